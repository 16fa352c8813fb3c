"""Make the finished records that the tests keep: one for each way in which a match can end.

Run `python -m tools.make_records` after a change of the record format; records of released rules
versions are never made anew, only added.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from satrap.core.game import sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, format_record, make_record
from satrap.games.alexandros.game import ALEXANDROS

FOLDER = Path(__file__).parents[1] / "tests" / "alexandros" / "records"
NAMES = ("Ana", "Ben", "Cleo", "Dion")

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


def play(number: int, seats: int, **settled: Any) -> AnyMatch:
    """Play a match at random to its end."""
    setup = ALEXANDROS.setup(NAMES[:seats], **settled)
    match: AnyMatch = Match(ALEXANDROS, setup, seeded(seed_of(number)))
    generator = random.Random(number)
    while match.outcome is None:
        (seat,) = match.waiting()
        match.play(seat, sample(match.legal(seat), generator))
    return match


def seed_of(number: int) -> bytes:
    """Return the seed of the match with a number."""
    return number.to_bytes(32, "big")


def middle(number: int, seats: int, scores: list[int]) -> dict[str, Any]:
    """Return a position in the middle of a match, with other scores."""
    setup = ALEXANDROS.setup(NAMES[:seats])
    match: AnyMatch = Match(ALEXANDROS, setup, seeded(seed_of(number)))
    generator = random.Random(number)
    while match.ply < 80 and match.outcome is None:
        (seat,) = match.waiting()
        match.play(seat, sample(match.legal(seat), generator))
    position: dict[str, Any] = ALEXANDROS.dump_state(match.state)
    return {**position, "scores": scores, "taxes": []}


def find(name: str, make: Callable[[int], AnyMatch], fits: Callable[[AnyMatch], bool]) -> None:
    """Keep the first match that ends as wanted."""
    for number in range(1, 2_000):
        match = make(number)
        if fits(match):
            record = make_record(match, seed_of(number))
            (FOLDER / f"{name}.json").write_bytes(format_record(record))
            print(f"{name}: match {number}, {match.ply} plies, {match.outcome}")
            return
    raise SystemExit(f"no match found for {name}")


def ends(reason: str) -> Callable[[AnyMatch], bool]:
    """Return a test for the reason of the end."""
    return lambda match: match.outcome is not None and match.outcome.reason == reason


def hundred(*, by_levier: bool) -> Callable[[AnyMatch], bool]:
    """Return a test for 100 points, reached by the seat that levied or only by others."""

    def fits(match: AnyMatch) -> bool:
        outcome, levier = match.outcome, match.line[-1].seats[0]
        if outcome is None or outcome.reason != "hundred":
            return False
        return (outcome.scores[levier] >= 100) == by_levier

    return fits


def main() -> None:
    """Make all records."""
    FOLDER.mkdir(exist_ok=True)
    tiny = ALEXANDROS.parse_board(TINY)
    near = [97, 96, 98]
    spent = {"black_left": 0, "red_left": 0, "display": ["lyre", "horse"], "deck": ["temple"] * 9}
    find("red_wall", lambda n: play(n, 4, preset="en"), ends("red_wall"))
    find("red_wall_fr", lambda n: play(n, 3, preset="fr"), ends("red_wall"))
    find("red_wall_de", lambda n: play(n, 2, preset="de"), ends("red_wall"))
    find("walls_used_up", lambda n: play(n, 2, position=spent), ends("walls_used_up"))
    find("hundred", lambda n: play(n, 3, position=middle(n, 3, near)), hundred(by_levier=True))
    find(
        "hundred_by_another",
        lambda n: play(n, 3, position=middle(n, 3, near)),
        hundred(by_levier=False),
    )
    find("no_moves", lambda n: play(n, 3, board=tiny), ends("no_moves"))
    find("turn_cap", lambda n: play(n, 4, options={"max_turns": 7}), ends("turn_cap"))
    find(
        "shared_win",
        lambda n: play(n, 3, preset="it"),
        lambda match: (
            match.outcome is not None
            and len(match.outcome.winners) > 1
            and max(match.outcome.scores) > 0
        ),
    )


if __name__ == "__main__":
    main()
