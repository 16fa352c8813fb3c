"""Accounts of programs are known as such by their names; nobody sits under a member's name."""

from __future__ import annotations

import json

from tests.server.api.people import Guest, Server
from tests.server.api.test_passkeys import refused
from tests.server.api.test_passwords import keep_by_password
from tests.server.stories.tables import CARDS

CUP = {"name": "Cup", "game": CARDS, "clock": {"main": 0, "per_turn": 86_400}}


def member(server: Server, name: str) -> Guest:
    made = Guest(server, name)
    keep_by_password(made, name)
    return made


def program(server: Server, name: str) -> Guest:
    made = member(server, name)
    assert made.web.post("/me/bot").json()["is_bot"]
    return made


def test_a_program_is_named_as_one_wherever_it_is_shown(server: Server) -> None:
    hal, ana = program(server, "Hal"), Guest(server, "Ana")
    assert hal.get("/me")["name"] == "Hal (bot)"
    assert ana.get("/people/Hal (bot)")["is_bot"]
    table = hal.open(CARDS, "open", "open")["id"]
    hal.done(table, "sit", seat=0, name="Somebody nice")
    assert ana.view(table)["seats"][0]["name"] == "Hal (bot)"
    rows = {row["id"]: row["seats"] for row in ana.get("/tables")}
    assert rows[table] == ["Hal (bot)", ""]
    other = ana.open(CARDS, "open", "open")["id"]
    with hal.socket(other) as socket:
        socket.send(json.dumps(hal.request("sit", seat=0, name="Somebody nice")))
        while "ack" not in json.loads(socket.recv(60)):
            pass
    assert ana.view(other)["seats"][0]["name"] == "Hal (bot)"


def test_a_program_stays_one_under_every_name(server: Server) -> None:
    hal = program(server, "A very long name of 24 c")
    assert hal.get("/me")["name"] == "A very long name o (bot)"
    assert hal.web.post("/guests", json={"name": "Not a program"}).status_code == 201
    assert hal.get("/me")["name"] == "Not a program (bot)"
    assert hal.web.post("/me/bot").json()["name"] == "Not a program (bot)"


def test_only_members_without_rated_matches_become_programs(server: Server) -> None:
    refused(Guest(server, "Ana").web.post("/me/bot"))
    ana, ben = member(server, "Ana Rated"), Guest(server, "Ben")
    table = ana.open(CARDS, "open", "open", is_friendly=False)["id"]
    for seat, guest in enumerate((ana, ben)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ana.done(table, "start")
    ben.done(table, "resign")
    refused(ana.web.post("/me/bot"))
    assert not ana.get("/me/account")["is_bot"]


def test_programs_take_part_only_where_the_organiser_lets_bots_in(server: Server) -> None:
    ana, hal = member(server, "Ana Cup"), program(server, "Hal Cup")
    for has_bots, status in ((False, 409), (True, 200)):
        cup = ana.post("/tournaments", {**CUP, "has_bots": has_bots})["id"]
        reply = hal.web.post(f"/tournaments/{cup}/act", json={"do": "join"})
        assert reply.status_code == status, reply.text
    assert reply.json()["players"][0]["name"] == "Hal Cup (bot)"


def test_nobody_sits_or_speaks_under_the_name_of_a_member(server: Server) -> None:
    other = Guest(server, "ana real")  # before there was a member of this name
    ana = member(server, "Ana Real")
    table = ana.open(CARDS, "open", "open", "open")["id"]
    for name in ("Ana Real", "ANA REAL", "Ａna Real"):
        refused(other.act(table, "sit", seat=0, name=name), 409, "name-taken")
    refused(other.act(table, "say", words="I am Ana."), 409, "name-taken")
    ana.done(table, "sit", seat=0, name="Ana Real")
    other.done(table, "sit", seat=1, name="Another Ana")
    other.done(table, "say", words="I am another Ana.")
    ben = member(server, "Ben Real")
    refused(ben.act(table, "sit", seat=2, name="Ana Real"), 409, "name-taken")
    ben.done(table, "sit", seat=2, name="Benjamin")


def test_a_guest_who_asks_for_a_members_name_gets_a_variant_and_is_told_later(
    server: Server,
) -> None:
    ana = member(server, "Ana Owned")
    guest, again = Guest(server, "ANA owned"), Guest(server, "Ana Owned")
    assert guest.get("/me")["name"] == "ANA owned 2"
    assert again.get("/me")["name"] == "Ana Owned 2"  # two guests may share a name, as ever
    refused(guest.web.post("/guests", json={"name": "Ana Owned"}), 409, "name-taken")
    assert guest.get("/me")["name"] == "ANA owned 2"
    assert ana.web.post("/guests", json={"name": "Ana owned"}).json()["name"] == "Ana owned"
    table = ana.open(CARDS, "open", "open")["id"]
    ana.done(table, "sit", seat=0, name="Ana owned")
    guest.done(table, "sit", seat=1, name="ANA owned 2")
