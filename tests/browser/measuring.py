"""What a real browser transfers for a page: `python -m tests.browser.measuring` prints it."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.house import House
from tests.browser.pages import Guide
from tests.browser.people import Person
from tests.offered import GAMES

PAGE_LIMIT, ART_LIMIT = 260_000, 320_000  # bytes
VIEWS = ("front", *(f"table of {game}" for game in GAMES))
# Pictures, and a board's sheet with its chart.
ART = re.compile(r"/art/|/board(\?|$)|\.(svg|webp|jpg|png)(\?|$)")


class Load:
    """The bytes transferred in a first visit."""

    def __init__(self) -> None:
        self.page = self.art = 0
        self._pictures: set[str] = set()  # request ids

    def began(self, event: dict[str, Any]) -> None:
        if ART.search(event["response"]["url"]):
            self._pictures.add(event["requestId"])

    def ended(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        if event["requestId"] in self._pictures:
            self.art += size
        else:
            self.page += size

    def __str__(self) -> str:
        return f"{self.page / 1000:.0f} KB, art {self.art / 1000:.0f} KB"


def measure(browser: Browser, guide: Guide, name: str) -> Load:
    """Visit a page for the first time; count all bytes until the network is idle."""
    person = Person(browser, guide.house, guest=guide.guest, service_workers="block")
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    load = Load()
    wire.on("Network.responseReceived", load.began)
    wire.on("Network.loadingFinished", load.ended)
    guide.lead(person, name)
    person.context.close()
    return load


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = launch(playwright)
        guide = Guide(house)
        for name in VIEWS:
            print(f"{name}: {measure(browser, guide, name)}")
        browser.close()
        house.kill()


if __name__ == "__main__":
    main()
