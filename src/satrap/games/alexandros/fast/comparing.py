"""The facts of a match from a record or a state, in the same form, so that they can be compared.

What no rule depends on is left out: which walls are red, what everybody remembers about hands and
decks, and the lines of the score sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from satrap.games.alexandros.fast import codes
from satrap.games.alexandros.fast.boards import bearers
from satrap.games.alexandros.fast.layout import Record
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import Config, State, Tabletop, Turn
from satrap.games.alexandros.tables import Mask, Tables

Facts = dict[str, Any]

_SAME = ("black_left", "red_left", "alexander", "deck_size")
_SAME_IN_TURN = ("number", "seat", "actions", "idle")


@lru_cache(maxsize=1 << 14)
def _spaces(tables: Tables, words: tuple[int, ...]) -> Mask:
    """Return words of symbol spaces as a set of spaces."""
    mask = sum(word << 64 * at for at, word in enumerate(words))
    symbol_spaces = bearers(tables)
    return sum(1 << symbol_spaces[at] for at in range(mask.bit_length()) if mask >> at & 1)


def _joined(roots: Sequence[object]) -> list[int]:
    """Return for each point the first point that it is joined to."""
    first: dict[object, int] = {}
    return [first.setdefault(root, point) for point, root in enumerate(roots)]


def of_state(state: State) -> Facts:
    """Return the facts of a state."""
    table, turn, tables = state.table, state.turn, state.config.tables
    standing = table.standing if tables.symbol_spaces >> max(0, table.standing) & 1 else -1
    return {
        **{name: getattr(table, name) for name in _SAME},
        **_of_turn(turn),
        "standing": standing,
        "walls": table.walls,
        "walled": table.walled & tables.symbol_spaces,
        "held": table.held,
        "guards": list(table.guards),
        "scores": list(table.scores),
        "display": list(table.display),
        "discard": list(table.discard),
        "deck": list(state.deck),
        "hands": [list(hand) for hand in state.hands],
        "hand_sizes": list(table.hand_sizes),
        "knots": _joined(table.knots.letters),
        "provinces": _of_provinces(table),
    }


def _of_provinces(table: Tabletop) -> list[tuple[object, ...]]:
    return [
        (each.spaces, each.symbols, list(each.need), each.value, each.size, each.owner, each.guards)
        for each in table.provinces
    ]


def _of_turn(turn: Turn) -> Facts:
    marching, claim, gift = turn.marching, turn.claim, turn.gift
    return {
        **{name: getattr(turn, name) for name in _SAME_IN_TURN},
        "phase": turn.phase.name,
        "levied": turn.levied,
        "ending": turn.ending,
        "free": turn.free,
        "marching": marching
        and (
            marching.targets,
            marching.owes_card,
            marching.space,
            marching.point if turn.phase == Phase.PATH else -1,
            list(marching.path),
        ),
        "claim": claim and (claim.province.spaces, claim.guards, claim.loser, list(claim.removal)),
        "gift": gift and (gift.loser, list(gift.cards), list(gift.given), gift.left),
    }


def of_record(config: Config, record: Record) -> Facts:
    """Return the facts of a record."""
    tables, seats = config.tables, config.seats
    board = tables.board
    labels = record.part_at[: len(board.symbols)].tolist()
    lands = [0] * int(record.parts)
    for space, label in enumerate(labels):
        lands[label] |= 1 << space
    return {
        **{name: int(getattr(record, name)) for name in _SAME},
        **_turn_of(tables, record, lands),
        "standing": _space_at(tables, int(record.standing)),
        "walls": sum(word << 64 * at for at, word in enumerate(record.walls.tolist())),
        "walled": _set(tables, record.walled),
        "held": _set(tables, record.held),
        "guards": [_set(tables, record.mine[seat]) for seat in range(seats)],
        "scores": record.scores[:seats].tolist(),
        "display": record.display.tolist(),
        "discard": record.discard.tolist(),
        "deck": record.deck[: record.deck_size].tolist(),
        "hands": record.hands[:seats].tolist(),
        "hand_sizes": record.hand_sizes[:seats].tolist(),
        "knots": _joined(_roots(record.knots[: len(board.point_names)].tolist())),
        "provinces": _provinces_of(tables, record, lands),
    }


def _roots(knots: list[int]) -> list[int]:
    roots = []
    for point in range(len(knots)):
        while knots[point] != point:
            point = knots[point]
        roots.append(point)
    return roots


def _provinces_of(tables: Tables, record: Record, lands: list[Mask]) -> list[tuple[object, ...]]:
    count = len(lands)
    held = _set(tables, record.held)
    within = [_set(tables, each) for each in record.within[:count]]
    rows = zip(
        lands,
        within,
        record.need[:count].tolist(),
        record.value[:count].tolist(),
        record.bears[:count].tolist(),
        record.owner[:count].tolist(),
        [held & symbols for symbols in within],
        strict=True,
    )
    counted = [(held & symbols).bit_count() for symbols in within]
    assert counted == record.guards[:count].tolist(), "guards are counted wrongly"
    return sorted(rows, key=lambda row: row[0] & -row[0])


def _turn_of(tables: Tables, record: Record, lands: list[Mask]) -> Facts:
    phase = Phase(int(record.phase))
    is_marching = phase in (Phase.SPACE, Phase.POINT, Phase.PATH)
    steps = int(record.steps) if is_marching else 0
    return {
        **{name: int(getattr(record, name)) for name in _SAME_IN_TURN},
        "phase": phase.name,
        "levied": bool(record.levied),
        "ending": codes.ENDINGS[record.ending],
        "free": _set(tables, record.free),
        "marching": (
            _set(tables, record.targets),
            bool(record.owes_card),
            _space_at(tables, int(record.space)),
            int(record.point),
            record.path[:steps].tolist(),
        )
        if is_marching
        else None,
        "claim": (
            lands[record.claimed],
            _set(tables, record.claim),
            int(record.loser),
            record.removal.tolist(),
        )
        if phase == Phase.GUARDS
        else None,
        "gift": (int(record.loser), record.gift.tolist(), record.given.tolist(), int(record.left))
        if phase == Phase.GIVE
        else None,
    }


def _set(tables: Tables, words: Any) -> Mask:
    return _spaces(tables, tuple(words.tolist()))


def _space_at(tables: Tables, number: int) -> int:
    return -1 if number < 0 else bearers(tables)[number]
