"""What people read, in eight languages, from Fluent files beside the game.

A `Phrase` is a text that has not chosen its language yet: a key with its variables. Refusals,
log lines and mistakes are phrases until someone reads them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Protocol

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Message,
    Pattern,
    Resource,
    SelectExpression,
    TextElement,
    VariableReference,
)

LANGUAGES = ("en", "de", "fr", "nl", "it", "es", "pt", "pl")
FALLBACK = "en"
LOCALES = {"en": "en_GB", "pt": "pt_PT"}  # where the language alone would mean another country
FOUR_TOGETHER = ("es", "pt", "pl")  # in which people write 2000, but 20 000
# "And" sounds differently before a name that begins with the same sound: Ana e Inés, Luca ed Elena.
SOUNDS_ALIKE = {
    "es": (" y ", " e ", re.compile(r"(?:i|í|hi(?![aeo]))", re.IGNORECASE)),
    "it": (" e ", " ed ", re.compile(r"[eèé]", re.IGNORECASE)),
}
# What the printed sheet of one language says, for its readers alone: `clause-4-1.printed`.
LOCAL = "printed"
ENGINE = "cookietin.engine"
ANIMALS = 6  # that have names, and are drawn in `theme`
KEPT = 2000  # texts of all games in all languages: two thirds of a megabyte
FIRST_MARK = 0xE000  # of the characters that stand for names, and for numbers that decide nothing
UNGROUPED = 1000  # numbers below are written with their digits and nothing else, in every language
LONGEST_QUOTE = 80
LARGEST_QUOTE = 10**LONGEST_QUOTE
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # fillers that count as letters
# What joins or chooses a shape and is counted among the accents, of which nothing is seen
UNSEEN_MARKS = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
SHOWN_WHOLE = {"known", "file", "reason"}  # to choose from, where to look, and our own words


class Say(Protocol):
    """Says a text by its key; `key.attribute` is an attribute of it. Several texts as a variable
    are joined as the language joins them.
    """

    def __call__(self, key: str, /, **variables: str | int | tuple[str, ...]) -> str: ...


class Seat(int):
    """A seat as a variable of a phrase: it is read as the name of who sits there."""


class Own(str):
    """A text of ours, with nothing in it that people wrote: only such texts are kept."""

    __slots__ = ()


def locale_of(language: str) -> str:
    """By which numbers and dates are written."""
    return LOCALES.get(language, language)


def figures(value: float, language: str, places: int = 0) -> str:
    """A number as people write it in a language, with so many places."""
    is_short = language in FOUR_TOGETHER and abs(value) < 10_000
    shape = ("0" if is_short else "#,##0") + ("." + "0" * places if places else "")
    return str(format_decimal(value, shape, locale_of(language)))


def percent_sign(language: str) -> str:
    """What stands after a number of percent, with the space before it where there is one."""
    return str(format_percent(0, locale=locale_of(language))).removeprefix("0")


def list_of_names(names: Sequence[str], language: str) -> str:
    """Names as a language joins them: Anna, Ben and Cleo; or spaces of a board."""
    if len(names) < 2:
        return names[0] if names else ""
    text = str(format_list(names, locale=locale_of(language)))
    if language in SOUNDS_ALIKE:
        usual, instead, alike = SOUNDS_ALIKE[language]
        before = text.removesuffix(names[-1])
        if alike.match(names[-1]) and before.endswith(usual):
            return before.removesuffix(usual) + instead + names[-1]
    return text


def source_of(package: str, language: str) -> str:
    """The file with the texts of one package in one language."""
    return resources.files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")


@cache
def resource_of(package: str, language: str) -> Resource:
    """What stands in that file; to read it takes tens of milliseconds."""
    return FluentResource(source_of(package, language))


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """All texts of one package in one language."""
    found = FluentBundle([locale_of(language).replace("_", "-")], use_isolating=False)
    found.add_resource(resource_of(package, language))
    return found


def pattern(found: FluentBundle, key: str) -> Any:
    """The pattern of `key` or `key.attribute`, or None."""
    name, _, attribute = key.partition(".")
    if not found.has_message(name):
        return None
    message = found.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def has_text(package: str, key: str, language: str = FALLBACK) -> bool:
    """Does this package have a text for the key in a language? English has all but `LOCAL` ones."""
    return pattern(bundle(package, language), key) is not None


@cache
def plain(package: str, language: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The texts without a choice in them, to be filled in with `%`, and by what.

    That takes a microsecond, where Fluent takes a hundred.
    """
    found = {}
    for entry in resource_of(package, language).body:
        if isinstance(entry, Message):
            texts = {entry.id.name: entry.value}
            texts |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for key, text in texts.items():
                if text is not None and (parts := _parts(text)):
                    words = (words.replace("%", "%%") for words in parts[::2])
                    found[key] = "%s".join(words), parts[1::2]
    return found


