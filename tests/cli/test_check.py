"""`satrap check` finds all damage, and names the match and the line."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import asdict
from sqlalchemy import create_engine
from sqlalchemy import text as sql_text

from satrap.server.store.migrating import upgrade
from tests.cli.driver import run
from tests.cli.stored import FILE, damaging, fill, line_of, rewrite
from tests.server.api.people import Guest, Server, play, receive
from tests.server.test_listing import OLD, old_log

Damage = Callable[[sqlite3.Connection, str], object]
OVER, RUNNING = "over alexandros", "running alexander_the_great"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("kept")
    return folder, fill(folder)


def test_sound_matches_have_no_faults(kept: tuple[Path, dict[str, str]]) -> None:
    folder, made = kept
    done = run("check", "--data", folder)
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith(f"Matches: {len(made)}. Lines: ")
    assert done.stdout.strip().endswith("Faults: 0.")
    assert run("check", folder / FILE, "--lang", "de").stdout.startswith("Partien: ")


def sql(query: str) -> Damage:
    return lambda store, match: store.execute(query, {"match": match})


def illegal(store: sqlite3.Connection, match: str) -> None:
    rewrite(store, match, line_of(store, match, "played"), plays=["march nowhere"])


def other_end(store: sqlite3.Connection, match: str) -> None:
    rewrite(store, match, line_of(store, match, "ended"), record="0" * 64)


def other_player(store: sqlite3.Connection, match: str) -> None:
    """Change the commitment to a name in the log."""
    rewrite(store, match, line_of(store, match, "seated"), name="0" * 64)


def other_name(store: sqlite3.Connection, match: str) -> None:
    """Change a name stored beside the log."""
    seq = line_of(store, match, "seated")
    (beside,) = store.execute(
        "SELECT beside FROM lines WHERE match = ? AND seq = ?", (match, seq)
    ).fetchone()
    kept = json.loads(beside)
    kept["name"][1] = "Eve"
    where = "WHERE match = ? AND seq = ?"
    store.execute(f"UPDATE lines SET beside = ? {where}", (json.dumps(kept), match, seq))


@pytest.mark.parametrize(
    ("which", "damage", "said"),
    [
        (
            OVER,
            sql("UPDATE lines SET body = '{}' WHERE match = :match AND seq = 5"),
            "line 5: it or",
        ),
        (OVER, sql("UPDATE lines SET body = x'7b7d' WHERE match = :match AND seq = 5"), "line 5: "),
        (OVER, sql("DELETE FROM lines WHERE match = :match AND seq = 7"), "missing before line 8"),
        (OVER, sql("DELETE FROM lines WHERE match = :match AND seq = 0"), "missing before line 1"),
        (
            OVER,
            sql("UPDATE lines SET head = zeroblob(32) WHERE match = :match AND seq = 9"),
            "line 9: it or",
        ),
        (
            OVER,
            sql("UPDATE lines SET nonce = zeroblob(16) WHERE match = :match AND seq = 3"),
            "line 3: it or",
        ),
        (OVER, sql("DELETE FROM lines WHERE match = :match"), "its log has no lines"),
        (OVER, sql("DELETE FROM matches WHERE id = :match"), "does not exist"),
        (OVER, sql("UPDATE matches SET status = 'running' WHERE id = :match"), "different from"),
        (OVER, sql("UPDATE matches SET is_public = 0 WHERE id = :match"), "different from"),
        (OVER, sql("UPDATE matches SET is_public = 'x' WHERE id = :match"), "different from"),
        (OVER, sql("UPDATE matches SET created_at = 'x' WHERE id = :match"), "different from"),
        (OVER, sql("UPDATE matches SET host = 'eve' WHERE id = :match"), "different from"),
        (
            RUNNING,
            sql("UPDATE matches SET game = CAST(x'ff41' AS TEXT) WHERE id = :match"),
            "different from",
        ),
        (
            RUNNING,
            sql("UPDATE lines SET key = CAST(x'ff41' AS TEXT) WHERE match = :match AND seq = 2"),
            "line 2: what is stored beside it",
        ),
        ("waiting", sql("UPDATE matches SET seed = zeroblob(32) WHERE id = :match"), "its seed"),
        (OVER, sql("DELETE FROM people"), "someone who does not exist"),
        (OVER, illegal, "the rules do not allow it"),
        (RUNNING, illegal, "the rules do not allow it"),
        (OVER, other_end, "the record"),
        (OVER, other_player, "what is stored beside it"),
        (OVER, other_name, "what is stored beside it"),
        (
            RUNNING,
            sql("UPDATE lines SET beside = x'7b' WHERE match = :match AND seq = 1"),
            "beside",
        ),
    ],
)
def test_every_damage_is_found(
    kept: tuple[Path, dict[str, str]], tmp_path: Path, which: str, damage: Damage, said: str
) -> None:
    folder, made = kept
    with damaging(folder, tmp_path) as store:
        damage(store, made[which])
    done = run("check", "--data", tmp_path)
    assert done.exit_code == 1
    assert said in done.stdout
    assert made[which] in done.stdout
    assert "Faults: 0" not in done.stdout


def test_the_line_that_the_rules_do_not_allow_is_named(
    kept: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    folder, made = kept
    for seq in (3, 20, 57):
        with damaging(folder, tmp_path) as store:
            while store.execute(
                "SELECT 1 FROM lines WHERE match = ? AND seq = ? AND instr(body, 'played') = 0",
                (made[OVER], seq),
            ).fetchone():
                seq += 1
            rewrite(store, made[OVER], seq, plays=["march nowhere"])
        found = run("check", "--data", tmp_path).stdout.splitlines()
        assert found[0] == f"Match {made[OVER]}, line {seq}: the rules do not allow it."
        assert len(found) == 2


def test_a_damaged_file_is_found(kept: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    folder, _ = kept
    shutil.copy(folder / FILE, tmp_path / FILE)
    with (tmp_path / FILE).open("r+b") as file:
        for page in range(2, 12):
            file.seek(page * 4096)
            file.write(b"\xff" * 64)
    done = run("check", "--data", tmp_path)
    assert (done.exit_code, "the file itself is damaged" in done.output.lower()) == (1, True)


def test_what_is_no_store_is_told_in_a_sentence(
    kept: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    none = run("check", "--data", tmp_path)
    assert (none.exit_code, "There are no tables in" in none.stderr) == (1, True)
    (tmp_path / "text").write_text("no database at all " * 500)
    other = run("check", tmp_path / "text")
    assert (other.exit_code, "cannot be read as a store" in other.stderr) == (1, True)
    with damaging(kept[0], tmp_path) as store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    newer = run("check", "--data", tmp_path)
    assert (newer.exit_code, "newer version of Satrap" in newer.stderr) == (1, True)


def older_store(folder: Path, number: str) -> None:
    """Write a finished match into a store as an older version made it."""
    seed, lines = old_log(
        json.loads(next(file for file in OLD if "alexandros" in file.name).read_bytes())
    )
    engine = create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        upgrade(connection, number)
        match = "INSERT INTO matches (id, game, seed, created_at, is_public, status) VALUES "
        connection.execute(
            sql_text(match + "('m', :game, :seed, 1, true, 'over')"),
            {"game": "alexandros", "seed": seed},
        )
        row = "(:match, :seq, :seq, :actor, :key, :at, :body, :nonce, :head)"
        add = "INSERT INTO lines (match, seq, start, actor, key, at, body, nonce, head) VALUES "
        connection.execute(sql_text(add + row), [asdict(line) for line in lines])
    engine.dispose()


@pytest.mark.parametrize("number", ["0001", "0004", "0006"])
def test_the_store_of_an_older_version_is_checked_as_it_is(number: str, tmp_path: Path) -> None:
    older_store(tmp_path, number)
    done = run("check", "--data", tmp_path)
    assert (done.exit_code, "Faults: 0." in done.stdout) == (0, True), done.output
    assert run("backup", tmp_path / "copy", "--data", tmp_path).exit_code == 0
    with damaging(tmp_path, tmp_path / "other") as store:
        illegal(store, "m")
    assert run("check", "--data", tmp_path / "other").exit_code == 1


def test_a_check_beside_a_running_server_changes_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ana = Guest(server, "Ana")
        tables = [ana.open("alexandros", "companion", "companion")["id"] for _ in range(4)]
        for table in tables:
            ana.done(table, "start")
        for _ in range(3):
            done = run("check", "--data", tmp_path)
            assert (done.exit_code, "Faults: 0." in done.stdout) == (0, True), done.output
        for table in tables:
            with ana.socket(table) as socket:
                while receive(socket)["view"]["status"] != "over":
                    pass
    finally:
        server.kill()
    assert "Matches: 4." in run("check", "--data", tmp_path).stdout


def test_matches_of_every_kind_are_sound(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
        first = finished(ana)
        record = ana.web.get(f"/tables/{first}/record").content
        assert ana.web.post("/records", content=record).status_code == 201
        on = {"ply": 3, "chairs": [{"who": "open"}, {"who": "bot", "bot": "random"}]}
        on_from = ana.web.post(f"/tables/{first}/continue", json=on).json()["id"]
        assert ana.web.post(f"/tables/{first}/rematch").status_code == 201
        both = {}
        for name in ("abandoned", "resigned", "out of time", "taken back"):
            clock = {"main": 1, "increment": 0} if name == "out of time" else None
            both[name] = table = ana.open("alexandros", "open", "open", clock=clock, starter=0)[
                "id"
            ]
            for seat, guest in enumerate((ana, ben)):
                guest.done(table, "sit", seat=seat, name=guest.name)
            ana.done(table, "start")
        for guest in (ana, ben):
            guest.done(both["abandoned"], "abandon", wants=True)
        ana.done(both["resigned"], "resign")
        match = ana.view(both["taken back"])["match"]
        ana.done(both["taken back"], "play", plays=match["legal"][:1], ply=match["ply"])
        ana.done(both["taken back"], "askundo", to=0)
        ben.done(both["taken back"], "answerundo", agrees=True)
        with ben.socket(both["out of time"]) as socket:  # a bot plays for whoever has no time left
            while not receive(socket)["view"]["seats"][0]["bot"]:
                pass
        ana.done(on_from, "sit", seat=0, name="Ana")
        ana.done(on_from, "start")
        server.stop()
    finally:
        server.kill()
    done = run("check", "--data", tmp_path)
    assert (done.exit_code, done.stdout.startswith("Matches: 8.")) == (0, True), done.stdout


def finished(guest: Guest) -> str:
    table = str(guest.open("alexandros", "open", "random")["id"])
    guest.done(table, "sit", seat=0, name=guest.name)
    guest.done(table, "start")
    with guest.socket(table) as socket:
        play(guest, table, socket, random.Random(1))
    return table
