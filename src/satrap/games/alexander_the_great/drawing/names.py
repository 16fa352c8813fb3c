"""Names on the map: how they are written, and where province names lie beside their marks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from satrap.core.language import called
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.drawing.frame import Frame
from satrap.games.alexander_the_great.drawing.marks import mark_box
from satrap.games.alexander_the_great.look import INK, LAND
from satrap.games.drawing.room import Box, box_round, meet, overlap
from satrap.games.drawing.svg import Place, group, tag, words

SIZE = 15.0
LETTER = 0.66  # the mean width of a letter, as a share of its size
LONG = 13  # letters; longer names take two lines
ROUNDS = 2  # in the second one, the places of all other names are known
AIR = 8.0  # pixels between two names; with less they read as one
NEAR = 140.0  # pixels from a mark; its name ignores anything farther off


@dataclass(frozen=True)
class Name:
    """A name in its place: lines of text, centred on it."""

    lines: tuple[str, ...]
    at: Place
    size: float
    letter: float
    colour: str

    @property
    def box(self) -> Box:
        """Return the box round the name."""
        width = max(map(len, self.lines)) * self.size * self.letter
        return box_round(self.at, width + 4, len(self.lines) * self.size * 1.05)


def parts(name: str, long: int = LONG) -> tuple[str, ...]:
    """Break a long name at the space nearest to its middle."""
    blanks = [at for at, letter in enumerate(name) if letter == " "]
    if len(name) <= long or not blanks:
        return (name,)
    at = min(blanks, key=lambda blank: abs(blank - len(name) / 2))
    return name[:at], name[at + 1 :]


def province_names(board: Board, frame: Frame, taken: list[Box], language: str) -> list[Name]:
    """Return the names of provinces, each on the side of its mark with the most room."""
    found: dict[int, Name] = {}
    for _ in range(ROUNDS):
        for number, province in enumerate(board.provinces):
            busy = taken + [_airy(name.box) for other, name in found.items() if other != number]
            mark = mark_box(frame, board, number)
            found[number] = name_beside(frame, mark, called(province.name, language), busy)
    return list(found.values())


def _airy(box: Box) -> Box:
    x, y, width, height = box
    return x - AIR, y - AIR, width + 2 * AIR, height + 2 * AIR


def name_beside(frame: Frame, mark: Box, name: str, busy: list[Box]) -> Name:
    """Return a name on the side of a mark where it covers least."""
    lines, near = parts(name), box_round(mark[:2], 2 * NEAR, 2 * NEAR)
    busy = [box for box in busy if meet(box, near)]
    size = Name(lines, (0.0, 0.0), SIZE, LETTER, INK).box
    tries = [Name(lines, at, SIZE, LETTER, INK) for at in _sides(mark, size)]
    costs = [
        overlap(each.box, busy) + 4 * rank + outside(frame, each.box)
        for rank, each in enumerate(tries)
    ]
    return tries[costs.index(min(costs))]


def _sides(mark: Box, name: Box) -> Iterator[Place]:
    """Yield the places for a name round a mark, the best ones first."""
    x, y, width, height = mark
    middle = x + width / 2, y + height / 2
    down, across = (height + name[3]) / 2 + 1, (width + name[2]) / 2 + 5
    for shift in (0.0, 0.25, -0.25, 0.5, -0.5):
        for side in (1, -1):
            yield middle[0] + shift * (width + name[2]) / 2, middle[1] + side * down
    for shift in (0.0, 1.3):
        for side in (1, -1):
            yield middle[0] + side * across, middle[1] + shift * name[3]


def outside(frame: Frame, box: Box) -> float:
    """Return a prohibitive cost for a box that is not wholly on the map, and 0 for others."""
    x, y, width, height = box
    is_inside = frame.holds((x, y), 4) and frame.holds((x + width, y + height), 4)
    return 0.0 if is_inside else 1e5


def names_layer(layer: str, owners: list[tuple[str, int]], names: list[Name]) -> str:
    """Write names with a soft halo, each an element of its own; an owner is an id and a region."""
    drawn = (_name(*owner, name) for owner, name in zip(owners, names, strict=True))
    return group(layer, drawn)


def _name(owner: str, region: int, name: Name) -> str:
    return tag(
        "g", *_lines(name), id=f"name-{owner}", data_region=region, text_anchor="middle",
        stroke=LAND, stroke_linejoin="round", paint_order="stroke",
    )  # fmt: skip


def _lines(name: Name) -> Iterator[str]:
    spacing = "0.2em" if name.size > SIZE else None
    for number, line in enumerate(name.lines):
        shift = (number - (len(name.lines) - 1) / 2) * name.size * 1.05 + 0.34 * name.size
        yield words(
            line, (name.at[0], name.at[1] + shift), font_size=name.size, fill=name.colour,
            letter_spacing=spacing, stroke_width=3.6, stroke_opacity=0.85,
            font_weight="600",
        )  # fmt: skip
