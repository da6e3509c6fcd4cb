"""Matches on a GPU: the same rules, a match to a thread, and the same numbers as anywhere else.

A thread plays one match after another. Its random numbers, the weights of chance and the list of
moves are arrays of its own, not one record: what is small then stays in registers. Threads come
in warps of 32 that go through the code together, so it matters that they do the same thing:

in step   All matches of a block begin together. In most games they stay in the same phase.
by vote   Where they don't, each thread says what its match waits for. What most of the block wait
          for is played next, and goes on until hardly any are left that want it.

A GPU keeps little code at hand, and its threads wait for the rest. So `play` is called in one
place, loops aren't unrolled, and what a GPU has an instruction for is not spelled out.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from cookietin.engine import registry
from cookietin.engine.bits import ALL, LARGEST, count_bits, lowest_bit
from cookietin.engine.compile import Clones
from cookietin.engine.generator import sow
from cookietin.engine.happenings import count
from cookietin.engine.kernels import TALLY, draw, enter, lowest_seat, random_move
from cookietin.engine.playouts import LARGEST_SEED, Tally
from cookietin.engine.plug import RANDOM, Plug
from cookietin.engine.position import Game
from cookietin.engine.protocol import (
    CHANCE,
    CHANCE_BIT,
    GOES_ON,
    active,
    chances,
    ending,
    happens,
    play,
)
from cookietin.engine.record import Row, values_of

NEW, UNIFORM, WEIGHTED, SEAT, DONE = 0, 1, 2, 3, 4  # what a thread's match waits for
VOTERS = 256  # in a block that votes
LEAST = VOTERS // 8  # a vote stands until fewer than this want what won it
REGISTER_FILE = 65_536  # of a multiprocessor
MOST_REGISTERS = 255  # that a thread can have
FEWEST = 1 << 14  # matches in the first launch; then as many as take about SECONDS
SECONDS = 0.5
MOST_BYTES = 1 << 29  # of what a launch brings back


def ballot(yes: bool) -> int:
    """How many threads of the block say yes; in a simulation each thread is alone."""
    return LEAST if yes else 0


def begin(states: Any, start: Any, generator: Row, seed: int, match: int) -> None:
    """Lay a match out, and start the numbers that belong to it."""
    sow(generator, seed, match)
    states[0] = start[0]


def keep_end(states: Any, ends: Any, games: int, at: int) -> None:
    """Keep the last state of a match, if all are to be kept."""
    if len(ends) == games:
        ends[at] = states[0]


def play_in_step(
    states: Any, start: Any, ends: Any, generator: Row, odds: Row, out: Row, tally: Any,
    seed: int, first: int, limit: int, at: int, step: int,
) -> None:  # fmt: skip
    """Play the matches `at`, `at + step` …, each to its end, and enter them in the tally."""
    games = tally.shape[1]
    while at < games:
        begin(states, start, generator, seed, first + at)
        s = states[0]
        began = CHANCE
        moves = 0
        chance_moves = 0
        while moves < limit and ending(s) == GOES_ON:
            mask = active(s)
            if mask == 0:
                break
            if mask == CHANCE_BIT:
                seat = CHANCE
                move = draw(s, generator, odds)
                chance_moves += 1
            else:
                seat = lowest_seat(mask)
                move = random_move(s, seat, out, generator)
                moves += 1
                if began == CHANCE:
                    began = seat
            play(s, seat, move)
        enter(s, tally[:, at], began, moves, chance_moves)
        keep_end(states, ends, games, at)
        at += step


def play_by_vote(
    states: Any, start: Any, ends: Any, generator: Row, odds: Row, out: Row, tally: Any,
    seed: int, first: int, limit: int, at: int, step: int,
) -> None:  # fmt: skip
    """The same, where the threads of a block vote on what they play next."""
    games = tally.shape[1]
    s = states[0]
    began = CHANCE
    moves = 0
    chance_moves = 0
    mask = 0
    work = DONE
    if at < games:
        begin(states, start, generator, seed, first + at)
        mask = active(s)
        work = next_work(s, mask)
    now = SEAT
    while True:
        if ballot(work == now) < LEAST:
            now = NEW
            most = ballot(work == NEW)
            for wanted in range(UNIFORM, DONE):
                votes = ballot(work == wanted)
                if votes > most:
                    now = wanted
                    most = votes
            if most == 0:
                return
        if work == now:
            if work == NEW:
                enter(s, tally[:, at], began, moves, chance_moves)
                keep_end(states, ends, games, at)
                at += step
                if at < games:
                    begin(states, start, generator, seed, first + at)
                    began = CHANCE
                    moves = 0
                    chance_moves = 0
            else:
                if work == SEAT:
                    seat = lowest_seat(mask)
                    move = random_move(s, seat, out, generator)
                    moves += 1
                    if began == CHANCE:
                        began = seat
                else:
                    seat = CHANCE
                    move = draw(s, generator, odds)
                    chance_moves += 1
                play(s, seat, move)
            mask = active(s) if moves < limit and ending(s) == GOES_ON else 0
            work = next_work(s, mask) if at < games else DONE


def next_work(s: Any, mask: int) -> int:
    """What a match waits for whose active seats are these."""
    if mask == 0:
        return NEW
    if mask != CHANCE_BIT:
        return SEAT
    return UNIFORM if chances(s) > 0 else WEIGHTED


def is_simulated() -> bool:
    """Does numba-cuda only act as if there were a GPU?"""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")


@cache
def has_gpu() -> bool:
    """Is there a GPU that can be used, and what is needed to compile for it?"""
    try:
        return bool(numba_cuda().is_available())
    except Exception:
        return False


def name_of_gpu() -> str:
    """What the GPU of this machine is called."""
    name = numba_cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def numba_cuda() -> Any:
    """The part of numba that compiles for GPUs, which isn't installed everywhere.

    It would say of every launch of few matches that the GPU could do more.
    """
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")
    return import_module("numba.cuda")


class GpuKernel:
    """The kernel that plays a game: what is compiled, or what the simulator runs."""

    def __init__(self, plug: Plug, counts: bool = False) -> None:
        self.plug = plug
        self.kind: Any = plug.counting_state if counts else plug.state
        self.binding = plug.binding_of_playouts(RANDOM, count if counts else happens)
        self.votes = plug.votes_on_gpu
        self.loop = play_by_vote if self.votes else play_in_step
        self.moves = len(plug.moves)
        self.outcomes = max(1, plug.outcomes)

    @property
    def entry(self) -> Any:
        """The function that a GPU starts on each thread."""
        return self._simulated() if is_simulated() else self._compiled()

    def _simulated(self) -> Any:
        from cookietin.engine.cuda_simulated import simulated_entry

        loop = Clones(self.binding, lambda f, _: f, lambda f: f).of(self.loop)
        return simulated_entry(loop, self.kind, self.moves, self.outcomes)

    def _compiled(self) -> Any:
        import numba
        from numba import types

        cuda = numba_cuda()

        def copy_in(function: Any, original: Any = None) -> Any:
            return cuda.jit(function, device=True, forceinline=True)

        clones = Clones(self.binding, copy_in, copy_in)
        clones.made |= {one: copy_in(other) for one, other in instructions().items()}
        loop = clones.of(self.loop)
        stay_small = attribute_of_code("optsize")
        state = numba.from_dtype(self.kind.DTYPE)
        moves, outcomes = self.moves, self.outcomes
        move_type = types.int16 if moves < 1 << 15 else types.int32

        def matches(start: Any, ends: Any, tally: Any, seed: int, first: int, limit: int) -> None:
            stay_small()
            states = cuda.local.array(1, state)
            generator = cuda.local.array(4, types.int64)
            odds = cuda.local.array(outcomes, types.int32)
            out = cuda.local.array(moves, move_type)
            at = cuda.grid(1)
            step = cuda.gridsize(1)
            loop(states, start, ends, generator, odds, out, tally, seed, first, limit, at, step)

        return matches

    def launchable(self, **limits: Any) -> Any:
        """The kernel as a GPU takes it, with what `assembly` shows and nothing else: numba-cuda
        would otherwise have another compiler (nvJitLink's) go over it where there is one.
        """
        if is_simulated():
            return numba_cuda().jit(self.entry)
        return numba_cuda().jit(self.entry, lto=False, **limits)

    @property
    def signature(self) -> Any:
        """The types of what it is given."""
        import numba
        from numba import types

        state = numba.from_dtype(self.kind.DTYPE)
        tally = types.Array(types.int32, 2, "C")
        return types.void(state[::1], state[::1], tally, *[types.int64] * 3)

    def assembly(self, capability: tuple[int, int]) -> str:
        """The kernel as PTX for GPUs of a compute capability; this needs no GPU."""
        with indices_from_the_front(self.plug):
            text, _ = numba_cuda().compile(
                self.entry, self.signature, cc=capability, device=False, abi="numba", output="ptx"
            )
        return str(text)


def instructions() -> dict[Any, Any]:
    """Functions that a GPU has instructions for, and what calls those."""
    from numba import types

    cuda = numba_cuda()
    int32 = types.int32

    def count_votes(yes: bool) -> int:
        return cuda.syncthreads_count(int32(yes)) + 0  # type: ignore[no-any-return]

    def count_set(bits: int) -> int:
        return cuda.popc(bits & ALL) + 0  # type: ignore[no-any-return]

    def find_first(bits: int) -> int:
        return cuda.ffs(bits + 0) - 1 if bits != 0 else LARGEST

    return {
        ballot: count_votes,
        count_bits: count_set,
        lowest_bit: find_first,
        lowest_seat: find_first,
    }


def attribute_of_code(name: str) -> Any:
    """What a compiled function calls to get one of LLVM's attributes; it does nothing else."""

    @import_module("numba.cuda.extending").intrinsic  # type: ignore[untyped-decorator]
    def mark(typing: Any) -> Any:
        from numba import types

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            builder.function.attributes.add(name)
            return context.get_dummy_value()

        return types.void(), generate

    return mark


@contextmanager
def indices_from_the_front(plug: Plug) -> Iterator[None]:
    """Compile indices as they are. Numba would ask of each whether it counts from the end, as none
    in our rules does; that is a third of the time of Tock. Somebody else's game may.
    """
    if is_simulated() or not registry.is_ours(plug.name):
        yield
        return
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    usual = arrays.fix_integer_index

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        from numba import types

        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    arrays.fix_integer_index = as_it_is
    try:
        yield
    finally:
        arrays.fix_integer_index = usual


class Room(NamedTuple):
    """What a launch reads and writes, in the memory of the GPU."""

    start: Any
    ends: Any
    tally: Any


class Gpu:
    """The GPU of this machine, with a game's kernel, which is compiled by the first launch."""

    def __init__(self, plug: Plug, counts: bool = False) -> None:
        self.plug = plug
        self.kernel = GpuKernel(plug, counts)
        limits = {"max_registers": plug.gpu_registers} if plug.gpu_registers else {}
        self.entry = self.kernel.launchable(**limits)

    def play_out(
        self, game: Game, games: int, seed: int, first: int = 0, keep: bool = False
    ) -> tuple[Tally, np.ndarray[Any, Any]]:
        """What `playouts.play_out` gives; the last states only if they are to be kept."""
        room = self.room_for(game, games, keep)
        self.launch(room, seed, first)
        found = room.tally.copy_to_host().T.astype(np.int64)
        return found, room.ends.copy_to_host()[: games if keep else 0]

    def room_for(self, game: Game, games: int, keep: bool = False) -> Room:
        """Memory of the GPU for so many matches."""
        cuda, kind = numba_cuda(), self.kernel.kind
        start = kind(**dict(values_of(game.laid_out())))
        return Room(
            start=cuda.to_device(start.array),
            ends=cuda.device_array(games if keep else 1, kind.DTYPE),
            tally=cuda.device_array((TALLY, games), np.int32),
        )

    def launch(self, room: Room, seed: int, first: int = 0) -> None:
        """Begin to play as many matches as there is room for."""
        with indices_from_the_front(self.plug):
            self.entry[self._grid(room.tally.shape[1])](
                *room, seed & LARGEST_SEED, first, self.plug.limit
            )

    def wait(self) -> None:
        """Wait until all that was launched is played."""
        numba_cuda().synchronize()

    def _grid(self, games: int) -> tuple[int, int]:
        """Blocks and threads in a block: a thread for each match, or as many as fit and vote."""
        if is_simulated():
            return 1, min(games, 2)
        if not self.kernel.votes:
            return -(-games // self.plug.gpu_threads), self.plug.gpu_threads
        fit = REGISTER_FILE // ((self.plug.gpu_registers or MOST_REGISTERS) * VOTERS)
        blocks = max(1, fit) * numba_cuda().get_current_device().MULTIPROCESSOR_COUNT
        return min(-(-games // VOTERS), blocks), VOTERS


def results(
    game: Game, games: int, seed: int, *, first: int = 0, keep: bool = False, counts: bool = False
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """What `playouts.results` gives, in launches of about SECONDS each.

    The kernel is compiled before this returns.
    """
    gpu = Gpu(game.plug, counts)
    gpu.play_out(game, 1, seed)
    keep = keep or counts
    width = TALLY * 4 + (gpu.kernel.kind.DTYPE.itemsize if keep else 0)

    def launches() -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
        at, end, some = first, first + games, FEWEST
        while at < end:
            some = min(some, end - at, max(1, MOST_BYTES // width))
            began = time.perf_counter()
            yield gpu.play_out(game, some, seed, at, keep)
            at += some
            if time.perf_counter() - began < SECONDS:
                some *= 2

    return launches()
