"""Every page of the site, and how to get to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import seat_bots
from tests.offered import GAMES
from tests.server.api.people import Guest
from tests.server.stories.tables import finished

ADDRESSES = {
    "front": "/",
    "lobby": "/lobby",
    "account": "/account",
    "learn": "/learn",
    "settings": "/settings",
    "about": "/about",
    "editor": "/editor",
    "lost": "/nowhere",
    **{f"rules of {game}": f"/rules/{game}" for game in GAMES},
    **{f"rulings of {game}": f"/rulings/{game}" for game in GAMES},
    **{f"tutorial of {game}": f"/tutorial/{game}" for game in GAMES},
}


class Guide:
    """Opens tables of every kind, each once, and leads people to them."""

    def __init__(self, house: House) -> None:
        self.house, self.guest = house, Guest(house, "Ana")
        self.made: dict[str, str] = {}
        self.makers: dict[str, Callable[[], str]] = {
            "waiting": self._waiting,
            "invited": self._invited,
            "curtain": self._two,
        }
        for game in GAMES:
            self.makers[f"table of {game}"] = partial(self._table, game)
            self.makers[f"end of {game}"] = partial(self._end, game)

    def address(self, name: str) -> str:
        if name in ADDRESSES:
            return ADDRESSES[name]
        if name not in self.made:
            self.made[name] = self.makers[name]()
        return f"/table/{self.made[name]}"

    def lead(self, person: Person, name: str, query: str = "") -> None:
        """Bring a person to a page, and wait until all of it is there."""
        person.go(self.address(name) + query)
        expect(person.page.locator("main, .room").first).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate("() => document.fonts.ready.then(() => true)")

    def _waiting(self) -> str:
        table = str(self.guest.open("alexandros", "open", "open", "invited")["id"])
        self.guest.done(table, "sit", seat=0, name="Ana")
        return table

    def _invited(self) -> str:
        ben = Guest(self.house, "Ben")
        table = str(ben.open("alexander_the_great", "open", "open", "recruit")["id"])
        ben.done(table, "sit", seat=0, name="Ben")
        return table

    def _two(self) -> str:
        table = str(self.guest.open("alexandros", "device", "device", starter=0)["id"])
        for seat, name in enumerate(("Ana", "Ben")):
            self.guest.done(table, "sit", seat=seat, name=name)
        self.guest.done(table, "start")
        return table

    def _table(self, game: str) -> str:
        starter: dict[str, Any] = {"starter": 0} if game == "alexandros" else {}
        return seat_bots(self.guest, game, "companion", "companion", **starter)

    def _end(self, game: str) -> str:
        brief: dict[str, Any] = {"options": {"max_turns": 12}}
        if game != "alexandros":
            brief = {"preset": "short"}
        table, self.ended = finished(self.house, game, "Ana", **brief)
        return table


NAMES = [*ADDRESSES, "waiting", "invited", "curtain"] + [
    f"{what} of {game}" for game in GAMES for what in ("table", "end")
]
