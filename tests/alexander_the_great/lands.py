"""Boards for comparison tests: one drawn by hand, and any number of random ones."""

from __future__ import annotations

import random
from itertools import combinations

from satrap.core.errors import BoardError
from satrap.games.alexander_the_great.board import Board
from tests.alexander_the_great.boards import drawn

# Every kind of arrow and site is near the start; d ends a region.
SMALL = drawn("a:tc b:c c:t d:tc", "a-b:0/1 a-c:1/ b-d:2/0 c-d:1/1 b-c:0/0", "d")


def chance_board(generator: random.Random) -> Board:
    """Draw a random board: one to five provinces in a region, random arrows and prices."""
    while True:
        letters = "abcde"[: generator.randint(1, 5)]
        sites = " ".join(f"{each}:{generator.choice(['', 't', 'c', 'tc'])}" for each in letters)
        links = " ".join(_link(generator, a, b) for a, b in combinations(letters, 2))
        try:
            return drawn(sites, links, letters[-1], entry=generator.choice((0, 0, 1)))
        except BoardError:
            continue  # a province cannot be reached


def _link(generator: random.Random, a: str, b: str) -> str:
    if generator.random() < 0.3:
        return ""
    prices = [generator.choice("00123") for _ in range(2)]
    if generator.random() < 0.3:
        prices[generator.randrange(2)] = ""
    return f"{a}-{b}:{'/'.join(prices)}"
