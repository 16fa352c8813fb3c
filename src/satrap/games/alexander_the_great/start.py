"""3.3: everybody has 15 cubes, 10 temples, 8 cities and a marker on space 0."""

from __future__ import annotations

from typing import cast

from satrap.core.chance import Chance
from satrap.core.game import Event, Setup
from satrap.games.alexander_the_great import flow
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.numbers import NOBODY, Phase
from satrap.games.alexander_the_great.options import Options
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Config, State, Tabletop, Turn, seal_state
from satrap.games.alexander_the_great.tables import tables_of

FULL, SHORT = range(6), range(1, 4)  # 7.0: the short campaign plays regions 2 to 4


def make_config(setup: Setup) -> Config:
    """Return what stays the same during a match."""
    options = Options(**setup.options)  # type: ignore[arg-type]
    tables = tables_of(cast(Board, setup.board), options.one_headed_links)
    campaign = SHORT if options.campaign == "short" else FULL
    return Config(setup, len(setup.seats), tables, options, campaign)


def empty_table(config: Config, region: int, oldest: int) -> Tabletop:
    """Return a table with nothing on it."""
    seats, provinces = config.seats, len(config.tables.board.provinces)
    nothing = (0,) * seats
    return Tabletop(
        scores=nothing,
        boxes=(Boxes(0, 0, 0, 0),) * seats,
        spent=nothing,
        armies=((0,) * len(config.ground(region).places),) * seats,
        temples=((0,) * provinces,) * seats,
        cities=(NOBODY,) * provinces,
        laid_temples=nothing,
        laid_cities=nothing,
        gains=(),
        oldest=oldest,
    )


def start(setup: Setup, chance: Chance, told: list[Event]) -> State:
    """Set up a match; the setup says who is oldest, or it is drawn."""
    config, oldest = make_config(setup), setup.starter
    if oldest is None:
        oldest = chance.below("oldest", 0, config.seats)
    region = config.campaign.start
    turn = Turn(number=1, region=region, round=1, phase=Phase.ALLOCATE)
    state = State(config, empty_table(config, region, oldest), turn)
    flow.begin_region(state, told)
    return seal_state(state)
