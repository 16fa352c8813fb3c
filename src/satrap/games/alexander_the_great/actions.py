"""What a seat can do, and how it is written: `split 2 6 4 3`, `place 4`, `move start thrace 3 1t`.

A price is paid from the temple box, the city box or both: `1t`, `2c`, `1t1c`. Of the armies at a
place, those with the most steps left go first; any others are given by steps used: `1@0,2@1`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import astuple

from satrap.core.errors import UnreadableAction
from satrap.games.alexander_the_great.tables import START


def format_groups(used: tuple[int, ...]) -> str:
    """Name armies by steps used: `1@0,2@1`."""
    return ",".join(f"{count}@{steps}" for steps, count in enumerate(used) if count)


class Worded(Struct, frozen=True, gc=False):
    """An action whose notation is its verb followed by its fields."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, astuple(self))])


class Split(Worded, frozen=True):
    """Put the 15 cubes into the four boxes."""

    verb: ClassVar = "split"
    order: int
    army: int
    temple: int
    city: int


class Resplit(Worded, frozen=True):
    """Divide the cubes that are left between temples and cities."""

    verb: ClassVar = "resplit"
    temple: int
    city: int


class ChoosePlace(Worded, frozen=True):
    """Take a place in the order of play, from 1."""

    verb: ClassVar = "place"
    place: int


class Move(Struct, frozen=True, gc=False):
    """Move a group of armies along one arrow."""

    verb: ClassVar = "move"
    source: str
    target: str
    armies: int
    temple: int = 0  # paid from the temple box
    city: int = 0
    used: tuple[int, ...] = ()  # how many armies by steps used; empty: freshest first

    def __str__(self) -> str:
        words = [self.verb, self.source, self.target, str(self.armies)]
        if self.temple or self.city:
            paid = ((self.temple, "t"), (self.city, "c"))
            words.append("".join(f"{count}{box}" for count, box in paid if count))
        if self.used:
            words.append(format_groups(self.used))
        return " ".join(words)


class Stop(Worded, frozen=True):
    """Move no more armies."""

    verb: ClassVar = "stop"


class LayTemple(Worded, frozen=True):
    """Try to build a temple."""

    verb: ClassVar = "temple"
    province: str


class LayCity(Worded, frozen=True):
    """Try to build a city."""

    verb: ClassVar = "city"
    province: str


class Confirm(Worded, frozen=True):
    """Leave the attempts as they are."""

    verb: ClassVar = "confirm"


AnyAction = Split | Resplit | ChoosePlace | Move | Stop | LayTemple | LayCity | Confirm
_KINDS: tuple[type[AnyAction], ...] = (
    Split,
    Resplit,
    ChoosePlace,
    Move,
    Stop,
    LayTemple,
    LayCity,
    Confirm,
)
_VERBS: Mapping[str, type[AnyAction]] = {kind.verb: kind for kind in _KINDS}
_EXAMPLES = {
    "split": "split 2 6 4 3",
    "resplit": "resplit 2 1",
    "place": "place 1",
    "move": "move {0} {1} 3 1t1c",
    "temple": "temple {0}",
    "city": "city {0}",
}
_NUMBER = re.compile(r"\d{1,2}", re.ASCII)
_PRICE = re.compile(r"(?:([1-9])t)?(?:([1-9])c)?|([1-9])c([1-9])t", re.ASCII)
_GROUPS = re.compile(r"[1-9]\d?@[012](,[1-9]\d?@[012])*", re.ASCII)


def parse_action(text: str, provinces: Mapping[str, int]) -> AnyAction:
    """Read an action, or raise UnreadableAction with what was expected."""
    verb, *words = text.strip().lower().split()[:9] or [""]
    if verb not in _VERBS:
        raise UnreadableAction("atg-unknown-verb", verb=verb[:20], verbs=", ".join(_VERBS))
    kind = _VERBS[verb]
    action = _parse_move(words, provinces) if kind is Move else _parse(kind, words, provinces)
    if action is None:
        example = _EXAMPLES.get(verb, verb).format(*provinces)
        raise UnreadableAction("atg-wrong-words", verb=verb, example=example)
    return action


def _parse(
    kind: type[AnyAction], words: list[str], provinces: Mapping[str, int]
) -> AnyAction | None:
    if len(words) != len(kind.__struct_fields__):
        return None
    if kind in (LayTemple, LayCity):
        return kind(_province(words[0], provinces))
    if not all(_NUMBER.fullmatch(word) for word in words):
        return None
    return kind(*map(int, words))  # type: ignore[arg-type]


def _parse_move(words: list[str], provinces: Mapping[str, int]) -> Move | None:
    groups: tuple[int, ...] = ()
    if len(words) > 3 and _GROUPS.fullmatch(words[-1]):
        groups = _groups(words.pop())
    paid = _PRICE.fullmatch(words.pop()) if len(words) == 4 else _PRICE.fullmatch("")
    if len(words) != 3 or not _NUMBER.fullmatch(words[2]) or paid is None:
        return None
    source = START if words[0] == START else _province(words[0], provinces)
    temple, city = (int(one or other or 0) for one, other in zip(*_pairs(paid), strict=True))
    return Move(source, _province(words[1], provinces), int(words[2]), temple, city, groups)


def _pairs(paid: re.Match[str]) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return what is paid from the temple and the city box, written in either order."""
    temple, city, city_first, temple_last = paid.groups()
    return (temple, city), (temple_last, city_first)


def _groups(word: str) -> tuple[int, ...]:
    counts = [0, 0, 0]
    for part in word.split(","):
        count, steps = part.split("@")
        counts[int(steps)] += int(count)
    return tuple(counts)


def _province(word: str, provinces: Mapping[str, int]) -> str:
    if word not in provinces:
        raise UnreadableAction("atg-unknown-province", word=word[:20])
    return word
