"""News: a bell that counts what is new, its list, and the settings of notices."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.offered import GAMES
from tests.server.api.people import Guest, seated
from tests.server.stories.tables import decide


def asked(table: str, guests: list[Guest], who: int) -> None:
    """Let the others play until it is somebody's turn."""
    generator = random.Random(1)
    while who not in (waiting := guests[0].view(table)["match"]["waiting"]):
        decide(guests[waiting[0]], table, waiting[0], generator)


def with_news(visit: Visit) -> tuple[Person, Locator, str, list[Guest]]:
    """Let Ben, in the lobby, be asked to play: his bell counts one."""
    ben = visit(name="Ben")
    table, guests = seated(ben.house, next(iter(GAMES)), "Ana", "Ben", starter=0)
    ben.be(guests[1])
    ben.go("/lobby")
    bell = ben.page.locator("button.bell")
    expect(bell).to_have_accessible_name(ben.words("web-news-bell", count=0))
    asked(table, guests, 1)
    expect(bell).to_have_accessible_name(ben.words("web-news-bell", count=1))
    return ben, bell, table, guests


def test_what_a_table_has_to_tell_is_no_news_once_i_am_there(visit: Visit) -> None:
    ben, bell, table, guests = with_news(visit)
    ben.page.locator(f"a[href='/table/{table}']").first.click()
    ben.page.locator(".players").wait_for()
    ben.page.go_back()
    expect(bell).to_have_accessible_name(ben.words("web-news-bell", count=0))
    assert guests[1].view(table)["match"]["waiting"] == [1]


def test_the_bell_counts_what_is_new_until_it_is_seen_and_until_i_have_moved(visit: Visit) -> None:
    ben, bell, table, guests = with_news(visit)
    ben.resize(*PHONE)
    bell.press("Enter")
    told = ben.page.get_by_role("link", name=ben.words("notice-turn", names="Ana"))
    expect(told).to_be_visible()
    expect(bell).to_have_accessible_name(ben.words("web-news-bell", count=0))
    width = ben.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    decide(guests[1], table, 1, random.Random(1))
    asked(table, guests, 0)
    expect(told).to_have_count(0)
    ben.link("web-notices-title").click()
    page = ben.words("web-notices-cell", kind=ben.words("web-notices-kind-over"),
                     way=ben.words("web-notices-way-page"))  # fmt: skip
    cell = ben.page.get_by_label(page)
    expect(cell).to_be_checked()
    with ben.page.expect_response(lambda reply: reply.request.method == "PUT"):
        cell.uncheck()
    ben.page.reload()
    expect(cell).not_to_be_checked()
    width = ben.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
