"""Lets two threads read something for the first time at the same time, the first one slowly.

`first_use GAME boards`, `states` or `entries`.
A server does this after a restart, when many people come back to their tables.
"""

from __future__ import annotations

import sys
import threading
import time
from typing import Any

from msgspec import _utils

from satrap.server.tables.entries import parse_entry
from tests.conformance.games import new_match
from tests.offered import GAMES

INNER = "_get_class_mro_and_typevar_mappings"  # a part of `msgspec` that works out types
SLOW = {"RegionText", "TurnData", "Chair"}  # parts of types that take long in the first thread
SECONDS = 0.3
FIRST, SECOND = "first", "second"
BODY = b"""{"kind": "opened", "game": "g", "rules": 1, "preset": "p", "options": {}, "board": "b",
"chairs": [{"who": "open"}], "host": "h", "is_public": true, "commitment": "", "seq": 0, "at": 0}"""


def slow_down() -> threading.Event:
    """Let the second thread run while the first works out a type."""
    find = getattr(_utils, INNER)

    def slow(kind: Any) -> Any:
        if threading.current_thread().name == FIRST and kind.__name__ in SLOW:
            is_begun.set()
            time.sleep(SECONDS)
        return find(kind)

    is_begun = threading.Event()
    setattr(_utils, INNER, slow)
    return is_begun


def main(name: str, what: str) -> None:
    game = GAMES[name]
    work = {"boards": lambda: game.board(game.boards()[0]), "entries": lambda: parse_entry(BODY)}
    if what == "states":
        match = new_match(game, 0)
        data = game.dump_state(match.state)
        work[what] = lambda: game.load_state(match.setup, data)
    is_begun = slow_down()
    first, second = (threading.Thread(target=work[what], name=name) for name in (FIRST, SECOND))
    first.start()
    is_begun.wait(SECONDS)  # if all types are known, it never begins
    second.start()
    for thread in (first, second):
        thread.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
