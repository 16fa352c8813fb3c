"""The command that climbed a ladder: the page names it, with all that was not as usual."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from satrap.arena.contest import Contest
from satrap.bots.registry import levels_for
from satrap.core.options import STANDARD, fill_options
from satrap.games import get_game


def command(contest: Contest, seats: Sequence[int], limit: Sequence[str]) -> str:
    """Return the command; `limit` is what it says of the number of games."""
    game = get_game(contest.game)
    words = ["satrap", "arena", game.id, "--ladder", "--seed", str(contest.seed), *limit]
    if list(contest.bots) != list(levels_for(game.id)):
        words += ["--bots", ",".join(contest.bots)]
    if list(seats) != list(game.seats):
        words += ["--seats", str(contest.seats)]
    if contest.preset != STANDARD:
        words += ["--preset", contest.preset]
    usual = fill_options(game.options, game.presets, contest.preset, {})
    for name, value in contest.options.items():
        words += ["--option", f"{name}={str(value).lower()}"] if value != usual[name] else []
    return shlex.join(words)
