"""The page on how strong the levels are: a part for each game, a table for each number of seats."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from satrap.arena.contest import Contest
from satrap.arena.ladder import Rung, Top, ratings
from satrap.arena.table import Row
from satrap.cli.arena.made import command
from satrap.cli.files import CannotSave, make_folder, saving, write_file
from satrap.core.language import knows, say
from satrap.core.text import text

TITLE = "# How strong the bots are"
HEAD = f"""{TITLE}

Neighbouring levels play each other, half of the seats each, in all orders of seats and on the same
deals, until their 95 % intervals are apart or the games are used up. The intervals are looked at
batch by batch, so that a narrow lead is a little less sure than its interval says. A lead of 400
means odds of 10 to 1 to be ahead of the other; the easiest level is at 1000. Wins, share (of the
fair one, 1.00) and margin (points, against the mean of the others) are those against the level
below. Times are what a whole turn takes one core of the machine that played the games.
"""
COLUMNS = (
    "level",
    "rating",
    "lead over the level below (95 %)",
    "games",
    "wins",
    "share",
    "margin",
    "a turn: median",
    "95 % within",
)


def check_page(page: Path) -> None:
    """Raise CannotSave unless the page can be written: better now than after all the games."""
    make_folder(page.parent)
    _parts(page)
    with saving(page):
        was_there = page.exists()
        page.open("ab").close()
        if not was_there:
            page.unlink()


def write_part(
    page: Path,
    contest: Contest,
    limit: Sequence[str],
    ladders: Mapping[int, Sequence[Rung]],
    tops: Mapping[int, Top],
) -> None:
    """Write the part of one game, and leave the other parts as they are."""
    make_folder(page.parent)
    title = _title(contest.game)
    made = command(contest, list(ladders), limit)
    parts = _parts(page)
    parts[title] = _part(title, contest, made, ladders, tops)
    write_file(page, "\n".join([HEAD, *(f"## {part}" for part in parts.values())]).encode())


def _parts(page: Path) -> dict[str, str]:
    """Return the parts of a page by their titles; raise CannotSave if it is some other text."""
    with saving(page):
        words = page.read_text(encoding="utf-8", errors="replace") if page.exists() else ""
    if words and not words.startswith(TITLE):
        raise CannotSave("cli-ladder-other", file=str(page))
    found = [part.rstrip() + "\n" for part in re.split(r"^## ", words, flags=re.M)[1:]]
    return {part.partition("\n")[0]: part for part in found}


def _title(game: str) -> str:
    key = f"web-game-{game}"
    return say(text(key)) if knows(key) else game


def _part(
    title: str,
    contest: Contest,
    made: str,
    ladders: Mapping[int, Sequence[Rung]],
    tops: Mapping[int, Top],
) -> str:
    code = f"code `{contest.code}`, rules version {contest.rules}"
    lines = [title, "", f"Written by `{made}`, {code}."]
    for seats, rungs in ladders.items():
        lines += ["", f"### {seats} players", "", *_table(rungs), "", _verdict(rungs)]
        if seats in tops:
            lines += ["", _full_time(tops[seats], seats)]
    return "\n".join(lines).rstrip() + "\n"


def _table(rungs: Sequence[Rung]) -> list[str]:
    rated = ratings(rungs)
    easiest = rungs[0].lower
    lines = [COLUMNS, ["---", *["---:"] * (len(COLUMNS) - 1)]]
    lines.append([easiest.bot, f"{rated[0]:.0f}", *["–"] * 5, *_times(easiest)])
    for rung, rating in zip(rungs, rated[1:], strict=True):
        lines.append([rung.upper.bot, f"{rating:.0f}", *_cells(rung), *_times(rung.upper)])
    return ["| " + " | ".join(line) + " |" for line in lines]


def _cells(rung: Rung) -> list[str]:
    lead, row = rung.lead, rung.upper
    return [
        f"{lead.value:+.0f} ({lead.low:+.0f} to {lead.high:+.0f})",
        str(rung.games),
        f"{100 * row.wins / row.games:.0f} %",
        f"{row.share:.2f}",
        f"{row.margin:+.1f}",
    ]


def _times(row: Row) -> list[str]:
    return [f"{row.typical} ms", f"{row.slow} ms"]


def _full_time(top: Top, seats: int) -> str:
    row, where = top.row, "" if seats == 2 else f" in the other {seats - 1} seats"
    return (
        f"By the clock, {top.seconds:g} s a turn: {row.bot} against {top.lower}{where} won "
        f"{100 * row.wins / top.games:.0f} % of {top.games} games, {row.share:.2f} times its fair "
        f"share, with a margin of {row.margin:+.1f} (95 % of its turns within {row.slow} ms)."
    )


def _verdict(rungs: Sequence[Rung]) -> str:
    near = [f"{each.lower.bot} and {each.upper.bot}" for each in rungs if not each.is_apart]
    if not near:
        return "Each level is above the one below it; their 95 % intervals are apart."
    return f"Not apart: {', '.join(near)}."
