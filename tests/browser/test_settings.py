"""A person's settings last: language, theme, pace, name."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from satrap.core.language import LANGUAGES, NAMES, say
from satrap.core.text import text
from tests.browser.conftest import Visit
from tests.browser.test_identity import LATE
from tests.server.api.people import Guest


def test_settings_stay_after_a_reload(visit: Visit) -> None:
    ana = visit().go("/settings")
    ana.pick(ana.words("web-set-theme-dark")).pick(ana.words("web-set-pace-slow"))
    ana.page.get_by_label(ana.words("web-set-name")).fill("Anna Perenna")
    ana.page.get_by_label(ana.words("web-set-letters")).check()
    ana.pick(NAMES["de"])
    ana.language = "de"
    heading = ana.page.get_by_role("heading", name=ana.words("web-settings"), exact=True)
    expect(heading).to_be_visible()
    ana.page.reload()
    expect(heading).to_be_visible()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ana.page.locator("html")).to_have_attribute("lang", "de")
    for key in ("web-set-theme-dark", "web-set-pace-slow", "web-set-letters"):
        expect(ana.page.get_by_label(ana.words(key))).to_be_checked()
    expect(ana.page.get_by_label(ana.words("web-set-name"))).to_have_value("Anna Perenna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_in_the_language_of_the_browser(visit: Visit, language: str) -> None:
    ana = visit(language=language).go("/settings")
    title = say(text("web-settings"), language)
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(ana.page.locator("html")).to_have_attribute("lang", language)


def test_the_colours_of_the_seats_are_ones_own(visit: Visit) -> None:
    ana = visit().go("/settings")
    first = ana.page.get_by_label(ana.words("web-set-seat", number=1), exact=True)
    first.fill("#123456")
    ana.page.reload()
    expect(first).to_have_value("#123456")
    ana.press("web-set-colours-ours")
    expect(first).not_to_have_value("#123456")


def test_the_light_is_that_of_the_device_also_when_it_changes(visit: Visit) -> None:
    ana = visit(color_scheme="dark").go("/settings")
    expect(ana.page.locator("body")).to_have_css("color-scheme", "dark")
    ana.page.emulate_media(color_scheme="light")
    expect(ana.page.locator("body")).to_have_css("color-scheme", "light")
    ana.pick(ana.words("web-set-theme-dark"))
    expect(ana.page.locator("body")).to_have_css("color-scheme", "dark")


def test_guests_find_their_devices_on_the_page_of_their_account(visit: Visit) -> None:
    ana = visit(name="Ana")
    ana.forgive(LATE)
    guest = Guest(ana.house, "Ana")
    phone = Guest(ana.house)
    link = guest.post("/me/link")["link"]
    phone.post("/guests", {"link": link})
    ana.be(guest)
    ana.go("/settings").link("web-set-account-open").click()
    devices = ana.page.get_by_role("region", name=ana.words("web-devices"), exact=True)
    rows = devices.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=ana.words("web-device-this"))).to_have_count(1)
    ana.press("web-devices-forget")
    expect(rows).to_have_count(1)
    assert phone.web.get("/me").status_code == 401
    ana.press("web-device-forget-this")
    expect(ana.page.get_by_role("alert")).to_have_text(ana.words("web-devices-guest"))
    assert guest.web.get("/me").status_code == 200, "a guest is warned first"
    ana.press("web-device-forget-this")
    ana.page.wait_for_url(f"{ana.house.url}/")
    assert guest.web.get("/me").status_code == 401
