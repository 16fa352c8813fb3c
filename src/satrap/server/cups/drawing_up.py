"""The tables of the next round. It takes seconds, so it is done in a thread of its own."""

from __future__ import annotations

from satrap.server.cups.cup import Cup, as_rows
from satrap.server.cups.pairing import knockout, round_robin, swiss
from satrap.server.cups.past import Sitting
from satrap.server.cups.plan import KNOCKOUT, ROBIN
from satrap.server.cups.standings import total
from satrap.server.opening import cup_table_id
from satrap.server.store.cups import TableRow


def draw_up(cup: Cup) -> list[TableRow]:
    """Return the tables of the round after the present one; of a round robin, all at once."""
    plan, seed = cup.plan, cup.row.seed
    players = sorted(each.number for each in cup.entrants)
    if plan.format == ROBIN:
        if cup.row.round:
            return []
        rounds = round_robin(players, plan.seats, cup.rounds, seed)
        return [row for n, each in enumerate(rounds, start=1) for row in _rows(cup, n, each)]
    if plan.format == KNOCKOUT:
        found = knockout(cup.still_in(), cup.past(), plan.seats, seed)
    else:
        played = cup.played()
        points = {player: total(player, played) for player in players}
        found = swiss(players, cup.past(), points, plan.seats, seed)
    return _rows(cup, cup.row.round + 1, found)


def _rows(cup: Cup, round: int, sittings: list[Sitting]) -> list[TableRow]:
    ids = [cup_table_id(cup.id, round, number) for number in range(1, len(sittings) + 1)]
    return as_rows(cup.id, round, sittings, ids)
