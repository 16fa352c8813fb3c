"""How arrows run: straight where they can, bent round marks and over the sea where they must."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from satrap.games.alexander_the_great.board import Board, Link
from satrap.games.alexander_the_great.drawing.frame import Frame
from satrap.games.alexander_the_great.drawing.marks import is_on_mark, mark_box
from satrap.games.drawing.room import Box, distance, hull, meet
from satrap.games.drawing.svg import Place

BENDS = (0.0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.5, -0.5)
PLACES = 16  # of a route
GAP = 3.0  # between an arrow and a mark
CLEAR = 13.0  # wanted between an arrow and the marks of others
REACH = 15.0  # from the middle of an arrow-head to its tip
TOUCHING = 12.0  # two ways that come so near look like one
ROOMY = 21.0  # wanted between the middles of two heads
FOREIGN = 120.0  # round a way; provinces farther off are ignored
DENSE = 7.0
Route = list[Place]


def routes(board: Board, frame: Frame) -> list[Route]:
    """Return the route of each link, from the mark of `a` to that of `b`."""
    boxes = [mark_box(frame, board, number) for number in range(len(board.provinces))]
    found: list[tuple[Box, Route]] = []
    for link in board.links:
        ways = [_way(frame, boxes, link, bend) for bend in BENDS]
        others = [box for n, box in enumerate(boxes) if n not in (link.a, link.b)]
        costs = [
            abs(bend) * 5 + cost(way, others, found) + _astray(frame, link, way)
            for bend, way in zip(BENDS, ways, strict=True)
        ]
        best = ways[costs.index(min(costs))]
        found.append((hull(best), best))
    return [way for _, way in found]


def _way(frame: Frame, boxes: Sequence[Box], link: Link, bend: float) -> Route:
    start, end = frame.seats[link.a], frame.seats[link.b]
    return trimmed(
        curved(start, end, bend),
        lambda at: is_on_mark(boxes[link.a], at, GAP),
        lambda at: is_on_mark(boxes[link.b], at, GAP),
    )


def curved(start: Place, end: Place, bend: float) -> Route:
    """Return a curve between two places that bends to one side by a share of its length."""
    (x1, y1), (x2, y2) = start, end
    x, y = (x1 + x2) / 2 - bend * (y2 - y1), (y1 + y2) / 2 + bend * (x2 - x1)
    shares = [step / PLACES for step in range(PLACES + 1)]
    return [
        (
            (1 - t) ** 2 * x1 + 2 * t * (1 - t) * x + t * t * x2,
            (1 - t) ** 2 * y1 + 2 * t * (1 - t) * y + t * t * y2,
        )
        for t in shares
    ]


def smooth(stops: Sequence[Place]) -> Route:
    """Return a curve through all stops (a Catmull-Rom spline)."""
    way = [stops[0]]
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(
        [stops[0], *stops], stops, stops[1:], [*stops[2:], stops[-1]], strict=False
    ):
        for step in range(1, PLACES + 1):
            t = step / PLACES
            a, d = -t * (1 - t) ** 2 / 2, -t * t * (1 - t) / 2
            b, c = 1 + t * t * (1.5 * t - 2.5), t * (0.5 + t * (2 - 1.5 * t))
            way.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return way


def trimmed(
    way: Route, at_start: Callable[[Place], bool], at_end: Callable[[Place], bool]
) -> Route:
    """Cut off what lies under the marks at both ends."""
    return _cut(_cut(way, at_start)[::-1], at_end)[::-1]


def _cut(way: Route, is_under: Callable[[Place], bool]) -> Route:
    first = next((n for n, at in enumerate(way) if not is_under(at)), len(way) - 1)
    inside, outside = way[max(first - 1, 0)], way[first]
    for _ in range(7):
        middle = (inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2
        inside, outside = (middle, outside) if is_under(middle) else (inside, middle)
    return [outside, *way[first:]]


def cost(way: Route, boxes: Sequence[Box], others: Sequence[tuple[Box, Route]]) -> float:
    """Return how badly a way runs: over marks, or across other ways (with the boxes round them)."""
    x, y, width, height = hull(way)
    near = (x - CLEAR, y - CLEAR, width + 2 * CLEAR, height + 2 * CLEAR)
    covered = sum(is_on_mark(box, at, CLEAR) for box in boxes if meet(near, box) for at in way)
    crossed = sum(_crosses(way, other) for box, other in others if meet(near, box))
    crowded = sum(_crowds(way, other) for box, other in others if meet(near, box))
    return 3.0 * covered + 4.0 * crossed + 2.0 * crowded


def _crowds(one: Route, two: Route) -> bool:
    """Say whether the heads of two ways would lie over each other."""
    heads = [[pointing(way, REACH)[0] for way in (each, each[::-1])] for each in (one, two)]
    return any(math.dist(a, b) < ROOMY for a in heads[0] for b in heads[1])


def pointing(way: Route, reach: float) -> tuple[Place, float]:
    """Return the middle of a head at the end of a way, and the angle it points at."""
    tip = way[-1]
    back = next((at for at in reversed(way) if math.dist(at, tip) > reach), way[0])
    angle = math.atan2(tip[1] - back[1], tip[0] - back[0])
    return off(tip, angle, -reach), angle


def off(at: Place, angle: float, far: float) -> Place:
    """Return the place at a distance and an angle from another."""
    return at[0] + far * math.cos(angle), at[1] + far * math.sin(angle)


def _crosses(one: Route, two: Route) -> bool:
    """Say whether two ways come so near that they cross, or seem to merge."""
    gaps = (math.dist(a, b) for a in one[1:-1] for b in two[1:-1])
    return min(gaps, default=math.inf) < TOUCHING


def _astray(frame: Frame, link: Link, way: Route) -> float:
    """Return how much of a way is astray: ships on land, arrows nearer to other provinces."""
    if link.ship:
        return sum(frame.is_land(at) for at in way) / 2
    x, y, width, height = hull(way)
    around = (x - FOREIGN, y - FOREIGN, width + 2 * FOREIGN, height + 2 * FOREIGN)
    ends = frame.seats[link.a], frame.seats[link.b]
    others = [seat for seat in frame.seats if seat not in ends and not distance(around, seat)]
    nearest = [min((math.dist(at, seat) for seat in others), default=math.inf) for at in way]
    own = [min(math.dist(at, end) for end in ends) for at in way]
    return sum(a < b for a, b in zip(nearest, own, strict=True)) / 5


def dense(way: Route) -> Route:
    """Return the places of a way, with more in between so that no gap is left."""
    found = []
    for (x1, y1), (x2, y2) in pairwise(way):
        parts = max(1, round(math.hypot(x2 - x1, y2 - y1) / DENSE))
        found += [(x1 + (x2 - x1) * n / parts, y1 + (y2 - y1) * n / parts) for n in range(parts)]
    return found
