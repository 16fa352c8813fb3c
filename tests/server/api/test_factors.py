"""The second factor: asked for after every other way in, and switched off by its codes alone."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest
from pyotp.totp import TOTP

from tests.server.api.operators import operated
from tests.server.api.people import Guest, Json, Server
from tests.server.api.test_letters import answer, ask
from tests.server.api.test_passkeys import at, keep, refused, sign_in, site_of
from tests.server.api.test_passwords import PASSWORD, by_password, keep_by_password
from tests.server.authenticator import Authenticator
from tests.server.post_office import code_in, post_office

STEP = 30


class Phone:
    """An authenticator app, which never shows the code of a time step twice."""

    def __init__(self, secret: str) -> None:
        self._app, self._last = TOTP(secret), 0

    def code(self) -> str:
        """Return the next code; a server accepts those of one step before and after."""
        here = int(time.time()) // STEP
        self._last = max(self._last + 1, here - 1)
        while self._last > here + 1:
            time.sleep(1)
            here = int(time.time()) // STEP
        return str(self._app.generate_otp(self._last))


def protect(guest: Guest) -> tuple[Phone, list[str]]:
    """Switch on somebody's second factor; return the app and the recovery codes."""
    begun = guest.web.post("/me/factor").json()
    assert begun["secret"] in begun["address"]
    phone = Phone(begun["secret"])
    reply = guest.web.post("/me/factor/on", json={"code": phone.code()})
    assert reply.status_code == 200, reply.text
    return phone, reply.json()["codes"]


def finish(guest: Guest, ticket: str, code: str) -> Json:
    return guest.web.post("/sign-in/code", json={"ticket": ticket, "code": code})


def test_a_password_alone_no_longer_signs_in(server: Server) -> None:
    ana = Guest(server, "Ana")
    keep_by_password(ana, "Ana Second")
    phone, _ = protect(ana)
    assert ana.get("/me/account")["has_factor"]
    thief = Guest(server)
    half = by_password(thief, "Ana Second").json()
    assert half["name"] == "" and thief.web.get("/me").status_code == 401
    refused(finish(thief, half["ticket"], "000000"))
    assert finish(thief, half["ticket"], phone.code()).json()["name"] == "Ana Second"
    refused(finish(Guest(server), half["ticket"], phone.code()))  # the ticket was used


def test_a_code_counts_once(server: Server) -> None:
    ana = Guest(server, "Ana")
    keep_by_password(ana, "Ana Step")
    phone, _ = protect(ana)
    code = phone.code()
    tickets = [by_password(Guest(server), "Ana Step").json()["ticket"] for _ in range(2)]
    assert finish(Guest(server), tickets[0], code).status_code == 200
    refused(finish(Guest(server), tickets[1], code))


def test_a_recovery_code_counts_once_and_is_stored_hashed(own_server: Server) -> None:
    ana = Guest(own_server, "Ana")
    keep_by_password(ana, "Ana")
    _, codes = protect(ana)
    assert len(set(codes)) == 10
    tickets = [by_password(Guest(own_server), "Ana").json()["ticket"] for _ in range(2)]
    shown = f"{codes[0][:5]}-{codes[0][5:]}".upper()
    assert finish(Guest(own_server), tickets[0], shown).status_code == 200
    refused(finish(Guest(own_server), tickets[1], codes[0]))
    assert ana.get("/me/account")["codes"] == 9
    with sqlite3.connect(own_server.folder / "tables.sqlite") as database:
        stored = [row[0] for row in database.execute("SELECT hash FROM recovery_codes")]
    assert len(stored) == 9 and not any(code.encode() in stored for code in codes)


