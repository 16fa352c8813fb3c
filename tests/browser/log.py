"""The lines of the log, and what is announced."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

# Parts of what a player would tell in one go: announced, but no lines of the log.
HALF = {"TurnedUp", "SpaceChosen", "PointChosen", "StepTaken", "GuardPlaced"}


def lines_of(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events that have a line in the log."""
    return [event for event in events if event.get("text") and event["kind"] not in HALF]


def each_once(heard: str, lines: Sequence[str]) -> bool:
    """Say whether every line was announced, in its order and as often as it stands there."""
    at = 0
    for line in lines:
        at = heard.find(line, at)
        if at < 0:
            return False
        at += len(line)
    return all(heard.count(line) == "\n".join(lines).count(line) for line in lines)