def _parts(text: Pattern) -> tuple[str, ...]:
    """Words, a name, words, a name … words; nothing if there is more in it than these."""
    parts = [""]
    for element in text.elements:
        if isinstance(element, TextElement):
            parts[-1] += element.value
        elif isinstance(element.expression, VariableReference):
            parts += [element.expression.id.name, ""]
        else:
            return ()
    return tuple(parts)


@cache
def deciders(text: Pattern) -> frozenset[str]:
    """The variables by which a text chooses its words; others only stand in it."""
    found: set[str] = set()
    for element in getattr(text, "elements", [text]):
        choice = getattr(element, "expression", None)
        if isinstance(choice, SelectExpression):
            if isinstance(choice.selector, VariableReference):
                found.add(choice.selector.id.name)
            found.update(*(deciders(variant.value) for variant in choice.variants))
    return frozenset(found)


@cache
def speaker(package: str, language: str) -> Say:
    """Says the texts of a package, and the engine's where the package has none.

    What nobody has translated is said in English; the kit complains about it.
    """
    packages = [package] if package == ENGINE else [package, ENGINE]
    sources = [(one, plain(one, language), bundle(one, language)) for one in packages]

    def put(key: str, /, **given: str | int | tuple[str, ...]) -> str:
        variables = {
            name: list_of_names(value, language) if type(value) is tuple else value
            for name, value in given.items()
        }
        for source, plainly, found in sources:
            if key in plainly:
                words, names = plainly[key]
                try:
                    return words % tuple(variables[name] for name in names)
                except KeyError as missing:
                    raise LookupError(f"{package} {language} {key}: no {missing}") from None
            text = pattern(found, key)
            if text is not None:
                decide = deciders(text)
                marks, told = dict(variables), {}
                for mark, (name, value) in enumerate(variables.items(), FIRST_MARK):
                    is_small = isinstance(value, int) and 0 <= value < UNGROUPED
                    if name not in decide and (is_small or isinstance(value, str)):
                        marks[name], told[mark] = chr(mark), str(value)
                return text_with_choice(source, language, key, **marks).translate(told)
        if language != FALLBACK and has_text(package, key):
            return speaker(package, FALLBACK)(key, **variables)
        raise LookupError(f"{package} has no text {key} in {language}")

    def say(key: str, /, **variables: str | int | tuple[str, ...]) -> str:
        for value in variables.values():
            if type(value) is not int and type(value) is not Own:
                return put(key, **variables)  # people may have written it: it is not kept
        return own_text(put, key, **variables)

    return say


@lru_cache(KEPT)  # names and numbers come in afterwards
def text_with_choice(package: str, language: str, key: str, /, **variables: str | int) -> str:
    """A text of a package whose words depend on its variables."""
    found = bundle(package, language)
    said, errors = found.format_pattern(pattern(found, key), variables)
    if errors:
        raise LookupError(f"{package} {language} {key}: {errors[0]}")
    return str(said)


@lru_cache(KEPT)  # boards and logs say the same things again and again
def own_text(put: Say, key: str, /, **variables: str | int | tuple[str, ...]) -> str:
    """A text in which nothing is of people, as `put` says it."""
    return Own(put(key, **variables))


