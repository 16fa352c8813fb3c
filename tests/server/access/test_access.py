"""Who may do what: every route and command, for every kind of caller, as docs/access.md says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.server.access import policy
from tests.server.access.asking import COMMANDS, ROUTES
from tests.server.access.checking import Checker, wrong_without_table
from tests.server.access.members import personal, wrong_for_members
from tests.server.access.policy import ACT, MEMBERS, NOWHERE, PRIVATE, PUBLIC, STATUSES
from tests.server.fuzz.serving import Watched

Note = Callable[[str, object], None]
AT_TABLES = "/api/tables/{match}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    made = Watched(tmp_path_factory.mktemp("access"))
    yield made
    made.kill()


# The page is complete


def named(title: str) -> set[str]:
    return {row.name for row in policy.section(title)}


@pytest.mark.parametrize("title", [PUBLIC, PRIVATE])
def test_every_route_of_a_table_and_every_command_has_a_row(title: str) -> None:
    routes = {route for route in policy.routes() if AT_TABLES in route} - {ACT}
    assert named(title) == routes | policy.commands()


def test_every_other_route_has_a_row() -> None:
    assert named(NOWHERE) == {route for route in policy.routes() if AT_TABLES not in route}


@pytest.mark.parametrize("title", [PUBLIC, PRIVATE])
def test_each_row_speaks_of_each_status_once(title: str) -> None:
    said = Counter(
        (row.what, status) for row in policy.section(title) for status in policy.statuses(row)
    )
    assert set(said.values()) == {1}
    whole = {row.what for row in policy.section(title) if row.what == f"`{row.name}`"}
    assert {(what, status) for what in whole for status in STATUSES} <= set(said)
    assert {what for what, _ in said} == {*COMMANDS, *ROUTES}


def test_every_route_that_depends_on_who_asks_has_a_row_for_members() -> None:
    assert named(MEMBERS) == personal()


# The server keeps to it


def test_who_may_do_what_without_a_table(server: Watched) -> None:
    assert wrong_without_table(server) == []


def test_what_members_their_programs_and_their_new_devices_may_do(server: Watched) -> None:
    assert wrong_for_members(server) == []


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("is_public", [True, False], ids=["public", "private"])
def test_who_may_do_what_at_a_table(
    server: Watched, is_public: bool, status: str, record_property: Note
) -> None:
    checker = Checker(server, is_public, status)
    checker.run()
    assert checker.wrong == []
    assert server.errors() == []
    record_property("counted", f"{checker.count} requests of every kind of caller")