def test_nothing_but_a_code_switches_it_off(server: Server) -> None:
    ana, key = at(server, "Ana"), Authenticator(site_of(server), is_verified=True)
    keep(ana, key, "Ana Off")
    keep_by_password(ana, "Ana Off")
    _, codes = protect(ana)
    assert ana.web.put("/me/password", json={"password": PASSWORD + "!"}).status_code == 200
    keep(ana, Authenticator(site_of(server)), "Ana Off")
    refused(ana.web.post("/me/factor/off", json={"code": "000000"}))
    refused(ana.web.post("/me/factor/on", json={"code": "000000"}))
    (first, _) = ana.get("/me/account")["passkeys"]
    assert ana.web.delete(f"/me/passkeys/{first['id']}").status_code == 200
    ana.web.delete("/me/devices", params={"everywhere": True})
    assert by_password(ana, "Ana Off", PASSWORD + "!").json()["ticket"]
    ticket = by_password(ana, "Ana Off", PASSWORD + "!").json()["ticket"]
    assert finish(ana, ticket, codes[0]).status_code == 200
    assert ana.get("/me/account")["has_factor"]
    assert ana.web.post("/me/factor/off", json={"code": codes[1]}).status_code == 200
    assert not ana.get("/me/account")["has_factor"]
    assert by_password(Guest(server), "Ana Off", PASSWORD + "!").json()["name"] == "Ana Off"


def test_it_is_not_replaced_while_it_is_on(server: Server) -> None:
    ana = Guest(server, "Ana")
    keep_by_password(ana, "Ana Again")
    protect(ana)
    other = Phone(ana.web.post("/me/factor").json()["secret"])
    refused(ana.web.post("/me/factor/on", json={"code": other.code()}))


@pytest.mark.parametrize("is_verified", [True, False])
def test_a_passkey_that_verifies_its_owner_is_two_factors(
    server: Server, is_verified: bool
) -> None:
    name = f"Ana Verified {is_verified}"
    ana, key = at(server, "Ana"), Authenticator(site_of(server), is_verified=is_verified)
    keep(ana, key, name)
    protect(ana)
    found = sign_in(at(server), key).json()
    assert (found["name"] == name) is is_verified
    assert (found["ticket"] == "") is is_verified


def test_guests_have_no_second_factor(server: Server) -> None:
    refused(Guest(server, "Ana").web.post("/me/factor"))


def test_no_way_in_goes_around_it(tmp_path: Path) -> None:
    """A letter, a password, a passkey and a link between devices, one after the other."""
    with post_office() as office:
        mail = f"smtp://{office.host}:{office.port}"
        with operated(tmp_path, "--mail", mail) as server:
            ana, key = at(server, "Ana"), Authenticator(site_of(server))
            keep(ana, key, "Ana")
            keep_by_password(ana, "Ana")
            ticket = ask(ana, "ana@example.org", is_new=True)
            answer(ana, ticket=ticket, code=code_in(office.wait(1)))
            phone, _ = protect(ana)
            tablet = Guest(server)  # by a link, which only a device with a recent sign-in makes
            tablet.web.post("/guests", json={"link": ana.post("/me/link")["link"]})
            ticket = ask(Guest(server), "ana@example.org")
            by_letter = answer(at(server), ticket=ticket, code=code_in(office.wait(2)))
            for reply in (by_letter, by_password(Guest(server), "Ana"), sign_in(at(server), key)):
                assert reply.json()["name"] == "" and len(reply.json()["ticket"]) == 32
                assert "set-cookie" not in reply.headers
            code = phone.code()
            for method, path, body in (
                ("POST", "/me/factor/off", {"code": code}),
                ("POST", "/me/factor", None),
                ("PUT", "/me/password", {"password": PASSWORD + "!"}),
                ("PUT", "/me/address", {"address": "eve@example.org"}),
                ("POST", "/me/passkeys/options", {}),
                ("POST", "/me/link", None),
            ):
                refused(tablet.web.request(method, path, json=body), 403, "sign-in-again")
            assert tablet.get("/me/account")["has_factor"]
            half = by_password(tablet, "Ana").json()["ticket"]
            assert finish(tablet, half, code).json()["name"] == "Ana"
