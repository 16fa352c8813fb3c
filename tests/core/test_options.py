"""Options: typed, checked, complete."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from satrap.core.errors import BadSetup
from satrap.core.options import Option, OptionValue, fill_options, options_of

SPEED = Option("speed", "slow", ("slow", "fast"))
LOUD = Option("loud", True, (True, False))
TURNS = Option("turns", 10, range(1, 21))
OPTIONS = (SPEED, LOUD, TURNS)
PRESETS: dict[str, dict[str, OptionValue]] = {
    "standard": {},
    "party": {"speed": "fast", "turns": 5},
}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(SPEED, "fast", "fast"), (LOUD, "False", False), (LOUD, "true", True), (TURNS, "7", 7)],
)
def test_a_value_is_read_as_typed(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [(SPEED, "warp"), (LOUD, "maybe"), (TURNS, "x"), (TURNS, "0"), (TURNS, "-3")],
)
def test_a_wrong_value_gets_a_sentence_with_the_right_ones(option: Option, text: str) -> None:
    with pytest.raises(BadSetup, match=f"It can be: {option.describe()}"):
        option.parse(text)


def test_a_number_is_not_a_yes() -> None:
    with pytest.raises(BadSetup):
        TURNS.check(True)
    with pytest.raises(BadSetup):
        LOUD.check(1)


def test_a_preset_fills_in_and_a_choice_overrides_it() -> None:
    assert fill_options(OPTIONS, PRESETS, "party", {"turns": 9}) == {
        "speed": "fast",
        "loud": True,
        "turns": 9,
    }


def test_unknown_presets_and_options_are_named_with_those_that_exist() -> None:
    with pytest.raises(BadSetup, match="standard, party"):
        fill_options(OPTIONS, PRESETS, "funeral", {})
    with pytest.raises(BadSetup, match="speed, loud, turns"):
        fill_options(OPTIONS, PRESETS, "standard", {"colour": "red"})


@dataclass(frozen=True)
class Declared:
    """Options as a game declares them."""

    speed: Literal["slow", "fast"] = "slow"
    loud: bool = True
    turns: Annotated[int, range(1, 10)] = 3


def test_a_game_declares_its_options_as_a_dataclass() -> None:
    speed, loud, turns = options_of(Declared)
    assert speed == Option("speed", "slow", ("slow", "fast"))
    assert loud == Option("loud", True, (True, False))
    assert turns == Option("turns", 3, range(1, 10))


def test_every_value_has_a_number() -> None:
    speed, loud, turns = options_of(Declared)
    assert [speed.number(value) for value in ("slow", "fast")] == [0, 1]
    assert [loud.number(value) for value in (False, True)] == [0, 1]
    assert turns.number(7) == 7
