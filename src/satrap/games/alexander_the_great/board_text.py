"""The text form of a board: regions with provinces and the arrows that join them (TOML)."""

from __future__ import annotations

import tomllib
from typing import Annotated

import msgspec

from satrap.core.errors import BoardError
from satrap.core.unreadable import why_unreadable

GAME = "alexander_the_great"
LARGEST = 65_536  # characters

Price = Annotated[int, msgspec.Meta(ge=0, le=3)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Id = Annotated[str, msgspec.Meta(pattern=r"^(?!start$)[a-z][a-z0-9_]{0,39}$")]
Degrees = Annotated[float, msgspec.Meta(ge=-180, le=180)]


class ProvinceText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A province: its number orders the scoring inside its region."""

    id: Id
    number: Annotated[int, msgspec.Meta(ge=1, le=12)]
    name: Name
    lat: Degrees
    lon: Degrees
    temple: bool = False
    city: bool = False


class LinkText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An arrow: entering `b` costs `enter`, entering `a` costs `back`; no price means no head."""

    a: Id
    b: Id
    enter: Price | None = None
    back: Price | None = None
    ship: bool = False


class StartText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The campaign symbol before a region, and the first province after it."""

    into: Id
    enter: Price = 0
    place: Name | None = None
    lat: Degrees | None = None
    lon: Degrees | None = None
    drawn_via: list[Name] = []


class RegionText(msgspec.Struct, forbid_unknown_fields=True):
    """A region: entering its goal ends it."""

    name: Name
    start: StartText
    goal: Id
    provinces: Annotated[list[ProvinceText], msgspec.Meta(min_length=1, max_length=12)]
    links: Annotated[list[LinkText], msgspec.Meta(max_length=60)]


class BoardText(msgspec.Struct, forbid_unknown_fields=True):
    """A whole board."""

    game: str
    name: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,40}$")]
    title: Name
    region: Annotated[list[RegionText], msgspec.Meta(min_length=6, max_length=6)]


msgspec.json.Decoder(BoardText)  # resolve the type now: threads that do so simultaneously crash


def read_board_text(text: str) -> BoardText:
    """Read a board file, or raise BoardError saying where the mistake is."""
    if len(text) > LARGEST:
        raise BoardError("board-too-long", most=LARGEST)
    try:
        read = msgspec.convert(tomllib.loads(text), BoardText)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BoardError("march-unreadable", reason=why_unreadable(error)) from error
    if read.game != GAME:
        raise BoardError("board-other-game", game=read.game, expected=GAME)
    return read
