"""Private notes survive everything, and are never shown to anybody else."""

from __future__ import annotations

import json
import random

import httpx

from tests.server.api.people import Guest, Server, play, receive

GAME, MARK = "alexandros", "xyzzy-secret-plan"


def write(guest: Guest, table: str, words: str, **asked: object) -> httpx.Response:
    return guest.web.put(f"/tables/{table}/notes", json={"words": words}, params=asked)  # type: ignore[arg-type]


def read(guest: Guest, table: str, **asked: object) -> object:
    reply = guest.web.get(f"/tables/{table}/notes", params=asked)  # type: ignore[arg-type]
    return reply.json()["words"] if reply.status_code == 200 else reply.status_code


def test_notes_are_there_after_a_kill_and_on_another_device(own_server: Server) -> None:
    ana, phone = Guest(own_server, "Ana"), Guest(own_server)
    table = ana.open(GAME, "open", "open")["id"]
    assert read(ana, table) == ""
    words = "Ben hält rot.\n\t🏛 " + "x" * 3900
    assert write(ana, table, words).json() == {"words": words}
    phone.web.post("/guests", json={"link": ana.web.post("/me/link").json()["link"]})
    own_server.kill()
    own_server.start()
    assert read(ana.again(), table) == read(phone.again(), table) == words


def test_everybody_has_notes_of_their_own(server: Server) -> None:
    ana, ben, zoe = (Guest(server, name) for name in ("Ana", "Ben", "Zoe"))
    table = ana.open(GAME, "open", "open")["id"]
    for seat, guest in enumerate((ana, ben)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    for guest in (ana, ben, zoe):  # a watcher has notes too
        assert write(guest, table, f"of {guest.name}").status_code == 200
    assert [read(guest, table) for guest in (ana, ben, zoe)] == ["of Ana", "of Ben", "of Zoe"]
    assert read(Guest(server), table) == 401
    assert write(Guest(server), table, "mine").status_code == 401


def test_a_seat_has_notes_of_its_own_for_who_holds_it(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.open(GAME, "open", "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    assert write(ana, table, "of seat 0", seat=0).status_code == 200
    assert (read(ana, table), read(ana, table, seat=0)) == ("", "of seat 0")
    for guest, seat in ((ben, 0), (ana, 1), (ana, 2), (ana, 7)):
        assert read(guest, table, seat=seat) == 409
        assert write(guest, table, "mine", seat=seat).status_code == 409
    assert read(ana, table, seat=-1) == read(ana, table, seat="x") == 400


def test_notes_at_a_private_table_need_its_link(server: Server) -> None:
    ana, zoe = Guest(server, "Ana"), Guest(server, "Zoe")
    opened = ana.open(GAME, "open", "open", is_public=False)
    table, link = opened["id"], opened["link"]
    assert read(zoe, table) == write(zoe, table, "mine").status_code == 404
    assert write(zoe, table, "mine", link=link).status_code == 200
    assert (read(zoe, table), read(zoe, table, link=link)) == (404, "mine")
    assert read(zoe, "nowhere") == 404


def test_notes_have_an_end(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(GAME, "open", "open")["id"]
    assert write(ana, table, "🏛" * 4000).status_code == 200
    assert write(ana, table, "x" * 4001).status_code == 400
    assert write(ana, table, "a\0b").status_code == 400
    assert write(ana, table, "x" * 70_000).status_code == 413
    assert read(ana, table) == "🏛" * 4000
    assert write(ana, table, "").status_code == 200
    assert read(ana, table) == ""


def test_nobody_else_ever_sees_a_note(server: Server) -> None:
    ana, zoe = Guest(server, "Ana"), Guest(server, "Zoe")
    table = ana.open(GAME, "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    write(ana, table, MARK)
    write(ana, table, MARK, seat=0)
    ana.done(table, "start")
    with zoe.socket(table) as watching:
        told = [receive(watching)]
        with ana.socket(table) as socket:
            play(ana, table, socket, random.Random(1))
        while told[-1]["view"]["status"] != "over":
            told.append(receive(watching))
    paths = ("", "/record", "/proof", "/plies/0", "/notes")
    told += [zoe.web.get(f"/tables/{table}{path}").json() for path in paths]
    told.append(zoe.web.get("/tables").json())
    assert MARK not in json.dumps(told)
    assert read(ana, table) == MARK
