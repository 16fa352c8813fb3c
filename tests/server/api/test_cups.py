"""Tournaments over HTTP: opened, found, joined by link, left, played and read."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.api.people import Guest, Server
from tests.server.club_members import join

PLAN = {"name": "Granicus Cup", "game": "alexandros", "clock": {"main": 600}}
LONGEST = 30  # seconds


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("cups"))
    yield made
    made.kill()


def members(server: Server, *names: str) -> list[Guest]:
    guests = [Guest(server, name) for name in names]
    for guest in guests:
        join(guest)
    return guests


def act(guest: Guest, cup: str, do: str, link: str = "", **rest: Any) -> Any:
    reply = guest.web.post(
        f"/tournaments/{cup}/act", params={"link": link}, json={"do": do, **rest}
    )
    assert reply.status_code == 200, reply.text
    return reply.json()


def until(guest: Guest, cup: str, is_so: Callable[[Any], bool]) -> Any:
    end = time.monotonic() + LONGEST
    while not is_so(shown := guest.get(f"/tournaments/{cup}")):
        assert time.monotonic() < end, shown
        time.sleep(0.02)
    return shown


def until_round(guest: Guest, cup: str, round: int) -> None:
    until(guest, cup, lambda shown: shown["round"] == round)


def test_a_private_one_is_there_with_its_link_alone(house: Server) -> None:
    ana, ben, cleo = members(house, "Ana", "Ben", "Cleo")
    cup = ana.post("/tournaments", {**PLAN, "is_public": False})["id"]
    shown = ana.get(f"/tournaments/{cup}")
    assert (shown["is_host"], shown["mine"], shown["host"]) == (True, None, "Ana")
    for stranger in (ben, Guest(house, "Guest"), Guest(house)):
        assert stranger.web.get(f"/tournaments/{cup}").status_code == 404
        assert [row["id"] for row in stranger.get("/tournaments")] == []
    assert ben.web.get(f"/tournaments/{cup}", params={"link": "0" * 32}).status_code == 404
    assert not ben.get(f"/tournaments/{cup}", link=shown["link"])["is_host"]
    joined = act(ben, cup, "join", shown["link"])
    assert joined["mine"] == 1 and [each["name"] for each in joined["players"]] == ["Ben"]
    assert [row["is_mine"] for row in ben.get("/tournaments")] == [True]
    assert act(ben, cup, "leave")["players"] == []
    assert ben.web.get(f"/tournaments/{cup}").status_code == 404, "they left it"
    assert cleo.get("/tournaments") == []


def test_guests_see_a_public_one_and_learn_how_to_take_part(house: Server) -> None:
    (dion,) = members(house, "Dion")
    cup = dion.post("/tournaments", PLAN)["id"]
    guest = Guest(house, "Guest")
    assert guest.get(f"/tournaments/{cup}")["is_member"] is False
    assert dion.get(f"/tournaments/{cup}")["is_member"] is True
    refused = guest.web.post(f"/tournaments/{cup}/act", json={"do": "join"})
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")


def test_it_runs_to_standings_that_say_why(house: Server) -> None:
    eris, finn, gala = members(house, "Eris", "Finn", "Gala")
    cup = eris.post("/tournaments", {**PLAN, "format": "robin", "pause": 1})["id"]
    for each in (eris, finn, gala):
        act(each, cup, "join")
    act(eris, cup, "start")
    for round in (1, 2, 3):
        until_round(eris, cup, round)
        for each in (eris, finn, gala):
            act(each, cup, "here")
        shown = until(eris, cup, lambda shown: shown["is_playing"])
        (table,) = [each for each in shown["tables"] if each["round"] == round and each["match"]]
        loser = max(table["sitting"])  # whoever joined later
        (eris, finn, gala)[loser - 1].done(table["match"], "resign")
    over = until(eris, cup, lambda shown: shown["status"] == "over")
    assert [(line["player"], line["place"], line["points"]) for line in over["standings"]] == [
        (1, 1, 3.0),
        (2, 2, 2.0),
        (3, 3, 1.0),
    ], "each had a bye besides"
    assert all(table["points"] is not None for table in over["tables"])
    assert over["ties"] == []


def test_what_cannot_be_played_is_refused(house: Server) -> None:
    (hera,) = members(house, "Hera")
    for wrong in ({"seats": 5}, {"fill": 60, "format": "robin"}, {"bot": "nobody"}, {"name": ""}):
        assert hera.web.post("/tournaments", json={**PLAN, **wrong}).status_code in (400, 422)


def test_programs_are_labelled_as_such(house: Server) -> None:
    iole, robot = Guest(house, "Iole"), Guest(house, "Robot")
    join(iole)
    join(robot, is_bot=True)
    cup = iole.post("/tournaments", {**PLAN, "has_bots": True})["id"]
    act(robot, cup, "join")
    act(iole, cup, "invite", bot="recruit", count=1)
    shown = act(iole, cup, "join")
    assert [each["is_bot"] for each in shown["players"]] == [True, True, False]
    closed = iole.post("/tournaments", PLAN)["id"]
    assert robot.web.post(f"/tournaments/{closed}/act", json={"do": "join"}).status_code == 409
