"""The machine code of bots that search is made before they play, with a word about it."""

from __future__ import annotations

from collections.abc import Iterable

from satrap.bots import Bot
from satrap.bots.preparing import is_needed, prepare
from satrap.cli.screen import Screen
from satrap.core.text import text


def prepare_bots(screen: Screen, game: str, bots: Iterable[Bot]) -> None:
    """Make what these bots need, unless it is there."""
    if not is_needed(game, bots):
        return
    with screen.console.status(screen.words(text("cli-preparing"))):
        if not screen.is_terminal:
            screen.say(text("cli-preparing"))
        prepare(game)
