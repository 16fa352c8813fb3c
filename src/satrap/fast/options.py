"""Options in records of whole numbers: each is a field by its name."""

from __future__ import annotations

from typing import Any

from satrap.core.options import Option


def numbers(options: tuple[Option, ...], name: str) -> range:
    """Return the numbers of an option's values, in their order."""
    (option,) = [each for each in options if each.name == name]
    return range(len(option.values))


def fill(record: Any, options: tuple[Option, ...], chosen: object) -> None:
    """Write what was chosen into a record."""
    for option in options:
        setattr(record, option.name, option.number(getattr(chosen, option.name)))
