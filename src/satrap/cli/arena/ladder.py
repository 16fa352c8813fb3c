"""`satrap arena --ladder`: neighbouring levels play until their intervals are apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace

from satrap.arena.contest import Contest, deals_for
from satrap.arena.ladder import Rung, rung
from satrap.cli.arena.page import write_part
from satrap.cli.arena.run import contest_file, play_deals, stop_kindly
from satrap.cli.screen import Screen
from satrap.core.text import text

GAMES = 400  # of a pairing, at most
BATCH = 40  # games after which the intervals are looked at
SHORT = 80  # games at most where only the order is checked
THOROUGH = (2, 4)  # seats at which each level has to be apart from the next

Ladders = dict[int, list[Rung]]  # by the number of seats


def climb(
    screen: Screen,
    contests: Sequence[Contest],
    games: int,
    jobs: int,
    out: Path | None,
    page: Path,
    fresh: bool,
) -> None:
    """Play all pairings of neighbours, and write the part of the game on the page."""
    ladders: Ladders = {}
    for contest in contests:
        most = games if contest.seats in THOROUGH else min(games, SHORT)
        ladders[contest.seats] = [
            _settle(screen, replace(contest, bots=pair), most, jobs, out, fresh)
            for pair in pairwise(contest.bots)
        ]
    write_part(page, contests[0], ladders)
    screen.say(text("cli-ladder-done", file=str(page)))


def _settle(
    screen: Screen, contest: Contest, most: int, jobs: int, out: Path | None, fresh: bool
) -> Rung:
    """Play batch after batch until the two levels are apart, or the games are used up."""
    work, limit = contest_file(contest, out, fresh), deals_for(contest, most)
    deals = 0
    while True:
        deals = min(limit, deals + deals_for(contest, BATCH))
        with stop_kindly(screen, work, limit * len(contest.lineups)):
            play_deals(screen, contest, work, range(deals), jobs)
        found = rung(contest.bots, [game for game in work.lines if game.deal < deals])
        if found.is_apart or deals == limit:
            _tell(screen, contest, found)
            return found


def _tell(screen: Screen, contest: Contest, found: Rung) -> None:
    low, high = (f"{edge:+.0f}" for edge in (found.lead.low, found.lead.high))
    screen.say(
        text(
            "cli-ladder-rung",
            seats=contest.seats,
            lower=found.lower.bot,
            upper=found.upper.bot,
            games=found.games,
            lead=f"{found.lead.value:+.0f}",
            low=low,
            high=high,
        )
    )
