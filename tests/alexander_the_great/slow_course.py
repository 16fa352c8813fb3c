"""The rules once more, slowly: what follows from a decision, by the words of the rulebook.

A decision with only one answer is made automatically. Where lots are drawn, every possible order
of picking is computed, and the caller says which one it was.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from itertools import permutations

from satrap.core.game import Json
from satrap.games.alexander_the_great.board import Board
from tests.alexander_the_great.slow_rules import ARMY, CITY, ORDER, STEPS, TEMPLE, Options
from tests.alexander_the_great.slow_scoring import NOBODY, SlowScoring

TURNS = 3


class SlowCourse(SlowScoring):
    """One state, which the seats' decisions carry forward."""

    def play(self, plays: Mapping[int, str], pickers: Sequence[int] = ()) -> None:
        """Carry out what the deciders chose; `pickers` says how any lots fell."""
        phase, self.pickers = self.turn["phase"], list(pickers)
        for seat, words in plays.items():
            getattr(self, f"_after_{phase}")(seat, words.split())
        if phase == "allocate":
            self._settle_order()
        elif phase == "redistribute":
            self._begin_turn()
        self._skip()

    def _skip(self) -> None:
        """Make every decision that has only one answer."""
        while self.turn["phase"] != "over":
            seats = self.deciders()
            if not seats:  # nobody has a cube to redistribute
                self._begin_turn()
            elif len(seats) == 1 and len(answers := self.legal(seats[0])) == 1:
                words = next(iter(answers)).split()
                getattr(self, f"_after_{self.turn['phase']}")(seats[0], words)
            else:
                return

    # Splitting, and the order of play

    def _after_allocate(self, seat: int, words: list[str]) -> None:
        self.state["boxes"][seat] = [int(word) for word in words[1:]]

    def _after_redistribute(self, seat: int, words: list[str]) -> None:
        cubes = self.cubes_left(seat)
        boxes, spent = self.state["boxes"][seat], self.state["spent"]
        spent[seat] += boxes[TEMPLE] + boxes[CITY] - cubes
        self.state["boxes"][seat] = [0, 0, int(words[1]), int(words[2])]

    def is_first_turn_without_bids(self) -> bool:
        """Say whether the oldest player begins."""
        return bool(self.turn["number"] == 1) and not any(b[ORDER] for b in self.state["boxes"])

    def pick_orders(self) -> set[tuple[int, ...]]:
        """Return every order of picking that the rules allow; if there are several, lots decide."""
        orders = (order for order in permutations(self.seats) if self._may_pick(order))
        return set(orders)

    def _may_pick(self, order: tuple[int, ...]) -> bool:
        rule = self.options["turn_order"]
        boxes, points = self.state["boxes"], self.state["scores"]
        bids = [box[: TEMPLE + 1] for box in boxes]
        if rule == "lexicographic":
            return _descends([bids[seat] for seat in order])
        if rule == "winner_then_vp":
            if not any(bid[ORDER] for bid in bids):
                return _descends([points[seat] for seat in order])
            first, *rest = order
            return bids[first] == max(bids) and _descends([points[seat] for seat in rest])
        bidders = [seat for seat in order if bids[seat][ORDER]]
        others = [seat for seat in order if not bids[seat][ORDER]]
        return (
            list(order) == bidders + others
            and _descends([bids[seat] for seat in bidders])
            and _descends([[points[seat], *bids[seat][ARMY:]] for seat in others])
        )

    def _settle_order(self) -> None:
        count = len(self.seats)
        if self.is_first_turn_without_bids():
            oldest = self.state["oldest"]
            self.turn["order"] = [(oldest + step) % count for step in self.seats]
            self._begin_turn()
            return
        orders = self.pick_orders()
        pickers = list(next(iter(orders))) if len(orders) == 1 else self.pickers
        assert tuple(pickers) in orders
        self.turn.update(phase="order", order=[NOBODY] * count, pickers=pickers, seat=pickers[0])

    def _after_order(self, seat: int, words: list[str]) -> None:
        self.turn["order"][int(words[1]) - 1] = seat
        self.turn["pickers"].remove(seat)
        if self.turn["pickers"]:
            self.turn["seat"] = self.turn["pickers"][0]
            return
        for each, boxes in enumerate(self.state["boxes"]):
            self.state["spent"][each] += boxes[ORDER]
            boxes[ORDER] = 0
        self._begin_turn()

    # Marching and laying down

    def _begin_turn(self) -> None:
        self.turn["entered"] = False
        self._begin_seat(self.turn["order"][0])

    def _begin_seat(self, seat: int) -> None:
        armies, boxes = self.state["armies"][seat], self.state["boxes"][seat]
        if boxes[ARMY]:
            armies["start"], boxes[ARMY] = boxes[ARMY], 0
        stocks = {place: [count] + [0] * STEPS for place, count in armies.items()}
        self.turn.update(phase="move", seat=seat, stocks=stocks)

    def _after_move(self, seat: int, words: list[str]) -> None:
        if words == ["stop"]:
            self.turn.update(phase="build", stocks={})
            return
        _, source, target, count, *rest = words
        stocks, armies = self.turn["stocks"], self.state["armies"][seat]
        for used, going in enumerate(_going(stocks[source], int(count), rest)):
            stocks[source][used] -= going
            stocks.setdefault(target, [0] * (STEPS + 1))
            stocks[target][used + 1] += going
        for place in (source, target):
            armies[place] = sum(stocks[place])
            if not armies[place]:
                del armies[place], stocks[place]
        for price in rest:
            self._pay_way(seat, price)
        self.turn["entered"] |= target == self.region["goal"]

    def _pay_way(self, seat: int, price: str) -> None:
        if "@" in price:
            return
        boxes = self.state["boxes"][seat]
        for number, mark in enumerate(price[1::2]):
            cubes = int(price[2 * number])
            boxes[{"t": TEMPLE, "c": CITY}[mark]] -= cubes
            self.state["spent"][seat] += cubes

    def _after_build(self, seat: int, words: list[str]) -> None:
        if words != ["confirm"]:
            kind = {"temple": "laid_temples", "city": "laid_cities"}[words[0]]
            self.state[kind][seat].append(words[1])
            return
        later = self.turn["order"][self.turn["order"].index(seat) + 1 :]
        if later:
            self._begin_seat(later[0])
        else:
            self._end_turn()

    # The end of a turn

    def _end_turn(self) -> None:
        self.bills.clear()
        for province in sorted(self.region["provinces"], key=lambda each: int(each["number"])):
            self.score(province["id"])
        for kind in ("laid_temples", "laid_cities"):
            self.state[kind] = [[] for _ in self.seats]
        self.turn["seat"] = NOBODY
        if not self.turn["entered"] and self.turn["round"] < TURNS:
            self.turn["number"] += 1
            self.turn["round"] += 1
            self.turn["phase"] = "redistribute"
            if self.options["cubes_return"] == "buildings_return":
                for seat, box, price in self.bills:
                    self.state["boxes"][seat][box] += price
                    self.state["spent"][seat] -= price
            return
        last = 4 if self.options["campaign"] == "short" else 6
        if self.turn["region"] == last:
            self.award()
            ending = "last_province" if self.turn["entered"] else "three_turns"
            self.turn.update(phase="over", ending=ending)
            return
        self.turn["number"] += 1
        self.turn.update(phase="allocate", region=self.turn["region"] + 1, round=1, order=[])
        self.state["boxes"] = [[0, 0, 0, 0] for _ in self.seats]
        self.state["spent"] = [0 for _ in self.seats]
        self.state["armies"] = [{} for _ in self.seats]


def course(board: Board, options: Options, state: Json) -> SlowCourse:
    """Return a course that begins in a copy of a state."""
    return SlowCourse(board, options, copy.deepcopy(state))


def _descends(values: list[Json]) -> bool:
    return values == sorted(values, reverse=True)


def _going(stock: list[int], count: int, rest: list[str]) -> list[int]:
    """Return how many armies go, by steps used: those named, or those with most steps left."""
    named = [word for word in rest if "@" in word]
    if not named:
        fit = [used for used in range(STEPS) for _ in range(stock[used])]
        return [fit[:count].count(used) for used in range(STEPS)]
    pairs = [part.split("@") for part in named[0].split(",")]
    wanted = {int(used): int(armies) for armies, used in pairs}
    return [wanted.get(used, 0) for used in range(STEPS)]


def comparable(state: Json) -> Json:
    """Return a state without meaningless details: the order of attempts, an old arrival."""
    turn = dict(state["turn"])
    if turn["phase"] not in ("move", "build"):
        turn["entered"] = None
    laid = {
        kind: [sorted(each) for each in state[kind]] for kind in ("laid_temples", "laid_cities")
    }
    return {**state, **laid, "turn": turn}
