"""In random matches the game allows what the slow rules allow, with the same results."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from satrap.core.game import Json
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.board import Board, packaged_board
from satrap.games.alexander_the_great.events import LotsDrawn
from tests.alexander_the_great.boards import NAMES, dump
from tests.alexander_the_great.lands import SMALL, chance_board
from tests.alexander_the_great.slow_course import SlowCourse, comparable, course

LANDS = ("standard", "small", "chance")
FAVOURITES = ("split 0 5 5 5", "split 1 6 4 4", "split 1 6 5 3", "split 0 9 0 6", "split 2 3 5 5")


def board_of(name: str, generator: random.Random) -> Board:
    """Return the standard board, the small one, or a random one."""
    if name == "standard":
        return packaged_board("standard-1")
    return SMALL if name == "small" else chance_board(generator)


def random_options(generator: random.Random) -> dict[str, object]:
    """Choose a random value for every option."""
    return {option.name: generator.choice(option.values) for option in GAME.options}


def random_match(generator: random.Random, land: Board, preset: str) -> AnyMatch:
    """Begin a match with two to five seats; under `mixed` every option has a random value."""
    chosen = random_options(generator) if preset == "mixed" else {}
    preset = "standard" if preset == "mixed" else preset
    names = NAMES[: generator.randint(2, 5)]
    position = few_pieces(generator, land, len(names)) if generator.random() < 0.3 else None
    setup = GAME.setup(names, preset=preset, options=chosen, board=land, position=position)
    return Match(GAME, setup, seeded(generator.randbytes(32)))


def few_pieces(generator: random.Random, land: Board, seats: int) -> Json:
    """Return a position in which temples, and one seat's cities, soon run out."""
    temples = [province.id for province in land.provinces if province.temple]
    cities = [province.id for province in land.provinces if province.city]
    standing = generator.sample(cities, min(len(cities), generator.randint(6, 8)))
    return {
        "scores": [generator.choice((0, 3, 8)) for _ in range(seats)],
        "temples": [
            {generator.choice(temples): generator.randint(7, 9)} if temples else {}
            for _ in range(seats)
        ],
        "cities": dict.fromkeys(standing, generator.randrange(seats)),
        "oldest": generator.randrange(seats),
    }


def slow(match: AnyMatch) -> SlowCourse:
    """Return the slow rules for the state of a match."""
    setup = match.setup
    assert isinstance(setup.board, Board)
    return course(setup.board, setup.options, dump(match))


def any_of(offered: set[str], generator: random.Random) -> str:
    """Choose so that armies go far, sites are contested, bids are equal and pieces run out."""
    if "stop" in offered or "confirm" in offered:
        last = "stop" if "stop" in offered else "confirm"
        return last if generator.random() < 0.2 else generator.choice(sorted(offered - {last}))
    if FAVOURITES[0] in offered and generator.random() < 0.7:
        return generator.choice(FAVOURITES)
    return generator.choice(_listed(frozenset(offered)))


@cache
def _listed(offered: frozenset[str]) -> list[str]:
    return sorted(offered)


def play_on(match: AnyMatch, generator: random.Random, seen: Counter[str]) -> None:
    """Compare what is legal; let everybody decide; compare the results."""
    rules, plays = slow(match), {}
    assert list(match.waiting()) == rules.deciders()
    for seat in match.waiting():
        offered = [str(action) for action in match.legal(seat)]
        assert len(offered) == len(set(offered))
        assert set(offered) == rules.legal(seat), rules.state
        plays[seat] = any_of(rules.legal(seat), generator)
    is_open = rules.turn["phase"] == "allocate"
    for seat, notation in plays.items():
        match.play_text(seat, notation)
    after = dump(match)
    rules.play(plays, after["turn"]["pickers"])
    assert comparable(after) == comparable(rules.state), plays
    assert GAME.invariants(match.state) == []
    if is_open:
        check_lots(match, rules, seen)


def check_lots(match: AnyMatch, rules: SlowCourse, seen: Counter[str]) -> None:
    """Check that lots are drawn exactly where the rules allow several orders of picking."""
    is_drawn = any(isinstance(event, LotsDrawn) for event in match.line[-1].events)
    is_free = not rules.is_first_turn_without_bids() and len(rules.pick_orders()) > 1
    assert is_drawn == is_free
    seen["lots" if is_drawn else "no lots"] += 1


@pytest.mark.parametrize("name", LANDS)
@pytest.mark.parametrize(("preset", "matches"), [("standard", 2), ("short", 2), ("mixed", 8)])
def test_the_game_goes_as_the_slow_rules_go(name: str, preset: str, matches: int) -> None:
    generator, seen = random.Random(f"{name}/{preset}"), Counter[str]()
    for _ in range(matches):
        match = random_match(generator, board_of(name, generator), preset)
        while not match.outcome:
            play_on(match, generator, seen)
        scores = dump(match)["scores"]
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        assert match.outcome.winners == winners
        assert match.outcome.scores == tuple(scores)
    if preset == "mixed":
        assert min(seen["lots"], seen["no lots"]) > 3
