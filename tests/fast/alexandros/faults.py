"""Wrong rules for the fast engine: does the comparison notice them?

Run `python -m tests.fast.alexandros.faults` uncompiled: each fault is planted in the running
modules, matches are compared until one differs, and the fault is removed again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from inspect import getsource
from typing import NamedTuple

from satrap.fast.kept import MODE, PLAIN
from tests.fast.alexandros import test_positions
from tests.fast.alexandros.matches import compare

MATCHES = range(120)
PACKAGE = "satrap.games.alexandros.fast"


class Fault(NamedTuple):
    """A wrong rule: what it says, the module, and the text before and after."""

    says: str
    module: str
    old: str
    new: str
    seen_in: Callable[[], None] | None = None  # a position that shows it, if play seldom does


FAULTS = [
    Fault(
        "a space with a wall on a side counts as free",
        "marches",
        "blocked = state.walled[word] | state.held[word]",
        "blocked = state.held[word]",
    ),
    Fault(
        "of several spaces equally near only the first is found",
        "marches",
        "tables.reach[point, place] > far:",
        "tables.reach[point, place] >= far:",
    ),
    Fault(
        "a path is paid for by its length, though walls lie on it",
        "marches",
        "return fewest_walls(tables, state, start, end, scratch) <= left",
        "return False",
    ),
    Fault(
        "a path is not followed to its end when it is asked whether it can be paid for",
        "marches",
        "                rest -= 1\n",
        "                rest -= 0\n",
    ),
    Fault(
        "points that a wall joins are not tied together",
        "provinces",
        "        state.knots[one] = two\n",
        "        state.knots[one] = one\n",
    ),
    Fault(
        "the larger piece of a divided province is taken for the smaller one",
        "provinces",
        "    if read >= ends:\n",
        "    if read < ends:\n",
    ),
    Fault(
        "a piece without guards keeps its owner",
        "provinces",
        "state.owner[old] = owner if state.guards[old] else NOBODY",
        "state.owner[old] = owner",
    ),
    Fault(
        "a joker is open although the other card has a free space",
        "sources",
        "is_one != (one >= 0) or is_other != (other >= 0)",
        "False",
    ),
    Fault(
        "nothing but the nearest space is ever paid for",
        "sources",
        "tables.red_shortfall == RELAX and shown == 0",
        "False",
        partial(test_positions.test_walls_run_short, "relax"),
    ),
    Fault(
        "a special move that can be paid for is forced",
        "sources",
        "shown += actions[at] // VERB != SPECIAL",
        "shown += 1",
        partial(test_positions.test_walls_run_short, "relax"),
    ),
    Fault(
        "a special move that can be paid for is never forced",
        "sources",
        "tables.red_shortfall == RELAX_LAST and usual == 0",
        "tables.red_shortfall == RELAX_LAST and shown == 0",
        partial(test_positions.test_walls_run_short, "relax_last"),
    ),
    Fault(
        "the discards are never shuffled before a card is needed",
        "deck",
        "tables.reshuffle == AT_ONCE and state.deck_size == 0",
        "False",
        test_positions.test_cards_run_out,
    ),
    Fault(
        "a card is turned up only when the walls are laid",
        "steps.move_alexander",
        "tables.reveal_timing == AFTER_SPACE",
        "False",
    ),
    Fault(
        "the first guard must stand for a missing card in every edition but the free ones",
        "claims",
        "short < left and tables.extra_guards != FEWEST",
        "short < left and tables.extra_guards == 0",
    ),
    Fault(
        "who has no card may still make special moves",
        "sources",
        "ANY_HAND if state.hand_sizes[state.seat] else NO_HAND",
        "ANY_HAND",
    ),
    Fault(
        "a red wall does not bring the end",
        "steps.move_alexander",
        "            game_ends.make_last(state, RED_WALL)\n",
        "            pass\n",
    ),
    Fault(
        "a march leaves the turns without one counted",
        "steps.move_alexander",
        "state.phase, state.idle = IN_ACT, 0",
        "state.phase = IN_ACT",
    ),
    Fault(
        "further guards are voluntary in every edition",
        "steps.occupy",
        "tables.extra_guards == VOLUNTARY and left >",
        "left >",
    ),
    Fault(
        "one card drives out a guard",
        "claims",
        "bits.lowest(word)]] += REMOVAL",
        "bits.lowest(word)]] += 1",
    ),
    Fault(
        "the loser gets half of the cards, rounded down",
        "steps.give_cards",
        "(total + 1) // 2",
        "total // 2",
    ),
    Fault(
        "with two players the loser gets cards, too",
        "steps.give_cards",
        "tables.seats > 2",
        "tables.seats > 1",
    ),
    Fault(
        "a province with two guards is taxed",
        "steps.levy_taxes",
        "return value if guards == TAXED else 0",
        "return value if guards >= TAXED else 0",
    ),
    Fault(
        "scoring goes on when the first seat has a hundred points",
        "steps.levy_taxes",
        "tables.end100 == FIRST_TO_REACH and",
        "False and",
        test_positions.test_a_hundred_points,
    ),
    Fault(
        "the display is filled from left to right only once",
        "deck",
        "if state.display[place] < 0 and can_draw(state):",
        "if place == 0 and state.display[place] < 0 and can_draw(state):",
    ),
    Fault(
        "the discards are not shuffled into a new deck",
        "deck",
        "        cards += state.discard[card]\n    return",
        "        cards += 0\n    return",
    ),
    Fault(
        "the match goes on for one turn more than the options allow",
        "steps.game_ends",
        "state.number >= tables.max_turns",
        "state.number > tables.max_turns",
    ),
]


def is_noticed(fault: Fault) -> bool:
    """Plant a fault, say whether the comparison notices it, and remove it again."""
    module = import_module(f"{PACKAGE}.{fault.module}")
    source, kept = getsource(module), dict(vars(module))
    assert source.count(fault.old) == 1, f"not found exactly once: {fault.old}"
    exec(compile(source.replace(fault.old, fault.new), str(module.__file__), "exec"), vars(module))
    try:
        if fault.seen_in:
            fault.seen_in()
        for number in MATCHES:
            compare(number)
    except (AssertionError, IndexError, TypeError, KeyError):
        return True
    finally:
        vars(module).update(kept)
    return False


def main() -> None:
    """Plant every fault; say which were not noticed."""
    assert MODE == PLAIN, "machine code cannot be changed while it runs"
    for number in MATCHES[:8]:
        compare(number)
    missed = 0
    for fault in FAULTS:
        noticed = is_noticed(fault)
        missed += not noticed
        print("noticed:" if noticed else "NOT NOTICED:", fault.says, flush=True)
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
