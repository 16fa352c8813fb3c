"""What a match does to the ratings of those who played it. Pure: it knows no table and no store."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from satrap.server.ratings.model import Rating, chance, rated

EASY: Final = 0.9  # a lone person with a better chance than this against bots proves nothing


class Player(NamedTuple):
    """A person, by id, or a bot, by level: all bots of a level have one rating."""

    person: str
    bot: str = ""


class Entrant(NamedTuple):
    """Somebody who played in a match, and how it ended for their seat."""

    player: Player
    place: int  # of the seat, whoever played it to the end; 1 is first, ties share a place
    has_left: bool = False
    heir: str = ""  # the level of the bot that took the seat over


Ratings = Mapping[Player, Rating]


def players_of(entrants: Sequence[Entrant]) -> set[Player]:
    """Return everybody whose rating matters to a match."""
    heirs = {Player("", each.heir) for each in entrants if each.heir}
    return heirs | {each.player for each in entrants}


def rate(entrants: Sequence[Entrant], before: Ratings, *, is_whole: bool = True) -> Ratings:
    """Return the new ratings of the players of a match; those of heirs stay as they are.

    If it was not played to its end (`is_whole`), only those who left are rated.
    """
    left = [each for each in entrants if each.has_left]
    stayed = [each for each in entrants if not each.has_left]
    after = {each.player: _last(each, left, stayed, before) for each in left}
    return after | (_stayers(stayed, left, before) if is_whole and stayed else {})


def _last(
    loser: Entrant, left: Sequence[Entrant], stayed: Sequence[Entrant], before: Ratings
) -> Rating:
    """Return the rating of somebody who left: behind all who stayed, level with who left too."""
    others = [each for each in (*left, *stayed) if each is not loser]
    field = [before[each.player] for each in (loser, *others)]
    return rated(field, [2, *(2 if each.has_left else 1 for each in others)])[0]


def _stayers(
    stayed: Sequence[Entrant], left: Sequence[Entrant], before: Ratings
) -> dict[Player, Rating]:
    """Return the ratings of those who stayed; a leaver's place was reached by the bot.

    Where no bot took over, the match was over at once, and the leaver is last.
    """
    last = len(stayed) + len(left) + 1
    rivals = [(Player("", each.heir), each.place) if each.heir else (each.player, last)
              for each in left]  # fmt: skip
    field = [*((each.player, each.place) for each in stayed), *rivals]
    found = rated([before[who] for who, _ in field], [place for _, place in field])
    of_player = defaultdict[Player, list[Rating]](list)
    for each, rating in zip(stayed, found, strict=False):
        of_player[each.player].append(rating)
    return {player: _mean(ratings) for player, ratings in of_player.items()}


def _mean(ratings: Sequence[Rating]) -> Rating:
    """Return what several seats of one level amount to."""
    return Rating(fmean(one.mu for one in ratings), fmean(one.sigma for one in ratings))


def is_too_easy(entrants: Sequence[Entrant], before: Ratings) -> bool:
    """Say whether one person alone met bots that they can hardly lose to."""
    people = [each.player for each in entrants if each.player.person]
    if len(people) != 1:
        return False
    bots = [before[each.player] for each in entrants if each.player.bot]
    return fmean(chance(before[people[0]], bot) for bot in bots) > EASY
