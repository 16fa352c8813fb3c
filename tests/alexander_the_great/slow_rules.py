"""The rules once more, slowly: what is legal, by trying everything.

Written from the rulebook and not from the game's own code. It reads the text of a board and a
state as JSON, and returns notations. An army is the number of steps it has used.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product

from satrap.core.game import Json
from satrap.core.options import OptionValue
from satrap.games.alexander_the_great.board import Board

CUBES, TEMPLES, CITIES = 15, 10, 8
STEPS = 3
ORDER, ARMY, TEMPLE, CITY = range(4)  # the boxes from left to right

Army = int
Options = Mapping[str, OptionValue]


class SlowRules:
    """One state, and what every seat may do in it."""

    def __init__(self, board: Board, options: Options, state: Json) -> None:
        self.options, self.state, self.turn = options, state, state["turn"]
        self.regions: list[Json] = _read(board.text)["region"]
        self.board = board
        self.seats = range(len(state["scores"]))
        self.bills: list[tuple[int, int, int]] = []  # for this turn's buildings

    @property
    def region(self) -> Json:
        """Return the current region, as the board file has it."""
        return self.regions[self.turn["region"] - 1]

    def deciders(self) -> list[int]:
        """Return the seats that have to decide now."""
        phase = self.turn["phase"]
        if phase == "allocate":
            return list(self.seats)
        if phase == "redistribute":
            return [seat for seat in self.seats if self.cubes_left(seat)]
        return [] if phase == "over" else [self.turn["seat"]]

    def legal(self, seat: int) -> set[str]:
        """Return the notations of all legal actions of a seat."""
        return set(getattr(self, f"_{self.turn['phase']}")(seat))

    # Cubes

    def _allocate(self, seat: int) -> set[str]:
        return _splits()

    def cubes_left(self, seat: int) -> int:
        """Return the cubes that a seat splits between temples and cities in a later turn."""
        if self.options["cubes_return"] == "all_but_armies":
            return int(CUBES - sum(self.state["armies"][seat].values()))
        boxes = self.state["boxes"][seat]
        return int(boxes[TEMPLE] + boxes[CITY])

    def _redistribute(self, seat: int) -> Iterator[str]:
        for temple, city in product(range(CUBES + 1), repeat=2):
            if temple + city == self.cubes_left(seat):
                yield f"resplit {temple} {city}"

    def _order(self, seat: int) -> Iterator[str]:
        for place, taken in enumerate(self.turn["order"], start=1):
            if taken not in self.seats:
                yield f"place {place}"

    # Movement

    def prices(self) -> dict[tuple[str, str], int]:
        """Return the price of each step between two places joined by an arrow."""
        begin = self.region["start"]
        found = {("start", begin["into"]): begin.get("enter", 0)}
        for link in self.region["links"]:
            for end, other, head in (("a", "b", "enter"), ("b", "a", "back")):
                if head in link:
                    found[link[end], link[other]] = link[head]
                elif self.options["one_headed_links"] == "back_free":
                    found[link[end], link[other]] = 0
        return found

    def _move(self, seat: int) -> Iterator[str]:
        yield "stop"
        boxes = self.state["boxes"][seat]
        for (source, target), price in self.prices().items():
            counts = self.turn["stocks"].get(source, [])
            armies = tuple(used for used, count in enumerate(counts) for _ in range(count))
            for temple in range(boxes[TEMPLE] + 1):
                for city in range(boxes[CITY] + 1):
                    if temple + city == price:
                        paid = _paid(temple, city)
                        for group in _groups(armies):
                            yield f"move {source} {target} {group[0]}{paid}{group[1]}"

    # Building

    def sites(self, seat: int) -> Iterator[Json]:
        """Yield the region's provinces in which a seat has an army, in order of their numbers."""
        for province in sorted(self.region["provinces"], key=lambda each: int(each["number"])):
            if self.state["armies"][seat].get(province["id"], 0) > 0:
                yield province

    def _build(self, seat: int) -> Iterator[str]:
        yield "confirm"
        state = self.state
        laid_temples, laid_cities = state["laid_temples"][seat], state["laid_cities"][seat]
        temples = sum(state["temples"][seat].values()) + len(laid_temples)
        cities = list(state["cities"].values()).count(seat) + len(laid_cities)
        for province in self.sites(seat):
            here = province["id"]
            if province.get("temple") and temples < TEMPLES and here not in laid_temples:
                yield f"temple {here}"
            is_open = here not in laid_cities and here not in state["cities"]
            if province.get("city") and cities < CITIES and is_open:
                yield f"city {here}"


@cache
def _read(text: str) -> Json:
    return tomllib.loads(text)


@cache
def _splits() -> set[str]:
    boxes = product(range(CUBES + 1), repeat=4)
    return {f"split {o} {a} {t} {c}" for o, a, t, c in boxes if o + a + t + c == CUBES}


@cache
def _groups(armies: tuple[Army, ...]) -> set[tuple[int, str]]:
    """Return every group of armies: how many, and which ones unless they are the freshest."""
    fit = sorted(used for used in armies if used < STEPS)
    found = set()
    for count in range(1, len(fit) + 1):
        for group in set(combinations(fit, count)):
            kinds = [f"{group.count(used)}@{used}" for used in sorted(set(group))]
            is_freshest = list(group) == fit[:count]
            found.add((count, "" if is_freshest else " " + ",".join(kinds)))
    return found


def _paid(temple: int, city: int) -> str:
    words = f"{temple}t" * bool(temple) + f"{city}c" * bool(city)
    return f" {words}" if words else ""
