"""Requests are done once, late ones are refused, and nobody sees or does what is not theirs."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.api.people import SECONDS, Guest, Server, receive, seated

GAME, SECRET_GAME = "alexandros", "alexander_the_great"
SPLITS = ("split 2 6 4 3", "split 1 6 4 4", "split 0 6 5 4")


# Once


def test_the_same_key_is_acknowledged_again_and_done_once(server: Server) -> None:
    table, (ana, _) = seated(server, GAME, "Ana", "Ben", starter=0)
    match = ana.view(table)["match"]
    play = {"plays": [match["legal"][0]], "ply": match["ply"], "key": "once"}
    first = ana.done(table, "play", **play)
    after = ana.view(table)
    assert [ana.done(table, "play", **play) for _ in range(3)] == [first] * 3
    assert ana.view(table) == after
    assert first["version"] == after["version"]


def test_a_table_is_opened_once_with_the_same_key(server: Server) -> None:
    ana = Guest(server, "Ana")
    opened = ana.open(GAME, "open", "open", key="k")
    assert ana.open(GAME, "open", "open", key="k") == opened
    ana.done(opened["id"], "sit", key="open", seat=0, name="Ana")  # a key like any other
    assert ana.view(opened["id"])["seat"] == 0


# Stale


def test_what_was_meant_for_an_earlier_moment_is_refused_with_the_view(server: Server) -> None:
    table, (ana, ben) = seated(server, GAME, "Ana", "Ben", starter=0)
    view = ana.view(table)
    ben.done(table, "say", words="hello")
    play = {"plays": [view["match"]["legal"][0]], "ply": view["match"]["ply"]}
    refused = ana.act(table, "play", version=view["version"], **play)
    assert refused.status_code == 409
    assert refused.json()["code"] == "stale"
    assert refused.json()["view"] == ana.view(table)
    with ana.socket(table) as socket:
        receive(socket)
        socket.send(json.dumps(ana.request("play", key="late", version=1, **play)))
        told = receive(socket)
        assert (told["refused"], told["key"], told["view"]) == ("stale", "late", ana.view(table))
    ana.done(table, "play", version=ana.view(table)["version"], **play)


def test_one_of_several_choices_at_once_is_never_too_late(server: Server) -> None:
    table, guests = seated(server, SECRET_GAME, "Ana", "Ben", "Cleo")
    version = guests[0].view(table)["version"]
    for guest, split in zip(guests, SPLITS, strict=True):
        guest.done(table, "play", version=version, plays=[split], ply=0)
    assert guests[0].view(table)["match"]["ply"] == 1
    assert guests[0].act(table, "play", plays=[SPLITS[0]], ply=0).json()["code"] == "stale"


# Secrets


def test_nobody_learns_of_a_sealed_choice_but_that_it_is_in(server: Server) -> None:
    table, (ana, ben) = seated(server, SECRET_GAME, "Ana", "Ben")
    zoe = Guest(server, "Zoe")
    with zoe.socket(table) as watching, ben.socket(table) as playing:
        receive(watching), receive(playing)
        ana.done(table, "say", words="my secret plan")  # only to the players
        assert receive(playing)["view"]["said"]
        ana.done(table, "play", plays=[SPLITS[0]], ply=0)
        for told in (receive(watching), receive(playing)):
            assert SPLITS[0] not in json.dumps(told)
            assert told["view"]["seats"][0]["is_ready"]
            assert ("my secret plan" in json.dumps(told)) == (told["view"]["seat"] is not None)
        ana.done(table, "play", plays=[SPLITS[1]], ply=0)  # a change of mind: seen by nobody else
        ben.done(table, "say", words="well?")
        assert len(receive(playing)["view"]["said"]) == 2
    assert zoe.view(table)["match"]["legal"] is None
    assert zoe.view(table)["match"]["view"]["observer"] == "public"


# Who may do what


def test_who_may_do_what_at_a_running_table(server: Server) -> None:
    table, (ana, ben) = seated(server, GAME, "Ana", "Ben", starter=0)
    nobody, zoe = Guest(server), Guest(server, "Zoe")
    match = ana.view(table)["match"]
    play = {"plays": [match["legal"][0]], "ply": match["ply"]}
    for guest, code in ((nobody, "nobody"), (zoe, "not-at-table"), (ben, "not-your-decision")):
        assert guest.act(table, "play", **play).json()["code"] == code
    for path in ("why?play=pass", "preview?play=pass", "legal"):
        assert nobody.web.get(f"/tables/{table}/{path}").status_code == 401
        assert zoe.web.get(f"/tables/{table}/{path}").status_code == 409
    assert nobody.view(table)["seat"] is None
    assert ana.view(table)["seat"] == 0
    assert nobody.web.get("/me").status_code == 401
    with nobody.socket(table) as socket:
        receive(socket)
        socket.send(json.dumps(nobody.request("say", words="hello")))
        assert receive(socket)["refused"] == "nobody"
    ana.done(table, "play", **play)


def test_a_private_table_is_there_only_for_who_has_the_link(server: Server) -> None:
    ana, ben, zoe = (Guest(server, name) for name in ("Ana", "Ben", "Zoe"))
    opened = ana.open(GAME, "open", "invited", is_public=False)
    table, link = opened["id"], opened["link"]
    assert zoe.web.get(f"/tables/{table}").status_code == 404
    assert zoe.act(table, "sit", link="0" * 32, seat=1, name="Zoe").status_code == 404
    assert table not in [row["id"] for row in zoe.web.get("/tables").json()]
    with pytest.raises(InvalidStatus), zoe.socket(table):
        pass
    ben.done(table, "sit", link=link, seat=1, name="Ben")
    assert ben.view(table)["seat"] == 1
    shown = ben.web.get(f"/tables/{table}").json()
    assert (shown["is_host"], shown["link"], shown["mine"]) == (False, None, [1])
    shown = ana.web.get(f"/tables/{table}").json()
    assert (shown["is_host"], shown["link"], shown["mine"]) == (True, link, [])


def test_a_chair_by_invitation_needs_the_link(server: Server) -> None:
    ana, zoe = Guest(server, "Ana"), Guest(server, "Zoe")
    table = ana.open(GAME, "open", "invited")["id"]
    assert zoe.act(table, "sit", seat=1, name="Zoe").json()["code"] == "forbidden"


def test_another_page_can_neither_send_nor_listen(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(GAME, "open", "open")["id"]
    foreign = "http://elsewhere.example"
    reply = ana.web.post("/guests", json={"name": "Eve"}, headers={"Origin": foreign})
    assert (reply.status_code, reply.json()["code"]) == (403, "forbidden")
    with pytest.raises(InvalidStatus), ana.socket(table, origin=foreign):
        pass
    own = {"Origin": server.url}
    assert ana.web.post("/guests", json={"name": "Ana"}, headers=own).status_code == 201
    with ana.socket(table, origin=server.url) as socket:
        assert receive(socket)["view"]["status"] == "waiting"


# Malformed messages, and headers


def test_long_and_unreadable_messages_are_refused(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(GAME, "open", "open")["id"]
    for body in (b"", b"{", b"[]", b'{"key": "a b", "command": {"do": "start"}}', b"\xff"):
        reply = ana.web.post(f"/tables/{table}/act", content=body)
        assert (reply.status_code, reply.json()["code"]) == (400, "unreadable")
    assert ana.web.post(f"/tables/{table}/act", content=b" " * 9000).status_code == 413
    assert ana.web.get(f"/tables/{table}/why").json()["code"] == "unreadable"
    assert ana.web.get("/nowhere").json()["code"] == "no-route"
    with ana.socket(table) as socket:
        receive(socket)
        for message in ("{", b"\xff", '{"key": 3}'):
            socket.send(message)
            assert receive(socket)["refused"] == "unreadable"
        socket.send("x" * 9000)
        with pytest.raises(ConnectionClosed):
            socket.recv(SECONDS)


def test_headers_are_strict_and_the_cookie_is_hidden_from_pages(server: Server) -> None:
    guest = Guest(server)
    reply = guest.web.post("/guests", json={"name": "Ana"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    for path in ("/health", "/nowhere", "/openapi.json", "/games"):
        headers = guest.web.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers
    assert guest.web.get("/me").json() == {"name": "Ana"}
    assert guest.web.get("/health").json() == {"ok": True, "damaged": 0}
