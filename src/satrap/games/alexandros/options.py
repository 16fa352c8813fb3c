"""The options of Alexandros, and the presets of the four rulebook editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from satrap.core.options import OptionValue, Renamed, options_of


@dataclass(frozen=True)
class Options:
    """Every option with its values, the default first."""

    alexander_blocks: Literal["touching", "occupied"] = "touching"  # ruling ALX-1
    joker_trigger: Literal["per_card", "both"] = "per_card"  # ruling ALX-2
    joker_reach: Literal["nearest_of_symbol", "nearest_any", "anywhere_free"] = (
        "nearest_of_symbol"  # ruling ALX-3
    )
    joker_cards: Literal["one", "either", "both"] = "one"  # ruling ALX-4
    special_requires_free: bool = True  # ruling ALX-6
    extra_guards: Literal["voluntary", "only_if_missing", "fewest"] = "voluntary"  # ALX-19
    end100: Literal["after_levy", "first_to_reach", "end_of_turn"] = "after_levy"  # ALX-10
    retrieve_cost: Literal["action", "free"] = "action"  # ruling ALX-9
    actions_optional: bool = True  # ruling ALX-8
    reveal_timing: Literal["on_pick", "after_space", "after_move"] = "on_pick"  # ALX-7
    red_shortfall: Literal["relax", "keep_nearest", "relax_last"] = "relax"  # ruling ALX-15
    reshuffle: Literal["when_needed", "at_once"] = "when_needed"  # ruling ALX-16
    max_turns: Annotated[int, range(1, 10_001)] = 400  # ruling ALX-22


OPTIONS = options_of(Options)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "standard": {},
    "fr": {"joker_trigger": "both", "joker_cards": "both", "extra_guards": "only_if_missing"},
    "de": {
        "alexander_blocks": "occupied",
        "joker_trigger": "both",
        "joker_reach": "anywhere_free",
    },
    "en": {},
    "it": {"joker_cards": "either"},
}

RENAMED: Renamed = {
    2: {
        "extra_guards": {"only_if_missing": "fewest"},
        "red_shortfall": {"relax": "relax_last"},
    }
}
