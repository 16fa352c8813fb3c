"""The result of a contest: a table, a plot of the ratings, or JSON."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text as Styled

from satrap.arena.contest import Contest
from satrap.arena.games import ArenaGame
from satrap.arena.ratings import Rating
from satrap.arena.table import Row
from satrap.cli.screen import Screen
from satrap.core.game import Json
from satrap.core.text import text

PLOT = 48  # columns
COLUMNS = ("rating", "interval", "wins", "share", "margin", "typical", "slow")


def show(screen: Screen, found: Sequence[Row], games: int) -> None:
    """Print the table and the plot."""
    screen.say(text("cli-arena-played", games=games))
    table = [[row.bot, *_cells(row)] for row in found]
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column, below in zip(("bot", *COLUMNS), zip(*table, strict=True), strict=True):
        heading = screen.words(text(f"cli-arena-{column}"))
        least = max(map(len, [*heading.split(), *below]))  # headings may wrap, numbers must not
        grid.add_column(heading, justify="left" if column == "bot" else "right", width=least)
    for cells in table:
        grid.add_row(*cells)
    screen.console.print(grid)
    screen.skip()
    screen.say(text("cli-arena-plot"))
    for line in plot(found):
        screen.print(Styled(line))


def _cells(row: Row) -> list[str]:
    rating = row.rating
    return [
        f"{rating.value:.0f}",
        f"{rating.low:.0f}–{rating.high:.0f}",
        f"{100 * row.wins / row.games:.1f} %",
        f"{row.share:.2f}",
        f"{row.margin:+.1f}",
        f"{row.typical} ms",
        f"{row.slow} ms",
    ]


def plot(found: Sequence[Row]) -> list[str]:
    """Draw each rating on its interval, all on one scale."""
    low = min(row.rating.low for row in found)
    high = max(row.rating.high for row in found)
    name = max(len(row.bot) for row in found)
    scale = (PLOT - 1) / max(high - low, 1.0)
    lines = [f"{row.bot:>{name}}  {_whisker(row.rating, low, scale)}" for row in found]
    return [*lines, f"{'':{name}}  {low:<{PLOT // 2}.0f}{high:>{PLOT - PLOT // 2}.0f}"]


def _whisker(rating: Rating, low: float, scale: float) -> str:
    left, middle, right = (
        round((value - low) * scale) for value in (rating.low, rating.value, rating.high)
    )
    signs = [" "] * left + ["─"] * (right - left + 1)
    signs[left], signs[right] = "├", "┤"
    signs[middle] = "●"
    return "".join(signs)


def as_json(contest: Contest, found: Sequence[Row], games: Sequence[ArenaGame]) -> Json:
    """Return all numbers, and the contest that they come from."""
    return {
        "game": contest.game,
        "rules": contest.rules,
        "preset": contest.preset,
        "options": contest.options,
        "seats": contest.seats,
        "seed": contest.seed,
        "seconds": contest.seconds,
        "games": len(games),
        "bots": [row._asdict() | {"rating": row.rating._asdict()} for row in found],
    }
