"""Sentences as data: a key and its values, put into words only where a person reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

NAMED, NAME, NAMES = "named", "name", "names-and"  # the keys of names
TO, IN = "named-to", "named-in"  # and of where something goes or is: to Thrace, among the Getae
FORMER = re.compile(r"†(\d*)")  # the name of somebody who has deleted their account


class Text(Struct, frozen=True, gc=False):
    """A sentence: its key in the language files (Fluent), and the values that it needs."""

    key: str
    values: Mapping[str, str | int | Text | tuple[Text, ...]] = {}

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.values))))


Names = tuple[str | Text, ...]  # of the seats


def text(key: str, /, **values: str | int | Text | tuple[Text, ...]) -> Text:
    """Return the sentence `key` with its values; `_` in a value's name stands for `-`."""
    return Text(key, {name.replace("_", "-"): value for name, value in values.items()})


def named(name: str) -> Text:
    """Return the name of something on a board; its words are found by the name in English."""
    return Text(NAMED, {"name": name})


def former(seat: int | None) -> str:
    """Return what stands for the name of somebody who has deleted their account."""
    return "†" if seat is None else f"†{seat + 1}"


def toward(name: str | Text) -> Text:
    """Return where something goes, with the preposition that the name takes in each language."""
    return Text(TO, {"name": name})


def within(name: str | Text) -> Text:
    """Return where something is, with the preposition that the name takes in each language."""
    return Text(IN, {"name": name})


@lru_cache(maxsize=256)
def people(names: tuple[str, ...]) -> Names:
    """Return the names of seats, each with its seat: a reader who sits there reads "you"."""
    return tuple(text(NAME, name=name, seat=seat) for seat, name in enumerate(names))


def names_text(names: Names, seats: tuple[int, ...]) -> Text | str:
    """Return the names of one or more seats as a phrase: Ana, Ben and Cleo."""
    *others, last = order_text(names, seats)
    return text(NAMES, names=tuple(others), last=last) if others else names[seats[0]]


def order_text(names: Names, seats: tuple[int, ...]) -> tuple[Text, ...]:
    """Return the names of some seats in the given order."""
    chosen = (names[seat] for seat in seats)
    return tuple(text(NAME, name=each) if isinstance(each, str) else each for each in chosen)


def is_about(value: str | int | Text | tuple[Text, ...], seat: int) -> bool:
    """Say whether a value is the name of a seat, or a phrase of names with it."""
    if not isinstance(value, Text):
        return False
    if value.key == NAME:
        return value.values.get("seat") == seat
    named = (value.values["names"], value.values["last"]) if value.key == NAMES else ()
    return any(is_about(each, seat) for part in named for each in _parts(part))


def _parts(value: str | int | Text | tuple[Text, ...]) -> tuple[str | int | Text, ...]:
    return value if isinstance(value, tuple) else (value,)
