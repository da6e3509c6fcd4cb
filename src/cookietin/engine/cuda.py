"""Matches on a GPU: the same rules, a match to a thread, and the same numbers as anywhere else.

A thread plays one match after another. Its random numbers, the weights of chance and the list of
moves are arrays of its own, not one record: what is small then stays in registers. Threads come
in warps of 32 that go through the code together, so it matters that they do the same thing:

in step   All matches of a warp begin together. In most games they stay in the same phase.
by vote   Where they don't, each thread says what its match waits for. What most of them wait for
          is played next, and goes on until hardly any are left that want it.

Functions are copied into every place that calls them. A GPU keeps little code at hand, though: a
game whose rules would be too much of it (`calls_on_gpu` of its plug) has the longer ones once.
"""

from __future__ import annotations

import dis
import os
import time
from collections import Counter
from collections.abc import Hashable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from cookietin.engine import protocol
from cookietin.engine.compile import Binding, Clones, callees_of, functions_used_by
from cookietin.engine.generator import sow
from cookietin.engine.happenings import count
from cookietin.engine.kernels import TALLY, draw, enter, lowest_seat, random_move
from cookietin.engine.playouts import LARGEST_SEED, Tally
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE, CHANCE_BIT, GOES_ON, active, chances, ending, play
from cookietin.engine.record import Row, fields_of, values_of

NEW, UNIFORM, WEIGHTED, SEAT, DONE = 0, 1, 2, 3, 4  # what a thread's match waits for
LEAST = 4  # a vote stands until fewer than this want what won it
FULL_WARP = 0xFFFFFFFF
THREADS = 128  # in a block that plays in step
VOTERS = 64  # in one that votes: their states fit into 48 KB of shared memory
REGISTER_FILE = 65_536  # of a multiprocessor
MOST_REGISTERS = 255  # that a thread can have
RESERVED = 1024  # bytes of shared memory that every block takes besides
MOST_COPIED = 300  # bytes of code that are copied into each place that calls them
FEWEST = 1 << 14  # matches in the first launch; then as many as take about SECONDS
SECONDS = 0.5
MOST_BYTES = 1 << 29  # of what a launch brings back


def ballot(yes: bool) -> int:
    """How many threads of the warp say yes; in a simulation each thread is alone."""
    return LEAST if yes else 0


def sync_warp() -> None:
    """Wait for the other threads of the warp."""


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
                play(s, CHANCE, draw(s, generator, odds))
                chance_moves += 1
            else:
                seat = lowest_seat(mask)
                if began == CHANCE:
                    began = seat
                play(s, seat, random_move(s, seat, out, generator))
                moves += 1
        enter(s, tally[:, at], began, moves, chance_moves)
        keep_end(states, ends, games, at)
        at += step


def play_by_vote(
    states: Any, start: Any, ends: Any, generator: Row, odds: Row, out: Row, tally: Any,
    seed: int, first: int, limit: int, at: int, step: int,
) -> None:  # fmt: skip
    """The same, where the threads of a warp vote on what they play next."""
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
                if len(ends) == games:
                    ends[at] = states[0]
                at += step
                if at < games:
                    begin(states, start, generator, seed, first + at)
                    began = CHANCE
                    moves = 0
                    chance_moves = 0
            elif work == SEAT:
                seat = lowest_seat(mask)
                if began == CHANCE:
                    began = seat
                play(s, seat, random_move(s, seat, out, generator))
                moves += 1
            else:
                play(s, CHANCE, draw(s, generator, odds))
                chance_moves += 1
            mask = active(s) if moves < limit and ending(s) == GOES_ON else 0
            work = next_work(s, mask) if at < games else DONE
        sync_warp()


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


def numba_cuda() -> Any:
    """The part of numba that compiles for GPUs, which isn't installed everywhere."""
    return import_module("numba.cuda")


