"""Sentences as data: a key and its values, put into words only where a person reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True)
class Text:
    """One sentence: a key of the language files and the values it needs."""

    key: str
    values: Mapping[str, str | int | Text | tuple[Text, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.values))))


def text(key: str, /, **values: str | int | Text | tuple[Text, ...]) -> Text:
    """Return the sentence `key` with its values; `_` in a value's name stands for `-`."""
    return Text(key, {name.replace("_", "-"): value for name, value in values.items()})
