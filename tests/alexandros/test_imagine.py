"""Imagining is fair: its distribution matches a count of all possible deals."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations, product
from math import factorial, prod
from typing import Any

import pytest

from satrap.core.canonical import canonical
from satrap.core.chance import Draw, TapeChance
from satrap.core.errors import SatrapError
from satrap.core.game import PUBLIC, Observer, sample
from satrap.core.match import Match, PlayEntry
from satrap.core.record import AnyMatch
from satrap.games.alexandros.actions import (
    AddGuard,
    AnyAction,
    DrawCard,
    LevyTaxes,
    Occupy,
    Special,
    TakeOver,
)
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.state import State
from tests.plain import plain

SAMPLES = 6_000
Position = dict[str, Any]


def begin(
    position: Position, seats: int, tape: list[Draw], options: Mapping[str, object]
) -> AnyMatch:
    setup = ALEXANDROS.setup(("a", "b", "c", "d")[:seats], options=options, position=position)
    return Match(ALEXANDROS, setup, lambda epoch: TapeChance(tape, epoch))


def reference(
    position: Position, seats: int, plies: int, seed: int, options: dict[str, object]
) -> AnyMatch:
    """Play at random from a position, often preferring to play cards."""
    generator = random.Random(seed)
    match = begin(position, seats, [], options)
    match._source = lambda epoch: _AnySize(seed)
    while match.outcome is None and match.ply < plies:
        (seat,) = match.waiting()
        match.play(seat, telling(tuple(match.legal(seat)), generator))
    return match


def telling(legal: tuple[AnyAction, ...], generator: random.Random) -> AnyAction:
    """Prefer what reveals most about a hand: playing cards, then drawing them."""
    for kinds in ((Special, Occupy, TakeOver), (AddGuard, LevyTaxes), (DrawCard,)):
        wanted = tuple(action for action in legal if isinstance(action, kinds))
        if wanted and generator.random() < 0.6:
            return sample(wanted, generator)
    return sample(legal, generator)


class _AnySize:
    """A fixed shuffle for any size."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def shuffle(self, purpose: str, occurrence: int, size: int) -> tuple[int, ...]:
        return tuple(random.Random(self._seed + occurrence).sample(range(size), size))

    def below(self, purpose: str, occurrence: int, size: int) -> int:
        raise AssertionError("nothing else is drawn")


def seen(match: AnyMatch, observer: Observer) -> bytes:
    """Return everything an observer has been shown so far."""
    views = [ALEXANDROS.dump_view(match.view(observer, ply)) for ply in range(match.ply + 1)]
    return canonical([views, plain(match.events(observer))])


def hidden(state: State) -> str:
    return json.dumps([state.hands, state.deck])


def deals(position: Position, observer: Observer) -> Iterator[Position]:
    """Yield the position with its unseen cards dealt in every order."""
    hands, deck = position["hands"], position["deck"]
    unseen = [card for seat, hand in enumerate(hands) if seat != observer for card in hand] + deck
    for order in set(permutations(unseen)):
        cards = list(order)
        dealt = [
            hand if seat == observer else [cards.pop() for _ in hand]
            for seat, hand in enumerate(hands)
        ]
        yield {**position, "hands": dealt, "deck": cards}


def tapes(match: AnyMatch) -> list[list[Draw]]:
    """Return every way in which the discards could have been shuffled."""
    orders = [
        [draw._replace(result=order) for order in permutations(range(draw.size))]
        for draw in match.draws()
    ]
    return [list(tape) for tape in product(*orders)]


def all_worlds(match: AnyMatch, position: Position, observer: Observer) -> Counter[str]:
    """Count the hidden cards over all deals in which the observer would have seen the same."""
    expected, found = seen(match, observer), Counter[str]()
    seats, options = len(match.setup.seats), match.setup.options
    plays = [
        play for entry in match.entries if isinstance(entry, PlayEntry) for play in entry.plays
    ]
    for dealt in deals(position, observer):
        for tape in tapes(match):
            world = begin(dealt, seats, tape, options)
            try:
                for seat, notation in plays:
                    world.play_text(seat, notation)
            except SatrapError:
                continue
            if seen(world, observer) == expected:
                found[hidden(world.state)] += 1
    return found


