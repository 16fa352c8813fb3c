"""How each row of the policy is tried, and what the answer amounts to."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from satrap.packs import PACKS
from satrap.server.api.examples import boards, record
from tests.server.access.scenes import BYTES, LAST, RESIGNED, Scene
from tests.server.api.people import SECONDS, Guest, receive
from tests.server.receivers import Browser

SOCKET = "WS /api/tables/{match}/ws"
OTHERS = " as another's seat"
DAILY = {"main": 0, "per_turn": 86_400}


class Way(NamedTuple):
    """How a command is sent: its fields, and what must have happened for it to be possible."""

    fields: Callable[[Scene], dict[str, Any]] = lambda scene: {}
    state: str = ""


def _sit(scene: Scene) -> dict[str, Any]:
    return {"seat": LAST, "name": "newcomer"}


COMMANDS: dict[str, Way] = {
    "`sit`": Way(_sit),
    "`sit` by invitation": Way(_sit, "by invitation"),
    "`reveal`": Way(lambda scene: {"seed": BYTES.hex()}, "closed"),
    "`leave`": Way(),
    "`free`": Way(lambda scene: {"seat": RESIGNED}),
    "`change`": Way(lambda scene: {"is_friendly": False}),
    "`ready`": Way(lambda scene: {"is_ready": True}),
    "`start`": Way(state="full"),
    "`play`": Way(Scene.play),
    f"`play`{OTHERS}": Way(Scene.play),
    "`play` again, sealed": Way(Scene.play, "sealed"),
    "`withdraw`": Way(lambda scene: {"ply": 0}, "sealed"),
    "`undo`": Way(state="played"),
    "`redo`": Way(state="undone"),
    "`askundo`": Way(lambda scene: {"to": 0}, "played"),
    "`answerundo`": Way(lambda scene: {"agrees": False}, "asked"),
    "`askclock`": Way(lambda scene: {"clock": DAILY}),
    "`answerclock`": Way(lambda scene: {"agrees": False, "clock": DAILY}, "clocked"),
    "`resign`": Way(),
    "`replace`": Way(Scene.absent),
    "`return`": Way(),
    "`abandon`": Way(),
    "`say`": Way(lambda scene: {"words": "hello"}),
    "`hush`": Way(lambda scene: {"who": scene.other, "how": "mute"}),
}
ROUTES: dict[str, dict[str, str]] = {  # with their query parameters
    "`GET /api/tables/{match}`": {},
    f"`GET /api/tables/{{match}}`{OTHERS}": {},
    f"`{SOCKET}`": {},
    f"`{SOCKET}`{OTHERS}": {},
    "`GET /api/tables/{match}/ws`": {},
    "`GET /api/tables/{match}/board`": {},
    "`GET /api/tables/{match}/legal`": {},
    f"`GET /api/tables/{{match}}/legal`{OTHERS}": {},
    "`GET /api/tables/{match}/why`": {"play": "pass"},
    "`GET /api/tables/{match}/preview`": {"play": "pass"},
    "`GET /api/tables/{match}/hint`": {},
    f"`GET /api/tables/{{match}}/hint`{OTHERS}": {},
    "`GET /api/tables/{match}/plies/{ply}`": {},
    f"`GET /api/tables/{{match}}/plies/{{ply}}`{OTHERS}": {},
    "`GET /api/tables/{match}/events`": {"before": "1"},
    f"`GET /api/tables/{{match}}/events`{OTHERS}": {"before": "1"},
    "`GET /api/tables/{match}/story`": {},
    "`GET /api/tables/{match}/notes`": {},
    f"`GET /api/tables/{{match}}/notes`{OTHERS}": {},
    "`PUT /api/tables/{match}/notes`": {},
    "`GET /api/tables/{match}/prepared`": {},
    f"`GET /api/tables/{{match}}/prepared`{OTHERS}": {},
    "`PUT /api/tables/{match}/prepared`": {},
    "`GET /api/tables/{match}/record`": {},
    "`GET /api/tables/{match}/proof`": {},
    "`GET /api/tables/{match}/analysis`": {},
    "`GET /api/tables/{match}/ratings`": {},
    "`GET /api/tables/{match}/people`": {},
    "`POST /api/tables/{match}/analysis`": {},
    "`POST /api/tables/{match}/rematch`": {},
    "`POST /api/tables/{match}/continue`": {},
    "`POST /api/tables/{match}/reports`": {},
    "`POST /api/tables/{match}/mutes`": {},
}
BODIES: dict[str, Any] = {
    "POST /api/me/keys": {"name": "bot", "scopes": ["read"], "days": 1},
    "POST /api/guests": {"name": "Ana"},
    "PUT /api/me/devices/{device}": {"name": "the desk"},
    "POST /api/me/passkeys/options": {"name": "A new member"},
    "POST /api/me/passkeys": {"credential": {}},
    "PUT /api/me/passkeys/{passkey}": {"name": "the desk"},
    "PUT /api/me/password": {"password": "three camels at dawn", "name": "A new member"},
    "PUT /api/me/address": {"address": "ana@example.org"},
    "POST /api/me/factor/on": {"code": "123456"},
    "POST /api/me/factor/off": {"code": "123456"},
    "POST /api/sign-in/passkey": {"credential": {}},
    "POST /api/sign-in/password": {"name": "Ana", "password": "three camels at dawn"},
    "POST /api/sign-in/letter": {"address": "ana@example.org"},
    "POST /api/sign-in/letter/answer": {"link": "0" * 32},
    "POST /api/sign-in/code": {"ticket": "0" * 32, "code": "123456"},
    "POST /api/tables": {"game": "alexandros", "chairs": [{"who": "open"}] * 2},
    "POST /api/records": record(),
    "POST /api/boards/{game}": boards()["a board of alexandros"],
    "POST /api/me/news/seen": {"ids": ["0123456789abcdef"]},
    "PUT /api/me/notices": {"zone": "Europe/Rome"},
    "PUT /api/me/rests": {"zone": "Europe/Rome", "weekend": [4, 5]},
    "POST /api/me/rests/vacations": {"first": "2020-07-01", "last": "2020-07-14"},
    "PUT /api/me/rests/vacations/{vacation}": {"first": "2020-07-01", "last": "2020-07-14"},
    "POST /api/me/notices/push": {"endpoint": "https://push.example/1", **Browser().keys()},
    "POST /api/me/notices/webhooks": {"url": "https://example.org/x", "style": "plain"},
    "PUT /api/me/manners": {"is_private": True},
    "POST /api/tournaments": {"name": "Cup", "game": "alexandros", "clock": {"main": 600}},
    "POST /api/tournaments/{cup}/act": {"do": "join"},
    "PUT /api/tables/{match}/notes": {"words": "mine"},
    "PUT /api/tables/{match}/prepared": {"actions": []},
    "POST /api/tables/{match}/continue": {"ply": 0, "chairs": [{"who": "open"}] * 4},
    "POST /api/tables/{match}/reports": {"who": RESIGNED, "words": "Rude."},
    "POST /api/tables/{match}/mutes": {"who": RESIGNED},
    "POST /api/admin/penalties": {"person": "x", "kind": "ban", "reason": "x", "days": 0},
    "POST /api/admin/reports/{report}": {"words": "x"},
    "POST /api/admin/tables/{match}/look": {"words": "x"},
}

ADDRESSES = {  # an example, where one is needed
    "/art/{name}": next(art.address for pack in PACKS.values() for art in pack.art.values()),
    "/{path:page}": "/",
    "/assets/{path:path}": "/assets/page.js",
    "/api/people/{name}/ties/{kind}": "/api/people/x/ties/mute",
    "/api/ratings": "/api/ratings?game=alexandros&seats=2",
}


class Answer(NamedTuple):
    """The answer: a word of the policy, and the HTTP status if there is one."""

    word: str
    status: int | None = None


class Asker(NamedTuple):
    """Somebody at a table, perhaps with its link, perhaps naming a seat."""

    scene: Scene
    guest: Guest
    link: str
    seat: int | None

    def at(self, what: str) -> Asker:
        """Return the same caller, with a seat that is not theirs if the row says so."""
        return self._replace(seat=RESIGNED) if what.endswith(OTHERS) else self

    @property
    def query(self) -> dict[str, str]:
        return {"link": self.link} | ({} if self.seat is None else {"seat": str(self.seat)})

    def connected(self) -> Any:
        query = "&".join(f"{name}={value}" for name, value in self.query.items())
        return self.guest.socket(self.scene.id, query.removeprefix("link="))


def ask_anywhere(guest: Guest, name: str) -> Answer:
    """Send a request that needs no table."""
    method, path = name.split()
    if method == "WS":
        return _listen(guest, path)
    named = {"game": "alexandros", "name": "standard-1", "who": "x", "kind": "ban"}
    named |= {"report": "x", "match": "x", "place": "x", "token": "x", "passkey": "x"}
    named["cup"] = "x"
    named["key"] = named["vacation"] = "x"
    named |= {"tie": "x", "other": "x"}
    if "{device}" in path:
        named["device"] = Guest(guest.server, "Somebody else").get("/me/devices")[0]["id"]
    address = guest.server.url + ADDRESSES.get(path, path).format(**named)
    body = {"name": guest.name} if path.endswith("/me/deletion") else BODIES.get(name)
    return _answer(guest.web.request(method, address, json=body))


def ask_route(asker: Asker, what: str) -> Answer:
    """Send a request to a route of a table."""
    name = what.split("`")[1]
    if name == SOCKET:
        return _connect(asker)
    method, path = name.split()
    address = f"{asker.guest.server.url}{path.format(match=asker.scene.id, ply=0)}"
    query = asker.query | ROUTES[what]
    return _answer(asker.guest.web.request(method, address, params=query, json=BODIES.get(name)))


def ask_command(asker: Asker, what: str, fields: Any) -> Answer:
    """Send a command over HTTP."""
    path = f"/tables/{asker.scene.id}/act"
    body = _request(asker, what, fields)
    return _answer(asker.guest.web.post(path, params={"link": asker.link}, json=body))


def ask_by_message(asker: Asker, what: str, fields: Any) -> Answer:
    """Send a command over WebSocket; a caller who is not let in cannot send it."""
    try:
        with asker._replace(seat=None).connected() as socket:
            socket.send(json.dumps(_request(asker, what, fields)))
            while True:
                told = receive(socket)
                if "ack" in told or "refused" in told:
                    return Answer(told.get("refused", "ok"))
    except InvalidStatus as error:
        return Answer("closed", error.response.status_code)


def _request(asker: Asker, what: str, fields: Any) -> Any:
    return {**asker.guest.request(what.split("`")[1], **fields), "seat": asker.seat}


def _listen(guest: Guest, path: str) -> Answer:
    """Listen to what is sent to one person, wherever they are."""
    try:
        with connect(
            guest.server.url.replace("http", "ws", 1) + path,
            additional_headers={"Cookie": guest.cookie} if guest.cookie else {},
            compression=None,
            close_timeout=1,
        ) as socket:
            assert "news" in json.loads(socket.recv(SECONDS))
            return Answer("ok", 200)
    except InvalidStatus as error:
        return Answer("closed", error.response.status_code)


def _connect(asker: Asker) -> Answer:
    try:
        with asker.connected() as socket:
            return Answer(_seen(receive(socket)["view"]))
    except InvalidStatus as error:
        return Answer("closed", error.response.status_code)


def _answer(reply: httpx.Response) -> Answer:
    is_json = reply.headers["Content-Type"] == "application/json"
    told = reply.json() if is_json else None
    if reply.is_error:
        return Answer(told["code"] if told else "failed", reply.status_code)
    if isinstance(told, dict) and "view" in told:
        return Answer(_seen(told["view"]), reply.status_code)
    return Answer("ok", reply.status_code)


def _seen(view: Any) -> str:
    """Return the role in which somebody is shown a table, or a moment of it."""
    match = view if "observer" in view else (view["match"] or {}).get("view")
    if match is None:
        return "watcher" if view["seat"] is None else "seat"
    observer = match["observer"]
    return {"public": "watcher", "open": "all"}.get(observer, "seat")
