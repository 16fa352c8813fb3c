"""The fast engine plays as the readable one does: the same matches in both, ply by ply."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from satrap.fast.chance import below, seeded
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.fast import (
    bridge,
    comparing,
    decisions,
    layout,
    playouts,
    start,
)
from satrap.games.alexander_the_great.options import OPTIONS
from satrap.games.alexander_the_great.start import make_config
from tests.alexander_the_great.boards import NAMES
from tests.fast.alexander_the_great.matches import compared
from tests.fast.alexander_the_great.pair import make_ready

BATCHES, MATCHES = 2, 100
READINGS = next(option.values for option in OPTIONS if option.name == "turn_order")
EVENTS = {
    *(f"lots, {reading}" for reading in READINGS),
    *("OldestBegins", "Halved", "not built: a tie", "not built: no cubes"),
    *(f"region ended by {reason}" for reason in ("last_province", "three_turns")),
    *(f"award for {what}, {where}" for what in ("city", "temple") for where in ("board", "region")),
    *("temple for 1, alone", "city for 2, alone", "temple for 2, contested"),
    *("city for 1, contested", "city for 2, contested", "city for 3, contested"),
}


@pytest.fixture(autouse=True, scope="module")
def ready() -> None:
    """Compile first."""
    make_ready()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_matches_go_the_same_way(batch: int) -> None:
    seen = Counter[str]()
    for number in range(batch * MATCHES, (batch + 1) * MATCHES):
        seen.update(compared(number))
    assert seen["matches"] == MATCHES
    assert set(seen) >= EVENTS


@pytest.mark.parametrize("dtype", [layout.STATE, layout.TABLES], ids=["state", "tables"])
def test_a_record_has_whole_numbers_only_under_names_of_its_own(dtype: np.dtype[np.void]) -> None:
    assert dtype.names and dtype.fields
    for name in dtype.names:
        assert not hasattr(np.record, name)
        assert dtype.fields[name][0].base.kind == "i"


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("players", GAME.seats)
def test_a_playout_does_what_its_steps_do(preset: str, players: int) -> None:
    tables = bridge.tables_of(make_config(GAME.setup(NAMES[:players], preset=preset)))
    whole, step = layout.new_states(2)
    for seed in range(5):
        chance = seeded(seed)
        start.start(tables, whole, chance)
        played = playouts.playout(tables, whole, chance)
        chance = seeded(seed)
        start.start(tables, step, chance)
        while step.phase != layout.OVER:
            number = below(chance, decisions.count(tables, step))
            decisions.apply(tables, step, decisions.nth(tables, step, number), chance)
            played -= 1
        assert not played
        assert comparing.of_record(tables, step) == comparing.of_record(tables, whole)


def test_playouts_play_whole_matches() -> None:
    tables = bridge.tables_of(make_config(GAME.setup(NAMES[:4])))
    states = layout.new_states(8)
    assert playouts.playouts(tables, states, seeded(1), 8) > 8 * 100
    assert [int(state.phase) for state in states] == [layout.OVER] * 8
    assert len({state.scores.tobytes() for state in states}) > 1