def distance(expected: Counter[str], got: Counter[str]) -> tuple[float, float]:
    """Return chi-square and its upper limit (five standard deviations above its mean)."""
    total, samples = sum(expected.values()), sum(got.values())
    chi = 0.0
    for key, count in expected.items():
        mean = samples * count / total
        chi += (got[key] - mean) ** 2 / mean
    freedom = max(1, len(expected) - 1)
    return chi, freedom + 5 * (2 * freedom) ** 0.5


BASE: Position = {"display": ["lyre", "horse"], "discard": []}
CASES: dict[str, tuple[Position, int, int, dict[str, object]]] = {
    "two seats, eight cards": (
        {**BASE, "hands": [["temple"], ["lyre", "lyre", "horse"]], "deck": ["lyre", "temple"] * 2},
        2, 14, {},
    ),
    "three seats, eight cards": (
        {
            **BASE,
            "hands": [["temple"], ["lyre", "horse"], ["horse", "horse"]],
            "deck": ["soldier", "horse", "lyre"],
        },
        3, 12, {},
    ),
    "a reshuffle": (
        {
            "display": ["lyre", "horse"],
            "discard": ["amphora", "amphora"],
            "hands": [["temple"], ["lyre", "horse", "lyre"]],
            "deck": ["soldier", "lyre"],
        },
        2, 15, {},
    ),
    "a reshuffle with three seats": (
        {
            "display": ["lyre", "horse"],
            "discard": ["amphora", "lyre"],
            "hands": [["temple"], ["lyre", "horse"], ["amphora", "horse"]],
            "deck": ["lyre"],
        },
        3, 12, {},
    ),
    "only missing cards": (
        {**BASE, "hands": [["temple"], ["lyre", "lyre", "horse"]], "deck": ["temple", "horse"] * 2},
        2, 16, {"extra_guards": "only_if_missing"},
    ),
    "as few guards as possible": (
        {**BASE, "hands": [["temple"], ["lyre", "lyre", "horse"]], "deck": ["temple", "horse"] * 2},
        2, 16, {"extra_guards": "fewest"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_imagined_deals_are_as_likely_as_all_deals_counted(name: str) -> None:
    position, seats, plies, options = CASES[name]
    generator = random.Random(1)
    surprises = 0
    for seed in range(150):
        match = reference(position, seats, plies - seed % 7, seed, options)
        shuffles = prod(factorial(draw.size) for draw in match.draws())
        tokens = [t for trace in match.state.table.traces[1:] for t in trace.tokens]
        plays = sum(1 for token in tokens if not (isinstance(token, int) and token >= 0))
        if plays == 0 or shuffles > 24 or (shuffles > 1) != ("reshuffle" in name):
            continue
        if options and not any(isinstance(token, tuple) for token in tokens):
            continue
        expected = all_worlds(match, position, 0)
        if len(expected) < 3 or len(expected) > 400:
            continue
        view = match.view(0)
        got = Counter(hidden(ALEXANDROS.imagine(view, generator)) for _ in range(SAMPLES))
        assert set(got) <= set(expected), "an impossible deal was imagined"
        chi, most = distance(expected, got)
        assert chi < most, (seed, chi, most)
        surprises += 1
        if surprises == 3:
            return
    pytest.fail(f"only {surprises} matches revealed anything")


def test_the_public_imagines_all_hands() -> None:
    position = {**BASE, "hands": [["temple"], ["lyre"]], "deck": ["lyre", "horse", "horse"]}
    match = begin(position, 2, [], {})
    expected = all_worlds(match, position, PUBLIC)
    generator = random.Random(2)
    view = match.view(PUBLIC)
    got = Counter(hidden(ALEXANDROS.imagine(view, generator)) for _ in range(SAMPLES))
    chi, most = distance(expected, got)
    assert set(got) == set(expected)
    assert chi < most


def test_cards_taken_face_up_stay_known() -> None:
    position = {**BASE, "hands": [[], []], "deck": ["horse"] * 4 + ["temple"] * 4}
    match = begin({**position, "turn": {"seat": 1, "phase": "act"}}, 2, [], {})
    match.play_text(1, "take lyre")
    for number in range(20):
        state = ALEXANDROS.imagine(match.view(0), random.Random(number))
        assert state.hands[1] == (0, 0, 0, 1, 0)
