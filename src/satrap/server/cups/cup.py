"""A tournament as it stands, read from what is stored. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from satrap.server.cups.plan import KNOCKOUT, Plan, rounds_of
from satrap.server.cups.points import points, rank
from satrap.server.cups.standings import Line, Played, Tie, standings, ties
from satrap.server.store.cups import Entrant, TableRow, Whole
from satrap.server.tables.table import Table

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
MOST_MISSED: Final = 2  # rounds; then somebody is out


class Result(Struct, frozen=True):
    """How a table of a tournament came out, seat by seat; `away` are seats that a bot had."""

    ranks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    away: tuple[int, ...] = ()


FREE: Final = Result((0,), points([0]), (0,))  # a free round
_PLANS: Final = msgspec.json.Decoder(Plan)
_RESULTS: Final = msgspec.json.Decoder(Result)


def result_of(table: Table) -> Result:
    """Return how a match came out; without a winner, all share. Who gave up comes last."""
    seats = range(len(table.places))
    outcome = table.match.outcome if table.match else None
    left = [seat for seat in seats if table.places[seat].former]
    away = tuple(seat for seat in seats if table.places[seat].person and table.places[seat].bot)
    scores = outcome.scores if outcome else tuple(0 for _ in seats)
    winners = outcome.winners if outcome else tuple(seats)
    ranks = rank(scores, winners, left)
    return Result(tuple(ranks), points(ranks), scores, away)


class Cup:
    """A tournament with all that is known about it."""

    def __init__(self, whole: Whole) -> None:
        self.row, self.entrants, self.tables = whole.cup, whole.entrants, whole.tables
        self.plan = _PLANS.decode(whole.cup.plan)
        self.by_number = {each.number: each for each in self.entrants}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def rounds(self) -> int:
        """Return how many rounds there are, as far as is known."""
        return rounds_of(self.plan, max(2, len(self.entrants)))

    def entrant_of(self, person: str) -> Entrant | None:
        """Return somebody who takes part."""
        return next((each for each in self.entrants if person and each.person == person), None)

    def at_round(self, round: int) -> list[TableRow]:
        """Return the tables of a round."""
        return [table for table in self.tables if table.round == round]

    @property
    def is_round_over(self) -> bool:
        return all(table.result is not None for table in self.at_round(self.row.round))

    def left(self) -> list[tuple[str, str]]:
        """Return who has dropped out of the present round, with the match where they may sit."""
        return [
            (table.match, who.person)
            for table in self.at_round(self.row.round)
            for who in (self.by_number[number] for number in table.sitting)
            if table.result is None and who.person and not who.is_in
        ]

    def past(self) -> list[list[tuple[int, ...]]]:
        """Return who sat where in the rounds up to the present one."""
        return [
            [table.sitting for table in self.at_round(round)]
            for round in range(1, self.row.round + 1)
        ]

    def played(self) -> list[Played]:
        """Return the tables that are over."""
        return [
            Played(table.sitting, *msgspec.structs.astuple(result)[:3])
            for table in self.tables
            if (result := read_result(table)) and table.round <= self.row.round
        ]

    @property
    def dropped(self) -> set[int]:
        return {each.number for each in self.entrants if not each.is_in}

    def lines(self) -> list[Line]:
        """Return the standings."""
        return standings(self.strongest(), self.played(), self.dropped, self._level())

    def ties(self) -> list[Tie]:
        """Return what has decided between those whose points are equal."""
        return ties(self.strongest(), self.played(), self.dropped, self._level())

    def _level(self) -> dict[int, int]:
        """Return how far everybody got in a knockout: the last round, the winner beyond it."""
        if self.plan.format != KNOCKOUT:
            return {}
        level = {player: table.round for table in self.tables for player in table.sitting}
        if self.row.status == OVER:
            level |= dict.fromkeys(self.still_in(), self.row.round + 1)
        return level

    def strongest(self) -> list[int]:
        """Return the players by rating, equals by lot."""
        lot = [each.number for each in self.entrants]
        Random(self.row.seed).shuffle(lot)
        return sorted(lot, key=lambda number: -self.by_number[number].rating)

    def still_in(self) -> list[int]:
        """Return who is still in a knockout, the strongest first: one from each table.

        It is the best of those who have not dropped out; between equals, the stronger one.
        """
        order = {number: place for place, number in enumerate(self.strongest())}
        tables = self.at_round(self.row.round)
        if not tables:
            return list(order)
        return sorted((self._first(table, order) for table in tables), key=order.__getitem__)

    def _first(self, table: TableRow, order: dict[int, int]) -> int:
        result = read_result(table)
        ranks = result.ranks if result else tuple(0 for _ in table.sitting)
        dropped = self.dropped

        def key(seat: int) -> tuple[bool, int, int]:
            player = table.sitting[seat]
            return player in dropped, ranks[seat], order[player]

        return table.sitting[min(range(len(table.sitting)), key=key)]

    def after_round(self) -> list[Entrant]:
        """Return the people who missed the present round, changed: who misses two is out."""
        away = [
            table.sitting[seat]
            for table in self.at_round(self.row.round)
            if (result := read_result(table))
            for seat in result.away
        ]
        missed = [self.by_number[number] for number in away if self.by_number[number].is_in]
        return [
            msgspec.structs.replace(
                each, missed=each.missed + 1, is_in=each.missed + 1 < MOST_MISSED
            )
            for each in missed
        ]

    @property
    def is_deserted(self) -> bool:
        """Say whether people took part, but all of them have dropped out."""
        people = [each for each in self.entrants if each.person]
        return bool(people) and not any(each.is_in for each in people)


def read_result(table: TableRow) -> Result | None:
    """Return the result of a table that is over."""
    return _RESULTS.decode(table.result) if table.result is not None else None


def as_rows(
    cup: str, round: int, sittings: Sequence[tuple[int, ...]], ids: Sequence[str]
) -> list[TableRow]:
    """Return the tables of a round as they are stored; free rounds are over already."""
    free = msgspec.json.encode(FREE)
    return [
        TableRow(round, number, ids[number - 1], sitting, free if len(sitting) == 1 else None)
        for number, sitting in enumerate(sittings, start=1)
    ]
