"""What a notice says besides its sentence: which game it is about, and until when there is time."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from fluent.runtime.types import fluent_date

from satrap.core.language import say, say_moment
from satrap.core.text import Text, text

GAME, UNTIL = "game", "until"  # values of its sentence: the game, and the deadline (ms)


def sentence(words: Text, language: str) -> str:
    """Return a notice in one line, with its game if it has one."""
    said, game = say(words, language), _game(words, language)
    return say(text("notices-of-game", game=game, words=said), language) if game else said


def facts(words: Text, language: str, zone: str) -> list[str]:
    """Return the lines that stand below a notice; moments are in the zone of its reader."""
    game, until = _game(words, language), words.values.get(UNTIL)
    lines = [game] if game else []
    if isinstance(until, int):
        at = datetime.fromtimestamp(until / 1000, ZoneInfo(zone))
        when = say_moment(fluent_date(at, dateStyle="full", timeStyle="short"), language)
        lines.append(say(text("notices-until", when=when, zone=zone), language))
    return lines


def _game(words: Text, language: str) -> str:
    game = words.values.get(GAME)
    return say(text(f"web-game-{game}"), language) if game else ""
