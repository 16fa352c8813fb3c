"""The summary of a series of games: how long they were, how they ended, who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from satrap.core.game import Outcome
from satrap.core.record import Record

Summary = dict[str, Any]


@dataclass(frozen=True)
class MatchSummary:
    """One game: how it ended and how many decisions it took."""

    number: int
    decisions: int
    outcome: Outcome
    left: int = 0  # seats that a stand-in took over
    record: Record | None = None


def sum_up(games: Sequence[MatchSummary], seconds: float) -> Summary:
    """Count games, decisions, ends, turns, scores and wins (a shared win counts for each)."""
    outcomes = [game.outcome for game in games]
    decisions = sum(game.decisions for game in games)
    by_seat = list(zip(*(outcome.scores for outcome in outcomes), strict=True))
    wins = Counter(seat for outcome in outcomes for seat in outcome.winners)
    left = sum(game.left for game in games)
    return {
        "games": len(games),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "ends": dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
        "turns": _spread([outcome.turns for outcome in outcomes]),
        "scores": _spread([score for scores in by_seat for score in scores])
        | {"mean": [round(fmean(scores), 2) for scores in by_seat]},
        "wins": [wins[seat] for seat in range(len(by_seat))],
        **({"left": left} if left else {}),
    }


def _spread(numbers: Sequence[int]) -> Summary:
    return {"min": min(numbers), "median": median(numbers), "max": max(numbers)}
