"""After a match: replay it, share a moment, play again or play on, check the shuffle."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.drawn import assert_drawn, assert_moment
from tests.browser.house import House
from tests.browser.log import lines_of
from tests.browser.people import LARGE, PHONE, SMALLEST, Person
from tests.browser.tables import CARDS, my_turn, view_of
from tests.offered import GAMES
from tests.server.api.people import Guest
from tests.server.stories.tables import finished

BRIEF: dict[str, dict[str, Any]] = {
    CARDS: {"options": {"max_turns": 4}},
    "alexander_the_great": {"preset": "short"},
}


LONGER = {**BRIEF, CARDS: {"options": {"max_turns": 16}}}
PLIES = "all => all.map((link) => Number(new URL(link.href).searchParams.get('ply')))"


@pytest.fixture(scope="module")
def played(house: House) -> tuple[str, Guest]:
    return finished(house, CARDS, **BRIEF[CARDS])


ON_TOP = """(one) => {
    one.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
CLIPPED = """(all) => all.filter((one) => {
    const top = (each) => each.getBoundingClientRect().top;
    const leaves = [...one.querySelectorAll("path")].map(top);
    return Math.min(...leaves) < top(one.closest(".ending"));
}).map((one) => one.outerHTML)"""
CUT_OFF = """(all) => all.filter((one) => {
    const { right } = one.getBoundingClientRect();
    const room = one.closest(".won").getBoundingClientRect().right;
    return right > room + 1 || one.scrollWidth > one.clientWidth;
}).map((one) => one.outerHTML)"""
POINTS = "(all) => all.map((each) => parseInt(each.firstChild.data))"  # of a score sheet


def look(visit: Visit, played: tuple[str, Guest], query: str = "", **rest: Any) -> Person:
    table, guest = played
    return visit(guest=guest, **rest).go(f"/table/{table}{query}")


def ply_of(person: Person) -> int:
    return int(person.page.get_by_role("slider").input_value())


def last_of(person: Person) -> int:
    slider = person.page.get_by_role("slider")
    expect(slider).to_be_visible()
    return int(slider.get_attribute("max") or 0)


def last_with_cards(played: tuple[str, Guest]) -> int:
    """Return the last ply before the end at which the bot held cards."""
    table, guest = played
    last = int(guest.view(table)["match"]["ply"])
    views = [guest.get(f"/tables/{table}/plies/{ply}")["view"] for ply in range(last)]
    return max(ply for ply, view in enumerate(views) if view["hands"][1])


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE], ids=["desk", "low", "phone"])
def test_from_the_result_the_board_is_one_press_away_without_scrolling(
    visit: Visit, played: tuple[str, Guest], size: tuple[int, int]
) -> None:
    ana = look(visit, played, size=size)
    expect(ana.page.get_by_role("link", name=ana.words("web-keep-this"))).to_be_visible()
    expect(ana.button("web-result-board")).to_be_in_viewport(ratio=1)
    rest = ana.page.locator(".next > *").nth(1)  # right after the rematch
    expect(rest).to_have_text(ana.words("web-result-board"))


@pytest.mark.parametrize("game", GAMES)
def test_the_result_says_who_won_and_where_points_came_from(
    house: House, visit: Visit, game: str
) -> None:
    ana = look(visit, finished(house, game, **LONGER[game]))
    outcome = view_of(ana)["match"]["outcome"]
    assert len(set(outcome["scores"])) == 2, "equal scores would prove nothing"
    ranking = ana.page.locator(".ending .ranking tbody tr")
    expect(ranking).to_have_count(2)
    expect(ranking.first).to_contain_text(str(max(outcome["scores"])))
    expect(ranking.last).to_contain_text(str(min(outcome["scores"])))
    expect(ana.page.get_by_role("img", name=ana.words("web-plot"))).to_be_visible()
    for seat, score in enumerate(outcome["scores"]):
        points = ana.page.locator(f".ending .places b.seat-{seat}").evaluate_all(POINTS)
        assert sum(points) == score
    for row in ranking.all():
        total, *points = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(points) == total, "the columns add up for each player"


