"""The page says exactly what the WebSocket sends, and enough for a stranger to play."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, Union

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from satrap.core.language import LANGUAGES
from satrap.server.api.socket_page import TOLD
from satrap.server.messages import KINDS
from tests.offered import GAMES
from tests.server.api.people import SECONDS, Guest, Server

STRANGER = Path(__file__).parents[3] / "examples" / "stranger.py"
NAMED = {kind.__struct_encode_fields__[0]: kind for kind in KINDS}
TOLD_OF: Any = {"kind": "GameEvent", "text": {"key": "", "values": {}}}


def forms(value: Any, game: str) -> Any:
    """Return a message without the parts whose form depends on the game; those are checked here."""
    if isinstance(value, list):
        return [forms(each, game) for each in value]
    if not isinstance(value, dict):
        return value
    return {name: _form(name, each, game) for name, each in value.items()}


def _form(name: str, value: Any, game: str) -> Any:
    if name == "view" and value and "match" not in value:
        assert game not in GAMES or same(value, GAMES[game].types.view)
        return {"game": "GameView"}
    if game not in GAMES or not value:
        return forms(value, game)
    known = GAMES[game].types
    if name == "events":
        return [same(each, Union[known.events]) and TOLD_OF for each in value]  # noqa: UP007
    if name == "legal" and isinstance(value, dict):
        same(value, Union[known.choices])  # noqa: UP007
        return {"kind": "GameChoice"}
    return forms(value, game)


def same(value: Any, kind: Any) -> bool:
    """Read a value as a type, with nothing missing and nothing extra."""
    found = msgspec.convert(value, kind)
    assert msgspec.json.decode(msgspec.json.encode(found)) == value
    return True


def read(message: Any, game: str = "") -> str:
    """Return the kind of a message that is exactly as the page says."""
    name = str(next(iter(message)))
    same(forms(message, game), NAMED[name])
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
    """A connection that checks every message against the page."""

    def __init__(self, guest: Guest, socket: ClientConnection, game: str) -> None:
        self.guest, self.socket, self.game = guest, socket, game
        self.kinds: list[str] = []

    def hear(self) -> Any:
        message = json.loads(self.socket.recv(SECONDS))
        self.kinds.append(read(message, self.game))
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
        talk = Talk(ana, socket, game)
        assert talk.ask("start")["refused"] == "not-at-table"
        talk.ask("sit", seat=0, name="Ana")
        assert talk.ask("start", version=0)["refused"] == "stale"
        talk.ask("start")
        talk.ask("say", words="Hello")
        while (view := ana.view(table))["status"] != "over":
            read({"view": view}, game)
            if 0 not in view["match"]["waiting"]:
                talk.hear()
                continue
            action = ana.choose(table, view["match"], generator)
            talk.ask("play", plays=[action], ply=view["match"]["ply"])
            if generator.random() < 0.05:
                talk.ask("undo")
        read({"view": view}, game)
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
    read({"view": view}, "alexandros")


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
