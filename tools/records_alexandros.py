"""Which records of Alexandros are stored with the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from satrap.core.record import AnyMatch
from satrap.games.alexandros.game import ALEXANDROS
from tools.record_matches import Fits, Wanted, ends, is_shared, play

TINY = """\
game = "alexandros"
name = "tiny"
title = "A valley with two symbols"
start = "b1"
rows = [
  "  ~~~~~~",
  "~~.L...~",
  "~~..H.~~",
]
"""


def records() -> Iterator[Wanted]:
    """Name every record with what it must show; those not called rules_2 are of rules version 1."""
    near = [97, 96, 98]
    spent = {"black_left": 0, "red_left": 0, "display": ["lyre", "horse"], "deck": ["temple"] * 9}
    yield Wanted("red_wall", _match(4, preset="en"), ends("red_wall"))
    yield Wanted("red_wall_fr", _match(3, preset="fr"), ends("red_wall"))
    yield Wanted("red_wall_de", _match(2, preset="de"), ends("red_wall"))
    yield Wanted("walls_used_up", _match(2, position=spent), ends("walls_used_up"))
    yield Wanted("hundred", _from_middle(near), hundred(by_levier=True))
    yield Wanted("hundred_by_another", _from_middle(near), hundred(by_levier=False))
    yield Wanted("no_moves", _match(3, board=ALEXANDROS.parse_board(TINY)), ends("no_moves"))
    yield Wanted("turn_cap", _match(4, options={"max_turns": 7}), ends("turn_cap"))
    yield Wanted("shared_win", _match(3, preset="it"), is_shared)
    yield Wanted("rules_2_fr", _match(3, preset="fr"), ends("red_wall"))
    yield Wanted("rules_2_it", _match(2, preset="it"), ends("red_wall"))
    letter = {"reveal_timing": "after_space", "reshuffle": "at_once"}
    yield Wanted("rules_2_letter", _match(4, preset="de", options=letter), ends("red_wall"))


def _match(seats: int, **settled: Any) -> Callable[[int], AnyMatch]:
    return lambda number: play(ALEXANDROS, number, seats, **settled)


def _from_middle(scores: list[int]) -> Callable[[int], AnyMatch]:
    seats = len(scores)
    return lambda number: play(ALEXANDROS, number, seats, position=middle(number, seats, scores))


def middle(number: int, seats: int, scores: list[int]) -> dict[str, Any]:
    """Return a position in the middle of a match, with other scores."""
    match = play(ALEXANDROS, number, seats, plies=80)
    position: dict[str, Any] = ALEXANDROS.dump_state(match.state)
    return {**position, "scores": scores, "taxes": []}


def hundred(*, by_levier: bool) -> Fits:
    """Return a test for 100 points, reached by the seat that levied or only by others."""

    def fits(match: AnyMatch) -> bool:
        outcome, levier = match.outcome, match.line[-1].seats[0]
        if outcome is None or outcome.reason != "hundred":
            return False
        return (outcome.scores[levier] >= 100) == by_levier

    return fits
