"""Who sits where: people by name, bots as `bot:NAME`."""

from __future__ import annotations

from satrap.bots import Bot
from satrap.core.errors import BadSetup
from satrap.core.game import AnyGame, Seat
from satrap.packs import get_pack
from satrap.packs.names import bot_at, seat_name

LONGEST_NAME = 20
BOT = "bot:"


def name_seats(game: AnyGame, asked: list[str]) -> tuple[str, ...]:
    """Return the name of each seat, or raise BadSetup."""
    names: list[str] = []
    for word in asked:
        names.append(_bot_name(game, word, names) if word.startswith(BOT) else word.strip())
        if not word.startswith(BOT):
            _check_person(game, names)
    return tuple(names)


def seated_bots(game: AnyGame, names: tuple[str, ...]) -> dict[Seat, Bot]:
    """Return the bots among the seats, recognised by their names."""
    bots = ((seat, _bot_called(game, name)) for seat, name in enumerate(names))
    return {seat: bot for seat, bot in bots if bot is not None}


def _bot_name(game: AnyGame, word: str, names: list[str]) -> str:
    bot = word.removeprefix(BOT)
    get_pack(game.id).bot(bot)
    return seat_name(bot, names)


def _check_person(game: AnyGame, names: list[str]) -> None:
    *others, name = names
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
        raise BadSetup("cli-bad-name", most=LONGEST_NAME)
    if name in others:
        raise BadSetup("cli-name-twice", name=name)
    if _bot_called(game, name):
        raise BadSetup("cli-name-of-bot", name=name, bots=", ".join(get_pack(game.id).levels))


def _bot_called(game: AnyGame, name: str) -> Bot | None:
    bot = bot_at(name)
    return get_pack(game.id).bots.get(bot) if bot else None
