"""Views as they are sent, with the names that people use; states as JSON for `positions.py`."""

from __future__ import annotations

from msgspec import UNSET

from satrap.core.api_types import as_json
from satrap.core.game import OPEN, Json, seen_by
from satrap.games.alexander_the_great import api_types
from satrap.games.alexander_the_great.insights import bids, pledged, standings
from satrap.games.alexander_the_great.numbers import CUBES, NOBODY, Phase
from satrap.games.alexander_the_great.outcomes import attempts, sites
from satrap.games.alexander_the_great.positions import PositionData
from satrap.games.alexander_the_great.state import (
    Config,
    State,
    Turn,
    cities_left,
    temples_left,
)
from satrap.games.alexander_the_great.tables import Mask, bits
from satrap.games.alexander_the_great.view import View, view


def dump_state(state: State) -> Json:
    """Return the whole state as JSON; `positions.load_position` reads it back.

    It is the view of an all-open observer, without what can be derived from the rest.
    """
    shown = as_json(show(view(state, OPEN)))
    return {field: shown[field] for field in PositionData.__struct_fields__}


def show(view: View) -> api_types.View:
    """Return what an observer may know, as it is sent."""
    config, table, turn = view.config, view.table, view.turn
    ids, places = _ids(config), _places(config, turn.region)
    is_mine = turn.phase in (Phase.MOVE, Phase.BUILD) and view.observer == turn.seat
    return api_types.View(
        observer=seen_by(view.observer),
        seats=config.setup.seats,
        scores=table.scores,
        boxes=table.boxes,
        spent=table.spent,
        armies=tuple(_counts(places, armies) for armies in table.armies),
        temples=tuple(_counts(ids, temples) for temples in table.temples),
        cities={ids[n]: seat for n, seat in enumerate(table.cities) if seat != NOBODY},
        laid_temples=tuple(_laid(ids, mask) for mask in table.laid_temples),
        laid_cities=tuple(_laid(ids, mask) for mask in table.laid_cities),
        gains=table.gains,
        oldest=table.oldest,
        turn=_turn(places, turn),
        cubes=CUBES,
        left=tuple(
            api_types.Buildings(temples_left(table, seat), cities_left(table, seat))
            for seat in range(config.seats)
        ),
        pledged=tuple(api_types.Buildings(**each) for each in pledged(view)),
        campaign=tuple(number + 1 for number in config.campaign),
        sites=sites(view),
        awards=standings(view),
        attempts=attempts(view) if is_mine else UNSET,
        bids=_bids(view) if is_mine else UNSET,
    )


def _bids(view: View) -> dict[str, api_types.Bid]:
    return {str(action): api_types.Bid(*bid) for action, bid in bids(view).items()}


def _turn(places: list[str], turn: Turn) -> api_types.Turn:
    return api_types.Turn(
        turn.number,
        turn.region + 1,
        turn.round,
        turn.phase.name.lower(),
        turn.seat,
        turn.order,
        turn.pickers,
        {places[n]: stock for n, stock in enumerate(turn.stocks) if any(stock)},
        turn.entered,
        turn.ending,
    )


def _ids(config: Config) -> list[str]:
    return [province.id for province in config.tables.board.provinces]


def _places(config: Config, region: int) -> list[str]:
    return [place.id for place in config.ground(region).places]


def _counts(names: list[str], counts: tuple[int, ...]) -> dict[str, int]:
    return {names[n]: count for n, count in enumerate(counts) if count}


def _laid(ids: list[str], mask: Mask) -> tuple[str, ...]:
    return tuple([ids[number] for number in bits(mask)])
