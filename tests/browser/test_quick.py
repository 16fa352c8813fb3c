"""Times on a slow phone: to the first choice, from a press to its effect, for a camera frame.

They are printed beside what they should be; only what no busy machine explains is a failure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
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
CHOICE = "main g.corner, main g.choice, footer button.slot.glow, footer .steps button:enabled"
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
    const things = ["chosen", "glow", "corner", "asked", "raised", "choice"];
    const shown = () => [".room.sent", ...things.map((each) => `.room .${each}`)]
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

SHEET = ".frame > .stage > svg"
GLIDE = 1_500  # milliseconds: longer than any movement of the camera
# Count the frames in which the camera moves.
FRAMES = """() => {
    const stage = document.querySelector(".frame > .stage");
    window.frames_ = [];
    const look = (now) => {
        if (stage.getAnimations().length > 0) window.frames_.push(now);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
COSTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


@pytest.fixture(params=GAMES)
def table(house: House, request: pytest.FixtureRequest) -> tuple[str, Guest]:
    """A running table that the server has already shown once."""
    guest = Guest(house, "Ana")
    table = seat_bots(guest, request.param, "random", starter=0)
    guest.view(table)
    return table, guest


def slow_down(person: Person) -> CDPSession:
    """Give somebody a slow phone on a slow wire."""
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_WIRE)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person.page.set_default_timeout(SANE)
    return wire


def test_a_slow_phone_plays_soon(
    table: tuple[str, Guest], visit: Visit, record_property: Callable[[str, object], None]
) -> None:
    ana = visit(guest=table[1], size=PHONE, has_touch=True, settings={"confirm": "off"})
    slow_down(ana)
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
    told = (
        f"first legal choice after {first:.0f} ms (aim: 2000), "
        f"a press is seen after {seen:.0f} ms (aim: 50)"
    )
    record_property("counted", told)
    assert first < SANE
    assert seen < SANE / 10


def test_the_camera_moves_smoothly(
    table: tuple[str, Guest], visit: Visit, record_property: Callable[[str, object], None]
) -> None:
    ana = visit(guest=table[1], size=PHONE, has_touch=True, settings={"pace": "usual"})
    wire = slow_down(ana)
    wire.send("Performance.enable")
    ana.page.goto(f"/table/{table[0]}")
    expect(ana.page.locator(CHOICE).first).to_be_visible()
    expect(ana.page.locator(SHEET)).to_be_visible()
    ana.page.wait_for_timeout(GLIDE)
    ana.page.evaluate(FRAMES)
    before = costs(wire)
    ana.page.keyboard.press("b")
    ana.page.wait_for_timeout(GLIDE)
    frames = ana.page.evaluate("frames_")
    assert len(frames) > 1, "the camera does not move"
    each = (costs(wire) - before) / len(frames)
    rate = 1000 * (len(frames) - 1) / (frames[-1] - frames[0])
    told = f"a frame costs {each:.1f} ms of script and style (aim: 8), {rate:.0f} frames a second"
    record_property("counted", told)
    assert each < SANE / 100


def costs(wire: CDPSession) -> float:
    """Return the milliseconds spent in script and style so far."""
    found = {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(float(found[name]) for name in COSTS)
