"""The server's metrics: numbers, for whoever runs it and for nobody else."""

from __future__ import annotations

import random
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from satrap.server import meters
from tests.offered import GAMES
from tests.server.api.operators import calling, operated, until
from tests.server.api.people import SECONDS, Guest, Server, play, receive
from tests.server.api.secrets_of import leaks, play_a_match

GAME = "alexandros"
Numbers = dict[tuple[str, frozenset[tuple[str, str]]], float]


def numbers(server: Server) -> Numbers:
    """Return every number that the server shows."""
    reply = httpx.get(f"{server.url}/api/metrics")
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/plain; version=")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(reply.text)
        for sample in family.samples
    }


def number(found: Numbers, name: str, **labels: str) -> float:
    return found.get((name, frozenset(labels.items())), 0)


def test_everything_is_counted(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        ana = Guest(server, "Ana")
        table = ana.open(GAME, "open", "random", starter=1)["id"]
        ana.open(GAME, "open", "open")
        ana.done(table, "sit", seat=0, name="Ana")
        ana.act(table, "sit", seat=0, name="Ana")
        ana.done(table, "start")
        with ana.socket(table) as socket:
            play(ana, table, socket, random.Random(1), plies=4)
            now = numbers(server)
            assert number(now, "satrap_sockets") == 1
        assert number(now, "satrap_commands_total", kind="play", outcome="acknowledged") >= 4
        assert number(now, "satrap_commands_total", kind="sit", outcome="acknowledged") == 1
        assert number(now, "satrap_commands_total", kind="sit", outcome="not-at-table") == 1
        act = {"method": "POST", "route": "/api/tables/{match}/act"}
        assert number(now, "satrap_requests_total", **act, status="200") == 2
        assert number(now, "satrap_requests_total", **act, status="409") == 1
        assert number(now, "satrap_request_seconds_count", route=act["route"]) == 3
        acknowledged = number(now, "satrap_acknowledged_seconds_count")
        assert acknowledged >= 6
        assert 0 < number(now, "satrap_acknowledged_seconds_sum") < 60 * acknowledged
        assert number(now, "satrap_commit_lines_sum") >= acknowledged + 2
        assert number(now, "satrap_commit_writes_sum") >= number(now, "satrap_commit_seconds_count")
        assert number(now, "satrap_tables", status="waiting") == 1
        assert number(now, "satrap_tables", status="running") == 1
        assert number(now, "satrap_commits_failed_total") == 0
        assert number(now, "satrap_bot_seconds_count", bot="random") > 0
        with ana.socket(table) as socket:  # until the server has noticed that the first one left
            receive(socket)
            until(lambda: number(numbers(server), "satrap_sockets") == 1)


def test_who_is_cut_off_is_counted(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        ana, zoe = Guest(server, "Ana"), Guest(server, "Zoe")
        table = ana.open(GAME, "open", "random")["id"]
        with zoe.socket(table) as slow:
            for n in range(200):
                ana.done(table, "say", words=f"{n}: " + "x" * 480)
            with pytest.raises(ConnectionClosed):
                for _ in range(202):
                    slow.recv(SECONDS)
        assert number(numbers(server), "satrap_listeners_cut_off_total") == 1


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_and_no_name_is_in_the_metrics(tmp_path: Path, game: str) -> None:
    with operated(tmp_path) as server:
        secret = play_a_match(server, game)
        shown = httpx.get(f"{server.url}/api/metrics").text
    assert "satrap_commands_total" in shown
    assert leaks(shown, secret) == []


def test_a_planted_leak_is_found(tmp_path: Path) -> None:
    plant = (  # the address instead of the route
        "import satrap.server.meters as m; c = m.count_request; "
        "import satrap.server.api.watching as w; e = w.Seen.end; "
        "w.Seen.end = lambda s: (e(s), c('GET', s.scope['path'], 200, 0));"
    )
    with operated(tmp_path, plant=plant) as server:
        secret = play_a_match(server, GAME)
        shown = httpx.get(f"{server.url}/api/metrics").text
    assert leaks(shown, secret)


def test_a_public_site_does_not_show_them(tmp_path: Path) -> None:
    proxy = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "203.0.113.7"}
    with operated(tmp_path, "--behind-proxy", "127.0.0.1") as server:
        with calling(server, **proxy) as web:
            refused = web.get("/metrics")
            assert (refused.status_code, refused.json()["code"]) == (404, "no-route")
        with calling(server) as web:
            assert web.get("/metrics").status_code == 200
        with calling(server, "127.0.0.5", **proxy) as web:  # a proxy that was not named
            assert web.get("/metrics").status_code == 404
    with (
        operated(
            tmp_path, "--behind-proxy", "127.0.0.1", "--metrics-to", "203.0.113.0/24"
        ) as server,
        calling(server, **proxy) as web,
    ):
        assert web.get("/metrics").status_code == 200
        assert "/api/metrics" not in web.get("/openapi.json").text


def test_bots_are_timed() -> None:
    meters.BOT_SECONDS.labels("toy").observe(0.1)
    assert b'satrap_bot_seconds_count{bot="toy"} 1.0' in meters.report({"waiting": 3})
    assert b'satrap_tables{status="waiting"} 3.0' in meters.report({"waiting": 3})
    assert b"waiting" not in meters.report({})
