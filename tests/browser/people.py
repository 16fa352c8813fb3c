"""A person with their own browser. Anything the browser complains about fails the test."""

from __future__ import annotations

import json
import re
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, expect

from satrap.core.language import say
from satrap.core.text import text
from tests.browser.chance import dice
from tests.browser.house import House
from tests.server.api.people import Guest

WAIT = 40_000  # milliseconds: a busy machine is slow, and a passing test never waits that long
expect.set_options(timeout=WAIT)
LARGE, PHONE, SMALLEST = (1440, 900), (390, 844), (360, 640)
FIRST_SETTINGS = "localStorage.settings ??= JSON.stringify({settings})"
STRANGER = r"status of 401 .*/api/me"  # asking who one is before being anybody
WATCH_POLICY = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""


BYTES = "crypto.getRandomValues = (bytes) => bytes.fill({byte})"  # the same for each shuffle


class Person:
    """Somebody who uses the page."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        *,
        name: str = "",
        guest: Guest | None = None,
        language: str = "en",
        size: tuple[int, int] = LARGE,
        settings: dict[str, Any] | None = None,
        **rest: Any,
    ) -> None:
        self.house, self.language = house, language
        width, height = size
        liked = {"name": name or (guest.name if guest else ""), "pace": "off", **(settings or {})}
        if liked["pace"] == "off":
            rest = {"reduced_motion": "reduce", **rest}  # motion costs a quarter of all the time
        self.context = browser.new_context(
            base_url=house.url,
            locale="en-GB" if language == "en" else language,
            viewport={"width": width, "height": height},
            **rest,
        )
        if guest:
            self.be(guest)
        self.context.add_init_script(FIRST_SETTINGS.format(settings=json.dumps(liked)))
        self.context.add_init_script(WATCH_POLICY)
        byte = dice("bytes", liked["name"]).randrange(256)
        self.context.add_init_script(BYTES.format(byte=byte))
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.complaints: list[str] = []
        self.forgiven = [STRANGER]
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def be(self, guest: Guest) -> None:
        """Take over the cookies of a guest who came without a browser."""
        for name, value in guest.web.cookies.items():
            cookie: Any = {"name": name, "value": value, "url": self.house.url}
            self.context.add_cookies([cookie])
        self.context.add_init_script("localStorage.guest = '1'")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def forgive(self, pattern: str) -> None:
        """Accept complaints that match a pattern: the test expects them."""
        self.forgiven.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        return [c for c in self.complaints if not any(re.search(p, c) for p in self.forgiven)]

    def go(self, path: str) -> Self:
        self.page.goto(path)
        return self

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def words(self, key: str, **values: str | int) -> str:
        """Return what the page says for a key, in this person's language."""
        return say(text(key, **values), self.language)

    def button(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **values), exact=True)

    def link(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.words(key, **values), exact=True)

    def press(self, key: str, **values: str | int) -> Self:
        self.button(key, **values).first.click()
        return self

    def more(self) -> Self:
        """Unfold what else there is below a result."""
        more = self.page.locator("details.more")
        expect(more).to_be_visible()
        if more.get_attribute("open") is None:
            more.locator("summary").click()
        return self

    def pick(self, words: str) -> Self:
        """Press one of several choices, on its label."""
        self.page.locator("label").get_by_text(words, exact=True).click()
        return self

    def open_tab(self, name: str) -> Self:
        """Open one of the panels beside the board: log, chat, notes or words."""
        if name == "chat":
            return self._open_chat()
        tab = self.page.locator("[data-drawer]").get_by_role("tab", name=self._tab(name))
        opener = self.page.locator("[aria-controls=drawer][aria-keyshortcuts=l]")
        expect(opener).to_be_attached()
        if opener.get_attribute("aria-expanded") == "true":
            pass
        elif opener.is_visible():
            opener.click()
        else:  # on a phone it is in the menu
            self.press("web-menu")
            self.page.locator("#table-menu .narrow").click()
        tab.click()
        return self

    def _open_chat(self) -> Self:
        opener = self.page.locator("[aria-controls=drawer][aria-keyshortcuts=c]")
        expect(opener).to_be_visible()
        if opener.get_attribute("aria-expanded") != "true":
            opener.click()
        return self

    def close_drawer(self) -> Self:
        """Put away what lies over the right edge of the board."""
        if self.page.locator("[data-drawer]").count():
            self.page.locator("[data-drawer] header button").click()
        return self

    def _tab(self, name: str) -> re.Pattern[str]:
        """Return a pattern for the name of a tab, which may end with a number of messages."""
        return re.compile(rf"^{re.escape(self.words(f'web-panel-{name}'))}\s*\d*$")

    @property
    def table(self) -> str:
        """The id of the table that this person is viewing."""
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1].split("?")[0]
