"""The rules once more, slowly: what is legal, by trying everything.

Written from the rulebooks and not from the game's own code: plain names and sets, every path
walked, every set of guards tried. It reads a state as JSON and returns notations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

from satrap.core.game import Json
from satrap.core.options import OptionValue
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.lattice import SYMBOLS
from tests.alexandros.marching import corners, distances, neighbours

GUARDS = 4
ANY = ""


class SlowRules:
    """One state, and what the seat in turn may do in it."""

    def __init__(self, board: Board, options: Mapping[str, OptionValue], state: Json) -> None:
        self.board, self.options, self.state = board, options, state
        self.turn = state["turn"]
        self.seat: int = self.turn["seat"]
        self.hand = Counter(state["hands"][self.seat])
        self.symbol = {
            name: SYMBOLS[borne]
            for name, borne in zip(board.space_names, board.symbols, strict=True)
            if borne >= 0
        }
        self.walls = {frozenset(side.split("-")) for side in (*state["walls"], *state["red"])}
        self.beside = {
            frozenset(board.side_name(side).split("-")): [board.space_names[s] for s in spaces]
            for side, spaces in enumerate(board.side_spaces)
        }
        self.alexander: str = state["alexander"]
        self.display = [card for card in state["display"] if card]

    def legal(self) -> set[str]:
        """Return the notations of all legal actions."""
        phase = self.turn["phase"]
        if phase == "source":
            return set(self.sources())
        return set(getattr(self, f"_{phase}")())

    # Alexander's move

    def free(self) -> set[str]:
        """Return the free symbol spaces."""
        guarded = {space for guards in self.state["guards"] for space in guards}
        return {space for space in self.symbol if space not in guarded and self._is_open(space)}

    def _is_open(self, space: str) -> bool:
        if any(
            frozenset(pair) in self.walls for pair in combinations(corners(self.board, space), 2)
        ):
            return False
        if self.options["alexander_blocks"] == "occupied":
            return bool(space != self.state["standing"])
        return self.alexander not in corners(self.board, space)

    def far(self, space: str) -> int:
        """Return how far a space is from Alexander."""
        away = distances(self.board, self.alexander)
        return min(away[point] for point in corners(self.board, space))

    def paths(self, path: tuple[str, ...], end: str) -> Iterator[tuple[str, ...]]:
        """Yield all shortest continuations of a path to a point."""
        away = distances(self.board, end)
        if path[-1] == end:
            yield path
            return
        for point in neighbours(self.board)[path[-1]]:
            if away[point] == away[path[-1]] - 1:
                yield from self.paths((*path, point), end)

    def is_payable(self, path: tuple[str, ...]) -> bool:
        """Say whether the walls left are enough for a path."""
        new = sum(frozenset(pair) not in self.walls for pair in pairwise(path))
        return bool(new <= self.state["black_left"] + self.state["red_left"])

    def payable(self, spaces: set[str]) -> set[str]:
        """Return the spaces to which some path can be paid for."""
        return {space for space in spaces if self._payable_points(space)}

    def _payable_points(self, space: str) -> set[str]:
        found = set()
        for point in corners(self.board, space):
            if any(map(self.is_payable, self.paths((self.alexander,), point))):
                found.add(point)
        return found

    def nearest(self, spaces: set[str]) -> set[str]:
        """Return the nearest of some spaces."""
        least = min(map(self.far, spaces), default=0)
        return {space for space in spaces if self.far(space) == least}

    def sources(self) -> dict[str, set[str]]:
        """Return what can move Alexander, each with the spaces it leads to."""
        wishes = dict(self._wishes())
        found = {text: self.payable(self._aims(want)) for text, want in wishes.items()}
        if self._is_relaxed({text for text, spaces in found.items() if spaces}):
            payable = self.payable(self.free())
            for text, want in wishes.items():
                found[text] = found[text] or self.nearest(self._of(want, payable))
        return {text: spaces for text, spaces in found.items() if spaces} or {"stay": set()}

    def _is_relaxed(self, open_moves: set[str]) -> bool:
        """Say whether a farther space may be chosen, given the moves that lead to a nearest one."""
        if self.options["red_shortfall"] == "relax":
            return all(text.startswith("special") for text in open_moves)
        return self.options["red_shortfall"] == "relax_last" and not open_moves

    def _of(self, symbol: str, spaces: set[str]) -> set[str]:
        return {space for space in spaces if symbol in (ANY, self.symbol[space])}

    def _aims(self, symbol: str) -> set[str]:
        spaces = self._of(symbol, self.free())
        if symbol == ANY and self.options["joker_reach"] == "anywhere_free":
            return spaces
        return self.nearest(spaces)

    def _wishes(self) -> Iterator[tuple[str, str]]:
        """Yield each way to move Alexander with the symbol it leads to."""
        there = {self.symbol[space] for space in self.free()}
        for card in self.display:
            if card in there:
                yield f"march {card}", card
        wild = sorted(there) if self.options["joker_reach"] == "nearest_of_symbol" else [ANY]
        if there:
            for card in self._jokers(there):
                yield from ((f"joker {card} {want}".rstrip(), want) for want in wild)
        for card in self.hand:
            if card in there:
                yield f"special {card}", card
            elif there and not self.options["special_requires_free"]:
                yield from ((f"special {card} {want}".rstrip(), want) for want in wild)

    def _jokers(self, there: set[str]) -> set[str]:
        unmatched = {card for card in self.display if card not in there}
        wanting = self.options["joker_trigger"] == "both"
        if not unmatched or (wanting and unmatched != set(self.display)):
            return set()
        kinds = {"one": unmatched, "either": set(self.display), "both": {"both"}}
        return kinds[str(self.options["joker_cards"])]

    def _space(self) -> set[str]:
        return {f"space {space}" for space in self.turn["marching"]["targets"]}

    def _point(self) -> set[str]:
        return {f"point {point}" for point in self._payable_points(self.turn["marching"]["space"])}

    def _path(self) -> set[str]:
        walked = tuple(self.turn["marching"]["path"])
        paths = self.paths(walked, self.turn["marching"]["point"])
        return {f"step {path[len(walked)]}" for path in paths if self.is_payable(path)}

    # Further actions

    def parts(self) -> list[set[str]]:
        """Return the parts of the land between the walls."""
        found: list[set[str]] = []
        for space in self.board.space_names:
            if not any(space in part for part in found):
                found.append(self._part(space))
        return found

    def _part(self, space: str) -> set[str]:
        part, todo = {space}, [space]
        while todo:
            here = todo.pop()
            for side, spaces in self.beside.items():
                if here in spaces and side not in self.walls:
                    todo += set(spaces) - part
                    part |= set(spaces)
        return part

    def owner(self, part: set[str]) -> int | None:
        """Return the seat with a guard in a part of the land."""
        guards = enumerate(self.state["guards"])
        return next((seat for seat, spaces in guards if part & set(spaces)), None)

    def claims(self, part: set[str]) -> list[set[str]]:
        """Return every set of guards with which a province could be claimed."""
        found = []
        for count in range(1, self.reserve() + 1):
            for guards in combinations(sorted(part & set(self.symbol)), count):
                if not self._lacking(part, set(guards)):
                    found.append(set(guards))
            if found and self.options["extra_guards"] == "fewest":
                break
        return found

    def reserve(self) -> int:
        """Return how many guards the seat has left."""
        return GUARDS - len(self.state["guards"][self.seat])

    def _lacking(self, part: set[str], placed: set[str]) -> Counter[str]:
        """Return the cards that the hand lacks for a claim with these guards."""
        cards = Counter(self.symbol[s] for s in part & set(self.symbol) if s not in placed)
        for guards in self.state["guards"]:
            for space in part & set(guards):
                cards[self.symbol[space]] += 2
        return cards - self.hand

    # Guards one by one, where each extra guard must replace a missing card

    def _further(self, part: set[str], placed: set[str]) -> set[str]:
        lacking = self._lacking(part, placed)
        spaces = part & set(self.symbol) - placed
        return {space for space in spaces if lacking[self.symbol[space]]}

    def _can_finish(self, part: set[str], placed: set[str]) -> bool:
        if len(placed) > self.reserve():
            return False
        if not self._lacking(part, placed):
            return True
        further = self._further(part, placed)
        return any(self._can_finish(part, placed | {space}) for space in further)

    def first_guards(self, part: set[str]) -> set[str]:
        """Return the spaces on which a claim can begin."""
        if self.options["extra_guards"] != "only_if_missing":
            return {space for claim in self.claims(part) for space in claim}
        return {space for space in part & set(self.symbol) if self._can_finish(part, {space})}

    def taxes(self) -> list[int]:
        """Return what each seat scores in a levy."""
        gains = [0] * len(self.state["guards"])
        for part in self.parts():
            for seat, guards in enumerate(self.state["guards"]):
                if len(part & set(guards)) == 1:
                    gains[seat] += len(part - set(self.symbol))
        return gains

    def _act(self) -> Iterator[str]:
        acts = set(self._acts()) if self.turn["actions"] else set()
        must = set(acts)
        if self.turn["actions"] or self.options["retrieve_cost"] == "free":
            back = {f"retrieve {space}" for space in self.state["guards"][self.seat]}
            acts |= back
            must |= back if self.options["retrieve_cost"] == "action" else set()
        yield from acts
        if self.options["actions_optional"] or not must:
            yield "pass"

    def _acts(self) -> Iterator[str]:
        if self.state["deck"] or self.state["discard"]:
            yield "draw"
        yield from (f"take {card}" for card in self.display)
        parts = self.parts()
        for part in parts if len(parts) > 1 else []:
            if self.owner(part) != self.seat:
                verb = "occupy" if self.owner(part) is None else "takeover"
                yield from (f"{verb} {space}" for space in self.first_guards(part))
        if not self.turn["levied"]:
            stood_on = {self.symbol[space] for space in self.state["guards"][self.seat]}
            yield from (f"levy {card}" for card in stood_on if self.hand[card])

    def _guards(self) -> Iterator[str]:
        placed = set(self.turn["claim"]["guards"])
        (part,) = (part for part in self.parts() if placed & part)
        if self.options["extra_guards"] == "only_if_missing":
            yield from (f"guard {space}" for space in self._further(part, placed))
            yield from ["pay"] if not self._lacking(part, placed) else []
            return
        for claim in self.claims(part):
            if claim == placed:
                yield "pay"
            if claim > placed:
                yield from (f"guard {space}" for space in claim - placed)

    def _give(self) -> set[str]:
        return {f"give {card}" for card in self.turn["gift"]["cards"]}

    # What walls cost

    def new_walls(self, path: tuple[str, ...]) -> tuple[list[str], list[str]]:
        """Return the black and the red walls that a path needs, in the order of its sides."""
        order = {point: number for number, point in enumerate(self.board.point_names)}
        new = [
            "-".join(sorted(pair, key=order.__getitem__))
            for pair in pairwise(path)
            if frozenset(pair) not in self.walls
        ]
        left = self.state["black_left"]
        return new[:left], new[left:]
