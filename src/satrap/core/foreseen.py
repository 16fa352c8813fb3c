"""Previews: what actions in a row would do, as far as the seat that asks can know, and in words.

A preview is computed from the view alone, in an imagined world, so it cannot reveal what is hidden.

Beside the log sentence `event-marched`, a game may have a sentence `foreseen-marched` with the same
values, and `foreseen-of-marched` for what another seat would do. Without them, the log sentence is
used.
"""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import NamedTuple

from satrap.core.chance import PlainChance
from satrap.core.game import A, Event, Game, S, Seat, V
from satrap.core.language import knows, say
from satrap.core.text import Text, people, text

LOGGED, FORESEEN, OF_OTHERS = "event-", "foreseen-", "foreseen-of-"
SEEN = text("seen-in-between")


class Foreseen(NamedTuple):
    """What actions would lead to, and why the first impossible one is not possible."""

    events: tuple[Event, ...]
    why: Text | None = None
    ends: bool = False  # the turn of the seat that asks would be over


def foresee(game: Game[S, V, A], view: V, *actions: A) -> Foreseen:
    """Return what actions of the viewing seat, one after the other, would lead to.

    They are possible whenever `Match.play` would accept them.
    """
    generator = random.Random(0)  # what it draws is never shown
    events: tuple[Event, ...] = ()
    state, is_shown, ends = None, False, False
    for number, action in enumerate(actions, start=1):
        why = _why_not(game, view, action, is_shown=is_shown)
        if why:
            return Foreseen(events, why)
        state = state or game.imagine(view, generator)
        if len(game.deciders(state)) > 1:  # nobody knows what the others choose
            return Foreseen(events, SEEN if actions[number:] else None)
        step = game.apply(state, (action,), PlainChance(generator))
        is_shown = is_shown or any(event.is_news_to(view.observer) for event in step.events)
        events += game.foreseen(view, step.events)
        ends = ends or _at(game, state) != _at(game, step.state)
        state, view = step.state, game.view(step.state, view.observer)
    return Foreseen(events, ends=ends)


def _at(game: Game[S, V, A], state: S) -> tuple[Hashable, tuple[Seat, ...]]:
    """Return whose decision it is, and in which turn."""
    return game.turn(state), game.deciders(state)


def _why_not(game: Game[S, V, A], view: V, action: A, *, is_shown: bool) -> Text | None:
    if is_shown and not game.is_independent(action):
        return SEEN
    if action in game.legal_in(view):
        return None
    return game.why_not(view, action) or text("illegal-action")


def foretell(event: Event, names: tuple[str, ...], seat: Seat, language: str) -> str:
    """Return an event of a preview in words; the seat that asks is called "you"."""
    told = event.text(people(names))
    is_mine = getattr(event, "seat", seat) == seat
    key = (FORESEEN if is_mine else OF_OTHERS) + told.key.removeprefix(LOGGED)
    return say(Text(key, told.values) if knows(key) else told, language, seat)
