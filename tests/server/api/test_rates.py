"""Expensive requests are limited per address, however many guests come from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.offered import GAMES
from tests.server.api.operators import operated
from tests.server.api.people import Guest, receive
from tests.server.api.strangers import settled
from tests.server.long.marathon import long_record


def test_records_are_brought_at_a_rate_by_all_guests_of_an_address(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1, plant=settled(record_rate=(0.01, 3))) as server:
        guests = [Guest(server, f"Guest {number}") for number in range(5)]
        found = [guest.web.post("/records", content=long_record(10)) for guest in guests]
        assert [reply.status_code for reply in found] == [201, 201, 201, 429, 429]


def test_people_of_an_address_sit_down_and_leave_at_a_rate(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1, plant=settled(seat_rate=(0.01, 6))) as server:
        ana = Guest(server, "Ana")
        table = ana.open(next(iter(GAMES)), "open", "open")["id"]
        codes = []
        for _ in range(4):
            codes.append(ana.act(table, "sit", seat=0, name="Ana").status_code)
            codes.append(ana.act(table, "leave").status_code)
        assert codes == [*[200] * 6, 429, 429]


def test_connections_begin_at_a_rate(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1, plant=settled(socket_rate=(0.01, 3))) as server:
        ana = Guest(server, "Ana")
        table = ana.open(next(iter(GAMES)), "open", "open")["id"]
        for _ in range(3):
            with ana.socket(table) as socket:
                assert "view" in receive(socket)
        with pytest.raises((ConnectionClosed, InvalidStatus)), ana.socket(table) as socket:
            receive(socket)
        assert ana.view(table)["status"] == "waiting"  # it can still be viewed over HTTP
