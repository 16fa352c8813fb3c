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


def key_of(house: House) -> str:
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop is running here
        return aside.submit(secret_of, house.folder / FILE, SECRET).result().hex()


def test_an_operator_decides_about_a_report(house: House, visit: Visit) -> None:
    table, (ana, ben) = seated(house, CARDS, "Ana", "Ben")
    ben.done(table, "say", words="You fool")
    ana.post(f"/tables/{table}/reports", {"who": 1, "words": "He insults me."})
    operator = visit().go("/admin")
    operator.forgive("404")  # the answer to anybody else
    for key in ("0" * 64, key_of(house)):
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


def test_players_see_during_the_match_and_after_it_that_an_operator_looked(
    house: House, visit: Visit
) -> None:
    table, (ana, _) = seated(house, CARDS, "Ana", "Ben")
    player = visit(guest=ana).go(f"/table/{table}").open_tab("log")
    reason = "Ben was reported."
    headers = {"Authorization": f"Operator {key_of(house)}"}
    body = {"words": reason}
    ana.web.post(f"/admin/tables/{table}/look", json=body, headers=headers).raise_for_status()
    line = player.page.locator("li.news", has_text=player.words("news-inspected", reason=reason))
    expect(line).to_be_visible()
    slip = player.page.locator("[data-notice=inspected]")
    expect(slip).to_contain_text(player.words("web-notice-inspected", words=reason))
    ana.done(table, "resign")
    player.go(f"/table/{table}").open_tab("log")
    expect(line).to_be_visible()
