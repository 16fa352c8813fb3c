"""Every known fact about the printed board, and whether a given board matches it.

`satrap board check` prints this list.  A mismatch does not make a board unplayable (`parse_board`
decides that): an owner's own board may differ, which is reported; the standard board must not.
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
    """Return all facts; only on our standard board does a mismatch count as wrong."""
    tables = tables_of(board)
    groups = (land_facts, symbol_facts, map_facts, play_facts, corner_facts, figure_facts)
    found = [fact for group in groups for fact in group(tables)]
    if board.name.startswith(STANDARD):
        return found
    return [replace(fact, ok=fact.ok or None) for fact in found]
