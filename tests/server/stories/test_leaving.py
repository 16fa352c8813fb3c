"""A bot replaces anyone who leaves or runs out of time; whoever comes back gets the seat again."""

from __future__ import annotations

import random
import time
from pathlib import Path

from satrap.server.tables.acts import STAND_IN
from tests.server.api.people import Guest, Server, play, receive, seated
from tests.server.stories.tables import CARDS, SECRETS, wait_until

SHORT = {"main": 1, "increment": 0}


def test_who_leaves_is_replaced_and_comes_back(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben", starter=1)
    ben.done(table, "leave")
    view = wait_until(ana, table, lambda view: view and view["match"]["waiting"] == [0])
    assert view["seats"][1]["bot"] == STAND_IN
    ben.done(table, "return")
    assert ana.view(table)["seats"][1]["bot"] == ""
    assert ben.view(table)["seat"] == 1


def test_who_is_away_can_be_replaced_by_the_others(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben", starter=1)
    with ana.socket(table) as watching:
        with ben.socket(table) as here:
            receive(here)
            assert 1 in ana.get(f"/tables/{table}")["here"]
            assert ana.act(table, "replace", seat=1).json()["code"] == "not-at-table"
        while ana.act(table, "replace", seat=1).status_code != 200:
            time.sleep(0.05)  # until Ben has been gone long enough
        receive(watching)
    assert ana.view(table)["seats"][1]["bot"]
    ben.done(table, "return")
    assert not ana.view(table)["seats"][1]["bot"]


def test_who_is_out_of_time_is_replaced_and_comes_back(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben", starter=1, clock=SHORT)
    view = wait_until(ana, table, lambda view: view and view["seats"][1]["bot"])
    assert view["seats"][1]["time_left"] == 0
    wait_until(ana, table, lambda view: view and view["match"]["waiting"] == [0])
    ben.done(table, "return")
    assert ana.view(table)["seats"][1]["time_left"] >= 25_000
    wait_until(ben, table, lambda view: view and view["seats"][0]["bot"])  # Ana is out of time now
    with ben.socket(table) as socket:
        assert play(ben, table, socket, random.Random(1))["match"]["outcome"]


def test_several_clocks_run_at_once(server: Server) -> None:
    table, (ana, _) = seated(server, SECRETS, "Ana", "Ben", clock=SHORT)
    assert [seat["is_running"] for seat in ana.view(table)["seats"]] == [True, True]
    ana.done(table, "play", plays=["split 2 6 4 3"], ply=0)
    assert [seat["is_running"] for seat in ana.view(table)["seats"]] == [False, True]
    view = wait_until(ana, table, lambda view: view and view["seats"][1]["bot"])
    assert view["seats"][0]["time_left"] > 0


def test_downtime_costs_nobody_time(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, _ = seated(server, CARDS, "Ana", "Ben", starter=0, clock=SHORT)
    server.kill()
    time.sleep(1.5)  # longer than Ana has
    server.start()
    back = Guest(server)
    view = back.view(table)
    assert view["seats"][0]["time_left"] > 500 and not view["seats"][0]["bot"]
    wait_until(back, table, lambda view: view and view["seats"][0]["bot"])  # the clock runs on
    server.kill()
