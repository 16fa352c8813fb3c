"""Views as they are sent, with readable names; states as JSON for `positions.py`."""

from __future__ import annotations

from msgspec import UNSET

from satrap.core.api_types import as_json
from satrap.core.game import OPEN, Json, seen_by
from satrap.games.alexandros import api_types
from satrap.games.alexandros.cards import NO_CARD, names
from satrap.games.alexandros.insights import taxes
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import GUARDS, NOWHERE
from satrap.games.alexandros.plans import plans
from satrap.games.alexandros.positions import PositionData
from satrap.games.alexandros.provinces import is_open, name, reserve
from satrap.games.alexandros.state import Claim, Config, Gift, Marching, State, Tabletop, Turn
from satrap.games.alexandros.steps import levy_taxes
from satrap.games.alexandros.tables import Mask, Tables, bits
from satrap.games.alexandros.view import View, view
from satrap.games.alexandros.view_insights import costs, found, reach, serves, whole_marches


def dump_state(state: State) -> Json:
    """Return the whole state as JSON; `positions.load_position` reads it back.

    It is the view of an observer who sees everything, without the derived fields.
    """
    shown = as_json(show(view(state, OPEN)))
    return {field: shown[field] for field in PositionData.__struct_fields__}


def show(view: View) -> api_types.View:
    """Return a view in the form in which it is sent."""
    config, table, tables = view.config, view.table, view.config.tables
    is_seat = 0 <= view.observer < config.seats  # without a seat: no hand, no hints
    cards = found(view) if is_seat else []
    return api_types.View(
        observer=seen_by(view.observer),
        seats=config.setup.seats,
        walls=_sides(tables, table.walls & ~table.red),
        red=_sides(tables, table.red),
        black_left=table.black_left,
        red_left=table.red_left,
        alexander=tables.board.point_names[table.alexander],
        standing=_space(tables, table.standing),
        guards=tuple(_spaces(tables, guards) for guards in table.guards),
        scores=table.scores,
        display=tuple(None if card == NO_CARD else SYMBOLS[card] for card in table.display),
        discard=names(table.discard),
        traces=table.traces,
        eras=table.eras,
        taxes=table.taxes,
        provinces=_provinces(config, table),
        levy=taxes(view),
        turn=_turn(tables, view.turn),
        hands=tuple(None if hand is None else names(hand) for hand in view.hands),
        hand_sizes=table.hand_sizes,
        reserve=tuple(reserve(table, seat, GUARDS) for seat in range(config.seats)),
        deck_size=table.deck_size,
        drawn=view.drawn,
        reach=reach(view, cards) if is_seat else UNSET,
        marches=whole_marches(view, cards) if is_seat else UNSET,
        costs=costs(view) if is_seat else UNSET,
        plans=plans(view) if is_seat else UNSET,
        serves=serves(view) if is_seat else UNSET,
        deck=UNSET if view.deck is None else tuple(SYMBOLS[card] for card in view.deck),
    )


def _turn(tables: Tables, turn: Turn) -> api_types.Turn:
    return api_types.Turn(
        turn.number,
        turn.seat,
        turn.phase.name.lower(),
        turn.actions,
        turn.levied,
        turn.ending,
        turn.idle,
        _marching(tables, turn.marching) if turn.marching else None,
        _claim(tables, turn.claim) if turn.claim else None,
        _gift(turn.gift) if turn.gift else None,
    )


def _marching(tables: Tables, marching: Marching) -> api_types.Marching:
    points = tables.board.point_names
    return api_types.Marching(
        _spaces(tables, marching.targets),
        marching.owes_card,
        _space(tables, marching.space),
        None if marching.point == NOWHERE else points[marching.point],
        tuple(points[point] for point in marching.path),
    )


def _claim(tables: Tables, claim: Claim) -> api_types.Claim:
    return api_types.Claim(_spaces(tables, claim.guards))


def _gift(gift: Gift) -> api_types.Gift:
    return api_types.Gift(gift.loser, names(gift.cards), names(gift.given))


def _provinces(config: Config, table: Tabletop) -> tuple[api_types.Province, ...]:
    tables = config.tables
    taxes = {due.province: due.points for due in levy_taxes.incomes(config, table)}
    found = []
    for part in table.provinces:
        called = name(tables, part)
        spaces, tax = _spaces(tables, part.spaces), taxes.get(called, 0)
        found.append(api_types.Province(called, spaces, part.value, part.owner, tax, is_open(part)))
    return tuple(found)


def _spaces(tables: Tables, mask: Mask) -> tuple[str, ...]:
    spaces = tables.board.space_names
    return tuple([spaces[space] for space in bits(mask)])


def _space(tables: Tables, space: int) -> str | None:
    return None if space == NOWHERE else tables.board.space_names[space]


def _sides(tables: Tables, mask: Mask) -> tuple[str, ...]:
    return tuple([tables.board.side_name(side) for side in bits(mask)])
