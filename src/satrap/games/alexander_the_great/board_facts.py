"""Every known fact about the printed board, with its value on a given board.

`satrap board check` prints this list.  Nothing here makes a board unplayable (`parse_board` checks
that): a board that an owner enters may differ, and the list shows it; the standard board must not.
"""

from __future__ import annotations

from dataclasses import replace

from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.survey.fact import Fact
from satrap.games.alexander_the_great.survey.link_facts import link_facts
from satrap.games.alexander_the_great.survey.map_facts import map_facts
from satrap.games.alexander_the_great.survey.region_facts import region_facts

STANDARD = "standard-"

__all__ = ["Fact", "facts"]


def facts(board: Board) -> list[Fact]:
    """Return all facts; on any board but our standard one, none can be wrong."""
    found = [fact for group in (region_facts, link_facts, map_facts) for fact in group(board)]
    if board.name.startswith(STANDARD):
        return found
    return [replace(fact, ok=fact.ok or None) for fact in found]
