"""What the page says of the WebSocket is what the server sends, and enough for a stranger."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from satrap.core.language import LANGUAGES
from satrap.server.api.messages import KINDS
from satrap.server.api.wire import TOLD
from tests.offered import GAMES
from tests.server.api.people import SECONDS, Guest, Server

STRANGER = Path(__file__).parents[3] / "examples" / "stranger.py"
EVENT = ("kind", "ply", "text")
NAMED = {kind.__struct_encode_fields__[0]: kind for kind in KINDS}


def common(value: Any) -> Any:
    """Return a message with what all events have in common: each kind has more of its own."""
    if isinstance(value, list):
        return [common(each) for each in value]
    if not isinstance(value, dict):
        return value
    names = EVENT if set(EVENT) <= set(value) else value
    return {name: common(value[name]) for name in names}


def read(message: Any) -> str:
    """Return the kind of a message that is just what the page says; nothing more, nothing less."""
    name = str(next(iter(message)))
    typed = msgspec.convert(message, NAMED[name])
    assert msgspec.to_builtins(typed) == common(message)
    return name


@pytest.mark.parametrize("message", TOLD.values(), ids=TOLD)
def test_every_example_of_a_message_is_one(message: Any) -> None:
    assert read(message) in NAMED


def test_every_kind_of_message_has_an_example() -> None:
    assert {next(iter(message)) for message in TOLD.values()} == set(NAMED)


@pytest.mark.parametrize(
    "planted",
    [
        {**TOLD["ack"], "seed": "00"},
        {"ack": "k", "head": ""},
        {"view": {**TOLD["view before the start"]["view"], "hands": []}},
        {"refused": 7, "key": "", "text": "", "view": None},
    ],
)
def test_a_message_that_is_not_as_on_the_page_is_found(planted: Any) -> None:
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        read(planted)


class Talk:
    """A connection whose every message is read as the page says."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest, self.socket = guest, socket
        self.kinds: list[str] = []

    def hear(self) -> Any:
        message = json.loads(self.socket.recv(SECONDS))
        self.kinds.append(read(message))
        return message

    def ask(self, do: str, **rest: Any) -> Any:
        """Send a command and return its answer."""
        self.socket.send(json.dumps(self.guest.request(do, **rest)))
        while not {"ack", "refused"} & set(message := self.hear()):
            pass
        return message


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_match_is_as_on_the_page(server: Server, game: str) -> None:
    ana, generator = Guest(server, "Ana"), random.Random(game)
    table = ana.open(game, "open", "companion", starter=None)["id"]
    with ana.socket(table) as socket:
        talk = Talk(ana, socket)
        assert talk.ask("start")["refused"] == "not-at-table"
        talk.ask("sit", seat=0, name="Ana")
        assert talk.ask("start", version=0)["refused"] == "stale"
        talk.ask("start")
        talk.ask("say", words="Hello")
        while (view := ana.view(table))["status"] != "over":
            read({"view": view})
            if 0 not in view["match"]["waiting"]:
                talk.hear()
                continue
            action = ana.choose(table, view["match"], generator)
            talk.ask("play", plays=[action], ply=view["match"]["ply"])
            if generator.random() < 0.05:
                talk.ask("undo")
        read({"view": view})
    assert {"view", "ack", "refused"} <= set(talk.kinds)
    assert view["match"]["outcome"]["winners"]


def test_an_undo_that_is_asked_for_is_as_on_the_page(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.open("alexandros", "open", "open", starter=0)["id"]
    for seat, guest in enumerate((ana, ben)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ana.done(table, "start")
    match = ana.view(table)["match"]
    ana.done(table, "play", plays=[match["legal"][0]], ply=0)
    ana.done(table, "askundo", to=0)
    view = ben.view(table)
    assert view["asked"]
    read({"view": view})


def test_who_asks_the_socket_over_http_is_told_what_it_is(server: Server) -> None:
    texts = set()
    for language in LANGUAGES:
        given = {"Accept-Language": language}
        reply = Guest(server).web.get("/tables/any/ws", headers=given)
        assert (reply.status_code, reply.headers["upgrade"]) == (426, "websocket")
        assert reply.json()["code"] == "websocket"
        named = Guest(server).web.get("/tables/any/ws", params={"lang": language})
        assert named.json() == reply.json()
        texts.add(reply.json()["text"])
    assert len(texts) == len(LANGUAGES)


def test_a_stranger_plays_every_game_from_the_page_alone(server: Server) -> None:
    command = [sys.executable, str(STRANGER), server.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=5 * SECONDS, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == sorted(GAMES)


def test_the_stranger_knows_nothing_of_satrap() -> None:
    words = STRANGER.read_text(encoding="utf-8").lower()
    assert not [word for word in ("satrap", *GAMES) if word in words]
