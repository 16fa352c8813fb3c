"""Takes pictures of the main views in four sizes, for docs/screenshots."""

from __future__ import annotations

import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.house import ROOT, House
from tests.browser.pages import Guide
from tests.browser.people import LARGE, PHONE, SMALLEST, Person
from tests.browser.tables import CARDS, SECRETS, seat_bots
from tests.server.api.people import Guest, play

FOLDER = ROOT / "docs" / "screenshots"
SIZES = (LARGE, PHONE, SMALLEST, (2560, 1440))
BOTS = ("simple", "simple", "simple")
QUIET_MS = 1200  # until everything has come to rest
MIDDLE = {CARDS: 16, SECRETS: 30}  # decisions of mine


class Shown(House):
    """The server as it is, without the toy of the tests."""

    module = "satrap"


class Views:
    """The views that are shown, each opened when it is wanted."""

    def __init__(self, house: House) -> None:
        self.guest, self.guide = Guest(house, "Ana"), Guide(house)
        self.middles = {game: self._middle(game) for game in MIDDLE}

    def _middle(self, game: str) -> str:
        """Return a table in the middle of a match."""
        table = seat_bots(self.guest, game, *BOTS)
        with self.guest.socket(table) as socket:
            play(self.guest, table, socket, random.Random(3), MIDDLE[game])
        return f"/table/{table}"

    def addresses(self) -> dict[str, tuple[Guest, str]]:
        """Return the address of each view, and who looks at it."""
        ended = self.guide.address(f"end of {CARDS}")
        mine = {
            "front": "/",
            "alexandros": self.middles[CARDS],
            "alexander-the-great": self.middles[SECRETS],
            "allocation": f"/table/{seat_bots(self.guest, SECRETS, *BOTS)}",
            "tutorial": f"/tutorial/{CARDS}",
            "editor": "/editor",
            "rules": f"/rules/{CARDS}",
            "new-table": "/new",
        }
        found = {name: (self.guest, address) for name, address in mine.items()}
        return {**found, "end": (self.guide.ended, ended)}


def take(browser: Browser, house: House, views: Views, size: tuple[int, int], theme: str) -> None:
    """Take a picture of every view in one size and one light."""
    for name, (guest, address) in views.addresses().items():
        liked: dict[str, Any] = {"theme": theme, "sound": False}
        person = Person(browser, house, guest=guest, size=size, settings=liked)
        person.go(address).page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(QUIET_MS)
        lost = person.page.get_by_role("heading", name=person.words("web-lost"), exact=True)
        ending = "-dark" if theme == "dark" else ""
        file = FOLDER / f"{name}-{size[0]}x{size[1]}{ending}.png"
        if lost.count():
            print(f"{name}: there is no such page yet")
        else:
            person.page.screenshot(path=file)
        for complaint in person.unforgiven:
            print(f"{file.name}: {complaint}")
        person.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Shown(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
        views = Views(house)
        for size in SIZES:
            take(browser, house, views, size, "light")
        take(browser, house, views, LARGE, "dark")
        browser.close()
        house.kill()


if __name__ == "__main__":
    main()
