"""The turns of a match: what is decided until others have to."""

from __future__ import annotations

from satrap.core.record import AnyMatch


def turns_of(match: AnyMatch) -> list[int]:
    """Return the plies at which others begin to decide."""
    deciders = [match.game.deciders(each.state) for each in match.line]
    return [
        ply
        for ply, seats in enumerate(deciders)
        if seats and (not ply or seats != deciders[ply - 1])
    ]
