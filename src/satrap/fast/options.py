"""Options in records of integers: each is a field with the option's name."""

from __future__ import annotations

from typing import Any

from satrap.core.options import Option


def numbers(options: tuple[Option, ...], name: str) -> range:
    """Return the numbers of an option's values, in their order."""
    (option,) = [each for each in options if each.name == name]
    return range(len(option.values))


def fill(record: Any, options: tuple[Option, ...], chosen: object) -> None:
    """Write the chosen options into a record."""
    for option in options:
        setattr(record, option.name, option.number(getattr(chosen, option.name)))
