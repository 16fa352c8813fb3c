"""States and views as JSON, with the names that people use; `positions.py` reads them back."""

from __future__ import annotations

from satrap.core.canonical import plain
from satrap.core.game import OPEN, PUBLIC, Json
from satrap.games.alexandros.cards import NO_CARD, names
from satrap.games.alexandros.hints import hints
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import GUARDS, NOWHERE
from satrap.games.alexandros.provinces import is_open, name, reserve
from satrap.games.alexandros.state import Claim, Config, Gift, Marching, State, Table, Turn
from satrap.games.alexandros.steps import levy_taxes
from satrap.games.alexandros.tables import Mask, Tables, bits
from satrap.games.alexandros.view import View


def dump_state(state: State) -> Json:
    """Return the whole truth as JSON; `positions.load_position` reads it back."""
    return {
        **_table(state.config, state.table),
        "turn": _turn(state.config.tables, state.turn),
        "hands": [names(hand) for hand in state.hands],
        "deck": [SYMBOLS[card] for card in state.deck],
        "drawn": state.drawn,
    }


def dump_view(view: View) -> Json:
    """Return what an observer may know as JSON."""
    who = {PUBLIC: "public", OPEN: "open"}.get(view.observer, view.observer)
    data: dict[str, Json] = {
        "observer": who,
        "seats": view.config.setup.seats,
        **_table(view.config, view.table),
        "provinces": _provinces(view.config, view.table),
        "turn": _turn(view.config.tables, view.turn),
        "hands": [None if hand is None else names(hand) for hand in view.hands],
        "hand_sizes": view.table.hand_sizes,
        "reserve": [reserve(view.table, seat, GUARDS) for seat in range(view.config.seats)],
        "deck_size": view.table.deck_size,
        "drawn": view.drawn,
        **hints(view),
    }
    if view.deck is not None:
        data["deck"] = [SYMBOLS[card] for card in view.deck]
    return data


def _table(config: Config, table: Table) -> dict[str, Json]:
    tables, board = config.tables, config.tables.board
    return {
        "walls": _sides(tables, table.walls & ~table.red),
        "red": _sides(tables, table.red),
        "black_left": table.black_left,
        "red_left": table.red_left,
        "alexander": board.point_names[table.alexander],
        "standing": _space(tables, table.standing),
        "guards": [_spaces(tables, guards) for guards in table.guards],
        "scores": table.scores,
        "display": [None if card == NO_CARD else SYMBOLS[card] for card in table.display],
        "discard": names(table.discard),
        "traces": plain(table.traces),
        "eras": plain(table.eras),
        "taxes": plain(table.taxes),
    }


def _turn(tables: Tables, turn: Turn) -> Json:
    return {
        "number": turn.number,
        "seat": turn.seat,
        "phase": turn.phase.name.lower(),
        "actions": turn.actions,
        "levied": turn.levied,
        "ending": turn.ending,
        "idle": turn.idle,
        "marching": turn.marching and _marching(tables, turn.marching),
        "claim": turn.claim and _claim(tables, turn.claim),
        "gift": turn.gift and _gift(turn.gift),
    }


def _marching(tables: Tables, marching: Marching) -> Json:
    points = tables.board.point_names
    return {
        "targets": _spaces(tables, marching.targets),
        "owes_card": marching.owes_card,
        "space": _space(tables, marching.space),
        "point": None if marching.point == NOWHERE else points[marching.point],
        "path": [points[point] for point in marching.path],
    }


def _claim(tables: Tables, claim: Claim) -> Json:
    return {"guards": _spaces(tables, claim.guards)}


def _gift(gift: Gift) -> Json:
    return {"loser": gift.loser, "cards": names(gift.cards), "given": names(gift.given)}


def _provinces(config: Config, table: Table) -> Json:
    tables = config.tables
    taxes = {due.province: due.points for due in levy_taxes.incomes(config, table)}
    return [
        {
            "province": name(tables, part),
            "spaces": _spaces(tables, part.spaces),
            "value": part.value,
            "owner": part.owner,
            "tax": taxes.get(name(tables, part), 0),  # what a levy would bring its owner now
            "is_open": is_open(part),  # more than anybody will pay for
        }
        for part in table.provinces
    ]


def _spaces(tables: Tables, mask: Mask) -> list[str]:
    return [tables.board.space_names[space] for space in bits(mask)]


def _space(tables: Tables, space: int) -> str | None:
    return None if space == NOWHERE else tables.board.space_names[space]


def _sides(tables: Tables, mask: Mask) -> list[str]:
    return [tables.board.side_name(side) for side in bits(mask)]
