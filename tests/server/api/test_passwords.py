"""Name and password: who may choose what, who gets in, and what others learn from trying."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from satrap.server import passwords
from tests.server.api.operators import Operated, operated
from tests.server.api.people import Guest, Json, Server
from tests.server.api.test_passkeys import at, keep, refused, sign_in, site_of
from tests.server.authenticator import Authenticator

PASSWORD = "three camels at dawn"


def keep_by_password(guest: Guest, name: str, password: str = PASSWORD) -> Json:
    reply = guest.web.put("/me/password", json={"password": password, "name": name})
    assert reply.status_code == 200, reply.text
    return reply.json()


def by_password(guest: Guest, name: str, password: str = PASSWORD) -> Json:
    return guest.web.post("/sign-in/password", json={"name": name, "password": password})


def test_a_guest_keeps_everything_with_a_password(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open("alexandros", "open", "random")["id"]
    account = keep_by_password(ana, "Ana Password")
    assert account["is_member"] and account["has_password"]
    phone = Guest(server)
    assert by_password(phone, "ana  PASSWORD".replace("  ", " ")).json()["name"] == "Ana Password"
    assert [row["id"] for row in phone.get("/me/tables")] == [table]


def test_a_new_password_signs_out_all_other_devices(server: Server) -> None:
    ana, phone = Guest(server, "Ana"), Guest(server)
    keep_by_password(ana, "Ana Anew")
    assert by_password(phone, "Ana Anew").status_code == 200
    keep_by_password(ana, "Ana Anew", "four camels at dusk")
    assert [each.web.get("/me").status_code for each in (ana, phone)] == [200, 401]


def test_a_wrong_name_and_a_wrong_password_look_alike(server: Server) -> None:
    keep_by_password(Guest(server, "Ana"), "Ana Alike")
    keep(at(server, "Ben"), Authenticator(site_of(server)), "Ben Alike")  # has no password
    answers = {
        by_password(Guest(server), name, "a wrong password").content
        for name in ("Ana Alike", "Ben Alike", "Nobody Alike")
    }
    assert len(answers) == 1
    refused(by_password(Guest(server), "Nobody Alike"))


def test_nobody_has_a_password_by_default() -> None:
    async def try_it() -> None:
        checker = passwords.Passwords()
        assert not await checker.is_right(None, "a password of nobody")
        stored = await checker.hash("Grüße aus Susa")
        assert stored.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
        assert await checker.is_right(stored, "Gru\u0308ße aus Susa")  # on another keyboard
        assert not await checker.is_right(stored, "Grüße aus susa")

    asyncio.run(try_it())


@pytest.mark.parametrize(
    "password", ["short", "x" * 129, "Password1", "QWERTYUIOP", "Olympias of Epirus"]
)
def test_a_bad_password_is_refused(server: Server, password: str) -> None:
    ana = Guest(server, "Ana")
    body = {"password": password, "name": "Olympias of Epirus"}
    refused(ana.web.put("/me/password", json=body), 400, "unreadable")
    assert not ana.get("/me/account")["is_member"]


def test_long_words_and_any_signs_are_welcome(server: Server) -> None:
    for number, password in enumerate(("x" * 127 + "y", "ελέφαντας", "a b c d e f")):
        keep_by_password(Guest(server, "Ana"), f"Ana Signs {number}", password)
        assert by_password(Guest(server), f"Ana Signs {number}", password).status_code == 200


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    with operated(tmp_path_factory.mktemp("strict"), slack=1) as server:
        yield server


def test_guessing_ends_soon_and_locks_no_passkey_out(strict: Operated) -> None:
    ana, key = at(strict, "Ana"), Authenticator(site_of(strict))
    keep(ana, key, "Ana")
    keep_by_password(ana, "Ana")
    thief, statuses = Guest(strict), []
    for name in ("Ana", "Nobody"):
        replies = [by_password(thief, name, f"guess {number}") for number in range(11)]
        statuses.append([reply.status_code for reply in replies])
    assert statuses == [[403] * 10 + [429]] * 2
    assert sign_in(at(strict), key).status_code == 200


def test_changes_need_a_recent_sign_in(tmp_path: Path) -> None:
    plant = "from satrap.server.api import arriving; arriving.RECENT_MS = -1000"
    with operated(tmp_path, plant=plant) as server:
        ana = Guest(server, "Ana")
        keep_by_password(ana, "Ana")  # a guest has nothing to sign in with again
        for method, path, body in (
            ("PUT", "/me/password", {"password": PASSWORD}),
            ("DELETE", "/me/password", None),
            ("PUT", "/me/address", {"address": "ana@example.org"}),
            ("DELETE", "/me/address", None),
            ("POST", "/me/passkeys/options", {}),
            ("POST", "/me/passkeys", {"credential": {}}),
            ("DELETE", "/me/passkeys/x", None),
            ("POST", "/me/factor", None),
            ("POST", "/me/factor/on", {"code": "123456"}),
            ("POST", "/me/factor/off", {"code": "123456"}),
            ("GET", "/me/export", None),
            ("POST", "/me/deletion", {"name": "Ana"}),
            ("POST", "/me/keys", {"name": "x", "scopes": ["read"], "days": 1}),
            ("POST", "/me/link", None),
            ("DELETE", "/me/devices", None),
            ("DELETE", "/me/devices?everywhere=true", None),
            ("DELETE", "/me/devices/x", None),
        ):
            refused(ana.web.request(method, path, json=body), 403, "sign-in-again")
        assert ana.get("/me/devices")[0]["is_this"], "nothing has happened"
        guest = Guest(server, "Ben")
        assert guest.web.post("/me/link").status_code == 201
        assert guest.web.delete("/me/devices").status_code == 200
        (own,) = ana.get("/me/devices")
        assert ana.web.delete(f"/me/devices/{own['id']}").json() == [], "one's own needs none"


def test_a_device_by_link_has_not_signed_in(server: Server) -> None:
    ana, phone = Guest(server, "Ana"), Guest(server)
    keep_by_password(ana, "Ana Link")
    phone.web.post("/guests", json={"link": ana.post("/me/link")["link"]})
    assert phone.get("/me/account")["is_recent"] is False
    refused(phone.web.delete("/me/password"), 403, "sign-in-again")
    assert by_password(phone, "Ana Link").status_code == 200
    assert phone.get("/me/account")["is_recent"] is True
    assert len(phone.get("/me/devices")) == 2


def test_no_password_is_stored(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        keep_by_password(Guest(server, "Ana"), "Ana")
        by_password(Guest(server), "Ana")
        log = server.written()
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert PASSWORD.encode() not in files and PASSWORD not in log
