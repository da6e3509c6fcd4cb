"""States as records of named integers."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cookietin.engine import registry
from cookietin.engine.compile import compiled_clone, has_numba
from cookietin.engine.record import (
    EVERYONE,
    NOBODY,
    OWNER,
    Grid,
    Row,
    conceal,
    copy_of,
    fill,
    from_bytes,
    has_secrets,
    i8,
    i16,
    i32,
    i64,
    record,
    values_of,
)
from crumbs import GAME

needs_numba = pytest.mark.skipif(not has_numba(), reason="there is no numba here")


@record
class Tray:
    """A state with a field of every kind."""

    players: int = i8(fixed=True)
    turn: int = i8()
    crumbs: int = i32()
    oven: int = i16(seen_by=NOBODY)
    heap: Row = i8(3, seen_by=NOBODY)
    sizes: Row = i16(2)
    hands: Grid = i8(2, 3, seen_by=OWNER)
    thoughts: Row = i8(2, seen_by=OWNER)

    def is_empty(self) -> bool:
        return self.crumbs == 0


def full() -> Any:
    """A tray with something in every field."""
    values: Any = {
        "players": 2,
        "turn": 1,
        "crumbs": 100_000,
        "oven": 220,
        "heap": [1, 2, 3],
        "sizes": [300, -300],
        "hands": [[1, 0, 2], [0, 3, 0]],
        "thoughts": [7, 8],
    }
    return Tray(**values)


def test_a_new_record_is_full_of_zeros() -> None:
    empty: Any = Tray()
    assert set(bytes(empty)) == {0}


def test_a_record_is_its_bytes() -> None:
    tray = full()
    again: Any = from_bytes(Tray, bytes(tray))
    assert again == tray
    assert bytes(again) == bytes(tray)
    assert len(bytes(tray)) == 1 + 1 + 4 + 2 + 3 + 4 + 6 + 2 + 1


def test_what_is_read_from_bytes_can_be_written_to() -> None:
    data = bytes(full())
    tray = from_bytes(Tray, data)
    tray.turn = 0
    assert from_bytes(Tray, data).turn == 1


@pytest.mark.parametrize("length", [0, 23, 25])
def test_bytes_of_another_length_are_no_record(length: int) -> None:
    with pytest.raises(ValueError, match=f"a Tray is 24 bytes, not {length}"):
        from_bytes(Tray, bytes(length))


@pytest.mark.parametrize("copied", [lambda tray: tray.copy(), copy_of])
def test_a_copy_is_equal_and_its_own(copied: Any) -> None:
    tray = full()
    other = copied(tray)
    assert other == tray
    other.hands[1, 1] = 0
    other.turn = 0
    assert other != tray
    assert (tray.turn, tray.hands[1, 1]) == (1, 3)


def test_a_copy_by_the_standard_library_is_its_own() -> None:
    tray = full()
    other = copy.copy(tray)
    other.turn = 0
    assert tray.turn == 1


def test_equal_records_have_equal_hashes() -> None:
    one, other = full(), full()
    assert len({one, other}) == 1
    other.crumbs += 1
    assert len({one, other}) == 2


def test_records_of_different_classes_are_never_equal() -> None:
    @record
    class Plate:
        crumbs: int = i8()

    @record
    class Bowl:
        crumbs: int = i8()

    plate: Any = Plate()
    assert plate != Bowl()
    assert plate != b"\0"


def test_a_record_prints_by_field_name_and_the_print_is_a_constructor() -> None:
    tray = full()
    assert repr(tray) == (
        "Tray(players=2, turn=1, crumbs=100000, oven=220, heap=[1, 2, 3], sizes=[300, -300], "
        "hands=[[1, 0, 2], [0, 3, 0]], thoughts=[7, 8])"
    )
    assert eval(repr(tray)) == tray


def test_fields_come_as_plain_values_in_the_order_of_their_declaration() -> None:
    values = dict(values_of(full()))
    assert " ".join(values) == "players turn crumbs oven heap sizes hands thoughts"
    assert type(values["turn"]) is int
    assert values["hands"] == [[1, 0, 2], [0, 3, 0]]


def test_a_record_keeps_its_own_methods() -> None:
    assert Tray().is_empty()
    assert not full().is_empty()


def test_what_is_read_is_a_python_integer_that_does_not_wrap() -> None:
    tray = full()
    tray.turn = 127
    assert tray.turn + 1 == 128
    assert tray.sizes[0] * 1000 == 300_000


@pytest.mark.parametrize(("field", "value"), [("turn", 128), ("turn", -129), ("oven", 1 << 15)])
def test_a_value_out_of_range_raises(field: str, value: int) -> None:
    tray = full()
    with pytest.raises(ValueError, match="invalid value"):
        setattr(tray, field, value)
    assert tray == full()


def test_a_value_out_of_range_raises_inside_rows_and_grids() -> None:
    tray = full()
    with pytest.raises(ValueError, match="invalid value"):
        tray.heap[0] = 128
    with pytest.raises(ValueError, match="invalid value"):
        tray.hands[0, 0] -= 200


def test_an_index_out_of_range_raises() -> None:
    tray = full()
    with pytest.raises(IndexError):
        tray.heap[3]
    with pytest.raises(IndexError):
        tray.heap[3] = 0
    with pytest.raises(IndexError):
        tray.hands[2, 0]
    with pytest.raises(IndexError):
        tray.hands[0, 3]
    with pytest.raises(IndexError):
        tray.heap[-4]


def test_what_is_not_an_integer_is_not_stored() -> None:
    tray: Any = full()
    with pytest.raises(TypeError):
        tray.turn = 1.5
    with pytest.raises(TypeError):
        tray.heap[0] = "1"


def test_a_misspelt_field_raises() -> None:
    tray: Any = full()
    with pytest.raises(AttributeError):
        tray.trun = 1
    with pytest.raises(KeyError, match="trun"):
        Tray(trun=1)  # type: ignore[call-arg]


def test_the_same_memory_is_a_numpy_record() -> None:
    tray = full()
    array = tray.array
    assert array["crumbs"].tolist() == [100_000]
    array["hands"][0, 1, 2] = 5
    assert tray.hands[1, 2] == 5


def test_a_record_can_be_a_view_into_a_row_of_them() -> None:
    kind: Any = Tray
    trays = np.zeros(3, kind.DTYPE)
    middle = kind(trays[1:2])
    middle.turn = 1
    assert trays["turn"].tolist() == [0, 1, 0]


def test_a_copy_by_numpy_copies_every_byte() -> None:
    tray = full()
    trays = np.zeros(1, tray.DTYPE)
    trays[0] = tray.array[0]
    assert trays.tobytes() == bytes(tray)


def test_fields_may_be_eight_bytes_wide() -> None:
    @record
    class Wide:
        small: int = i8()
        wide: Row = i64(2)

    wide: Any = Wide()
    wide.wide[1] = 1 << 62
    assert from_bytes(Wide, bytes(wide)).wide[1] == 1 << 62


# How it lies in memory


@record
class Crooked:
    """A record whose fields do not fill up its last row."""

    small: int = i8()
    wide: Row = i64(2)
    middle: Row = i16(3)


PLUGS = [*registry.plugs(), GAME]
KINDS: list[Any] = [Tray, Crooked, *(kind for plug in PLUGS for kind in (plug.state, plug.desk))]
IDS = ["Tray", "Crooked", *(f"{plug.name} {what}" for plug in PLUGS for what in ("state", "desk"))]
each_kind = pytest.mark.parametrize("kind", KINDS, ids=IDS)


@each_kind
def test_every_field_stands_where_a_machine_reads_it_at_once(kind: Any) -> None:
    widths = {}
    for name, (field, start, *_) in kind.DTYPE.fields.items():
        widths[name] = field.base.itemsize
        assert start % widths[name] == 0, name
    assert kind.DTYPE.itemsize % max(widths.values()) == 0


@each_kind
def test_a_record_is_aligned_as_numpy_and_numba_understand_it(kind: Any) -> None:
    dtype = kind.DTYPE
    assert dtype.isalignedstruct
    names = [name for name in dtype.names if name in kind.FIELDS]
    again: Any = np.dtype([(name, dtype.fields[name][0]) for name in names], align=True)
    assert dtype.itemsize == again.itemsize
    assert {name: dtype.fields[name][1] for name in names} == {
        name: again.fields[name][1] for name in names
    }
    if has_numba():
        import numba

        assert numba.from_dtype(dtype).aligned
        assert numba.typeof(kind().array).aligned  # type: ignore[no-untyped-call]


@each_kind
def test_the_fields_of_a_record_leave_no_byte_out(kind: Any) -> None:
    """Numpy copies fields: a byte of no field would make a copy of an equal state another."""
    size = kind.DTYPE.itemsize
    assert sum(field.itemsize for field, *_ in kind.DTYPE.fields.values()) == size
    one = kind(bytearray(random.Random(size).randbytes(size)))
    copies = np.zeros(2, kind.DTYPE)
    copies[1] = one.array[0]
    assert copies[1].tobytes() == bytes(one)
    assert kind(copies[1:]) == one == one.copy()
    assert pickle.loads(pickle.dumps(one.array)).tobytes() == bytes(one)


@needs_numba
@each_kind
def test_compiled_code_copies_every_byte(kind: Any) -> None:
    size = kind.DTYPE.itemsize
    one = kind(bytearray(random.Random(size).randbytes(size)))
    copies = np.zeros(2, kind.DTYPE)
    compiled_clone(copy_first, {})(one.array, copies)
    assert copies[1].tobytes() == bytes(one)


def copy_first(records: Any, copies: Any) -> None:
    copies[1] = records[0]


@each_kind
def test_nobody_is_shown_the_bytes_at_the_end(kind: Any) -> None:
    named = set(kind.FIELDS)
    assert set(kind.DTYPE.names) - named <= {"padding"}
    assert "padding" not in named
    assert [name for name, _ in values_of(kind())] == list(kind.FIELDS)
    assert "padding" not in repr(kind())


def test_some_records_have_bytes_at_the_end_and_others_need_none() -> None:
    assert any("padding" not in kind.DTYPE.fields for kind in KINDS)
    crooked: Any = Crooked()
    assert crooked.DTYPE.fields["padding"][0].itemsize == 1
    with pytest.raises(AttributeError):
        crooked.padding = 1
    with pytest.raises(KeyError, match="padding"):
        fill(crooked, "padding", [1])


# Who sees what


def test_everyone_sees_what_is_not_declared_secret() -> None:
    fields = Tray.FIELDS  # type: ignore[attr-defined]
    assert (fields["turn"].seen_by, fields["hands"].seen_by) == (EVERYONE, OWNER)


def test_a_seat_sees_its_own_row_and_what_everyone_sees() -> None:
    tray = full()
    conceal(tray, 1)
    hidden = {"oven": 0, "heap": [0, 0, 0], "hands": [[0, 0, 0], [0, 3, 0]], "thoughts": [0, 8]}
    assert dict(values_of(tray)) == dict(values_of(full())) | hidden


def test_a_spectator_sees_nobodys_row() -> None:
    tray = full()
    conceal(tray, 9)
    assert tray.hands.tolist() == [[0, 0, 0], [0, 0, 0]]
    assert tray.thoughts.tolist() == [0, 0]


def test_a_record_knows_whether_it_has_secrets() -> None:
    @record
    class Open:
        turn: int = i8()

    assert has_secrets(Tray)
    assert not has_secrets(Open)


def test_a_field_of_its_owner_needs_an_axis_for_the_seats() -> None:
    with pytest.raises(TypeError, match="needs a first axis"):
        i8(seen_by=OWNER)


def test_only_three_words_say_who_sees_a_field() -> None:
    with pytest.raises(TypeError, match="everyone, owner or nobody, not 'me'"):
        i8(seen_by="me")


def test_every_annotation_is_a_field_and_every_field_annotated() -> None:
    with pytest.raises(TypeError, match=r"Odd\.turn needs an annotation and i8"):

        @record
        class Odd:
            turn: int

    with pytest.raises(TypeError, match=r"Even\.turn needs an annotation and i8"):

        @record
        class Even:
            turn = i8()


def test_a_field_may_not_take_the_name_of_what_every_record_has() -> None:
    class Copies:
        copy: int = i8()

    class Padded:
        padding: Row = i8(2)

    for kind, field in ((Copies, "copy"), (Padded, "padding")):
        named = rf"{kind.__name__}\.{field}: every record has something of that name"
        with pytest.raises(TypeError, match=named):
            record(kind)


# Filling by name


def test_fixed_fields_are_marked() -> None:
    fields = Tray.FIELDS  # type: ignore[attr-defined]
    assert [name for name, field in fields.items() if field.fixed] == ["players"]


def test_a_field_is_filled_with_plain_values() -> None:
    tray = Tray()
    fill(tray, "turn", 1)
    fill(tray, "heap", [3, 2, 1])
    fill(tray, "hands", [[1, 2, 3], [4, 5, 6]])
    assert (tray.turn, tray.heap[0], tray.hands[1, 2]) == (1, 3, 6)


@pytest.mark.parametrize(
    ("field", "value", "error", "says"),
    [
        ("nothing", 1, KeyError, "nothing"),
        ("turn", "1", TypeError, "turn is an integer"),
        ("turn", 1.0, TypeError, "turn is an integer"),
        ("turn", [1], TypeError, "turn is an integer"),
        ("turn", None, TypeError, "turn is an integer"),
        ("turn", 128, ValueError, "invalid value"),
        ("heap", 1, TypeError, "heap is 3 integers"),
        ("heap", [1, 2], TypeError, "heap is 3 integers"),
        ("heap", [1, 2, 3.0], TypeError, "heap is 3 integers"),
        ("heap", ["1", "2", "3"], TypeError, "heap is 3 integers"),
        ("heap", [1, 2, 1 << 70], TypeError, "heap is 3 integers"),
        ("heap", [1, 2, 128], ValueError, "heap holds -128 to 127"),
        ("heap", [1, 2, -129], ValueError, "heap holds -128 to 127"),
        ("hands", [1, 2, 3, 4, 5, 6], TypeError, "hands is 2 × 3 integers"),
        ("hands", [[1, 2, 3], [4, 5]], ValueError, "inhomogeneous"),
    ],
)
def test_a_field_is_not_filled_with(field: str, value: Any, error: Any, says: str) -> None:
    tray = full()
    with pytest.raises(error, match=says):
        fill(tray, field, value)
    assert tray == full()


# What a type checker understands


SNIPPET = """
from cookietin.engine import Grid, Row, i8, record

