"""What many games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any

from satrap.cli.screen import Screen
from satrap.cli.sim_games import Played
from satrap.core.text import Text, text

Report = dict[str, Any]


def make_report(games: Sequence[Played], seconds: float) -> Report:
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


def _spread(numbers: Sequence[int]) -> Report:
    return {"min": min(numbers), "median": median(numbers), "max": max(numbers)}


def tell_report(screen: Screen, names: tuple[str, ...], report: Report) -> None:
    """Put a report into sentences."""
    for key in ("games", "decisions", "seconds", "decisions_per_second"):
        screen.say(_line(key, f"{report[key]:,}".replace(",", " ")))
    if "left" in report:
        screen.say(text("cli-sim-left", left=report["left"]))
    screen.say(text("cli-sim-ends"))
    for reason, count in report["ends"].items():
        screen.say(text("cli-sim-end", reason=text(f"reason-{reason}"), count=count))
    for key in ("turns", "scores"):
        least, middle, most = (str(report[key][part]) for part in ("min", "median", "max"))
        screen.say(text(f"cli-sim-{key}", least=least, median=middle, most=most))
    for name, wins, mean in zip(names, report["wins"], report["scores"]["mean"], strict=True):
        screen.say(text("cli-sim-seat", name=name, wins=wins, mean=str(mean)))


def _line(key: str, value: str) -> Text:
    return text(f"cli-sim-{key.replace('_', '-')}", value=value)
