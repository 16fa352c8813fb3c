"""Who sits where: people by name, bots as `bot:NAME`.

A bot's seat is called "recruit bot" or "recruit bot 2", so that a record says which bot to wake.
"""

from __future__ import annotations

import re
from itertools import count

from satrap.bots import Bot
from satrap.bots.registry import bots_for, get_bot, levels_for
from satrap.core.errors import BadSetup
from satrap.core.game import AnyGame, Seat

LONGEST_NAME = 20
BOT = "bot:"
_BOT_NAME = re.compile(r"(\S+) bot(?: \d+)?")


def name_seats(game: AnyGame, asked: list[str]) -> tuple[str, ...]:
    """Return the name of each seat, or raise BadSetup."""
    names: list[str] = []
    for word in asked:
        names.append(_bot_name(game, word, names) if word.startswith(BOT) else word.strip())
        if not word.startswith(BOT):
            _check_person(game, names)
    return tuple(names)


def seated_bots(game: AnyGame, names: tuple[str, ...]) -> dict[Seat, Bot]:
    """Return the bots among the seats, told by their names."""
    bots = ((seat, _bot_called(game, name)) for seat, name in enumerate(names))
    return {seat: bot for seat, bot in bots if bot is not None}


def _bot_name(game: AnyGame, word: str, names: list[str]) -> str:
    bot = word.removeprefix(BOT)
    get_bot(game.id, bot)
    tried = (f"{bot} bot" if number == 1 else f"{bot} bot {number}" for number in count(1))
    return next(name for name in tried if name not in names)


def _check_person(game: AnyGame, names: list[str]) -> None:
    *others, name = names
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
        raise BadSetup("cli-bad-name", most=LONGEST_NAME)
    if name in others:
        raise BadSetup("cli-name-twice", name=name)
    if _bot_called(game, name):
        raise BadSetup("cli-name-of-bot", name=name, bots=", ".join(levels_for(game.id)))


def _bot_called(game: AnyGame, name: str) -> Bot | None:
    found = _BOT_NAME.fullmatch(name)
    return bots_for(game.id).get(found[1]) if found else None
