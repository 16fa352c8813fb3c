"""What is counted in a match: points by source, how regions ended, what happened where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from satrap.core.game import Event, Setup
from satrap.core.tally import WIN, Breakdown, Column, Form
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.board import Province
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.start import make_config
from satrap.games.alexander_the_great.steps import game_ends
from satrap.games.alexander_the_great.tables import START

_PROVINCES, _TEMPLES, _CITIES, _AWARDS = "provinces", "temples", "cities", "final awards"
_BUILDINGS = {TEMPLE: _TEMPLES, CITY: _CITIES}


def count(setup: Setup, told: Sequence[Event], state: Any) -> Mapping[str, int]:
    """Count one match."""
    counted: Counter[str] = Counter()
    for part in (_points, _regions, _marches, _sites, _places):
        counted.update(part(told))
    return counted


def _points(told: Sequence[Event]) -> Counter[str]:
    """Count the points by source; what halving takes away comes off the awards."""
    points: Counter[str] = Counter()
    for event in told:
        if isinstance(event, events.ProvinceScored):
            points[_PROVINCES] += event.points
        elif isinstance(event, events.Built):
            points[_BUILDINGS[event.building]] += event.points
        elif isinstance(event, events.AwardWon):
            points[_AWARDS] += event.points
        elif isinstance(event, events.Halved):
            points[_AWARDS] -= event.points
    points["points"] = sum(points.values())
    return points


def _regions(told: Sequence[Event]) -> Counter[str]:
    """Count the turns of each region, and in which one its last province was entered."""
    counted: Counter[str] = Counter()
    for event in told:
        if isinstance(event, events.TurnBegan):
            counted[f"turns in {event.region}"] += 1
        elif isinstance(event, events.RegionEnded):
            turns = counted[f"turns in {event.region}"]
            goal = f"goal in turn {turns}" if event.reason == game_ends.GOAL else "no goal"
            counted[f"{goal} of {event.region}"] += 1
    return counted


def _marches(told: Sequence[Event]) -> Counter[str]:
    """Count the groups that entered each province, and how it was held when turns were scored."""
    counted: Counter[str] = Counter()
    armies: Counter[tuple[str, int]] = Counter()  # by province and seat
    for event in told:
        if isinstance(event, events.RegionBegan):
            armies.clear()
        elif isinstance(event, events.Moved):
            counted[f"entered {event.target.id}"] += 1
            armies[event.target.id, event.seat] += event.armies
            armies[event.source.id, event.seat] -= event.armies
        elif isinstance(event, events.TurnBegan | events.RegionEnded):  # a turn has been scored
            counted.update(_held(armies))
    return counted


def _held(armies: Mapping[tuple[str, int], int]) -> Counter[str]:
    """Count the provinces in which any seat has armies, and those in which several have."""
    seats = Counter(place for (place, _), there in armies.items() if there > 0 and place != START)
    held = Counter(f"held {place}" for place in seats)
    held.update(f"contested {place}" for place, rivals in seats.items() if rivals > 1)
    return held


def _sites(told: Sequence[Event]) -> Counter[str]:
    """Count what was tried at each site, what was fought over and what was built."""
    counted: Counter[str] = Counter()
    for event in told:
        if isinstance(event, events.Built | events.NotBuilt):
            seats = (event.seat, *event.rivals) if isinstance(event, events.Built) else event.seats
            site = f"{event.building} {event.province.id}"
            counted[f"attempts {site}"] += len(seats)
            counted[f"tried {site}"] += 1
            counted[f"contested {site}"] += len(seats) > 1
            counted[f"built {site}"] += isinstance(event, events.Built)
    return counted


def _places(told: Sequence[Event]) -> Counter[str]:
    """Count the win by the winner's place in the order of play in the last region."""
    *_, last = (event.order for event in told if isinstance(event, events.TurnBegan))
    *_, ended = (event.winners for event in told if isinstance(event, events.Ended))
    return Counter({f"won from {last.index(seat) + 1}": WIN // len(ended) for seat in ended})


def tables(setup: Setup) -> tuple[Breakdown, ...]:
    """Return the tables for the regions that are played."""
    config = make_config(setup)
    board = config.tables.board
    regions = {str(number + 1): board.regions[number].name for number in config.campaign}
    played = [province for province in board.provinces if province.region in config.campaign]
    places = {str(place): f"place {place}" for place in range(1, config.seats + 1)}
    return (
        Breakdown("Points by source", _same(_PROVINCES, _TEMPLES, _CITIES, _AWARDS), _POINTS),
        Breakdown("Regions", regions, _REGIONS, bars=1),
        Breakdown("Wins by place in the order of the last region", places, (_WINS,)),
        Breakdown("Provinces", _names(played), _MARCHES, bars=1, note=_HELD),
        Breakdown("Temples", _names(p for p in played if p.temple), _at(TEMPLE), bars=1),
        Breakdown("Cities", _names(p for p in played if p.city), _at(CITY), bars=1),
    )


def _same(*rows: str) -> dict[str, str]:
    return {row: row for row in rows}


def _names(provinces: Iterable[Province]) -> dict[str, str]:
    return {province.id: province.name for province in provinces}


def _at(building: str) -> tuple[Column, ...]:
    """Return the columns of the sites of a kind of building."""
    site = f"{building} {{row}}"
    return (
        Column("attempts a game", f"attempts {site}"),
        Column("fought over", f"contested {site}", Form.SHARE, per=f"tried {site}"),
        Column("built a game", f"built {site}"),
        Column("games without an attempt", f"attempts {site}", Form.NEVER),
    )


_POINTS = (
    Column("of all points", "{row}", Form.SHARE, per="points"),
    Column("points a game", "{row}"),
)
_REGIONS = (
    Column("turns", "turns in {row}"),
    Column("last province in turn 1", "goal in turn 1 of {row}", Form.SHARE),
    Column("in turn 2", "goal in turn 2 of {row}", Form.SHARE),
    Column("in turn 3", "goal in turn 3 of {row}", Form.SHARE),
    Column("never", "no goal of {row}", Form.SHARE),
)
_WINS = Column("wins to the fair share", "won from {row}", Form.WINS)
_HELD = "Contested: of all scorings with armies there, those with armies of several players."
_MARCHES = (
    Column("groups that entered, a game", "entered {row}"),
    Column("contested", "contested {row}", Form.SHARE, per="held {row}"),
    Column("games in which nobody entered", "entered {row}", Form.NEVER),
)
