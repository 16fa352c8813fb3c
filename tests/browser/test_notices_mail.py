"""Notices by e-mail: one press turns on what is about my turn, and nothing is on before it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE
from tests.browser.test_identity import confirm_by_code, named
from tests.server.api.people import Guest
from tests.server.post_office import PostOffice, post_office


def test_one_press_sends_mail_when_it_is_my_turn(visit: Visit, tmp_path: Path) -> None:
    with post_office() as office:
        inn = named(tmp_path, office)
        try:
            _press(visit, inn, office)
        finally:
            inn.kill()


def _press(visit: Visit, inn: House, office: PostOffice) -> None:
    ana = visit(at=inn, guest=Guest(inn, "Barsine"), size=PHONE).go("/settings/notices?from=x")
    expect(ana.link("web-notices-back")).to_have_attribute("href", "/table/x")
    ana.link("web-notices-mail-add").first.click()
    expect(ana.link("web-notices-back")).to_have_attribute("href", "/table/x")
    expect(ana.page.get_by_label(ana.words("web-mail-address"))).to_be_focused()
    confirm_by_code(ana, "barsine@example.org", office)
    expect(
        ana.page.get_by_text(ana.words("web-address-confirmed", address="barsine@example.org"))
    ).to_be_visible()
    button = ana.page.get_by_role("button", name=ana.words("web-notices-turn-mail"), exact=True)
    expect(button).to_be_visible()  # nothing is on without a press
    button.click()
    said = ana.page.get_by_text(ana.words("web-notices-turn-mail-on"), exact=True)
    expect(said).to_be_visible()
    expect(button).to_have_count(0)
    expect(ana.link("web-notices-back")).to_have_attribute("href", "/table/x")
    ana.go("/settings/notices")
    expect(said).to_be_visible()
    expect(button).to_have_count(0)
    way = ana.words("web-notices-way-mail")
    for kind, is_on in (("your-turn", True), ("over", True), ("people", False)):
        kind = ana.words(f"web-notices-kind-{kind}")
        box = ana.page.get_by_label(ana.words("web-notices-cell", kind=kind, way=way), exact=True)
        expect(box).to_be_checked(checked=is_on)
    ana.page.close()  # before its server ends
