"""5.1, turn order: who chooses a place in the order of play first, second, and so on.

The rules rank all but the best bidder by points, but their example ranks by bids and armies. The
three readings are an option (rulings ATG-1 and ATG-8).
"""

from __future__ import annotations

from collections.abc import Sequence

from satrap.core.game import Seat
from satrap.games.alexander_the_great.options import TurnOrder
from satrap.games.alexander_the_great.resources import Boxes

Rank = tuple[int, ...]  # compared from the first number on; more is better


def ranks(rule: TurnOrder, boxes: Sequence[Boxes], points: Sequence[int]) -> list[Rank]:
    """Return the rank of each seat; lots decide between equal ranks."""
    if rule == "lexicographic":
        return [(box.order, box.army, box.temple) for box in boxes]
    bids = [(box.order, box.army, box.temple) if box.order else () for box in boxes]
    if rule == "winner_then_vp":
        best = max(bids)
        return [
            (1, *bid) if bid and bid == best else (0, score)
            for bid, score in zip(bids, points, strict=True)
        ]
    return [
        (1, *bid) if bid else (0, score, box.army, box.temple)
        for bid, score, box in zip(bids, points, boxes, strict=True)
    ]


def has_tie(ranked: Sequence[Rank]) -> bool:
    """Say whether lots must decide between seats."""
    return len(set(ranked)) < len(ranked)


def pick_sequence(
    rule: TurnOrder, boxes: Sequence[Boxes], points: Sequence[int], lot: Sequence[Seat]
) -> tuple[Seat, ...]:
    """Return the seats in the order in which they choose; `lot` orders those that tie."""
    ranked = ranks(rule, boxes, points)
    first = sorted(lot, key=lambda seat: ranked[seat], reverse=True)
    winner = first[0]
    if rule != "winner_then_vp" or not boxes[winner].order:
        return tuple(first)
    # Only one seat wins the bid: others with the same bid are ranked by points.
    rest = (seat for seat in lot if seat != winner)
    return (winner, *sorted(rest, key=lambda seat: -points[seat]))


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return the order of play when nobody bids in the first turn of the match."""
    return tuple((first + step) % seats for step in range(seats))
