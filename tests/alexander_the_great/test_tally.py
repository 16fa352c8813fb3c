"""What the tally counts in a match of Alexander the Great."""

from __future__ import annotations

import random
from collections import Counter

from satrap.core.game import PUBLIC, Event, Setup, sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.core.tally import WIN, Form
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.steps import game_ends
from satrap.games.alexander_the_great.tables import START, Place
from satrap.games.alexander_the_great.tally import count, tables
from tests.offered import GAMES

GAME = GAMES["alexander_the_great"]
SETUP = GAME.setup(("Ana", "Ben", "Cleo"))
SYMBOL, LYDIA, CARIA = Place(START, ""), Place("lydia", "Lydia"), Place("caria", "Caria")
END = (events.TurnBegan(6, 1, (2, 0, 1)), events.Ended(game_ends.GOAL, (0, 1)))


def counted(*told: Event) -> dict[str, int]:
    """Return the nonzero counts of these events, without those of the end."""
    found = Counter(count(SETUP, (*told, *END), None))
    found.subtract(count(SETUP, END, None))
    return {name: number for name, number in found.items() if number}


def turn(round: int) -> Event:
    return events.TurnBegan(2, round, (0, 1, 2))


def move(seat: int, source: Place, target: Place, armies: int) -> Event:
    return events.Moved(seat, source, target, armies, 0, 0)


def test_points_come_from_provinces_buildings_and_awards() -> None:
    told = (
        events.ProvinceScored(0, LYDIA, 2),
        events.Built(1, "temple", LYDIA, 1, 3, ()),
        events.AwardWon(2, "city", 0, "", 10),
        events.Halved(2, 5),
    )
    found = counted(*told)
    points = {name: found.get(name, 0) for name in ("provinces", "temples", "cities")}
    assert points == {"provinces": 2, "temples": 3, "cities": 0}
    assert (found["final awards"], found["points"]) == (5, 10)


def test_a_region_ends_in_its_last_province_or_after_three_turns() -> None:
    goal, none = (events.RegionEnded(2, "Asia Minor", reason) for reason in game_ends.ENDINGS)
    assert counted(turn(1), turn(2), goal) == {"turns in 2": 2, "goal in turn 2 of 2": 1}
    assert counted(turn(1), turn(2), turn(3), none) == {"turns in 2": 3, "no goal of 2": 1}


def test_a_province_is_contested_by_those_who_stand_there_when_it_is_scored() -> None:
    march = (move(0, SYMBOL, LYDIA, 3), move(0, LYDIA, CARIA, 1), move(1, SYMBOL, LYDIA, 2))
    left = move(1, LYDIA, CARIA, 2)
    ended = events.RegionEnded(2, "Asia Minor", game_ends.THREE_TURNS)
    found = counted(turn(1), *march, turn(2), left, ended, events.RegionBegan(3, "Syria"))
    assert {name: number for name, number in found.items() if " of " not in name} == {
        "turns in 2": 2,
        "entered lydia": 2,
        "entered caria": 2,
        "held lydia": 2,  # by both, then by one
        "held caria": 2,  # by one, then by both
        "contested lydia": 1,
        "contested caria": 1,
    }


def test_attempts_at_a_site_are_built_or_come_to_nothing() -> None:
    told = (
        events.Built(1, "city", LYDIA, 2, 5, (0, 2)),
        events.NotBuilt((0,), "city", LYDIA, is_tie=False),
        events.NotBuilt((0, 1), "temple", LYDIA, is_tie=True),
    )
    found = counted(*told)
    assert {name: number for name, number in found.items() if "lydia" in name} == {
        "attempts city lydia": 4,
        "tried city lydia": 2,
        "contested city lydia": 1,
        "built city lydia": 1,
        "attempts temple lydia": 2,
        "tried temple lydia": 1,
        "contested temple lydia": 1,
    }


def test_a_shared_win_counts_half_for_each_place_in_the_last_region() -> None:
    found = count(SETUP, END, None)
    assert (found["won from 2"], found["won from 3"]) == (WIN // 2, WIN // 2)
    assert "won from 1" not in found


def play(setup: Setup) -> AnyMatch:
    match: AnyMatch = Match(GAME, setup, seeded(bytes(32)))
    generator = random.Random(7)
    while match.outcome is None:
        seat = match.waiting()[0]
        match.play(seat, sample(match.legal(seat), generator))
    return match


def test_a_whole_match_adds_up() -> None:
    match = play(SETUP)
    told = match.events(PUBLIC)
    found = count(SETUP, told, match.state)
    assert match.outcome
    assert found["points"] == sum(match.outcome.scores)
    assert sum(found.get(f"turns in {region}", 0) for region in range(1, 7)) == match.outcome.turns
    laid = [event for event in told if isinstance(event, events.Laid)]
    assert sum(n for name, n in found.items() if name.startswith("attempts ")) == len(laid)
    scored = Counter(e.province.id for e in told if isinstance(e, events.ProvinceScored))
    for province in tables(SETUP)[3].rows:
        held, contested = found.get(f"held {province}", 0), found.get(f"contested {province}", 0)
        assert held - contested <= scored[province] <= held


def test_the_short_campaign_has_tables_of_its_regions_only() -> None:
    short = tables(GAME.setup(("Ana", "Ben"), preset="short"))
    rows = {table.title: tuple(table.rows) for table in short}
    assert rows["Regions"] == ("2", "3", "4")
    assert len(rows["Provinces"]) == 19
    assert rows["Wins by place in the order of the last region"] == ("1", "2")
    assert {column.form for table in short for column in table.columns} == set(Form)
