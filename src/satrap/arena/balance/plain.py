"""What is counted in every game: wins and points by seat and by place, and why games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median, quantiles
from typing import Any

from satrap.arena.balance.games import BalanceGame
from satrap.core.language import say
from satrap.core.tally import WIN, Breakdown, Column, Form
from satrap.core.text import text

_COLUMNS = (
    Column("wins to the fair share", "{row} wins", Form.WINS),
    Column("points a game", "{row} points"),
)
_PLACES = "Place 1 is the seat that decided first; the others follow in the order of the seats."


def count(line: BalanceGame) -> Counter[str]:
    """Count one game; a shared win counts in equal parts."""
    counted = Counter({f"end {line.reason}": 1})
    for seat, score in enumerate(line.scores):
        wins = WIN // len(line.winners) if seat in line.winners else 0
        for name in _names(line, seat):
            counted[f"{name} wins"], counted[f"{name} points"] = wins, score
    return counted


def _names(line: BalanceGame, seat: int) -> list[str]:
    """Return the names of a seat: by its number, and by its place in the order of play."""
    names = [f"seat {seat + 1}"]
    if line.starter is not None:
        names.append(f"place {(seat - line.starter) % line.seats + 1}")
    return names


def tables(lines: Sequence[BalanceGame], reasons: Sequence[str]) -> list[Breakdown]:
    """Return the tables of games with the same number of seats, which ended for these reasons."""
    found = [Breakdown("Wins by seat", _numbered("seat", lines[0].seats), _COLUMNS)]
    if all(line.starter is not None for line in lines):
        rows = _numbered("place", lines[0].seats)
        found.append(Breakdown("Wins by place in the order of play", rows, _COLUMNS, note=_PLACES))
    rows = {reason: _reason(reason) for reason in reasons}
    ends = (Column("of all games", "end {row}", Form.SHARE),)
    return [*found, Breakdown("How games ended", rows, ends)]


def _numbered(word: str, most: int) -> dict[str, str]:
    return {name: name for name in (f"{word} {number}" for number in range(1, most + 1))}


def _reason(reason: str) -> str:
    """Return the sentence for an end, or its key if the game has no sentence for it."""
    words = say(text(f"reason-{reason}"))
    return reason if words.startswith("reason-") else words


def overview(lines: Sequence[BalanceGame]) -> dict[str, Any]:
    """Return how long the games were and how close."""
    scores = [score for line in lines for score in line.scores]
    first, middle, third = quantiles(scores, n=4, method="inclusive")
    best = [sorted(line.scores)[-2:] for line in lines]
    return {
        "games": len(lines),
        "turns": _spread([line.turns for line in lines]),
        "scores": {**_spread(scores), "quartiles": [first, middle, third]},
        "margin": _spread([two[-1] - two[0] for two in best]),
        "shared_wins": fmean(len(line.winners) > 1 for line in lines),
        "decisions": _spread([line.decisions for line in lines]),
    }


def _spread(numbers: Sequence[int]) -> dict[str, Any]:
    return {
        "min": min(numbers),
        "median": median(numbers),
        "max": max(numbers),
        "mean": round(fmean(numbers), 6),
    }
