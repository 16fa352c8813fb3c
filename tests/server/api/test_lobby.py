"""The lobby: nobody can fill it, nothing waits there for ever, and a host can free seats."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from tests.server.api.operators import calling, operated, until
from tests.server.api.people import Guest, Server, receive, seated
from tests.server.api.test_chat import Elsewhere

GAME = "alexandros"
HOUR_MS = 60 * 60 * 1000
SOON_GONE = "import satrap.server.api.app as a, msgspec.structs as m; s = a.State\n" + (
    "a.State = lambda *r: s(*r[:3], m.replace(r[3], lobby_seconds=1.0), r[4])\n"
)


def listed(server: Server, **query: str) -> list[str]:
    with calling(server) as web:
        return [row["id"] for row in web.get("/tables", params=query).json()]


def table_of(guest: Guest, **rest: object) -> str:
    return str(guest.open(GAME, "open", "open", **rest)["id"])


def test_two_guests_do_not_fill_the_first_page(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        ana = table_of(Guest(server, "Ana"))
        eve, mal = Guest(server, "Eve"), Guest(server, "Mal")
        theirs = [table_of(guest) for _ in range(30) for guest in (eve, mal)]
        assert listed(server) == [theirs[-1], theirs[-2], ana]
        assert listed(server, status="waiting", after=theirs[-2]) == [ana]
        eve.done(theirs[-2], "abandon")
        assert listed(server) == [theirs[-1], theirs[-4], ana]
        mine = [row["id"] for row in eve.get("/me/tables")]
        assert len(mine) == 30  # the host still finds all of them


def test_the_table_of_who_has_gone_leaves_the_lobby(tmp_path: Path) -> None:
    with operated(tmp_path, plant=SOON_GONE) as server:
        ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
        kept, left = table_of(ana), table_of(ben)
        with ana.socket(kept):
            until(lambda: listed(server) == [kept])
        until(lambda: bool(ben.get("/me")) and listed(server) == [left])
        assert ben.view(left)["status"] == "waiting"  # it still exists, for anyone with its address


def age(folder: Path, table: str, hours: float) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        back = {"ms": int(hours * HOUR_MS), "table": table}
        store.execute("UPDATE lines SET at = at - :ms WHERE match = :table", back)
        store.execute("UPDATE matches SET created_at = created_at - :ms WHERE id = :table", back)
        store.commit()


def test_a_table_at_which_nothing_happens_is_closed(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        guests = [Guest(server, name) for name in ("Ana", "Ben", "Cleo", "Dion", "Emma")]
        private = {"is_public": False}
        tables = [table_of(guest, **private if n > 2 else {}) for n, guest in enumerate(guests)]
        played, _ = seated(server, GAME, "Fay", "Gus")
        server.stop()
        for table, hours in zip([*tables, played], (25, 23, 25, 169, 25, 999), strict=True):
            age(tmp_path, table, hours)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
            touch = "UPDATE lines SET at = at + ? WHERE match = ? AND seq = 0"
            store.execute(touch, (2 * HOUR_MS, tables[2]))
            store.commit()
        server.start()
        guests = [guest.again() for guest in guests]
        until(lambda: guests[3].view(tables[3])["status"] == "over")
        found = [guest.view(table)["status"] for guest, table in zip(guests, tables, strict=True)]
        assert found == ["over", "waiting", "waiting", "over", "waiting"]
        assert guests[0].view(played)["status"] == "running"
        assert set(listed(server)) == {tables[1], tables[2], played}
        refused = guests[1].act(tables[0], "sit", seat=0, name="Ben")
        assert (refused.status_code, refused.json()["code"]) == (409, "not-at-table")


def test_damaged_tables_do_not_keep_others_from_being_closed(tmp_path: Path) -> None:
    few = "import satrap.server.closing as c; c.AT_ONCE = 2\n"
    with operated(tmp_path, plant=few) as server:
        ana = Guest(server, "Ana")
        tables = [table_of(ana) for _ in range(8)]
        server.stop()
        for number, table in enumerate(tables):
            age(tmp_path, table, 99 - number)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
            for table in tables[:6]:  # the oldest
                store.execute("UPDATE lines SET head = zeroblob(32) WHERE match = ?", (table,))
            store.commit()
        server.start()
        ana = ana.again()
        until(lambda: [ana.view(table)["status"] for table in tables[6:]] == ["over"] * 2)


# Limits for one address


def test_the_guests_of_one_address_do_not_fill_the_first_page(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        others = [table_of(Elsewhere(server, f"B{n}", f"127.0.1.{n}")) for n in range(1, 4)]
        near = [table_of(Elsewhere(server, f"C{n}", "127.0.0.3")) for n in range(3)]
        theirs = [table_of(Elsewhere(server, f"A{n}", "127.0.0.2")) for n in range(60)]
        fair = [*reversed(theirs[-5:]), *reversed(near), *reversed(others)]
        rest = list(reversed(theirs[:-5]))
        first = listed(server, status="waiting")
        assert first == [*fair, *rest][:50]
        second = listed(server, status="waiting", after=first[-1])
        assert first + second == fair + rest  # none is lost, none comes twice
        assert listed(server, status="waiting", after=second[-1]) == []
        assert listed(server, status="waiting", after="unknown") == []
        assert listed(server, status="waiting", after=near[0]) == [*reversed(others), *rest][:50]


def test_pages_go_on_after_a_table_that_has_been_started_meanwhile(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
        first = str(ana.open(GAME, "open", "random")["id"])
        second = str(ben.open(GAME, "open", "random")["id"])
        assert listed(server, status="waiting") == [second, first]
        ben.done(second, "sit", seat=0, name="Ben")
        ben.done(second, "start")
        assert listed(server, status="waiting", after=second) == [first]


def test_more_tables_than_are_read_at_once_are_all_found(tmp_path: Path) -> None:
    few = "import satrap.server.api.waiting as a; a.LOOKED_AT, a.MOST_READS, a.PAGE = 4, 2, 3\n"
    with operated(tmp_path, plant=few) as server:
        theirs = [table_of(Elsewhere(server, f"A{n}", "127.0.0.2")) for n in range(15)]
        far = [table_of(Elsewhere(server, f"B{n}", f"127.0.1.{n}")) for n in range(1, 4)]
        found: list[str] = []
        while page := listed(server, status="waiting", **({"after": found[-1]} if found else {})):
            found += page
        assert sorted(found) == sorted(theirs + far)
        assert found[:3] == far[::-1]


# Seats


def test_a_host_frees_a_seat_and_who_sat_there_stays_away(server: Server) -> None:
    ana, eve, ben = Guest(server, "Ana"), Guest(server, "Eve"), Guest(server, "Ben")
    table = table_of(ana)
    eve.done(table, "sit", seat=1, name="Eve")
    with eve.socket(table) as socket:
        assert receive(socket)["view"]["seat"] == 1
        ana.done(table, "free", seat=1)
        view = receive(socket)["view"]
        assert (view["seat"], view["seats"][1]["was_freed"]) == (None, True)
    again = eve.act(table, "sit", seat=0, name="Eve")
    assert (again.status_code, "freed your seat" in again.json()["text"]) == (409, True)
    ben.done(table, "sit", seat=1, name="Ben")
    assert ana.view(table)["seats"][1]["was_freed"] is False
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "free", seat=0)  # one's own
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    assert eve.view(table)["status"] == "running"


def test_only_the_host_frees_a_seat_somebody_has_before_the_start(server: Server) -> None:
    ana, eve = Guest(server, "Ana"), Guest(server, "Eve")
    table = str(ana.open(GAME, "open", "open", "random")["id"])
    eve.done(table, "sit", seat=1, name="Eve")
    wrong = [(eve, 1, "Only the host"), (ana, 0, "Nobody is"), (ana, 2, "Nobody is")]
    wrong += [(ana, 7, "no seat"), (Guest(server, "Zoe"), 1, "Only the host")]
    for guest, seat, said in wrong:
        refused = guest.act(table, "free", seat=seat)
        assert (refused.status_code, refused.json()["code"]) == (409, "not-at-table")
        assert said in refused.json()["text"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    assert ana.act(table, "free", seat=1).json()["code"] == "not-at-table"
    assert ana.view(table)["seats"][1]["name"] == "Eve"


def test_who_was_freed_is_remembered_after_a_restart(own_server: Server) -> None:
    ana, eve = Guest(own_server, "Ana"), Guest(own_server, "Eve")
    table = table_of(ana)
    eve.done(table, "sit", seat=1, name="Eve")
    ana.done(table, "free", seat=1)
    own_server.kill()
    own_server.start()
    assert eve.again().act(table, "sit", seat=1, name="Eve").status_code == 409


def test_who_was_freed_does_not_come_back_by_a_rematch(server: Server) -> None:
    ana, eve, ben = guests = [Guest(server, name) for name in ("Ana", "Eve", "Ben")]
    table = str(ana.open(GAME, "open", "open", "open")["id"])
    for seat, guest in enumerate(guests):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ana.done(table, "start")
    for guest in guests:
        guest.done(table, "abandon")
    again = ana.post(f"/tables/{table}/rematch")["id"]
    assert eve.post(f"/tables/{table}/rematch")["id"] == again
    ana.done(again, "free", seat=1)
    refused = eve.web.post(f"/tables/{table}/rematch")
    assert (refused.status_code, "freed your seat" in refused.json()["text"]) == (409, True)
    ben.post(f"/tables/{table}/rematch")
    assert [place["name"] for place in ana.view(again)["seats"]] == ["Ana", "", "Ben"]


def test_nobody_squats_seats_at_many_tables(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1) as server:
        hosts = [Guest(server, f"Host {number}") for number in range(12)]
        tables, eve = [table_of(host) for host in hosts], Guest(server, "Eve")
        codes: list[int] = []

        def sit(table: str) -> None:
            codes.append(eve.act(table, "sit", seat=1, name="Eve").status_code)

        threads = [threading.Thread(target=sit, args=(table,)) for table in tables]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert codes.count(200) <= 10 and 429 in codes
        for table in tables:  # too many at the same time, but they can be tried in turn
            tried = eve.act(table, "sit", seat=1, name="Eve")
            if tried.status_code == 429:
                assert tried.json()["code"] == "too-many-tables"
                assert "10 tables" in tried.json()["text"]
        sat = [t for t, host in zip(tables, hosts, strict=True) if host.view(t)["seats"][1]["name"]]
        assert len(sat) == 10
        eve.done(sat[0], "leave")
        free = next(table for table in tables if table not in sat)
        eve.done(free, "sit", seat=1, name="Eve")
        opening = {"game": GAME, "chairs": [{"who": "open"}] * 2}
        assert eve.web.post("/tables", json=opening).status_code == 429


def test_a_host_sits_at_the_last_table_that_may_be_opened(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1) as server:
        ana = Guest(server, "Ana")
        tables = [table_of(ana, key=f"k{number}") for number in range(10)]
        assert table_of(ana, key="k9") == tables[9]  # the same request again
        refused = ana.web.post("/tables", json={"game": GAME, "chairs": [{"who": "open"}] * 2})
        assert refused.json()["code"] == "too-many-tables"
        ana.done(tables[9], "sit", seat=0, name="Ana")
        ana.done(tables[0], "abandon")
        table_of(ana)
