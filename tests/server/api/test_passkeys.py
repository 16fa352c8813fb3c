"""Passkeys: a guest keeps their games with one, and only the right answers sign in."""

from __future__ import annotations

import pytest

from satrap.server.fleeting import Fleeting
from tests.server.api.people import Guest, Json, Server
from tests.server.authenticator import Authenticator

GAME = "alexandros"


def site_of(server: Server) -> str:
    return server.url.replace("127.0.0.1", "localhost")


def at(server: Server, name: str = "") -> Guest:
    """Return somebody who came by the name of the machine: passkeys need one."""
    guest = Guest(server)
    guest.web.base_url = f"{site_of(server)}/api"
    if name:
        guest.name = name
        assert guest.web.post("/guests", json={"name": name}).status_code == 201
    return guest


def keep(guest: Guest, key: Authenticator, name: str) -> Json:
    """Keep one's games with a passkey."""
    options = guest.web.post("/me/passkeys/options", json={"name": name})
    assert options.status_code == 200, options.text
    made = {"credential": key.make(options.json()), "name": name}
    reply = guest.web.post("/me/passkeys", json=made)
    assert reply.status_code == 200, reply.text
    return reply.json()


def sign_in(guest: Guest, key: Authenticator) -> Json:
    options = guest.web.post("/sign-in/passkey/options").json()
    return guest.web.post("/sign-in/passkey", json={"credential": key.sign(options)})


def refused(reply: Json, status: int = 403, code: str = "forbidden") -> None:
    assert (reply.status_code, reply.json()["code"]) == (status, code), reply.text


def test_a_guest_keeps_everything_with_a_passkey(server: Server) -> None:
    ana, key = at(server, "Ana K."), Authenticator(site_of(server))
    table = ana.open(GAME, "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.web.put(f"/tables/{table}/notes", json={"words": "mine"})
    before = ana.cookie
    account = keep(ana, key, "Ana Kept")
    assert account["is_member"] and account["is_recent"]
    assert (account["name"], len(account["passkeys"])) == ("Ana Kept", 1)
    assert ana.cookie != before  # a new token
    phone = at(server)
    assert sign_in(phone, key).json()["name"] == "Ana Kept"
    assert [row["id"] for row in phone.get("/me/tables")] == [table]
    assert phone.view(table)["seat"] == 0
    assert phone.get(f"/tables/{table}/notes")["words"] == "mine"
    old = Guest(server)
    old.web.headers["Cookie"] = before
    assert old.web.get("/me").status_code == 401


def test_the_same_answer_counts_once(server: Server) -> None:
    ana, key = at(server, "Ana"), Authenticator(site_of(server))
    keep(ana, key, "Ana Once")
    thief = at(server)
    options = thief.web.post("/sign-in/passkey/options").json()
    signed = {"credential": key.sign(options)}
    assert thief.web.post("/sign-in/passkey", json=signed).status_code == 200
    refused(at(server).web.post("/sign-in/passkey", json=signed))


def test_a_challenge_for_one_purpose_or_person_is_for_no_other(server: Server) -> None:
    ana, ben = at(server, "Ana"), at(server, "Ben")
    key = Authenticator(site_of(server))
    options = ana.web.post("/me/passkeys/options", json={}).json()
    refused(ben.web.post("/me/passkeys", json={"credential": key.make(options)}))
    options = ana.web.post("/sign-in/passkey/options").json()
    options["rp"] = {"id": "localhost"}
    refused(ana.web.post("/me/passkeys", json={"credential": key.make(options)}))


def test_an_answer_for_another_site_is_refused(server: Server) -> None:
    ana, key = at(server, "Ana"), Authenticator(site_of(server))
    keep(ana, key, "Ana Elsewhere")
    key.origin = "https://evil.example"
    refused(sign_in(at(server), key))
    key.origin, key.host = site_of(server), "evil.example"
    refused(sign_in(at(server), key))
    key.host = "localhost"
    assert sign_in(at(server), key).status_code == 200


def test_a_new_passkey_for_another_site_is_refused(server: Server) -> None:
    for wrong in ("origin", "host"):
        ana, key = at(server, "Ana"), Authenticator(site_of(server))
        setattr(key, wrong, "https://evil.example")
        options = ana.web.post("/me/passkeys/options", json={"name": f"Not {wrong}"}).json()
        made = {"credential": key.make(options), "name": f"Not {wrong}"}
        refused(ana.web.post("/me/passkeys", json=made))
        assert not ana.get("/me/account")["is_member"]


def test_a_copy_of_a_passkey_is_found_by_its_counter(server: Server) -> None:
    ana, key = at(server, "Ana"), Authenticator(site_of(server), counter=7)
    keep(ana, key, "Ana Copied")
    assert sign_in(at(server), key).status_code == 200
    key.counter -= 1  # the copy does not know that its counter has moved on
    refused(sign_in(at(server), key))
    assert sign_in(at(server), key).status_code == 200


def test_another_key_does_not_sign_in(server: Server) -> None:
    ana, key = at(server, "Ana"), Authenticator(site_of(server))
    keep(ana, key, "Ana Forged")
    forger = Authenticator(site_of(server))
    forger.id = key.id
    refused(sign_in(at(server), forger))
    refused(sign_in(at(server), Authenticator(site_of(server))))


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"response": 7}, {"rawId": []}],
)
def test_nonsense_is_refused(server: Server, credential: Json) -> None:
    refused(at(server).web.post("/sign-in/passkey", json={"credential": credential}))
    ana = at(server, "Ana")
    refused(ana.web.post("/me/passkeys", json={"credential": credential}))


