"""Whose turn it is and what to do now: a sentence for each observer of a match."""

from __future__ import annotations

from satrap.core.game import Observer, Outcome, Seat
from satrap.core.record import AnyMatch
from satrap.core.text import Text, names_text, text


def prompt(match: AnyMatch, observer: Observer, ply: int = -1) -> Text:
    """Return what is to be done now, or was at an earlier ply, as far as an observer may know."""
    game, state = match.game, match.line[ply].state
    is_now = ply in (-1, match.ply)
    names = match.names(None if is_now else ply)
    if is_now and match.loser is not None:
        return _given_up(match, match.loser, observer)
    outcome = game.outcome(state)
    if outcome:
        return _result(outcome, observer, names)
    deciders = game.deciders(state)
    waiting = match.waiting() if is_now else deciders
    task = game.prompt(match.view(observer, ply))
    if len(deciders) == 1 or observer in waiting:
        return task
    still = names_text(names, waiting)
    if is_now and observer in match.ready():
        return text("prompt-ready", names=still)
    return text("prompt-choosing", task=task, names=still)


def _result(outcome: Outcome, observer: Observer, names: tuple[str, ...]) -> Text:
    points = max(outcome.scores)
    if len(outcome.winners) > 1:
        return text("prompt-shared", names=names_text(names, outcome.winners), points=points)
    (winner,) = outcome.winners
    if winner == observer:
        return text("prompt-you-won", points=points)
    return text("prompt-won", name=names[winner], points=points)


def _given_up(match: AnyMatch, loser: Seat, observer: Observer) -> Text:
    """Return who won because somebody gave up."""
    names, winners = match.names(), match.outcome.winners if match.outcome else ()
    won, count = names_text(names, winners), len(winners)
    if observer == loser:
        return text("prompt-you-resigned", names=won, count=count)
    if winners == (observer,):
        return text("prompt-resigned-you-won", name=names[loser])
    return text("prompt-resigned", name=names[loser], names=won, count=count)
