"""The games of a balance run; each depends on seed, number of seats and its own number alone."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, wait
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from multiprocessing import active_children, get_context

import msgspec

from satrap.bots import Bot
from satrap.bots.registry import get_bot
from satrap.cli.sim_games import Course, Plan, make_setup, play_quickly
from satrap.core.game import Setup
from satrap.games import get_game
from satrap.games.tallies import TALLIES

BATCH = 5  # games that a process plays before it reports

Work = tuple[Plan, Sequence[int]]  # games of a plan, by their numbers


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game."""

    seats: int
    number: int
    starter: int | None  # None: nobody began alone
    reason: str
    winners: list[int]
    scores: list[int]
    turns: int
    decisions: int
    counters: dict[str, int]  # what the game's own tally counts
    seconds: float  # of computing


def cut(plan: Plan, numbers: Sequence[int]) -> list[Work]:
    """Cut games into the batches that travel to a process."""
    return [(plan, numbers[start : start + BATCH]) for start in range(0, len(numbers), BATCH)]


def play_batches(batches: list[Work], jobs: int) -> Iterator[list[Line]]:
    """Yield the games batch by batch, in whatever order they are finished."""
    if jobs == 1 or len(batches) < 2:
        yield from map(play_batch, batches)
        return
    with _processes(min(jobs, len(batches))) as pool:
        rest = iter(batches)
        with _deaf():
            waiting = {pool.submit(play_batch, batch) for batch in islice(rest, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play_batch, batch) for batch in islice(rest, len(done))}
            yield from (future.result() for future in done)


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    """Start processes to play in, and end them at once whatever happens."""
    pool = ProcessPoolExecutor(
        count, mp_context=get_context("spawn"), initializer=_leave_interrupts
    )
    try:
        yield pool
    finally:
        for process in active_children():
            process.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that never hear Ctrl-C, not even while they begin."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_interrupts() -> None:
    """Let only the first process hear Ctrl-C; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(work: Work) -> list[Line]:
    """Play the games with these numbers."""
    plan, numbers = work
    setup, bots = make_setup(plan), [get_bot(plan.game, bot) for bot in plan.bots]
    return [_play_game(plan, setup, bots, number) for number in numbers]


def _play_game(plan: Plan, setup: Setup, bots: list[Bot], number: int) -> Line:
    seed = sha256(f"{plan.seed}/{len(bots)}/{number}".encode()).digest()
    began = time.process_time()
    try:
        course = play_quickly(get_game(plan.game), setup, bots, seed)
        return _line(setup, course, number, round(time.process_time() - began, 4))
    except Exception as error:
        error.add_note(f"in game {number} of seed {plan.seed}: {plan}")
        raise


def _line(setup: Setup, course: Course, number: int, seconds: float) -> Line:
    tally, outcome = TALLIES.get(setup.game), course.outcome
    return Line(
        seats=len(setup.seats),
        number=number,
        starter=course.first[0] if len(course.first) == 1 else None,
        reason=outcome.reason,
        winners=list(outcome.winners),
        scores=list(outcome.scores),
        turns=outcome.turns,
        decisions=course.decisions,
        counters=dict(tally.count(setup, course.events, course.state)) if tally else {},
        seconds=seconds,
    )
