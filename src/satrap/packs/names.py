"""The names of bots: at a seat, so that a record says which bot played, and former ones."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import count

_SEAT = re.compile(r"(\S+) bot(?: \d+)?")
_FORMER = {"simple": "companion"}


def name_today(bot: str) -> str:
    """Return the present name of a bot that an older table or record names."""
    return _FORMER.get(bot, bot)


def seat_name(bot: str, others: Collection[str]) -> str:
    """Return the name of a bot's seat, "recruit bot" or "recruit bot 2", unique among all."""
    tried = (f"{bot} bot" if number == 1 else f"{bot} bot {number}" for number in count(1))
    return next(name for name in tried if name not in others)


def bot_at(seat: str) -> str | None:
    """Return the bot that a seat with this name belongs to; None if it is a person's."""
    found = _SEAT.fullmatch(seat)
    return name_today(found[1]) if found else None
