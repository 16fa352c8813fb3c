"""The log says what happens, and nothing that only some may know."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from satrap.server import logs
from satrap.server.actors import Actors
from tests.offered import GAMES
from tests.server.api.operators import calling, operated
from tests.server.api.people import Guest, Json
from tests.server.api.secrets_of import leaks, play_a_match

QUERY = (  # what most servers log: the whole address
    "import satrap.server.api.watching as w, satrap.server.logs as l; "
    "e = w.Seen.end; w.Seen.end = lambda s: "
    "(e(s), l.log(s.scope['path'] + '?' + s.scope['query_string'].decode()));"
)
WORDS_OF_ERRORS = (  # the text of an exception
    "import satrap.server.api.answers as a, satrap.server.api.app as p, logging; f = a.on_refusal\n"
    "async def g(r, e):\n"
    "    logging.getLogger('satrap').error(str(e))\n"
    "    return await f(r, e)\n"
    "p.on_refusal = g\n"
)


def lines(text: str) -> list[Json]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", [logs.JSON, logs.PLAIN])
def test_no_secret_of_a_match_is_in_the_log(tmp_path: Path, game: str, form: str) -> None:
    with operated(tmp_path, "--log", form) as server:
        secret = play_a_match(server, game)
        server.stop()
        assert len(secret) > 200
        assert leaks(server.written(), secret) == []
        assert "/api/tables/{match}/act" in server.written()


@pytest.mark.parametrize("plant", [QUERY, WORDS_OF_ERRORS], ids=["query", "errors"])
def test_a_planted_leak_is_found(tmp_path: Path, plant: str) -> None:
    with operated(tmp_path, "--log", "json", plant=plant) as server:
        secret = play_a_match(server, next(iter(GAMES)))
        server.stop()
        assert leaks(server.written(), secret | {"a secret way"})


def test_every_request_has_a_line_with_its_id(tmp_path: Path) -> None:
    with operated(tmp_path) as server:  # not at a terminal, so the log is JSON
        ana = Guest(server, "Ana")
        table = ana.open("alexandros", "open", "open")["id"]
        ids = {
            path: ana.web.get(path, headers={"X-Request-Id": "forged"}).headers["x-request-id"]
            for path in (
                "/me",
                f"/tables/{table}",
                "/nowhere/at/all",
                f"/tables/{table}/why",
                "/openapi.json",
            )
        }
        ana.done(table, "sit", seat=0, name="Ana")
        with ana.socket(table):
            pass
        server.stop()
        said = {line["request"]: line for line in lines(server.written()) if "method" in line}
        got = [(said[each]["route"], said[each]["status"]) for each in ids.values()]
        assert got == [
            ("/api/me", 200),
            ("/api/tables/{match}", 200),
            ("none", 404),
            ("/api/tables/{match}/why", 400),
            ("/api/openapi.json", 200),
        ]
        assert all(line["ms"] >= 0 and line["time"].endswith("Z") for line in said.values())
        (command,) = [line for line in lines(server.written()) if line["event"] == "command"]
        assert (command["kind"], command["outcome"]) == ("sit", "acknowledged")
        assert said[command["request"]]["route"] == "/api/tables/{match}/act"
        sockets = [line for line in lines(server.written()) if line["event"] == "socket"]
        assert [line["route"] for line in sockets] == ["/api/tables/{match}/ws"]


def test_lines_name_who_asks_the_same_each_time_and_not_by_id(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
        table = ana.open("alexandros", "open", "open")["id"]
        ana.done(table, "sit", seat=0, name="Ana")
        with ana.socket(table), ben.socket(table):
            pass
        server.stop()
        before = lines(server.written())
        server.start()
        ana, nobody = ana.again(), Guest(server)
        ana.done(table, "leave")
        for _ in range(2):
            nobody.web.get("/tables")
        server.stop()
        after = lines(server.written())[len(before) :]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
            people = [row[0] for row in store.execute("SELECT id FROM people")]
            (secret,) = store.execute("SELECT value FROM secrets").fetchone()
    asked = [line for line in before + after if line["event"] in ("request", "command", "socket")]
    assert all(len(bytes.fromhex(line["actor"])) == 6 for line in asked)
    commands = [line["actor"] for line in asked if line["event"] == "command"]
    sockets = {line["actor"] for line in asked if line["event"] == "socket"}
    guests = {line["actor"] for line in after if line.get("route") == "/api/tables"}
    assert len(commands) == 2 and len(set(commands)) == 1  # Ana, before and after the restart
    assert commands[0] in sockets and len(sockets) == 2
    assert len(guests) == 1 and not guests & sockets
    written = json.dumps(asked)
    for hidden in (*people, secret.hex(), "127.0.0.1"):
        assert hidden not in written
    assert commands[0] in {Actors(secret).person(each) for each in people}


def test_a_mistake_of_the_server_is_told_by_kind_and_place(tmp_path: Path) -> None:
    plant = (
        "import satrap.server.api.games as g\n"
        "def bad(game): raise ValueError('the secret card')\n"
        "g._info = bad\n"
    )
    with operated(tmp_path, plant=plant) as server, calling(server) as web:
        failed = web.get("/games")
        assert (failed.status_code, failed.json()["code"]) == (500, "failed")
        assert failed.headers["x-content-type-options"] == "nosniff"
        mark = failed.headers["x-request-id"]
        server.stop()
        said = lines(server.written())
    (told,) = [line for line in said if line.get("error")]
    assert told["error"] == "ValueError" and told["level"] == "error"
    assert any(place.startswith("server/api/games.py") for place in told["where"])
    assert told["request"] == mark
    assert [line["status"] for line in said if line["event"] == "request"] == [500]
    assert "secret card" not in json.dumps(said)


def test_a_line_stays_a_line() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    for form in (logs.AsJson(), logs.AsWords()):
        handler.setFormatter(form)
        record = logging.LogRecord("x", logging.ERROR, "", 0, "one\ntwo %s", ("three\r",), None)
        handler.emit(record)
    assert len(stream.getvalue().splitlines()) == 2
    assert "two" not in stream.getvalue()
