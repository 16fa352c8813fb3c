"""Sentences as data: a key and its values, put into words only where a person reads them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Text(Struct, frozen=True, gc=False):
    """A sentence: its key in the language files (Fluent), and the values that it needs."""

    key: str
    values: Mapping[str, str | int | Text | tuple[Text, ...]] = {}

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.values))))


def text(key: str, /, **values: str | int | Text | tuple[Text, ...]) -> Text:
    """Return the sentence `key` with its values; `_` in a value's name stands for `-`."""
    return Text(key, {name.replace("_", "-"): value for name, value in values.items()})


def names_text(names: tuple[str, ...], seats: tuple[int, ...]) -> Text | str:
    """Return the names of one or more seats as a phrase: Ana, Ben and Cleo."""
    *others, last = order_text(names, seats)
    return text("names-and", names=tuple(others), last=last) if others else names[seats[0]]


def order_text(names: tuple[str, ...], seats: tuple[int, ...]) -> tuple[Text, ...]:
    """Return the names of some seats in the given order."""
    return tuple(text("name", name=names[seat]) for seat in seats)
