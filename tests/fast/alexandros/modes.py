"""Some matches in both engines, in this process's mode; also on a large board."""

from __future__ import annotations

import random
import sys

from satrap.games.alexandros import GAME
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.board_land import MAX_SYMBOL_SPACES
from satrap.games.alexandros.fast.boards import size_of
from satrap.games.alexandros.fast.layout import LARGE
from tests.alexandros.boards import NAMES, board
from tests.alexandros.test_slow_rules import random_options
from tests.fast.alexandros.matches import any_verb, compare
from tests.fast.alexandros.pair import Pair


def large_land(generator: random.Random) -> Board:
    """Return a board of 16 rows of 26 spaces, with a lake and nearly the maximum of symbols."""
    symbols = generator.choices("TAHLS", k=MAX_SYMBOL_SPACES - 10)
    spaces = [*symbols, *"." * (16 * 26 - len(symbols))]
    generator.shuffle(spaces)
    rows = [[" ", *spaces[at : at + 26]] for at in range(0, 16 * 26, 26)]
    for row in rows[5:8]:
        row[10:14] = "~~~~"
    return board(*map("".join, rows), start="b2")


def compare_large(number: int, plies: int) -> int:
    """Play up to this many plies on a large board in both engines; return how many there were."""
    generator = random.Random(f"large/{number}")
    seats = generator.choice(GAME.seats)
    options = random_options(generator)
    setup = GAME.setup(NAMES[:seats], options=options, board=large_land(generator))
    pair = Pair(setup, generator)
    assert size_of(pair.config.tables) == LARGE
    while pair.plies < plies and (legal := pair.check()):
        pair.play(any_verb(legal, generator))
    return pair.plies


def main() -> None:
    """Compare the requested number of matches, and of plies on a large board."""
    matches, plies = map(int, sys.argv[1:])
    played = sum(compare(number)["plies"] for number in range(matches))
    print(played + (compare_large(1, plies) if plies else 0))


if __name__ == "__main__":
    main()
