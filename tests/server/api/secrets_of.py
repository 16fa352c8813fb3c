"""A whole match with secrets everywhere, and everything in it that nobody else may read."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from satrap.packs import get_pack
from tests.server.api.operators import Operated
from tests.server.api.people import Guest, Json, play

NAMES = ("Anaximandra", "Benvenuto")
WORDS = ("kept-for-myself", "said-to-the-table")
# Words in the log of a table that are no secret: kinds of chairs and rooms, bots, editions;
# and a play that is part of the code of a refusal.
COMMON = {
    "action",
    "open",
    "invited",
    "bot",
    *get_pack("alexandros").bots,
    "players",
    "watchers",
    "standard",
    "edition",
}


def play_a_match(server: Operated, game: str) -> set[str]:
    """Play a private match to its end, with notes, words, links; return all that is secret."""
    ana, ben = (Guest(server, name) for name in NAMES)
    opened = ana.open(game, "open", "invited", "companion", is_public=False)
    table, link = opened["id"], opened["link"]
    ana.done(table, "sit", seat=0, name=NAMES[0], seed="ab" * 16)
    ben.done(table, "sit", link=link, seat=1, name=NAMES[1])
    ana.done(table, "start")
    ana.web.put(f"/tables/{table}/notes", json={"words": WORDS[0]})
    ana.done(table, "say", words=WORDS[1])
    device = ana.web.post("/me/link").json()["link"]
    Guest(server).web.post("/guests", json={"link": device})
    refuse(ana, table, link)
    with ana.socket(table, link) as mine:
        ben.done(table, "resign")  # a bot plays on
        play(ana, table, mine, random.Random(1))
    proof = ana.web.get(f"/tables/{table}/proof").json()
    tokens = {guest.cookie.split("=")[1] for guest in (ana, ben)}
    return {*secrets(proof), *tokens, *NAMES, *WORDS, link, device, table}


def refuse(guest: Guest, table: str, link: str) -> None:
    """Send requests that are refused, with a secret in each."""
    guest.act(table, "play", plays=["march by a secret way"], ply=0, link=link)
    guest.web.get(f"/tables/{table}/why", params={"play": "a secret way", "link": link})
    guest.web.get(f"/secret/{link}", params={"link": link})
    guest.web.post("/guests", json={"link": link})
    guest.web.post(f"/tables/{table}/act", content=link)


def secrets(proof: Json) -> set[str]:
    """Return every text of a proof: seeds, nonces, plays, cards, names, ids."""
    found = set(texts({**proof, "lines": [line["nonce"] for line in proof["lines"]]}))
    for line in proof["lines"]:
        body = json.loads(line["body"])
        found |= set(texts({**body, "kind": ""}))
    game = {proof["format"], proof["record"]["format"], proof["record"]["game"]}
    return {text for text in found - COMMON - game if len(text) > 3}


def texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


def leaks(text: str, secret: set[str]) -> list[str]:
    """Return the secrets found in a text."""
    return sorted(each for each in secret if each in text)
