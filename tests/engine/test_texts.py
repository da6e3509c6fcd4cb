"""What people read."""

from __future__ import annotations

import gc
import re
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

import cookietin
from cookietin.engine.texts import (
    FIRST_MARK,
    KEPT,
    LANGUAGES,
    Mistake,
    Phrase,
    Seat,
    bundle,
    has_text,
    list_of_names,
    own_text,
    pattern,
    seat_name,
    speaker,
    text_with_choice,
)

ENGLISH = """
hello = Hello { $name }!
    .loud = HELLO { $name }!
plain = Good morning
cookies = { $count ->
    [one] one cookie
   *[other] { $count } cookies
}
clause-1 = Ours
"""
POLISH = """
hello = Cześć { $name }!
    .loud = CZEŚĆ { $name }!
plain = Dzień dobry
cookies = { $count ->
    [one] jedno ciastko
    [few] { $count } ciastka
    [many] { $count } ciastek
   *[other] { $count } ciastka
}
clause-1 = Nasze
    .printed = W druku inaczej
"""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A package with texts in two languages."""
    folder = tmp_path_factory.mktemp("shop")
    texts = folder / "biscuit_shop" / "texts"
    texts.mkdir(parents=True)
    (texts.parent / "__init__.py").touch()
    (texts / "en.ftl").write_text(ENGLISH, "utf-8")
    (texts / "pl.ftl").write_text(POLISH, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield "biscuit_shop"


def test_a_text_is_said_by_its_key(shop: str) -> None:
    assert speaker(shop, "en")("plain") == "Good morning"
    assert speaker(shop, "pl")("plain") == "Dzień dobry"


def test_a_text_has_variables_and_attributes(shop: str) -> None:
    say = speaker(shop, "en")
    assert say("hello", name="Ada") == "Hello Ada!"
    assert say("hello.loud", name="Ada") == "HELLO Ada!"


def test_a_text_is_said_without_invisible_marks(shop: str) -> None:
    assert speaker(shop, "en")("hello", name="Ada").isascii()


def test_what_a_package_does_not_say_the_engine_says(shop: str) -> None:
    say = speaker(shop, "en")
    assert say("clause-2") == "The game is over."
    assert say("clause-1") == "Ours"


@pytest.mark.parametrize("key", ["nothing", "hello.quiet", "nothing.loud"])
def test_a_key_that_is_missing_raises(shop: str, key: str) -> None:
    with pytest.raises(LookupError, match=f"biscuit_shop has no text {key} in en"):
        speaker(shop, "en")(key)
    assert not has_text(shop, key)


def test_one_language_can_have_a_text_that_the_others_lack(shop: str) -> None:
    assert has_text(shop, "clause-1.printed", "pl")
    assert not has_text(shop, "clause-1.printed")
    assert has_text(shop, "clause-1")


def test_a_variable_that_is_missing_raises(shop: str) -> None:
    with pytest.raises(LookupError, match=r"biscuit_shop pl hello: .*name"):
        speaker(shop, "pl")("hello")


def test_a_number_where_a_plural_needs_one(shop: str) -> None:
    assert speaker(shop, "en")("cookies", count=1) == "one cookie"
    assert speaker(shop, "en")("cookies", count=2) == "2 cookies"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "0 ciastek"),
        (1, "jedno ciastko"),
        (2, "2 ciastka"),
        (4, "4 ciastka"),
        (5, "5 ciastek"),
        (12, "12 ciastek"),
        (21, "21 ciastek"),
        (22, "22 ciastka"),
        (112, "112 ciastek"),
    ],
)
def test_polish_counts_in_its_own_way(shop: str, count: int, said: str) -> None:
    assert speaker(shop, "pl")("cookies", count=count) == said


def test_numbers_and_texts_that_look_alike_are_not_confused(shop: str) -> None:
    say = speaker(shop, "en")
    assert say("hello", name="1") == say("hello", name=1) == "Hello 1!"
    assert say("cookies", count=1) == "one cookie"


def test_texts_of_a_language_are_read_once(shop: str) -> None:
    assert bundle(shop, "en") is bundle(shop, "en")
    assert speaker(shop, "en") is speaker(shop, "en")


# Phrases


def test_a_phrase_chooses_its_language_when_it_is_said(shop: str) -> None:
    phrase = Phrase("hello", {"name": "Ada"}, shop)
    assert (phrase.text(), phrase.text("pl")) == ("Hello Ada!", "Cześć Ada!")


def test_a_phrase_in_a_phrase_is_said_in_the_same_language(shop: str) -> None:
    inner = Phrase("cookies", {"count": 5}, shop)
    outer = Phrase("hello", {"name": inner}, shop)
    assert outer.text("pl") == "Cześć 5 ciastek!"


def test_a_seat_is_called_by_its_own_name_or_by_the_name_of_who_sits_there(shop: str) -> None:
    phrase = Phrase("hello", {"name": Seat(1)}, shop)
    assert phrase.text() == "Hello Blueberry!"
    assert phrase.text("pl") == "Cześć Borówka!"
    assert phrase.text("pl", names=["Ada", "Bo"]) == "Cześć Bo!"
    assert phrase.text(names=["Ada"]) == "Hello Blueberry!"


def test_a_number_is_not_a_seat(shop: str) -> None:
    assert Phrase("hello", {"name": 1}, shop).text(names=["Ada", "Bo"]) == "Hello 1!"


def test_a_name_inside_a_phrase_inside_a_phrase_is_known(shop: str) -> None:
    inner = Phrase("hello", {"name": Seat(0)}, shop)
    assert Phrase("hello", {"name": inner}, shop).text(names=["Ada"]) == "Hello Hello Ada!!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_has_a_name_of_its_own_in_every_language(language: str) -> None:
    assert len({seat_name(seat, language) for seat in range(8)}) == 8


def test_who_gave_no_name_is_called_like_the_seat() -> None:
    assert seat_name(0, "de", ["", "Ben"]) == "Ingwer"
    assert seat_name(1, "de", ["", "Ben"]) == "Ben"


# Mistakes


def test_a_mistake_is_said_in_the_language_of_whoever_made_it() -> None:
    mistake = Mistake("unknown-game", game="chess", known="goose")
    assert str(mistake) == "There’s no game called “chess”. Choose from: goose."
    assert mistake.phrase.text("pl") == "Nie ma gry o nazwie „chess”. Do wyboru: goose."
    assert isinstance(mistake, ValueError)


def test_what_a_person_gave_is_quoted_in_eighty_characters_and_what_is_known_whole() -> None:
    known = ", ".join(map(str, range(100)))
    for given in ("x" * 1_000_000, ["x"] * 1_000_000):
        mistake = Mistake("unknown-game", game=given, known=known)
        (quoted,) = re.findall("“(.*)”", str(mistake))
        assert len(quoted) == 80
        assert quoted.endswith("…")
        assert known in str(mistake)
    assert "“" + "x" * 80 + "”" in str(Mistake("unknown-game", game="x" * 80, known=""))


def test_half_a_character_is_quoted_so_that_it_can_be_shown() -> None:
    assert "“a?b”" in str(Mistake("unknown-game", game="a\ud800b", known=""))


def test_a_text_with_something_that_people_wrote_is_not_kept(shop: str) -> None:
    say = speaker(shop, "en")
    assert say("cookies", count=5) is say("cookies", count=5)
    ours = say("cookies", count=5)
    assert say("hello", name=ours) is say("hello", name=ours)
    theirs = "Ada"
    assert say("hello", name=theirs) == say("hello", name=theirs)
    assert say("hello", name=theirs) is not say("hello", name=theirs)


def test_all_games_and_languages_have_one_memory_of_what_was_said() -> None:
    """Each with its own, they held a hundred times as much."""
    for package in ("cookietin.engine", "cookietin.web"):
        for language in LANGUAGES:
            for number in range(KEPT // 8):
                speaker(package, language)("times", count=number)
    for kept in (own_text, text_with_choice):
        assert kept.cache_info().currsize == KEPT


def test_what_people_wrote_stands_in_a_text_that_chooses_its_words_as_they_wrote_it() -> None:
    """Such a text is kept with marks in the place of names; a name may look like a mark."""
    say, mark = speaker("cookietin.web", "en"), chr(FIRST_MARK)
    for name in ("Ada", f"{mark} & {chr(FIRST_MARK + 1)}", "100 %s", "Ada"):
        assert say("end-wins", names=name, count=1) == f"{name} wins!"
        assert say("end-wins", names=name, count=2) == f"{name} win!"


def test_numbers_that_choose_no_words_are_written_as_fluent_writes_them() -> None:
    """They come in afterwards, too, so that a text is kept once for all of them."""
    package, key = "cookietin.games.goose", "log-throws"
    for language in LANGUAGES:
        say = speaker(package, language)
        before = text_with_choice.cache_info().currsize
        for to in (0, 7, 63, 999, 1000, 12345):
            given: dict[str, Any] = {"seat": "Ada", "one": 6, "other": 4, "from": 51, "to": to}
            found, errors = bundle(package, language).format_pattern(
                pattern(bundle(package, language), key), given
            )
            assert not errors
            assert say(key, **given) == found
        assert text_with_choice.cache_info().currsize <= before + 3


def test_many_megabytes_of_refused_records_leave_nothing_behind() -> None:
    head = "Cookie Tin record 1\ngame: goose\nrules: 1\n"

    def refuse(number: int) -> None:
        for text in (
            f"{number}" * 200_000,
            f"{head}options: players={number}{'9' * 100_000}\ndice: open\nend\n",
            f"{head}options: players=2\ndice: open\n\n0 {'x' * 100_000}{number}\nend\n",
            f"{head}{number}{'x' * 100_000}\nend\n",
        ):
            with pytest.raises(Mistake) as raised:
                cookietin.read(text)
            for language in LANGUAGES:
                raised.value.phrase.text(language)

    refuse(0)
    tracemalloc.start()
    try:
        refuse(1)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for number in range(2, 42):
            refuse(number)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 200_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_in_a_mistake_is_said_in_every_language(language: str) -> None:
    reason = Mistake("record-integer", value="x").phrase
    said = Phrase("record-broken", {"line": "1", "column": "2", "reason": reason}).text(language)
    assert reason.text(language) in said


@pytest.mark.parametrize(
    ("language", "names", "joined"),
    [
        ("en", ["Anna", "Ben", "Cleo"], "Anna, Ben and Cleo"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Hilario"], "Ana e Hilario"),
        ("es", ["Ana", "Hiena"], "Ana y Hiena"),
        ("es", ["Ana", "Luis"], "Ana y Luis"),
        ("it", ["Luca", "Elena"], "Luca ed Elena"),
        ("it", ["Luca", "Anna"], "Luca e Anna"),
        ("pt", ["Ana"], "Ana"),
    ],
)
def test_names_are_joined_as_a_language_joins_them(
    language: str, names: list[str], joined: str
) -> None:
    assert list_of_names(names, language) == joined
