"""Everything that people can do has an example on the OpenAPI page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.offered import GAMES
from tests.server.api.people import Guest, Server

ACT, OPEN = "post /api/tables/{match}/act", "post /api/tables"
CAN_DO = {
    "come as a guest": ("post /api/guests", "a new guest"),
    "move to another device": ("post /api/me/link", "an answer"),
    "come on another device": ("post /api/guests", "on another device"),
    "open a table against a bot": (OPEN, "{game} against a bot"),
    "open a private table by invitation": (OPEN, "{game} among friends"),
    "open a table for several on one device, with a clock": (
        OPEN,
        "{game} on one device, with a clock",
    ),
    "open a table of an edition, with an option": (
        OPEN,
        "{game} with a preset, an option and a board",
    ),
    "look at a board": ("get /api/boards/{game}/{name}", "an answer"),
    "draw a board of one's own": ("post /api/boards/{game}", "a board of {game}"),
    "look at the board of a table": ("get /api/tables/{match}/board", "an answer"),
    "join": (ACT, "sit"),
    "leave": (ACT, "leave"),
    "change a waiting table": (ACT, "change the table"),
    "be ready": (ACT, "ready"),
    "learn the rules first": (ACT, "learn the rules first"),
    "start": (ACT, "start"),
    "play": (ACT, "play"),
    "take a sealed choice back": (ACT, "withdraw"),
    "undo": (ACT, "undo"),
    "redo": (ACT, "redo"),
    "ask for an undo": (ACT, "ask the others to go back"),
    "consent to an undo": (ACT, "agree to go back"),
    "chat": (ACT, "say"),
    "mute somebody": (ACT, "mute a player"),
    "send a watcher away": (ACT, "remove a watcher"),
    "keep private notes": ("put /api/tables/{match}/notes", "a note"),
    "resign": (ACT, "resign"),
    "agree to abandon": (ACT, "abandon"),
    "rematch": ("post /api/tables/{match}/rematch", "an answer"),
    "look at the lobby": ("get /api/tables", "an answer"),
    "find my tables": ("get /api/me/tables", "an answer"),
    "replace who is away": (ACT, "let a bot play for an absent player"),
    "come back": (ACT, "return"),
    "ask why not": ("get /api/tables/{match}/why", "an answer"),
    "ask what if": ("get /api/tables/{match}/preview", "an answer"),
    "replay at any ply": ("get /api/tables/{match}/plies/{ply}", "an answer"),
    "read what happened before": ("get /api/tables/{match}/events", "an answer"),
    "see how the scores came about": ("get /api/tables/{match}/story", "an answer"),
    "download a record": ("get /api/tables/{match}/record", "an answer"),
    "import a record": ("post /api/records", "a record"),
    "continue from here": ("post /api/tables/{match}/continue", "from ply 40"),
}


def examples_of(page: Any, route: str) -> set[str]:
    """Return the names of a route's examples, of requests and of answers."""
    method, path = route.split()
    told = page["paths"][path][method]
    answers = [reply for code, reply in told["responses"].items() if code.startswith("2")]
    bodies = [*answers, *([told["requestBody"]] if "requestBody" in told else [])]
    parts = [body["content"]["application/json"].get("examples", {}) for body in bodies]
    return {name for part in parts for name in part}


@pytest.mark.parametrize("what", CAN_DO)
def test_what_people_can_do_has_an_example(server: Server, what: str) -> None:
    page = Guest(server).get("/openapi.json")
    route, name = CAN_DO[what]
    for game in GAMES:
        assert name.format(game=game) in examples_of(page, route)


def test_every_example_of_an_opening_opens_a_table(server: Server) -> None:
    ana = Guest(server, "Ana")
    page = ana.get("/openapi.json")
    body = page["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]
    for example in body["examples"].values():
        ana.post("/tables", example["value"])


def test_the_example_of_a_record_can_be_brought(server: Server) -> None:
    ana = Guest(server, "Ana")
    page = ana.get("/openapi.json")
    body = page["paths"]["/api/records"]["post"]["requestBody"]["content"]["application/json"]
    brought = ana.post("/records", body["examples"]["a record"]["value"])
    assert ana.view(brought["id"])["match"]["ply"] == 0
