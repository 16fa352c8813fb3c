"""Somebody who had played as a guest signs in there: those games come along."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from satrap.cli.serving import FILE
from tests.cli.driver import run
from tests.server.api.people import SECONDS, Guest, Server, play, receive
from tests.server.api.test_passkeys import at, keep, sign_in, site_of
from tests.server.authenticator import Authenticator
from tests.server.receivers import Browser

GAME = "alexandros"


def member(server: Server, name: str) -> tuple[Guest, Authenticator]:
    guest, key = at(server, name), Authenticator(site_of(server))
    keep(guest, key, name)
    guest.name = name
    return guest, key


@contextmanager
def is_full(server: Server) -> Iterator[None]:
    """Leave no room in the store for anything that comes along."""
    refuse = "BEGIN SELECT RAISE(ABORT, 'no room'); END"
    with closing(sqlite3.connect(server.folder / FILE)) as connection:
        connection.execute(f"CREATE TRIGGER full BEFORE INSERT ON aliases {refuse}")
        yield
        connection.execute("DROP TRIGGER full")


def test_a_running_seat_comes_along_and_can_be_played(own_server: Server) -> None:
    ana, key = member(own_server, "Ana")
    phone, ben = at(own_server, "Somebody"), at(own_server, "Ben")
    table = phone.open(GAME, "open", "random")["id"]
    phone.done(table, "sit", seat=0, name="Somebody")
    phone.done(table, "start")
    phone.web.put(f"/tables/{table}/notes", json={"words": "on the phone"})
    old = phone.cookie
    with ben.socket(table):
        assert sign_in(phone, key).status_code == 200
        for device in (phone, ana):
            assert device.view(table)["seat"] == 0
            assert device.get(f"/tables/{table}/notes")["words"] == "on the phone"
            assert [row["id"] for row in device.get("/me/tables")] == [table]
    stranger = Guest(own_server)
    stranger.web.headers["Cookie"] = old
    assert stranger.web.get("/me").status_code == 401
    for _ in range(2):
        with phone.socket(table) as socket:
            play(phone, table, socket, random.Random(1), plies=2)
        own_server.kill()
        own_server.start()
        phone, ben = phone.again(), ben.again()
        assert phone.view(table)["seat"] == 0


def test_two_members_remain_two(server: Server) -> None:
    ana, _ = member(server, "Ana two")
    _, bens_key = member(server, "Ben two")
    table = ana.open(GAME, "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    assert sign_in(ana, bens_key).json()["name"] == "Ben two"
    assert ana.get("/me/tables") == []


def test_nobody_becomes_one_person_in_two_seats(server: Server) -> None:
    ana, key = member(server, "Ana both")
    phone = at(server, "Another")
    table = ana.open(GAME, "open", "open")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    phone.done(table, "sit", seat=1, name="Another")
    assert sign_in(phone, key).status_code == 200
    assert phone.view(table)["seat"] == 0


def test_a_check_finds_the_merged_tables_sound(own_server: Server) -> None:
    _, key = member(own_server, "Ana")
    phone = at(own_server, "Somebody")
    table = phone.open(GAME, "open", "random")["id"]
    phone.done(table, "sit", seat=0, name="Somebody")
    phone.done(table, "start")
    sign_in(phone, key)
    with phone.socket(table) as socket:
        play(phone, table, socket, random.Random(1), plies=1)
    found = run("check", "--data", str(own_server.folder))
    assert found.exit_code == 0, found.output


def test_nothing_of_the_guest_is_left_when_the_member_is_deleted(own_server: Server) -> None:
    ana, key = member(own_server, "Ana")
    phone = at(own_server, "Somebody")
    table = phone.open(GAME, "open", "random")["id"]
    phone.done(table, "sit", seat=0, name="Thalestris")
    phone.done(table, "start")
    sign_in(phone, key)
    assert ana.web.post("/me/deletion", json={"name": "Ana"}).status_code == 200
    own_server.stop()
    files = b"".join(file.read_bytes() for file in own_server.folder.glob("tables.sqlite*"))
    assert b"Thalestris" not in files and b"Somebody" not in files
    assert run("check", "--data", str(own_server.folder)).exit_code == 0


def test_the_rest_comes_along_too_and_api_tokens_end(own_server: Server) -> None:
    ana, key = member(own_server, "Ana")
    ben = member(own_server, "Ben")[0]
    phone = at(own_server, "Somebody")
    table = ben.open(GAME, "open", "open", is_friendly=False)["id"]
    for seat, guest in enumerate((ben, phone)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ben.done(table, "start")
    watched = ben.open(GAME, "open", "open")["id"]
    phone.web.put(f"/tables/{watched}/notes", json={"words": "good at walls"}).raise_for_status()
    assert phone.web.put("/people/Ben/ties/follow").status_code == 200
    assert phone.web.put("/people/Ana/ties/mute").status_code == 200  # who turns out to be oneself
    ben.post(f"/tables/{table}/mutes", {"who": 1})
    phone.post(f"/tables/{table}/reports", {"who": 0, "words": "Slow."})
    phone.web.put("/me/notices", json={"zone": "Asia/Tokyo"}).raise_for_status()
    browser = {"endpoint": "https://push.example.org/x", **Browser().keys()}
    phone.web.post("/me/notices/push", json=browser).raise_for_status()
    token = phone.post("/me/keys", {"name": "old", "scopes": ["read"], "days": 1})["token"]
    ben.done(table, "resign")
    assert sign_in(phone, key).status_code == 200
    ben.done(watched, "say", words="Hello.")
    assert [(each["kind"], each["name"]) for each in ana.get("/me/ties")] == [("follow", "Ben")]
    assert ana.get(f"/tables/{watched}/notes")["words"] == "good at walls"
    assert [each["words"] for each in ana.get("/me/reports")] == ["Slow."]
    assert ana.get("/me/notices")["taste"]["zone"] == "Asia/Tokyo"
    assert [each["is_here"] for each in phone.get("/me/notices")["places"]] == [True]
    assert ana.get("/people/Ana/ratings")
    program = at(own_server)
    program.web.headers["Authorization"] = f"Bearer {token}"
    assert program.web.get("/me/tables").status_code == 401
    ana.done(table, "say", words="Do you hear me?")
    assert "Do you hear me?" not in str(ben.view(table)["said"]), "a mute holds"
    own_server.stop()
    with closing(sqlite3.connect(own_server.folder / FILE)) as connection:
        assert connection.execute("SELECT name FROM people ORDER BY name").fetchall() == [
            ("Ana",),
            ("Ben",),
        ]


@pytest.mark.parametrize("way", ["passkey", "link"])
def test_nothing_is_lost_where_the_store_is_full_just_then(own_server: Server, way: str) -> None:
    ana, key = member(own_server, "Ana")
    phone = at(own_server, "Somebody")
    table = phone.open(GAME, "open", "random")["id"]
    phone.done(table, "sit", seat=0, name="Somebody")
    phone.done(table, "start")
    link = ana.post("/me/link")["link"]

    def arrive() -> int:
        if way == "passkey":
            return int(sign_in(phone, key).status_code)
        return phone.web.post("/guests", json={"link": link}).status_code

    with is_full(own_server):
        assert arrive() == 503
        assert phone.get("/me")["name"] == "Somebody"
        assert phone.view(table)["seat"] == 0
    assert arrive() in (200, 201)
    for device in (phone, ana):
        assert [row["id"] for row in device.get("/me/tables")] == [table]
        assert device.get("/me")["name"] == "Ana"


def test_the_guest_is_signed_out_everywhere_else(own_server: Server) -> None:
    _, key = member(own_server, "Ana")
    phone, tablet = at(own_server, "Somebody"), Guest(own_server)
    tablet.post("/guests", {"link": phone.post("/me/link")["link"]})
    unused = phone.post("/me/link")["link"]
    table = phone.open(GAME, "open", "random")["id"]
    with tablet.socket(table) as socket:
        assert receive(socket)["view"]
        assert sign_in(phone, key).status_code == 200
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(SECONDS)
    assert tablet.web.get("/me").status_code == 401
    assert Guest(own_server).web.post("/guests", json={"link": unused}).status_code == 403
