"""Faults planted in the fast engine, one at a time: comparing matches must catch each.

`SATRAP_FAST=plain python -m tests.fast.alexander_the_great.faults` lists the uncaught ones.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from tests.fast.alexander_the_great.matches import compared
from tests.fast.alexander_the_great.pair import Different

FAST = "satrap.games.alexander_the_great.fast"
MATCHES = 30  # at most, for each fault


class Fault(NamedTuple):
    """Some correct source text, and the faulty text that replaces it."""

    file: str
    right: str
    wrong: str


FAULTS = tuple(
    Fault(file, right, wrong)
    for file, pairs in {
        "steps.move_armies": [
            ("state.stocks[target, steps + 1] += gone", "state.stocks[target, steps] += gone"),
            ("if target == tables.goal", "if source == tables.goal"),
            ("number // rest * 256 + left", "number // rest * 256 + 0 * left"),
            ("number - fresh - used\n", "number - fresh - used - 1\n"),
            ("price - int(state.boxes[state.seat, CITY])", "price - 1"),
        ],
        "steps.build": [
            ("& ~state.laid_temples[seat]", ""),
            ("if not state.cities_left[seat]:", "if not state.temples_left[seat]:"),
        ],
        "contests": [
            ("elif cubes > second:", "elif cubes > second + 1:"),
            ("tables.contested_price == MAX_BASE", "False"),
            ("is_tied and tables.tie_scope == ANY_TIE", "is_tied"),
            ("is_tied and tables.tie_scope == ANY_TIE", "False"),
        ],
        "steps.score": [
            ("elif armies == best:", "elif armies == best + 100:"),
            ("state.paid[seat, TEMPLE] = state.paid[seat, CITY] = 0", "pass"),
            ("state.open_cities &= ~(1 << place)", "pass"),
        ],
        "steps.final_score": [
            ("if halves(tables, PER_AWARD):", "if halves(tables, TOTAL):"),
            ("has_temples &= my_temples >", "has_temples &= my_temples >="),
        ],
        "turn_order": [
            ("if _has_tie(tables, state):", "if not _has_tie(tables, state):"),
            ("        _sort(tables, state, 1)\n", "        pass\n"),
        ],
        "steps.choose_turn_order": [
            ("state.number == 1 and not bids", "not bids"),
            ("state.boxes[seat, BIDS] = 0", "pass"),
        ],
        "deciders": [
            ("tables.cubes_return != ALL_BUT_ARMIES", "tables.cubes_return == ALL_BUT_ARMIES"),
            ("return seat if seat < tables.seats else NOBODY", "return NOBODY"),
        ],
        "steps.redistribute": [
            ("tables.cubes_return == BUILDINGS_RETURN", "False"),
            ("state.boxes[seat, box] += state.paid", "state.boxes[seat, box] -= state.paid"),
        ],
        "flow": [
            ("state.turn == TURNS", "state.turn == TURNS - 1"),
            ("open_cities &= ~int(state.cities[seat, state.region])", "pass"),
        ],
    }.items()
    for right, wrong in pairs
)


def plant(module: ModuleType, source: str) -> None:
    """Put the functions of a source text into a module."""
    exec(compile(source, str(module.__file__), "exec"), module.__dict__)


def is_caught(fault: Fault) -> bool:
    """Plant a fault, say whether it is caught, and remove it again."""
    module = import_module(f"{FAST}.{fault.file}")
    right = Path(str(module.__file__)).read_text(encoding="utf-8")
    assert right.count(fault.right) == 1, fault
    plant(module, right.replace(fault.right, fault.wrong))
    try:
        for number in range(MATCHES):
            compared(number)
    except (Different, IndexError, ZeroDivisionError):
        return True
    finally:
        plant(module, right)
    return False


def main() -> None:
    """Plant all the faults, one at a time, and print those not caught."""
    missed = [fault for fault in FAULTS if not is_caught(fault)]
    for fault in missed:
        print(f"not caught: {fault}")
    print(f"{len(FAULTS) - len(missed)} of {len(FAULTS)} faults were caught")
    sys.exit(len(missed))


if __name__ == "__main__":
    main()
