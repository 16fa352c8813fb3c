"""Games between bots, as fast as the rules go; each depends on the seed and its number alone."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from satrap.bots import Bot
from satrap.bots.registry import get_bot
from satrap.cli.files import write_record
from satrap.cli.seats import BOT, name_seats
from satrap.cli.setup import pick_board
from satrap.core.chance import SeededChance
from satrap.core.game import AnyGame, Event, Outcome, Seat, Setup
from satrap.core.match import Match, seeded
from satrap.core.options import OptionValue
from satrap.core.record import AnyMatch, make_record
from satrap.games import get_game

BATCH = 20  # games that a process plays before it reports


@dataclass(frozen=True)
class Plan:
    """What to play; it travels to other processes."""

    game: str
    bots: tuple[str, ...]  # per seat
    preset: str
    options: Mapping[str, OptionValue]
    board: str | None
    seed: int
    folder: Path | None  # for the records
    abandon: int = 0  # seats that are left in each game


@dataclass(frozen=True)
class Played:
    """One game: how it ended and how many decisions it took."""

    decisions: int
    outcome: Outcome
    left: int = 0  # seats that a stand-in took over


class Course(NamedTuple):
    """One game from its first state to its last."""

    first: tuple[Seat, ...]  # who decided first
    decisions: int
    events: list[Event]
    state: Any
    outcome: Outcome


class Checked(NamedTuple):
    """One game through the checked door, which can be recorded."""

    match: AnyMatch
    seed: bytes
    left: int = 0  # seats


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[list[Played]]:
    """Yield the games batch by batch, in their order whatever the number of processes."""
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    if jobs == 1:
        yield from (play_batch((plan, batch)) for batch in batches)
        return
    with get_context("spawn").Pool(min(jobs, len(batches))) as pool:
        yield from pool.imap(play_batch, [(plan, batch) for batch in batches])


def make_setup(plan: Plan) -> Setup:
    """Return the setup of every game of a plan, or raise BadSetup."""
    game = get_game(plan.game)
    names = name_seats(game, [BOT + bot for bot in plan.bots])
    board = pick_board(game, plan.board)
    return game.setup(names, preset=plan.preset, options=dict(plan.options), board=board)


def play_batch(work: tuple[Plan, Iterable[int]]) -> list[Played]:
    """Play the games with these numbers."""
    plan, numbers = work
    setup, bots = make_setup(plan), [get_bot(plan.game, bot) for bot in plan.bots]
    return [_play_game(plan, setup, bots, number) for number in numbers]


def _play_game(plan: Plan, setup: Setup, bots: list[Bot], number: int) -> Played:
    seed = sha256(f"{plan.seed}/{number}".encode()).digest()
    game = get_game(plan.game)
    try:
        if plan.folder is None and not plan.abandon:
            course = play_quickly(game, setup, bots, seed)
            return Played(course.decisions, course.outcome)
        match, dealt, left = _play_checked(plan, setup, bots, seed)
        if plan.folder is not None:
            write_record(plan.folder / f"{number:06}.json", make_record(match, dealt))
        assert match.outcome
        return Played(len(match.entries), match.outcome, left)
    except Exception as error:
        error.add_note(f"in game {number} of seed {plan.seed}: {plan}")
        raise


def play_quickly(game: AnyGame, setup: Setup, bots: list[Bot], seed: bytes) -> Course:
    """Play a game past the checked door, which bots that choose what is legal do not need."""
    chance, dice = SeededChance(seed), random.Random(seed)
    state, told = game.start(setup, chance)
    first, decisions, events = game.deciders(state), 0, list(told)
    while (outcome := game.outcome(state)) is None:
        seats = game.deciders(state)
        actions = tuple(_choose(game, state, bots, seat, dice) for seat in seats)
        state, told = game.apply(state, actions, chance)
        events += told
        decisions += len(seats)
    return Course(first, decisions, events, state, outcome)


def _choose(game: AnyGame, state: Any, bots: list[Bot], seat: int, dice: random.Random) -> Any:
    return bots[seat].choose(game.view(state, seat), game.legal(state, seat), dice)


def _play_checked(plan: Plan, setup: Setup, bots: list[Bot], seed: bytes) -> Checked:
    if not plan.abandon:
        return Checked(_play_match(get_game(plan.game), setup, bots, seed), seed)
    from satrap.cli.sim_abandon import play_abandoned  # noqa: PLC0415 -- needs the server's tables

    return play_abandoned(plan, setup, bots, seed)


def _play_match(game: AnyGame, setup: Setup, bots: list[Bot], seed: bytes) -> AnyMatch:
    """Play the same game, decision by decision."""
    match: AnyMatch = Match(game, setup, seeded(seed))
    dice = random.Random(seed)
    while match.outcome is None:
        for seat in match.waiting():
            match.play(seat, _choose(game, match.state, bots, seat, dice))
    return match
