"""What random marches do on a board: how long the walls last, how large provinces become.

Reviews report 22 to 33 marches a game, early provinces worth 2 to 4 that cost one card or none, and
large ones worth 11.  Players choose better than at random, but the order of magnitude is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import BLACK_WALLS
from satrap.games.alexandros.provinces import flood
from satrap.games.alexandros.survey.fact import Fact, worded
from satrap.games.alexandros.survey.scene import (
    Path,
    parts,
    paths,
    points_of,
    targets,
    value,
    walled,
    walls_along,
)
from satrap.games.alexandros.tables import Mask, Tables, bits

GAMES = 60
EARLY_MARCHES, EARLY_WORTH, EARLY_CARDS = 2, range(2, 5), 1
CHOICES = 6  # at least this many such provinces should be within reach
MARCHES = (20, 45)  # range of the mean; random marches lay fewer walls than players who want land
LARGE = 11


@dataclass
class Story:
    """One game of marches: the provinces closed, in order, each as (open spaces, symbols)."""

    marches: int = 0
    closed: list[tuple[int, int]] = field(default_factory=list)


def play_facts(tables: Tables, seed: int = 1) -> list[Fact]:
    """Return the facts that only play can show."""
    random = Random(seed)
    stories = [march(tables, random) for _ in range(GAMES)]
    lengths = [story.marches for story in stories]
    largest = max((worth for story in stories for worth, _ in story.closed), default=0)
    mean = round(fmean(lengths))
    limits = {"least": min(lengths), "most": max(lengths), "games": GAMES}
    return [
        worded("walls", MARCHES[0] <= mean <= MARCHES[1], mean=mean, **limits),
        _early(tables),
        worded("large", largest >= LARGE, worth=largest),
    ]


def _early(tables: Tables) -> Fact:
    """Try every pair of first marches: which small, cheap provinces can they close off?"""
    places = {(tables.board.start, 0)}
    closed: set[Mask] = set()
    for _ in range(EARLY_MARCHES):
        places = {after for before in places for after in _marches(tables, *before)}
        for _, walls in places:
            closed.update(sorted(parts(tables, walls, tables.land), key=int.bit_count)[:-1])
    cheap = [mask for mask in closed if _is_cheap(tables, mask)]
    best = max(cheap, key=lambda mask: (value(tables, mask), -mask.bit_count(), mask), default=0)
    names = " ".join(tables.board.space_names[space] for space in bits(best))
    ok = len(cheap) >= CHOICES
    return worded("early", ok, count=len(cheap), worth=value(tables, best), spaces=names or "–")


def _is_cheap(tables: Tables, mask: Mask) -> bool:
    symbols = (mask & tables.symbol_spaces).bit_count()
    return value(tables, mask) in EARLY_WORTH and 1 <= symbols <= EARLY_CARDS + 1


def _marches(tables: Tables, alexander: int, walls: Mask) -> Iterator[tuple[int, Mask]]:
    """Yield where Alexander can stand after one march, whatever the cards, with the new walls."""
    blocked = walled(tables, walls)
    for symbol in range(len(SYMBOLS)):
        for end in points_of(tables, targets(tables, alexander, symbol, blocked)[1]):
            for path in paths(tables, alexander, end):
                yield end, walls | walls_along(tables, path)


def march(tables: Tables, random: Random) -> Story:
    """March at random until the black walls run out."""
    story, walls, alexander, land = Story(), 0, tables.board.start, [tables.land]
    while True:
        symbols = random.sample(range(len(SYMBOLS)), len(SYMBOLS))
        blocked = walled(tables, walls)
        near = next((t for s in symbols if (t := targets(tables, alexander, s, blocked)[1])), 0)
        if not near:
            return story
        path = _path(tables, random, alexander, random.choice(list(bits(near))))
        walls |= walls_along(tables, path)
        if walls.bit_count() > BLACK_WALLS:
            return story
        alexander = path[-1]
        story.marches += 1
        land = _divide(tables, walls, land, story)


def _path(tables: Tables, random: Random, start: int, space: int) -> Path:
    path = [start]
    far = tables.distance[random.choice(tables.board.space_points[space])]
    while far[path[-1]]:
        here = path[-1]
        path.append(random.choice([p for p, _ in tables.exits[here] if far[p] == far[here] - 1]))
    return tuple(path)


def _divide(tables: Tables, walls: Mask, land: list[Mask], story: Story) -> list[Mask]:
    """Return the parts of the land; add all but the largest piece of each part to the story."""
    divided: list[Mask] = []
    for whole in land:
        pieces, left = [], whole
        while left:
            pieces.append(flood(tables, walls, bits(left)[0]))
            left &= ~pieces[-1]
        pieces.sort(key=int.bit_count)
        for piece in pieces[:-1]:
            symbols = (piece & tables.symbol_spaces).bit_count()
            story.closed.append((value(tables, piece), symbols))
        divided += pieces
    return divided
