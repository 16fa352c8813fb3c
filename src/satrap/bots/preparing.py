"""Makes the machine code of the bots that search, once for all later starts.

`python -m satrap.bots.preparing GAME` makes it. A server lets another process do so: its own would
be slow to answer meanwhile.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from threading import Lock

from satrap.bots import Bot
from satrap.bots.advice import adviser_for
from satrap.bots.giving_way import STEP, stand_back
from satrap.bots.registry import levels_for
from satrap.bots.thinking import Thinker
from satrap.core.chance import PlainChance
from satrap.core.game import OPEN
from satrap.fast.kept import is_ready, set_ready
from satrap.games import get_game

DECISIONS = 60  # until every kind of decision has come
_LOCK = Lock()
_ASIDE: list[subprocess.Popen[bytes]] = []  # at work


def is_needed(game: str, bots: Iterable[Bot]) -> bool:
    """Say whether some of these bots search, and their machine code is not there yet."""
    return any(isinstance(bot, Thinker) for bot in bots) and not is_ready(game)


def prepare(game: str) -> None:
    """Let the quickest bot that searches play on for a while: what it needs is compiled then."""
    bot = next((each for each in levels_for(game).values() if isinstance(each, Thinker)), None)
    if bot is None or is_ready(game):
        return
    rules, generator = get_game(game), random.Random(1)
    chance = PlainChance(generator)
    state = rules.start(rules.setup(("1", "2")), chance).state
    for _ in range(DECISIONS):
        seats = rules.deciders(state)
        chosen = tuple(
            bot.choose(rules.view(state, seat), rules.legal(state, seat), generator)
            for seat in seats
        )
        state = rules.apply(state, chosen, chance).state
        if rules.deciders(state) != seats:
            adviser_for(game).chances(rules.view(state, OPEN), generator)
    adviser_for(game).advise(rules.view(state, rules.deciders(state)[0]), generator)
    set_ready(game)


def prepare_aside(game: str, is_wanted: Callable[[], bool] = lambda: True) -> None:
    """Let another process prepare a game, and wait for it, if it is still wanted.

    A key that interrupts the server does not reach that process: it is ended by `stop_aside`.
    """
    command = [sys.executable, "-m", "satrap.bots.preparing", game]
    with _LOCK:
        if is_wanted() and not is_ready(game):
            with subprocess.Popen(command, start_new_session=True) as process:
                _ASIDE.append(process)
            _ASIDE.clear()


def stop_aside() -> None:
    """End what is being prepared: it is begun anew when it is needed again."""
    for process in _ASIDE:
        process.terminate()


if __name__ == "__main__":
    stand_back(STEP)
    prepare(*sys.argv[1:])
