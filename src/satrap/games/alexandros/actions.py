"""The actions of Alexandros. `str(action)` is the notation; `parse_action` reads it back.

march lyre              choose the face-up lyre card and march to the nearest free lyre space
joker lyre temple       use the face-up lyre card as a joker, for a temple space
special horse           play a horse card from the hand for Alexander's special move
stay                    no move is possible
space c7d               march to this space
point c7                stand on this point of it
step c8                 take this side of the path next
draw                    take a card from the deck
take lyre               take the face-up lyre card
occupy c7d              occupy the province around c7d with a guard there
takeover c7d            take over the province around c7d with a guard there
guard c8u               place a further guard instead of a card
pay                     pay cards for all other symbol spaces
give lyre               hand this one of the cards played to the loser
levy lyre               levy taxes with a lyre card
retrieve c7d            take back the guard on c7d
pass                    do nothing more in this turn
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from satrap.core.errors import UnreadableAction
from satrap.games.alexandros.cards import SYMBOL_OF

BOTH = "both"  # a joker that takes both face-up cards


@dataclass(frozen=True)
class March:
    card: str

    def __str__(self) -> str:
        return f"march {self.card}"


@dataclass(frozen=True)
class Joker:
    card: str
    symbol: str = ""  # the symbol marched to; empty where the reach leaves it open

    def __str__(self) -> str:
        return f"joker {self.card} {self.symbol}".rstrip()


@dataclass(frozen=True)
class Special:
    card: str
    symbol: str = ""  # empty: that of the card

    def __str__(self) -> str:
        return f"special {self.card} {self.symbol}".rstrip()


@dataclass(frozen=True)
class Stay:
    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True)
class ChooseSpace:
    space: str

    def __str__(self) -> str:
        return f"space {self.space}"


@dataclass(frozen=True)
class ChoosePoint:
    point: str

    def __str__(self) -> str:
        return f"point {self.point}"


@dataclass(frozen=True)
class TakeStep:
    point: str

    def __str__(self) -> str:
        return f"step {self.point}"


@dataclass(frozen=True)
class DrawCard:
    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class TakeCard:
    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True)
class Occupy:
    space: str

    def __str__(self) -> str:
        return f"occupy {self.space}"


@dataclass(frozen=True)
class TakeOver:
    space: str

    def __str__(self) -> str:
        return f"takeover {self.space}"


@dataclass(frozen=True)
class AddGuard:
    space: str

    def __str__(self) -> str:
        return f"guard {self.space}"


@dataclass(frozen=True)
class Pay:
    def __str__(self) -> str:
        return "pay"


@dataclass(frozen=True)
class GiveCard:
    card: str

    def __str__(self) -> str:
        return f"give {self.card}"


@dataclass(frozen=True)
class LevyTaxes:
    card: str

    def __str__(self) -> str:
        return f"levy {self.card}"


@dataclass(frozen=True)
class TakeBackGuard:
    space: str

    def __str__(self) -> str:
        return f"retrieve {self.space}"


@dataclass(frozen=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


Source = March | Joker | Special | Stay
Claiming = Occupy | TakeOver | AddGuard | Pay
AnyAction = (
    Source
    | ChooseSpace
    | ChoosePoint
    | TakeStep
    | DrawCard
    | TakeCard
    | Claiming
    | GiveCard
    | LevyTaxes
    | TakeBackGuard
    | Pass
)

# What follows each verb: c a card, b a card or "both", s a space, p a point; ? may be left out.
_VERBS: Mapping[str, tuple[str, Callable[..., AnyAction]]] = {
    "march": ("c", March),
    "joker": ("bc?", Joker),
    "special": ("cc?", Special),
    "stay": ("", Stay),
    "space": ("s", ChooseSpace),
    "point": ("p", ChoosePoint),
    "step": ("p", TakeStep),
    "draw": ("", DrawCard),
    "take": ("c", TakeCard),
    "occupy": ("s", Occupy),
    "takeover": ("s", TakeOver),
    "guard": ("s", AddGuard),
    "pay": ("", Pay),
    "give": ("c", GiveCard),
    "levy": ("c", LevyTaxes),
    "retrieve": ("s", TakeBackGuard),
    "pass": ("", Pass),
}


def parse_action(text: str, spaces: Mapping[str, int], points: Mapping[str, int]) -> AnyAction:
    """Read an action, or raise UnreadableAction with what could have been meant."""
    verb, *words = text.strip().lower().split()[:9] or [""]
    if verb not in _VERBS:
        raise UnreadableAction("unknown-verb", verb=verb[:20], verbs=", ".join(_VERBS))
    pattern, make = _VERBS[verb]
    kinds = pattern.replace("?", "")
    least = len(kinds) - pattern.count("?")
    if not least <= len(words) <= len(kinds):
        raise UnreadableAction("wrong-words", verb=verb, example=_example(verb, kinds[:least]))
    known = {"c": SYMBOL_OF, "s": spaces, "p": points, "b": {**SYMBOL_OF, BOTH: 0}}
    for kind, word in zip(kinds, words, strict=False):
        if word not in known[kind]:
            raise UnreadableAction(f"unknown-{_KINDS[kind]}", word=word[:20])
    return make(*words)


_KINDS = {"c": "card", "b": "card", "s": "space", "p": "point"}


def _example(verb: str, kinds: str) -> str:
    return " ".join([verb, *({"c": "lyre", "b": "lyre", "s": "c7d", "p": "c7"}[k] for k in kinds)])
