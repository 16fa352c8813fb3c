"""The shape of a decision in every game: what is allowed, why something is not, what it does.

A step of a game is a file named after a heading of the rulebook. It holds everything under that
heading, as one or more decisions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from satrap.core.chance import Chance
from satrap.core.game import Action, Event
from satrap.core.text import Text

K = TypeVar("K")  # what determines what a seat may do
C = TypeVar("C")  # its choices: listed, or described
S = TypeVar("S")  # a state that can be changed
A = TypeVar("A", bound=Action)


class Decision(NamedTuple, Generic[K, C, S, A]):
    """One kind of decision.

    `kinds` are the classes of its actions, `legal` lists them in the game's documented order,
    `why_not` says why an action of these kinds is not legal, and `apply` carries out one action of
    each deciding seat: what it does, what it costs, and what it ends.
    """

    kinds: tuple[type, ...]
    legal: Callable[[K], C]
    why_not: Callable[[K, A], Text | None]
    apply: Callable[[S, tuple[A, ...], Chance, list[Event]], None]
