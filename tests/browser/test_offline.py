"""Without a network: the front page, the rules, and finished matches opened before."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.drawn import assert_drawn
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import CARDS, SECRETS, seat_bots
from tests.server.api.people import Guest
from tests.server.stories.tables import finished

LOST = r"WebSocket|ERR_|Failed to (fetch|load)|fetching the script"
KEPT = "path => caches.match(path, {ignoreVary: true}).then((found) => found !== undefined)"
MADE_OF = """() => performance.getEntriesByType("resource").map(({ name }) => name)
    .filter((name) => /\\/(assets|art)\\//.test(name))"""
SECONDS = 30  # caching is done in the background, and not fast


@pytest.fixture
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A separate server, which goes away."""
    house = House(tmp_path_factory.mktemp("frail"))
    yield house
    if house.process.poll() is None:
        house.kill()


def wait_for(person: Person, *paths: str) -> None:
    """Wait until the browser has cached some paths."""
    end = time.monotonic() + SECONDS
    for path in paths:
        while not person.page.evaluate(KEPT, path):
            assert time.monotonic() < end, f"{path} is not cached"
            person.page.wait_for_timeout(100)


def rest_worker(person: Person) -> None:
    """Stop the service worker, as a browser does when it is idle."""
    wire = person.context.new_cdp_session(person.page)
    wire.send("ServiceWorker.enable")
    wire.send("ServiceWorker.stopAllWorkers")


def test_the_front_page_and_the_rules_open_after_one_visit(frail: House, visit: Visit) -> None:
    ana = visit(at=frail, language="fr").go("/")
    ana.forgive(LOST)
    wait_for(ana, "/", *ana.page.evaluate(MADE_OF))
    frail.kill()
    ana.go("/")
    for game in (CARDS, SECRETS):
        title = ana.words(f"web-game-{game}")
        expect(ana.page.get_by_role("heading", name=title).first).to_be_visible()
    ana.go(f"/rules/{CARDS}")
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ana.page.locator(".text section").nth(3)).to_be_visible()
    ana.go(f"/rulings/{SECRETS}")
    expect(ana.page.locator(".text section").nth(3)).to_be_visible()


def test_a_finished_match_that_was_opened_can_be_read(frail: House, visit: Visit) -> None:
    table, guest = finished(frail, CARDS, options={"max_turns": 4})
    last = guest.view(table)["match"]["ply"]
    moments = [guest.get(f"/tables/{table}/plies/{ply}")["view"] for ply in range(last + 1)]
    assert len({moment["alexander"] for moment in moments}) > 2
    ana = visit(at=frail, guest=guest).go(f"/table/{table}")
    ana.forgive(LOST)
    wait_for(ana, *(f"/api/tables/{table}/plies/{ply}" for ply in range(last + 1)), "/")
    frail.kill()
    ana.go(f"/table/{table}")
    expect(ana.page.locator(".ending .ranking tbody tr")).to_have_count(2)
    log = ana.open_tab("log").page.locator("aside ol li")
    expect(log.first).to_be_visible()
    slider = ana.page.get_by_role("slider")
    ana.close_drawer().press("web-result-board")
    for ply in range(last, -1, -1):
        slider.fill(str(ply))
        expect(slider).to_have_value(str(ply))
        assert_drawn(ana, moments[ply])


def test_a_worker_that_has_rested_still_knows_what_is_over(frail: House, visit: Visit) -> None:
    table, guest = finished(frail, CARDS, options={"max_turns": 4})
    ana = visit(at=frail, guest=guest).go(f"/table/{table}")
    ana.forgive(LOST)
    wait_for(ana, "/", f"/api/tables/{table}/plies/0")
    rest_worker(ana)
    ana.page.evaluate(f"fetch('/api/tables/{table}/plies/1?seat=1')")
    wait_for(ana, f"/api/tables/{table}/plies/1?seat=1")


def test_nothing_is_kept_of_a_match_in_progress(frail: House, visit: Visit) -> None:
    guest = Guest(frail, "Ana")
    table = seat_bots(guest, CARDS, "random", starter=0)
    ana = visit(at=frail, guest=guest).go(f"/table/{table}")
    ana.forgive(LOST)
    wait_for(ana, "/")
    ana.page.reload()
    expect(ana.button("web-menu")).to_be_visible()
    ana.page.evaluate(f"fetch('/api/tables/{table}/plies/0')")
    ana.page.wait_for_timeout(500)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/plies/0"):
        assert not ana.page.evaluate(KEPT, path)
