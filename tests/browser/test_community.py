"""Ratings, profiles, head to head, search, follow, and what others learn, as pages show them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import Connection, create_engine, text

from satrap.server.store.members import Member, add_member
from satrap.server.store.ratings import Rated, Stored, add_rated, set_rating
from satrap.server.store.results import Result, add_results
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE
from tests.browser.tables import CARDS, sees
from tests.server.api.people import Guest

DAY, FIRST = 86_400_000, 1_780_000_000_000
GAMES = 24  # more than a page
LEVEL = "recruit"


class Club:
    """A house with two members and their finished matches, written straight into its store."""

    def __init__(self, house: House) -> None:
        self.ana, self.ben = Guest(house, "Aspasia"), Guest(house, "Brasidas")
        engine = create_engine(f"sqlite:///{house.folder / 'tables.sqlite'}")
        with engine.begin() as store:
            query = text("select id from people where name = :name")
            ids = [store.execute(query, {"name": who.name}).scalar_one() for who in self.both]
            for person, who in zip(ids, self.both, strict=True):
                add_member(store, Member(person, who.name, FIRST))
            for number in range(GAMES):
                self._play(store, number, ids)
            for person, mu in zip(ids, (1640.0, 1480.0), strict=True):
                set_rating(store, Stored(CARDS, 2, person, "", mu, 40.0, GAMES, FIRST))
        engine.dispose()

    @property
    def both(self) -> tuple[Guest, Guest]:
        return self.ana, self.ben

    def _play(self, store: Connection, number: int, ids: list[str]) -> None:
        """Ana wins all but the first match; that one is long, in another edition, with a bot."""
        match, at = f"c{number:023}", FIRST + number * DAY
        is_odd = number == 0
        kind = (CARDS, "fr" if is_odd else "standard", 2, True, at, 50 if is_odd else 18, "end")
        rival = ("", LEVEL) if is_odd else (ids[1], "")
        rows = [
            Result(match, 0, *kind, ids[0], True, "", False, 2 if is_odd else 1, 50, ""),
            Result(match, 1, *kind, rival[0], True, rival[1], False, 1 if is_odd else 2, 40, ""),
        ]
        store.execute(
            text(
                "insert into matches (id, game, created_at, is_public, status, seed, host) "
                "values (:id, :game, :at, true, 'over', :seed, '')"
            ),
            {"id": match, "game": CARDS, "at": at, "seed": b""},
        )
        add_results(store, rows)
        rated = (match, CARDS, at, True, ids[0], "", 1, False, "", 2)
        add_rated(
            store,
            [Rated(9_000 + number, 0, *rated, 1500.0 + 5 * number, 60, 1505.0 + 5 * number, 59)],
        )


@pytest.fixture(scope="module")
def club(house: House) -> Iterator[Club]:
    with ThreadPoolExecutor(1) as aside:
        yield aside.submit(Club, house).result()


@pytest.mark.parametrize(
    ("language", "size"), [("en", LARGE), ("it", PHONE)], ids=["large", "phone-it"]
)
def test_the_leaderboard_leads_to_a_page_with_a_curve_and_a_duel(
    club: Club, visit: Visit, language: str, size: tuple[int, int]
) -> None:
    ben = visit(guest=club.ben, language=language, size=size).go("/ratings")
    sees(ben, ben.words("web-ratings-how-study"))
    row = ben.page.get_by_role("row").filter(has_text="Aspasia")
    expect(row).to_contain_text("1640")
    row.get_by_role("link", name="Aspasia").click()
    strength = ben.page.locator("section", has=ben.page.locator("#strength"))
    expect(strength.locator("svg .line")).to_be_visible()
    expect(strength).to_contain_text("1640")
    strength.get_by_role("link").first.click()  # to the list with this very rating
    expect(row).to_contain_text("1640")
    assert f"game={CARDS}&seats=2" in ben.page.url
    row.get_by_role("link", name="Aspasia").click()
    duel = ben.page.locator("section").filter(has_text=ben.words("web-people-duel-with"))
    expect(duel.get_by_role("row").last.get_by_role("cell").nth(1)).to_have_text(str(GAMES - 1))
    ben.press("web-people-follow")
    expect(ben.button("web-people-unfollow")).to_be_visible()
    ben.go("/people")
    ben.page.get_by_role("link", name="Aspasia").click()
    ben.press("web-people-unfollow")
    expect(ben.button("web-people-follow")).to_be_visible()
    width = ben.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_the_leaderboards_open_on_what_one_played_last(visit: Visit, house: House) -> None:
    guest = Guest(house, "Ada")
    table = guest.open("alexander_the_great", "open", "recruit", "recruit")["id"]
    guest.done(table, "sit", seat=0, name=guest.name)
    guest.done(table, "start")
    ada = visit(guest=guest).go("/ratings")
    name = ada.words("web-game-alexander_the_great")
    tab = ada.page.get_by_role("tab", selected=True)
    expect(tab).to_have_text(name)
    expect(ada.page.get_by_role("radio", name="3")).to_be_checked()
    tab.press("ArrowLeft")  # the other game, with as many players
    expect(tab).not_to_have_text(name)
    ada.page.get_by_role("radio", name="2").check(force=True)
    ada.page.reload()
    expect(ada.page.get_by_role("radio", name="2")).to_be_checked()
    expect(tab).not_to_have_text(name)


def test_finished_games_are_searched_and_paged(club: Club, visit: Visit) -> None:
    zoe = visit(name="Zoe").go("/games?player=Aspasia")
    games = zoe.page.locator("article")
    expect(games).to_have_count(20)
    zoe.press("web-games-more")
    expect(games).to_have_count(GAMES)
    games.first.get_by_role("link", name="Brasidas").click()
    zoe.page.wait_for_url("**/people/Brasidas")
    for query in ("preset=fr", f"game={CARDS}&bot={LEVEL}", "won=no", "length=long"):
        zoe.go(f"/games?player=Aspasia&{query}")
        expect(games).to_have_count(1)
    zoe.go("/games?player=Aspasia&length=medium")
    sees(zoe, zoe.words("web-games-none"))


def test_the_filters_of_a_search_agree(club: Club) -> None:
    def found(**query: Any) -> list[str]:
        rows = club.ben.get("/results", player="Aspasia", **query)["rows"]
        return [row["id"].lstrip("c0") or "0" for row in rows]

    assert found(since=FIRST + 22 * DAY) == ["23", "22"]
    assert found(until=FIRST + 2 * DAY) == ["1", "0"]
    assert found(least=50) == found(preset="fr") == found(bot=LEVEL) == found(won=False) == ["0"]
    assert len(found(most=18)) == 20 and found(least=19, most=49) == found(seats=3) == []
    page = club.ben.get("/results", player="Aspasia")
    rest = club.ben.get("/results", player="Aspasia", after=page["next"])
    assert [len(page["rows"]), len(rest["rows"]), rest["next"]] == [20, GAMES - 20, None]


def test_whoever_keeps_results_private_says_so_in_the_settings(club: Club, visit: Visit) -> None:
    ana, ben = visit(guest=club.ana).go("/settings"), visit(guest=club.ben)
    ana.page.get_by_label(ana.words("web-people-manners-private")).check()
    try:
        ben.page.wait_for_timeout(200)
        ben.forgive("404")
        ben.go("/people/Aspasia")
        sees(ben, ben.words("web-people-private", name="Aspasia"))
        expect(ben.page.locator("#strength")).to_have_count(0)
        ben.go("/ratings")
        sees(ben, "Brasidas")
        expect(ben.page.get_by_role("row").filter(has_text="Aspasia")).to_have_count(0)
    finally:
        club.ana.web.put("/me/manners", json={"is_private": False})
