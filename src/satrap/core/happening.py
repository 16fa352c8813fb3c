"""The plain kinds of events; a game adds those that hide something from somebody."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from satrap.core.game import Observer

Names = tuple[str, ...]  # of the seats


class Happening(Struct, frozen=True, gc=False, tag=True, tag_field="kind"):
    """An event that everybody sees whole and that shows nothing new."""

    def seen_by(self, observer: Observer) -> Self:
        return self

    def is_news_to(self, observer: Observer) -> bool:
        return False


class News(Happening, frozen=True):
    """An event that everybody sees whole and that could not be known before."""

    def is_news_to(self, observer: Observer) -> bool:
        return True
