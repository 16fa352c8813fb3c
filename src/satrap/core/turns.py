"""The turns of a match: consecutive decisions of the same seats."""

from __future__ import annotations

from satrap.core.record import AnyMatch


def turns_of(match: AnyMatch) -> list[int]:
    """Return the plies at which other seats begin to decide, or the same ones a new turn."""
    game = match.game
    found = [(game.deciders(each.state), game.turn(each.state)) for each in match.line]
    return [
        ply for ply, turn in enumerate(found) if turn[0] and (not ply or turn != found[ply - 1])
    ]