@pytest.mark.parametrize("size", [PHONE, SMALLEST])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_all_points_without_scrolling_sideways(
    house: House, visit: Visit, game: str, size: tuple[int, int]
) -> None:
    ana = look(visit, finished(house, game, **LONGER[game]), size=size)
    scores = view_of(ana)["match"]["outcome"]["scores"]
    sources = ana.page.locator(".ending .sources")
    expect(sources).to_be_visible()
    assert ana.page.locator(".ending :is(.ranking, .sources, .who)").evaluate_all(CUT_OFF) == []
    rows = [row.locator("td").all_inner_texts() for row in sources.locator("tbody tr").all()]
    sums = [sum(map(int, column)) for column in zip(*rows, strict=True)]
    assert sums == sorted(scores, reverse=True)


@pytest.mark.parametrize("size", [LARGE, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_what_can_be_pressed_after_a_match(
    house: House, visit: Visit, game: str, size: tuple[int, int]
) -> None:
    ana = look(visit, finished(house, game, **BRIEF[game]), size=size)
    expect(ana.button("web-rematch")).to_be_visible()
    assert ana.page.locator(".wreath svg").evaluate_all(CLIPPED) == []
    ana.press("web-menu")
    for item in ana.page.locator("#table-menu button:visible, [aria-controls=table-menu]").all():
        assert item.evaluate(ON_TOP), item.text_content()
    ana.page.keyboard.press("l")
    expect(ana.page.locator("[data-drawer]")).to_be_visible()
    expect(ana.page.locator("#table-menu")).to_have_count(0)
    if size == LARGE:
        assert ana.button("web-rematch").evaluate(ON_TOP)
        assert ana.page.locator("[aria-keyshortcuts=l]").evaluate(ON_TOP)
    ana.close_drawer().press("web-result-board")
    for ply in range(last_of(ana), 0, -5):
        ana.page.get_by_role("slider").fill(str(ply))
        expect(ana.page.get_by_role("slider")).to_have_value(str(ply))
        for step in ana.page.locator(".steps button").all():
            assert step.evaluate(ON_TOP), (ply, step.get_attribute("title"))


@pytest.mark.parametrize("game", GAMES)
def test_the_result_says_why_the_match_ended(house: House, visit: Visit, game: str) -> None:
    ana = look(visit, finished(house, game, **BRIEF[game]), language="de")
    reason = view_of(ana)["match"]["outcome"]["reason"]
    expect(ana.page.locator("[data-ceremony]")).to_contain_text(ana.words(f"web-over-{reason}"))


def test_the_slider_and_the_keys_go_through_the_match(
    visit: Visit, played: tuple[str, Guest]
) -> None:
    ana = look(visit, played).press("web-result-board")
    last = last_of(ana)
    for key, ply in (("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("End", last)):
        ana.page.keyboard.press(key)
        expect(ana.page.get_by_role("slider")).to_have_value(str(ply))
        assert_moment(ana, ply)
    ana.page.keyboard.press("ArrowUp")
    assert ply_of(ana) < last
    ana.page.get_by_role("slider").fill("2")
    caption = ana.words("web-replay-turn", turn=1, turns=BRIEF[CARDS]["options"]["max_turns"])
    expect(ana.page.get_by_text(caption)).to_be_visible()
    ana.press("web-replay-first").press("web-replay-on")
    assert ply_of(ana) == 1
    assert ana.page.url.endswith("?ply=1")


def test_a_link_leads_to_a_moment(visit: Visit, played: tuple[str, Guest]) -> None:
    ana = look(visit, played, "?ply=3")
    last_of(ana)
    assert ply_of(ana) == 3
    assert_moment(ana, 3)
    expect(ana.button("web-result")).to_be_visible()


def test_the_log_leads_to_its_moment(visit: Visit, played: tuple[str, Guest]) -> None:
    ana = look(visit, played)
    links = ana.open_tab("log").page.locator("aside ol a")
    told = [event["ply"] for event in lines_of(view_of(ana)["match"]["events"])]
    expect(links).to_have_count(len(told))
    assert links.evaluate_all(PLIES) == told
    ply = told[-1] // 2  # the line that tells about it is of this ply, or of one before
    line = max(index for index, each in enumerate(told) if each <= ply)
    links.nth(line).click()
    ana.close_drawer().press("web-result-board")
    expect(ana.page.get_by_role("slider")).to_have_value(str(told[line]))
    assert_moment(ana, told[line])


def test_a_match_is_seen_with_anybodys_eyes(visit: Visit, played: tuple[str, Guest]) -> None:
    ply = last_with_cards(played)
    ana = look(visit, played, f"?ply={ply}")
    open_hands = ana.page.locator("footer ul > li[aria-label]")
    expect(open_hands).to_have_count(2)
    ana.page.get_by_label(ana.words("web-replay-eyes")).select_option("1")
    expect(open_hands).to_have_count(0)
    seen = ana.context.request.get(f"/api/tables/{ana.table}/plies/{ply}?seat=1").json()["view"]
    assert seen["hands"][0] is None
    cards = ana.page.locator("footer .hand [data-spot]")
    expect(cards).to_have_count(len(seen["hands"][1]))
    for card in seen["hands"][1]:
        expect(ana.page.locator(f"footer .hand [data-spot=hand-{card}]").first).to_be_visible()


def test_the_list_says_how_a_match_ended_and_leads_to_its_replay(
    visit: Visit, played: tuple[str, Guest]
) -> None:
    table, guest = played
    outcome = guest.view(table)["match"]["outcome"]
    ana = visit(guest=guest).go("/lobby")
    row = ana.page.locator(f"a[href^='/table/{table}']")
    expect(row.locator("b")).to_have_text([str(score) for score in outcome["scores"]])
    won = row.get_by_role("img", name=ana.words("web-row-won"))
    expect(won).to_have_count(len(outcome["winners"]))
    row.click()
    expect(ana.page.get_by_role("slider")).to_have_value("0")


def test_a_rematch_is_one_press_away(visit: Visit, house: House) -> None:
    ana = look(visit, finished(house, CARDS, **BRIEF[CARDS]))
    before = ana.table
    ana.press("web-rematch")
    ana.page.wait_for_url(lambda url: before not in url)
    assert my_turn(ana)["status"] == "running"  # once the bytes for the shuffle are revealed


def test_a_match_goes_on_from_a_moment_against_bots(
    visit: Visit, played: tuple[str, Guest]
) -> None:
    ana = look(visit, played).press("web-result-board")
    before, ply = ana.table, last_of(ana) - 4
    ana.page.get_by_role("slider").fill(str(ply))
    ana.press("web-result")
    then = ana.context.request.get(f"/api/tables/{before}/plies/{ply}").json()["view"]
    ana.press("web-play-on")
    ana.page.wait_for_url(lambda url: before not in url)
    now = my_turn(ana)["match"]["view"]
    assert then["walls"] and set(then["walls"]) <= set(now["walls"])
    assert then["turn"]["number"] <= now["turn"]["number"]
    assert_drawn(ana, now)


def test_the_record_can_be_kept(visit: Visit, played: tuple[str, Guest]) -> None:
    ana = look(visit, played)
    with ana.page.expect_download() as download:
        ana.more().link("web-download").click()
    record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record["result"]["scores"] == view_of(ana)["match"]["outcome"]["scores"]


def test_the_proof_holds(visit: Visit, played: tuple[str, Guest]) -> None:
    ana = look(visit, played)
    ana.more().press("web-verify")
    lines = len(ana.context.request.get(f"/api/tables/{ana.table}/proof").json()["lines"])
    expect(ana.page.get_by_text(ana.words("web-verify-holds", lines=lines))).to_be_visible()


def test_a_changed_proof_does_not_hold(visit: Visit, played: tuple[str, Guest]) -> None:
    def tamper(route: Route) -> None:
        proof = route.fetch().json()
        proof["lines"][2]["nonce"] = "00" * 16
        route.fulfill(json=proof)

    ana = look(visit, played, service_workers="block")
    ana.forgive("Service Worker registration blocked")
    ana.page.route("**/proof", tamper)
    ana.more().press("web-verify")
    expect(ana.page.get_by_text(ana.words("web-verify-fails"))).to_be_visible()
