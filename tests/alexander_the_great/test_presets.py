"""2.13 and 7.0: the options, their values and the presets."""

from __future__ import annotations

import random

import pytest

from satrap.core.errors import BadSetup
from satrap.games.alexander_the_great import GAME
from tests.alexander_the_great.boards import begin, ended
from tests.conformance.games import play_on

# Every value, the usual one first.
TABLE = {
    "campaign": ("full", "short"),
    "turn_order": ("bids_then_vp", "winner_then_vp", "lexicographic"),
    "cubes_return": ("remaining", "buildings_return", "all_but_armies"),
    "contested_price": ("second_plus_one", "max_base"),
    "tie_scope": ("first", "any"),
    "halving": ("per_award", "total"),
    "one_headed_links": ("back_free", "one_way"),
}


def test_these_are_the_options_with_their_values() -> None:
    assert {option.name: option.values for option in GAME.options} == TABLE
    assert all(option.default == TABLE[option.name][0] for option in GAME.options)


def test_the_presets_are_the_full_and_the_short_campaign() -> None:
    usual = {name: values[0] for name, values in TABLE.items()}
    assert list(GAME.presets) == ["standard", "short"]
    assert GAME.setup(("Ana", "Ben")).options == usual
    assert GAME.setup(("Ana", "Ben"), preset="short").options == usual | {"campaign": "short"}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name in TABLE for value in TABLE[name]]
)
def test_a_match_can_be_played_with_every_value(name: str, value: str) -> None:
    match = begin(options={name: value})
    for _ in play_on(match, random.Random(value)):
        pass
    assert ended(match)
    assert GAME.invariants(match.state) == []


@pytest.mark.parametrize("name", TABLE)
def test_no_option_has_another_value(name: str) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(("Ana", "Ben"), options={name: "something else"})


def test_a_choice_goes_before_the_preset() -> None:
    setup = GAME.setup(("Ana", "Ben"), preset="short", options={"halving": "total"})
    assert (setup.options["campaign"], setup.options["halving"]) == ("short", "total")
