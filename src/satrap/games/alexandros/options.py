"""The options of Alexandros, and the presets of the four rulebook editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from satrap.core.options import Option, OptionValue

OPTIONS = (
    Option("alexander_blocks", "touching", ("touching", "occupied")),  # ruling ALX-1
    Option("joker_trigger", "per_card", ("per_card", "both")),  # ruling ALX-2
    Option(
        "joker_reach", "nearest_of_symbol", ("nearest_of_symbol", "nearest_any", "anywhere_free")
    ),  # ruling ALX-3
    Option("joker_cards", "one", ("one", "either", "both")),  # ruling ALX-4
    Option("special_requires_free", True, (True, False)),  # ruling ALX-6
    Option("extra_guards", "voluntary", ("voluntary", "only_if_missing")),  # ruling ALX-19
    Option("end100", "after_levy", ("after_levy", "first_to_reach", "end_of_turn")),  # ALX-10
    Option("retrieve_cost", "action", ("action", "free")),  # ruling ALX-9
    Option("actions_optional", True, (True, False)),  # ruling ALX-8
    Option("reveal_timing", "on_pick", ("on_pick", "after_move")),  # ruling ALX-7
    Option("red_shortfall", "relax", ("relax", "keep_nearest")),  # ruling ALX-15
    Option("max_turns", 400, range(1, 10_001)),  # ruling ALX-22
)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "standard": {},
    "fr": {"joker_trigger": "both", "joker_cards": "both", "extra_guards": "only_if_missing"},
    "de": {
        "alexander_blocks": "occupied",
        "joker_trigger": "both",
        "joker_reach": "anywhere_free",
    },
    "en": {"red_shortfall": "keep_nearest"},
    "it": {"red_shortfall": "keep_nearest"},
}


@dataclass(frozen=True)
class Options:
    """The options of one match, by name."""

    alexander_blocks: str
    joker_trigger: str
    joker_reach: str
    joker_cards: str
    special_requires_free: bool
    extra_guards: str
    end100: str
    retrieve_cost: str
    actions_optional: bool
    reveal_timing: str
    red_shortfall: str
    max_turns: int
