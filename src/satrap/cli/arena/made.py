"""The command that played a ladder, with all options that were not defaults, for the page."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from satrap.arena.contest import Contest
from satrap.cli.setup import told_options
from satrap.packs import get_pack


def command(contest: Contest, seats: Sequence[int], limit: Sequence[str]) -> str:
    """Return the command; `limit` is what it says about the number of games."""
    pack = get_pack(contest.game)
    game = pack.game
    words = ["satrap", "arena", game.id, "--ladder", "--seed", str(contest.seed), *limit]
    if list(contest.bots) != list(pack.levels):
        words += ["--bots", ",".join(contest.bots)]
    if list(seats) != list(game.seats):
        words += ["--seats", str(contest.seats)]
    return shlex.join(words + told_options(game, contest.preset, contest.options))
