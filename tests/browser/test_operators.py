"""Operators in a browser: with their key they decide about a report."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from satrap.cli.stored import FILE, secret_of
from satrap.server.order import SECRET
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.tables import CARDS, sees
from tests.server.api.people import seated


def test_an_operator_decides_about_a_report(house: House, visit: Visit) -> None:
    table, (ana, ben) = seated(house, CARDS, "Ana", "Ben")
    ben.done(table, "say", words="You fool")
    ana.post(f"/tables/{table}/reports", {"who": 1, "words": "He insults me."})
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop is running here
        secret = aside.submit(secret_of, house.folder / FILE, SECRET).result()
    operator = visit().go("/admin")
    operator.forgive("404")  # the answer to anybody else
    for key in ("0" * 64, secret.hex()):
        operator.page.get_by_label(operator.words("web-admin-key")).fill(key)
        operator.press("web-admin-enter")
        if key.startswith("000"):
            sees(operator, operator.words("web-admin-refused"))
    sees(operator, "He insults me.")
    operator.page.get_by_text(operator.words("web-admin-said")).click()
    sees(operator, "You fool")
    operator.page.get_by_label(operator.words("web-admin-decision")).fill("Warned.")
    operator.press("web-admin-close")
    sees(operator, operator.words("web-admin-none"))
    operator.press("web-admin-trail")
    sees(operator, "Warned.")
    expect(operator.page.get_by_label(operator.words("web-admin-key"))).to_have_count(0)
    page = visit(guest=ana).go("/people")
    sees(page, page.words("web-people-report-decided"))
