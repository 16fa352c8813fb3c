"""Names of people: legible, and not to be mistaken for something else."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from satrap.core.errors import Unreadable
from satrap.core.text import FORMER

LONGEST = 24
PROGRAM = " (bot)"  # ends the name of an account with which a program plays
BOTS = ("Nearchos", "Roxane", "Ada", "Poros", "Barsine")  # the same in every language
_MOST_MARKS = 2  # accents on one letter
_BLANK = set("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")  # printable but invisible


def tidy(name: str) -> str:
    """Return a name in its normal form, or raise Unreadable.

    Letters and accents are composed, spaces at the ends removed and runs of spaces made one. What
    cannot be printed is refused: control characters, marks that change the writing direction or
    have no width, other kinds of spaces; and what stands for a name that was deleted.
    """
    made = " ".join(filter(None, unicodedata.normalize("NFC", name).split(" ")))
    is_legible = 0 < len(made) <= LONGEST and made.isprintable() and _is_plain(made)
    if not is_legible or FORMER.fullmatch(made):
        raise Unreadable("server-bad-name")
    return made


def program_name(name: str) -> str:
    """Return a name that says that a program plays: it is the same word in every language."""
    if name.endswith(PROGRAM):
        return name
    return name[: LONGEST - len(PROGRAM)].rstrip() + PROGRAM


def bot_name(seat: int, taken: Collection[str]) -> str:
    """Return a name for the bot of a seat; nobody else at the table has it."""
    others = {name.casefold() for name in taken}
    turned = (BOTS[(seat + step) % len(BOTS)] for step in range(len(BOTS)))
    return next((name for name in turned if name.casefold() not in others), f"Bot {seat + 1}")


def _is_plain(name: str) -> bool:
    """Say whether a name is visible and has no pile of accents."""
    marks = 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or sign in _BLANK:
            return False
    return unicodedata.category(name[0]) not in ("Mn", "Me")
