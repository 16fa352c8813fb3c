"""The plain kinds of events; a game adds those that hide something from somebody."""

from __future__ import annotations

from abc import ABC, abstractmethod

from satrap.core.game import Observer
from satrap.core.text import Text

Names = tuple[str, ...]  # of the seats


class Happening(ABC):
    """An event that everybody sees whole and that shows nothing new."""

    def seen_by(self, observer: Observer) -> Happening:
        return self

    def is_news_to(self, observer: Observer) -> bool:
        return False

    @abstractmethod
    def text(self, names: Names) -> Text:
        """Return the sentence of the log."""


class News(Happening):
    """An event that everybody sees whole and that could not be known before."""

    def is_news_to(self, observer: Observer) -> bool:
        return True
