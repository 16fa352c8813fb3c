"""Play a match between bots: the one loop that finds who decides, lets them choose, and applies it.

It bypasses the checks of `Match`, which bots that choose legal actions do not need.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from satrap.bots import Bot, plan_of
from satrap.core.chance import Chance, SeededChance
from satrap.core.game import AnyGame, Event, Outcome, Seat, Setup
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch


class Player(NamedTuple):
    """A bot at a seat, with its dice, and how many seconds its turns should take."""

    bot: Bot
    dice: random.Random
    limit: float | None = None  # None: as long as its level thinks


class Stage(NamedTuple):
    """A state, what led to it, and what is decided there; nobody decides when it is over."""

    state: Any
    events: tuple[Event, ...]
    seats: tuple[Seat, ...] = ()
    actions: tuple[Any, ...] = ()
    seconds: tuple[float, ...] = ()  # that each action took, by the given clock


class Course(NamedTuple):
    """A match from its first state to its last."""

    first: tuple[Seat, ...]  # who decided first
    decisions: int
    events: list[Event]
    state: Any
    outcome: Outcome


def play(
    game: AnyGame,
    setup: Setup,
    players: Sequence[Player],
    chance: Chance,
    clock: Callable[[], float] = lambda: 0.0,
) -> Iterator[Stage]:
    """Yield each moment of a match, before its actions are applied."""
    state, events = game.start(setup, chance)
    ahead: dict[Seat, tuple[Any, ...]] = {}  # what the seat that decides has planned
    while seats := game.deciders(state):
        times, chosen = [clock()], list[Any]()
        for seat in seats:
            legal, plan = game.legal(state, seat), ahead.pop(seat, ())
            if not plan or plan[0] not in legal:
                bot, dice, limit = players[seat]
                plan = plan_of(bot, game.view(state, seat), legal, dice, limit)
            chosen.append(plan[0])
            ahead = {seat: plan[1:]}
            times.append(clock())
        actions, seconds = tuple(chosen), tuple(end - begin for begin, end in pairwise(times))
        yield Stage(state, events, seats, actions, seconds)
        state, events = game.apply(state, actions, chance)
    yield Stage(state, events)


def play_seed(game: AnyGame, setup: Setup, bots: Sequence[Bot], seed: bytes) -> Iterator[Stage]:
    """Yield the moments of the match that belongs to a seed; all bots share their dice."""
    dice = random.Random(seed)
    return play(game, setup, [Player(bot, dice) for bot in bots], SeededChance(seed))


def course_of(game: AnyGame, moments: Iterator[Stage]) -> Course:
    """Play to the end, and return what happened."""
    moment = next(moments)
    first, decisions, events = moment.seats, len(moment.seats), list(moment.events)
    for moment in moments:
        decisions += len(moment.seats)
        events += moment.events
    outcome = game.outcome(moment.state)
    assert outcome is not None, "nobody decides, and it is not over"
    return Course(first, decisions, events, moment.state, outcome)


def match_of(game: AnyGame, setup: Setup, bots: Sequence[Bot], seed: bytes) -> AnyMatch:
    """Play the match of a seed as a checked `Match`, so that it can be recorded."""
    match: AnyMatch = Match(game, setup, seeded(seed))
    for moment in play_seed(game, setup, bots, seed):
        for seat, action in zip(moment.seats, moment.actions, strict=True):
            match.play(seat, action)
    return match
