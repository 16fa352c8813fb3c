"""Actions, phases, ends and options as numbers.

An action is verb * VERB + argument. The argument is a symbol space (numbered in the order of the
spaces, open ones left out), a point or a symbol; for a joker or a special move it is
card * PAIR + symbol, where BOTH cards and NO symbol have their own number.
"""

from __future__ import annotations

from satrap.fast.options import numbers
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.options import OPTIONS
from satrap.games.alexandros.steps import game_ends

VERB, PAIR = 1024, 6
BOTH = NO = 5  # both cards of a joker; no symbol named

MARCH, JOKER, SPECIAL, STAY = 0, 1, 2, 3
SPACE, POINT, STEP = 4, 5, 6
DRAW, TAKE = 7, 8
OCCUPY, TAKE_OVER, GUARD, PAY = 9, 10, 11, 12
GIVE, LEVY, RETRIEVE, PASS = 13, 14, 15, 16

IN_SOURCE, IN_SPACE, IN_POINT, IN_PATH, IN_ACT, IN_GUARDS, IN_GIVE, OVER = map(int, Phase)

NONE, RED_WALL, WALLS_USED_UP, HUNDRED, NO_MOVES, TURN_CAP = 0, 1, 2, 3, 4, 5
ENDINGS = ("", *game_ends.ENDINGS)

# The values of the options with named values, in their order.
TOUCHING, OCCUPIED = numbers(OPTIONS, "alexander_blocks")
PER_CARD, WHEN_BOTH = numbers(OPTIONS, "joker_trigger")
NEAREST_OF_SYMBOL, NEAREST_ANY, ANYWHERE_FREE = numbers(OPTIONS, "joker_reach")
TAKES_ONE, TAKES_EITHER, TAKES_BOTH = numbers(OPTIONS, "joker_cards")
VOLUNTARY, ONLY_IF_MISSING, FEWEST = numbers(OPTIONS, "extra_guards")
AFTER_LEVY, FIRST_TO_REACH, END_OF_TURN = numbers(OPTIONS, "end100")
COSTS_ACTION, COSTS_NOTHING = numbers(OPTIONS, "retrieve_cost")
ON_PICK, AFTER_SPACE, AFTER_MOVE = numbers(OPTIONS, "reveal_timing")
RELAX, KEEP_NEAREST, RELAX_LAST = numbers(OPTIONS, "red_shortfall")
WHEN_NEEDED, AT_ONCE = numbers(OPTIONS, "reshuffle")
