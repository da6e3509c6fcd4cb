"""What is in a drawing, for tests that look at one."""

from __future__ import annotations

from xml.etree import ElementTree


def root(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def identified(svg: str) -> dict[str, ElementTree.Element]:
    """The elements that have an id, by their id; no two have the same."""
    elements = [element for element in root(svg).iter() if "id" in element.attrib]
    found = {element.attrib["id"]: element for element in elements}
    assert len(found) == len(elements)
    return found


def tag(element: ElementTree.Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def title(element: ElementTree.Element) -> str:
    return "".join(child.text or "" for child in element if tag(child) == "title")


def check_stands_alone(svg: str) -> None:
    """A picture has no style and no script, and uses only what is defined in it."""
    found = identified(svg)
    for element in root(svg).iter():
        assert tag(element) not in ("style", "script", "foreignObject")
        assert not {"style", "class"} & element.attrib.keys()
        if tag(element) == "use":
            assert element.attrib["href"].removeprefix("#") in found
