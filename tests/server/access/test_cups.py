"""Who may do what at a tournament, as docs/access.md says."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from satrap.server.cups.asking import AnyAsking
from tests.server.access import policy
from tests.server.access.policy import Row
from tests.server.api.people import Guest, Server
from tests.server.club_members import join

PUBLIC, PRIVATE = "At a public tournament", "At a private tournament"
GET = "GET /api/tournaments/{cup}"
WAYS = ("open", "running")
FIELDS: dict[str, Any] = {
    "remove": {"number": 1},
    "invite": {"bot": "recruit", "count": 1},
}
LONGEST = 20  # seconds until it has started


class Scene:
    """A tournament with everybody around it."""

    def __init__(self, server: Server, *, is_public: bool, status: str) -> None:
        self.people = {name: Guest(server, name) for name in ("guest", "member", "player", "host")}
        self.people |= {"nobody": Guest(server), "other": Guest(server, "other")}
        for name in ("member", "player", "host", "other"):
            join(self.people[name], f"{name} {time.monotonic_ns()}")
        plan = {"name": "Cup", "game": "alexandros", "clock": {"main": 600}, "has_bots": True}
        host = self.people["host"]
        self.id = str(host.post("/tournaments", {**plan, "is_public": is_public})["id"])
        self.link = str(host.get(f"/tournaments/{self.id}")["link"])
        for name in ("player", "other"):
            assert self.ask(name, "join", self.link) == "ok"
        if status == "running":
            assert self.ask("host", "start") == "ok"
            end = time.monotonic() + LONGEST
            while host.get(f"/tournaments/{self.id}")["status"] != "running":
                assert time.monotonic() < end
                time.sleep(0.02)

    def ask(self, name: str, what: str, link: str = "") -> str:
        """Send a request, and return the word for its answer."""
        web, path = self.people[name].web, f"/tournaments/{self.id}"
        if what == GET:
            reply = web.get(path, params={"link": link})
        else:
            body = {"do": what, **FIELDS.get(what, {})}
            reply = web.post(f"{path}/act", params={"link": link}, json=body)
        return "ok" if reply.is_success else str(reply.json()["code"])

    def ask_as(self, caller: str, what: str) -> str:
        names = {"takes part": "player", "organiser": "host"}
        name = caller.removesuffix(" with the link")
        return self.ask(names.get(name, name), what, self.link if name != caller else "")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("cups"))
    yield made
    made.kill()


def rows(title: str, status: str) -> list[Row]:
    return [row for row in policy.section(title) if row.when in ("always", status)]


@pytest.mark.parametrize("title", [PUBLIC, PRIVATE])
def test_every_command_has_a_row(title: str) -> None:
    commands = {str(kind.__struct_config__.tag) for kind in get_args(AnyAsking)}
    assert {row.name for row in rows(title, "open")} == {GET, *commands}


@pytest.mark.parametrize("status", WAYS)
@pytest.mark.parametrize("title", [PUBLIC, PRIVATE])
def test_who_may_do_what(server: Server, title: str, status: str) -> None:
    wrong, shared = list[str](), Scene(server, is_public=title == PUBLIC, status=status)
    for row in rows(title, status):
        for caller, word in row.cells.items():
            changes = word == "ok" and row.name != GET
            at = Scene(server, is_public=title == PUBLIC, status=status) if changes else shared
            answer = at.ask_as(caller, row.name)
            if answer != word:
                wrong.append(f"{row.name}, {caller}: {answer}, not {word}")
    assert wrong == []
