"""Game options: named, typed, each with its allowed values and a default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, get_args, get_type_hints

from satrap.core.errors import BadSetup

OptionValue = bool | int | str
# Values renamed because a version of the rules changed their meaning: the new name, by version,
# option and old value.
Renamed = Mapping[int, Mapping[str, Mapping[str, str]]]
NOTHING_RENAMED: Renamed = {}
STANDARD = "standard"


@dataclass(frozen=True)
class Option:
    """One option and its allowed values: a tuple of names, or a range of numbers."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] | range

    def check(self, value: object) -> OptionValue:
        """Return the value if it is allowed, or raise BadSetup."""
        if type(value) is not type(self.default) or value not in self.values:
            raise BadSetup(
                "option-value", option=self.name, value=str(value), values=self.describe()
            )
        assert isinstance(value, bool | int | str)
        return value

    def parse(self, text: str) -> OptionValue:
        """Read a value as typed by a person."""
        value: OptionValue = text
        if isinstance(self.default, bool):
            value = {"true": True, "false": False}.get(text.lower(), text)
        elif isinstance(self.default, int) and text.lstrip("-").isdecimal():
            value = int(text)
        return self.check(value)

    def describe(self) -> str:
        """Return the allowed values as text."""
        if isinstance(self.values, range):
            return f"{self.values.start}-{self.values.stop - 1}"
        return ", ".join(str(value).lower() for value in self.values)

    def number(self, value: OptionValue) -> int:
        """Return a value as a number: a name as its index, true and false as 1 and 0."""
        if isinstance(value, str):
            return tuple(self.values).index(value)
        return int(value)


def options_of(declared: type) -> tuple[Option, ...]:
    """Return the options that a game declares as the fields of a dataclass.

    The type of a field gives its values: a Literal, a bool, or an int annotated with a range.
    """
    hints = get_type_hints(declared, include_extras=True)
    usual = declared()
    return tuple(
        Option(each.name, getattr(usual, each.name), _values(hints[each.name]))
        for each in fields(declared)
    )


def _values(hint: Any) -> tuple[OptionValue, ...] | range:
    if hint is bool:
        return (True, False)
    named = get_args(hint)
    return named[1] if isinstance(named[1], range) else named


def as_renamed(renamed: Renamed, rules: int, chosen: Mapping[str, object]) -> dict[str, object]:
    """Return options chosen under some version of the rules, with the present names of values."""
    found = dict(chosen)
    for version in sorted(version for version in renamed if version > rules):
        for name, words in renamed[version].items():
            found |= {name: words.get(str(found[name]), found[name])} if name in found else {}
    return found


def fill_options(
    options: tuple[Option, ...],
    presets: Mapping[str, Mapping[str, OptionValue]],
    preset: str,
    chosen: Mapping[str, object],
) -> dict[str, OptionValue]:
    """Return every option with its value: the preset's, then what was chosen."""
    if preset not in presets:
        raise BadSetup("unknown-preset", preset=preset, presets=", ".join(presets))
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadSetup("unknown-option", option=name, options=", ".join(known))
    values = {option.name: option.default for option in options} | dict(presets[preset])
    return {name: known[name].check(chosen.get(name, value)) for name, value in values.items()}
