"""5.5.2 to 5.5.4: building alone and against others, with the worked examples."""

from __future__ import annotations

import pytest

from satrap.core.options import fill_options
from satrap.games.alexander_the_great.contests import Built, settle
from satrap.games.alexander_the_great.numbers import (
    CITY_POINTS,
    CITY_PRICE,
    TEMPLE_POINTS,
    TEMPLE_PRICE,
)
from satrap.games.alexander_the_great.options import OPTIONS, PRESETS, Options

A, B, C = range(3)
USUAL = Options()


def score(
    boxes: list[int], sites: list[list[int]], single: int, options: Options = USUAL
) -> list[Built | None]:
    """Settle sites in the order of their numbers, each paid for immediately (ruling ATG-5)."""
    built = []
    for contenders in sites:
        result = settle({seat: boxes[seat] for seat in contenders}, single, options)
        if result:
            boxes[result.seat] -= result.price
        built.append(result)
    return built


def test_temples_are_paid_for_in_sequence() -> None:
    boxes = [5, 4, 2]
    built = score(boxes, [[A, B], [A, B, C], [C], [A]], TEMPLE_PRICE)
    assert built == [Built(A, 5), Built(B, 3), Built(C, 1), None]
    assert boxes == [0, 1, 1]
    assert TEMPLE_POINTS == 3


def test_a_contested_city_can_cost_less_than_a_single_one() -> None:
    """Ruling ATG-3, following the text."""
    boxes = [3, 1, 0]
    built = score(boxes, [[A, B], [A, B], [B], [A, C]], CITY_PRICE)
    assert built == [Built(A, 2), None, None, Built(A, 1)]
    assert CITY_POINTS == 5


def test_a_contested_city_never_costs_less_under_max_base() -> None:
    """Ruling ATG-3, the other reading; nobody builds instead of the winner."""
    boxes = [3, 1, 0]
    built = score(
        boxes, [[A, B], [A, B], [B], [A, C]], CITY_PRICE, Options(contested_price="max_base")
    )
    assert built == [Built(A, 2), None, None, None]


@pytest.mark.parametrize(
    ("boxes", "built"),
    [
        ({A: 4, B: 4, C: 1}, None),
        ({A: 4, B: 2, C: 2}, Built(A, 3)),
        ({A: 5, B: 5, C: 3}, None),
        ({A: 0, B: 0}, None),
        ({A: 0}, None),
        ({A: 1}, Built(A, 1)),
        ({}, None),
    ],
)
def test_only_a_tie_for_most_leaves_a_site_empty(boxes: dict[int, int], built: object) -> None:
    """Ruling ATG-6."""
    assert settle(boxes, TEMPLE_PRICE, USUAL) == built


def test_the_options_have_their_defaults() -> None:
    values = fill_options(OPTIONS, PRESETS, "standard", {})
    assert values == {
        "campaign": "full",
        "turn_order": "bids_then_vp",
        "cubes_return": "remaining",
        "contested_price": "second_plus_one",
        "tie_scope": "first",
        "halving": "per_award",
        "one_headed_links": "back_free",
    }
