"""What somebody needs in the last round, in a sentence."""

from __future__ import annotations

from satrap.core.text import Text, text
from satrap.server.cups.cup import RUNNING, Cup
from satrap.server.cups.plan import KNOCKOUT
from satrap.server.cups.points import WHOLE
from satrap.server.cups.standings import total


def need(cup: Cup, player: int) -> Text | None:
    """Return what a player needs, while a round is to be played."""
    own = next((each for each in cup.at_round(cup.row.round) if player in each.sitting), None)
    if cup.row.status != RUNNING or own is None or own.result is not None:
        return None
    if player in cup.dropped or len(own.sitting) < 2:
        return None
    if cup.plan.format == KNOCKOUT:
        return text("cup-need-final" if cup.row.round >= cup.rounds else "cup-need-through")
    if cup.row.round < cup.rounds:
        return text("cup-need-rounds", rounds=cup.rounds - cup.row.round)
    played = cup.played()
    mine = total(player, played)
    others = [each for each in cup.by_number if each != player and each not in cup.dropped]
    reach = max((total(each, played) + _left(cup, each, own.sitting) for each in others), default=0)
    if mine > max((total(each, played) + _left(cup, each, ()) for each in others), default=0):
        return text("cup-need-nothing")
    if mine + WHOLE > reach:
        return text("cup-need-win")
    return text("cup-need-level" if mine + WHOLE == reach else "cup-need-hope")


def _left(cup: Cup, player: int, beaten: tuple[int, ...]) -> int:
    """Return how many points somebody can still make if those at my table come after me."""
    table = next((each for each in cup.at_round(cup.row.round) if player in each.sitting), None)
    if table is None or table.result is not None:
        return 0
    if player in beaten:
        return WHOLE * (len(beaten) - 2) // (len(beaten) - 1)
    return WHOLE
