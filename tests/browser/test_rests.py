"""Somebody takes a vacation: their clocks rest, the others see it, and it can be ended."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import CARDS, SECRETS
from tests.server.api.people import Guest

DESK = (1440, 900)
DAILY = {"main": 0, "per_turn": 86_400, "vacation": True, "bot": "recruit"}


# What of a chip lies beyond the screen or its own chip, is cut off, or covers something else of it.
MISFITS = """() => [...document.querySelectorAll(".chip")].flatMap((chip) => {
    const outer = chip.getBoundingClientRect();
    const next = chip.parentElement.nextElementSibling?.getBoundingClientRect().left ?? innerWidth;
    const parts = [...chip.children].map((part) => [part, part.getBoundingClientRect()]);
    const shown = parts.filter(([, box]) => box.width > 0 && box.height > 0);
    const isOut = ([, box]) => box.left < outer.left || box.right > outer.right + 0.5;
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 &&
        a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const covers = ([one, a]) => shown.some(([other, b]) => one !== other && meets(a, b));
    const isCut = ([part]) => [part, ...part.querySelectorAll(".days *")].some(
        (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0);
    const found = shown.filter((each) => isOut(each) || covers(each) ||
        (each[0].matches(".days") && isCut(each))).map(([part]) => part.outerHTML.slice(0, 90));
    return outer.right > next + 0.5 ? [...found, "chip too wide"] : found;
})"""


def daily(house: House, **clock: Any) -> tuple[Guest, Guest, str]:
    """Return two people who play by correspondence, and their table; the first one begins."""
    ana, ben = Guest(house, "Ana"), Guest(house, "Ben")
    table = str(ana.open(CARDS, "open", "open", starter=0, clock=DAILY | clock)["id"])
    for seat, guest in enumerate((ana, ben)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ana.done(table, "start")
    return ana, ben, table


def by_key(person: Person, name: str) -> None:
    """Press a button by keyboard."""
    person.page.get_by_role("button", name=name, exact=True).focus()
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_vacation_is_taken_seen_by_the_others_and_ended(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    guest, other, table = daily(house)
    ana, ben = visit(guest=guest, size=size), visit(guest=other, size=size).go(f"/table/{table}")
    chip = ben.page.locator("[data-chip='0']")
    expect(chip.get_by_role("timer")).to_be_visible()
    ana.go("/home").page.get_by_role("link", name=ana.words("web-home-vacation")).click()
    expect(ana.button("web-rests-take")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")  # the zone of the browser is stored
    by_key(ana, ana.words("web-rests-take"))  # from today until Sunday
    expect(ana.page.get_by_text("You’re on vacation until Sunday")).to_be_visible()
    rest = chip.get_by_role("img", name="On vacation until Sunday")
    expect(rest).to_be_visible()
    chip.get_by_role("button").first.click()
    expect(chip).to_contain_text("On vacation until Sunday")
    first = ana.page.get_by_label(ana.words("web-rests-first"))
    expect(first).not_to_be_visible()  # it is done: nothing asks for more days
    ana.page.get_by_text(ana.words("web-rests-another"), exact=True).click()
    expect(first).to_be_visible()
    ana.go("/home")
    expect(ana.page.get_by_text("You’re on vacation until Sunday")).to_be_visible()
    expect(ana.page.get_by_text(ana.words("web-home-away"))).not_to_be_visible()
    ana.link("web-home-vacation-change").click()
    by_key(ana, ana.words("web-rests-back"))
    expect(rest).not_to_be_visible()
    expect(chip.get_by_role("timer")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 5])
def test_days_left_and_vacations_of_all_fit_on_a_phone(
    house: House, visit: Visit, seats: int
) -> None:
    guests = [Guest(house, name) for name in ("Felix", "Clara", "Berenike", "Dora", "Eva")[:seats]]
    clock = DAILY | {"per_turn": 23 * 3600}
    table = str(guests[0].open(SECRETS, *["open"] * seats, starter=0, clock=clock)["id"])
    for seat, guest in enumerate(guests):
        guest.done(table, "sit", seat=seat, name=guest.name)
    guests[0].done(table, "start")
    felix = visit(guest=guests[0], size=PHONE, language="de")
    felix.go("/settings/rests")
    by_key(felix, felix.words("web-rests-take"))
    expect(felix.page.get_by_text("Du bist bis", exact=False).first).to_be_visible()
    felix.go(f"/table/{table}")
    expect(felix.page.locator("[data-chip='1'] .days")).to_be_visible()
    for width in (390, 360):
        felix.resize(width, 844)
        assert felix.page.evaluate(MISFITS) == []
    felix.page.locator(f"[data-chip='{seats - 1}'] .chip").click()
    box = felix.page.locator(".more").bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360


def test_a_zone_is_known_from_the_first_table_with_days_and_one_that_was_chosen_stays(
    house: House, visit: Visit
) -> None:
    ben = Guest(house, "Ben")
    table = str(ben.open(CARDS, "open", "open", clock=DAILY)["id"])
    ana = visit(name="Ana", timezone_id="Asia/Tokyo").go(f"/table/{table}")
    with ana.page.expect_response(lambda reply: reply.request.method == "PUT"):
        ana.press("web-sit")
    rests = ana.page.request.get("/api/me/rests").json()
    assert (rests["zone"], rests["weekend"], rests["quiet"]) == ("Asia/Tokyo", [5, 6], None)
    zone = ana.go("/settings/rests").page.get_by_label(ana.words("web-notices-zone"))
    expect(zone).to_have_value("Asia/Tokyo")
    with ana.page.expect_response(lambda reply: reply.request.method == "PUT"):
        zone.select_option("UTC")
    ana.page.reload()
    expect(ana.page.get_by_text(ana.words("web-rests-week"), exact=True)).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    expect(zone).to_have_value("UTC")


def test_the_menu_of_a_table_leads_to_a_vacation_and_back(house: House, visit: Visit) -> None:
    guest, _, table = daily(house)
    ana = visit(guest=guest, size=PHONE).go(f"/table/{table}")
    ana.press("web-menu")
    clock = ana.page.get_by_role("region", name=ana.words("web-clock-label"))
    clock.get_by_role("link", name=ana.words("web-clock-take-vacation")).click()
    ana.page.wait_for_url("**/settings/rests?*")
    ana.link("web-notices-back").click()
    ana.page.wait_for_url(f"**/table/{table}")


def test_days_can_be_changed_and_there_are_no_more_than_the_budget_has(
    house: House, visit: Visit
) -> None:
    ana = visit(guest=Guest(house, "Ana"), size=PHONE).go("/settings/rests")
    first, last = (
        ana.page.get_by_label(ana.words(f"web-rests-{each}")) for each in ("first", "last")
    )
    year = int(first.input_value()[:4]) + 1
    first.fill(f"{year}-03-01")
    last.fill(f"{year}-04-01")
    ana.forgive("status of 409")
    by_key(ana, ana.words("web-rests-take"))
    expect(ana.page.get_by_role("alert")).to_contain_text(f"30 days of vacation left in {year}")
    last.fill(f"{year}-03-10")
    by_key(ana, ana.words("web-rests-take"))
    expect(ana.page.get_by_role("list", name=ana.words("web-rests-planned"))).to_contain_text(
        "March 10"
    )
    by_key(ana, ana.words("web-rests-change"))
    last.fill(f"{year}-03-05")
    by_key(ana, ana.words("web-rests-save"))
    expect(ana.page.get_by_text(f"25 of 30 days left in {year}")).to_be_visible()
    by_key(ana, ana.words("web-rests-off"))
    expect(ana.page.get_by_role("list", name=ana.words("web-rests-planned"))).not_to_be_visible()


def test_what_rests_is_said_before_somebody_joins(house: House, visit: Visit) -> None:
    ben = Guest(house, "Ben")
    clock = DAILY | {"weekends": True, "per_turn": 3 * 86_400}
    table = str(ben.open(CARDS, "open", "open", clock=clock)["id"])
    ben.done(table, "sit", seat=0, name="Ben")
    ana = visit(name="Ana", size=PHONE).go(f"/table/{table}")
    expect(ana.page.get_by_text("3 days per move")).to_be_visible()
    expect(ana.page.get_by_text("Clocks rest on vacation and at weekends.")).to_be_visible()
    expect(ana.page.get_by_text("When time runs out, a bot (Recruit) plays on")).to_be_visible()
    assert ana.words("web-rated-clock") not in ana.page.inner_text("main")  # hints are allowed
    ben.done(table, "change", is_friendly=False)
    expect(ana.page.get_by_text(ana.words("web-rated-clock"))).to_be_visible()
    ana.go("/lobby")
    row = ana.page.locator(f"a[href='/table/{table}']")
    expect(row).to_contain_text("Clocks rest on vacation and at weekends")


def test_home_tells_of_a_vacation_and_a_finished_match_does_not(house: House, visit: Visit) -> None:
    guest, other, table = daily(house)
    ana = visit(guest=guest).go("/settings/rests")
    by_key(ana, ana.words("web-rests-take"))
    expect(ana.page.get_by_text("You’re on vacation until Sunday")).to_be_visible()
    ben = visit(guest=other).go("/home")
    card = ben.page.locator("article").filter(has_text="Ana")
    expect(card).to_contain_text("On vacation until Sunday")
    expect(card).not_to_contain_text("left")
    rest = ben.go(f"/table/{table}").page.locator("[data-chip='0'] .rest")
    expect(rest).to_be_visible()
    guest.done(table, "resign")
    expect(rest).to_have_count(0)
