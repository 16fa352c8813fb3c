"""Lets threads read something for the first time at once, slowly.

`first_use GAME boards`, `states` or `entries`.
A server does this when it starts again and many come back to their tables.
"""

from __future__ import annotations

import sys
import threading
import time
from typing import Any

from msgspec import _utils

from satrap.games import GAMES
from satrap.server.tables.entries import parse_entry
from tests.conformance.games import new_match

THREADS = 6
INNER = "_get_class_mro_and_typevar_mappings"  # a part of `msgspec` that works out types
BODY = b"""{"kind": "opened", "game": "g", "rules": 1, "preset": "p", "options": {}, "board": "b",
"chairs": [{"who": "open"}], "host": "h", "is_public": true, "commitment": "", "seq": 0, "at": 0}"""


def slow_down() -> None:
    """Let others run while `msgspec` works out a type."""
    find = getattr(_utils, INNER)

    def slow(kind: Any) -> Any:
        time.sleep(0.02)
        return find(kind)

    setattr(_utils, INNER, slow)


def main(name: str, what: str) -> None:
    game = GAMES[name]
    work = {"boards": lambda: game.board(game.boards()[0]), "entries": lambda: parse_entry(BODY)}
    if what == "states":
        match = new_match(game, 0)
        data = game.dump_state(match.state)
        work[what] = lambda: game.load_state(match.setup, data)
    slow_down()
    threads = [threading.Thread(target=work[what]) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
        time.sleep(0.005)
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
