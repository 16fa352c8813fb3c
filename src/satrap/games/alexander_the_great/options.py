"""The options of Alexander the Great: every doubtful rule with its readings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from satrap.core.options import Option, OptionValue

BIDS_THEN_VP = "bids_then_vp"
WINNER_THEN_VP = "winner_then_vp"
LEXICOGRAPHIC = "lexicographic"
MAX_BASE = "max_base"

OPTIONS = (
    Option("campaign", "full", ("full", "short")),  # 7.0: regions 2 to 4, half of the awards
    Option("turn_order", BIDS_THEN_VP, (BIDS_THEN_VP, WINNER_THEN_VP, LEXICOGRAPHIC)),  # ATG-1
    Option("cubes_return", "remaining", ("remaining", "all_but_armies")),  # ruling ATG-2
    Option("contested_price", "second_plus_one", ("second_plus_one", MAX_BASE)),  # ruling ATG-3
    Option("halving", "per_award", ("per_award", "total")),  # ruling ATG-7
    Option("one_headed_links", "back_free", ("back_free", "one_way")),  # ruling ATG-10
)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "standard": {},
    "short": {"campaign": "short"},
}


@dataclass(frozen=True)
class Options:
    """The options of one match, by name."""

    campaign: str
    turn_order: str
    cubes_return: str
    contested_price: str
    halving: str
    one_headed_links: str
