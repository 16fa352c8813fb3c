"""When a token ends, so does every connection that came with it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from satrap.server.clock import now
from tests.server.api.operators import until
from tests.server.api.people import SECONDS, Guest, Json, Server, receive

GAME = "alexandros"
ENDED = 4401
DAY_MS = 24 * 60 * 60 * 1000


def on_phone(server: Server, guest: Guest) -> Guest:
    """Return the same person on another device."""
    phone = Guest(server)
    link = guest.web.post("/me/link").json()["link"]
    assert phone.web.post("/guests", json={"link": link}).status_code == 201
    return phone


def words_until_closed(socket: ClientConnection) -> tuple[int, str]:
    """Read until the socket is closed; return the close code and what was received."""
    heard = ""
    try:
        while True:
            heard += str(socket.recv(SECONDS / 4))
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code, heard


def test_a_socket_ends_when_its_device_is_forgotten(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    phone, table = on_phone(server, ana), ben.open(GAME, "open", "open")["id"]
    with ana.socket(table) as socket, phone.socket(table) as other:
        for each in (socket, other):
            assert "view" in receive(each)
        assert ana.web.delete("/me").status_code == 200
        ben.done(table, "sit", seat=0, name="Ben")
        code, heard = words_until_closed(socket)
        assert (code, "Ben" in heard) == (ENDED, False)
        assert receive(other)["view"]["seats"][0]["name"] == "Ben"


def test_all_sockets_of_a_device_end_and_those_of_others_do_not(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    tables = [ben.open(GAME, "open", "open")["id"] for _ in range(3)]
    nobody = Guest(server)
    with (
        ana.socket(tables[0]) as one,
        ana.socket(tables[0]) as two,
        ana.socket(tables[1]) as three,
        nobody.socket(tables[0]) as watcher,
        ben.socket(tables[0]) as host,
    ):
        ana.web.delete("/me")
        for each in (one, two, three):
            assert words_until_closed(each)[0] == ENDED
        ben.done(tables[0], "sit", seat=0, name="Ben")
        for each in (watcher, host):
            while receive(each)["view"]["seats"][0]["name"] != "Ben":
                pass


def test_what_was_on_its_way_when_a_device_was_forgotten_is_refused_or_done(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(GAME, "open", "open")["id"]
    with ana.socket(table) as socket:
        receive(socket)
        ana.web.delete("/me")
        with pytest.raises(ConnectionClosed):
            for _ in range(50):
                socket.send(json.dumps(ana.request("sit", seat=0, name="Ana")))
                socket.recv(SECONDS)
    assert Guest(server, "Ben").view(table)["seats"][0]["name"] == ""


def devices(guest: Guest) -> list[Json]:
    return list(guest.get("/me/devices"))


def this(guest: Guest) -> str:
    return str(next(each["id"] for each in devices(guest) if each["is_this"]))


def test_devices_are_listed_without_what_opens_them(server: Server) -> None:
    began, ana = now(), Guest(server, "Ana")
    phone = on_phone(server, ana)
    Guest(server, "Ben")
    listed = devices(phone)
    assert [sorted(each) for each in listed] == [["at", "id", "is_this", "name", "seen"]] * 2
    assert [each["is_this"] for each in listed].count(True) == 1
    assert all(began <= each["at"] <= each["seen"] <= now() for each in listed)
    assert {each["id"] for each in listed} == {this(ana), this(phone)}
    for guest in (ana, phone):
        assert guest.cookie.split("=")[1] not in json.dumps(listed)


def test_a_device_is_revoked_at_once(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    phone, table = on_phone(server, ana), ben.open(GAME, "open", "open")["id"]
    with phone.socket(table) as socket, ana.socket(table) as own:
        receive(own)
        lost = ana.web.delete(f"/me/devices/{this(phone)}")
        assert [each["is_this"] for each in lost.json()] == [True]
        assert words_until_closed(socket)[0] == ENDED
        assert phone.web.get("/me").status_code == 401
        ben.done(table, "sit", seat=0, name="Ben")
        assert receive(own)["view"]["seats"][0]["name"] == "Ben"


def test_nobody_revokes_a_device_of_somebody_else(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    for device in (this(ben), "unknown"):
        refused = ana.web.delete(f"/me/devices/{device}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-device")
    assert ben.web.get("/me").status_code == 200
    foreign = {"Origin": "http://elsewhere.example"}
    assert ana.web.delete("/me/devices", headers=foreign).status_code == 403
    assert ana.web.delete(f"/me/devices/{this(ana)}", headers=foreign).status_code == 403


def test_this_device_can_be_revoked_and_its_cookie_ends(server: Server) -> None:
    ana = Guest(server, "Ana")
    gone = ana.web.delete(f"/me/devices/{this(ana)}")
    assert (gone.status_code, gone.json()) == (200, [])
    assert "max-age=0" in gone.headers["set-cookie"].lower()


def test_all_other_devices_are_revoked(server: Server) -> None:
    ana = Guest(server, "Ana")
    others = [on_phone(server, ana) for _ in range(3)]
    link = ana.web.post("/me/link").json()["link"]
    assert [each["is_this"] for each in ana.web.delete("/me/devices").json()] == [True]
    assert [each.web.get("/me").status_code for each in others] == [401] * 3
    assert Guest(server).web.post("/guests", json={"link": link}).status_code == 403
    assert ana.web.get("/me").status_code == 200


def test_a_cookie_lasts_as_long_as_a_token_and_is_renewed(server: Server) -> None:
    ana = Guest(server)
    came = ana.web.post("/guests", json={"name": "Ana"})
    for reply in (came, ana.web.get("/me"), ana.web.post("/guests", json={"name": "Anna"})):
        assert f"max-age={90 * 24 * 3600};" in reply.headers["set-cookie"].lower()
    assert ana.web.get("/me").status_code == 200


def age(folder: Path, days: int) -> None:
    """Move everybody's last visit back by some days."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        store.execute("UPDATE tokens SET seen = seen - ?", (days * DAY_MS,))
        store.commit()


def tokens(folder: Path) -> list[int]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        return [seen for (seen,) in store.execute("SELECT seen FROM tokens")]


def test_who_does_not_come_for_ninety_days_is_forgotten(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
        server.stop()
        age(tmp_path, 89)
        server.start()
        back = ana.again()
        assert back.web.get("/me").status_code == 200
        (stays,) = [seen for seen in tokens(tmp_path) if now() - seen < DAY_MS]  # Ana came
        assert back.web.get("/me").status_code == 200
        assert stays in tokens(tmp_path)  # it is written only once a day
        server.stop()
        age(tmp_path, 2)
        server.start()
        assert ben.again().web.get("/me").status_code == 401
        assert ana.again().web.get("/me").status_code == 200
        until(lambda: len(tokens(tmp_path)) == 1)  # a chore has deleted Ben's
    finally:
        server.kill()


def test_what_is_too_old_opens_nothing_before_a_chore_has_come_by(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ana = Guest(server, "Ana")
        server.stop()
        age(tmp_path, 91)
        server.start()
        kept = httpx.get(f"{server.url}/api/me", headers={"Cookie": ana.cookie})
        assert kept.status_code == 401
    finally:
        server.kill()
