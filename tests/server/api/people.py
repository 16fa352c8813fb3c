"""A real server process, and people who come to it over real sockets."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from satrap.cli import main
from tests.server.forks import Forked, address_in

Json = Any
SECONDS = 60


class Server:
    """`satrap serve` in a process of its own."""

    def __init__(self, folder: Path, slack: float = 1000, *more: str) -> None:
        self.folder, self.slack, self.more = folder, slack, more
        self.clients: list[httpx.Client] = []
        self.start()

    def start(self) -> None:
        self._start(main, "--web", str(self.folder / "no-page"), *self.more)

    def _start(
        self,
        start: Callable[..., None],
        *options: str,
        given: tuple[str, ...] = (),
        log: Path | None = None,
        port: str = "0",
    ) -> None:
        """Start the server with more options, and read its address."""
        words = ["serve", "--port", port, "--data", str(self.folder), "--slack", str(self.slack)]
        self.process = Forked(start, *given, words=[*words, *options], log=log)
        self.url = address_in(self.process.stdout.readline())
        assert self.url, "the server does not start"

    def stop(self) -> int:
        self.process.terminate()
        return self._ended()

    def kill(self) -> None:
        for client in self.clients:
            client.close()
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        code = self.process.wait(SECONDS)
        self.process.stdout.close()
        return code


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server, self.name = server, name
        self.web = httpx.Client(base_url=f"{server.url}/api", timeout=SECONDS, verify=False)
        server.clients.append(self.web)
        self.numbers = count()
        if name:
            assert self.web.post("/guests", json={"name": name}).status_code == 201

    def again(self) -> Guest:
        """Return the same person after the server has moved, with the same cookie."""
        other = Guest(self.server)
        other.name, other.numbers = self.name, self.numbers
        other.web.headers["Cookie"] = self.cookie
        return other

    @property
    def cookie(self) -> str:
        pairs = [f"{name}={value}" for name, value in self.web.cookies.items()]
        return "; ".join(pairs) or self.web.headers.get("Cookie", "")

    def open(self, game: str, *chairs: str, **rest: Json) -> Json:
        """Open a table; a chair is open, invited, device, or the name of a bot."""
        seats = [
            {"who": who} if who in ("open", "invited", "device") else {"who": "bot", "bot": who}
            for who in chairs
        ]
        reply = self.web.post("/tables", json={"game": game, "chairs": seats, **rest})
        assert reply.status_code == 201, reply.text
        return reply.json()

    def act(self, table: str, do: str, link: str = "", **rest: Json) -> httpx.Response:
        body = self.request(do, **rest)
        return self.web.post(f"/tables/{table}/act", params={"link": link}, json=body)

    def request(
        self,
        do: str,
        key: str = "",
        version: int | None = None,
        mine: int | None = None,
        **rest: Json,
    ) -> Json:
        """Return a request; `mine` is the seat it is for, on a shared device."""
        key = key or f"key-{next(self.numbers)}"
        return {"key": key, "version": version, "seat": mine, "command": {"do": do, **rest}}

    def done(self, table: str, do: str, **rest: Json) -> Json:
        reply = self.act(table, do, **rest)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def view(self, table: str, link: str = "", **rest: Json) -> Json:
        return self.get(f"/tables/{table}", link=link, **rest)["view"]

    def get(self, path: str, **rest: Json) -> Json:
        reply = self.web.get(path, params=rest)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, body: Json = None) -> Json:
        reply = self.web.post(path, json=body)
        assert reply.status_code == 201, reply.text
        return reply.json()

    @contextmanager
    def socket(
        self, table: str, link: str = "", *, origin: str = "", query: str = ""
    ) -> Iterator[ClientConnection]:
        """Connect to a table."""
        place = self.server.url.replace("http", "ws", 1)
        address = f"{place}/api/tables/{table}/ws?link={link}{query}"
        given = {"Cookie": self.cookie} | ({"Origin": origin} if origin else {})
        with connect(
            address, additional_headers=given, compression=None, close_timeout=1
        ) as socket:
            yield socket

    def choose(self, table: str, match: Json, generator: random.Random) -> str:
        """Return a legal action."""
        legal = match["legal"]
        if isinstance(legal, dict):
            legal = self.web.get(f"/tables/{table}/legal").json()["actions"]
        return str(generator.choice(legal))


def seated(server: Server, game: str, *names: str, **rest: Any) -> tuple[str, list[Guest]]:
    """Return a running table and its people."""
    guests = [Guest(server, name) for name in names]
    table = guests[0].open(game, *("open" for _ in names), **rest)["id"]
    for seat, guest in enumerate(guests):
        guest.done(table, "sit", seat=seat, name=guest.name)
    guests[0].done(table, "start")
    return table, guests


def receive(connected: ClientConnection) -> Json:
    """Return the next message that is not about who is here."""
    while "here" in (message := json.loads(connected.recv(SECONDS))):
        pass
    return message


def play(
    guest: Guest, table: str, at: ClientConnection, generator: random.Random, plies: int = 10**6
) -> Json:
    """Play over WebSocket until the match is over, or for some decisions; return the last view."""
    sent: dict[str, int] = {}
    while True:
        message = receive(at)
        assert "refused" not in message, message
        if "ack" in message:
            sent.pop(message["ack"])
            plies -= 1
        view = message.get("view")
        if view is None:
            continue
        match = view["match"]
        if view["status"] == "over" or (plies <= 0 and not sent):
            return view
        if match and view["seat"] in match["waiting"] and not sent:
            action = guest.choose(table, match, generator)
            request = guest.request("play", plays=[action], ply=match["ply"])
            sent[request["key"]] = match["ply"]
            at.send(json.dumps(request))
