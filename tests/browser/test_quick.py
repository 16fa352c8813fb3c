"""Times on a slow phone: to the first choice, and from a press to its effect. Mostly printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE
from tests.browser.tables import seat_bots
from tests.offered import GAMES
from tests.server.api.people import Guest

SLOW_WIRE: dict[str, Any] = {
    "offline": False,
    "latency": 150,  # milliseconds, round trip
    "downloadThroughput": 1_600_000 / 8,  # bytes a second
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4  # times slower: the processor
SHOWN = 2_000  # milliseconds in which a preview appears
SANE = 20_000  # milliseconds: anything more is a fault, not a slow machine
CHOICE = "main g.reached, main g.choice, footer button.slot.glow, footer .steps button:enabled"
# Note when the first choice appears, on the clock that started with the navigation.
WATCH = """{
    const look = () => {
        if (document.querySelector("%s")) window.firstChoice = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
# Note how long after a press a choice is marked, or the choices or counts change.
PRESSED = """() => {
    const shown = () => [".room .chosen", ".room .glow", ".room .buttons > *"]
        .map((each) => document.querySelectorAll(each).length)
        .join() + document.querySelector(".room .splitting")?.textContent;
    addEventListener("click", () => {
        const before = shown();
        const began = performance.now();
        const look = () => {
            if (shown() !== before) window.seen = performance.now() - began;
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    }, { capture: true, once: true });
}"""


@pytest.fixture(params=GAMES)
def table(house: House, request: pytest.FixtureRequest) -> tuple[str, Guest]:
    """A running table that the server has already shown once."""
    guest = Guest(house, "Ana")
    table = seat_bots(guest, request.param, "random", starter=0)
    guest.view(table)
    return table, guest


def test_a_slow_phone_plays_soon(
    table: tuple[str, Guest], visit: Visit, record_property: Callable[[str, object], None]
) -> None:
    ana = visit(guest=table[1], size=PHONE, has_touch=True, settings={"confirm": "off"})
    wire = ana.context.new_cdp_session(ana.page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_WIRE)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ana.page.set_default_timeout(SANE)
    ana.page.add_init_script(WATCH % CHOICE)
    ana.page.goto(f"/table/{table[0]}", wait_until="commit")
    ana.page.wait_for_function("() => window.firstChoice !== undefined")
    first = float(ana.page.evaluate("window.firstChoice"))
    glows = ana.page.locator(CHOICE)
    expect(glows.first).to_be_visible()
    glows.first.hover()  # so that the effect of hovering is not taken for the press
    ana.page.wait_for_timeout(SHOWN)
    ana.page.evaluate(PRESSED)
    glows.first.click()
    ana.page.wait_for_function("() => window.seen !== undefined")
    seen = float(ana.page.evaluate("window.seen"))
    told = f"first legal choice after {first:.0f} ms, a press is seen after {seen:.0f} ms"
    record_property("counted", told)
    assert first < SANE
    assert seen < SANE / 10
