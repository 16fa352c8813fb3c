"""Statistics that only a game can take from its matches, and the tables that show their sums.

A tally turns one match into flat counters; their sums over many matches fill tables of rows and
columns. `{row}` in the name of a counter stands for the key of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from satrap.core.game import Event, Setup

GAMES = "games"  # a counter that every match raises by one, for every game
WIN = 2520  # a whole win, in parts that up to ten winners can share


class Form(Enum):
    """What a column shows of its counter."""

    MEAN = "mean"  # the counter divided by `per`, as a number
    SHARE = "share"  # the same as a percentage
    NEVER = "never"  # the percentage of matches in which the counter stayed at zero
    WINS = "wins"  # a counter in parts of WIN, as a ratio to the fair share, with an interval


@dataclass(frozen=True)
class Column:
    """One number for each row; `per` is the counter that MEAN and SHARE divide by."""

    heading: str
    counter: str
    form: Form = Form.MEAN
    per: str = GAMES


@dataclass(frozen=True)
class Breakdown:
    """A table: the label of each row by key; `bars` is the column to draw, None for no chart."""

    title: str
    rows: Mapping[str, str]
    columns: tuple[Column, ...]
    bars: int | None = 0
    note: str = ""


@dataclass(frozen=True)
class Tally:
    """What a game counts in one match (setup, events, last state), and the tables of a setup."""

    count: Callable[[Setup, Sequence[Event], Any], Mapping[str, int]]
    tables: Callable[[Setup], tuple[Breakdown, ...]]
