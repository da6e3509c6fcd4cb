"""Proving a written game."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

import cookietin
from cookietin.engine import written
from cookietin.engine.chance import Fair, Seeded, Source, Typed
from cookietin.engine.position import Game, Position
from cookietin.engine.texts import Mistake
from cookietin.engine.verify import Verdict
from cookietin.engine.written import BrokenRecord
from crumbs import GAME

SECRET = bytes(range(32))
FAIR = Fair(SECRET, ("tablet", "phone é"))

pytestmark = pytest.mark.usefixtures("crumbs_is_known")


def match(source: Source | None, game: Game | None = None) -> Position:
    """A whole match."""
    position = (game or Game.of(GAME, {"players": 3})).start(chance=source)
    choice = random.Random(1)
    while position.outcome is None:
        position = position.play(choice.choice(position.legal()))
    return position


def counts(verdict: Verdict) -> tuple[str, int, int, int, int]:
    return verdict.dice, verdict.moves, verdict.proved, verdict.typed, verdict.unproved


def wrong(text: str, commitment: str = "", digest: str = "") -> str:
    with pytest.raises(BrokenRecord) as raised:
        cookietin.verify(text, commitment, digest)
    return str(raised.value)


def test_fair_dice_are_proved() -> None:
    position = match(FAIR)
    verdict = cookietin.verify(position.record())
    seats = len(position.line) - position.draws
    assert counts(verdict) == ("fair", seats, position.draws, 0, 0)
    assert verdict.position == position
    assert seats >= 12
    assert position.draws >= 13


def test_the_commitment_that_somebody_noted_is_compared() -> None:
    text = match(FAIR).record()
    assert cookietin.verify(text, FAIR.commitment) == cookietin.verify(text)
    assert cookietin.verify(text, FAIR.commitment.upper()).proved
    other = Fair(bytes(32)).commitment
    found = wrong(text, other)
    assert f"This isn’t the commitment you noted, {other}" in found
    assert found.startswith("line 6, column 13: ")


def test_dice_without_a_commitment_are_not_those_that_somebody_noted() -> None:
    assert "isn’t the commitment you noted" in wrong(match(Seeded(1)).record(), FAIR.commitment)


@pytest.mark.parametrize("draw", range(13))
def test_a_draw_that_was_changed_is_found(draw: int) -> None:
    """The card that was dealt is exchanged for another one that could have been."""
    position = match(FAIR, Game.of(GAME, {"players": 3, "first": 0}))
    lines = position.record().split("\n")
    at = [number for number, line in enumerate(lines) if line.startswith("* ")][draw]
    true = lines[at]
    for other in "1234":
        if true != f"* {other}":
            changed = "\n".join([*lines[:at], f"* {other}", *lines[at + 1 :]])
            found = wrong(changed)
            assert found.startswith(f"line {at + 1}, column 3: ")
            if "can’t be played" not in found:  # there is such a card left
                says = f"Random draw {draw + 1} was “{other}”, but the dice give “{true[2:]}”"
                assert says in found


def test_a_secret_that_was_changed_does_not_belong_to_the_commitment() -> None:
    text = match(FAIR).record()
    changed = text.replace(SECRET.hex(), "ff" + SECRET.hex()[2:])
    found = wrong(changed)
    assert f"The secret doesn’t belong to the commitment {FAIR.commitment}" in found
    assert found.startswith("line 9, column 9: ")


def test_secret_and_commitment_that_were_changed_together_give_other_dice() -> None:
    text = match(FAIR).record()
    other = Fair(bytes(32), FAIR.texts)
    changed = text.replace(FAIR.commitment, other.commitment).replace(
        SECRET.hex(), other.secret.hex()
    )
    assert "but the dice give" in wrong(changed)
    assert "isn’t the commitment you noted" in wrong(changed, FAIR.commitment)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('text: "tablet"', 'text: "Tablet"'),
        ('text: "tablet"\n', ""),
        ('text: "tablet"\ntext: "phone é"', 'text: "phone é"\ntext: "tablet"'),
        ('text: "tablet"', 'text: "tablet"\ntext: ""'),
    ],
    ids=["changed", "left out", "exchanged", "added"],
)
def test_texts_that_were_tampered_with_give_other_dice(old: str, new: str) -> None:
    text = match(FAIR).record()
    assert old in text
    assert "but the dice give" in wrong(text.replace(old, new))


def test_a_throw_that_was_left_out_is_found() -> None:
    text = match(FAIR, cookietin.game("goose", players=2, first=0)).record()
    lines = text.split("\n")
    first = lines.index("0 throw")
    shorter = lines[:first] + lines[first + 4 :]  # without one turn of each
    assert "but the dice give" in wrong("\n".join(shorter))


def test_typed_throws_cannot_be_proved() -> None:
    thrown = random.Random(3)
    source = Typed(lambda position: thrown.randrange(36), FAIR)
    position = match(source, cookietin.game("goose", players=2))
    verdict = cookietin.verify(position.record())
    throws = position.draws - 1  # who begins was drawn
    assert counts(verdict) == ("fair", throws, 1, throws, 0)


def test_a_draw_that_is_passed_off_as_typed_is_counted_as_such() -> None:
    text = match(FAIR).record()
    verdict = cookietin.verify(text.replace("\n* ", "\n! ", 3))
    honest = cookietin.verify(text)
    assert (verdict.typed, verdict.proved) == (3, honest.proved - 3)


def test_draws_after_a_typed_one_are_still_proved_by_their_number() -> None:
    text = match(FAIR).record()
    first_typed = text.replace("\n* ", "\n! ", 1)
    assert cookietin.verify(first_typed).proved == cookietin.verify(text).proved - 1


def test_dice_played_by_hand_cannot_be_proved() -> None:
    verdict = cookietin.verify(match(None).record())
    assert (verdict.dice, verdict.proved, verdict.unproved) == ("open", 0, 0)
    assert verdict.typed >= 13


def test_without_the_secret_nothing_is_proved_and_nothing_wrong() -> None:
    position = match(FAIR)
    text = position.record()
    assert f"secret: {SECRET.hex()}\n" in text
    verdict = cookietin.verify(text.replace(f"secret: {SECRET.hex()}\n", ""))
    assert (verdict.dice, verdict.proved, verdict.unproved) == ("fair", 0, position.draws)


def test_a_match_that_was_abandoned_is_proved_as_far_as_it_went() -> None:
    position = cookietin.game("goose", players=2).start(chance=FAIR).play("throw").play("throw")
    assert position.outcome is None
    assert counts(cookietin.verify(position.record())) == ("fair", 2, 3, 0, 0)


def test_seeded_dice_are_proved_by_their_seed() -> None:
    text = match(Seeded(5)).record()
    verdict = cookietin.verify(text)
    assert (verdict.dice, verdict.unproved) == ("seed", 0)
    assert verdict.proved >= 13
    assert "but the dice give" in wrong(text.replace("seed: 5", "seed: 6"))


def test_an_illegal_move_is_found_though_the_dice_are_right() -> None:
    text = match(FAIR, cookietin.game("goose", players=2, first=0)).record()
    assert "There’s no such move here" in wrong(text.replace("0 throw", "0 cheat", 1))


def test_a_wrong_result_is_found_though_the_dice_are_right() -> None:
    position = match(FAIR)
    assert position.outcome is not None
    scores = " ".join(map(str, position.outcome.scores))
    text = position.record()
    assert "scores says" in wrong(text.replace(f"scores: {scores}", f"scores: {scores} 9"))


def test_a_text_that_cannot_be_encoded_is_said_with_its_place() -> None:
    text = match(FAIR).record()
    assert wrong(text.replace('"tablet"', '"\\ud800"')).startswith("line 7, ")


# The whole record


def cut(text: str) -> str:
    """Only the first half of the moves, and no result."""
    head, moves = text.split("\n\n")
    head = "\n".join(
        line
        for line in head.split("\n")
        if line.partition(":")[0] not in ("result", "clause", "winners", "scores")
    )
    lines = moves.split("\n")[:-2]
    return "\n".join([head, "", *lines[: len(lines) // 2], "end", ""])


def renamed(text: str) -> str:
    changed = text.replace('"Ada"', '"?"').replace('"Bo"', '"Ada"').replace('"?"', '"Bo"')
    assert changed != text
    return changed


def genuine() -> str:
    return goose().record(names=["Ada", "Bo"])


def goose() -> Position:
    """A match with names, in which nothing but the dice decides."""
    return match(FAIR, cookietin.game("goose", players=2, first=0))


def test_the_digest_is_that_of_the_record_as_it_is_written() -> None:
    text = genuine()
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert written.digest_of(written.read(text)) == digest == cookietin.verify(text).digest
    head, moves = text.split("\n\n")
    title, *others = head.split("\n")
    spaced = "\n".join([title, "# what a day", *others[4:], *others[3::-1], "", moves]) + "\n\n"
    assert spaced != text
    assert written.digest_of(written.read(spaced)) == digest
    assert cookietin.verify(spaced, FAIR.commitment, digest.upper()) == cookietin.verify(text)


def begun_at_55(text: str) -> str:
    """The second player began at square 55, and so won at once, by the dice that were drawn."""
    game = cookietin.game("goose", players=2, first=0)
    state = game.start(chance=None).to_dict()["state"]
    state["squares"][1], state["has_thrown"][1] = 55, 1
    position = game.position(state).with_chance(FAIR).after_chance()
    while position.outcome is None:
        position = position.play("throw")
    return position.record(names=["Ada", "Bo"])


def with_other_options(text: str) -> str:
    """A rule that never mattered in this match."""
    changed = text.replace("release=auto", "release=off")
    assert changed != text
    return changed


FORGERIES = {
    "cut short": cut,
    "names exchanged": renamed,
    "another option": with_other_options,
    "another start": begun_at_55,
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES.keys())
def test_a_forgery_that_the_dice_allow_has_another_digest(forge: Any) -> None:
    text = genuine()
    digest = written.digest_of(written.read(text))
    assert cookietin.verify(text, FAIR.commitment, digest).digest == digest
    forged = forge(text)
    verdict = cookietin.verify(forged, FAIR.commitment)  # the dice are right
    assert verdict.proved > 0
    assert verdict.digest != digest
    found = wrong(forged, FAIR.commitment, digest)
    assert f"This isn’t the record whose digest you noted, {digest}" in found


def test_another_legal_move_of_a_person_has_another_digest() -> None:
    start = Game.of(GAME, {"players": 3, "first": 0}).start(chance=FAIR)
    one, other = (start.play(move).record() for move in start.legal(0)[:2])
    assert cookietin.verify(other, FAIR.commitment).proved == start.draws
    assert "whose digest you noted" in wrong(
        other, FAIR.commitment, written.digest_of(written.read(one))
    )


def test_a_match_that_began_from_a_position_set_up_by_hand_is_told_apart() -> None:
    text = genuine()
    assert not cookietin.verify(text).is_set_up
    assert cookietin.verify(begun_at_55(text), FAIR.commitment).is_set_up


@pytest.mark.parametrize("noted", ["1", "g" * 64, "0" * 63, "0" * 65, "0" * 64 + "\n0"])
def test_what_can_be_no_commitment_and_no_digest_is_a_mistake(noted: str) -> None:
    text = genuine()
    for given in ({"commitment": noted}, {"digest": noted}):
        with pytest.raises(Mistake, match="isn’t 64 hexadecimal digits"):
            cookietin.verify(text, **given)