@record
class State:
    turn: int = i8()
    heap: Row = i8(3)
    hands: Grid = i8(2, 3)

def rule(state: State) -> int:
    reveal_type(state.turn)
    reveal_type(state.heap[0])
    reveal_type(state.hands[0, 1])
    state.turn = 1
    return state.turn + state.heap[2]

def misspelt(state: State) -> int:
    return state.trun

def wrong(state: State) -> None:
    state.turn = "one"
    state.hands[0]
"""


def test_a_type_checker_knows_the_fields_of_a_record(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    snippet = tmp_path / "snippet.py"
    snippet.write_text(SNIPPET, "utf-8")
    kept = getattr(pytestconfig, "cache", None)  # numpy's types take ten seconds the first time
    cache = kept.mkdir("mypy") if kept else tmp_path / "cache"
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(cache), snippet.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line.removeprefix("snippet.py:") for line in ran.stdout.splitlines()]
    assert [line for line in lines if "note: Revealed" in line] == [
        '11: note: Revealed type is "int"',
        '12: note: Revealed type is "int"',
        '13: note: Revealed type is "int"',
    ], ran.stdout + ran.stderr
    wrong = {line.partition(" error: ")[0] for line in lines if " error: " in line}
    assert wrong == {"18:", "21:", "22:"}, ran.stdout
    assert '"State" has no attribute "trun"' in ran.stdout
