"""Random matches for both engines: all presets, any options, random boards and positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from satrap.core.game import Setup
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.numbers import Phase
from tests.alexandros.boards import NAMES, PRESETS
from tests.alexandros.test_slow_rules import LANDS, random_match, random_options
from tests.fast.alexandros.pair import Pair

Choice = Sequence[AnyAction]


def preset_match(number: int, generator: random.Random) -> Setup:
    """Return a whole match on the packaged board, going through presets and seats in turn."""
    number, preset = divmod(number, len(PRESETS))
    seats = GAME.seats[number % len(GAME.seats)]
    return GAME.setup(NAMES[:seats], preset=PRESETS[preset])


def mixed_match(number: int, generator: random.Random) -> Setup:
    """Return a match on the packaged board with any options."""
    chosen = random_options(generator) | {"max_turns": generator.choice((3, 30, 400))}
    starter = generator.choice((None, 0, 1))
    seats = generator.choice(GAME.seats)
    return GAME.setup(NAMES[:seats], options=chosen, starter=starter)


def short_match(number: int, generator: random.Random) -> Setup:
    """Return a match on a small board in which walls and cards soon run short."""
    land = LANDS[generator.choice(sorted(LANDS))]
    preset = generator.choice(("mixed", "mixed", *PRESETS))
    setup = random_match(generator, land, preset).setup
    scores = [generator.choice((0, 90, 97, 99)) for _ in setup.seats]
    return replace(setup, position={**setup.position, "scores": scores})


KINDS = (preset_match, mixed_match, short_match, short_match)


def any_verb(legal: Choice, generator: random.Random) -> AnyAction:
    """Choose a verb first, so that rare actions are played as often as common ones."""
    kind = generator.choice(sorted({type(action) for action in legal}, key=lambda k: str(k.verb)))
    return generator.choice([action for action in legal if type(action) is kind])


def compare(number: int) -> Counter[str]:
    """Play match `number` in both engines, comparing at every ply; count what was seen."""
    generator = random.Random(f"fast/{number}")
    number, kind = divmod(number, len(KINDS))
    pair = Pair(KINDS[kind](number, generator), generator)
    is_even = kind == 0 and number % 2 == 0
    seen: Counter[str] = Counter()
    while legal := pair.check():
        action = generator.choice(legal) if is_even else any_verb(legal, generator)
        _notice(pair, action, seen)
        pair.play(action)
    turn = pair.state.turn
    assert turn.phase == Phase.OVER
    return seen + Counter({"matches": 1, "plies": pair.plies, f"ended by {turn.ending}": 1})


def _notice(pair: Pair, action: AnyAction, seen: Counter[str]) -> None:
    """Count rare things."""
    table, words = pair.state.table, str(action).split()
    seen[words[0]] += 1
    seen["joker for both cards"] += words[:2] == ["joker", "both"]
    seen["special move as a joker"] += words[0] == "special" and len(words) > 2
    seen["no card to draw"] += table.deck_size == 0 and not any(table.discard)
    seen["deck shuffled anew"] += len(table.eras) > 1
    seen["walls short"] += table.black_left + table.red_left < 5
    seen["nobody could move"] += pair.state.turn.idle > 1


RARE = (
    "march", "joker", "special", "stay", "space", "point", "step", "draw", "take", "occupy",
    "takeover", "guard", "pay", "give", "levy", "retrieve", "pass", "joker for both cards",
    "special move as a joker", "no card to draw", "deck shuffled anew", "walls short",
    "nobody could move", "ended by red_wall", "ended by walls_used_up", "ended by hundred",
    "ended by no_moves", "ended by turn_cap",
)  # fmt: skip
