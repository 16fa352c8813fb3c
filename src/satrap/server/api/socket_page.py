"""The WebSocket on the OpenAPI page; OpenAPI has no place for it, so it is listed as a GET."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, to_builtins
from starlette.requests import Request

from satrap.core.game import Json
from satrap.core.language import say
from satrap.core.text import text
from satrap.server import messages
from satrap.server import requests as sent
from satrap.server.api import examples
from satrap.server.api.answers import Made, Problem
from satrap.server.api.language import language_of
from satrap.server.api.routes import Routes, SchemaOf
from satrap.server.api.tables import As, Link
from satrap.server.tables.entries import Clock

routes = Routes("playing over WebSocket")
Patch = Annotated[bool, Meta(description="after the first view, send only the differences")]

_HEAD = "9f2c4d2e" * 8
_PLACE: Json = {
    "name": "",
    "who": "",
    "bot": "",
    "bot_name": "",
    "former": "",
    "commitment": "",
    "seed": "",
    "is_left_out": False,
    "was_freed": False,
    "is_ready": False,
    "is_learning": False,
    "is_changing": False,
    "reserved": "",
    "reserved_until": None,
    "wants_end": False,
    "has_say": False,
    "time_left": 900_000,
    "is_running": False,
    "deadline": None,
    "rests": [],
}
_VIEW: Json = {
    "version": 1,
    "status": "waiting",
    "game": "a-game",
    "preset": "standard",
    "options": {},
    "board": "standard-1",
    "is_written": False,
    "is_teaching": False,
    "has_open_hands": False,
    "is_friendly": True,
    "is_rated": False,
    "is_cup": False,
    "is_public": True,
    "starter": None,
    "host": None,
    "hints": True,
    "seat": None,
    "commitment": "51bc0a7d" * 8,
    "called": None,
    "seats": [{**_PLACE, "who": "open"}, {**_PLACE, "who": "bot", "bot": "recruit"}],
    "clock": to_builtins(Clock(900, 10)),
    "asked": None,
    "clock_asked": None,
    "ends_at": None,
    "rematch": None,
    "said": [{"by": 0, "name": "Ana", "words": "Hello"}],
    "news": [
        {
            "number": 0,
            "ply": 0,
            "kind": "seated",
            "seat": 0,
            "text": {"key": "news-seated", "values": {"name": "Ana"}},
        }
    ],
    "hushed": [{"by": "0123456789abcdef", "name": "Zoe", "how": "mute"}],
    "match": None,
}
_MATCH: Json = {
    "ply": 0,
    "view": {"game": "a-game"},
    "waiting": [0],
    "prompt": {"key": "prompt-source", "values": {}},
    "legal": ["an action", "another action"],
    "labels": [{"key": "do-draw", "values": {}}, {"key": "do-pass", "values": {}}],
    "ask": None,
    "sealed": None,
    "chosen": None,
    "undo": 0,
    "redo": False,
    "own": None,
    "since": 0,
    "events": [],
    "outcome": None,
}
_PLACES: Json = [
    {**_VIEW["seats"][0], "name": "Ana", "has_say": True},
    {**_VIEW["seats"][1], "name": "Bot 2"},
]
_RUNNING = {**_VIEW, "version": 4, "status": "running", "seat": 0, "seats": _PLACES}
TOLD: dict[str, Json] = {
    "view before the start": {"view": _VIEW},
    "view when it is your turn": {"view": {**_RUNNING, "match": _MATCH}},
    "ack": {"ack": "mine-4", "head": _HEAD, "version": 5},
    "refused": {"refused": "illegal-action", "key": "mine-4", "text": "The reason.", "view": None},
    "patch": {
        "patch": {
            "from": 4,
            "version": 5,
            "ops": [
                {"op": "replace", "path": "/version", "value": 5},
                {"op": "replace", "path": "/match/waiting", "value": [1]},
            ],
            "events": [],
        }
    },
    "here": {"here": [0]},
}


def _messages(schema: SchemaOf) -> Json:
    """Return what the page says about the messages in both directions."""
    asked = {name: {"value": value} for name, value in examples.REQUESTS.items()}
    told = {name: {"value": value} for name, value in TOLD.items()}
    kinds = [schema(kind) for kind in messages.KINDS]
    return {
        "x-websocket": {
            "send": {"schema": schema(sent.Request), "examples": asked},
            "receive": {"schema": {"anyOf": kinds}, "examples": told},
        }
    }


@routes.add("GET /tables/{match}/ws", status=426, extra=_messages)
async def playing_over_websocket(
    request: Request, match: str, link: Link = "", seat: As = None, patch: Patch = False
) -> Made[Problem]:
    """See a table and play at it. Connect with WebSocket, not with GET.

    The address begins with ws:// instead of http:// (wss:// instead of https://). Send the cookie
    from POST /api/guests with the handshake: without it you can only watch.

    `x-websocket` describes both directions. You `send` the requests of POST .../act as text, one
    per message, at most 8192 bytes each. You `receive` messages whose only or first field says
    what they are: `view`, `ack`, `refused`, `patch` or `here`. Ignore what you do not know: more
    kinds of messages and more fields may be added.

    To play: send `sit` and, if you opened the table, `start`. Whenever your `seat` is in
    `match.waiting` of the newest view, send `play` with one of `match.legal` and with `match.ply`.
    If `match.legal` is an object, GET .../legal lists the actions. When `status` is `over`,
    `match.outcome` says who won.

    If a connection is refused, the handshake is answered with HTTP 403. A client that does not
    read is cut off with code 1013: connect again, and the whole view comes first.
    """
    words = say(text("server-websocket"), language_of(request))
    return Made(Problem("websocket", words), {"Upgrade": "websocket"})
