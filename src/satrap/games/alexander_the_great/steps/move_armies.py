"""5.3, movement: groups of armies march along arrows, three provinces at most, and pay."""

from __future__ import annotations

from functools import partial

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.frozen import put
from satrap.core.game import Choices, Event
from satrap.core.text import Text, named, text
from satrap.games.alexander_the_great import events, marches
from satrap.games.alexander_the_great.actions import AnyAction, Move, Stop
from satrap.games.alexander_the_great.api_types import Passage
from satrap.games.alexander_the_great.groups import (
    Moves,
    freshest,
    march,
    movable,
    payments,
)
from satrap.games.alexander_the_great.numbers import STEPS, Phase
from satrap.games.alexander_the_great.state import Known, State, known
from satrap.games.alexander_the_great.tables import SYMBOL, Way


def begin(state: State, told: list[Event]) -> None:
    """Put the armies on the campaign symbol in the first turn; all have all their steps left."""
    table, turn = state.table, state.turn
    seat, box = turn.seat, table.boxes[turn.seat]
    if box.army:
        told.append(events.ArmiesPlaced(seat, box.army, turn.region + 1))
        table.armies = _with(table.armies, seat, SYMBOL, box.army)
        table.boxes = (*table.boxes[:seat], box._replace(army=0), *table.boxes[seat + 1 :])
    turn.phase = Phase.MOVE
    turn.stocks = tuple((armies, *(0,) * STEPS) for armies in table.armies[seat])


def legal(known: Known) -> Choices[AnyAction]:
    """Return every group move that can be paid for, and stop."""
    return Moves(passages(known), partial(marches.marches, known))


def can_go_on(state: State) -> bool:
    """Say whether any group can still move."""
    return bool(passages(known(state)))


def passages(known: Known) -> tuple[Passage, ...]:
    """Return the arrows that the seat can use now."""
    ground, found = known.ground, []
    boxes = known.table.boxes[known.seat]
    for place, stock in enumerate(known.turn.stocks):
        if any(movable(stock)):
            for way in ground.ways[place]:
                paid = payments(boxes, way.price)
                names = ground.places[place].id, ground.places[way.target].id
                if paid:
                    found.append(Passage(*names, way.price, movable(stock), paid))
    return tuple(found)


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why these armies cannot go there for this price."""
    if isinstance(action, Stop) or action in legal(known):
        return None
    assert isinstance(action, Move)
    way = _way(known, action)
    if way is None:
        return _why_no_way(known, action)
    stock = movable(known.turn.stocks[way.source])
    if not action.armies:
        return text("atg-no-armies")
    if action.armies > sum(stock):
        return text(
            "atg-too-few-armies",
            armies=sum(stock),
            place=events.place_text(known.config.place(action.source)),
        )
    box = known.table.boxes[known.seat]
    if not payments(box, way.price):
        return text("atg-cannot-pay", price=way.price, temple=box.temple, city=box.city)
    if (action.temple, action.city) not in payments(box, way.price):
        return text("atg-wrong-price", price=way.price, temple=box.temple, city=box.city)
    if action.used == freshest(stock, action.armies):
        return text("atg-freshest-anyway", armies=action.armies)
    return text("atg-wrong-groups", armies=action.armies)


def _way(known: Known, action: Move) -> Way | None:
    ground = known.ground
    source, target = ground.place_of.get(action.source), ground.place_of.get(action.target)
    if source is None:
        return None
    return next((way for way in ground.ways[source] if way.target == target), None)


def _why_no_way(known: Known, action: Move) -> Text:
    for place in (action.source, action.target):
        if place not in known.ground.place_of:
            return text(
                "atg-other-region",
                place=events.place_text(known.config.place(place)),
                region=named(known.ground.name),
            )
    return text(
        "atg-no-arrow",
        source=events.place_text(known.config.place(action.source)),
        target=events.place_text(known.config.place(action.target)),
    )


def apply(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Move a group, or stop."""
    (action,) = actions
    if isinstance(action, Move):
        _move(state, action, told)
    else:
        stop(state, told)


def stop(state: State, told: list[Event]) -> None:
    """Move no more armies in this turn; the seat builds."""
    told.append(events.Stopped(state.turn.seat))
    state.turn.phase, state.turn.stocks = Phase.BUILD, ()


def _move(state: State, action: Move, told: list[Event]) -> None:
    """Move a group along an arrow; its price is paid once, however many go."""
    turn, ground, seat = state.turn, state.ground, state.turn.seat
    source, target = ground.place_of[action.source], ground.place_of[action.target]
    _pay(state, action)
    group = action.used or freshest(movable(turn.stocks[source]), action.armies)
    turn.stocks = march(turn.stocks, source, target, group)
    armies = tuple(map(sum, turn.stocks))
    state.table.armies = (*state.table.armies[:seat], armies, *state.table.armies[seat + 1 :])
    marks = ground.places[source], ground.places[target]
    told.append(events.Moved(seat, *marks, action.armies, action.temple, action.city))
    if target == ground.goal and not turn.entered:  # leaving again changes nothing: ruling ATG-11
        told.append(events.GoalEntered(seat, ground.places[target]))
        turn.entered = True


def _pay(state: State, action: Move) -> None:
    table, seat = state.table, state.turn.seat
    if not (action.temple or action.city):
        return
    box = table.boxes[seat]
    box = box._replace(temple=box.temple - action.temple, city=box.city - action.city)
    table.boxes = (*table.boxes[:seat], box, *table.boxes[seat + 1 :])
    table.spent = put(table.spent, seat, table.spent[seat] + action.temple + action.city)


def _with(
    armies: tuple[tuple[int, ...], ...], seat: int, place: int, count: int
) -> tuple[tuple[int, ...], ...]:
    return (*armies[:seat], put(armies[seat], place, count), *armies[seat + 1 :])


MOVE = Decision((Move, Stop), legal, why_not, apply)
