"""The short questions before a match; Enter takes the answer in brackets."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text as Styled

from satrap.cli.screen import Screen
from satrap.cli.seats import BOT, name_seats
from satrap.core.errors import BadSetup
from satrap.core.game import AnyGame
from satrap.core.text import Text, text
from satrap.packs import get_pack


def ask_seats(screen: Screen, game: AnyGame) -> tuple[str, ...]:
    """Ask for a name, the number of opponents, and who each of them is."""
    you = screen.words(text("cli-you"))
    asked = [_ask_seat(screen, game, [], text("cli-ask-name", name=you), {"": you})]
    others = _ask_others(screen, game)
    answers = _show_levels(screen, game)
    numbers = ", ".join(filter(str.isdecimal, answers))
    for number in range(1, others + 1):
        question = text("cli-ask-opponent", number=number, bots=numbers)
        asked.append(_ask_seat(screen, game, asked, question, answers))
    return name_seats(game, asked)


def _show_levels(screen: Screen, game: AnyGame) -> dict[str, str]:
    """List the levels, the easiest first, and return what each answer means."""
    pack = get_pack(game.id)
    levels = list(pack.levels)
    answers = {bot: BOT + bot for bot in pack.bots} | {"": BOT + levels[0]}
    for number, level in enumerate(levels, start=1):
        screen.print(Styled(f"  {number}  {screen.words(text(f'bot-level-{level}'))}"))
        name = screen.words(text(f"bot-{level}")).lower()
        answers |= {str(number): BOT + level, name: BOT + level}
    return answers


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
