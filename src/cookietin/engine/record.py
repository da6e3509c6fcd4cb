"""States as records of named integers.

A state is bytes. `@record` turns a class with annotated fields into a view over such bytes:

    @record
    class State:
        turn: int = i8()
        hands: Grid = i8(6, 13, seen_by=OWNER)

The same memory is a numpy record to compiled code and an object with attributes to the
interpreter, where reads are Python integers and a value or an index out of range raises.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, TypeVar, dataclass_transform, overload

import numpy as np

PADDING = "padding"  # the bytes at the end: a field for numpy, which copies fields, and no one else
RESERVED = {"array", "memory", "copy", "DTYPE", "FIELDS", PADDING}

EVERYONE = "everyone"
OWNER = "owner"
NOBODY = "nobody"


class Row(Protocol):
    """One line of integers in a state."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A table of integers in a state: `hands[seat, card]`."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Field:
    """What a record knows of one field.

    seen_by  EVERYONE, OWNER (the first axis is the seat) or NOBODY
    fixed    written by set-up (options, players, edition), never by play
    """

    code: str
    shape: tuple[int, ...]
    seen_by: str
    fixed: bool

    def __post_init__(self) -> None:
        if self.seen_by not in (EVERYONE, OWNER, NOBODY):
            raise TypeError(f"seen_by is everyone, owner or nobody, not {self.seen_by!r}")
        if self.seen_by == OWNER and not self.shape:
            raise TypeError("a field seen by its owner needs a first axis: the seat")


class Declare(Protocol):
    """`i8()` is an integer, `i8(6)` a row, `i8(6, 13)` a grid."""

    @overload
    def __call__(self, *, seen_by: str = ..., fixed: bool = ...) -> int: ...
    @overload
    def __call__(self, length: int, /, *, seen_by: str = ..., fixed: bool = ...) -> Row: ...
    @overload
    def __call__(
        self, rows: int, columns: int, /, *, seen_by: str = ..., fixed: bool = ...
    ) -> Grid: ...


def declare(code: str) -> Declare:
    """Fields of one kind of integer."""

    def field(*shape: int, seen_by: str = EVERYONE, fixed: bool = False) -> Any:
        return Field(code, shape, seen_by, fixed)

    return field


i8 = declare("b")
i16 = declare("h")
i32 = declare("i")
i64 = declare("q")


T = TypeVar("T")


def _dtype(fields: dict[str, Field]) -> Any:
    """The widest integers first and as many bytes as fill up a row of them: all are aligned."""
    kinds: Any = [(name, field.code, field.shape) for name, field in fields.items()]
    kinds.sort(key=lambda kind: -np.dtype(kind[1]).itemsize)
    aligned = np.dtype(kinds, align=True)
    left = aligned.itemsize - np.dtype(kinds).itemsize
    return np.dtype([*kinds, (PADDING, "b", (left,))], align=True) if left else aligned


Layout = dict[str, tuple[int, int, str, tuple[int, ...]]]  # where a field begins and ends


def _init_method(dtype: Any, layout: Layout, codes: Iterable[str]) -> Any:
    """The `__init__` of a record, written out as source: a loop would make every copy slower.

    All its memory is seen as integers of each of these codes, too: whatever has no axis is one of
    those, as what it takes to make a state is mostly what it takes to make its views.
    """
    lines = [
        "def init(self, array=None, **values):",
        "    if array is None:",
        f"        memory = memoryview(bytearray({dtype.itemsize}))",
        "    elif type(array) is bytearray:",
        "        memory = memoryview(array)",
        "    else:",
        "        memory = memoryview(array[:1].view(uint8))",
        "    self.memory = memory",
        "    small = memory.cast('b')",
        *(f"    self.{_all(code)} = memory.cast({code!r})" for code in codes),
    ]
    for slot, (start, stop, code, shape) in layout.items():
        if code == "b" and len(shape) == 1:
            lines.append(f"    self.{slot} = small[{start}:{stop}]")
        else:
            lines.append(f"    self.{slot} = memory[{start}:{stop}].cast({code!r}, {shape})")
    lines += ["    for name, value in values.items():", "        fill(self, name, value)"]
    namespace: dict[str, Any] = {"uint8": np.uint8, "fill": fill}
    exec("\n".join(lines), namespace)
    return namespace["init"]


class Bytes:
    """What every record has besides its fields, which lie in its memory."""

    __slots__ = ("memory",)
    memory: memoryview
    DTYPE: Any
    FIELDS: dict[str, Field]

    def copy(self) -> Any:
        return type(self)(bytearray(self.memory))  # type: ignore[call-arg]

    @property
    def array(self) -> np.ndarray[Any, Any]:
        """The state as numpy has it, for compiled code: an array of one, over the same bytes."""
        return np.frombuffer(self.memory, self.DTYPE)

    def __bytes__(self) -> bytes:
        return bytes(self.memory)

    def __hash__(self) -> int:
        return hash(bytes(self.memory))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return bytes(self) == bytes(other)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={v!r}' for n, v in values_of(self))})"

    def __deepcopy__(self, memo: Any) -> Any:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (type(self), bytes(self))

    __copy__ = copy


