"""The parts of a plan."""

from __future__ import annotations

from typing import NamedTuple

from satrap.core.game import Seat
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.state import Province
from satrap.games.alexandros.tables import Mask


class Ground(NamedTuple):
    """The land after Alexander's move: it does not change during the actions that follow."""

    parts: tuple[Province, ...]
    free: Mask  # the spaces that Alexander can still be led to
    alexander: int
    display: tuple[int, ...]
    is_last: bool  # the match ends with this turn


class TurnPlan(NamedTuple):
    """A moment of the planned turn: all that the actions after the march change."""

    guards: tuple[Mask, ...]
    hand: Cards
    display: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int  # left
    levied: bool
    draws: int = 0  # cards drawn from the deck, still unknown
    is_taking: bool = True  # cards are taken first: what they are may change the plan


class Prospect(NamedTuple):
    """A province of another seat or of nobody that could be claimed."""

    key: object
    need: Cards
    removal: Cards
    size: int  # cards and guards that it takes
    now: float  # what claiming it now brings
    later: float  # what claiming it next turn brings


class Holding(NamedTuple):
    """What a province is worth, whatever cards the seat has."""

    worth: float
    owner: Seat
    tax: int
    prospect: Prospect | None


class Land(NamedTuple):
    """What all provinces are worth."""

    worth: float
    incomes: tuple[int, ...]  # per seat: what a levy would bring
    lead: float  # in incomes
    prospects: tuple[Prospect, ...]


Act = tuple[AnyAction, TurnPlan]  # an action, and the plan after it
Rated = tuple[float, AnyAction]  # what an action leads to is worth, and the action
