"""A table with open hands, for teaching: said before one joins, and then everybody sees all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import CARDS, SECRETS, sees, until
from tests.browser.waiting import open_for_two, sit_down
from tests.server.api.people import seated


def test_the_host_opens_all_hands_and_a_guest_is_told_before_joining(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Bea", language="fr", size=PHONE)
    link = open_for_two(ana)
    ana.press("web-change").pick(ana.words("web-open-hands")).press("web-change-done")
    sees(ana, ana.words("web-open-hands-about"))
    ben.go(link)
    sees(ben, ben.words("web-open-hands-about"))
    sit_down(ben, link)
    until(ana, lambda view: all(place["name"] for place in view["seats"]))


def hand_of(person: Person, name: str) -> Locator:
    words = person.words("show-hand-of", name=name, cards="|").split("|")[0]
    return person.page.get_by_label(re.compile(rf"^{re.escape(words)}."))


@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])
def test_players_and_watchers_see_the_hands_of_all(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    table, (ana, _) = seated(house, CARDS, "Ana", "Ben", has_open_hands=True, is_public=True)
    player, watcher = visit(guest=ana, size=size), visit(name="Zoe", size=size)
    for person in (player, watcher):
        person.go(f"/table/{table}")
        expect(hand_of(person, "Ben")).to_be_visible()
    expect(hand_of(watcher, "Ana")).to_be_visible()


def test_at_any_other_table_hands_stay_closed(house: House, visit: Visit) -> None:
    table, (ana, _) = seated(house, CARDS, "Ana", "Ben")
    player = visit(guest=ana).go(f"/table/{table}").open_tab("log")
    expect(player.page.locator(".tray")).to_be_visible()
    expect(hand_of(player, "Ben")).to_have_count(0)


def test_a_split_is_shown_while_others_still_choose(house: House, visit: Visit) -> None:
    table, guests = seated(house, SECRETS, "Ana", "Ben", has_open_hands=True)
    ana, ben = guests
    plays = ["split 4 4 4 3"]
    player = visit(guest=ben).go(f"/table/{table}")
    ana.done(table, "play", plays=plays, ply=0)
    values = {"order": 4, "army": 4, "temple": 4, "city": 3}
    choice = player.words("atg-do-split", **values)
    sees(player, player.words("web-open-chosen", name="Ana", choice=choice))
