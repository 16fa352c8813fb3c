"""Sentences as data: a key and its values, put into words only where a person reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from msgspec import Struct, convert


@dataclass(frozen=True)
class Text:
    """One sentence: a key of the language files and the values it needs."""

    key: str
    values: Mapping[str, str | int | Text | tuple[Text, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.values))))


class Sentence(Struct, frozen=True):
    """A sentence: its key in the language files (Fluent), and the values that it needs."""

    key: str
    values: dict[str, str | int | Sentence | list[Sentence]]


def text(key: str, /, **values: str | int | Text | tuple[Text, ...]) -> Text:
    """Return the sentence `key` with its values; `_` in a value's name stands for `-`."""
    return Text(key, {name.replace("_", "-"): value for name, value in values.items()})


def names_text(names: tuple[str, ...], seats: tuple[int, ...]) -> Text | str:
    """Return the names of one or more seats as people say them: Ana, Ben and Cleo."""
    *others, last = order_text(names, seats)
    return text("names-and", names=tuple(others), last=last) if others else names[seats[0]]


def order_text(names: tuple[str, ...], seats: tuple[int, ...]) -> tuple[Text, ...]:
    """Return the names of some seats one after another."""
    return tuple(text("name", name=names[seat]) for seat in seats)


def sentence(words: Text) -> dict[str, Any]:
    """Return a sentence as plain data: `{"key": ..., "values": {...}}`."""
    return {"key": words.key, "values": {name: _plain(one) for name, one in words.values.items()}}


def told(words: Text) -> Sentence:
    """Return a sentence as it is sent and kept."""
    return convert(sentence(words), Sentence)


def text_of(told: Sentence) -> Text:
    """Return a sentence that was sent or kept, to put it into words."""
    return Text(told.key, {name: _read(one) for name, one in told.values.items()})


def _read(value: str | int | Sentence | list[Sentence]) -> str | int | Text | tuple[Text, ...]:
    if isinstance(value, list):
        return tuple(text_of(part) for part in value)
    return text_of(value) if isinstance(value, Sentence) else value


def _plain(value: str | int | Text | tuple[Text, ...]) -> Any:
    if isinstance(value, tuple):
        return [sentence(part) for part in value]
    return sentence(value) if isinstance(value, Text) else value
