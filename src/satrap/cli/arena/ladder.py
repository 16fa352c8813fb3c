"""`satrap arena --ladder`: neighbouring levels play until their intervals are apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace

from satrap.arena.contest import Contest, deals_for
from satrap.arena.ladder import Rung, Top, rung
from satrap.arena.table import rows
from satrap.cli.arena.page import check_page, write_part
from satrap.cli.arena.run import contest_file, play_deals, stop_kindly
from satrap.cli.screen import Screen
from satrap.core.text import text

GAMES = 400  # of a pairing, at most
BATCH = 40  # games after which the intervals are checked
SHORT = 200  # games at most if only the order is checked
THOROUGH = (2, 4)  # numbers of seats at which each level has to be apart from the next

MIDDLE = 2  # the level that the top level has to beat clearly: the third
FULL_GAMES, FULL_SECONDS = 100, 1.0  # with full time to think, per turn

Ladders = dict[int, list[Rung]]  # by the number of seats
Tops = dict[int, Top]


def climb(
    screen: Screen,
    contests: Sequence[Contest],
    games: int,
    jobs: int,
    out: Path | None,
    page: Path,
    fresh: bool,
) -> None:
    """Play all pairings of neighbours, and write the game's part of the page."""
    check_page(page)
    ladders: Ladders = {}
    tops: Tops = {}
    for contest in contests:
        most = games if contest.seats in THOROUGH else min(games, SHORT)
        ladders[contest.seats] = [
            _settle(screen, replace(contest, bots=pair), most, jobs, out, fresh)
            for pair in pairwise(contest.bots)
        ]
        if contest.seats in THOROUGH and len(contest.bots) > MIDDLE + 1:
            tops[contest.seats] = _try_top(
                screen, contest, min(games, FULL_GAMES), jobs, out, fresh
            )
    limit = [] if games == GAMES else ["--games", str(games)]
    write_part(page, contests[0], limit, ladders, tops)
    screen.say(text("cli-ladder-done", file=str(page)))


def _try_top(
    screen: Screen, contest: Contest, games: int, jobs: int, out: Path | None, fresh: bool
) -> Top:
    """Let the top level play alone against a lower one, by the clock."""
    lower, top = contest.bots[MIDDLE], contest.bots[-1]
    seating = (top, *[lower] * (contest.seats - 1))
    alone = replace(contest, bots=seating, seconds=FULL_SECONDS)
    work, deals = contest_file(alone, out, fresh), deals_for(alone, games)
    with stop_kindly(screen, work, deals * len(alone.lineups)):
        play_deals(screen, alone, work, range(deals), jobs)
    played = [game for game in work.lines if game.deal < deals]
    row = next(row for row in rows(seating, played) if row.bot == top)
    screen.say(
        text(
            "cli-ladder-top",
            seats=contest.seats,
            top=top,
            lower=lower,
            games=len(played),
            share=f"{row.share:.2f}",
        )
    )
    return Top(row, lower, len(played), FULL_SECONDS)


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
