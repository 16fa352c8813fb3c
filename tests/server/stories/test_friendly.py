"""A table is friendly or gives no hints; everybody knows which before sitting down."""

from __future__ import annotations

import pytest

from satrap.server.tables.entries import Opened, format_entry, parse_entry
from tests.server.api.people import Guest, Server
from tests.server.stories.tables import CARDS, SECRETS, finished
from tests.server.tables.people import opened as opened_entry
from tests.toy import TOY


@pytest.mark.parametrize("game", [CARDS, SECRETS])
def test_a_table_is_friendly_unless_who_opens_it_says_otherwise(server: Server, game: str) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    for terms, is_friendly in (({}, True), ({"is_friendly": False}, False)):
        table = ana.open(game, "open", "open", **terms)["id"]
        (row,) = (row for row in ben.get("/tables") if row["id"] == table)
        view = ben.view(table)
        assert row["is_friendly"] is view["is_friendly"] is view["hints"] is is_friendly


def test_playing_again_keeps_the_terms(server: Server) -> None:
    table, ana = finished(server, CARDS, is_friendly=False)
    assert not ana.view(ana.post(f"/tables/{table}/rematch")["id"])["is_friendly"]
    chairs = [{"who": "open"}] * 2
    onward = {"ply": 0, "chairs": chairs, "is_public": True, "is_friendly": False}
    assert not ana.view(ana.post(f"/tables/{table}/continue", onward)["id"])["is_friendly"]


def test_a_log_from_before_there_were_hints_is_of_a_friendly_table() -> None:
    body, _ = format_entry(opened_entry(TOY, 2), 0, 0)
    old = body.replace(b'"is_friendly":true,', b"")
    assert old != body
    entry = parse_entry(old)
    assert isinstance(entry, Opened)
    assert entry.is_friendly
