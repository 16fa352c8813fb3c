"""Tables for the stories, in the middle of a match or at its end."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.server.api.people import SECONDS, Guest, Server, play, receive

CARDS, SECRETS = "alexandros", "alexander_the_great"

NO_RESTS = {"vacation": False, "weekends": False, "nights": False}  # of a clock


def finished(server: Server, game: str, name: str = "Ana", **rest: Any) -> tuple[str, Guest]:
    """Return a table where somebody has played to the end against a bot."""
    guest = Guest(server, name)
    table = guest.open(game, "open", "random", **rest)["id"]
    guest.done(table, "sit", seat=0, name=name)
    guest.done(table, "start")
    with guest.socket(table) as socket:
        play(guest, table, socket, random.Random(1))
    return table, guest


def decide(guest: Guest, table: str, seat: int, generator: random.Random) -> None:
    """Let a seat decide once, at random."""
    match = guest.view(table, seat=seat)["match"]
    legal = match["legal"]
    if isinstance(legal, dict):
        legal = guest.get(f"/tables/{table}/legal", seat=seat)["actions"]
    plays = [generator.choice(legal)]
    guest.done(table, "play", plays=plays, ply=match["ply"], mine=seat)


def wait_until(guest: Guest, table: str, test: Any) -> Any:
    """Return the first view of a table that passes a test."""
    end = time.monotonic() + SECONDS
    with guest.socket(table) as socket:
        while not test(view := receive(socket).get("view")):
            assert time.monotonic() < end, view
    return view
