"""What the tally counts in a match of Alexandros."""

from __future__ import annotations

import random

from satrap.core.game import PUBLIC, Event, sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.core.tally import GAMES as EVERY_GAME
from satrap.games.alexandros import events
from satrap.games.alexandros.tally import count, tables
from tests.offered import GAMES

GAME = GAMES["alexandros"]
SETUP = GAME.setup(("Ana", "Ben", "Cleo"))


def counted(*told: Event) -> dict[str, int]:
    """Return the nonzero counts of these events."""
    return {name: number for name, number in count(SETUP, told, None).items() if number}


def levy(seat: int, *gains: int) -> Event:
    return events.TaxesLevied(seat, "lyre", (), gains)


def test_points_come_from_taxes_levied_by_oneself_or_by_others() -> None:
    assert counted(levy(1, 2, 30, 4), levy(0, 100, 0, 0)) == {
        "taxes levied": 2,
        "levied by oneself": 130,
        "levied by others": 6,
        "points": 136,
    }


def test_a_dealt_card_is_not_a_drawn_one() -> None:
    told = (events.Dealt(0, "lyre"), events.CardDrawn(0, "lyre"), events.CardTaken(1, "lyre"))
    assert counted(*told) == {"cards drawn from the deck": 1, "cards taken face up": 1}


def test_a_turn_without_a_march_is_still_a_turn() -> None:
    told = (events.TurnBegan(0, 1), events.Stayed(0), events.Passed(0), events.TurnBegan(1, 2))
    assert counted(*told) == {"turns": 2, "turns without a march": 1, "passes": 1}


def test_a_whole_match_adds_up_to_its_turns_and_its_points() -> None:
    match: AnyMatch = Match(GAME, SETUP, seeded(bytes(32)))
    generator = random.Random(7)
    while match.outcome is None:
        (seat,) = match.waiting()
        match.play(seat, sample(match.legal(seat), generator))
    found = counted(*match.events(PUBLIC))
    ways = ("marches with a face-up card", "marches with a joker", "special moves")
    marches = sum(found.get(name, 0) for name in (*ways, "turns without a march"))
    assert marches == found["turns"] == match.outcome.turns
    assert found["points"] == sum(match.outcome.scores)
    columns = [column for table in tables(SETUP) for column in table.columns]
    assert {column.per for column in columns} <= {*found, EVERY_GAME}
    assert tuple(tables(SETUP)[0].rows) == ("levied by oneself", "levied by others")
    assert {*ways, "provinces occupied", "passes"} <= set(tables(SETUP)[1].rows)
