"""How each row of the policy is asked, and what the answer comes to."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import InvalidStatus

from tests.server.access.policy import ACT
from tests.server.access.scenes import LAST, Scene
from tests.server.api.people import Guest, receive

SOCKET = "WS /api/tables/{match}/ws"


class Way(NamedTuple):
    """How a command is asked: its fields, and what must have happened for it to be possible."""

    fields: Callable[[Scene], dict[str, Any]] = lambda scene: {}
    state: str = ""


def _sit(scene: Scene) -> dict[str, Any]:
    return {"seat": LAST, "name": "newcomer"}


COMMANDS: dict[str, Way] = {
    "`sit`": Way(_sit),
    "`sit` by invitation": Way(_sit, "by invitation"),
    "`leave`": Way(),
    "`start`": Way(state="full"),
    "`play`": Way(Scene.play),
    "`play` again, sealed": Way(Scene.play, "sealed"),
    "`withdraw`": Way(state="sealed"),
    "`undo`": Way(state="played"),
    "`redo`": Way(state="undone"),
    "`askundo`": Way(lambda scene: {"to": 0}, "played"),
    "`answerundo`": Way(lambda scene: {"agrees": False}, "asked"),
    "`resign`": Way(),
    "`return`": Way(),
    "`abandon`": Way(),
    "`say`": Way(lambda scene: {"words": "hello"}),
}
ROUTES: dict[str, dict[str, Any]] = {
    "`GET /api/tables/{match}`": {},
    "`GET /api/tables/{match}/legal`": {},
    "`GET /api/tables/{match}/why`": {"play": "pass"},
    "`GET /api/tables/{match}/preview`": {"play": "pass"},
    "`GET /api/tables/{match}/plies/{ply}`": {},
    "`GET /api/tables/{match}/record`": {},
    "`GET /api/tables/{match}/proof`": {},
}
BODIES: dict[str, Any] = {
    "`POST /api/guests`": {"name": "Ana"},
    "`POST /api/tables`": {"game": "alexandros", "chairs": [{"who": "open"}] * 2},
}


class Answer(NamedTuple):
    """What came back: a word of the policy, and the status of HTTP if it came that way."""

    word: str
    status: int | None = None


def ask_anywhere(guest: Guest, what: str) -> Answer:
    """Ask what needs no table."""
    method, path = what.strip("`").split()
    return _answer(guest.web.request(method, f"{guest.server.url}{path}", json=BODIES.get(what)))


def ask_route(scene: Scene, guest: Guest, link: str, what: str) -> Answer:
    """Ask a route of a table."""
    if what == f"`{SOCKET}`":
        return _connect(scene, guest, link)
    method, path = what.strip("`").split()
    address = f"{guest.server.url}{path.format(match=scene.id, ply=0)}"
    return _answer(guest.web.request(method, address, params={"link": link, **ROUTES[what]}))


def ask_command(scene: Scene, guest: Guest, link: str, what: str, fields: Any) -> Answer:
    """Send a command over HTTP."""
    _, path = ACT.format(match=scene.id).split("/api", 1)
    body = guest.request(what.split("`")[1], **fields)
    return _answer(guest.web.post(path, params={"link": link}, json=body))


def ask_by_message(scene: Scene, guest: Guest, link: str, what: str, fields: Any) -> Answer:
    """Send a command over WebSocket; who is not let in has no WebSocket to send it by."""
    try:
        with guest.socket(scene.id, link) as socket:
            socket.send(json.dumps(guest.request(what.split("`")[1], **fields)))
            while True:
                told = receive(socket)
                if "ack" in told or "refused" in told:
                    return Answer(told.get("refused", "ok"))
    except InvalidStatus as error:
        return Answer("closed", error.response.status_code)


def _connect(scene: Scene, guest: Guest, link: str) -> Answer:
    try:
        with guest.socket(scene.id, link) as socket:
            return Answer(_seen(receive(socket)["view"]))
    except InvalidStatus as error:
        return Answer("closed", error.response.status_code)


def _answer(reply: httpx.Response) -> Answer:
    told = reply.json()
    if reply.is_error:
        return Answer(told["code"], reply.status_code)
    if isinstance(told, dict) and "view" in told:
        return Answer(_seen(told["view"]), reply.status_code)
    return Answer("ok", reply.status_code)


def _seen(view: Any) -> str:
    """Return as what somebody is shown a table, or a moment of it."""
    match = view if "observer" in view else (view["match"] or {}).get("view")
    if match is None:
        return "watcher" if view["seat"] is None else "seat"
    observer = match["observer"]
    return {"public": "watcher", "open": "all"}.get(observer, "seat")