class GpuKernel:
    """The kernel that plays a game: what is compiled, or what the simulator runs."""

    def __init__(self, game: Game, counts: bool = False) -> None:
        plug = game.plug
        self.kind: Any = plug.state
        if counts:
            self.kind = plug.counting_state
        self.binding = {**plug.binding, protocol.happens: count if counts else protocol.happens}
        self.loop = play_by_vote if plug.votes_on_gpu else play_in_step
        self.moves = len(plug.moves)
        self.outcomes = max(1, plug.outcomes)
        # By vote, states lie in shared memory, where a thread reads what its neighbours don't.
        self.votes = plug.votes_on_gpu
        self.calls = plug.calls_on_gpu
        dtype = self.kind.DTYPE
        self.dtype = in_odd_words(dtype) if self.votes else dtype

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

        def count_votes(yes: bool) -> int:
            return cuda.popc(cuda.ballot_sync(FULL_WARP, yes))  # type: ignore[no-any-return]

        def sync() -> None:
            cuda.syncwarp()

        def inline(function: Any) -> Any:
            return cuda.jit(function, device=True, forceinline=True)

        sites = calls_of(self.loop, self.binding)
        weights: dict[Any, int] = {}  # of what is compiled: the code that each place gets

        def helper(function: Any, is_apart: bool) -> Any:
            made = inline(function)
            weight = weight_of(function, weights)
            if self.calls and sites[function.__code__] > 1 and weight > MOST_COPIED:
                made = compile_apart(function, made)
                weight = 0
            weights[made] = weight
            return made

        clones = Clones(self.binding, helper, inline)
        clones.made |= {ballot: inline(count_votes), sync_warp: inline(sync)}
        loop = clones.of(self.loop)
        state = numba.from_dtype(self.dtype)
        moves, outcomes = self.moves, self.outcomes
        move_type = types.int16 if moves < 1 << 15 else types.int32

        def in_local_memory(
            start: Any, ends: Any, tally: Any, seed: int, first: int, limit: int
        ) -> None:
            states = cuda.local.array(1, state)
            generator = cuda.local.array(4, types.int64)
            odds = cuda.local.array(outcomes, types.int32)
            out = cuda.local.array(moves, move_type)
            at = cuda.grid(1)
            step = cuda.gridsize(1)
            loop(states, start, ends, generator, odds, out, tally, seed, first, limit, at, step)

        def in_shared_memory(
            start: Any, ends: Any, tally: Any, seed: int, first: int, limit: int
        ) -> None:
            shelf = cuda.shared.array(VOTERS, state)
            states = shelf[cuda.threadIdx.x : cuda.threadIdx.x + 1]
            generator = cuda.local.array(4, types.int64)
            odds = cuda.local.array(outcomes, types.int32)
            out = cuda.local.array(moves, move_type)
            at = cuda.grid(1)
            step = cuda.gridsize(1)
            loop(states, start, ends, generator, odds, out, tally, seed, first, limit, at, step)

        return in_shared_memory if self.votes else in_local_memory

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

        state = numba.from_dtype(self.dtype)
        tally = types.Array(types.int32, 2, "C")
        return types.void(state[::1], state[::1], tally, *[types.int64] * 3)

    def assembly(self, capability: tuple[int, int]) -> str:
        """The kernel as PTX for GPUs of a compute capability; this needs no GPU."""
        text, _ = numba_cuda().compile(
            self.entry, self.signature, cc=capability, device=False, abi="numba", output="ptx"
        )
        return str(text)


def calls_of(function: Any, binding: Binding) -> Counter[Any]:
    """In how many places each function is called, by its code, in this one and all it calls."""
    found: Counter[Any] = Counter()
    for one in functions_used_by([function], binding):
        named = Counter(global_names(one))
        for name, callee in callees_of(one):
            found[binding.get(callee, callee).__code__] += named[name]
    return found


def weight_of(function: Any, weights: dict[Any, int]) -> int:
    """The bytes of code of a function, with those of the compiled ones that it calls."""
    weight = len(function.__code__.co_code)
    for name in global_names(function):
        callee = function.__globals__.get(name)
        if isinstance(callee, Hashable):
            weight += weights.get(callee, 0)
    return weight


def global_names(function: Any) -> Iterator[str]:
    """The global names in a function, as often as they stand there."""
    for step in dis.get_instructions(function.__code__):
        if step.opname == "LOAD_GLOBAL":
            yield step.argval


