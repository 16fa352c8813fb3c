"""The short questions before a match; Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.bots.registry import bots_for
from satrap.cli.screen import Screen
from satrap.cli.seats import BOT, name_seats
from satrap.core.errors import BadSetup
from satrap.core.game import AnyGame
from satrap.core.text import Text, text


def ask_seats(screen: Screen, game: AnyGame) -> tuple[str, ...]:
    """Ask for a name, the number of opponents, and who each of them is."""
    you = screen.words(text("cli-you"))
    asked = [_ask_seat(screen, game, [], text("cli-ask-name", name=you), {"": you})]
    others = _ask_others(screen, game)
    bots = list(bots_for(game.id))[::-1]  # the best first
    listed = ", ".join(f"{number} {bot}" for number, bot in enumerate(bots, start=1))
    meanings = {"": BOT + bots[0]} | {bot: BOT + bot for bot in bots}
    meanings |= {str(number): BOT + bot for number, bot in enumerate(bots, start=1)}
    for number in range(1, others + 1):
        question = text("cli-ask-opponent", number=number, bots=listed)
        asked.append(_ask_seat(screen, game, asked, question, meanings))
    return name_seats(game, asked)


def _ask_seat(
    screen: Screen, game: AnyGame, asked: list[str], question: Text, meanings: Mapping[str, str]
) -> str:
    while True:
        typed = screen.ask(question)
        word = meanings.get(typed.lower(), typed)
        try:
            name_seats(game, [*asked, word])
        except BadSetup as error:
            screen.say(error.text)
        else:
            return word


def _ask_others(screen: Screen, game: AnyGame) -> int:
    least, most = game.seats.start - 1, game.seats.stop - 2
    while True:
        typed = screen.ask(text("cli-ask-others", least=least, most=most)) or str(least)
        if typed.isdecimal() and len(typed) < 3 and least <= int(typed) <= most:
            return int(typed)
        screen.say(text("cli-bad-others", least=least, most=most))
