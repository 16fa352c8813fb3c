"""Which matches are rated. Everything here can be seen before one sits down.

A match is rated if nobody may ask for hints, hands are hidden, it starts from the beginning, by the
rules of an edition and on its own board, and if everybody plays one seat. One person alone with
bots plays by the clock: else a match that goes badly would just never end; what counts is the clock
with which it began. An undo past something that was seen makes a match a friendly one.
"""

from __future__ import annotations

from functools import lru_cache

from satrap.core.options import OptionValue, fill_options
from satrap.packs import get_pack
from satrap.server.tables import entries as log
from satrap.server.tables.table import WAITING, Table


def is_rated(table: Table) -> bool:
    """Say whether a match counts, as far as is known by now."""
    opened = table.opened
    if opened.is_friendly or table.imported or opened.position is not None:
        return False
    if opened.has_open_hands:
        return False
    if opened.board != get_pack(opened.game).game.boards()[0]:
        return False
    if dict(table.options) != _usual(opened.game, opened.preset):
        return False
    return _is_among_rivals(table) and not any(map(_is_agreed_undo, table.entries))


@lru_cache
def _usual(game: str, preset: str) -> dict[str, OptionValue]:
    rules = get_pack(game).game
    return fill_options(rules.options, rules.presets, preset, {})


def _is_among_rivals(table: Table) -> bool:
    """Say whether people meet, or one meets bots by the clock; nobody has two seats."""
    if table.status == WAITING:
        chairs = [place.plan.who for place in table.places]
        people = len(chairs) - chairs.count(log.BOT)
        if log.DEVICE in chairs:
            return False
    else:
        found = [player for place in table.places if (player := place.former or place.person)]
        people = len(found)
        if people != len(set(found)):
            return False
    return len(table.places) > 1 and (
        people > 1 or (people == 1 and _clock_at_start(table) is not None)
    )


def _clock_at_start(table: Table) -> log.Clock | None:
    """Return the clock that was settled before the match, whatever it is by now."""
    for entry in reversed(table.entries):
        if isinstance(entry, log.Opened | log.Changed):
            return entry.clock
    return table.opened.clock


def _is_agreed_undo(entry: log.AnyEntry) -> bool:
    return isinstance(entry, log.Undone) and entry.agreed
