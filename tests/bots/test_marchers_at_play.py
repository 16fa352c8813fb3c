"""What people see the bots of Alexander the Great do in whole matches: nothing for nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from satrap.arena.playing import Player, play
from satrap.core.chance import PlainChance
from satrap.core.game import Seat
from satrap.games.alexander_the_great import actions
from satrap.games.alexander_the_great.contests import settle
from satrap.games.alexander_the_great.game import ALEXANDER_THE_GREAT as GAME
from satrap.games.alexander_the_great.numbers import CITY_PRICE, TEMPLE_PRICE
from satrap.games.alexander_the_great.state import State
from satrap.packs import get_pack

LEVELS = {"recruit": 8, "hoplite": 8, "companion": 8, "strategos": 2, "satrap": 1}  # matches
every_level = pytest.mark.parametrize("level", LEVELS)


class Turn(NamedTuple):
    """A turn of a seat: its moves, and the state in which it had laid all its attempts."""

    seat: Seat
    moves: list[actions.Move]
    laid: State | None


@cache
def turns(level: str) -> list[Turn]:
    """Return all turns of some matches of a level against itself, at two and at four seats."""
    return [
        turn
        for seed in range(LEVELS[level])
        for seats in (2, 4)
        for turn in _turns(level, seats, seed)
    ]


def _turns(level: str, seats: int, seed: int) -> Iterator[Turn]:
    dice = random.Random(seed)
    players = [Player(get_pack(GAME.id).bot(level), dice)] * seats
    found: dict[tuple[int, Seat], Turn] = {}
    setup = GAME.setup(tuple("ABCD"[:seats]))
    for state, _, due, chosen, _ in play(GAME, setup, players, PlainChance(dice)):
        key = state.turn.number, state.turn.seat
        match chosen:
            case (actions.Move() as move,):
                found.setdefault(key, Turn(due[0], [], None)).moves.append(move)
            case (actions.Confirm(),):
                found[key] = found.get(key, Turn(due[0], [], None))._replace(laid=state)
    yield from found.values()


def leads_back(moves: list[actions.Move]) -> bool:
    """Say whether armies can return over these arrows to where they were."""
    reached = {(move.source, move.target) for move in moves}
    for _ in moves:
        reached |= {(a, d) for a, b in reached for c, d in reached if b == c}
    return any(source == target for source, target in reached)


@every_level
def test_no_march_leads_back_to_where_it_began(level: str) -> None:
    found = [turn.moves for turn in turns(level)]
    assert not [moves for moves in found if leads_back(moves)]
    assert sum(map(len, found)) > 50


@every_level
def test_no_arrow_is_used_twice_in_a_turn(level: str) -> None:
    for turn in turns(level):
        arrows = [(move.source, move.target) for move in turn.moves]
        assert len(set(arrows)) == len(arrows)


def built(state: State, laid: list[list[int]], is_temple: bool) -> list[object]:
    """Return who builds at each site of the region, and at what price, by the rules."""
    boxes = [box.temple if is_temple else box.city for box in state.table.boxes]
    found: list[object] = []
    for number in state.ground.provinces:
        tried = {seat: boxes[seat] for seat, sites in enumerate(laid) if number in sites}
        price = TEMPLE_PRICE if is_temple else CITY_PRICE
        won = settle(tried, price, state.config.options) if tried else None
        if won:
            boxes[won.seat] -= won.price
        found.append(won)
    return found


def idle(turn: Turn, is_temple: bool) -> list[int]:
    """Return the attempts that change nothing, whether all later seats try everywhere or none."""
    assert turn.laid is not None
    state, table = turn.laid, turn.laid.table
    masks = table.laid_temples if is_temple else table.laid_cities
    laid = [[at for at in range(len(table.cities)) if mask >> at & 1] for mask in masks]
    order = state.turn.order
    later = order[order.index(turn.seat) + 1 :]
    found = []
    for site in laid[turn.seat]:
        less = [
            [at for at in each if (at, seat) != (site, turn.seat)] for seat, each in enumerate(laid)
        ]
        more = [_everywhere(state, each, later, is_temple) for each in (laid, less)]
        cases = (laid, less), (more[0], more[1])
        if all(built(state, a, is_temple) == built(state, b, is_temple) for a, b in cases):
            found.append(site)
    return found


def _everywhere(
    state: State, laid: list[list[int]], later: tuple[Seat, ...], is_temple: bool
) -> list[list[int]]:
    board, owners = state.config.tables.board.provinces, state.table.cities
    sites = [
        at
        for at in state.ground.provinces
        if (board[at].temple if is_temple else board[at].city and owners[at] < 0)
    ]
    has = [
        sum(armies) + box.army
        for armies, box in zip(state.table.armies, state.table.boxes, strict=True)
    ]
    return [sites if seat in later and has[seat] else each for seat, each in enumerate(laid)]


@every_level
def test_no_attempt_is_for_nothing(level: str) -> None:
    found = [turn for turn in turns(level) if turn.laid is not None]
    assert len(found) > 20
    for turn in found:
        assert not idle(turn, is_temple=True)
        assert not idle(turn, is_temple=False)


@pytest.mark.parametrize("level", ["recruit", "hoplite"])
def test_a_beginner_has_cubes_for_whatever_can_be_built_and_some_armies(level: str) -> None:
    state = GAME.start(GAME.setup(("A", "B")), PlainChance(random.Random(1))).state
    bot, legal = get_pack(GAME.id).bot(level), GAME.legal(state, 0)
    for seed in range(100):
        split = bot.choose(GAME.view(state, 0), legal, random.Random(seed))
        assert split.army >= 3 and split.temple >= TEMPLE_PRICE and split.city >= CITY_PRICE
