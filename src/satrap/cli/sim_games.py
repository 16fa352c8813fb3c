"""The games of `satrap sim`, as fast as the rules allow; each depends only on seed and number."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

from satrap.arena.playing import course_of, match_of, play_seed
from satrap.arena.series import Series
from satrap.arena.summary import MatchSummary
from satrap.bots import Bot
from satrap.cli.pool import in_processes
from satrap.core.game import Setup
from satrap.core.record import make_record
from satrap.packs import get_pack

BATCH = 20  # games that a process plays before it reports


class Work(NamedTuple):
    """Games of a plan, by their numbers."""

    plan: Series
    numbers: range
    is_recorded: bool = False
    abandon: int = 0  # seats that are left in each game


def play_all(work: Work, jobs: int) -> Iterator[list[MatchSummary]]:
    """Yield the games batch by batch, in whatever order they are finished."""
    numbers = work.numbers
    starts = range(numbers.start, numbers.stop, BATCH)
    batches = [work._replace(numbers=numbers[start : start + BATCH]) for start in starts]
    return in_processes(play_batch, batches, jobs)


def play_batch(work: Work) -> list[MatchSummary]:
    """Play these games."""
    setup, bots = work.plan.setup(), work.plan.find_bots()
    return [_play_game(work, setup, bots, number) for number in work.numbers]


def _play_game(work: Work, setup: Setup, bots: list[Bot], number: int) -> MatchSummary:
    plan = work.plan
    seed = sha256(f"{plan.seed}/{number}".encode()).digest()
    try:
        if work.abandon:
            return _play_abandoned(work, setup, bots, number, seed)
        game = get_pack(plan.game).game
        if not work.is_recorded:
            course = course_of(game, play_seed(game, setup, bots, seed))
            return MatchSummary(number, course.decisions, course.outcome)
        match = match_of(game, setup, bots, seed)
        assert match.outcome
        record = make_record(match, seed)
        return MatchSummary(number, len(match.entries), match.outcome, record=record)
    except Exception as error:
        error.add_note(f"in game {number} of seed {plan.seed}: {plan}")
        raise


def _play_abandoned(
    work: Work, setup: Setup, bots: list[Bot], number: int, seed: bytes
) -> MatchSummary:
    from satrap.cli.sim_abandon import play_abandoned  # noqa: PLC0415 -- needs the server's tables

    match, dealt, left = play_abandoned(work.plan, setup, bots, seed, work.abandon)
    assert match.outcome
    record = make_record(match, dealt) if work.is_recorded else None
    return MatchSummary(number, len(match.entries), match.outcome, left, record)
