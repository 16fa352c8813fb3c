"""Strong bots of Alexandros bring a match to its end, and lay no walls for nothing."""

from __future__ import annotations

import random

import numpy as np
import pytest

from satrap.arena.playing import Player, play
from satrap.bots.alexandros.fast import plans
from satrap.bots.alexandros.fast.features import LONG, progress
from satrap.bots.alexandros.simple import Simple
from satrap.bots.alexandros.values import Weights
from satrap.bots.alexandros.walks import new_walls, walks
from satrap.core.chance import PlainChance
from satrap.games.alexandros.fast.boards import tables_record
from satrap.games.alexandros.fast.bridge import state_record
from satrap.games.alexandros.game import ALEXANDROS as GAME
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.view import known_in
from satrap.packs import get_pack

DRY = 8  # turns in a row without a new wall, at most


def walls_left(level: str, seats: int, seed: int) -> list[int]:
    """Play a match of a level against itself; return the walls left at the start of each turn."""
    dice = random.Random(seed)
    players = [Player(get_pack(GAME.id).bot(level), dice)] * seats
    setup = GAME.setup(tuple("ABCD"[:seats]), options={"max_turns": 100})
    found: dict[int, int] = {}
    for state, *_ in play(GAME, setup, players, PlainChance(dice)):
        found.setdefault(state.turn.number, state.table.black_left + state.table.red_left)
    return list(found.values())


@pytest.mark.parametrize(
    ("level", "seats", "matches"), [("strategos", 2, 6), ("strategos", 4, 2), ("satrap", 2, 1)]
)
def test_nobody_marches_in_rings(level: str, seats: int, matches: int) -> None:
    """Strategos at two seats once walked to and fro with all cards in both hands, for ever."""
    for seed in range(matches):
        left = walls_left(level, seats, seed)
        assert len(left) < 80
        assert all(left[turn] < left[turn - DRY] for turn in range(DRY, len(left)))


def ranked(*given: tuple[float, int]) -> list[int]:
    """Rank plans, given by chance to win and walls; return their numbers, the best first."""
    found = plans.new_plans(len(given))
    for number, (won, walls) in enumerate(given):
        found[number].won[0], found[number].visits = 4 * won, 4
        found[number].walls, found[number].length = walls, number
    plans.rank(found, len(given), len(given), 0, plans.new_plans(1))
    return [int(plan.length) for plan in found]


def test_the_better_plan_comes_first_however_many_walls_it_lays() -> None:
    assert ranked((0.4, 1), (0.6, 5), (0.5, 2)) == [1, 2, 0]


def test_of_equally_good_plans_the_one_with_fewer_walls_comes_first() -> None:
    assert ranked((0.5, 4), (0.5004, 5), (0.5, 2), (0.3, 1)) == [2, 0, 1, 3]


def test_a_march_without_walls_comes_last_among_its_equals() -> None:
    assert ranked((0.5, 0), (0.5, 7), (0.5, 1)) == [2, 1, 0]


def test_a_long_match_counts_as_late_even_without_walls_or_points() -> None:
    state = GAME.start(GAME.setup(("A", "B")), PlainChance(random.Random(1))).state
    tables, record = tables_record(state.config)[0], state_record(state).view(np.recarray)[0]
    late = []
    for number in (1, LONG // 2, LONG, 2 * LONG):
        record.number = number
        late.append(progress(tables, record))
    assert late[0] < 0.05 < late[1] < late[2] == late[3] == 1.0


def test_the_simple_bot_lays_no_walls_for_nothing() -> None:
    """Of paths that lead to land worth the same, it takes one with the fewest walls."""
    ties, bot, dice = 0, Simple(Weights(marches=99)), random.Random(1)
    for seed in range(6):
        players = [Player(bot, dice)] * 2
        for state, _, due, chosen, _ in play(
            GAME, GAME.setup(("A", "B")), players, PlainChance(random.Random(seed))
        ):
            if due and state.turn.phase == Phase.PATH:
                view, legal = GAME.view(state, due[0]), GAME.legal(state, due[0])
                rated = bot._rate(view, tuple(legal), dice)
                best = max(worth for worth, _ in rated)
                alike = {action for worth, action in rated if worth > best - 1e-4}
                known = known_in(view)
                assert known is not None
                found = [(new_walls(known, walk), walk.action) for walk in walks(known)]
                walls = {act: {n for n, each in found if each == act} for act in alike}
                if all(len(counts) == 1 for counts in walls.values()):
                    ties += len(set(map(max, walls.values()))) > 1
                    assert max(walls[chosen[0]]) == min(map(max, walls.values()))
    assert ties > 3
