"""The part of docs/ratings.md that is written by the study."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from satrap.core.language import say
from satrap.core.text import text
from tools.ratings_study.comparing import RIVALS, TRIED, Estimate, Line
from tools.ratings_study.games import Pool

PAGE: Final = Path(__file__).parents[2] / "docs" / "ratings.md"
BEGIN: Final = "<!-- Written by `python -m tools.ratings_study`. -->\n"


def write(part: str) -> None:
    """Replace the last part of the page."""
    kept, _, _ = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(kept + BEGIN + part, encoding="utf-8")


def written() -> str:
    """Return the last part of the page."""
    return PAGE.read_text(encoding="utf-8").partition(BEGIN)[2]


Tuned = Mapping[str, Mapping[float, float]]


def part(tuned: Tuned, lines: Mapping[Pool | None, Line], hindsight: Mapping[float, float]) -> str:
    """Return the tables."""
    told = ["", "| setting, on the training games | log-loss |", "| --- | ---: |"]
    units = dict(zip(TRIED, ("first uncertainty", "K", "first uncertainty"), strict=True))
    for name, found in tuned.items():
        best = min(found, key=found.__getitem__)
        for value, loss in found.items():
            mark = "**" if value == best else ""
            told.append(f"| {name}, {units[name]} {value:g} | {mark}{loss:.4f}{mark} |")
    one, other = RIVALS
    told += ["", f"| tested games | games | {one} (95 %) | {other} (95 %) | difference (95 %) |"]
    told += ["| --- | ---: | ---: | ---: | ---: |"]
    told += rows(lines)
    best = min(hindsight, key=hindsight.__getitem__)
    late = (
        f"With the K that would have been best for the tested games themselves ({best:g}), "
        f"pairwise Elo has {hindsight[best]:.4f}."
    )
    return "\n".join([*told, "", f"{_verdict(lines[None].difference)} {late}"]) + "\n"


def rows(lines: Mapping[Pool | None, Line]) -> list[str]:
    """Return the rows of the last table."""
    return [_row(pool, line) for pool, line in lines.items()]


def _row(pool: Pool | None, line: Line) -> str:
    name = "**all**" if pool is None else f"{_name(pool.game)}, {pool.seats} players"
    estimates = (_told(line.first), _told(line.second), _told(line.difference, "+"))
    return f"| {name} | {line.games:,} | {' | '.join(estimates)} |"


def _name(game: str) -> str:
    return say(text(f"web-game-{game}"))


def _told(found: Estimate, sign: str = "") -> str:
    value, low, high = (f"{each:{sign}.4f}" for each in found)
    return f"{value} ({low} to {high})"


def _verdict(found: Estimate) -> str:
    if found.high < 0:
        return "BradleyTerryFull predicts better: the interval of the difference is below 0."
    if found.low > 0:
        return "Pairwise Elo predicts better: the interval of the difference is above 0."
    return "Neither predicts better for certain: the interval of the difference includes 0."
