"""What marches without any plan do on a board: how long the walls last, how large provinces are.

Reviews tell of 22 to 33 marches a game, of early provinces worth 2 to 4 that cost a card or none,
and of large ones worth 11.  Players choose better than chance; the order of size is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from statistics import fmean, median

from satrap.games.alexandros.board_fact import Fact, worded
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.provinces import flood
from satrap.games.alexandros.scene import Path, targets, value, walled, walls_along
from satrap.games.alexandros.tables import Mask, Tables, bits

BLACK_WALLS = 65
GAMES = 60
EARLY = 2  # the first two provinces of a game
MARCHES = (20, 45)  # what the mean may be; chance lays fewer walls than players who want land
LARGE = 11


@dataclass
class Story:
    """One game of marches: the provinces closed, in order, each as (open spaces, symbols)."""

    marches: int = 0
    closed: list[tuple[int, int]] = field(default_factory=list)


def play_facts(tables: Tables, seed: int = 1) -> list[Fact]:
    """Return the facts that only play can tell."""
    random = Random(seed)
    stories = [march(tables, random) for _ in range(GAMES)]
    lengths = [story.marches for story in stories]
    early = [closed for story in stories for closed in story.closed[:EARLY] if closed[1]]
    worth, cards = median(a for a, _ in early), median(b - 1 for _, b in early)
    largest = max(worth for story in stories for worth, _ in story.closed)
    mean = round(fmean(lengths))
    limits = {"least": min(lengths), "most": max(lengths), "games": GAMES}
    return [
        worded("walls", MARCHES[0] <= mean <= MARCHES[1], mean=mean, **limits),
        worded("early", 1 <= worth <= 4 and cards <= 1, worth=f"{worth:g}", cards=f"{cards:g}"),
        worded("large", largest >= LARGE, worth=largest),
    ]


def march(tables: Tables, random: Random) -> Story:
    """March at random until the black walls do not suffice."""
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
    """Return the parts of the land; of a part that was divided the smaller ones are told."""
    divided: list[Mask] = []
    for whole in land:
        pieces, left = [], whole
        while left:
            pieces.append(flood(tables, walls, next(bits(left))))
            left &= ~pieces[-1]
        pieces.sort(key=int.bit_count)
        for piece in pieces[:-1]:
            symbols = (piece & tables.symbol_spaces).bit_count()
            story.closed.append((value(tables, piece), symbols))
        divided += pieces
    return divided
