"""The page in Firefox: turns by mouse and by keys, what is announced, a lesson, a replay."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from satrap.core.language import say
from satrap.core.text import text
from tests.browser.firefox import PLACE_OR_GONE, SECONDS, Firefox, Reader
from tests.browser.glowing import GLOWS
from tests.browser.house import House
from tests.browser.log import each_once, lines_of
from tests.browser.tables import CARDS, SECRETS, SURELY, seat_bots
from tests.browser.test_tutorial import GLOWING
from tests.offered import GAMES
from tests.server.api.people import Guest, seated
from tests.server.stories.tables import decide, finished
from tests.web.tutorials import script

pytestmark = pytest.mark.xdist_group("firefox")

ANA, BEN = 0, 1
TURN = 4 * SECONDS  # more than any turn takes, however busy the machine is
FAR = 400  # presses of Tab enough to reach everything on a page
THERE = "(at) => document.querySelector(at) !== null"
FOCUSED = "(at) => document.activeElement?.matches(at) ?? false"
LINES = "[role=tabpanel] ol"
LOG = f"() => [...document.querySelector('{LINES}').children].map((line) => line.innerText)"
AT = "(ply) => document.querySelector('[type=range]')?.value === ply"
SAYS = """(words) =>
    document.querySelector(".card .says")?.textContent.replace(/\\s+/g, " ").trim()
        === words.replace(/\\s+/g, " ")"""
GOES_ON = f"(words) => !({SAYS})(words)"
MISSES = 4  # while a board still moves, a press may miss what it is meant for
LISTEN = """() => {
    const told = document.querySelector("[data-told]");
    window.said = [];
    new MutationObserver(() => window.said.push(told.textContent))
        .observe(told, { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    browser = Firefox(tmp_path_factory.mktemp("firefox"))
    yield browser
    browser.close()


@pytest.fixture(autouse=True)
def no_complaints(firefox: Firefox) -> Iterator[None]:
    """Let no page complain, nor live on in the tests that follow."""
    yield
    firefox.close_tabs()
    assert firefox.complaints == []


class Player:
    """Presses whatever glows."""

    def __init__(self, firefox: Firefox, house: House, game: str) -> None:
        self.guest = Guest(house, "Ana")
        starter: dict[str, Any] = {"starter": ANA} if game == CARDS else {}
        self.table = seat_bots(self.guest, game, "random", **starter)
        self.reader = Reader(firefox, house, self.guest)
        self.reader.go(f"/table/{self.table}")

    def match(self) -> Any:
        return self.guest.view(self.table)["match"]

    def turn(self) -> None:
        """Play until the next turn begins."""
        first, end = self.match()["view"]["turn"]["number"], time.monotonic() + TURN
        while (match := self.match())["view"]["turn"]["number"] == first:
            assert time.monotonic() < end, f"the turn goes on: {match}"
            if match["legal"]:
                self.decide()
            time.sleep(0.1)

    def decide(self) -> None:
        kind = next((kind for kind in GLOWS if self.reader.run(THERE, GLOWS[kind])), None)
        if kind in ("end", "ready"):
            time.sleep(SURELY / 1000)
        if kind:
            self.choose(GLOWS[kind])

    def choose(self, selector: str) -> None:
        self.reader.press(selector, find=PLACE_OR_GONE)  # a bot may play meanwhile


class Typist(Player):
    """Uses keys alone."""

    def choose(self, selector: str) -> None:
        for _ in range(FAR):
            if self.reader.run(FOCUSED, selector):
                return self.reader.key("Enter")
            if not self.reader.run(THERE, selector):
                return None
            self.reader.key("Tab")
        raise AssertionError(f"no key leads to {selector}")


@pytest.mark.parametrize("game", (CARDS, SECRETS))
@pytest.mark.parametrize("hands", (Player, Typist))
def test_a_turn_is_played(firefox: Firefox, house: House, game: str, hands: type[Player]) -> None:
    hands(firefox, house, game).turn()


@pytest.mark.parametrize("game", (CARDS, SECRETS))
def test_what_happens_is_announced(firefox: Firefox, house: House, game: str) -> None:
    table, guests = seated(house, game, "Ana", "Ben")
    reader, generator = Reader(firefox, house, guests[ANA]), random.Random(4)
    reader.go(f"/table/{table}")
    reader.press("[aria-controls=drawer][aria-keyshortcuts=l]")
    reader.until("(at) => document.querySelector(at)?.children.length", LINES)
    reader.run(LISTEN)
    before = len(reader.run(LOG))
    for _ in range(16):
        seat = guests[ANA].view(table)["match"]["waiting"][0]
        decide(guests[seat], table, seat, generator)
    events = guests[ANA].view(table)["match"]["events"]
    assert len({event["kind"] for event in events}) > 5
    count = len(lines_of(events))
    reader.until(
        "(at, count) => document.querySelector(at).children.length === count", LINES, count
    )
    said = [words.strip() for words in reader.run("() => said")]
    assert each_once(" ".join(said), reader.run(LOG)[before:])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken(firefox: Firefox, house: House, game: str) -> None:
    reader = Reader(firefox, house)
    reader.go(f"/tutorial/{game}")
    lesson = script(game)["lessons"][0]
    for step in lesson["steps"]:
        key = f"tutorial-{script(game)['words']}-{lesson['id']}-{step['say']}"
        words = say(text(key))
        reader.until(SAYS, words)
        wanted = GLOWING if "play" in step else ".card .next[aria-disabled=false]"
        for _ in range(MISSES):
            reader.press(wanted, find=PLACE_OR_GONE)
            if reader.becomes(GOES_ON, words):
                break


def test_a_match_is_replayed(firefox: Firefox, house: House) -> None:
    table, guest = finished(house, CARDS, options={"max_turns": 4})
    reader = Reader(firefox, house, guest)
    reader.go(f"/table/{table}")
    reader.press_until(THERE, "[type=range]", "button", say(text("web-result-board")))
    last = guest.view(table)["match"]["ply"]
    reader.until(AT, str(last))  # keys count once the bar is there
    reader.key_until("Home", AT, "0")
    reader.key("ArrowRight")
    reader.until(AT, "1")
    reader.key_until("End", AT, str(last))
