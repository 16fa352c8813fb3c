"""Facts that a person or a bot wants to know, computed from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from satrap.core.game import Event, Seat
from satrap.games.alexander_the_great import outcomes
from satrap.games.alexander_the_great.actions import LayCity, LayTemple
from satrap.games.alexander_the_great.api_types import Standing
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.imagine import imagine
from satrap.games.alexander_the_great.numbers import NOBODY, STEPS
from satrap.games.alexander_the_great.state import Known, unseal_state
from satrap.games.alexander_the_great.steps import build, score
from satrap.games.alexander_the_great.steps.final_score import (
    Award,
    awarded,
    awards,
    cities,
    temples,
    worth,
)
from satrap.games.alexander_the_great.tables import SYMBOL
from satrap.games.alexander_the_great.view import View

SOURCES = ("province", "temple", "city", "award")


class ProvinceFact(NamedTuple):
    """A province of the region in play."""

    id: str
    name: str
    number: int
    armies: tuple[int, ...]  # per seat
    majority: Seat  # who has the most, or NOBODY
    temple: bool  # bears the symbol
    city: bool
    temples: tuple[int, ...]  # standing, per seat
    owner: Seat  # of the city, or NOBODY
    is_goal: bool


class Bid(NamedTuple):
    """What an attempt to build would cost a seat if the turn ended now."""

    price: int  # 0: it would come to nothing
    short: int  # cubes that its box lacks, after what is pledged


class Reach(NamedTuple):
    """A province that armies of the seat that moves can still enter in this turn."""

    province: str
    steps: int  # on the cheapest way
    price: int
    can_pay: bool


def armies(view: View) -> Mapping[str, tuple[int, ...]]:
    """Return how many armies each seat has in each place of the region, the symbol first."""
    rows = zip(*view.table.armies, strict=True)
    return {place.id: row for place, row in zip(view.ground.places, rows, strict=True)}


def province_facts(view: View) -> tuple[ProvinceFact, ...]:
    """Return the provinces of the region in the order of scoring."""
    return tuple(_province(view, place) for place in range(1, len(view.ground.places)))


def _province(view: View, place: int) -> ProvinceFact:
    table, number = view.table, view.ground.provinces[place - 1]
    province = view.config.tables.board.provinces[number]
    here = tuple(row[place] for row in table.armies)
    return ProvinceFact(
        province.id,
        province.name,
        province.number,
        here,
        score.most(here),
        province.temple,
        province.city,
        tuple(mine[number] for mine in table.temples),
        table.cities[number],
        place == view.ground.goal,
    )


def contenders(view: View, building: str, province: str) -> tuple[Seat, ...]:
    """Return who has laid down a building in a province."""
    number = view.config.tables.provinces[province]
    laid = view.table.laid_temples if building == TEMPLE else view.table.laid_cities
    return tuple(seat for seat, mask in enumerate(laid) if mask >> number & 1)


def pledged(view: View) -> tuple[Mapping[str, int], ...]:
    """Return what the attempts of each seat would cost if the turn ended now, by building."""
    costs = tuple({TEMPLE: 0, CITY: 0} for _ in view.table.boxes)
    for site in outcomes.sites(view):
        if site.winner != NOBODY:
            costs[site.winner][site.building] += site.price
    return costs


def bids(view: View) -> Mapping[LayTemple | LayCity, Bid]:
    """Return what every attempt of the seat in turn would cost it."""
    known = Known(view.config, view.table, view.turn, view.turn.seat)
    paid = pledged(view)[known.seat]
    return {each: bid(view, each, paid) for each in build.attempts(known)}


def bid(view: View, action: LayTemple | LayCity, paid: Mapping[str, int]) -> Bid:
    """Return what an attempt of the seat in turn would cost it, on top of what it has pledged."""
    building = TEMPLE if isinstance(action, LayTemple) else CITY
    seat = view.turn.seat
    if contenders(view, building, action.province):
        site = outcomes.attempt(view, action).site
        cubes = next(each.cubes for each in site.contenders if each.seat == seat)
        return Bid(site.price if site.winner == seat else 0, 0 if cubes else 1)
    price, box = score.PRICES[building], getattr(view.table.boxes[seat], building)
    return Bid(price, max(0, price - box + paid[building]))


def scoring_now(view: View) -> tuple[Event, ...]:
    """Return what scoring the region would lead to if the turn ended now."""
    told: list[Event] = []
    score.score(unseal_state(imagine(view)), told)
    return tuple(told)


def reachable(view: View) -> tuple[Reach, ...]:
    """Return where the armies of the seat in turn can still go, each at the least price.

    The price is for one group marching there alone; of equal prices, the one with fewest steps.
    """
    best: dict[int, tuple[int, int]] = {}
    for place, stock in enumerate(view.turn.stocks):
        fresh = next((used for used, count in enumerate(stock) if count), STEPS)
        for target, cost in _walk(view, place, STEPS - fresh).items():
            best[target] = min(best.get(target, cost), cost)
    boxes = view.table.boxes[view.turn.seat] if best else None
    purse = boxes.temple + boxes.city if boxes else 0
    places = view.ground.places
    return tuple(
        Reach(places[target].id, steps, price, price <= purse)
        for target, (price, steps) in sorted(best.items())
    )


def _walk(view: View, start: int, steps: int) -> dict[int, tuple[int, int]]:
    """Return the least price and then the fewest steps to every place but the start."""
    costs, edge = {start: (0, 0)}, {start: 0}
    for step in range(1, steps + 1):
        further: dict[int, int] = {}
        for here, paid in edge.items():
            for way in view.ground.ways[here]:
                further[way.target] = min(further.get(way.target, 99), paid + way.price)
        edge = further
        for target, price in further.items():
            costs[target] = min(costs.get(target, (99, 99)), (price, step))
    return {place: cost for place, cost in costs.items() if place not in (start, SYMBOL)}


def points_by_source(view: View, seat: Seat) -> Mapping[str, int]:
    """Return where the points of a seat came from; awards count after they are halved."""
    found = dict.fromkeys(SOURCES, 0)
    for gain in view.table.gains:
        if gain.seat == seat:
            found["award" if gain.source == "halving" else gain.source] += gain.points
    return found


def final_awards_now(view: View) -> tuple[Award, ...]:
    """Return what the final scoring would give if the match ended now."""
    return awards(view.config, view.table)


def standings(view: View) -> tuple[Standing, ...]:
    """Return who would get each final award now: of the whole board, and of regions begun."""
    config, table = view.config, view.table
    won = {(award.region, award.building): award.seat for award in awards(config, table)}
    return tuple(
        Standing(number, building, counts, won.get((number, building), NOBODY), points)
        for number, provinces in awarded(config)
        if number <= view.turn.region + 1
        for building, counts, points in (
            (TEMPLE, temples(config, table, provinces), worth(config, TEMPLE, number)),
            (CITY, cities(config, table, provinces), worth(config, CITY, number)),
        )
    )


def final_points_now(view: View, seat: Seat) -> int:
    """Return a seat's points from these awards, halved if the options say so."""
    points = sum(award.points for award in final_awards_now(view) if award.seat == seat)
    options = view.config.options
    return points // 2 if (options.campaign, options.halving) == ("short", "total") else points
