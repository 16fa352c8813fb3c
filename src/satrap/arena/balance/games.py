"""The games of a balance run; each depends only on the seed, the seats and its own number."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from satrap.arena.playing import Course, course_of, play_seed
from satrap.arena.series import Series
from satrap.bots import Bot
from satrap.core.game import Setup
from satrap.packs import get_pack

BATCH = 5  # games that a process plays before it reports

Work = tuple[Series, Sequence[int]]  # games of a plan, by their numbers


class BalanceGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game."""

    seats: int
    number: int
    starter: int | None  # None: several seats began together
    reason: str
    winners: list[int]
    scores: list[int]
    turns: int
    decisions: int
    counters: dict[str, int]  # what the game's own tally counts
    seconds: float  # of computing


def cut(plan: Series, numbers: Sequence[int]) -> list[Work]:
    """Cut games into batches for the worker processes."""
    return [(plan, numbers[start : start + BATCH]) for start in range(0, len(numbers), BATCH)]


def play_batch(work: Work) -> list[BalanceGame]:
    """Play the games with these numbers."""
    plan, numbers = work
    setup, bots = plan.setup(), plan.find_bots()
    return [_play_game(plan, setup, bots, number) for number in numbers]


def _play_game(plan: Series, setup: Setup, bots: list[Bot], number: int) -> BalanceGame:
    seed = sha256(f"{plan.seed}/{len(bots)}/{number}".encode()).digest()
    began = time.process_time()
    try:
        game = get_pack(plan.game).game
        course = course_of(game, play_seed(game, setup, bots, seed))
        return _line(setup, course, number, round(time.process_time() - began, 4))
    except Exception as error:
        error.add_note(f"in game {number} of seed {plan.seed}: {plan}")
        raise


def _line(setup: Setup, course: Course, number: int, seconds: float) -> BalanceGame:
    tally, outcome = get_pack(setup.game).tally, course.outcome
    return BalanceGame(
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
