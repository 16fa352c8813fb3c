"""Operators in a browser: with their key they decide about a report."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import expect

from satrap.cli.stored import FILE, secret_of
from satrap.server.order import SECRET
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import CARDS, sees
from tests.server.api.people import Guest, seated


def signed_in(house: House, visit: Visit, **rest: Any) -> Person:
    operator = visit(**rest).go("/admin")
    operator.page.get_by_label(operator.words("web-admin-key")).fill(key_of(house))
    return operator.press("web-admin-enter")


def key_of(house: House) -> str:
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop is running here
        return aside.submit(secret_of, house.folder / FILE, SECRET).result().hex()


def close_all(house: House) -> None:
    """Close the reports that others have sent."""
    operator = Guest(house)
    operator.web.headers["Authorization"] = f"Operator {key_of(house)}"
    for report in operator.get("/admin/reports"):
        reply = operator.web.post(f"/admin/reports/{report['id']}", json={"words": "Read."})
        assert reply.is_success, reply.text


def test_an_operator_decides_about_a_report(house: House, visit: Visit) -> None:
    close_all(house)
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


def test_an_operator_finds_somebody_and_silences_them_and_signs_them_out(
    house: House, visit: Visit
) -> None:
    table, (_, xeno) = seated(house, CARDS, "Ana", "Xenophon")
    operator = signed_in(house, visit, language="de", size=PHONE).press("web-admin-people")
    operator.page.get_by_label(operator.words("web-admin-name")).fill("xenophon")
    operator.press("web-admin-find")
    row = operator.page.get_by_role("listitem").filter(has_text="Xenophon")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(operator.words("web-admin-guest"))
    expect(row).to_contain_text(operator.words("web-admin-devices", count=1))
    row.get_by_role("button", name=operator.words("web-admin-sign-out")).click()
    expect(row).to_contain_text(operator.words("web-admin-devices", count=0))
    assert xeno.web.get("/me").status_code == 401
    row.get_by_role("button", name=operator.words("web-admin-tables-of"), exact=True).click()
    sees(operator, table)
    reason = operator.page.get_by_label(operator.words("web-admin-look-why")).first
    reason.fill("Reported.")
    operator.press("web-admin-look")
    sees(operator, "inspected")
    operator.press("web-admin-people")
    row.get_by_role("button", name=operator.words("web-admin-penalties")).click()
    operator.page.get_by_label(operator.words("web-admin-reason")).fill("Spam.")
    operator.press("web-admin-silence")
    penalty = operator.page.get_by_role("listitem").filter(has_text="Spam.")
    penalty.get_by_role("button", name=operator.words("web-admin-lift")).click()
    sees(operator, operator.words("web-admin-none"))
    operator.press("web-admin-jobs")
    expect(operator.page.get_by_label(operator.words("web-admin-job-failing"))).to_be_visible()
    operator.press("web-admin-trail")
    for deed in ("lift-silence", "silence", "look", "tables-of", "sign-out"):
        sees(operator, operator.words(f"web-admin-deed-{deed}"))


def test_somebody_who_says_nothing_is_reported_at_their_chip(house: House, visit: Visit) -> None:
    table, (ana, _) = seated(house, CARDS, "Ana", "Ben")
    player = visit(guest=ana, size=PHONE).go(f"/table/{table}")
    player.page.locator("[data-chip='1'] .chip").click()
    player.press("web-report", name="Ben")
    player.page.get_by_label(player.words("web-report-why", name="Ben")).fill("Stalls.")
    player.press("web-report-send")
    sees(player, player.words("web-report-sent"))
    operator = signed_in(house, visit)
    sees(operator, "Stalls.")
    row = operator.page.get_by_role("listitem").filter(has_text="Stalls.")
    expect(row.get_by_role("link", name=operator.words("web-admin-match"))).to_have_attribute(
        "href", f"/table/{table}"
    )
    row.get_by_label(operator.words("web-admin-look-why")).fill("Stalls?")
    row.get_by_role("button", name=operator.words("web-admin-look")).click()
    expect(row.locator("pre")).to_contain_text("inspected")
