"""What operators see of people and jobs, and how they sign somebody out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from satrap.server.store.jobs import put
from satrap.server.store.jobs_schema import jobs
from satrap.server.store.members import Member, add_member
from satrap.server.store.order import PAGE, add_deed
from tests.cli.driver import run
from tests.server.api.people import Guest, Server, seated
from tests.server.api.test_order import Operator
from tests.server.stories.tables import CARDS

LATER = 4_000_000_000_000
UNKNOWN, NOT_HERE = 401, 404


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, 100)
    yield made
    made.kill()


def written(server: Server, *works: Any) -> None:
    engine = create_engine(f"sqlite:///{server.folder / 'tables.sqlite'}")
    with engine.begin() as store:
        for work in works:
            work(store)
    engine.dispose()


def test_an_operator_sees_who_is_a_member_and_on_how_many_devices(server: Server) -> None:
    Guest(server, "Ana"), Guest(server, "Anton")
    operator = Operator(server)
    (ana,) = operator.get("people?name=ana")
    written(server, lambda to: add_member(to, Member(ana["person"], "Ana", 1, True)))
    found = {each["name"]: each for each in operator.get("people?name=an")}
    assert (found["Ana"]["is_member"], found["Ana"]["is_bot"]) == (True, True)
    assert (found["Anton"]["is_member"], found["Anton"]["is_bot"]) == (False, False)
    assert found["Ana"]["devices"] == 1 and found["Ana"]["seen"] >= found["Ana"]["at"]


def test_whoever_is_signed_out_is_signed_out_at_once(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    operator = Operator(server)
    (found,) = operator.get("people?name=Ben")
    with ben.socket(table) as open_page:
        done = operator.web.delete(f"people/{found['person']}/devices")
        assert done.status_code == 200
        with pytest.raises(Exception, match="4"):  # the page is closed
            while True:
                open_page.recv(20)
    assert ben.web.get("/me").status_code == UNKNOWN and ana.web.get("/me").status_code == 200
    assert operator.get("people?name=Ben")[0]["devices"] == 0
    assert operator.web.delete("people/nobody/devices").status_code == NOT_HERE
    assert [each["deed"] for each in operator.get("trail")] == ["sign out"]


def test_the_tables_of_somebody_are_listed_and_the_trail_says_so(server: Server) -> None:
    table, _ = seated(server, CARDS, "Ana", "Ben")
    operator = Operator(server)
    (found,) = operator.get("people?name=Ben")
    assert [each["id"] for each in operator.get(f"people/{found['person']}/tables")] == [table]
    assert operator.get(f"people/{found['person']}/tables?after={table}") == []
    (deed,) = operator.get("trail")
    assert (deed["deed"], deed["about"]) == ("tables of", found["person"])


def test_jobs_that_keep_failing_are_seen_with_their_errors(server: Server) -> None:

    def plant(to: Any) -> None:
        put(to, "planted", "one", LATER)
        put(to, "planted", "two", LATER)

    def fail(to: Any) -> None:

        to.execute(jobs.update().where(jobs.c.key == "two").values(tries=3))

    written(server, plant, fail)
    operator = Operator(server)
    keys = [each["key"] for each in operator.get("jobs")["rows"] if each["kind"] == "planted"]
    assert sorted(keys) == ["one", "two"]
    failing = [each for each in operator.get("jobs?failing=true")["rows"] if each["tries"] == 3]
    assert [each["key"] for each in failing] == ["two"]


def test_the_trail_goes_on_at_the_next_page(server: Server) -> None:
    written(
        server,
        *(
            lambda to, number=number: add_deed(to, number, "here", "look", f"t{number}", "")
            for number in range(PAGE + 3)
        ),
    )
    operator = Operator(server)
    first = operator.get("trail")
    rest = operator.get(f"trail?before={first[-1]['seq']}")
    assert [len(first), len(rest)] == [PAGE, 3]
    assert [each["about"] for each in rest] == ["t2", "t1", "t0"]


def test_the_commands_do_so_too(server: Server) -> None:
    _, (_, ben) = seated(server, CARDS, "Ana", "Ben")
    at = ("--server", server.url, "--data", server.folder)
    (found,) = (json.loads(line) for line in run("admin", *at, "people", "Ben").stdout.splitlines())
    assert CARDS in run("admin", *at, "tables-of", found["person"]).stdout
    assert run("admin", *at, "jobs", "--failing").exit_code == 0
    assert run("admin", *at, "sign-out", found["person"]).exit_code == 0
    assert ben.web.get("/me").status_code == UNKNOWN
    assert "tables of" in run("admin", *at, "trail").stdout
    assert "tables of" not in run("admin", *at, "trail", "--before", "0").stdout
