"""The same match in both engines; at every ply they must agree on everything.

`python -m tests.alexander_the_great.both 5` compares so many matches, in the mode of SATRAP_FAST.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from functools import cache
from itertools import chain, combinations
from typing import Any

from satrap.core.chance import Chance, Draw, NotedChance, SeededChance
from satrap.core.game import Setup
from satrap.fast.chance import STATE, TAPED, USED, Words, taped
from satrap.games.alexander_the_great import GAME, events
from satrap.games.alexander_the_great.actions import AnyAction, Confirm, Split, Stop
from satrap.games.alexander_the_great.board import Board, packaged_board
from satrap.games.alexander_the_great.fast import bridge, choices, codes, course, facts, layout
from satrap.games.alexander_the_great.splits import SPLITS, Splits
from satrap.games.alexander_the_great.state import Known, State
from tests.alexander_the_great.boards import NAMES, drawn
from tests.alexander_the_great.lands import SMALL, chance_board
from tests.alexander_the_great.test_slow_rules import few_pieces, random_options

PRESETS = ("standard", "short", "mixed")  # mixed: every option by chance
STYLES: dict[str, tuple[Split, ...]] = {  # and which splits it likes
    "any": (),
    "eager": (Split(0, 5, 5, 5), Split(1, 6, 4, 4), Split(1, 6, 5, 3), Split(2, 3, 5, 5)),
    "poor": (Split(15, 0, 0, 0), Split(0, 15, 0, 0), Split(0, 0, 0, 15), Split(0, 1, 0, 14)),
    "short of cubes": (Split(0, 13, 1, 1), Split(0, 12, 0, 3), Split(2, 12, 1, 0)),
}


class Disagreement(AssertionError):
    """The two engines do not say the same."""


def same(fast: object, readable: object, what: str) -> None:
    """Require that both engines say the same."""
    if fast != readable:
        raise Disagreement(f"{what}: fast {fast}, readable {readable}")


class Both:
    """A match in both engines."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.chance = NotedChance(chance)
        self.state: State = GAME.start(setup, self.chance).state
        self.tables = bridge.tables_of(self.state.config)
        self.record: Any = layout.new_states(1)[0]
        self.out = layout.new_choices()
        self.seen = Counter[str]()
        self._legal: list[list[AnyAction]] = []
        if setup.position is None:
            course.start(self.tables, self.record, self.words())
        else:
            self.cross()
        self.agree()

    def words(self) -> Words:
        """Return a tape of what the readable engine has drawn since."""
        draws, self.chance.draws = self.chance.draws, list[Draw]()
        return taped(chain.from_iterable(draw.result for draw in draws))

    def cross(self) -> None:
        """Let the fast engine go on from the state of the readable one."""
        bridge.write(self.state, self.record)

    def agree(self) -> None:
        """Require the same state in both."""
        fast, readable = facts.of_record(self.tables, self.record), facts.of_state(self.state)
        for name, one, other in zip(facts.Facts._fields, fast, readable, strict=True):
            same(one, other, name)

    def legal(self) -> list[list[AnyAction]]:
        """Return what each seat that decides may do, as the readable engine has it."""
        if not self._legal:
            found = (GAME.legal(self.state, seat) for seat in GAME.deciders(self.state))
            self._legal = [_splits() if isinstance(each, Splits) else list(each) for each in found]
        return self._legal

    def play(self, *actions: AnyAction) -> None:
        """Let each seat that decides do something; compare what was legal and what comes of it."""
        before, seats = self.state, GAME.deciders(self.state)
        legal, self._legal = self.legal(), []
        self.state, told = GAME.apply(before, actions, self.chance)
        words = self.words()
        drawn = int(words[STATE])
        for seat, action, offered in zip(seats, actions, legal, strict=True):
            self._decide(before, seat, action, offered, words)
        same((int(words[STATE]), int(words[USED])), (drawn, int(words[TAPED])), "chance")
        self.agree()
        for event in told:
            self.seen[_name(self.state, event)] += 1
        self.seen["plies"] += 1

    def _decide(
        self, before: State, seat: int, action: AnyAction, offered: list[AnyAction], words: Words
    ) -> None:
        known = Known(before.config, before.table, before.turn, seat)
        same(int(self.record.seat), seat, "who decides")
        number = offered.index(action)
        code = self._compare(known, offered, number)
        same(bridge.action_of(known, code), action, "action")
        course.apply(self.tables, self.record, code, words)
        if seat < GAME.deciders(before)[-1]:  # sealed: nothing is seen of it yet
            same(facts.of_record(self.tables, self.record), facts.of_state(before), "sealed")

    def _compare(self, known: Known, offered: list[AnyAction], number: int) -> int:
        """Require the same list of actions; return the code of one of them."""
        total = choices.legal(self.tables, self.record, self.out)
        same(self.out[:total].tolist(), _codes(known, offered), "legal")
        same(choices.count(self.tables, self.record), total, "count")
        for each in {number, number * 7 % total, total - 1}:
            same(choices.nth(self.tables, self.record, each), int(self.out[each]), "nth")
        return int(self.out[number])

    def end(self) -> None:
        """Require that nothing is legal after the end."""
        same(choices.legal(self.tables, self.record, self.out), 0, "after the end")
        same(choices.count(self.tables, self.record), 0, "after the end")


