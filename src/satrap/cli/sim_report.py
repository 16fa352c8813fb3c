"""What many games add up to, in sentences."""

from __future__ import annotations

from satrap.arena.summary import Summary
from satrap.cli.screen import Screen
from satrap.core.text import Text, text


def tell_report(screen: Screen, names: tuple[str, ...], report: Summary) -> None:
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
