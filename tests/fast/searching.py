"""Bots that search, in this process's mode: with all numbers of seats and board sizes."""

from __future__ import annotations

import random
import sys
from typing import Any

from satrap.bots import Bot
from satrap.bots.alexander_the_great import searcher as marches
from satrap.bots.alexandros import searcher as plans
from satrap.core.chance import PlainChance
from satrap.core.game import AnyGame
from satrap.packs import get_pack
from tests.fast.alexandros.modes import large_land

NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eva")
BOTS: dict[str, Bot] = {
    "alexandros": plans.Searcher(
        plans.Budget(worlds=2, marches=8, looks=1, wide=2, best=3, rounds=1, turns=2, tries=2)
    ),
    "alexander_the_great": marches.Searcher(marches.Budget(rounds=8, draws=6, splits=24, kept=4)),
}


def play(game: AnyGame, decisions: int, seats: int, **setup: Any) -> int:
    """Play a match, or this many decisions of it; return how many there were."""
    dice = random.Random(seats)
    chance = PlainChance(dice)
    state = game.start(game.setup(NAMES[:seats], **setup), chance).state
    for made in range(decisions):
        if game.outcome(state) is not None:
            return made
        chosen = tuple(
            BOTS[game.id].choose(game.view(state, seat), game.legal(state, seat), dice)
            for seat in game.deciders(state)
        )
        state = game.apply(state, chosen, chance).state
    return decisions


def main() -> None:
    """Play with all numbers of seats; Alexandros also on a large board."""
    game, decisions = get_pack(sys.argv[1]).game, int(sys.argv[2])
    total = sum(play(game, decisions, seats) for seats in game.seats)
    if game.id == "alexandros":
        total += play(game, decisions, 3, board=large_land(random.Random(1)))
    print(total)


if __name__ == "__main__":
    main()
