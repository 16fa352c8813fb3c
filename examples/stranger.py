"""Play every game of a server against bots, knowing nothing but its OpenAPI page.

python examples/stranger.py http://127.0.0.1:8000

It needs the package `websockets`, which the server needs too.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from http.cookiejar import CookieJar
from itertools import count
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import ClientConnection, connect

Json = Any
SECONDS = 60
PATIENCE = 0.5  # seconds, before something is sent again


class Page:
    """The OpenAPI page: paths, and examples to fill in."""

    def __init__(self, document: Json) -> None:
        self.document = document

    def path(self, method: str, ending: str, **names: str) -> str:
        """Return the path of the route with this ending, with the names filled in."""
        (found,) = (
            path
            for path, methods in self.document["paths"].items()
            if method in methods and path.endswith(ending)
        )
        return str(found.format(**names))

    def examples(self, method: str, path: str) -> dict[str, Json]:
        """Return the examples of a route's request body."""
        body = self.document["paths"][path][method]["requestBody"]["content"]
        return _values(body["application/json"])

    def socket(self) -> tuple[str, Json]:
        """Return the path of the WebSocket, and what it accepts and sends."""
        (found,) = (
            (path, methods["get"]["x-websocket"])
            for path, methods in self.document["paths"].items()
            if "x-websocket" in methods.get("get", {})
        )
        return found

    def kinds(self, schema: Json) -> set[str]:
        """Return the fields that tell messages apart: the first of each schema."""
        schemas = self.document["components"]["schemas"]
        names = [one["$ref"].rsplit("/", 1)[1] for one in schema["anyOf"]]
        return {next(iter(schemas[name]["properties"])) for name in names}


def _values(described: Json) -> dict[str, Json]:
    return {name: deepcopy(one["value"]) for name, one in described["examples"].items()}


class Web:
    """A server over HTTP, with cookies."""

    def __init__(self, address: str) -> None:
        self.address, self.cookies = address, CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))

    def fetch(self, method: str, path: str, body: Json = None) -> Json:
        """Send a request; try again after a while if the server is busy."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(urljoin(self.address, path), data, method=method.upper())
        request.add_header("Content-Type", "application/json")
        while True:
            try:
                with self.opener.open(request, timeout=SECONDS) as reply:
                    return json.load(reply)
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise
            time.sleep(PATIENCE)

    def connect(self, path: str) -> ClientConnection:
        """Open a WebSocket."""
        cookies = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        address = urljoin(self.address, path).replace("http", "ws", 1)
        return connect(address, additional_headers={"Cookie": cookies})


class Player:
    """One seat at one table."""

    def __init__(self, socket: ClientConnection, examples: dict[str, Json], kinds: set[str]):
        self.socket, self.examples, self.kinds = socket, examples, kinds
        self.numbers = count()
        self.view: Json = None
        self.sent: Json = None  # the command not answered yet
        self.least = 0  # the view's version must reach this before the next decision

    def ask(self, name: str, /, **fields: Json) -> None:
        """Send a command like the example of this name, with fields of our own."""
        command = {**self.examples[name]["command"], **fields}
        self.sent = {"key": f"stranger-{next(self.numbers)}", "command": command}
        self.socket.send(json.dumps(self.sent))

    def hear(self) -> None:
        """Receive the next message."""
        message = json.loads(self.socket.recv(SECONDS))
        kind = next(iter(message))
        assert kind in self.kinds, f"{kind} is not on the page"
        if kind == "view":
            self.view = message["view"]
        elif kind == "ack":
            assert message["ack"] == self.sent["key"]
            self.sent, self.least = None, message["version"]
        elif kind == "refused":
            self._again(message)

    def _again(self, message: Json) -> None:
        """Wait and send the same; or take the newer view and decide again."""
        if message["refused"] in ("too-many", "unavailable"):
            time.sleep(PATIENCE)
            self.socket.send(json.dumps(self.sent))
        elif message["refused"] == "stale":
            self.sent, self.view = None, message["view"]
        else:
            raise RuntimeError(message["text"])

    def settle(self) -> Json:
        """Return the newest view, once everything sent has been answered."""
        while self.sent or self.view is None or self.view["version"] < self.least:
            self.hear()
        return self.view


def play(player: Player, listed: Callable[[], list[str]], generator: random.Random) -> Json:
    """Play random legal actions until the match is over, and return the last view."""
    while (view := player.settle())["status"] != "over":
        match = view["match"]
        if view["seat"] in match["waiting"]:
            legal = match["legal"] if isinstance(match["legal"], list) else listed()
            player.ask("play", plays=[generator.choice(legal)], ply=match["ply"])
        else:
            player.hear()
    return view


def play_game(web: Web, page: Page, opening: Json) -> Json:
    """Open a table, sit down at it, start, and play to the end."""
    opened = web.fetch("post", page.path("post", "/tables"), opening)
    path, talk = page.socket()
    name = path[path.index("{") + 1 : path.index("}")]
    own = {name: opened["id"]}

    def listed() -> list[str]:
        return list(web.fetch("get", page.path("get", "/legal", **own))["actions"])

    with web.connect(path.format(**own)) as socket:
        player = Player(socket, _values(talk["send"]), page.kinds(talk["receive"]["schema"]))
        player.ask("sit", seat=0, name="Stranger")
        player.settle()
        player.ask("start")
        return play(player, listed, random.Random(opening["game"]))


def main(server: str) -> None:
    web = Web(server)
    page = Page(web.fetch("get", "/api/openapi.json"))
    come = page.path("post", "/guests")
    guests = page.examples("post", come).values()
    web.fetch("post", come, next(one for one in guests if "name" in one))
    games = {game["id"] for game in web.fetch("get", page.path("get", "/games"))}
    tables = page.examples("post", page.path("post", "/tables"))
    against = {one["game"]: one for name, one in tables.items() if "against a bot" in name}
    assert set(against) == games, "a game has no example"
    for game in sorted(games):
        match = play_game(web, page, against[game])["match"]
        outcome = match["outcome"]
        print(f"{game}: over after {match['ply']} decisions, {outcome['scores']} points")


if __name__ == "__main__":
    main(*sys.argv[1:])
