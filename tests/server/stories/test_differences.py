"""Changes are sent as events and as differences between views; they add up to the whole view."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from satrap.core.api_types import as_json
from satrap.server.patches import diff
from tests.offered import GAMES
from tests.server.api.people import Guest, Server, receive

Json = Any


def patched(value: Json, ops: list[Json]) -> Json:
    """Return a value with a JSON patch (RFC 6902) applied."""
    made = json.loads(json.dumps(value))
    for op in ops:
        names = [part.replace("~1", "/").replace("~0", "~") for part in op["path"].split("/")[1:]]
        at = made
        for name in names[:-1]:
            at = at[int(name)] if isinstance(at, list) else at[name]
        _apply(at, names[-1], op)
    return made


def _apply(at: Json, name: str, op: Json) -> None:
    if isinstance(at, list) and op["op"] == "add":
        at.insert(len(at) if name == "-" else int(name), op["value"])
        return
    place: Any = int(name) if isinstance(at, list) else name
    if op["op"] == "remove":
        del at[place]
    else:
        at[place] = op["value"]


class Follower:
    """Keeps a view up to date from differences, and plays."""

    def __init__(self, guest: Guest, table: str, socket: ClientConnection) -> None:
        self.guest, self.table, self.socket = guest, table, socket
        self.view: Json = None
        self.patches = self.least = 0
        self.is_sent = False

    def hear(self) -> None:
        message = receive(self.socket)
        assert "refused" not in message, message
        if "view" in message:
            self.view = message["view"]
        elif "patch" in message:
            self._patch(message["patch"])
        else:
            self.least, self.is_sent = message["version"], False

    def _patch(self, patch: Json) -> None:
        assert patch["from"] == self.view["version"]
        self.patches += 1
        self.view = patched(self.view, patch["ops"])
        self.view["match"]["events"] += patch["events"]
        assert self.view["version"] == patch["version"]

    def page(self, now: Json) -> Json:
        """Return the view without events older than those in a whole view."""
        since = (now["match"] or {}).get("since", 0)
        if not since:
            return self.view
        match = self.view["match"]
        told = [event for event in match["events"] if event["ply"] >= since]
        return {**self.view, "match": {**match, "since": since, "events": told}}

    def decide(self, generator: random.Random) -> None:
        match = self.view and self.view["match"]
        is_new = match and self.view["version"] >= self.least and not self.is_sent
        if is_new and self.view["seat"] in match["waiting"]:
            plays = [self.guest.choose(self.table, match, generator)]
            request = self.guest.request("play", plays=plays, ply=match["ply"])
            self.is_sent = True
            self.socket.send(json.dumps(request))


@pytest.mark.parametrize("game", GAMES)
def test_differences_lead_to_the_whole_view(server: Server, game: str) -> None:
    ana, generator = Guest(server, "Ana"), random.Random(5)
    table = ana.open(game, "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    with ana.socket(table, query="&patch=1") as socket:
        at = Follower(ana, table, socket)
        ana.done(table, "start")
        while not at.view or at.view["status"] != "over":
            at.hear()
            at.decide(generator)
            now = ana.view(table)
            assert now == at.page(now) or now["version"] != at.view["version"]
    assert at.patches > 20
    assert at.view == ana.view(table)


def test_any_value_becomes_any_other() -> None:
    generator = random.Random(1)
    for _ in range(2000):
        old, new = {"x": _value(generator, 3)}, {"x": _value(generator, 3)}
        ops = [as_json(op) for op in diff(old, new)]
        made = patched(old, ops)
        assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True)
        assert list(diff(new, json.loads(json.dumps(new)))) == []


def _value(generator: random.Random, depth: int) -> Json:
    kind = generator.randrange(7 if depth else 5)
    if kind < 5:
        return [None, True, 1, 0, "a/b~c"][kind]
    if kind == 5:
        return [_value(generator, depth - 1) for _ in range(generator.randrange(4))]
    names = generator.sample(["a", "b/c", "~", "d"], generator.randrange(4))
    return {name: _value(generator, depth - 1) for name in names}
