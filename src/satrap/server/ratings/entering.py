"""From a table whose match is over to the entrants of a rated match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from satrap.server.ratings.match import Entrant, Player
from satrap.server.results import places_of
from satrap.server.tables import entries as log
from satrap.server.tables.rated import is_rated
from satrap.server.tables.table import SeatState, Table


class Match(NamedTuple):
    """A rated match: who played, and whether it was played to its end."""

    entrants: Sequence[Entrant]
    is_whole: bool = True


def rated_match(table: Table) -> Match | None:
    """Return what is rated of a match that is over; None if it does not count."""
    played = table.match
    if played is None or not is_rated(table):
        return None
    if played.outcome is None:
        return _broken_off(table)
    places = places_of(played.outcome, frozenset())
    entrants = [
        _entrant(place, at, has_left=seat == played.loser or bool(place.bot))
        for seat, (place, at) in enumerate(zip(table.places, places, strict=True))
    ]
    # Given up by the last person among bots: nobody knows how it would have ended.
    return Match(entrants, is_whole=played.loser is None or len(entrants) == 2)


def _broken_off(table: Table) -> Match | None:
    """Return who has lost although the match has no winner: nobody, if the people agreed.

    Those who gave up before have; and so has somebody who agreed with nobody but bots.
    """
    end = next((each for each in reversed(table.entries) if isinstance(each, log.Abandoned)), None)
    people = [place for place in table.places if place.former or place.person]
    is_lone = len(people) == 1 and end is not None and not end.is_too_long
    entrants = [
        _entrant(place, 1, has_left=bool(place.former) or (is_lone and place in people))
        for place in table.places
    ]
    return Match(entrants, is_whole=False) if any(each.has_left for each in entrants) else None


def _entrant(place: SeatState, at: int, *, has_left: bool) -> Entrant:
    person = place.former or place.person
    if not person:
        return Entrant(Player("", place.bot), at)
    return Entrant(Player(person), at, has_left, place.bot if has_left else "")
