"""The log says what happens, and nothing that only some may know."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from satrap.games import GAMES
from satrap.server import logs
from tests.server.api.operators import calling, operated
from tests.server.api.people import Guest, Json
from tests.server.api.secrets_of import leaks, play_a_match

QUERY = (  # what most servers do: the whole address in the log
    "import satrap.server.api.watching as w, satrap.server.logs as l; "
    "e = w.Seen.end; w.Seen.end = lambda s: "
    "(e(s), l.log(s.scope['path'] + '?' + s.scope['query_string'].decode()));"
)
WORDS_OF_ERRORS = (  # a traceback with its words
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
    with operated(tmp_path) as server:  # not at a terminal: JSON
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
