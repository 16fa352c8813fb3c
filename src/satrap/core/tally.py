"""Counting what only a game can tell of its matches, and in which tables the sums are shown.

A tally turns one match into flat counters; their sums over many matches fill tables of rows and
columns. `{row}` in the name of a counter stands for the key of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from satrap.core.game import Event, Setup

GAMES = "games"  # a counter that every match raises by one, all by itself
WIN = 2520  # a whole win, in parts that up to ten winners can share


class Form(Enum):
    """What a column says of its counter."""

    MEAN = "mean"  # the counter divided by `per`, as a number
    SHARE = "share"  # the same as a percentage
    NEVER = "never"  # the percentage of matches in which the counter stayed at zero
    WINS = "wins"  # of a counter in parts of WIN: the ratio to the fair share, with an interval


@dataclass(frozen=True)
class Column:
    """One number for each row; `per` is the counter that MEAN and SHARE divide by."""

    heading: str
    counter: str
    form: Form = Form.MEAN
    per: str = GAMES


@dataclass(frozen=True)
class Breakdown:
    """Rows by their keys, with their labels; `bars` is the column to draw, None for no picture."""

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