def _all(code: str) -> str:
    """The slot for all of the memory, seen as integers of one kind."""
    return f"_all_{code}"


def _scalar(code: str, start: int) -> property:
    """A property written out as source: a closure would make every read slower."""
    namespace: dict[str, Any] = {}
    place = f"self.{_all(code)}[{start // np.dtype(code).itemsize}]"
    source = f"def get(self): return {place}\ndef put(self, v): {place} = v"
    exec(source, namespace)
    return property(namespace["get"], namespace["put"])


@dataclass_transform(kw_only_default=True)
def record(cls: type[T]) -> type[T]:
    """Turn a class with annotated fields into a view over the bytes of one state."""
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    taken = RESERVED & set(fields)
    if taken:
        raise TypeError(f"{cls.__name__}.{min(taken)}: every record has something of that name")
    strangers = set(getattr(cls, "__annotations__", {})) ^ set(fields)
    if strangers:
        raise TypeError(f"{cls.__name__}.{min(strangers)} needs an annotation and i8, i16 or i32")
    dtype = _dtype(fields)
    layout: Layout = {}
    body: dict[str, Any] = {
        name: value
        for name, value in vars(cls).items()
        if name not in fields and name not in ("__dict__", "__weakref__", "__annotations__")
    }
    for name, field in fields.items():
        kind, start = dtype.fields[name][:2]
        if field.shape:
            layout[name] = (start, start + kind.itemsize, field.code, field.shape)
        else:
            body[name] = _scalar(field.code, start)
    codes = sorted({field.code for field in fields.values() if not field.shape})
    body |= {
        "__init__": _init_method(dtype, layout, codes),
        "__slots__": (*layout, *map(_all, codes)),
        "DTYPE": dtype,
        "FIELDS": fields,
    }
    return type(cls.__name__, (Bytes,), body)


def values_of(state: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a state by name, as plain integers and lists."""
    for name, field in state.FIELDS.items():
        value = getattr(state, name)
        yield name, value.tolist() if field.shape else value


def fill(state: Any, name: str, value: Any) -> None:
    """Write a plain integer or list into one field; shape and range are checked."""
    field: Field = state.FIELDS[name]
    if not field.shape:
        if type(value) not in (int, bool):
            raise TypeError(f"{name} is an integer")
        setattr(state, name, int(value))
        return
    target = np.asarray(getattr(state, name))
    given = np.asarray(value)
    if given.dtype.kind not in "iub" or given.shape != field.shape:
        raise TypeError(f"{name} is {' × '.join(map(str, field.shape))} integers")
    limits = np.iinfo(target.dtype)
    if given.min() < limits.min or given.max() > limits.max:
        raise ValueError(f"{name} holds {limits.min} to {limits.max}")
    target[...] = given


def copy_of(state: T) -> T:
    """A state of its own with the same values."""
    return state.copy()  # type: ignore[attr-defined, no-any-return]


def from_bytes(kind: type[T], data: bytes) -> T:
    """The state that these bytes are."""
    dtype = kind.DTYPE  # type: ignore[attr-defined]
    if len(data) != dtype.itemsize:
        raise ValueError(f"a {kind.__name__} is {dtype.itemsize} bytes, not {len(data)}")
    return kind(bytearray(data))  # type: ignore[call-arg]


def fields_of(array: Any, dtype: Any) -> np.ndarray[Any, Any]:
    """The fields of some records in another layout."""
    found = np.zeros(len(array), dtype)
    for name in dtype.names:
        found[name] = array[name]
    return found


def conceal(state: Any, seat: int) -> None:
    """Blank what `seen_by` forbids this seat, all at once: nothing else hides fields."""
    memory = state.memory
    kind: Any = type(state)
    seen = int.from_bytes(memory, "little") & _veil(kind, seat)
    memory[:] = seen.to_bytes(len(memory), "little")


@lru_cache(256)
def _veil(kind: Any, seat: int) -> int:
    return int.from_bytes(veil_of(kind, seat), "little")


def _blank(state: Any, seat: int) -> None:
    """Write nothing but zeros where `seen_by` says that this seat does not see."""
    for name, field in state.FIELDS.items():
        if field.seen_by == EVERYONE:
            continue
        cells = np.asarray(getattr(state, name)) if field.shape else None
        if cells is None:
            setattr(state, name, 0)
        elif field.seen_by == NOBODY:
            cells[...] = 0
        else:
            cells[np.arange(len(cells)) != seat] = 0


def veil_of(kind: Any, seat: int) -> bytes:
    """Which bits of a record a seat sees by `seen_by`: all of a byte, or none."""
    state = kind(bytearray(b"\xff" * kind.DTYPE.itemsize))
    _blank(state, seat)
    return bytes(state)


def has_secrets(kind: Any) -> bool:
    """Does any field of this record hide something from somebody?"""
    return any(field.seen_by != EVERYONE for field in kind.FIELDS.values())
