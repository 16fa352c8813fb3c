"""News of a table: what happened there besides the match, as sentences for everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from satrap.core.game import Seat
from satrap.core.text import Text, names_text, text
from satrap.server.tables import entries as log
from satrap.server.tables.consent import is_last_action
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.shown import News, NewsKind
from satrap.server.tables.table import Table, new_bot_name

REASONS = ("left", "away", "time", "resigned", "gone")  # why a bot stands in


class Told(NamedTuple):
    """What an entry has to say."""

    kind: NewsKind
    seat: Seat | None
    text: Text


def news_of(table: Table, entry: AnyEntry) -> Told | None:
    """Return what an entry has to say, before it is carried out; most say nothing."""
    tell = _NEWS.get(type(entry))
    return tell(table, entry) if tell else None


def note_news(table: Table, told: Told | None) -> None:
    """Add news to a table."""
    if told is not None:
        ply = table.match.ply if table.match else 0
        table.news.append(News(len(table.news), ply, *told))


def go_back(table: Table, to: int) -> None:
    """Move the news of plies that were taken back to the ply that is left."""
    for place in range(len(table.news) - 1, -1, -1):
        if table.news[place].ply <= to:
            break
        table.news[place] = replace(table.news[place], ply=to)


def _name(table: Table, seat: Seat) -> str:
    return table.places[seat].name if seat in range(len(table.places)) else ""


def _seated(table: Table, entry: log.Seated) -> Told | None:
    """Bots sit down at the start, which is no news."""
    if not entry.person or entry.person in table.moving:
        return None
    return Told("seated", entry.seat, text("news-seated", name=entry.name))


def _left(table: Table, entry: log.Left) -> Told:
    place = table.places[entry.seat] if entry.seat in range(len(table.places)) else None
    name = _name(table, entry.seat)
    if entry.to is not None:
        return Told("moved", entry.to, text("news-moved", name=name))
    if not name and place and place.reserved:
        return Told("freed", entry.seat, text("news-unreserved", name=place.reserved.name))
    if entry.by_host:
        return Told("freed", entry.seat, text("news-freed", name=name))
    return Told("left", entry.seat, text("news-left", name=name))


def _changed(table: Table, entry: log.Changed) -> Told:
    return Told("changed", None, text("news-changed"))


def _rematched(table: Table, entry: log.Rematched) -> Told | None:
    if entry.seat is None:
        return None
    place = table.place(entry.seat)
    key = "news-rematch-joined" if table.rematch else "news-rematch"
    return Told("rematch", entry.seat, text(key, name=place.former_name or place.name))


def _replaced(table: Table, entry: log.Replaced) -> Told:
    reason = entry.reason if entry.reason in REASONS else "away"
    bot = _stand_in(table, entry.seat) or new_bot_name(table, entry.seat)
    words = text(f"news-replaced-{reason}", name=_name(table, entry.seat), bot=bot)
    return Told("replaced", entry.seat, words)


def _stand_in(table: Table, seat: Seat) -> str:
    """Return the name of the bot that plays for somebody already, if one does."""
    return table.places[seat].stand_in if seat in range(len(table.places)) else ""


def _resigned(table: Table, entry: log.Resigned) -> Told:
    name = _name(table, entry.seat)
    if not entry.name:
        return Told("resigned", entry.seat, text("news-resigned", name=name))
    return Told("resigned", entry.seat, text("news-resigned-to", name=name, bot=entry.name))


def _returned(table: Table, entry: log.Returned) -> Told:
    return Told("returned", entry.seat, text("news-returned", name=_name(table, entry.seat)))


def _undo_asked(table: Table, entry: log.UndoAsked) -> Told:
    name = _name(table, entry.seat)
    key = "news-undo-asked-last" if _is_last(table, entry) else "news-undo-asked"
    return Told("undo-asked", entry.seat, text(key, name=name, ply=entry.to))


def _undo_answered(table: Table, entry: log.UndoAnswered) -> Told | None:
    """Whoever has asked and declines withdraws the request."""
    if entry.agrees or table.asked is None:
        return None
    name = _name(table, entry.seat)
    if entry.seat in table.companions(table.asked.seat):
        return Told("undo-withdrawn", entry.seat, text("news-undo-withdrawn", name=name))
    return Told("undo-refused", entry.seat, text("news-undo-refused", name=name))


def _undone(table: Table, entry: log.Undone) -> Told | None:
    if not entry.agreed:
        return None
    seats = tuple(sorted(table.agreed - table.companions(entry.seat)))
    names = names_text(tuple(place.name for place in table.places), seats) if seats else ""
    key = "news-undone-last" if _is_last(table, entry) else "news-undone"
    if not seats:
        key += "-alone"
    values = {"name": _name(table, entry.seat), "names": names}
    return Told("undone", None, text(key, **values, ply=entry.to))


def _is_last(table: Table, entry: log.UndoAsked | log.Undone) -> bool:
    match = table.match
    return match is not None and 0 <= entry.to < match.ply and is_last_action(table, entry)


def _clock_asked(table: Table, entry: log.ClockAsked) -> Told:
    return Told("clock-asked", entry.seat, text("news-clock-asked", name=_name(table, entry.seat)))


def _clock_answered(table: Table, entry: log.ClockAnswered) -> Told | None:
    """Whoever has asked and declines withdraws the request."""
    if entry.agrees or table.clock_asked is None:
        return None
    name, own = _name(table, entry.seat), table.companions(table.clock_asked.seat)
    if entry.seat in own:
        return Told("clock-withdrawn", entry.seat, text("news-clock-withdrawn", name=name))
    return Told("clock-refused", entry.seat, text("news-clock-refused", name=name))


def _clocked(table: Table, entry: log.Clocked) -> Told:
    return Told("clocked", None, text("news-clocked"))


def _extended(table: Table, entry: log.Extended) -> Told:
    return Told("extended", entry.seat, text("news-extended", name=_name(table, entry.seat)))


def _end_asked(table: Table, entry: log.EndAsked) -> Told | None:
    name = _name(table, entry.seat)
    if entry.wants:
        is_new = entry.seat not in table.leaving
        return Told("end-asked", entry.seat, text("news-end-asked", name=name)) if is_new else None
    if entry.seat in table.leaving:
        return Told("end-withdrawn", entry.seat, text("news-end-withdrawn", name=name))
    if not table.leaving:
        return None
    return Told("end-declined", entry.seat, text("news-end-declined", name=name))


def _abandoned(table: Table, entry: log.Abandoned) -> Told:
    key = "news-too-long" if entry.is_too_long else "news-abandoned"
    return Told("abandoned", None, text(key if table.match else "news-closed"))


def _inspected(table: Table, entry: log.Inspected) -> Told:
    return Told("inspected", None, text("news-inspected", reason=entry.reason))


_NEWS: Mapping[type, Callable[[Table, Any], Told | None]] = {
    log.Seated: _seated,
    log.Left: _left,
    log.Replaced: _replaced,
    log.Resigned: _resigned,
    log.Returned: _returned,
    log.UndoAsked: _undo_asked,
    log.UndoAnswered: _undo_answered,
    log.Undone: _undone,
    log.ClockAsked: _clock_asked,
    log.ClockAnswered: _clock_answered,
    log.Clocked: _clocked,
    log.Extended: _extended,
    log.EndAsked: _end_asked,
    log.Abandoned: _abandoned,
    log.Changed: _changed,
    log.Rematched: _rematched,
    log.Inspected: _inspected,
}
