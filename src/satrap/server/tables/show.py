"""Makes the view of a table for one observer, from what that observer may know."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from msgspec.structs import replace

from satrap.core.api_types import GameChoice, GameEvent
from satrap.core.game import OPEN, PUBLIC, Choices, Described, Observer, Outcome, Seat
from satrap.core.prompts import prompt
from satrap.core.record import AnyMatch
from satrap.core.text import Text, people, text
from satrap.packs import get_pack
from satrap.server.tables import entries as log
from satrap.server.tables.clocks import running, time_left
from satrap.server.tables.consent import ends_at, free_undo, voters
from satrap.server.tables.days import deadline, left_for_turn
from satrap.server.tables.hushing import show_hushed
from satrap.server.tables.muting import NOBODY
from satrap.server.tables.paging import first_ply
from satrap.server.tables.rated import is_rated
from satrap.server.tables.shown import MatchView, Rematch, RestView, SeatView, TableView, Words
from satrap.server.tables.table import OVER, Table

LAST_WORDS = 200  # how many of all words are shown
LAST_NEWS = 100
ABANDONED = "abandoned"  # the reason of an outcome without winners


def show(
    table: Table,
    observer: Observer,
    since: int = 0,
    elapsed: Mapping[Seat, int] | None = None,
    deaf_to: Set[str] = NOBODY,
) -> TableView:
    """Return the whole table for an observer: a seat's number, or PUBLIC for a watcher.

    It has the events from ply `since` on, but no more than a page of them. `elapsed` is the
    thinking time (ms) of seats that is not charged yet. It has no words of the people whom the
    reader has muted (`deaf_to`).
    """
    opened = table.opened
    return TableView(
        version=table.version(observer, deaf_to),
        status=table.status,
        game=opened.game,
        preset=opened.preset,
        options=table.options,
        board=opened.board,
        is_written=opened.position is not None,
        is_teaching=opened.is_teaching,
        has_open_hands=opened.has_open_hands,
        is_friendly=opened.is_friendly,
        is_rated=is_rated(table),
        is_cup=opened.is_cup,
        is_public=opened.is_public,
        starter=opened.starter,
        host=next(iter(table.seats_of(opened.host)), None),
        hints=opened.is_friendly and get_pack(opened.game).can_advise,
        seat=None if observer < 0 else observer,
        commitment=opened.commitment,
        called=table.called,
        seats=tuple(_place(table, seat, elapsed or {}) for seat in range(len(table.places))),
        clock=opened.clock,
        asked=table.asked,
        clock_asked=table.clock_asked,
        ends_at=ends_at(table) if observer >= 0 else None,  # it would betray that players talk
        rematch=_rematch(table),
        said=_said(table, observer, deaf_to),
        news=tuple(table.news[-LAST_NEWS:]),
        hushed=tuple(show_hushed(table)),
        match=_match(table, table.match, observer, since) if table.match else None,
    )


def observer_of(table: Table, person: str, wanted: Seat | None = None) -> Observer:
    """Return as which observer a person sees the table.

    On a shared device that is the public, unless a seat is named.
    """
    if wanted is None and len(table.seats_of(person)) != 1:
        return PUBLIC
    seat = table.seat_of(person, wanted)
    return PUBLIC if seat is None else seat


def _rematch(table: Table) -> Rematch | None:
    if not table.rematch:
        return None
    by, seated = next(iter(table.rematched), None), tuple(table.rematched)
    return Rematch(table.rematch, by, seated, table.rematch_game or table.opened.game)


def _place(table: Table, seat: Seat, elapsed: Mapping[Seat, int]) -> SeatView:
    place, match = table.places[seat], table.match
    return SeatView(
        name=place.name,
        who=place.plan.who,
        bot=place.bot,
        bot_name=place.stand_in,
        former=place.former_name,
        commitment=place.commitment,
        seed=place.seed.hex(),
        is_left_out=place.is_left_out,
        was_freed=place.was_freed,
        is_ready=seat in match.ready() if match else place.is_ready,
        is_learning=place.is_learning and match is None,
        is_changing=place.is_changing and match is None,
        reserved=place.reserved.name if place.reserved and not place.name else "",
        reserved_until=place.reserved.until if place.reserved and not place.name else None,
        wants_end=seat in table.leaving,
        has_say=seat in voters(table),
        time_left=_time_left(table, seat, elapsed.get(seat, 0)),
        is_running=seat in running(table),
        deadline=deadline(table, seat),
        rests=tuple(
            RestView(each.start, each.end, each.is_vacation) for each in table.rests.get(seat, ())
        ),
    )


def _time_left(table: Table, seat: Seat, elapsed: int) -> int | None:
    clock = table.opened.clock
    if clock is None:
        return None
    show = left_for_turn if clock.is_daily else time_left
    return max(0, show(table, clock, seat) - elapsed)


def _match(table: Table, match: AnyMatch, observer: Observer, since: int) -> MatchView:
    if table.status == OVER:
        return _over(table, match, observer, since)
    first = first_ply(match, since, match.ply + 1)
    told = events_of(match, told_as(table, observer), first)
    return _standing(table, match, observer, first, told)


def _over(table: Table, match: AnyMatch, observer: Observer, since: int) -> MatchView:
    """Return the view of a finished match: always the same, whatever was sent before."""
    endings = table.endings
    if observer not in endings:
        first = first_ply(match, 0, match.ply + 1)
        told = next((each.events for each in endings.values()), None)  # the same for everybody
        events = events_of(match, OPEN, first) if told is None else told
        endings[observer] = _standing(table, match, observer, first, events)
    shown = endings[observer]
    return shown if since <= match.ply else replace(shown, since=match.ply + 1, events=())


def _standing(
    table: Table, match: AnyMatch, observer: Observer, since: int, events: tuple[GameEvent, ...]
) -> MatchView:
    """Return the view of a match as it is now, with the given events."""
    who = told_to(table, observer)
    is_open = table.opened.has_open_hands and table.status != OVER
    mine = match.sealed(observer) if observer >= 0 else None
    choices = match.legal(observer) if observer >= 0 else ()
    return MatchView(
        ply=match.ply,
        view=match.game.show(match.view(who, has_open_hands=is_open)),
        waiting=match.waiting(),
        prompt=prompt_at(table, match, observer),
        legal=_legal(choices) if observer >= 0 else None,
        labels=_labels(match, observer, choices),
        ask=choices.text() if isinstance(choices, Described) else None,
        sealed=None if mine is None else str(mine),
        chosen=_chosen(table, match),
        undo=_undo(table, match, observer),
        redo=bool(table.undone.get(observer)),
        own=match.last_alone(observer) if observer >= 0 else None,
        outcome=_outcome(table, match),
        since=since,
        events=events,
    )


def _chosen(table: Table, match: AnyMatch) -> tuple[Text | None, ...] | None:
    """Return what each seat has chosen so far, at a table with open hands; None at any other."""
    if not table.opened.has_open_hands:
        return None
    return tuple(
        None
        if (choice := match.sealed(seat)) is None
        else match.game.label(match.view(seat), choice)
        for seat in range(len(table.places))
    )


def _undo(table: Table, match: AnyMatch, observer: Observer) -> int:
    """Return the earliest ply that the observer may return to; nobody returns after the end."""
    is_over = table.status == OVER
    return match.ply if observer < 0 or is_over else free_undo(table, observer)


def _outcome(table: Table, match: AnyMatch) -> Outcome | None:
    """Return the result; an abandoned match has none, but its scores stay as they were."""
    if match.outcome or table.status != OVER:
        return match.outcome
    return Outcome(ABANDONED, (), match.game.scores(match.view(OPEN)), match.turns)


def _legal(legal: Choices[Any]) -> tuple[str, ...] | GameChoice:
    """Return the legal actions in notation, or the description of a long choice."""
    return legal.describe() if isinstance(legal, Described) else tuple(map(str, legal))


def _labels(match: AnyMatch, observer: Observer, choices: Choices[Any]) -> tuple[Text, ...] | None:
    """Return the button label for each legal action; None if they are not listed."""
    if observer < 0 or isinstance(choices, Described):
        return None
    view = match.view(observer) if choices else None
    return tuple(match.game.label(view, action) for action in choices)


def prompt_at(table: Table, match: AnyMatch, observer: Observer, ply: int = -1) -> Text:
    """Return the prompt for now or for a ply; an abandoned match has one of its own."""
    is_end = table.status == OVER and ply in (-1, match.ply)
    if not is_end:
        return prompt(match, observer, ply)
    if not match.outcome:
        return text("prompt-abandoned")
    is_mine = match.outcome.winners == (observer,)
    if is_mine and table.places[observer].bot:
        return text("prompt-won-for-you", points=max(match.outcome.scores))
    return prompt(match, observer)


def told_to(table: Table, observer: Observer) -> Observer:
    """Return as whom an observer sees the match: once it is over, everybody sees everything."""
    return OPEN if table.status == OVER else observer


def told_as(table: Table, observer: Observer) -> Observer:
    """Return as whom an observer hears of events: with open hands, each hears of everything."""
    return OPEN if table.opened.has_open_hands else told_to(table, observer)


def events_of(
    match: AnyMatch, observer: Observer, since: int, end: int | None = None
) -> tuple[GameEvent, ...]:
    """Return the events of plies from `since` to before `end`, each with the ply it led to."""
    return tuple(
        event.seen_by(observer).told(people(match.names(ply - 1)), ply)
        for ply in range(since, match.ply + 1 if end is None else end)
        for event in match.line[ply].events
    )


def _said(table: Table, observer: Observer, deaf_to: Set[str]) -> tuple[Words, ...]:
    """Return the last words in the observer's room, after the end in both rooms, in order."""
    room = log.WATCHERS if observer < 0 else log.PLAYERS
    is_over, gallery = table.status == OVER, table.gallery
    said = [
        (after, Words("" if each.seat is None else each.seat, each.name, each.words))
        for after, (each, person) in enumerate(zip(table.words, table.speakers, strict=True), 1)
        if each.words  # otherwise they were deleted
        and (each.to == room or is_over)
        and person not in deaf_to
    ]
    if room == log.WATCHERS or is_over:
        said += [
            (each.after, Words(gallery.handle(each.person), each.name, each.words))
            for each in gallery.heard
            if each.person not in deaf_to
        ]
    said.sort(key=lambda line: line[0])  # words of watchers follow those they came after
    return tuple(line for _, line in said[-LAST_WORDS:])
