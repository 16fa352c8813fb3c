"""Boards, positions and records that are nearly right: each is accepted or refused, none fails."""

from __future__ import annotations

import copy
import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from satrap.core.record import parse_record, replay
from tests.offered import GAMES
from tests.server.access.scenes import Cast
from tests.server.api.people import Guest
from tests.server.fuzz.hostile import ODD_NUMBERS, ODD_TEXTS, OTHERS
from tests.server.fuzz.serving import Watched

COUNT = int(os.environ.get("SATRAP_FRAMES", "3000")) // 20  # of each kind
KINDS = ("position", "board", "record")
ODD = (*OTHERS, *ODD_TEXTS, *ODD_NUMBERS)
TAKEN = 201
PLAYED = 5  # of those that were accepted
TAKEN_OR_NOT = {TAKEN, 400, 409, 413}
Body = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    made = Watched(tmp_path_factory.mktemp("things"))
    yield made
    made.kill()


def finished(host: Guest, game: str) -> Body:
    """Let two bots play and return the record."""
    table = host.open(game, "random", "random")["id"]
    with host.socket(table) as socket:
        host.done(table, "start")
        while json.loads(socket.recv()).get("view", {}).get("status") != "over":
            pass
    record: Body = host.web.get(f"/tables/{table}/record").json()
    return record


class Thing(NamedTuple):
    """Something valid, the path that accepts it, and how it is put into a request."""

    value: Any
    path: str
    body: Callable[[Any], Any]


def thing(host: Guest, game: str, kind: str) -> Thing:
    """Return a valid thing of a kind."""
    rules, record = GAMES[game], finished(host, game)
    opening = {"game": game, "chairs": [{"who": "bot", "bot": "random"}] * 2}
    if kind == "record":
        return Thing(record, "/records", lambda value: value)
    if kind == "board":
        lines = rules.format_board(rules.board(rules.boards()[0])).splitlines()
        return Thing(lines, "/tables", lambda value: {**opening, "board": joined(value)})
    match = replay(rules, parse_record(json.dumps(record).encode()))
    position = rules.dump_state(match.line[match.ply // 2].state)
    return Thing(position, "/tables", lambda value: {**opening, "position": value})


def joined(lines: list[Any]) -> str:
    return "\n".join(map(str, lines))


def spoil(value: Any, generator: random.Random) -> Any:
    """Return a copy with one or a few places changed."""
    made = copy.deepcopy(value)
    for _ in range(generator.choice((1, 1, 2, 5))):
        at, key = place(made, generator)
        change = generator.random()
        if change < 0.6:
            at[key] = other(at[key], generator)
        elif change < 0.8:
            del at[key]
        elif isinstance(at, list):
            at.insert(key, generator.choice(at))
        else:
            at[generator.choice(("x", "seq", "kind", ""))] = at[key]
    return made


def other(value: Any, generator: random.Random) -> Any:
    """Return another value: a slightly different text, or anything."""
    if isinstance(value, str) and value and generator.random() < 0.6:
        at = generator.randrange(len(value))
        return value[:at] + generator.choice(("", "9", "-", '"', "é", "~~", " ")) + value[at + 1 :]
    return generator.choice(ODD)


def place(value: Any, generator: random.Random) -> tuple[Any, Any]:
    """Return a container within a value, at any depth, and one of its keys."""
    at = value
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = generator.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and generator.random() < 0.8:
            at = at[key]
        else:
            return at, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_nearly_right_is_taken_or_refused(
    server: Watched, game: str, kind: str, record_property: Callable[[str, object], None]
) -> None:
    host, generator = Cast(server)["host"], random.Random(f"{game}/{kind}")
    right, path, body = thing(host, game, kind)
    assert host.web.post(path, json=body(right)).status_code == 201
    statuses: Counter[int] = Counter()
    for _ in range(COUNT):
        sent = json.dumps(body(spoil(right, generator))).encode()
        reply = host.again().web.post(path, content=sent)
        statuses[reply.status_code] += 1
        assert reply.status_code in TAKEN_OR_NOT, (sent, reply.text)
        if reply.status_code == TAKEN and path == "/tables" and statuses[TAKEN] <= PLAYED:
            host.done(reply.json()["id"], "start")  # then bots can play there
    assert server.errors() == []
    record_property("counted", f"{COUNT} of kind {kind}, answered {dict(statuses)}")
