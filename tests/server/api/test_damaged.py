"""A table whose log is damaged is left alone; everything else goes on, and the server says so."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.driver import run
from tests.cli.stored import FILE, rewrite
from tests.server.api.operators import Operated, operated, until
from tests.server.api.people import Guest, Json, play, receive

Damage = Callable[[sqlite3.Connection, str], object]
GAME = "alexandros"


def sql(query: str) -> Damage:
    return lambda store, match: store.execute(query, {"match": match})


def illegal(store: sqlite3.Connection, match: str) -> None:
    rewrite(store, match, 1, seat=77)


DAMAGES: dict[str, Damage] = {
    "no JSON": sql("UPDATE lines SET body = x'ff00' WHERE match = :match AND seq = 1"),
    "other JSON": sql("UPDATE lines SET body = x'5b5d' WHERE match = :match AND seq = 1"),
    "text": sql("UPDATE lines SET body = 'none' WHERE match = :match AND seq = 1"),
    "number": sql("UPDATE lines SET body = 7 WHERE match = :match AND seq = 1"),
    "gap": sql("DELETE FROM lines WHERE match = :match AND seq = 1"),
    "no beginning": sql("DELETE FROM lines WHERE match = :match AND seq = 0"),
    "no lines": sql("DELETE FROM lines WHERE match = :match"),
    "changed head": sql("UPDATE lines SET head = zeroblob(32) WHERE match = :match AND seq = 1"),
    "changed nonce": sql("UPDATE lines SET nonce = zeroblob(16) WHERE match = :match AND seq = 1"),
    "nothing beside": sql("UPDATE lines SET beside = NULL WHERE match = :match AND seq = 1"),
    "other seed": sql("UPDATE matches SET seed = zeroblob(32) WHERE id = :match"),
    "no seed": sql("UPDATE matches SET seed = x'' WHERE id = :match"),
    "illegal": illegal,
    "actor": sql("UPDATE lines SET actor = CAST(x'ff41' AS TEXT) WHERE match = :match AND seq = 1"),
    "key": sql("UPDATE lines SET key = CAST(x'ff41' AS TEXT) WHERE match = :match AND seq = 1"),
    "time": sql("UPDATE lines SET at = 'x' WHERE match = :match AND seq = 1"),
    "status": sql("UPDATE matches SET status = CAST(x'ff41' AS TEXT) WHERE id = :match"),
    "opened when": sql("UPDATE matches SET created_at = 'x' WHERE id = :match"),
    "public or not": sql("UPDATE matches SET is_public = 'x' WHERE id = :match"),
}
# Only the lobby's order depends on these: the log says both, so the table can be played.
HARMLESS: dict[str, Damage] = {
    "game": sql("UPDATE matches SET game = CAST(x'ff41' AS TEXT) WHERE id = :match"),
    "host": sql("UPDATE matches SET host = CAST(x'ff41' AS TEXT) WHERE id = :match"),
}


class Kept:
    """A folder with a table that waits, one in play, and one that stays sound."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with operated(folder) as server:
            self.ana, self.zoe = Guest(server, "Ana"), Guest(server, "Zoe")
            self.waiting = self.table(self.ana)
            self.running = self.table(self.ana)
            self.sound = self.table(self.zoe)
            for guest, table in ((self.ana, self.running), (self.zoe, self.sound)):
                guest.done(table, "start")
                with guest.socket(table) as socket:
                    play(guest, table, socket, random.Random(1), plies=3)
            server.stop()

    def table(self, guest: Guest) -> str:
        table = str(guest.open(GAME, "open", "random", starter=0)["id"])
        for do in ("sit", "leave", "sit"):  # a few lines
            guest.done(table, do, **({"seat": 0, "name": guest.name} if do == "sit" else {}))
        return table

    def damaged(self, target: Path, damage: Damage, *tables: str) -> Path:
        """Return a copy with damaged tables."""
        target.mkdir(exist_ok=True)
        shutil.copy(self.folder / FILE, target / FILE)
        with closing(sqlite3.connect(target / FILE)) as store:
            for table in tables:
                damage(store, table)
            store.commit()
        return target

    def people(self, server: Operated) -> tuple[Guest, Guest]:
        found = []
        for guest in (self.ana, self.zoe):
            guest.server = server
            found.append(guest.again())
        return found[0], found[1]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("kept"))


def ids(rows: Json) -> list[str]:
    return [row["id"] for row in rows]


@pytest.mark.parametrize("name", DAMAGES)
def test_everything_else_goes_on(kept: Kept, tmp_path: Path, name: str) -> None:
    folder = kept.damaged(tmp_path, DAMAGES[name], kept.waiting, kept.running)
    with operated(folder) as server:
        ana, zoe = kept.people(server)
        assert ids(zoe.get("/tables")) == [kept.sound]
        assert ids(ana.get("/me/tables")) == []
        for table in (kept.waiting, kept.running):
            for reply in (
                ana.web.get(f"/tables/{table}", headers={"Accept-Language": "en"}),
                ana.act(table, "leave"),
                ana.web.get(f"/tables/{table}/notes"),
            ):
                assert (reply.status_code, reply.json()["code"]) == (500, "damaged"), reply.text
                assert "satrap check" in reply.json()["text"]
        with zoe.socket(kept.sound) as socket:  # bots answer there
            play(zoe, kept.sound, socket, random.Random(2), plies=2)
        kept.table(zoe)
        assert zoe.get("/health") == {"ok": False, "damaged": 2}
        assert "satrap_tables_damaged 2.0" in zoe.web.get("/metrics").text
        server.stop()
        said = [json.loads(line) for line in server.written().splitlines()]
    told = [line for line in said if line["event"] == "a table is damaged"]
    assert sorted(line["table"] for line in told) == sorted([kept.waiting, kept.running])
    assert all(line["level"] == "error" and line["error"] and line["where"] for line in told)
    assert [line for line in said if line["level"] == "error"] == told
    assert run("check", "--data", folder).exit_code == 1


