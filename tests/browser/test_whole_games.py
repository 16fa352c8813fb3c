"""A whole match of each game, by mouse, on the board itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import Hands, result
from tests.browser.tables import CARDS, SECRETS, seat_bots, view_of
from tests.server.api.people import Guest

SHORT: dict[str, dict[str, Any]] = {
    CARDS: {"options": {"max_turns": 18}, "starter": 0},
    SECRETS: {"preset": "short"},
}
NEEDED = {CARDS: {"board", "card"}, SECRETS: {"ready", "lead"}}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_by_mouse(
    house: House, visit: Visit, game: str, record_property: Callable[[str, object], None]
) -> None:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, game, "random", **SHORT[game])
    ana = visit(guest=guest).go(f"/table/{table}")
    done = Hands(ana).play()
    record_property("counted", f"{game}: {dict(done)}")
    assert set(done) >= NEEDED[game]
    view = view_of(ana)
    assert view["status"] == "over"
    expect(result(ana)).to_have_count(2)
    expect(result(ana).first).to_contain_text(str(max(view["match"]["outcome"]["scores"])))
