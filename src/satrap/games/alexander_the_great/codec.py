"""States and views as JSON, with the names that people use; `positions.py` reads them back."""

from __future__ import annotations

from satrap.core.canonical import plain
from satrap.core.game import OPEN, PUBLIC, Json
from satrap.games.alexander_the_great.facts import pledged
from satrap.games.alexander_the_great.numbers import CUBES, NOBODY
from satrap.games.alexander_the_great.state import (
    Config,
    State,
    Table,
    Turn,
    cities_left,
    temples_left,
)
from satrap.games.alexander_the_great.tables import Mask, bits
from satrap.games.alexander_the_great.view import View


def dump_state(state: State) -> Json:
    """Return the whole truth as JSON; `positions.load_position` reads it back."""
    return {
        **_table(state.config, state.table, state.turn.region),
        "turn": _turn(state.config, state.turn),
    }


def dump_view(view: View) -> Json:
    """Return what an observer may know as JSON."""
    return {
        "observer": {PUBLIC: "public", OPEN: "open"}.get(view.observer, view.observer),
        "seats": view.config.setup.seats,
        **_table(view.config, view.table, view.turn.region),
        "turn": _turn(view.config, view.turn),
        "cubes": CUBES,
        "left": _left(view.config, view.table),
        "pledged": list(pledged(view)),
        "campaign": [number + 1 for number in view.config.campaign],
    }


def _left(config: Config, table: Table) -> Json:
    """Return what each seat can still build."""
    return [
        {"temple": temples_left(table, seat), "city": cities_left(table, seat)}
        for seat in range(config.seats)
    ]


def _table(config: Config, table: Table, region: int) -> dict[str, Json]:
    ids = _ids(config)
    return {
        "scores": table.scores,
        "boxes": [list(box) for box in table.boxes],
        "spent": table.spent,
        "armies": [_counts(_places(config, region), armies) for armies in table.armies],
        "temples": [_counts(ids, temples) for temples in table.temples],
        "cities": {ids[n]: seat for n, seat in enumerate(table.cities) if seat != NOBODY},
        "laid_temples": [_laid(ids, mask) for mask in table.laid_temples],
        "laid_cities": [_laid(ids, mask) for mask in table.laid_cities],
        "gains": plain(table.gains),
        "oldest": table.oldest,
    }


def _turn(config: Config, turn: Turn) -> Json:
    names = _places(config, turn.region)
    return {
        "number": turn.number,
        "region": turn.region + 1,
        "round": turn.round,
        "phase": turn.phase.name.lower(),
        "seat": turn.seat,
        "order": turn.order,
        "pickers": turn.pickers,
        "stocks": {names[n]: list(stock) for n, stock in enumerate(turn.stocks) if any(stock)},
        "entered": turn.entered,
        "ending": turn.ending,
    }


def _ids(config: Config) -> list[str]:
    return [province.id for province in config.tables.board.provinces]


def _places(config: Config, region: int) -> list[str]:
    return [place.id for place in config.ground(region).places]


def _counts(names: list[str], counts: tuple[int, ...]) -> dict[str, int]:
    return {names[n]: count for n, count in enumerate(counts) if count}


def _laid(ids: list[str], mask: Mask) -> list[str]:
    return [ids[number] for number in bits(mask)]
