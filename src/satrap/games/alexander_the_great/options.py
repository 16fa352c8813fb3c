"""The options of Alexander the Great: every doubtful rule with its readings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from satrap.core.options import OptionValue, options_of

TurnOrder = Literal["bids_then_vp", "winner_then_vp", "lexicographic"]


@dataclass(frozen=True)
class Options:
    """Every option with its values, the default first."""

    campaign: Literal["full", "short"] = "full"  # 7.0: regions 2 to 4, half the awards
    turn_order: TurnOrder = "bids_then_vp"  # ruling ATG-1
    cubes_return: Literal["remaining", "buildings_return", "all_but_armies"] = (
        "remaining"  # ruling ATG-2
    )
    contested_price: Literal["second_plus_one", "max_base"] = "second_plus_one"  # ruling ATG-3
    tie_scope: Literal["first", "any"] = "first"  # ruling ATG-6
    halving: Literal["per_award", "total"] = "per_award"  # ruling ATG-7
    one_headed_links: Literal["back_free", "one_way"] = "back_free"  # ruling ATG-10


OPTIONS = options_of(Options)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "standard": {},
    "short": {"campaign": "short"},
}
