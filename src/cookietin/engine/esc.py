"""The one way for people's text to get into a page or a picture."""

from html import escape


def esc(text: object) -> str:
    """The text with & < > " ' written so that HTML and SVG show them and obey none of them."""
    return escape(str(text), quote=True)
