"""Positions near the end of a match that was played at random."""

from __future__ import annotations

import random
from typing import Any

from satrap.core.game import sample
from satrap.core.match import Match, seeded
from tests.browser.tables import CARDS, SECRETS
from tests.offered import GAMES

TURNS = 24
BRIEF: dict[str, dict[str, Any]] = {
    CARDS: {"options": {"max_turns": TURNS}},
    SECRETS: {"preset": "short"},
}
# What is left from here: two turns each, or the last region.
LATE = {CARDS: {"number": TURNS - 3, "seat": 0}, SECRETS: {"region": 4}}


def late(game: str) -> dict[str, Any]:
    """Return the settings of a table for two at which only the last turns are left."""
    rules = GAMES[game]
    setup = rules.setup(("Ana", "Ben"), starter=0, **BRIEF[game])
    match, generator = Match(rules, setup, seeded(bytes(32))), random.Random(3)
    while not is_late(game, position := rules.dump_state(match.state)):
        for seat in match.waiting():
            match.play(seat, sample(match.legal(seat), generator))
    return {**BRIEF[game], "position": position, "starter": 0}


def is_late(game: str, position: Any) -> bool:
    return bool(LATE[game].items() <= position["turn"].items())
