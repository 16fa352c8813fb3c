"""Home: what waits for me, the most urgent first; and one key to the next table."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE
from tests.browser.tables import CARDS, SECRETS
from tests.server.api.people import Guest, seated

DESK = (1440, 900)


def tables(house: House) -> tuple[Guest, list[str]]:
    """Return somebody who is waited for at two tables, the second one with a clock."""
    ana, ben = Guest(house, "Ana"), Guest(house, "Ben")
    made = []
    for clock in (None, {"main": 9000}):
        table = ana.open(CARDS, "open", "open", starter=0, clock=clock)["id"]
        for seat, guest in enumerate((ana, ben)):
            guest.done(table, "sit", seat=seat, name=guest.name)
        ana.done(table, "start")
        made.append(table)
    return ana, made


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_home_shows_the_most_urgent_table_first(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    guest, (slow, urgent) = tables(house)
    ana = visit(guest=guest, size=size).go("/home")
    cards = ana.page.get_by_role("article")
    expect(cards).to_have_count(2)
    expect(cards.nth(0).get_by_role("link").first).to_have_attribute("href", f"/table/{urgent}")
    expect(cards.nth(1).get_by_role("link").first).to_have_attribute("href", f"/table/{slow}")
    expect(cards.nth(0).locator("svg[role=group]")).to_have_count(1)  # its real board
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    cards.nth(0).get_by_role("button", name=ana.words("web-home-note-new")).click()
    ana.page.get_by_label(ana.words("web-panel-notes")).fill("Ben keeps lyres.")
    ana.press("web-home-note-done")
    expect(cards.nth(0).get_by_text("Ben keeps lyres.")).to_be_visible()
    cards.nth(0).get_by_role("link", name=ana.words("web-home-move")).click()
    assert ana.table == urgent
    assert guest.get(f"/tables/{urgent}/notes")["words"] == "Ben keeps lyres."


@pytest.mark.parametrize(
    ("is_guest", "size"), [(True, DESK), (True, PHONE), (False, DESK)], ids=["desk", "phone", "new"]
)
def test_whoever_has_no_table_finds_both_boards(
    house: House, visit: Visit, is_guest: bool, size: tuple[int, int]
) -> None:
    ana = visit(guest=Guest(house, "Ana") if is_guest else None, size=size).go("/home")
    boards = ana.page.locator(".boards article")
    expect(boards).to_have_count(2)
    expect(boards.nth(1)).to_be_in_viewport(ratio=0.1)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    boards.first.get_by_role("button", name=ana.words("web-home-bots")).click()
    ana.page.wait_for_url("**/table/*")


def test_a_match_that_was_over_lately_is_still_listed(house: House, visit: Visit) -> None:
    table, (guest, other) = seated(house, SECRETS, "Ana", "Ben")
    other.done(table, "resign")
    ana = visit(guest=guest).go("/home")
    lately = ana.page.get_by_role("region", name=ana.words("web-home-lately"))
    expect(lately.locator(f"a[href='/table/{table}?ply=0']")).to_be_visible()


def test_home_asks_again_as_soon_as_there_is_news(house: House, visit: Visit) -> None:
    guest, ben = Guest(house, "Ana"), Guest(house, "Ben")
    ana = visit(guest=guest).go("/home")
    expect(ana.page.get_by_text(ana.words("web-home-nothing"))).to_be_visible()
    table = ben.open(CARDS, "open", "open", starter=1)["id"]
    for seat, each in enumerate((guest, ben)):
        each.done(table, "sit", seat=seat, name=each.name)
    ben.done(table, "start")
    while (mine := ben.view(table)["match"])["waiting"] == [1]:
        ben.done(table, "play", plays=[mine["legal"][0]], ply=mine["ply"])
    card = ana.page.get_by_role("link", name=ana.words("web-home-move"))
    expect(card).to_have_attribute("href", f"/table/{table}", timeout=3000)


def test_home_and_the_front_page_agree_on_what_waits_for_me(house: House, visit: Visit) -> None:
    guest, ben = Guest(house, "Ana"), Guest(house, "Ben")
    table = guest.open(CARDS, "open", "open", starter=1)["id"]
    for seat, each in enumerate((guest, ben)):
        each.done(table, "sit", seat=seat, name=each.name)
    ana = visit(guest=guest).go("/")
    chip = ana.page.get_by_role("region", name=ana.words("web-go-on"))
    expect(chip).to_contain_text(ana.words("web-go-on-open"))
    ben.done(table, "ready", is_ready=True)
    ana.go("/")
    expect(chip).to_contain_text(ana.words("web-go-on-gathered"))
    ana.go("/home")
    expect(ana.page.locator(".gathered")).to_contain_text(ana.words("web-home-gathered"))
    expect(ana.page.get_by_text(ana.words("web-home-nothing"))).to_have_count(0)
    expect(ana.page.locator(".gathered .verb")).to_have_text(ana.words("web-home-news-begin"))
    ana.page.locator(".gathered a").click()
    ana.page.wait_for_url(f"**/table/{table}")
    guest.done(table, "start")
    ana.go("/")
    expect(chip).to_contain_text(ana.words("web-go-on-theirs", names="Ben"))
    ana.go("/home")
    expect(ana.page.get_by_text(ana.words("web-home-nothing"))).to_be_visible()
    while (mine := ben.view(table)["match"])["waiting"] == [1]:
        ben.done(table, "play", plays=[mine["legal"][0]], ply=mine["ply"])
    ana.go("/")
    expect(chip).to_contain_text(ana.words("web-go-on-turn"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pieces_stand_on_the_map_of_a_small_picture(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    _, (guest, _) = seated(house, SECRETS, "Ana", "Ben")
    card = visit(guest=guest, size=size).go("/home").page.get_by_role("article")
    expect(card.locator("[data-march] .link").first).to_be_attached()
    expect(card.locator("[data-plate]")).to_have_count(0)
    expect(card.get_by_role("button", name="Watch")).to_have_count(0)  # nothing has happened


def test_one_key_leads_to_the_next_table_and_says_when_nothing_waits(
    house: House, visit: Visit
) -> None:
    guest, (slow, urgent) = tables(house)
    ana = visit(guest=guest).go("/learn")
    expect(ana.page.get_by_role("heading").first).to_be_visible()
    ana.page.keyboard.press("n")
    ana.page.wait_for_url(f"**/table/{urgent}")
    expect(ana.page.locator(".players")).to_be_visible()
    ana.page.keyboard.press("n")
    ana.page.wait_for_url(f"**/table/{slow}")
    guest.done(urgent, "resign")
    ana.page.keyboard.press("n")
    expect(ana.page.get_by_text(ana.words("web-next-none"))).to_be_visible()
    assert ana.table == slow


def test_what_happened_since_my_last_move_is_told_and_played(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    ben = Guest(house, "Ben")
    table = guest.open(CARDS, "open", "open", starter=0)["id"]
    for seat, each in enumerate((guest, ben)):
        each.done(table, "sit", seat=seat, name=each.name)
    guest.done(table, "start")
    dice = random.Random(2)
    last = plies = 0
    while plies < 12 or (last, guest.view(table)["match"]["waiting"]) != (1, [0]):
        last = guest.view(table)["match"]["waiting"][0]
        who = (guest, ben)[last]
        mine = who.view(table)["match"]
        who.done(table, "play", plays=[who.choose(table, mine, dice)], ply=mine["ply"])
        plies += 1
    ana = visit(guest=guest).go(f"/table/{table}")
    told = ana.page.locator(".standing")
    expect(told).to_contain_text(ana.words("web-since"))
    expect(told).to_contain_text("Ben")
    told.get_by_role("button", name=ana.words("web-since-watch")).click()
    expect(told).to_be_visible()  # again, once it has been played
    home = visit(guest=guest, settings={"pace": "normal"}).go("/home").page
    card, playing = home.locator("article.large"), home.locator("article .playing")
    watch = card.get_by_role("button", name=ana.words("web-home-watch"))
    watch.click()
    expect(playing).to_be_visible()
    during = card.bounding_box()
    expect(card.locator(".since")).to_contain_text("Ben")
    expect(watch).to_be_visible()
    expect(playing).to_have_count(0)
    assert card.bounding_box() == during  # nothing has moved


def two_with_secrets(house: House) -> tuple[Guest, Guest, str]:
    """Return two people, and their table of Alexander the Great; Ana moves first."""
    guest, ben = Guest(house, "Ana"), Guest(house, "Ben")
    table = guest.open(SECRETS, "open", "open", starter=0)["id"]
    for seat, each in enumerate((guest, ben)):
        each.done(table, "sit", seat=seat, name=each.name)
    guest.done(table, "start")
    return guest, ben, table


def test_a_split_that_everybody_makes_is_not_my_last_move(house: House, visit: Visit) -> None:
    """What happened before the split is shown again, too: mine may have been prepared."""
    guest, ben, table = two_with_secrets(house)
    dice = random.Random(3)
    split = mine = 0  # the plies of the last split, and of Ana's last move of another kind
    while not (split > mine > 0 and guest.view(table)["match"]["waiting"] == [0]):
        waiting = guest.view(table)["match"]["waiting"]
        who = (guest, ben)[waiting[-1]]
        match = who.view(table)["match"]
        who.done(table, "play", plays=[who.choose(table, match, dice)], ply=match["ply"])
        now = guest.view(table)["match"]
        told = [each for each in now["events"] if each.get("ply") == now["ply"]]
        seats = {each["seat"] for each in told if each["kind"] in ("Revealed", "Redistributed")}
        if len(seats) == 2:
            split = now["ply"]
        elif waiting == [0]:
            mine = now["ply"]
    ana = visit(guest=guest).go(f"/table/{table}")
    slip = ana.page.locator(".standing")
    expect(slip).to_contain_text(ana.words("web-since"))
    with ana.page.expect_request("**/plies/*") as asked:
        slip.get_by_role("button", name=ana.words("web-since-watch")).click()
    begins = int(asked.value.url.rpartition("/")[2])
    assert mine - 1 <= begins <= mine < split - 1  # the last of it may be nothing but an end


def test_what_others_do_neither_delays_nor_closes_what_i_prepare(
    house: House, visit: Visit
) -> None:
    table, (guest, ben) = seated(house, SECRETS, "Ana", "Ben", starter=1)
    for each, first in ((guest, "split 0 5 5 5"), (ben, "split 1 5 5 4")):
        each.done(table, "play", plays=[first], ply=0)
    ana = visit(guest=guest, settings={"pace": "normal"}).go(f"/table/{table}")
    dice = random.Random(1)

    def goes_on() -> None:
        mine = ben.view(table)["match"]
        assert mine["waiting"] == [1]
        ben.done(table, "play", plays=[ben.choose(table, mine, dice)], ply=mine["ply"])
        ana.page.locator(".room[data-moving]").wait_for()

    split = ana.page.locator(".splitting[data-plan]")
    expect(ana.page.locator("button[data-plan]")).to_be_visible()
    goes_on()
    ana.page.locator("button[data-plan]").click(no_wait_after=True)
    expect(split).to_be_visible()
    assert ana.page.locator(".room[data-moving]").count() == 1  # nothing was skipped
    ana.page.evaluate("""() => new MutationObserver(() => {
        if (!document.querySelector(".splitting[data-plan]")) window.isClosed = true
    }).observe(document.body, { childList: true, subtree: true })""")
    goes_on()
    expect(ana.page.locator(".room[data-moving]")).to_have_count(0)
    ana.page.wait_for_timeout(300)
    assert ana.page.evaluate("window.isClosed") is None


@pytest.mark.parametrize("size", [DESK, PHONE, (1280, 720)], ids=["desk", "phone", "low"])
def test_a_split_between_two_turns_says_for_which_and_leaves_the_rest_to_be_pressed(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    guest, ben, table = two_with_secrets(house)
    dice = random.Random(3)
    while (match := guest.view(table)["match"])["view"]["turn"]["phase"] != "redistribute":
        who = (guest, ben)[match["waiting"][-1]]
        mine = who.view(table)["match"]
        who.done(table, "play", plays=[who.choose(table, mine, dice)], ply=mine["ply"])
    assert 0 in match["waiting"]
    ana = visit(guest=guest, size=size).go(f"/table/{table}")
    note = ana.words("web-atg-resplit-why", turn=match["view"]["turn"]["round"], turns=3)
    expect(ana.page.locator(".splitting .why")).to_have_text(note)
    ana.page.locator(".standing button").click(trial=True)  # nothing lies over it


def test_a_split_is_prepared_changed_and_removed(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    ben = Guest(house, "Ben")
    table = guest.open(SECRETS, "open", "open")["id"]
    for seat, each in enumerate((guest, ben)):
        each.done(table, "sit", seat=seat, name=each.name)
    guest.done(table, "start")
    for each in (guest, ben):
        each.done(table, "play", plays=["split 4 4 4 3"], ply=0)
    ana = visit(guest=guest, size=PHONE).go(f"/table/{table}")
    plans = f"/tables/{table}/prepared"
    ana.press("web-atg-plan-short")
    ana.press("web-atg-plan-keep")
    expect(ana.button("web-atg-plan-ready-short")).to_be_visible()
    assert guest.get(plans)["actions"] == ["split 3 4 4 4"]
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    ana.press("web-atg-plan-ready-short").press("web-atg-plan-drop")
    expect(ana.button("web-atg-plan-short")).to_be_visible()
    assert guest.get(plans)["actions"] == []


def test_beside_my_tables_are_my_rating_the_news_and_my_tournament(
    house: House, visit: Visit
) -> None:
    guest, ben = Guest(house, "Ana"), Guest(house, "Ben")
    for each, name in ((guest, "Anahita"), (ben, "Benno")):
        body = {"password": "three camels at dawn", "name": name}
        assert each.web.put("/me/password", json=body).status_code == 200
    rated(house, guest, ben)
    cup = {"name": "Granicus Cup", "game": CARDS, "clock": {"main": 1800}, "rounds": 2}
    made = guest.web.post("/tournaments", json=cup)
    assert made.status_code == 201, made.text
    address = f"/tournaments/{made.json()['id']}"
    assert guest.web.post(f"{address}/act", json={"do": "join"}).status_code == 200
    ana = visit(guest=guest, size=DESK).go("/home")
    side = ana.page.get_by_role("complementary")
    expect(side.locator("section")).to_have_count(3)
    expect(side).to_contain_text("±")
    expect(side.locator("figure svg")).to_be_visible()
    expect(side.get_by_role("heading", name="Granicus Cup")).to_be_visible()
    side.get_by_role("link", name=ana.words("web-home-cup-see")).click()
    ana.page.wait_for_url(f"**{address}*")
    ana.go("/home").press("web-home-daily")
    ana.page.get_by_role("button", name=ana.words("web-game-alexandros"), exact=True).click()
    ana.page.wait_for_url("**/table/*")
    assert guest.view(ana.table)["clock"]["per_turn"] == 3 * 86_400


def rated(house: House, winner: Guest, loser: Guest) -> None:
    """Let two members play a match that counts; the second one gives up."""
    table = winner.open(CARDS, "open", "open", is_friendly=False)["id"]
    for seat, each in enumerate((winner, loser)):
        each.done(table, "sit", seat=seat, name=each.name)
    winner.done(table, "start")
    loser.done(table, "resign")
