"""Base classes of events; a game adds those that hide something from somebody."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple

from satrap.core.api_types import GameEvent, told_kind
from satrap.core.game import Observer
from satrap.core.text import Names, Text

_told_as = cache(told_kind)


class Happening(Struct, frozen=True, gc=False, tag=True, tag_field="kind"):
    """An event that everybody sees in full and that reveals nothing new."""

    def seen_by(self, observer: Observer) -> Self:
        return self

    def is_news_to(self, observer: Observer) -> bool:
        return False

    if TYPE_CHECKING:

        def text(self, names: Names) -> Text:
            """Return its sentence; every kind of event has one of its own."""
            raise NotImplementedError

    def told(self, names: Names, ply: int | UnsetType = UNSET) -> GameEvent:
        return _told_as(type(self))(*astuple(self), text=self.text(names), ply=ply)


class News(Happening, frozen=True):
    """An event that everybody sees in full and that nobody could have known before."""

    def is_news_to(self, observer: Observer) -> bool:
        return True


def told_in(events: ModuleType) -> tuple[type[GameEvent], ...]:
    """Return the types in which the events of a module are sent."""
    return tuple(
        _told_as(each)
        for each in vars(events).values()
        if isinstance(each, type)
        and issubclass(each, Happening)
        and each.__module__ == events.__name__
    )
