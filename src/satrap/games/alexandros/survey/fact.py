"""A fact about a board: what is known of the printed one, and what this one says to it."""

from __future__ import annotations

from dataclasses import dataclass

from satrap.core.text import Text, text


@dataclass(frozen=True)
class Fact:
    """`ok` is None when the board differs but nothing asks it of this board."""

    key: str
    value: Text
    ok: bool | None

    @property
    def claim(self) -> Text:
        """Return the sentence that says what is known."""
        return text(f"board-fact-{self.key}")


def plain(key: str, value: str, ok: bool) -> Fact:
    """Return a fact whose value is notation or numbers, the same in every language."""
    return Fact(key, text("board-value-plain", value=value or "–"), ok)


def worded(key: str, ok: bool, **values: str | int) -> Fact:
    """Return a fact whose value is a sentence of its own."""
    return Fact(key, text(f"board-value-{key}", **values), ok)