@cache
def _splits() -> list[AnyAction]:
    return list(SPLITS)


def _codes(known: Known, offered: list[AnyAction]) -> list[int]:
    if offered is _splits():
        return _split_codes()
    return [bridge.code_of(known, action) for action in offered]


@cache
def _split_codes() -> list[int]:
    return [codes.split(each.order, each.army, each.temple, each.city) for each in SPLITS]


def _name(state: State, event: object) -> str:
    """Return what happened, in words for the count."""
    match event:
        case events.LotsDrawn():
            return f"lots, {state.config.options.turn_order}"
        case events.NotBuilt(is_tie=is_tie):
            return "not built: a tie" if is_tie else "not built: no cubes"
        case events.Built(building=building, price=price, rivals=rivals):
            return f"{building} for {price}, {'contested' if rivals else 'alone'}"
        case events.RegionEnded(reason=reason):
            return f"region ended by {reason}"
        case events.AwardWon(building=building, region=region):
            return f"award for {building}, {'region' if region else 'board'}"
    return type(event).__name__


# Playing at random


def choose(legal: list[AnyAction], style: str, generator: random.Random) -> AnyAction:
    """Choose by a style: so that armies go far, sites are contested, bids equal, cubes few."""
    if style != "any":
        if isinstance(legal[0], Split) and generator.random() < 0.8:
            return generator.choice(STYLES[style])
        if isinstance(legal[-1], Stop | Confirm) and len(legal) > 1 and generator.random() < 0.85:
            return legal[generator.randrange(len(legal) - 1)]
    return legal[generator.randrange(len(legal))]


def wide_board(generator: random.Random) -> Board:
    """Draw a board as large as one can be: twelve provinces in a region, sixty arrows."""
    letters = "abcdefghijkl"
    sites = " ".join(f"{each}:{generator.choice(['', 't', 'c', 'tc'])}" for each in letters)
    pairs = sorted(generator.sample(list(combinations(letters, 2)), 60))
    links = (f"{a}-{b}:{generator.choice('00123')}/{generator.choice('00123')}" for a, b in pairs)
    return drawn(sites, " ".join(links), "l")


def board_of(number: int, generator: random.Random) -> Board:
    """Return the standard board, a small one, or one by chance; now and then the largest."""
    if number % 40 == 39:
        return wide_board(generator)
    lands = (packaged_board("standard-1"), SMALL, chance_board(generator))
    return lands[number // 12 % 3]


def setup_of(number: int, generator: random.Random) -> Setup:
    """Settle a match: the presets and numbers of seats one after the other."""
    preset, seats = PRESETS[number % 3], NAMES[: 2 + number // 3 % 4]
    land = board_of(number, generator)
    position = few_pieces(generator, land, len(seats)) if generator.random() < 0.2 else None
    return GAME.setup(
        seats,
        preset="standard" if preset == "mixed" else preset,
        options=random_options(generator) if preset == "mixed" else {},
        board=land,
        starter=generator.choice([None, *range(len(seats))]),
        position=position,
    )


def compared(number: int) -> Counter[str]:
    """Play a whole match in both engines; return what happened in it."""
    generator = random.Random(f"both/{number}")
    both = Both(setup_of(number, generator), SeededChance(generator.randbytes(32)))
    style = generator.choice(list(STYLES))
    while GAME.deciders(both.state):
        if generator.random() < 0.05:
            both.cross()
        both.play(*(choose(each, style, generator) for each in both.legal()))
    both.end()
    both.seen["matches"] += 1
    return both.seen


def main() -> None:
    """Compare as many matches as are asked for, and tell what happened in them."""
    seen = Counter[str]()
    for number in range(int(sys.argv[1])):
        seen.update(compared(number))
    for what, count in sorted(seen.items()):
        print(f"{count:8,} {what}")


if __name__ == "__main__":
    main()