@lru_cache(256)
def speaker_with_names(package: str, language: str, names: tuple[str, ...]) -> Say:
    """Says the texts of a game, with those who play by their names; one for each table, so that
    what is drawn with it is drawn once.
    """
    say, people = speaker(package, language), {f"seat-{at}": one for at, one in enumerate(names)}

    def say_by_name(key: str, /, **variables: str | int | tuple[str, ...]) -> str:
        return people[key] if key in people else say(key, **variables)

    return say_by_name


@dataclass(slots=True)
class Phrase:
    """A text by its key, to be said in the language of whoever reads it."""

    key: str
    variables: dict[str, Any] = field(default_factory=dict)
    package: str = ENGINE

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The text in a language; `names` are those of the people at the seats."""
        say = speaker(self.package, language)
        return say(
            self.key,
            **{n: self._variable_in(v, language, names) for n, v in self.variables.items()},
        )

    def _variable_in(
        self, value: Any, language: str, names: Sequence[str]
    ) -> str | int | tuple[str, ...]:
        if type(value) is int:  # as most are
            return value
        if isinstance(value, Phrase):
            return value.text(language, names)
        if isinstance(value, Seat):
            return seat_name(value, language, names)
        return value if isinstance(value, int | tuple) else str(value)


def phrases(package: str) -> Callable[..., Phrase]:
    """Makes phrases of a package's texts: `phrase("log-takes", seat=Seat(1))`."""

    def phrase(key: str, **variables: object) -> Phrase:
        return Phrase(key, variables, package)

    return phrase


def seat_name(seat: int, language: str = "en", names: Sequence[str] = ()) -> str:
    """The name of who sits there, or the seat's own."""
    given = names[seat] if seat < len(names) else ""
    return given or speaker(ENGINE, language)(f"seat-{seat}")


def animal_name(seat: int, language: str = "en") -> str:
    """What the animal of a seat is called; there are as many as there are colours."""
    return speaker(ENGINE, language)(f"animal-{seat % ANIMALS}")


def short(value: Any) -> Any:
    """What somebody gave, as it is quoted: not too long, and no half characters in it."""
    if isinstance(value, Phrase) or (isinstance(value, int) and abs(value) < LARGEST_QUOTE):
        return value
    try:
        text = str(value)
    except (ValueError, RecursionError):  # very many digits, or very deep
        text = "…"
    if len(text) > LONGEST_QUOTE:
        text = text[: LONGEST_QUOTE - 1] + "…"
    return text.encode(errors="replace").decode()


@cache
def names_of_seat(seat: int) -> tuple[str, ...]:
    """What a seat is called without a name, in every language; no texts are read for it."""
    found = [re.search(rf"^seat-{seat} = (.+)$", source_of(ENGINE, one), re.M) for one in LANGUAGES]
    return tuple(match[1] for match in found if match)


def look_of(name: str) -> str:
    """What people see of a name: nothing invisible, no difference of width or case."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in plain if not is_blank(c))


def is_blank(character: str) -> bool:
    """Does a character leave no mark on paper?"""
    is_space = unicodedata.category(character)[0] in "ZC"
    return is_space or character in BLANKS or bool(UNSEEN_MARKS.match(character))


class Mistake(ValueError):
    """Something a person gave that cannot be used, with a reason for that person."""

    package = ENGINE

    def __init__(self, key: str, **variables: Any) -> None:
        quoted = {n: v if n in SHOWN_WHOLE else short(v) for n, v in variables.items()}
        self.phrase = Phrase(key, quoted, self.package)
        super().__init__(key)

    def __str__(self) -> str:
        return self.phrase.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return _mistake_from, (type(self), self.args, vars(self))


def _mistake_from(
    kind: type[Mistake], args: tuple[Any, ...], attributes: dict[str, Any]
) -> Mistake:
    """A mistake that came from another process."""
    mistake = kind.__new__(kind, *args)
    vars(mistake).update(attributes)
    return mistake
