"""Ratings on a real server: who sees which, and what an operator can do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from satrap.packs import PACKS
from tests.cli.driver import run
from tests.server.api.people import Guest, Server, seated
from tests.server.api.test_order import Operator

GAME = next(iter(PACKS))
NOT_FOUND, REFUSED = 404, 403


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, 100)
    yield made
    made.kill()


def given_up(server: Server, **rest: Any) -> tuple[str, list[Guest]]:
    """Return a rated match that the second player gave up."""
    table, guests = seated(server, GAME, "Ana", "Ben", is_friendly=False, **rest)
    assert guests[0].view(table)["is_rated"]
    assert guests[0].web.get(f"/tables/{table}/ratings").status_code == REFUSED  # not over yet
    guests[1].done(table, "resign")
    return table, guests


def test_guests_are_rated_but_not_shown(server: Server) -> None:
    table, (ana, _) = given_up(server)
    assert ana.get(f"/tables/{table}/ratings") == []
    assert ana.get("/ratings", game=GAME, seats=2) == []
    assert ana.web.get("/people/Ana/ratings").status_code == NOT_FOUND


def test_levels_are_listed_and_a_page_can_be_skipped(server: Server) -> None:
    ana = Guest(server, "Ana")
    chairs = [{"who": "open"}, {"who": "bot", "bot": "recruit"}]
    rest = {"is_friendly": False, "clock": {"main": 900}}
    table = ana.post("/tables", {"game": GAME, "chairs": chairs, **rest})["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    ana.done(table, "resign")
    (line,) = ana.get("/ratings", game=GAME, seats=2)
    assert (line["bot"], line["name"], line["games"]) == ("recruit", "", 1)
    assert line["rating"] > 1500 and line["is_provisional"]
    assert ana.get("/ratings", game=GAME, seats=2, skip=1) == []
    (change,) = ana.get(f"/tables/{table}/ratings")
    assert change["seat"] == 1 and change["change"] == line["rating"] - 1500


def test_who_may_not_see_a_table_does_not_see_its_ratings(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(GAME, "open", "open", is_public=False)["id"]
    assert Guest(server, "Cleo").web.get(f"/tables/{table}/ratings").status_code == NOT_FOUND


def test_an_operator_computes_all_ratings_again(server: Server) -> None:
    given_up(server)
    at = ("--server", server.url, "--data", str(server.folder))
    assert '"matches": 1' in run("admin", *at, "ratings").stdout
    assert [each["deed"] for each in Operator(server).get("trail")] == ["ratings"]