def compile_apart(function: Any, compiled: Any) -> Any:
    """A compiled function that is never copied into where it's called."""
    cuda = numba_cuda()

    @import_module("numba.cuda.extending").intrinsic  # type: ignore[untyped-decorator]
    def stay_apart(typing: Any) -> Any:
        from numba import types

        def mark(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return types.void(), mark

    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    text = f"def call({', '.join(names)}):\n stay_apart()\n return compiled({', '.join(names)})"
    scope = {"stay_apart": stay_apart, "compiled": compiled}
    exec(text, scope)
    return cuda.jit(scope["call"], device=True)


def in_odd_words(dtype: Any) -> Any:
    """The same fields in an odd number of words: then states that lie side by side in shared
    memory begin in different banks, and threads that read the same field don't wait in line.
    """
    word = max(4, *(dtype.fields[name][0].base.itemsize for name in dtype.names))
    words = -(-dtype.itemsize // word) | 1
    kinds, offsets = zip(*(dtype.fields[name][:2] for name in dtype.names), strict=True)
    layout: Any = {
        "names": list(dtype.names),
        "formats": kinds,
        "offsets": offsets,
        "itemsize": words * word,
    }
    return np.dtype(layout, align=True)


class Gpu:
    """A game on the GPU of this machine."""

    def __init__(self, game: Game, counts: bool = False) -> None:
        self.cuda = cuda = numba_cuda()
        self.kernel = GpuKernel(game, counts)
        self.limit = game.plug.limit
        self.registers = game.plug.gpu_registers
        limits: dict[str, Any] = {}
        if self.registers:
            limits["max_registers"] = self.registers
        if self.kernel.votes:
            limits["shared_memory_carveout"] = "MaxShared"
        self.entry = self.kernel.launchable(**limits)
        start = self.kernel.kind(**dict(values_of(game.laid_out())))
        self.start = cuda.to_device(fields_of(start.array, self.kernel.dtype))

    def play_out(
        self, games: int, seed: int, first: int = 0, keep: bool = False
    ) -> tuple[Tally, np.ndarray[Any, Any]]:
        """What `playouts.play_out` gives; the last states only if they are to be kept."""
        cuda, dtype = self.cuda, self.kernel.dtype
        tally = cuda.to_device(np.zeros((TALLY, games), np.int32))
        ends = cuda.to_device(np.zeros(games if keep else 1, dtype))
        self.entry[self._grid(games)](
            self.start, ends, tally, seed & LARGEST_SEED, first, self.limit
        )
        found = tally.copy_to_host().T.astype(np.int64)
        return found, fields_of(ends.copy_to_host()[: games if keep else 0], self.kernel.kind.DTYPE)

    def _grid(self, games: int) -> tuple[int, int]:
        """Blocks and threads in a block: a thread for each match, or as many as fit and vote."""
        if is_simulated():
            return 1, min(games, 2)
        if not self.kernel.votes:
            return -(-games // THREADS), THREADS
        device = self.cuda.get_current_device()
        shared = VOTERS * self.kernel.dtype.itemsize + RESERVED
        fit = min(
            REGISTER_FILE // ((self.registers or MOST_REGISTERS) * VOTERS),
            device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // shared,
        )
        return min(-(-games // VOTERS), max(1, fit) * device.MULTIPROCESSOR_COUNT), VOTERS


def results(
    game: Game, games: int, seed: int, *, first: int = 0, keep: bool = False, counts: bool = False
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """What `playouts.results` gives, in launches of about SECONDS each.

    The kernel is compiled before this returns.
    """
    gpu = Gpu(game, counts)
    gpu.play_out(1, seed)
    keep = keep or counts
    width = TALLY * 4 + (gpu.kernel.dtype.itemsize if keep else 0)

    def launches() -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
        at, end, some = first, first + games, FEWEST
        while at < end:
            some = min(some, end - at, max(1, MOST_BYTES // width))
            began = time.perf_counter()
            yield gpu.play_out(some, seed, at, keep)
            at += some
            if time.perf_counter() - began < SECONDS:
                some *= 2

    return launches()
