"""A fact about a board: what is known of the printed one, and what the board at hand says to it."""

from __future__ import annotations

from dataclasses import dataclass

from satrap.core.text import Text


@dataclass(frozen=True)
class Fact:
    """`ok` is None when the board differs but nothing asks it of this board."""

    key: str
    claim: Text
    value: Text
    ok: bool | None
