"""Read the text of a board file: turn TOML into checked values, or say what is wrong.

This module checks what does not depend on the lattice; `board.py` checks the rest.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from satrap.core.errors import BoardError

GAME = "alexandros"
SYMBOL_LETTERS = "TAHLS"
OPEN_LETTER = "."
SEA = "~"
OUTSIDE = " "
MAX_TEXT = 65_536
MAX_LABEL = 60

_LETTERS = SYMBOL_LETTERS + OPEN_LETTER + SEA + OUTSIDE
_REQUIRED = ("game", "name", "title", "start", "rows")
_OPTIONAL = ("map", "names")
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_RANGES = {"lat": (-80.0, 80.0), "lon": (-180.0, 180.0), "side": (0.05, 20.0)}
_RANGES["parallel"] = (-80.0, 80.0)


@dataclass(frozen=True)
class MapPlace:
    """Where the lattice lies on the real map; longitudes shrink by the cosine of `parallel`."""

    lat: float
    lon: float
    side: float
    parallel: float


@dataclass(frozen=True)
class BoardText:
    """The values of a board file, with their types checked."""

    name: str
    title: str
    start: str
    rows: tuple[str, ...]
    map: MapPlace | None
    names: dict[str, str]


def read_board_text(text: str) -> BoardText:
    """Parse a board file, or raise a BoardError that says where the mistake is."""
    table = _table(text)
    _check_keys(table)
    if table["game"] != GAME:
        raise BoardError("board-other-game", game=str(table["game"]), expected=GAME)
    name = _label(table, "name")
    if not _NAME.fullmatch(name):
        raise BoardError("board-bad-name", name=name)
    return BoardText(
        name=name,
        title=_label(table, "title"),
        start=_label(table, "start"),
        rows=_rows(table["rows"]),
        map=_map(table["map"]) if "map" in table else None,
        names=_names(table.get("names", {})),
    )


def _table(text: str) -> dict[str, Any]:
    if len(text) > MAX_TEXT:
        raise BoardError("board-too-long", most=MAX_TEXT)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else (text.count("\n") + 1, 1)
        raise BoardError("board-unreadable", line=line, column=column) from error


def _check_keys(table: dict[str, Any]) -> None:
    for key in table:
        if key not in _REQUIRED + _OPTIONAL:
            known = ", ".join(_REQUIRED + _OPTIONAL)
            raise BoardError("board-unknown-key", key=key, known=known)
    for key in _REQUIRED:
        if key not in table:
            raise BoardError("board-missing-key", key=key)


def _label(table: dict[str, Any], key: str) -> str:
    value = table[key]
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise BoardError("board-not-text", key=key)
    if len(value) > MAX_LABEL:
        raise BoardError("board-long-text", key=key, most=MAX_LABEL)
    return value


def _rows(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
        raise BoardError("board-rows-not-text")
    for number, row in enumerate(value, start=1):
        for column, letter in enumerate(row, start=1):
            if letter not in _LETTERS:
                shown = letter if letter.isprintable() else f"U+{ord(letter):04X}"
                raise BoardError("board-bad-letter", letter=shown, row=number, column=column)
    rows = [row.rstrip(OUTSIDE) for row in value]
    while rows and not rows[-1]:
        rows.pop()
    return tuple(rows)


def _map(value: object) -> MapPlace:
    if not isinstance(value, dict) or set(value) != set(_RANGES):
        raise BoardError("board-map-keys", known=", ".join(_RANGES))
    for key, (least, most) in _RANGES.items():
        number = value[key]
        if isinstance(number, bool) or not isinstance(number, int | float):
            raise BoardError("board-map-number", key=key)
        if not least <= number <= most:  # true for NaN, too
            raise BoardError("board-map-range", key=key, least=str(least), most=str(most))
    return MapPlace(**{key: float(value[key]) for key in _RANGES})


def _names(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise BoardError("board-not-text", key="names")
    names = {space: _label(value, space) for space in value}
    seen: dict[str, str] = {}
    for space, label in names.items():
        if label in seen:
            first = seen[label]
            raise BoardError(
                "board-name-twice", (first, space), label=label, first=first, second=space
            )
        seen[label] = space
    return names
