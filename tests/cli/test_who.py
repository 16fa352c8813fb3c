"""`satrap who`: from a table to the names that the server's log uses for its people."""

from __future__ import annotations

import json
from pathlib import Path

from satrap.cli import main
from tests.cli.driver import run
from tests.server.api.people import Guest, Server


class Logged(Server):
    """A server that writes its log to a file."""

    def start(self) -> None:
        self._start(main, "--web", str(self.folder / "no-page"), log=self.folder / "log")


def test_a_seat_leads_to_the_lines_of_the_log(tmp_path: Path) -> None:
    server = Logged(tmp_path)
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.open("alexandros", "open", "open")["id"]
    for seat, guest in enumerate((ana, ben)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ben.done(table, "say", words="Hm.")
    host, first, second = run("who", table, "--data", tmp_path).stdout.splitlines()
    server.stop()
    server.kill()
    logged = map(json.loads, (tmp_path / "log").read_text(encoding="utf-8").splitlines())
    spoke = [line["actor"] for line in logged if line.get("kind") == "say"]
    assert first.startswith("Seat 1: Ana, ")
    assert host == f"Opened by {first.split()[-1]}"
    assert [second] == [f"Seat 2: Ben, {actor}" for actor in spoke]


def test_a_table_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    server = Logged(tmp_path)
    server.stop()
    server.kill()
    for table in ("nothing", "../etc"):
        done = run("who", table, "--data", tmp_path)
        assert (done.exit_code, done.stdout) != (0, "")
    assert run("who", "x", "--data", tmp_path / "nowhere").exit_code != 0
