"""The options, their values, and what each edition's preset says."""

from __future__ import annotations

import pytest

from satrap.core.errors import BadSetup
from satrap.games.alexandros import GAME
from tests.alexandros.boards import EDITIONS, begin, legal, ribbon

# option: every value, the usual one first; then FR, DE, EN, IT.
TABLE = {
    "alexander_blocks": (
        ("touching", "occupied"),
        ("touching", "occupied", "touching", "touching"),
    ),
    "joker_trigger": (("per_card", "both"), ("both", "both", "per_card", "per_card")),
    "joker_reach": (
        ("nearest_of_symbol", "nearest_any", "anywhere_free"),
        ("nearest_of_symbol", "anywhere_free", "nearest_of_symbol", "nearest_of_symbol"),
    ),
    "joker_cards": (("one", "either", "both"), ("both", "one", "one", "either")),
    "special_requires_free": ((True, False), (True, True, True, True)),
    "extra_guards": (
        ("voluntary", "only_if_missing", "fewest"),
        ("only_if_missing", "voluntary", "voluntary", "voluntary"),
    ),
    "end100": (("after_levy", "first_to_reach", "end_of_turn"), ("after_levy",) * 4),
    "retrieve_cost": (("action", "free"), ("action",) * 4),
    "actions_optional": ((True, False), (True,) * 4),
    "reveal_timing": (("on_pick", "after_space", "after_move"), ("on_pick",) * 4),
    "red_shortfall": (("relax", "keep_nearest", "relax_last"), ("relax",) * 4),
    "reshuffle": (("when_needed", "at_once"), ("when_needed",) * 4),
    "max_turns": ((400, *range(1, 400), *range(401, 10_001)), (400,) * 4),
}
LAND = ribbon("..T.H..S..L.A")


def test_these_are_the_options() -> None:
    assert [option.name for option in GAME.options] == list(TABLE)


@pytest.mark.parametrize("name", TABLE)
def test_an_option_has_its_values_and_its_usual_one(name: str) -> None:
    (option,) = (option for option in GAME.options if option.name == name)
    values, _ = TABLE[name]
    assert option.default == values[0]
    assert sorted(map(str, option.values)) == sorted(map(str, values))


@pytest.mark.parametrize("name", TABLE)
def test_the_standard_preset_has_the_usual_values(name: str) -> None:
    setup = GAME.setup(("Red", "Yellow"))
    assert setup.options[name] == TABLE[name][0][0]


@pytest.mark.parametrize("name", TABLE)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_preset_says_what_its_edition_says(edition: str, name: str) -> None:
    setup = GAME.setup(("Red", "Yellow"), preset=edition)
    assert setup.options[name] == TABLE[name][1][EDITIONS.index(edition)]


def test_these_are_the_presets() -> None:
    assert list(GAME.presets) == ["standard", *EDITIONS]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (option.name, value)
        for option in GAME.options
        if option.name != "max_turns"
        for value in option.values
    ],
)
def test_a_match_can_be_played_with_every_value(name: str, value: object) -> None:
    match = begin(LAND, options={name: value}, display=["temple", "horse"], deck=["lyre"] * 3)
    assert match.setup.options[name] == value
    assert legal(match)


@pytest.mark.parametrize("name", TABLE)
def test_no_option_has_another_value(name: str) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(("Red", "Yellow"), options={name: "something else"})


def test_a_choice_goes_before_the_preset() -> None:
    setup = GAME.setup(("Red", "Yellow"), preset="de", options={"alexander_blocks": "touching"})
    assert setup.options["alexander_blocks"] == "touching"
    assert setup.options["joker_reach"] == "anywhere_free"
