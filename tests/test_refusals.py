"""Every refusal has words and an example, in every language."""

from __future__ import annotations

import json
import re

import pytest

from cookietin import cli
from cookietin.engine import ask, refusals, registry
from cookietin.engine.protocol import NOTHING
from cookietin.engine.rulebook import clause_numbers
from cookietin.engine.texts import LANGUAGES, has_text, speaker

GAMES = registry.names()
ONE, SEVERAL = (1,), (1, 2, 3)  # sentences
LONGEST = 210  # what a phone shows in seven lines


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_that_can_refuse_a_move_has_an_example(name: str) -> None:
    plug = registry.plug(name)
    wanted = refusals.clauses_refused(plug)
    found = refusals.examples(plug)
    assert [one.refusal.number for one in found] == wanted
    assert set(wanted) <= set(clause_numbers(plug))
    for one in found:
        again = plug.rules.refusal(one.state, one.move.seat, one.move.number)
        assert again == one.refusal.number
        meant = ask.read(plug, one.state, one.move.seat, one.move.text)
        assert meant != NOTHING, "somebody can try it"
        for language in LANGUAGES:
            assert one.refusal.clause in one.refusal.phrase.text(language)
            assert one.board(language)


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_a_short_answer_in_its_own_words(name: str) -> None:
    plug = registry.plug(name)
    for clause in map(ask.clause_name, refusals.clauses_refused(plug)):
        key = f"refusal-{clause.replace('.', '-')}"
        for language in LANGUAGES:
            assert has_text(plug.package, key, language), (clause, language)
            said = speaker(plug.package, language)(key)
            most = ONE if name == "cookie-addict" else SEVERAL
            assert len(re.findall(r"[.!?](?= |$)", said)) in most, said
            assert len(said) <= LONGEST, said


def test_the_clauses_are_read_from_the_code() -> None:
    assert 402 in refusals.clauses_refused(registry.plug("tock"))  # from a table of the rules too
    assert 303 in refusals.clauses_refused(registry.plug("tock"))


def test_the_command_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "cookie-box", "--refusals", "--lang", "de"]) == 0
    assert "versucht hier „" in capsys.readouterr().out
    assert cli.main(["rules", "cookie-box", "--refusals", "--json"]) == 0
    for one in json.loads(capsys.readouterr().out):
        assert one["text"].startswith(one["clause"])
        assert one["game"] == "cookie-box"


def test_where_nothing_is_chosen_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "goose", "--refusals"]) == 0
    assert "nothing to choose" in capsys.readouterr().out
