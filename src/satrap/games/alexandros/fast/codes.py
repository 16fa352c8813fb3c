"""Actions, phases, ends and options as numbers.

An action is verb * VERB + argument. The argument is a symbol space (numbered in the order of the
spaces, open ones left out), a point or a symbol; of a joker or a special move it is
card * PAIR + symbol, where BOTH cards and NO symbol have a number of their own.
"""

from __future__ import annotations

VERB, PAIR = 1024, 6
BOTH = NO = 5  # both cards of a joker; no symbol named

MARCH, JOKER, SPECIAL, STAY = 0, 1, 2, 3
SPACE, POINT, STEP = 4, 5, 6
DRAW, TAKE = 7, 8
OCCUPY, TAKE_OVER, GUARD, PAY = 9, 10, 11, 12
GIVE, LEVY, RETRIEVE, PASS = 13, 14, 15, 16

IN_SOURCE, IN_SPACE, IN_POINT, IN_PATH, IN_ACT, IN_GUARDS, IN_GIVE, OVER = 0, 1, 2, 3, 4, 5, 6, 7

NONE, RED_WALL, WALLS_USED_UP, HUNDRED, NO_MOVES, TURN_CAP = 0, 1, 2, 3, 4, 5
ENDINGS = ("", "red_wall", "walls_used_up", "hundred", "no_moves", "turn_cap")

# The values of the options that ask for a name.
TOUCHING, OCCUPIED = 0, 1
PER_CARD, WHEN_BOTH = 0, 1
NEAREST_OF_SYMBOL, NEAREST_ANY, ANYWHERE_FREE = 0, 1, 2
TAKES_ONE, TAKES_EITHER, TAKES_BOTH = 0, 1, 2
VOLUNTARY, ONLY_IF_MISSING = 0, 1
AFTER_LEVY, FIRST_TO_REACH, END_OF_TURN = 0, 1, 2
COSTS_ACTION, COSTS_NOTHING = 0, 1
ON_PICK, AFTER_MOVE = 0, 1
RELAX, KEEP_NEAREST = 0, 1

VALUES = {
    "alexander_blocks": ("touching", "occupied"),
    "joker_trigger": ("per_card", "both"),
    "joker_reach": ("nearest_of_symbol", "nearest_any", "anywhere_free"),
    "joker_cards": ("one", "either", "both"),
    "special_requires_free": (False, True),
    "extra_guards": ("voluntary", "only_if_missing"),
    "end100": ("after_levy", "first_to_reach", "end_of_turn"),
    "retrieve_cost": ("action", "free"),
    "actions_optional": (False, True),
    "reveal_timing": ("on_pick", "after_move"),
    "red_shortfall": ("relax", "keep_nearest"),
}
