"""The bubble of a claim leaves its province in sight; its words fit, and those of the hand."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import CARDS, my_turn, seat_bots
from tests.server.api.people import Guest

LOW = (1280, 720)
TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
SYMBOLS = ["amphora", "lyre", "temple", "horse", "soldier"]
# Roxane holds Byzantion; Ana can take it over, or occupy half of Asia.
ASIA: dict[str, Any] = {
    "walls": [
        *("b2-c3", "c3-d3", "c5-d4", "c5-d5", "d3-d4", "d5-d6", "d6-d7", "d7-d8", "d8-d9"),
        *("d9-e10", "d13-d14", "d13-e13", "d14-e15", "d16-d17", "d16-e16", "d17-e18", "e10-e11"),
        *("e10-f9", "e13-f13", "e15-e16", "e16-f15", "f9-g10", "f13-g13", "f15-g15", "g10-h10"),
        *("g12-g13", "g12-h11", "h10-i11", "h11-h12", "h12-i13", "i11-j11", "i13-j12", "j11-j12"),
    ],
    "alexander": "g15",
    "guards": [[], ["b3u"]],
    "display": ["temple", "horse"],
    "hands": [SYMBOLS * 5, ["temple"]],
    "turn": {"phase": "act"},
}
COVERED = """(spaces) => {
    const bubble = document.querySelector("[data-bubble]").getBoundingClientRect();
    return spaces.filter((space) => {
        const box = document.querySelector(`[data-space="${space}"]`).getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
    });
}"""
# Words that are wider than their own line, or stick out of the bubble.
TOO_WIDE = """(bubble) => {
    const rim = bubble.getBoundingClientRect();
    return [...bubble.querySelectorAll("button, p, span, h2")].filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
            || left < rim.left || right > rim.right;
    }).map((each) => each.textContent.trim());
}"""


def sit_down(house: House, visit: Visit, position: dict[str, Any], **rest: Any) -> Person:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, CARDS, "companion", position=position, starter=0)
    ana = visit(guest=guest, **rest).go(f"/table/{table}")
    my_turn(ana)
    return ana


def shield(person: Person, province: str) -> Locator:
    return person.page.locator(f"[data-choice][data-province={province}]")


@pytest.mark.parametrize("size", [LARGE, LOW])
def test_the_bubble_of_a_claim_never_lies_on_its_province(
    house: House, visit: Visit, size: Any
) -> None:
    ana = sit_down(house, visit, ASIA, size=size)
    parts = my_turn(ana)["match"]["view"]["provinces"]
    byzantion = next(part for part in parts if part["owner"] == 1)
    shield(ana, byzantion["province"]).click()
    expect(ana.page.locator("[data-bubble]")).to_be_visible()
    assert ana.page.evaluate(COVERED, byzantion["spaces"]) == []


@pytest.mark.parametrize("size", [LARGE, LOW])
def test_a_large_province_has_a_bubble_that_ends_above_the_prompt(
    house: House, visit: Visit, size: Any
) -> None:
    ana = sit_down(house, visit, ASIA, size=size)
    ana.page.locator("[data-choice][data-province]").last.click()
    expect(ana.page.locator("[data-bubble] .slot")).to_have_count(28)
    bubble = ana.page.locator("[data-bubble]").bounding_box()
    prompt = ana.page.locator("[data-status]").bounding_box()
    assert bubble and prompt
    assert bubble["y"] >= 0
    assert bubble["y"] + bubble["height"] <= prompt["y"]


@pytest.mark.parametrize(
    "rest", [{"size": LOW}, {"size": LARGE}, TOUCH], ids=["low", "large", "touch"]
)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_words_of_a_claim_fit(
    house: House, visit: Visit, language: str, rest: dict[str, Any]
) -> None:
    ana = sit_down(house, visit, ASIA, language=language, **rest)
    shield(ana, "b2d").click()
    bubble = ana.page.locator("[data-bubble]")
    expect(bubble.get_by_role("button", name=ana.words("web-alx-another-guard"))).to_be_visible()
    assert bubble.evaluate(TOO_WIDE) == []


def test_guards_are_counted_up_and_down(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, ASIA)
    shield(ana, "b2d").click()
    bubble = ana.page.locator("[data-bubble]")
    more = bubble.get_by_role("button", name=ana.words("web-alx-another-guard"))
    fewer = bubble.get_by_role("button", name=ana.words("web-alx-fewer-guards"))
    expect(fewer).to_be_disabled()
    more.click()
    expect(bubble.locator(".slot.guard")).to_have_count(2)
    expect(bubble).to_contain_text(ana.words("web-alx-price-guards", count=2, reserve=4))
    fewer.click()
    expect(bubble.locator(".slot.guard")).to_have_count(1)


@pytest.mark.parametrize("size", [LARGE, LOW])
def test_cards_lie_side_by_side_while_there_is_room(house: House, visit: Visit, size: Any) -> None:
    ana = sit_down(house, visit, {**ASIA, "hands": [SYMBOLS, ["temple"]]}, size=size)
    cards = ana.page.locator("[data-spot^=hand-]")
    expect(cards).to_have_count(5)
    expect(cards.locator("text")).to_have_count(5)
    wanted = size[1] / 11  # nearly as wide as a card
    for _ in range(50):  # the panels find their widths
        if gap(cards) > wanted:
            break
        ana.page.wait_for_timeout(100)
    assert gap(cards) > wanted


def gap(cards: Locator) -> float:
    """Return by how much one card stands to the right of the one before, at least."""
    boxes = [card.bounding_box() for card in cards.all()]
    lefts = sorted(box["x"] for box in boxes if box)
    return min(after - before for before, after in pairwise(lefts))


def test_cards_that_overlap_show_symbols_and_no_cut_names(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, {**ASIA, "hands": [[*SYMBOLS, *SYMBOLS[:4]], ["temple"]]})
    cards = ana.page.locator("[data-spot^=hand-]")
    expect(cards).to_have_count(9)
    expect(cards.locator("text")).to_have_count(0)
