"""Which matches are rated: everybody can see it before they sit down."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import BOT, DEVICE, OPEN, Chair, Clock
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.rated import is_rated
from satrap.server.tables.table import Table
from tests.offered import GAMES
from tests.server.tables.people import SERVER_SEED, do, new_table, opened, play_on

GAME = next(iter(GAMES.values()))
PERSON, ROBOT, OWN = Chair(OPEN), Chair(BOT, "recruit"), Chair(DEVICE)


def waiting(**rest: Any) -> Table:
    table = Table(SERVER_SEED)
    enter(table, opened(GAME, 2, **{"is_friendly": False, **rest}))
    return table


def test_a_match_between_people_without_hints_counts() -> None:
    assert is_rated(waiting()) and is_rated(new_table(GAME, 3, is_friendly=False))


def test_a_friendly_match_does_not_count() -> None:
    assert not is_rated(waiting(is_friendly=True)) and not is_rated(new_table(GAME, 2))


@pytest.mark.parametrize(
    ("chairs", "clock", "counts"),
    [
        ((PERSON, ROBOT), None, False),  # a match that goes badly would never end
        ((PERSON, ROBOT), Clock(900), True),
        ((PERSON, PERSON, ROBOT), None, True),
        ((ROBOT, ROBOT), Clock(900), False),
        ((OWN, OWN), Clock(900), False),
        ((OWN, PERSON), None, False),
    ],
)
def test_who_has_to_play(chairs: tuple[Chair, ...], clock: Clock | None, counts: bool) -> None:
    assert is_rated(waiting(chairs=chairs, clock=clock)) is counts


def test_nobody_has_two_seats() -> None:
    table = Table(SERVER_SEED)
    enter(table, opened(GAME, 3, is_friendly=False, chairs=(PERSON, OWN, OWN)))
    for seat, name in enumerate(("Ben", "Ana", "Ana")):
        do(table, name, ask.Sit(seat, f"{name}{seat}"), None)
    do(table, "Ana", ask.Start())
    assert not is_rated(table)


def test_only_editions_count() -> None:
    usual = dict(waiting().options)
    name = next(option.name for option in GAME.options if len(option.values) > 1)
    other = next(v for o in GAME.options if o.name == name for v in o.values if v != usual[name])
    assert not is_rated(waiting(options=usual | {name: other}))
    for preset in GAME.presets:
        table = Table(SERVER_SEED)
        enter(table, opened(GAME, 2, preset, is_friendly=False))
        assert is_rated(table)


def test_a_match_from_a_position_does_not_count() -> None:
    table = new_table(GAME, 2)
    assert table.match is not None
    position = GAME.dump_state(table.match.state)
    assert not is_rated(waiting(position=position))


def test_an_agreed_undo_makes_a_match_friendly() -> None:
    table = new_table(GAME, 2, is_friendly=False)
    for _ in zip(range(6), play_on(table, random.Random(1)), strict=False):
        pass
    assert is_rated(table)
    entry = log.Undone(0, 1, agreed=False)
    assert is_rated(_with(table, entry)) and not is_rated(_with(table, replace(entry, agreed=True)))


def _with(table: Table, entry: log.Undone) -> Table:
    table.entries.append(entry)
    return table


def test_the_clock_counts_with_which_a_match_was_opened() -> None:
    """One person alone with bots neither puts off a bad end nor makes a good one count."""
    for clock, later in ((Clock(900), None), (None, Clock(900))):
        table = new_table(GAME, 2, is_friendly=False, clock=clock)
        table.places[1].person, table.places[1].bot = "", "recruit"
        assert is_rated(table) is (clock is not None)
        table.opened = replace(table.opened, clock=later)
        assert is_rated(table) is (clock is not None)


def test_alone_with_bots_the_clock_of_a_rated_match_stays() -> None:
    table = new_table(GAME, 2, is_friendly=False, clock=Clock(900))
    do(table, "Ana", ask.AskClock(None))  # somebody else would have to agree
    table.places[1].person, table.places[1].bot = "", "recruit"
    with pytest.raises(NotAtTable) as refused:
        do(table, "Ana", ask.AskClock(None))
    assert refused.value.text.key == "table-rated-clock"
