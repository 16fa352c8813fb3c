"""A third game, as small as possible: simultaneous secret bids for random prizes.

Each seat has a secret gem and ten coins; the highest bid wins, unless it is tied.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field, replace

from satrap.core.api_types import ApiTypes, GameChart, GameView
from satrap.core.chance import Chance
from satrap.core.errors import UnreadableAction, UnreadableRecord
from satrap.core.game import OPEN, Board, Game, Json, Observer, Outcome, Setup, Step
from satrap.core.happening import News, told_in
from satrap.core.options import Option
from satrap.core.text import Names, Text, text
from satrap.core.unreadable import why_unreadable
from tests.plain import plain

COINS, GEMS, UNSEEN = 10, 5, -1


@dataclass(frozen=True)
class Field:
    name: str = "field"
    title: str = "A field"
    hash: str = "0" * 64


@dataclass(frozen=True)
class Bid:
    coins: int

    def __str__(self) -> str:
        return f"bid {self.coins}"


class Told(News, frozen=True):
    prize: int
    winner: int

    def text(self, names: Names) -> Text:
        return text("gain", name=names[self.winner], points=self.prize)


@dataclass(frozen=True)
class ToyState:
    setup: Setup = field(compare=False)
    coins: tuple[int, ...]
    points: tuple[int, ...]
    gems: tuple[int, ...]  # each seat's, secret
    round: int = 0


@dataclass(frozen=True)
class ToyView:
    observer: Observer
    seen: ToyState  # the other seats' gems are UNSEEN


class Shown(GameView, frozen=True, tag="toy"):
    observer: Observer
    coins: tuple[int, ...]
    points: tuple[int, ...]
    gems: tuple[int, ...]
    round: int


class Toy(Game[ToyState, ToyView, Bid]):
    id, rules, seats, presets = "toy", 1, range(2, 6), {"standard": {}}
    options = (Option("rounds", 3, range(1, 10)),)
    types = ApiTypes(Shown, GameChart, told_in(sys.modules[__name__]))

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
        nothing = (0,) * len(setup.seats)
        gems = chance.shuffle("gems", 0, GEMS)[: len(nothing)]
        return Step(ToyState(setup, tuple(COINS for _ in nothing), nothing, gems), ())

    def deciders(self, state: ToyState) -> tuple[int, ...]:
        return () if self.outcome(state) else tuple(range(len(state.coins)))

    def turn(self, state: ToyState) -> int:
        return state.round

    def turns(self, state: ToyState) -> int:
        return min(state.round + 1, int(state.setup.options["rounds"]))

    def legal(self, state: ToyState, seat: int) -> tuple[Bid, ...]:
        return tuple(map(Bid, range(state.coins[seat] + 1)))

    def apply(self, state: ToyState, actions: tuple[Bid, ...], chance: Chance) -> Step[ToyState]:
        bids, prize = [bid.coins for bid in actions], 1 + chance.below("prize", state.round, 6)
        winner = bids.index(max(bids)) if bids.count(max(bids)) == 1 else -1
        coins = tuple(have - bid for have, bid in zip(state.coins, bids, strict=True))
        points = tuple(p + prize * (seat == winner) for seat, p in enumerate(state.points))
        after = replace(state, coins=coins, points=points, round=state.round + 1)
        return Step(after, (Told(prize, winner),))

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.round < int(state.setup.options["rounds"]):
            return None
        winners = tuple(seat for seat, p in enumerate(state.points) if p == max(state.points))
        return Outcome("rounds", winners, state.points, state.round)

    def redraw(self, state: ToyState, occurrence: int, chance: Chance) -> ToyState:
        return state

    def invariants(self, state: ToyState) -> list[Text]:
        return [text("debt")] if min(state.coins) < 0 else []

    def view(self, state: ToyState, observer: Observer) -> ToyView:
        gems = [gem if observer in (seat, OPEN) else UNSEEN for seat, gem in enumerate(state.gems)]
        return ToyView(observer, replace(state, gems=tuple(gems)))

    def legal_in(self, view: ToyView) -> tuple[Bid, ...]:
        seat = view.observer
        return self.legal(view.seen, seat) if seat in self.deciders(view.seen) else ()

    def imagine(self, view: ToyView, generator: random.Random) -> ToyState:
        unseen = [gem for gem in range(GEMS) if gem not in view.seen.gems]
        generator.shuffle(unseen)
        gems = tuple(unseen.pop() if gem == UNSEEN else gem for gem in view.seen.gems)
        return replace(view.seen, gems=gems)

    def parse_action(self, setup: Setup, text: str) -> Bid:
        verb, _, coins = text.partition(" ")
        if verb != "bid" or not coins.isdecimal() or len(coins) > 3:
            raise UnreadableAction("unknown-verb", verb=verb, verbs="bid")
        return Bid(int(coins))

    def label(self, view: ToyView, action: Bid) -> Text:
        return text("gain", name="bid", points=action.coins)

    def prompt(self, view: ToyView) -> Text:
        return text("gain", name="round", points=view.seen.round)

    def picture(self, view: ToyView, language: str) -> str:
        return f"round {view.seen.round}: coins {view.seen.coins}, points {view.seen.points}"

    def scores(self, view: ToyView) -> tuple[int, ...]:
        return view.seen.points

    def dump_state(self, state: ToyState) -> Json:
        return plain(state.coins), plain(state.points), plain(state.gems), state.round

    def load_state(self, setup: Setup, data: Json) -> ToyState:
        try:
            coins, points, gems = map(tuple, data[:3])
            return ToyState(setup, coins, points, gems, int(data[3]))
        except (TypeError, ValueError, LookupError) as error:
            raise UnreadableRecord("position-unreadable", reason=why_unreadable(error)) from error

    def show(self, view: ToyView) -> Shown:
        seen = view.seen
        return Shown(view.observer, seen.coins, seen.points, seen.gems, seen.round)


TOY = Toy()
