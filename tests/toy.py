"""A toy game with secret simultaneous bids, to test the contract where Alexandros cannot.

Each seat holds a secret gem and ten coins. In each of three rounds all seats bid at once; the
highest single bid wins a prize that chance names, equal bids win nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from satrap.core.chance import Chance
from satrap.core.errors import UnreadableAction, UnreadableRecord
from satrap.core.game import (
    OPEN,
    Board,
    Described,
    Event,
    Game,
    Json,
    Observer,
    Outcome,
    Setup,
    Step,
)
from satrap.core.options import Option
from satrap.core.text import Text, text

COINS = 10
GEMS = ("agate", "beryl", "coral", "diamond", "emerald")


@dataclass(frozen=True)
class Field:
    """The one board."""

    name: str = "field"
    hash: str = "0" * 64


@dataclass(frozen=True)
class Bid:
    coins: int

    def __str__(self) -> str:
        return f"bid {self.coins}"


class Bids(Described[Bid]):
    """All bids from 0 to what a seat has."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def __len__(self) -> int:
        return self.coins + 1

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Bid) and 0 <= action.coins <= self.coins

    def __iter__(self) -> Iterator[Bid]:
        return map(Bid, range(self.coins + 1))

    def sample(self, generator: random.Random) -> Bid:
        return Bid(generator.randrange(self.coins + 1))

    def describe(self) -> Json:
        return {"kind": "bid", "from": 0, "to": self.coins}


@dataclass(frozen=True)
class Told:
    """The prize of a round, and who won it."""

    prize: int
    winner: int

    def seen_by(self, observer: Observer) -> Told:
        return self

    def is_news_to(self, observer: Observer) -> bool:
        return True

    def text(self, names: tuple[str, ...]) -> Text:
        return text("gain", name=names[self.winner], points=self.prize)


@dataclass(frozen=True)
class ToyState:
    setup: Setup = field(compare=False)
    coins: tuple[int, ...]
    points: tuple[int, ...]
    gems: tuple[int, ...]  # secret, of each seat
    round: int = 0


@dataclass(frozen=True)
class ToyView:
    observer: Observer
    setup: Setup
    coins: tuple[int, ...]
    points: tuple[int, ...]
    gems: tuple[int | None, ...]
    round: int


class Toy(Game[ToyState, ToyView, Bid]):
    id = "toy"
    rules = 1
    seats = range(2, 6)
    options = (Option("rounds", 3, range(1, 10)),)
    presets = {"standard": {}}  # noqa: RUF012

    def boards(self) -> tuple[str, ...]:
        return ("field",)

    def board(self, name: str) -> Field:
        return Field()

    def parse_board(self, text: str) -> Field:
        return Field()

    def format_board(self, board: Board) -> str:
        return "field"

    def start(self, setup: Setup, chance: Chance) -> Step[ToyState]:
        if setup.position is not None:
            return Step(self.load_state(setup, setup.position), ())
        seats = len(setup.seats)
        gems = chance.shuffle("gems", 0, len(GEMS))[:seats]
        return Step(ToyState(setup, (COINS,) * seats, (0,) * seats, gems), ())

    def deciders(self, state: ToyState) -> tuple[int, ...]:
        return () if self.outcome(state) else tuple(range(len(state.coins)))

    def legal(self, state: ToyState, seat: int) -> Bids:
        return Bids(state.coins[seat])

    def apply(self, state: ToyState, actions: tuple[Bid, ...], chance: Chance) -> Step[ToyState]:
        bids = [bid.coins for bid in actions]
        prize = 1 + chance.below("prize", state.round, 6)
        best = max(bids)
        winner = bids.index(best) if bids.count(best) == 1 else -1
        coins = tuple(have - bid for have, bid in zip(state.coins, bids, strict=True))
        points = tuple(p + prize * (seat == winner) for seat, p in enumerate(state.points))
        after = replace(state, coins=coins, points=points, round=state.round + 1)
        return Step(after, (Told(prize, winner),))

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.round < int(state.setup.options["rounds"]):
            return None
        totals = state.points
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Outcome("rounds", winners, totals, state.round)

    def redraw(self, state: ToyState, occurrence: int, chance: Chance) -> ToyState:
        return state

    def invariants(self, state: ToyState) -> list[str]:
        return ["debt"] if min(state.coins) < 0 else []

    def view(self, state: ToyState, observer: Observer) -> ToyView:
        gems = tuple(g if observer in (s, OPEN) else None for s, g in enumerate(state.gems))
        return ToyView(observer, state.setup, state.coins, state.points, gems, state.round)

    def legal_in(self, view: ToyView) -> Bids | tuple[Bid, ...]:
        is_over = view.round >= int(view.setup.options["rounds"])
        return () if is_over or view.observer < 0 else Bids(view.coins[view.observer])

    def why_not(self, view: ToyView, action: Bid) -> Text | None:
        return None if action in self.legal_in(view) else text("illegal-action")

    def preview(self, view: ToyView, action: Bid) -> tuple[Event, ...]:
        return ()

    def imagine(self, view: ToyView, generator: random.Random) -> ToyState:
        unseen = [gem for gem in range(len(GEMS)) if gem not in view.gems]
        generator.shuffle(unseen)
        gems = tuple(unseen.pop() if gem is None else gem for gem in view.gems)
        return ToyState(view.setup, view.coins, view.points, gems, view.round)

    def parse_action(self, setup: Setup, text: str) -> Bid:
        verb, _, coins = text.partition(" ")
        if verb != "bid" or not coins.isdecimal() or len(coins) > 3:
            raise UnreadableAction("unknown-verb", verb=verb, verbs="bid")
        return Bid(int(coins))

    def label(self, view: ToyView, action: Bid) -> Text:
        return text("gain", name="bid", points=action.coins)

    def picture(self, view: ToyView, language: str) -> str:
        return f"round {view.round}: coins {view.coins}, points {view.points}"

    def score_sheet(self, view: ToyView) -> tuple[Text, ...]:
        return ()

    def dump_state(self, state: ToyState) -> Json:
        return {
            "coins": state.coins,
            "points": state.points,
            "gems": state.gems,
            "round": state.round,
        }

    def load_state(self, setup: Setup, data: Json) -> ToyState:
        try:
            fields = {key: tuple(data[key]) for key in ("coins", "points", "gems")}
            return ToyState(setup, round=int(data["round"]), **fields)
        except (KeyError, TypeError, ValueError) as error:
            raise UnreadableRecord("position-unreadable", reason=str(error)) from error

    def dump_view(self, view: ToyView) -> Json:
        return {"coins": view.coins, "points": view.points, "gems": view.gems, "round": view.round}


TOY = Toy()