def test_the_name_of_a_member_is_taken(server: Server) -> None:
    keep(at(server, "Ana"), Authenticator(site_of(server)), "Olympias")
    other = at(server, "Olympias")
    assert other.get("/me/account")["free_name"] == "Olympias 2"
    reply = other.web.post("/me/passkeys/options", json={"name": "OLYMPIAS"})
    assert (reply.status_code, reply.json()["code"]) == (409, "name-taken")


def test_passkeys_have_names_and_the_last_one_stays(server: Server) -> None:
    ana, first = at(server, "Ana"), Authenticator(site_of(server))
    keep(ana, first, "Ana Twice")
    keep(ana, second := Authenticator(site_of(server)), "Ana Twice")
    one, two = ana.get("/me/account")["passkeys"]
    named = ana.web.put(f"/me/passkeys/{one['id']}", json={"name": " my  phone "}).json()
    assert [each["name"] for each in named["passkeys"]] == ["my phone", two["name"]]
    assert ana.web.delete(f"/me/passkeys/{one['id']}").status_code == 200
    refused(sign_in(at(server), first))
    refused(ana.web.delete(f"/me/passkeys/{two['id']}"))
    assert sign_in(at(server), second).status_code == 200
    stranger = at(server, "Ben")
    refused(stranger.web.delete(f"/me/passkeys/{two['id']}"), 404, "no-such-device")


def test_devices_have_names(server: Server) -> None:
    ana = at(server)
    ana.web.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
    ana.web.post("/guests", json={"name": "Ana"})
    (device,) = ana.get("/me/devices")
    assert device["name"] == "Firefox, Linux"
    (device,) = ana.web.put(f"/me/devices/{device['id']}", json={"name": "the desk"}).json()
    assert device["name"] == "the desk"
    ben = at(server, "Ben")
    reply = ben.web.put(f"/me/devices/{device['id']}", json={"name": "x"})
    refused(reply, 404, "no-such-device")


def test_signing_out_everywhere_leaves_nobody(server: Server) -> None:
    ana, key = at(server, "Ana"), Authenticator(site_of(server))
    keep(ana, key, "Ana Everywhere")
    phone = at(server)
    sign_in(phone, key)
    body = {"name": "my bot", "scopes": ["read"], "days": 1}
    bearer = {"Authorization": f"Bearer {ana.post('/me/keys', body)['token']}"}
    program = Guest(server).web
    assert program.get("/me/tables", headers=bearer).status_code == 200
    assert phone.web.delete("/me/devices", params={"everywhere": True}).json() == []
    assert [each.web.get("/me").status_code for each in (ana, phone)] == [401, 401]
    assert program.get("/me/tables", headers=bearer).status_code == 401
    assert sign_in(ana, key).status_code == 200


def test_a_challenge_is_forgotten_after_a_while() -> None:
    kept: Fleeting[str] = Fleeting(-1)
    kept.put("a", "b")
    assert kept.take("a") is None
