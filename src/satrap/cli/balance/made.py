"""The command that played the games of a balance run: its report names it."""

from __future__ import annotations

import shlex

from satrap.arena.balance.settings import Settings
from satrap.cli.setup import told_options
from satrap.packs import get_pack


def command(settings: Settings) -> str:
    """Return the command that plays these games."""
    game = get_pack(settings.game).game
    words = ["satrap", "balance", game.id, "--games", str(settings.games)]
    words += ["--bots", ",".join(settings.bots), "--seed", str(settings.seed)]
    if settings.seats != list(game.seats):
        words += [word for count in settings.seats for word in ("--seats", str(count))]
    words += told_options(game, settings.preset, settings.options)
    if settings.board != game.boards()[0]:
        words += ["--board", settings.board]
    return shlex.join(words)
