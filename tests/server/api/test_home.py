"""A person's home lists where something waits for them, the most urgent first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, delete

from satrap.server.replays import Replays
from satrap.server.store.waits_schema import waits
from tests.server.api.inside import Inside, tell_inside
from tests.server.api.people import Guest, Server, seated

GAME = "alexandros"
Json = Any


def home(guest: Guest) -> Json:
    return guest.get("/me/home")


def ids(tables: list[Json]) -> list[str]:
    return [each["table"]["id"] for each in tables]


def test_a_newcomer_finds_an_empty_home(server: Server) -> None:
    assert home(Guest(server, "Ana")) == {
        "due": 0,
        "others": 0,
        "tables": [],
        "opening": [],
        "to_begin": [],
    }


def test_what_waits_for_me_comes_before_what_waits_for_others(own_server: Server) -> None:
    mine, (ana, ben) = seated(own_server, GAME, "Ana", "Ben", starter=0)
    theirs = ana.open(GAME, "open", "open", starter=1)["id"]
    for seat, guest in enumerate((ana, ben)):
        guest.done(theirs, "sit", seat=seat, name=guest.name)
    ana.done(theirs, "start")
    waiting = ana.open(GAME, "open", "open")["id"]
    told = home(ana)
    assert (told["due"], told["others"]) == (1, 1)
    assert ids(told["tables"]) == [mine, theirs]
    assert [row["id"] for row in told["opening"]] == [waiting]
    first, second = told["tables"]
    assert first["is_due"] and first["waiting"] == [0] and first["table"]["seats"] == ["Ana", "Ben"]
    assert not second["is_due"] and (second["seat"], second["waiting"]) == (0, [1])
    assert ids(home(ben)["tables"]) == [theirs, mine]


def test_the_end_of_a_time_is_more_urgent_than_a_long_wait(own_server: Server) -> None:
    slow, (ana, ben) = seated(own_server, GAME, "Ana", "Ben", starter=0)
    tables = []
    for main in (9000, 300):
        table = ana.open(GAME, "open", "open", starter=0, clock={"main": main})["id"]
        for seat, guest in enumerate((ana, ben)):
            guest.done(table, "sit", seat=seat, name=guest.name)
        ana.done(table, "start")
        tables.append(table)
    told = home(ana)["tables"]
    assert ids(told) == [tables[1], tables[0], slow]
    assert told[0]["until"] < told[1]["until"] and told[2]["until"] is None
    assert [each["until"] is None for each in home(ben)["tables"]].count(True) == 1


def test_it_follows_every_move_and_a_bot_that_stands_in(own_server: Server) -> None:
    table, (ana, ben) = seated(own_server, GAME, "Ana", "Ben", starter=0)
    since = home(ana)["tables"][0]["since"]
    ana.done(table, "resign")
    assert home(ana)["tables"] == home(ben)["tables"] == []
    table, (cleo, dion) = seated(own_server, GAME, "Cleo", "Dion", starter=0)
    assert home(cleo)["tables"][0]["since"] > since
    cleo.done(table, "leave")
    (row,) = home(cleo)["tables"]
    assert row["is_away"] and not row["is_due"] and home(cleo)["due"] == 0
    cleo.done(table, "return")
    assert home(cleo)["due"] + home(dion)["due"] == 1


def test_a_table_waits_for_its_host_once_everybody_else_is_ready(own_server: Server) -> None:
    ana, ben = Guest(own_server, "Ana"), Guest(own_server, "Ben")
    table = ana.open(GAME, "open", "open")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ben.done(table, "sit", seat=1, name="Ben")
    assert home(ana)["to_begin"] == []
    ben.done(table, "ready", is_ready=True)
    assert home(ana)["to_begin"] == [table] and home(ben)["to_begin"] == []
    own_server.stop()  # the same is found in the log
    own_server.start()
    ana, ben = ana.again(), ben.again()
    assert home(ana)["to_begin"] == [table] and home(ben)["to_begin"] == []
    ben.done(table, "ready", is_ready=False)
    assert home(ana)["to_begin"] == []
    ben.done(table, "ready", is_ready=True)
    ana.done(table, "start")
    assert home(ana)["to_begin"] == []


def test_it_shows_how_my_note_begins(server: Server) -> None:
    table, (ana, ben) = seated(server, GAME, "Ana", "Ben", starter=0)
    ana.web.put(f"/tables/{table}/notes", json={"words": "Ben keeps lyres. " + "x" * 400})
    (row,) = home(ana)["tables"]
    assert row["note"].startswith("Ben keeps lyres.") and len(row["note"]) == 300
    assert home(ben)["tables"][0]["note"] == ""


async def begun(server: Inside) -> httpx.AsyncClient:
    """Return somebody whose turn it is at a table."""
    ana = await server.guest("Ana")
    chairs = [{"who": "open"}, {"who": "bot", "bot": "random"}]
    body = {"game": GAME, "chairs": chairs, "starter": 0}
    match = (await ana.post("/api/tables", json=body)).json()["id"]
    for key, command in ("sit", {"do": "sit", "seat": 0, "name": "Ana"}), ("go", {"do": "start"}):
        sent = {"key": key, "command": command}
        assert (await ana.post(f"/api/tables/{match}/act", json=sent)).status_code == 200
    return ana


async def due(ana: httpx.AsyncClient) -> int:
    return len(
        [each for each in (await ana.get("/api/me/home")).json()["tables"] if each["is_due"]]
    )


def test_it_replays_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Inside) -> None:
        ana = await begun(server)
        for room in server.state.hall.rooms():
            room.forget()  # as if it had left memory
        monkeypatch.setattr(Replays, "run", None)
        assert await due(ana) == 1

    tell_inside(tmp_path, story)


def test_tables_of_an_older_version_are_found_at_the_start(tmp_path: Path) -> None:
    async def story(server: Inside) -> None:
        ana = await begun(server)
        await server.state.store.writer.submit(clear)
        assert await due(ana) == 0
        await server.state.waits.catch_up()
        assert await due(ana) == 1

    tell_inside(tmp_path, story)


def clear(connection: Connection) -> None:
    connection.execute(delete(waits))
