"""The actions of Alexandros. `str(action)` is the notation; `parse_action` reads it back.

march lyre              choose the face-up lyre card and march to the nearest free lyre space
joker lyre temple       use the face-up lyre card as a joker, for a temple space
special horse           play a horse card from the hand for Alexander's special move
stay                    leave Alexander where he is: no move is possible
space c7d               march to this space
point c7                end the march on this point of the space
step c8                 continue the path to this point
draw                    take a card from the deck
take lyre               take the face-up lyre card
occupy c7d              occupy the province around c7d with a guard there
takeover c7d            take over the province around c7d with a guard there
guard c8u               place another guard instead of paying a card
pay                     pay cards for all other symbol spaces
give lyre               give the loser this one of the cards played
levy lyre               levy taxes with a lyre card
retrieve c7d            take back the guard on c7d
pass                    do nothing more this turn
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import astuple

from satrap.core.errors import UnreadableAction
from satrap.games.alexandros.cards import SYMBOL_OF

BOTH = "both"  # a joker that takes both face-up cards


class Worded(Struct, frozen=True, gc=False):
    """An action whose notation is its verb followed by its non-empty fields."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return " ".join([self.verb, *filter(None, astuple(self))])


class March(Worded, frozen=True):
    verb: ClassVar = "march"
    card: str


class Joker(Worded, frozen=True):
    verb: ClassVar = "joker"
    card: str
    symbol: str = ""  # the symbol to march to; empty if the joker's reach needs none


class Special(Worded, frozen=True):
    verb: ClassVar = "special"
    card: str
    symbol: str = ""  # empty: the card's own


class Stay(Worded, frozen=True):
    verb: ClassVar = "stay"


class ChooseSpace(Worded, frozen=True):
    verb: ClassVar = "space"
    space: str


class ChoosePoint(Worded, frozen=True):
    verb: ClassVar = "point"
    point: str


class TakeStep(Worded, frozen=True):
    verb: ClassVar = "step"
    point: str


class DrawCard(Worded, frozen=True):
    verb: ClassVar = "draw"


class TakeCard(Worded, frozen=True):
    verb: ClassVar = "take"
    card: str


class Occupy(Worded, frozen=True):
    verb: ClassVar = "occupy"
    space: str


class TakeOver(Worded, frozen=True):
    verb: ClassVar = "takeover"
    space: str


class AddGuard(Worded, frozen=True):
    verb: ClassVar = "guard"
    space: str


class Pay(Worded, frozen=True):
    verb: ClassVar = "pay"


class GiveCard(Worded, frozen=True):
    verb: ClassVar = "give"
    card: str


class LevyTaxes(Worded, frozen=True):
    verb: ClassVar = "levy"
    card: str


class TakeBackGuard(Worded, frozen=True):
    verb: ClassVar = "retrieve"
    space: str


class Pass(Worded, frozen=True):
    verb: ClassVar = "pass"


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

# What follows each verb: c is a card, b a card or "both", s a space, p a point; ? is optional.
_WORDS: Mapping[Callable[..., AnyAction], str] = {
    March: "c",
    Joker: "bc?",
    Special: "cc?",
    Stay: "",
    ChooseSpace: "s",
    ChoosePoint: "p",
    TakeStep: "p",
    DrawCard: "",
    TakeCard: "c",
    Occupy: "s",
    TakeOver: "s",
    AddGuard: "s",
    Pay: "",
    GiveCard: "c",
    LevyTaxes: "c",
    TakeBackGuard: "s",
    Pass: "",
}
_VERBS = {str(make.verb): (words, make) for make, words in _WORDS.items()}  # type: ignore[attr-defined]


def parse_action(text: str, spaces: Mapping[str, int], points: Mapping[str, int]) -> AnyAction:
    """Parse an action, or raise UnreadableAction with a hint at what is valid."""
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
