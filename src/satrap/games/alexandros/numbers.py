"""The numbers that both engines and the bots share: from the rulebook, and for the phases."""

from __future__ import annotations

from enum import IntEnum

SEATS = range(2, 5)  # EN, title page: two to four players

BLACK_WALLS = 65  # EN, Contents
RED_WALLS = 10
COPIES = 11  # cards of each symbol
GUARDS = 4  # per seat

DISPLAY = 2  # EN, Preparation: two cards lie face up
ACTIONS = 2  # EN, Further actions
PASSED = -1  # actions left after a pass
REMOVAL = 2  # EN, Take over: cards that drive out one guard
TAXED = 1  # EN, Levy taxes: a province pays if it has exactly this many guards
GOAL = 100  # EN, The game ends: points

NOBODY = -1  # no seat
NOWHERE = -1  # no space


class Phase(IntEnum):
    """Which decision is due."""

    SOURCE = 0  # which card moves Alexander
    SPACE = 1
    POINT = 2
    PATH = 3
    ACT = 4  # one of the further actions
    GUARDS = 5  # another guard, or pay
    GIVE = 6  # cards for the loser of a province
    OVER = 7
