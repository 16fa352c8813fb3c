"""Before bots that search play, compile their machine code, and say so.

The message goes to stderr, so it never gets into what `--json` prints.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text as Styled

from satrap.arena.preparing import is_needed, prepare
from satrap.bots import Bot
from satrap.cli.screen import Screen
from satrap.core.text import text


def prepare_bots(screen: Screen, game: str, bots: Iterable[Bot]) -> None:
    """Compile what these bots need, unless it is ready."""
    if not is_needed(game, bots):
        return
    words, console = screen.words(text("cli-preparing")), Console(stderr=True, highlight=False)
    with console.status(words):
        if not console.is_terminal:
            console.print(Styled(words), soft_wrap=True)
        prepare(game)
