"""The last turns of each game and the result: by touch on a phone, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fingers import Finger, Keys
from tests.browser.house import House
from tests.browser.late import late
from tests.browser.people import PHONE, Person
from tests.browser.playing import Hands, result
from tests.browser.tables import CARDS, SECRETS, seat_bots, view_of
from tests.server.api.people import Guest

Count = Callable[[str, object], None]
MOVING: dict[str, Any] = {"settings": {"pace": "normal"}}
TOUCH: dict[str, Any] = {
    "size": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "settings": {"pace": "fast"},
}
STILL: dict[str, Any] = {"reduced_motion": "reduce", **MOVING}


def sit_down(house: House, visit: Visit, game: str, **rest: Any) -> Person:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, game, "random", **late(game))
    return visit(guest=guest, **rest).go(f"/table/{table}")


def play_out(hands: Hands, count: Count) -> None:
    """Play to the end and check the result."""
    done = hands.play()
    count("counted", dict(done))
    view = view_of(hands.person)
    assert view["status"] == "over"
    assert view["is_written"]
    expect(result(hands.person)).to_have_count(2)
    scores = view["match"]["outcome"]["scores"]
    expect(result(hands.person).first).to_contain_text(str(max(scores)))


@pytest.mark.parametrize("game", (CARDS, SECRETS))
@pytest.mark.parametrize(
    ("hands", "rest"), [(Finger, TOUCH), (Keys, STILL)], ids=["a finger", "keys alone"]
)
def test_the_last_turns_are_played(
    house: House,
    visit: Visit,
    hands: type[Hands],
    rest: dict[str, Any],
    game: str,
    record_property: Count,
) -> None:
    play_out(hands(sit_down(house, visit, game, **rest)), record_property)