@pytest.mark.parametrize("name", HARMLESS)
def test_what_the_log_says_too_stops_nobody(kept: Kept, tmp_path: Path, name: str) -> None:
    folder = kept.damaged(tmp_path, HARMLESS[name], kept.waiting, kept.running)
    with operated(folder) as server:
        ana, zoe = kept.people(server)
        assert kept.running in ids(zoe.get("/tables"))
        assert set(ids(ana.get("/me/tables"))) == {kept.waiting, kept.running}
        assert {row["game"] for row in ana.get("/me/tables")} == {GAME}
        ana.done(kept.waiting, "leave")
        with ana.socket(kept.running) as socket:
            play(ana, kept.running, socket, random.Random(2), plies=2)
        assert zoe.get("/health") == {"ok": True, "damaged": 0}
    assert run("check", "--data", folder).exit_code == 1


@pytest.mark.parametrize("name", [*DAMAGES, *HARMLESS])
def test_a_check_names_the_damaged_table(kept: Kept, tmp_path: Path, name: str) -> None:
    damage = (DAMAGES | HARMLESS)[name]
    done = run("check", "--data", kept.damaged(tmp_path, damage, kept.running))
    assert (done.exit_code, kept.running in done.stdout) == (1, True), done.output
    assert kept.sound not in done.stdout and kept.waiting not in done.stdout


def test_a_server_without_damage_says_that_all_is_well(kept: Kept, tmp_path: Path) -> None:
    with operated(kept.damaged(tmp_path, illegal)) as server:
        ana, _ = kept.people(server)
        assert set(ids(ana.get("/tables"))) == {kept.waiting, kept.running, kept.sound}
        assert ana.get("/health") == {"ok": True, "damaged": 0}


def test_a_repaired_table_is_found_without_a_restart(kept: Kept, tmp_path: Path) -> None:
    folder = kept.damaged(tmp_path, DAMAGES["changed nonce"], kept.running)
    sooner = "import satrap.server.damage as d; d.AGAIN_SECONDS = 0.2\n"
    with operated(folder, plant=sooner) as server:
        ana, _ = kept.people(server)
        assert ana.web.get(f"/tables/{kept.running}").status_code == 500
        with (
            closing(sqlite3.connect(kept.folder / FILE)) as good,
            closing(sqlite3.connect(folder / FILE)) as store,
        ):
            query = "SELECT nonce FROM lines WHERE match = ? AND seq = 1"
            (nonce,) = good.execute(query, (kept.running,)).fetchone()
            store.execute(
                "UPDATE lines SET nonce = ? WHERE match = ? AND seq = 1", (nonce, kept.running)
            )
            store.commit()
        until(lambda: ana.web.get(f"/tables/{kept.running}").status_code == 200)
        assert ana.get("/health") == {"ok": True, "damaged": 0}
        with ana.socket(kept.running) as socket:
            assert receive(socket)["view"]["status"] == "running"


def test_a_damaged_table_that_is_deleted_is_forgotten(kept: Kept, tmp_path: Path) -> None:
    folder = kept.damaged(tmp_path, DAMAGES["changed nonce"], kept.running)
    sooner = "import satrap.server.damage as d; d.AGAIN_SECONDS = 0.2\n"
    with operated(folder, plant=sooner) as server:
        ana, _ = kept.people(server)
        assert ana.web.get(f"/tables/{kept.running}").status_code == 500
        assert ana.get("/health") == {"ok": False, "damaged": 1}
        with closing(sqlite3.connect(folder / FILE)) as store:
            for table, column in (("players", "match"), ("lines", "match"), ("matches", "id")):
                store.execute(f"DELETE FROM {table} WHERE {column} = ?", (kept.running,))
            store.commit()
        until(lambda: ana.web.get(f"/tables/{kept.running}").status_code == 404)
        assert ana.get("/health") == {"ok": True, "damaged": 0}


def test_names_and_notes_that_cannot_be_read_are_nobody_else_s_loss(
    kept: Kept, tmp_path: Path
) -> None:
    name = sql("UPDATE people SET name = CAST(x'ff41' AS TEXT) WHERE name = 'Ana'")
    with operated(kept.damaged(tmp_path, name, kept.running)) as server:
        ana, zoe = kept.people(server)
        refused = ana.web.get("/me")
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        assert len(zoe.get("/tables")) == 3


@pytest.mark.parametrize(
    "query",
    [
        "UPDATE matches SET id = CAST(x'ff41' AS TEXT) WHERE id = :match",
        "UPDATE lines SET match = CAST(x'ff41' AS TEXT) WHERE match = :match",
        "UPDATE players SET match = CAST(x'ff41' AS TEXT) WHERE match = :match",
    ],
)
def test_an_id_that_cannot_be_read_spoils_one_table(kept: Kept, tmp_path: Path, query: str) -> None:
    folder = kept.damaged(tmp_path, sql(query), kept.running)
    with operated(folder) as server:
        ana, zoe = kept.people(server)
        assert kept.sound in ids(zoe.get("/tables"))
        assert kept.waiting in ids(ana.get("/me/tables"))
        with zoe.socket(kept.sound) as socket:
            play(zoe, kept.sound, socket, random.Random(2), plies=2)
    done = run("check", "--data", folder)
    if "players" not in query:  # which no check examines
        assert (done.exit_code, "udcff" in done.stdout) == (1, True), done.output
