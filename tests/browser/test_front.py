"""From the front page to a game against bots, by mouse and by keys; what it remembers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import CARDS, SECRETS, decide, my_turn, seat_bots, sees, view_of
from tests.offered import GAMES
from tests.server.api.people import Guest, seated

STILL = "() => window.lastY === (window.lastY = window.scrollY)"
FAR = 60  # presses of Tab enough to reach everything on the page
PROMPTED = """() => {
    const prompt = document.querySelector(".now .prompt").innerText.trim();
    return prompt && document.title.includes(prompt);
}"""

GAPS = """() => ["p", "button"].flatMap((kind) => [400, 700].map((weight) => {
    const words = document.createElement(kind);
    words.style.fontWeight = weight;
    words.style.fontSize = "15px";
    words.textContent = "a b";
    document.body.append(words);
    const gap = document.createRange();
    gap.setStart(words.firstChild, 1);
    gap.setEnd(words.firstChild, 2);
    return gap.getBoundingClientRect().width / 15;
}))"""


# Words that touch the edge of their button, or a name that meets what stands beside it.
TIGHT = """() => {
    const widthOf = (each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll(".table article")].flatMap((card) => {
        const go = card.querySelector(".go");
        const [inner, outer] = [widthOf(go), go.getBoundingClientRect()];
        const [name, facts] = [card.querySelector("h2"), card.querySelector(".facts")].map(widthOf);
        return [
            ...(inner.left < outer.left + 8 || inner.right > outer.right - 8 ? ["button"] : []),
            ...(name.right > facts.left - 8 && name.bottom > facts.top ? ["name"] : []),
        ];
    });
}"""


def card_of(person: Person, game: str) -> Locator:
    return person.page.get_by_role("article", name=person.words(f"web-game-{game}"), exact=True)


def crew(person: Person, card: Locator, bots: int) -> None:
    """See how many bots a card promises."""
    expect(card.get_by_text(person.words("web-crew", bots=bots))).to_be_visible()


def tab_to(person: Person, target: Locator) -> None:
    """Press Tab until something has the focus."""
    target.wait_for()
    for _ in range(FAR):
        person.page.keyboard.press("Tab")
        if target.evaluate("(each) => each === document.activeElement"):
            return
    raise AssertionError("no key leads there")


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_two_clicks_lead_to_the_first_choice(visit: Visit, number: int) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").nth(number).click()  # opening the page was the first click
    match = my_turn(ana)["match"]
    assert view_of(ana)["game"] == list(GAMES)[number]
    expect(ana.page).to_have_title(re.compile("^● "))
    decide(ana)
    assert view_of(ana)["match"]["ply"] > match["ply"] or view_of(ana)["match"]["sealed"]


def test_a_newcomer_plays_with_two_recruits_and_is_asked_nothing(visit: Visit) -> None:
    ana = visit(size=PHONE, has_touch=True).go("/")
    for game in (CARDS, SECRETS):
        crew(ana, card_of(ana, game), 2)
        expect(card_of(ana, game).get_by_text(ana.words("bot-recruit"))).to_be_visible()
    ana.button("web-play-now").first.tap()
    seats = [(each["who"], each["bot"]) for each in my_turn(ana)["seats"]]
    assert seats == [("open", ""), ("bot", "recruit"), ("bot", "recruit")]


def test_keys_alone_choose_and_play(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    card = card_of(ana, SECRETS)
    tab_to(ana, card.get_by_role("button", name=ana.words("web-crew-more")))
    ana.page.keyboard.press("ArrowRight")
    crew(ana, card, 3)
    ana.page.keyboard.press("ArrowLeft")
    ana.page.keyboard.press("ArrowLeft")
    crew(ana, card, 1)
    ana.page.keyboard.press("ArrowLeft")  # nobody plays alone
    crew(ana, card, 1)
    level = card.get_by_role("slider", name=ana.words("web-strength"))
    tab_to(ana, level)
    expect(card.locator(".about")).to_have_text(ana.words("bot-level-recruit"))
    ana.page.keyboard.press("ArrowRight")
    expect(level).to_have_attribute("aria-valuetext", ana.words("bot-level-hoplite"))
    tab_to(ana, card.get_by_role("button", name=ana.words("web-play-now")))
    ana.page.keyboard.press("Enter")
    assert [each["bot"] for each in my_turn(ana)["seats"]] == ["", "hoplite"]


def test_the_last_choices_are_there_again(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    card = card_of(ana, CARDS)
    card.get_by_role("button", name=ana.words("web-crew-less", number=2)).click()
    crew(ana, card, 1)
    level = card.get_by_role("slider", name=ana.words("web-strength"))
    box = level.bounding_box()
    assert box
    level.click(position={"x": box["width"] * 2.5 / 6, "y": box["height"] / 2})  # the third bar
    expect(card.get_by_text(ana.words("bot-companion"), exact=True)).to_be_visible()
    card.get_by_role("button", name=ana.words("web-play-now")).click()
    assert [each["bot"] for each in my_turn(ana)["seats"]] == ["", "companion"]
    ana.go("/")
    crew(ana, card, 1)
    expect(card.get_by_text(ana.words("bot-companion"), exact=True)).to_be_visible()
    crew(ana, card_of(ana, SECRETS), 2)  # each game has its own


def test_the_tab_and_the_status_say_what_to_do(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").first.click()
    my_turn(ana)
    icon = ana.page.locator("link[rel=icon]").last
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    ana.page.wait_for_function(PROMPTED)


def test_every_address_that_is_none_says_so(visit: Visit) -> None:
    ana = visit().go("/nowhere/at/all")
    expect(ana.page.get_by_role("heading", name=ana.words("web-lost"))).to_be_visible()
    ana.link("web-front-page").first.click()
    expect(ana.button("web-play-now").first).to_be_visible()


def test_a_match_to_go_on_with_stands_above_the_games(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").first.click()
    table = ana.table
    my_turn(ana)
    ana.go("/")
    first = ana.page.get_by_role("region", name=ana.words("web-go-on"))
    play = ana.button("web-play-now").first
    expect(play).to_be_visible()
    assert first.bounding_box()["y"] < play.bounding_box()["y"]  # type: ignore[index]
    first.get_by_role("link").click()
    assert ana.table == table


def test_a_match_against_bots_that_nobody_wants_is_ended_from_the_front_page(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").first.click()
    my_turn(ana)
    ana.go("/")
    chip = ana.page.get_by_role("region", name=ana.words("web-go-on"))
    ana.press("web-abandon-alone")
    ana.press("web-no")  # it was a slip
    expect(chip.get_by_role("link")).to_be_visible()
    ana.press("web-abandon-alone")
    ana.press("web-abandon-end")
    expect(chip).to_have_count(0)


def test_my_last_match_is_the_one_that_was_over_last_not_a_lesson(
    house: House, visit: Visit
) -> None:
    table, (guest, clara) = seated(house, CARDS, "Felix", "Clara")
    lesson, broken = (guest.open(CARDS, "device", "device", is_public=False)["id"] for _ in "ab")
    for left, other in ((lesson, "Roxane"), (broken, "Max")):
        for seat, name in enumerate(("Felix", other)):
            guest.done(left, "sit", seat=seat, name=name)
        guest.done(left, "start", mine=0)
        guest.done(left, "abandon", mine=0, wants=True)
    clara.done(table, "resign")
    felix = visit(guest=guest, size=PHONE, language="de").go("/")
    chip = felix.page.get_by_role("region", name=felix.words("web-go-on"))
    expect(chip).to_contain_text(felix.words("web-go-on-over"))
    expect(chip.get_by_role("link")).to_have_attribute("href", f"/table/{table}")
    assert felix.page.evaluate(TIGHT) == []
    felix.go("/lobby")
    over = felix.page.get_by_role("region", name=felix.words("web-my-tables-over"))
    expect(over.locator(f"[href*='{table}']")).to_be_visible()
    expect(over.locator(f"[href*='{lesson}']")).to_have_count(0)


def test_several_matches_to_go_on_with_are_one_chip_that_leads_home(
    house: House, visit: Visit
) -> None:
    guest = Guest(house, "Ana")
    tables = {seat_bots(guest, game, "random") for game in (CARDS, SECRETS)}
    ana = visit(guest=guest, size=PHONE).go("/")
    chip = ana.page.get_by_role("region", name=ana.words("web-go-on"))
    chip.get_by_role("link").click()
    cards = ana.page.get_by_role("article").get_by_role("heading").get_by_role("link")
    expect(cards).to_have_count(2)
    found = {str(each.get_attribute("href")).rsplit("/", 1)[1] for each in cards.all()}
    assert found == tables


def test_a_finger_that_scrolls_over_the_levels_changes_nothing(visit: Visit) -> None:
    ana = visit(size=PHONE, has_touch=True, is_mobile=True).go("/")
    slider = card_of(ana, CARDS).get_by_role("slider")
    before = slider.get_attribute("aria-valuetext")
    box = slider.bounding_box()
    assert box
    x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
    session = ana.context.new_cdp_session(ana.page)
    for kind, down in (("touchStart", 0), *(("touchMove", 10 * step) for step in range(1, 8))):
        points = [{"x": x, "y": y - down}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(slider).to_have_attribute("aria-valuetext", before or "")
    ana.page.wait_for_function(STILL, polling=100)  # the page has stopped scrolling
    ana.page.touchscreen.tap(x, slider.bounding_box()["y"] + box["height"] / 2)  # type: ignore[index]
    expect(slider).not_to_have_attribute("aria-valuetext", before or "")


def test_my_name_stays_in_sight(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    chip = ana.page.get_by_role("button", name=ana.words("web-name-plays", name="Ana"))
    chip.click()
    field = ana.page.get_by_label(ana.words("web-name-ask"))
    expect(field).to_have_value("Ana")
    field.fill("Anna")
    ana.press("web-name-keep")
    expect(field).to_have_count(0)
    sees(ana, ana.words("web-name-plays", name="Anna"))


def test_words_stand_apart(visit: Visit) -> None:
    ana = visit().go("/")
    expect(ana.button("web-play-now").first).to_be_visible()
    for gap in ana.page.evaluate(GAPS):
        assert gap >= 0.2, "of the size of the letters"


def test_the_language_is_changed_where_it_is_shown(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.page.get_by_label(ana.words("web-set-language")).select_option("fr")
    ana.language = "fr"
    crew(ana, card_of(ana, CARDS), 2)
    ana.press("web-menu").link("web-lobby").click()
    expect(ana.page.get_by_role("heading", name=ana.words("web-lobby"), exact=True)).to_be_visible()


def test_a_shorter_edition_says_that_it_takes_less_time(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    card = card_of(ana, SECRETS)
    expect(card).to_contain_text(ana.words("web-game-time-alexander_the_great"))
    wishes = '{"games":{"alexander_the_great":{"seats":2,"preset":"short"}}}'
    ana.page.evaluate("wishes => localStorage.setItem('wishes', wishes)", wishes)
    ana.go("/")
    expect(card).to_contain_text(ana.words("web-game-time-alexander_the_great-short"))
    expect(card).to_contain_text(ana.words("web-preset-short"))
    boxes: list[Any] = [card_of(ana, game).bounding_box() for game in (CARDS, SECRETS)]
    assert boxes[0]["height"] == boxes[1]["height"]  # the pair stays even
