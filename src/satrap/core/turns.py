"""The turns of a match: what the same seats decide in one go."""

from __future__ import annotations

from satrap.core.record import AnyMatch


def turns_of(match: AnyMatch) -> list[int]:
    """Return the plies at which others begin to decide, or the same seats another turn."""
    game = match.game
    found = [(game.deciders(each.state), game.turn(each.state)) for each in match.line]
    return [
        ply for ply, turn in enumerate(found) if turn[0] and (not ply or turn != found[ply - 1])
    ]
