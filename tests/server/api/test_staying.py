"""The server stops, dies and starts again; people come back; the slow are cut off."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from satrap.server.api.limits import Rate, Slots
from satrap.server.errors import TooMany
from satrap.server.store import sqlite
from tests.cli.driver import run
from tests.offered import GAMES
from tests.server.api.people import SECONDS, Guest, Server, play, receive


def test_matches_go_on_after_the_server_was_killed(own_server: Server) -> None:
    ana = Guest(own_server, "Ana")
    tables = {game: ana.open(game, "open", "companion")["id"] for game in GAMES}
    sat, before = {}, {}
    for table in tables.values():
        sat[table] = ana.done(table, "sit", seat=0, name="Ana", key="sit")
        ana.done(table, "start")
        with ana.socket(table) as socket:
            before[table] = play(ana, table, socket, random.Random(1), plies=12)
    bots = ana.open("alexandros", "companion", "companion")["id"]
    ana.done(bots, "start")
    own_server.kill()
    own_server.start()
    ana = ana.again()
    for table in tables.values():
        after = ana.view(table)
        assert after["seat"] == 0
        assert after["match"]["ply"] >= before[table]["match"]["ply"]
        assert ana.done(table, "sit", seat=0, name="Ana", key="sit") == sat[table]
        with ana.socket(table) as socket:
            assert play(ana, table, socket, random.Random(2))["match"]["outcome"]
    with ana.socket(bots) as socket:  # they go on when somebody is there again
        while receive(socket)["view"]["status"] != "over":
            pass


def test_a_server_that_is_told_to_stop_stops_at_once(own_server: Server) -> None:
    ana = Guest(own_server, "Ana")
    table = ana.open("alexandros", "companion", "companion")["id"]
    with ana.socket(table) as socket:
        ana.done(table, "start")
        receive(socket)
        assert own_server.stop() in (0, -15)
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(SECONDS)


def test_who_comes_back_sees_everything_at_once(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open("alexandros", "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    for number in range(3):
        with ana.socket(table) as socket:
            play(ana, table, socket, random.Random(number), plies=3)
    with ana.socket(table) as socket:
        view = receive(socket)["view"]
        assert view["match"]["since"] == 0
        while view["match"]["waiting"] != [0]:  # the bot may still be deciding
            view = receive(socket)["view"]
    now = ana.view(table)
    assert view["version"] == now["version"]
    assert view["match"]["view"] == now["match"]["view"]


def test_who_reads_too_slowly_is_cut_off_and_the_others_play_on(server: Server) -> None:
    ana, yan, zoe = (Guest(server, name) for name in ("Ana", "Yan", "Zoe"))
    table = ana.open("alexandros", "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    with zoe.socket(table) as slow:
        for number in range(200):
            yan.done(table, "say", words=f"{number}: " + "x" * 480)
        with pytest.raises(ConnectionClosed):
            for _ in range(202):
                slow.recv(SECONDS)
    ana.done(table, "start")


def test_too_much_at_once_is_refused() -> None:
    rate = Rate((0.001, 10), slack=0.5)
    for _ in range(5):
        rate.take("Ana")
    with pytest.raises(TooMany):
        rate.take("Ana")
    rate.take("Ben")


def test_too_much_open_at_once_is_refused() -> None:
    slots = Slots(1, slack=1)
    with slots.hold("Ana"), slots.hold("Ben"), pytest.raises(TooMany), slots.hold("Ana"):
        pass
    with slots.hold("Ana"):
        pass


def test_a_second_server_in_the_same_folder_is_told_so(tmp_path: Path) -> None:
    held = sqlite.lock(tmp_path / "tables.sqlite")
    try:
        done = run("serve", "--port", "0", "--data", tmp_path)
    finally:
        os.close(held)
    assert done.exit_code == 1
    assert "Another server is using" in done.stderr
