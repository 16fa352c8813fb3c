"""One person on several devices: a link moves a seat, and each device can be forgotten."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import httpx
import pytest

from satrap.core.errors import Unreadable
from satrap.server.api.known import DAY_MS, People
from satrap.server.clock import now
from satrap.server.names import tidy
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from tests.server.api.people import Guest, Server, play

GAME = "alexandros"


def come(guest: Guest, link: str) -> httpx.Response:
    return guest.web.post("/guests", json={"link": link})


def link_of(guest: Guest) -> str:
    made = guest.web.post("/me/link")
    assert made.status_code == 201
    return str(made.json()["link"])


def test_a_link_moves_a_seat_to_another_device_and_both_work(own_server: Server) -> None:
    laptop, phone = Guest(own_server, "Ana"), Guest(own_server)
    table = laptop.open(GAME, "open", "random")["id"]
    laptop.done(table, "sit", seat=0, name="Ana")
    laptop.done(table, "start")
    arrived = come(phone, link_of(laptop))
    assert (arrived.status_code, arrived.json()) == (201, {"name": "Ana"})
    assert laptop.cookie != phone.cookie
    for device in (phone, laptop, phone):
        device.name = "a device"
        assert device.view(table)["seat"] == 0
        device.numbers = laptop.numbers
        with device.socket(table) as socket:
            play(device, table, socket, random.Random(1), plies=3)
    own_server.kill()
    own_server.start()
    for device in (laptop.again(), phone.again()):
        assert device.view(table)["seat"] == 0


def test_a_link_works_once(server: Server) -> None:
    ana, phone, thief = Guest(server, "Ana"), Guest(server), Guest(server)
    link = link_of(ana)
    assert come(phone, link).status_code == 201
    refused = come(thief, link)
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
    assert "already been used" in refused.json()["text"]
    assert "set-cookie" not in refused.headers
    assert thief.web.get("/me").status_code == 401


def test_a_new_link_ends_the_one_before(server: Server) -> None:
    ana, phone = Guest(server, "Ana"), Guest(server)
    first, second = link_of(ana), link_of(ana)
    assert come(phone, first).status_code == 403
    assert come(phone, second).status_code == 201


def test_a_device_that_is_signed_out_leaves_no_link(server: Server) -> None:
    ana, phone, thief = Guest(server, "Ana"), Guest(server), Guest(server)
    come(phone, link_of(ana))
    link = link_of(phone)
    (other,) = [each for each in ana.get("/me/devices") if not each["is_this"]]
    ana.web.delete(f"/me/devices/{other['id']}")
    assert come(thief, link).status_code == 403


def test_a_link_is_too_old_after_ten_minutes_and_only_hashes_are_stored(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ana = Guest(server, "Ana")
        made = ana.web.post("/me/link").json()
        server.stop()
        stored = sqlite3.connect(tmp_path / "tables.sqlite")
        ((at, until),) = stored.execute("SELECT at, until FROM tokens WHERE until IS NOT NULL")
        assert (until, until - at) == (made["until"], 10 * 60 * 1000)
        stored.execute("UPDATE tokens SET until = until - 600000")  # as if ten minutes had passed
        stored.commit()
        everything = "\n".join(stored.iterdump()).lower()
        stored.close()
        for secret in (made["link"], ana.cookie.split("=")[1]):
            assert secret not in everything
            assert secret.encode().hex() not in everything
        server.start()
        refused = come(Guest(server), made["link"])
        assert (refused.status_code, "expired" in refused.json()["text"]) == (403, True)
    finally:
        server.kill()


def test_a_device_forgets_and_the_other_does_not(server: Server) -> None:
    ana, phone = Guest(server, "Ana"), Guest(server)
    come(phone, link_of(ana))
    token = ana.cookie
    gone = ana.web.delete("/me")
    assert (gone.status_code, gone.json()) == (200, {"name": "Ana"})
    assert "max-age=0" in gone.headers["set-cookie"].lower()
    assert ana.cookie == ""
    kept = httpx.get(f"{server.url}/api/me", headers={"Cookie": token})  # somebody kept a copy
    assert kept.status_code == 401
    assert ana.web.delete("/me").status_code == 401
    assert phone.web.get("/me").json() == {"name": "Ana"}
    phone.web.post("/guests", json={"name": "Anna"})
    assert phone.web.get("/me").json() == {"name": "Anna"}


def test_a_link_is_made_by_somebody_and_used_from_our_own_pages(server: Server) -> None:
    assert Guest(server).web.post("/me/link").status_code == 401
    ana, foreign = Guest(server, "Ana"), {"Origin": "http://elsewhere.example"}
    assert ana.web.post("/me/link", headers=foreign).status_code == 403
    assert ana.web.delete("/me", headers=foreign).status_code == 403
    bodies: tuple[object, ...] = (
        {},
        {"name": "Ana", "link": "0" * 32},
        {"link": "0"},
        {"link": "x" * 32},
        {"name": 1},
    )
    for body in bodies:
        assert Guest(server).web.post("/guests", json=body).status_code == 400
    assert ana.web.get("/me").status_code == 200


def test_nobody_can_try_many_links(tmp_path: Path) -> None:
    server = Server(tmp_path, slack=1)
    try:
        guest = Guest(server)
        tried = [come(guest, f"{number:032x}").status_code for number in range(40)]
        assert tried[:20] == [403] * 20
        assert 429 in tried and tried.count(403) < 30
    finally:
        server.kill()


# Names


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("Ana", "Ana"),
        ("  Ana   Maria ", "Ana Maria"),
        ("Jose\u0301", "José"),
        ("Αλέξανδρος", "Αλέξανδρος"),
        ("محمد", "محمد"),
        ("Nguyễn", "Nguyễn"),
    ],
)
def test_a_name_has_one_form(name: str, made: str) -> None:
    assert tidy(name) == made


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "A\nB",
        "A\x00",
        "\x1b[31mred",
        "Ana\u202enaB",  # reverses the writing direction
        "Ana\u2066\u2069",
        "Ana\u200b",  # zero width
        "\u3164",  # invisible
        "\u2800\u2800",
        "\u00a0Ana",
        "a" + "\u0300" * 9,  # stacked accents
        "\u0300a",
        "x" * 25,
        "\ud800",
    ],
)
def test_a_name_that_tricks_the_eye_is_refused(name: str) -> None:
    with pytest.raises(Unreadable):
        tidy(name)


def test_names_are_tidied_and_refused_over_http(server: Server) -> None:
    ana = Guest(server)
    assert ana.web.post("/guests", json={"name": " Ana  M "}).json() == {"name": "Ana M"}
    refused = ana.web.post("/guests", json={"name": "Ana\u202e"})
    assert (refused.status_code, ana.web.get("/me").json()) == (400, {"name": "Ana M"})


def test_a_chair_is_taken_with_a_tidy_name(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(GAME, "open", "open")["id"]
    for name in ("Ana\u202e", "\x1b[31mAna", "\u3164"):
        assert ana.act(table, "sit", seat=0, name=name).status_code == 400
    ana.done(table, "sit", seat=0, name=" Ana  M ")
    assert ana.view(table)["seats"][0]["name"] == "Ana M"


# Who is remembered


def test_a_token_that_ends_while_somebody_asks_is_not_remembered(tmp_path: Path) -> None:
    """The store is read, the token ends, and only then does the reader come back with it."""

    async def story() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        people, left = People(store, DAY_MS, 60), []
        for number in range(200):
            token = b"%d" % number
            await store.add_person(Person(str(number), "Ana", now()), token)
            asking = [asyncio.create_task(people.find(token)) for _ in range(8)]
            await people.forget(token)
            await asyncio.gather(*asking)
            left += [await people.find(token)]
        await store.close()
        assert left == [None] * 200

    asyncio.run(story())


def test_a_change_of_one_guest_lets_all_others_be_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        people, stored, read = People(store, DAY_MS, 60), store.person_by_token, list[bytes]()

        async def counted(token: bytes, since: int = 0) -> Person | None:
            read.append(token)
            return await stored(token, since)

        monkeypatch.setattr(store, "person_by_token", counted)
        guests = {b"%d" % n: Person(f"p{n}", f"Guest {n}", now()) for n in range(9)}
        for token, person in guests.items():
            await people.add(person, token)
        await people.add_link(guests[b"0"], b"link", now(), now() + DAY_MS)
        await people.use_link(b"link", b"phone", now())
        assert await people.find(b"phone") == guests[b"0"]
        read.clear()
        await people.rename(guests[b"0"], "Ana")
        await people.forget(b"1")
        await people.revoke_others(guests[b"2"], b"2")
        await people.expire()
        found = [await people.find(token) for token in (*guests, b"phone")]
        await store.close()
        assert read == [b"0", b"1", b"phone"]
        assert [each.name if each else "" for each in (found[0], found[-1])] == ["Ana", "Ana"]
        assert found[1] is None
        assert found[2:-1] == list(guests.values())[2:]

    asyncio.run(story())


def test_who_came_first_makes_room_for_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        people = People(store, DAY_MS, 60)
        monkeypatch.setattr("satrap.server.api.known.MOST_KNOWN", 3)
        for n in range(5):
            await people.add(Person(f"p{n}", "Ana", now()), b"%d" % n)
        await store.close()
        assert list(people._known) == [b"2", b"3", b"4"]

    asyncio.run(story())
