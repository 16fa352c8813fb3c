"""Tournaments: opened, joined by link, played, and read, on a desk and on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE
from tests.browser.tables import CARDS
from tests.server.api.people import Guest
from tests.server.club_members import join

LONGEST = 30  # seconds


class Cup:
    """Three members; two of three rounds are over, and the third is under way."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests = [Guest(house, name) for name in ("Roxane", "Barsine", "Stateira")]
        for guest in self.guests:
            join(guest)
        plan = {"name": "Susa Cup", "game": CARDS, "clock": {"main": 1800}, "format": "robin"}
        self.id = str(self.guests[0].post("/tournaments", {**plan, "is_public": False})["id"])
        self.link = self.shown()["link"]
        for guest in self.guests:
            self.act(guest, "join")
        self.act(self.guests[0], "start")
        self.played: list[set[int]] = []
        for round in (1, 2):
            table = self.begun(round)
            self.guests[max(table["sitting"]) - 1].done(table["match"], "resign")
        self.table = self.begun(3)

    def shown(self) -> Any:
        return self.guests[0].get(f"/tournaments/{self.id}")

    def act(self, guest: Guest, do: str) -> None:
        reply = guest.web.post(
            f"/tournaments/{self.id}/act", params={"link": self.link}, json={"do": do}
        )
        assert reply.status_code == 200, reply.text

    def begun(self, round: int) -> Any:
        """Let everybody be there, and return the table of a round."""
        self.until(lambda cup: cup["round"] == round)
        for guest in self.guests:
            self.act(guest, "here")
        shown = self.until(lambda cup: cup["is_playing"])
        (table,) = [each for each in shown["tables"] if each["round"] == round and each["match"]]
        return table

    def until(self, is_so: Callable[[Any], bool]) -> Any:
        end = time.monotonic() + LONGEST
        while not is_so(shown := self.shown()):
            assert time.monotonic() < end, shown
            time.sleep(0.02)
        return shown


@pytest.fixture(scope="module")
def cup(house: House) -> Iterator[Cup]:
    yield Cup(house)


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", LARGE), ("de", PHONE), ("fr", PHONE), ("it", LARGE)],
    ids=["en-desk", "de-phone", "fr-phone", "it-desk"],
)
def test_standings_my_game_and_what_decides(
    cup: Cup, visit: Visit, language: str, size: tuple[int, int]
) -> None:
    mine = cup.table["sitting"][0]
    other = cup.guests[cup.table["sitting"][1] - 1]
    me = visit(guest=cup.guests[mine - 1], language=language, size=size)
    me.go(f"/tournaments/{cup.id}")
    page = me.page
    heading = re.sub("[\u2068\u2069]", "", me.words("web-cup-after", rounds=2))
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    game = page.locator("section.mine")
    expect(game).to_contain_text(other.name)
    expect(game.get_by_role("link")).to_have_attribute(
        "href", re.compile(rf"/table/{cup.table['match']}")
    )
    expect(page.locator("td.met")).to_have_count(4)  # two meetings, from both sides
    expect(page.locator("td.next")).to_have_count(2)
    expect(page.locator("td.self")).to_have_count(3)
    expect(page.locator("li[aria-current=step]")).to_have_text("3")
    page.get_by_text(me.words("web-cup-ties")).click()
    expect(page.get_by_text(me.words("web-cup-about-buchholz"))).to_be_visible()
    told = cup.shown()["ties"]
    expect(page.get_by_role("list", name=me.words("web-cup-decided")).locator("li")).to_have_count(
        len(told)
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_new_one_is_opened_and_joined_by_its_link(house: House, visit: Visit) -> None:
    host, friend = Guest(house, "Thais"), Guest(house, "Ptolemy")
    join(host)
    join(friend)
    thais = visit(guest=host).go("/tournaments")
    thais.link("web-cups-new").click()
    thais.page.get_by_label(thais.words("web-cup-name")).fill("Hydaspes Cup")
    thais.page.get_by_text(thais.words("web-cup-pace-days"), exact=True).click()
    thais.page.get_by_text(thais.words("web-cup-public"), exact=True).click()  # off
    thais.page.get_by_text(thais.words("web-cup-bots"), exact=True).click()
    thais.page.get_by_text(thais.words("web-cup-more"), exact=True).click()
    thais.page.get_by_label(thais.words("web-cup-rounds-wanted")).fill("2")
    thais.press("web-cup-open")
    expect(thais.page.get_by_role("heading", name="Hydaspes Cup")).to_be_visible()
    id = thais.page.url.rsplit("/", 1)[1]
    shown = host.get(f"/tournaments/{id}")
    assert (shown["plan"]["rounds"], shown["plan"]["is_public"]) == (2, False)
    assert shown["plan"]["clock"]["per_turn"] == 86_400
    address = f"/tournaments/{id}?link={shown['link']}"
    ptolemy = visit(guest=friend, size=PHONE).go(address)
    ptolemy.press("web-cup-join")
    expect(ptolemy.button("web-cup-leave")).to_be_visible()
    stranger = visit(guest=Guest(house, "Guest"), size=PHONE).go(address)
    expect(stranger.link("web-cup-keep-go")).to_have_attribute("href", "/account")
    thais.page.reload()
    thais.page.get_by_label(thais.words("web-cup-bot-count")).fill("2")
    thais.press("web-cup-add-bot")
    expect(thais.page.locator("tbody tr")).to_have_count(3)
    thais.press("web-cup-remove", name="Ptolemy")
    thais.press("web-cup-remove-now")
    expect(thais.page.locator("tbody tr")).to_have_count(2)
    thais.press("web-cup-cancel")
    assert host.get(f"/tournaments/{id}")["status"] == "open", "it asks first"
    thais.press("web-cup-cancel-now")
    expect(thais.page.get_by_text(thais.words("web-cup-cancelled"))).to_be_visible()
