"""What must hold when a tournament is over: checked from the logs of its matches."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping
from itertools import pairwise

from sqlalchemy import func, select

from satrap.server.chain import ChainLine
from satrap.server.cups.cup import OVER, Cup, read_result, result_of
from satrap.server.cups.pairing import unevenness
from satrap.server.cups.past import Past, meetings
from satrap.server.cups.plan import ROBIN, SWISS
from satrap.server.cups.points import WHOLE
from satrap.server.cups.sizes import sizes
from satrap.server.proof import format_proof, make_proof
from satrap.server.store.cups import TableRow
from satrap.server.store.cups_schema import cup_tables
from satrap.server.store.sql_store import SqlStore
from satrap.server.tables.table import OVER as MATCH_OVER
from satrap.server.tables.table import Table, record_of
from satrap.verify import failures
from tests.server.cups.running import House

# Meetings beyond the first of twelve who all meet about once, in both directions. Two rounds of
# three tables for four share at least three pairs, so less is not possible at tables of 4 and 5.
AGAIN = {3: 20, 4: 36, 5: 18}
UNEVEN = {ROBIN: 1, SWISS: 2}  # how much more often than another seat somebody may have one


async def check(
    there: House, cup: Cup, gone: Collection[str], way: Mapping[str, str]
) -> Counter[str]:
    """Fail if anything about a tournament that is over is wrong; count what it was."""
    assert cup.row.status == OVER and cup.row.round == cup.rounds, "all rounds were played"
    matches = [row for row in cup.tables if len(row.sitting) > 1]
    for row in matches:
        await check_match(there, cup, row)
    check_rounds(cup)
    check_meetings(cup)
    check_seats(cup)
    check_standings(cup)
    check_dropped(cup, gone, way)
    await check_nothing_open(there, cup)
    return Counter(
        {
            "tournaments": 1,
            "players": len(cup.entrants),
            "rounds": cup.rounds,
            "matches": len(matches),
            "proofs verified": len(matches),
            **{f"dropped out: {how}": n for how, n in Counter(way.values()).items()},
        }
    )


def check_rounds(cup: Cup) -> None:
    """Everybody sits once in each round, at a table of the right size, and it has a result."""
    players = sorted(cup.by_number)
    for tables in cup.past():
        assert sorted(each for table in tables for each in table) == players
        assert sorted(map(len, tables), reverse=True) == sizes(len(players), cup.plan.seats)
    assert len(cup.past()) == cup.rounds
    assert all(read_result(row) is not None for row in cup.tables), "a result is missing"


def check_meetings(cup: Cup) -> None:
    """Nobody meets twice if that can be avoided; in a round robin all meet about equally often."""
    met, seats = meetings(cup.past()), cup.plan.seats
    if cup.plan.format != ROBIN:
        assert set(met.values()) == {1}, "somebody has met twice"
        return
    if seats == 2:
        assert set(met.values()) == {1} and len(met) == math.comb(len(cup.by_number), 2)
        return
    assert unevenness(cup.past(), seats)[1] <= AGAIN[seats] and max(met.values()) <= 3


def check_seats(cup: Cup) -> None:
    """Everybody has each seat about equally often, of those at the larger tables."""
    sat = Past(cup.past(), cup.plan.seats).sat
    for player in cup.by_number:
        times = [sat[player, seat] for seat in range(min(map(len, cup.past()[0])))]
        assert max(times) - min(times) <= UNEVEN[cup.plan.format], (player, times)


def check_standings(cup: Cup) -> None:
    """Everybody has a place, in the order of the points; all points were given out."""
    lines = cup.lines()
    assert sorted(line.player for line in lines) == sorted(cup.by_number)
    for number, (before, line) in enumerate(pairwise(lines), start=2):
        assert line.place in (number, before.place)
    staying = [line.points for line in lines if line.player not in cup.dropped]
    assert staying == sorted(staying, reverse=True)
    assert {line.player for line in lines[len(staying) :]} == cup.dropped, "they come last"
    free = sum(len(table) == 1 for tables in cup.past() for table in tables)
    halves = sum(len(table) for tables in cup.past() for table in tables if len(table) > 1)
    assert sum(line.points for line in lines) == WHOLE * free + WHOLE * halves // 2


def check_dropped(cup: Cup, gone: Collection[str], way: Mapping[str, str]) -> None:
    """Whoever went has dropped out, and nobody else."""
    assert set(gone) == set(way), "everybody who was to go has gone"
    assert {cup.by_number[number].person for number in cup.dropped} == set(way)


async def check_match(there: House, cup: Cup, row: TableRow) -> None:
    """A match is over as its result says, bots sat for those who were out, and its proof holds."""
    async with there.hall.held(row.match) as (_, standing):
        table, seed = standing.table, standing.seed
        assert table.status == MATCH_OVER
        assert read_result(row) == result_of(table), "the result is not what was played"
        if table.match and table.match.outcome:
            lines = await there.hall.store.read(row.match)
            opened = [ChainLine(line.nonce, line.body) for line in lines]
            beside = [line.beside for line in lines]
            proof = make_proof(record_of(table, table.match), seed, opened, beside)
            assert failures(format_proof(proof)) == []
        check_seated(cup, row, table)


def check_seated(cup: Cup, row: TableRow, table: Table) -> None:
    """Each seat is that of its player; of those who had left, a bot's."""
    for seat, number in enumerate(row.sitting):
        place, who = table.places[seat], cup.by_number[number]
        persons = (place.person, place.former)
        assert who.person in persons or (number in cup.dropped and place.bot)


async def check_nothing_open(there: House, cup: Cup) -> None:
    """No match, job or bot is left over."""
    for status in ("waiting", "running"):
        assert await there.hall.store.list_matches(status) == []
    assert [job.kind for job in await there.jobs.list()] in ([], ["alive"])
    assert not there.hall.unattended
    assert isinstance(there.hall.store, SqlStore)
    async with there.hall.store.reading() as connection:
        query = select(func.count()).select_from(cup_tables).where(cup_tables.c.result.is_(None))
        assert await connection.scalar(query.where(cup_tables.c.cup == cup.id)) == 0
