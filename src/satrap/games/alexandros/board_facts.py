"""Every known fact about the printed board, with its value on a board.

`satrap board check` prints this list.  Nothing here makes a board unplayable (`parse_board` does
that): a board that an owner enters may differ, and then says so; the standard board may not.
"""

from __future__ import annotations

from dataclasses import replace

from satrap.games.alexandros.board import Board
from satrap.games.alexandros.survey.corner_facts import corner_facts
from satrap.games.alexandros.survey.fact import Fact
from satrap.games.alexandros.survey.figure_facts import figure_facts
from satrap.games.alexandros.survey.land_facts import land_facts
from satrap.games.alexandros.survey.map_facts import map_facts
from satrap.games.alexandros.survey.play_facts import play_facts
from satrap.games.alexandros.survey.symbol_facts import symbol_facts
from satrap.games.alexandros.tables import tables_of

STANDARD = "standard-"

__all__ = ["Fact", "facts"]


def facts(board: Board) -> list[Fact]:
    """Return all facts; on a board that is not our standard one none can be wrong."""
    tables = tables_of(board)
    groups = (land_facts, symbol_facts, map_facts, play_facts, corner_facts, figure_facts)
    found = [fact for group in groups for fact in group(tables)]
    if board.name.startswith(STANDARD):
        return found
    return [replace(fact, ok=fact.ok or None) for fact in found]
