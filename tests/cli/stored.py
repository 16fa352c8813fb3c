"""A folder of stored matches, and ways to damage it."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from satrap.core.canonical import canonical
from satrap.server import chain
from tests.offered import GAMES
from tests.server.api.people import Guest, Json, Server, play, receive

FILE = "tables.sqlite"


def fill(folder: Path) -> dict[str, str]:
    """Let a real server store matches that are over, running and waiting; return their ids."""
    server = Server(folder)
    try:
        ana = Guest(server, "Ana")
        made = {"waiting": ana.open("alexandros", "open", "open")["id"]}
        for game in GAMES:
            made[f"over {game}"] = table = ana.open(game, "open", "random", "random")["id"]
            made[f"running {game}"] = other = ana.open(game, "open", "random")["id"]
            for each in (table, other):
                ana.done(each, "sit", seat=0, name="Ana")
                ana.done(each, "start")
            ana.web.put(f"/tables/{table}/notes", json={"words": "mine"})
            with ana.socket(table) as socket:
                play(ana, table, socket, random.Random(1))
            with ana.socket(other) as socket:
                play(ana, other, socket, random.Random(2), plies=5)
                while ana.view(other)["match"]["waiting"] != [0]:
                    receive(socket)
    finally:
        server.stop()
        server.kill()
    return made


@contextmanager
def damaging(folder: Path, target: Path) -> Iterator[sqlite3.Connection]:
    """Provide a copy of a folder's store to damage."""
    target.mkdir(exist_ok=True)
    shutil.copy(folder / FILE, target / FILE)
    with closing(sqlite3.connect(target / FILE)) as store:
        yield store
        store.commit()


def bodies(store: sqlite3.Connection, match: str) -> list[Json]:
    rows = store.execute("SELECT body FROM lines WHERE match = ? ORDER BY seq", (match,))
    return [json.loads(body) for (body,) in rows]


def line_of(store: sqlite3.Connection, match: str, kind: str) -> int:
    """Return the number of the last line of a kind."""
    return max(seq for seq, body in enumerate(bodies(store, match)) if body["kind"] == kind)


def rewrite(store: sqlite3.Connection, match: str, seq: int, **fields: Json) -> None:
    """Change a line and recompute the whole chain, so that no head shows the damage."""
    changed = {**bodies(store, match)[seq], **fields}
    where = "WHERE match = ? AND seq = ?"
    store.execute(f"UPDATE lines SET body = ? {where}", (canonical(changed), match, seq))
    query = "SELECT nonce, body FROM lines WHERE match = ? ORDER BY seq"
    log = [chain.ChainLine(*row) for row in store.execute(query, (match,))]
    for number, head in enumerate(chain.chain_heads(log)):
        store.execute(f"UPDATE lines SET head = ? {where}", (head, match, number))
