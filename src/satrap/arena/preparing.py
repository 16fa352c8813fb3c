"""Compile the machine code of the bots that search, once for all later starts.

`python -m satrap.arena.preparing GAME` does so. A server leaves this to another process: compiling
in its own would slow down its answers.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from itertools import islice
from threading import Lock

from satrap.arena.playing import Player, play
from satrap.bots import Bot
from satrap.bots.giving_way import STEP, stand_back
from satrap.bots.thinking import Thinker
from satrap.core.chance import PlainChance
from satrap.core.game import OPEN, Seat
from satrap.fast.kept import is_ready, set_ready
from satrap.packs import get_pack

DECISIONS = 60  # enough for every kind of decision to come up
_LOCK = Lock()
_ASIDE: list[subprocess.Popen[bytes]] = []  # running


def is_needed(game: str, bots: Iterable[Bot]) -> bool:
    """Say whether some of these bots search, and their machine code is not compiled yet."""
    return any(isinstance(bot, Thinker) for bot in bots) and not is_ready(game)


def prepare(game: str) -> None:
    """Let the quickest bot that searches play for a while: that compiles what it needs."""
    pack = get_pack(game)
    bot = next((each for each in pack.levels.values() if isinstance(each, Thinker)), None)
    if bot is None or is_ready(game):
        return
    rules, dice, last = pack.game, random.Random(1), tuple[Seat, ...]()
    setup, player = rules.setup(("1", "2")), Player(bot, dice)
    for moment in islice(play(rules, setup, (player, player), PlainChance(dice)), DECISIONS):
        if moment.seats != last:
            pack.adviser.chances(rules.view(moment.state, OPEN), dice)
        last = moment.seats
    pack.adviser.advise(rules.view(moment.state, last[0]), dice)
    set_ready(game)


def prepare_aside(game: str, is_wanted: Callable[[], bool] = lambda: True) -> None:
    """Let another process prepare a game, and wait for it, if it is still wanted.

    Ctrl-C at the server does not reach that process: `stop_aside` ends it.
    """
    command = [sys.executable, "-m", "satrap.arena.preparing", game]
    with _LOCK:
        if is_wanted() and not is_ready(game):
            with subprocess.Popen(command, start_new_session=True) as process:
                _ASIDE.append(process)
            _ASIDE.clear()


def stop_aside() -> None:
    """Stop preparing; it starts over when a game is needed again."""
    for process in _ASIDE:
        process.terminate()


if __name__ == "__main__":
    stand_back(STEP)
    prepare(*sys.argv[1:])
