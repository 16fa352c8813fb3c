"""What a turn of Alexander the Great would bring as things stand, naming places and numbers.

The engine carries out the turn, up to where it ends. Whoever plays later may still change it.
"""

from __future__ import annotations

import random
from collections.abc import Container, Iterator, Sequence
from typing import Any, NamedTuple

from satrap.core.chance import PlainChance
from satrap.core.game import Seat
from satrap.core.text import Text, named, text
from satrap.games.alexander_the_great import actions, outcomes
from satrap.games.alexander_the_great.actions import AnyAction, LayCity, LayTemple
from satrap.games.alexander_the_great.api_types import Site
from satrap.games.alexander_the_great.events import place_text
from satrap.games.alexander_the_great.game import ALEXANDER_THE_GREAT
from satrap.games.alexander_the_great.imagine import imagine
from satrap.games.alexander_the_great.insights import ProvinceFact, province_facts
from satrap.games.alexander_the_great.numbers import MAJORITY, NOBODY, TURNS, Phase
from satrap.games.alexander_the_great.steps.score import POINTS
from satrap.games.alexander_the_great.view import View

KEY = "advice-alexander-the-great"
CUBE = 0.5  # about what a cube is worth, in points
CONTEST = 1.0  # a contest says more than a site that nobody else wants
TWO = 2  # seats: the only rival is called by name
ENDING = 1.5  # what it is worth to say that a turn ends the region


class Deed(NamedTuple):
    """A sentence on what a turn would bring in a province."""

    place: str
    rival: Seat  # at whose expense, or NOBODY
    worth: float  # how much there is to say
    said: Text


def reason_of(
    view: View,
    seat: Seat,
    plan: Sequence[AnyAction],
    against: Seat,
    said: Container[Text] = (),
) -> Text | None:
    """Return what speaks for a turn: above all its next decision; None if there is nothing new."""
    first = plan[0]
    if isinstance(first, actions.ChoosePlace):
        return _in_place(view, seat, first.place)
    if isinstance(first, LayTemple | LayCity):
        return _site(view, seat, outcomes.attempt(view, first).site).said
    found = [deed for deed in _deeds(view, seat, plan) if deed.said not in said]
    if isinstance(first, actions.Confirm):
        return text(f"{KEY}-confirm", points=_points(view, seat))
    if isinstance(first, actions.Stop):
        boxes = view.table.boxes[seat]
        return text(f"{KEY}-stop", temple=boxes.temple, city=boxes.city)
    here = [deed for deed in found if isinstance(first, actions.Move) and _is_at(deed, first)]
    best = max(here or found, key=lambda deed: _weight(deed, against), default=None)
    return best.said if best else None


def _is_at(deed: Deed, move: actions.Move) -> bool:
    return deed.place == move.target


def _weight(deed: Deed, against: Seat) -> float:
    return deed.worth + (CONTEST if deed.rival == against != NOBODY else 0)


def _points(view: View, seat: Seat) -> int:
    return sum(site.points for site in outcomes.sites(view) if site.winner == seat)


def _deeds(view: View, seat: Seat, plan: Sequence[AnyAction]) -> Iterator[Deed]:
    """Yield what there is to say about the attempts of a turn, and about its marches."""
    last, chance = view, PlainChance(random.Random(0))
    for action in plan:
        if isinstance(action, LayTemple | LayCity):
            yield _site(last, seat, outcomes.attempt(last, action).site)
        state = ALEXANDER_THE_GREAT.apply(imagine(last), (action,), chance).state
        if state.turn.phase not in (Phase.MOVE, Phase.BUILD) or state.turn.seat != seat:
            break
        last = ALEXANDER_THE_GREAT.view(state, view.observer)
    for before, after in zip(province_facts(view), province_facts(last), strict=True):
        yield from _held(seat, before, after)
    yield from _ending(view, last, seat)


def _site(view: View, seat: Seat, site: Site) -> Deed:
    """Say what an attempt would lead to, and at whose expense."""
    others = sorted(
        (bid for bid in site.contenders if bid.seat != seat), key=lambda bid: -bid.cubes
    )
    mine = next(bid.cubes for bid in site.contenders if bid.seat == seat)
    place, points = view.config.place(site.province), POINTS[site.building]
    values: dict[str, Any] = {"place": place_text(place)}
    if not others:
        outcome = "alone" if site.winner == seat else "short"
        worth = points - CUBE * site.price if site.winner == seat else 0.0
        return Deed(place.id, NOBODY, worth, text(f"{KEY}-{outcome}-{site.building}", **values))
    best = others[0]
    name = view.config.setup.seats[best.seat]
    values |= {"name": name, "mine": mine, "theirs": best.cubes, "price": site.price}
    if site.winner == seat:
        outcome, worth = "wins", points - CUBE * site.price + CONTEST
    elif site.winner == NOBODY:
        outcome, worth = "blocks", points / 2
    else:
        outcome, worth = "costs", CUBE
    return Deed(place.id, best.seat, worth, text(f"{KEY}-{outcome}-{site.building}", **values))


def _held(seat: Seat, before: ProvinceFact, after: ProvinceFact) -> Iterator[Deed]:
    """Say where a march would give a seat the most armies."""
    if after.majority != seat or before.majority == seat:
        return
    theirs = [armies if other != seat else 0 for other, armies in enumerate(after.armies)]
    most, mine = max(theirs), after.armies[seat]
    place = named(after.name)
    if not most:
        yield Deed(after.id, NOBODY, MAJORITY, text(f"{KEY}-holds", place=place))
        return
    said = text(f"{KEY}-most", place=place, mine=mine, theirs=most)
    yield Deed(after.id, theirs.index(most), MAJORITY + CUBE, said)


def _ending(before: View, after: View, seat: Seat) -> Iterator[Deed]:
    """Say that a turn ends the region, and who still has how many cubes."""
    if before.turn.entered or not after.turn.entered or after.turn.round == TURNS:
        return
    cubes = [box.temple + box.city for box in after.table.boxes]
    mine, cubes[seat] = cubes[seat], -1
    rival = cubes.index(max(cubes))
    place, name = after.ground.places[after.ground.goal], after.config.setup.seats[rival]
    values: dict[str, Any] = {"place": place_text(place), "name": name}
    said = text(f"{KEY}-ends", mine=mine, theirs=cubes[rival], **values)
    yield Deed(place.id, rival, ENDING, said)


def _in_place(view: View, seat: Seat, place: int) -> Text:
    boxes, seats = view.table.boxes[seat], view.config.seats
    if seats == TWO:
        return _before_or_after(view, seat, place)
    if place == 1:
        armies = sum(view.table.armies[seat]) + boxes.army
        return text(f"{KEY}-first", armies=armies, rivals=seats - 1)
    if place == seats:
        return text(f"{KEY}-last", temple=boxes.temple, city=boxes.city)
    return text(f"{KEY}-middle", before=place - 1, rivals=seats - place)


def _before_or_after(view: View, seat: Seat, place: int) -> Text:
    """Say what it is good for to play before the only rival, or after."""
    boxes, name = view.table.boxes[seat], view.config.setup.seats[1 - seat]
    if place == 1:
        armies = sum(view.table.armies[seat]) + boxes.army
        return text(f"{KEY}-first-two", name=name, armies=armies)
    return text(f"{KEY}-last-two", name=name, temple=boxes.temple, city=boxes.city)
