"""`satrap backup`: a complete copy while people play, which never overwrites anything."""

from __future__ import annotations

import random
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.cli.driver import run
from tests.cli.stored import FILE
from tests.server.api.operators import until
from tests.server.api.people import SECONDS, Guest, Json, Server, play


def acknowledged(guest: Guest, table: str, told: list[str], is_done: Callable[[], bool]) -> None:
    """Keep talking; note each key when it is acknowledged."""
    while not is_done():
        request: Json = guest.request("say", words="x" * 200)
        reply = guest.web.post(f"/tables/{table}/act", json=request)
        assert reply.status_code == 200
        told.append(request["key"])
        time.sleep(0.01)  # a table stores only so many messages


def test_a_copy_made_during_play_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    assert run("backup", tmp_path / "x", "--data", tmp_path).exit_code == 1  # imports everything
    server, again = Server(tmp_path), tmp_path / "again"
    again.mkdir()
    copy = again / FILE
    try:
        ana = Guest(server, "Ana")
        table = ana.open("alexandros", "open", "random")["id"]
        ana.done(table, "sit", seat=0, name="Ana")
        ana.done(table, "start")
        ana.web.put(f"/tables/{table}/notes", json={"words": "mine"})
        with ana.socket(table) as socket:
            before = play(ana, table, socket, random.Random(1), plies=8)
        told: list[str] = []
        ended = threading.Event()
        talking = threading.Thread(target=acknowledged, args=(ana, table, told, ended.is_set))
        talking.start()
        until(lambda: len(told) >= 20)
        known = list(told)  # just before: most of it is not in the main file yet
        done = run("backup", copy, "--data", tmp_path)
        ended.set()
        talking.join(SECONDS)
        assert (done.exit_code, "Faults: 0." in done.stdout) == (0, True), done.stderr
        assert len(told) > len(known)  # they went on talking
        server.stop()
    finally:
        server.kill()
    assert "Faults: 0." in run("check", copy).stdout
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as store:
        kept = {key for (key,) in store.execute("SELECT key FROM lines WHERE actor <> ''")}
    assert set(known) <= kept
    restored = Server(again)
    try:
        ana.server = restored
        back = ana.again()
        view = back.view(table)
        assert (view["seat"], view["match"]["ply"] >= before["match"]["ply"]) == (0, True)
        assert back.web.get(f"/tables/{table}/notes").json() == {"words": "mine"}
        with back.socket(table) as socket:
            play(back, table, socket, random.Random(2))
    finally:
        restored.kill()


def test_a_copy_takes_the_place_of_nothing(tmp_path: Path) -> None:
    Server(tmp_path).kill()
    for kind in ("file", "link"):
        target = tmp_path / kind
        target.write_text("mine") if kind == "file" else target.symlink_to(tmp_path / "nowhere")
        done = run("backup", target, "--data", tmp_path)
        assert (done.exit_code, "already exists" in done.stderr) == (1, True)
    assert (tmp_path / "file").read_text() == "mine"
    assert not (tmp_path / "nowhere").exists()


def test_what_cannot_be_copied_is_told_in_a_sentence(tmp_path: Path) -> None:
    done = run("backup", tmp_path / "copy", "--data", tmp_path / "empty")
    assert (done.exit_code, "There are no tables in" in done.stderr) == (1, True)
    Server(tmp_path).kill()
    done = run("backup", tmp_path / "no" / "folder" / "copy", "--data", tmp_path)
    assert (done.exit_code, "cannot be written" in done.stderr) == (1, True)
    assert not list(tmp_path.glob("*.part"))


def test_only_its_owner_can_read_a_store(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        Guest(server, "Ana")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        server.kill()
    assert set(modes.values()) == {0o600}, modes
