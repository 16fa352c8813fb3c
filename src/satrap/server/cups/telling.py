"""Notices of a tournament: written in the transaction from which they follow."""

from __future__ import annotations

from sqlalchemy import Connection

from satrap.core.text import Text, names_text, text
from satrap.server.cups.cup import Cup
from satrap.server.store.cups import TableRow
from satrap.server.store.notices import post


def tell_paired(connection: Connection, cup: Cup, tables: list[TableRow], at: int) -> None:
    """Tell everybody whom they meet in the round that begins next."""
    for table in tables:
        for number in table.sitting:
            others = tuple(cup.by_number[each].name for each in table.sitting if each != number)
            seats = tuple(range(len(others)))
            name, round = cup.plan.name, table.round
            words = (
                text("notice-cup-paired", cup=name, round=round, names=names_text(others, seats))
                if others
                else text("notice-cup-free", cup=name, round=round)
            )
            _post(connection, cup, number, _page(cup), words, at)


def tell_begun(connection: Connection, cup: Cup, at: int) -> None:
    """Tell everybody that their match has begun."""
    for table in cup.at_round(cup.row.round):
        if len(table.sitting) > 1:
            words = text("notice-cup-begun", cup=cup.plan.name, round=cup.row.round)
            for number in table.sitting:
                _post(connection, cup, number, f"/table/{table.match}", words, at)


def tell_over(connection: Connection, cup: Cup, at: int) -> None:
    """Tell everybody that it is over, and where they came."""
    for line in cup.lines():
        words = text("notice-cup-over", cup=cup.plan.name, rank=line.place)
        _post(connection, cup, line.player, _page(cup), words, at)


def tell_cancelled(connection: Connection, cup: Cup, at: int) -> None:
    """Tell everybody that it does not take place."""
    for each in cup.entrants:
        words = text("notice-cup-cancelled", cup=cup.plan.name)
        _post(connection, cup, each.number, _page(cup), words, at)


def _page(cup: Cup) -> str:
    return f"/tournaments/{cup.id}"


def _post(connection: Connection, cup: Cup, number: int, path: str, words: Text, at: int) -> None:
    who = cup.by_number[number]
    if who.person and who.is_in:
        post(connection, who.person, "cup", f"cup/{cup.id}", path, words, at)
