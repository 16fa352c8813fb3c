"""Debian's Firefox, driven over WebDriver BiDi: Playwright drives only its own builds of it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.browser.house import House
from tests.browser.people import FIRST_SETTINGS, LARGE
from tests.server.api.people import Guest

SECONDS = 40  # a busy machine is slow, and a passing test never waits that long
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Home": "\ue011", "End": "\ue010",
        "ArrowRight": "\ue014", "ArrowUp": "\ue013"}  # fmt: skip
ONCE = "() => {{ if (location.protocol.startsWith('http')) {{ {first} }} }}"  # there is a storage
# Press where a thing is on top, as a person would.
PLACE = """(selector, words) => {
    for (const thing of document.querySelectorAll(selector)) {
        if (words && thing.textContent.trim() !== words) continue;
        thing.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = thing.getBoundingClientRect();
        for (const down of [0.5, 0.3, 0.7, 0.15]) for (const right of [0.5, 0.3, 0.7]) {
            const [x, y] = [left + width * right, top + height * down].map(Math.round);
            const hit = document.elementFromPoint(x, y);
            if (hit && thing.contains(hit)) return [x, y];
        }
    }
    return null;
}"""

GONE = "gone"
PLACE_OR_GONE = f"(at, words) => document.querySelector(at) ? ({PLACE})(at, words) : '{GONE}'"


class Firefox:
    """The browser, and the one session in which it is driven."""

    def __init__(self, profile: Path) -> None:
        found = shutil.which("firefox-esr") or shutil.which("firefox")
        assert found, "these tests need Firefox (Debian: apt-get install firefox-esr)"
        command = [found, "--headless", "--no-remote", "--profile", str(profile)]
        self.process = subprocess.Popen(
            [*command, "--remote-debugging-port=0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.number, self.complaints, self.tabs = 0, list[str](), list[str]()
        self.socket = connect(f"{self._address()}/session", max_size=None, legacy=True)
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])

    def _address(self) -> str:
        assert self.process.stderr
        for line in self.process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (\S+)", line):
                return found[1]
        raise AssertionError("Firefox ended before it listened")

    def call(self, method: str, **params: Any) -> Any:
        """Send a command; return its result."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (reply := json.loads(self.socket.recv(SECONDS))).get("id") != self.number:
            self._heard(reply)
        assert reply["type"] == "success", reply
        return reply["result"]

    def _heard(self, event: Any) -> None:
        entry = event["params"]
        if entry.get("level") == "error" and entry.get("type") == "javascript":
            self.complaints.append(entry["text"])

    def open_tab(self, apart: str) -> str:
        made = self.call("browsingContext.create", type="tab", userContext=apart)
        self.tabs.append(made["context"])
        return self.tabs[-1]

    def close_tabs(self) -> None:
        while self.tabs:
            self.call("browsingContext.close", context=self.tabs.pop())

    def close(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait(SECONDS)
        if self.process.stderr:
            self.process.stderr.close()


class Reader:
    """Somebody who uses the page in Firefox."""

    def __init__(self, firefox: Firefox, house: House, guest: Guest | None = None) -> None:
        self.firefox, self.house = firefox, house
        apart = firefox.call("browser.createUserContext")["userContext"]
        self.tab = firefox.open_tab(apart)
        width, height = LARGE
        self._call("browsingContext.setViewport", viewport={"width": width, "height": height})
        liked = {"name": "Ana", "pace": "off", "confirm": "off"}
        first = FIRST_SETTINGS.format(settings=json.dumps(liked))
        if guest:
            self._be(guest, apart)
            first += "; localStorage.guest = '1'"
        firefox.call(
            "script.addPreloadScript",
            functionDeclaration=ONCE.format(first=first),
            contexts=[self.tab],
        )

    def _call(self, method: str, **params: Any) -> Any:
        return self.firefox.call(method, context=self.tab, **params)

    def _be(self, guest: Guest, apart: str) -> None:
        host = self.house.url.split("://")[1].split(":")[0]
        for name, value in guest.web.cookies.items():
            cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": host}
            where = {"type": "storageKey", "userContext": apart}
            self.firefox.call("storage.setCookie", cookie=cookie, partition=where)

    def go(self, path: str) -> None:
        self._call("browsingContext.navigate", url=self.house.url + path, wait="complete")

    def run(self, code: str, *given: Any) -> Any:
        """Call a function in the page; return what it returns."""
        words = ", ".join(json.dumps(each) for each in given)
        told = self.firefox.call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({code})({words}) ?? null))()",
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def until(self, code: str, *given: Any) -> Any:
        """Return what a function returns once that is true."""
        end = time.monotonic() + SECONDS
        while not (found := self.run(code, *given)):
            assert time.monotonic() < end, (code, given)
            time.sleep(0.05)
        return found

    def becomes(self, code: str, *given: Any, seconds: float = 5) -> bool:
        """Say whether a function returns something true within a few seconds."""
        end = time.monotonic() + seconds
        while not (found := self.run(code, *given)) and time.monotonic() < end:
            time.sleep(0.05)
        return bool(found)

    def text(self, selector: str) -> str:
        return str(self.run("(at) => document.querySelector(at)?.textContent", selector))

    def press(self, selector: str, words: str = "", find: str = PLACE) -> None:
        """Press something with the mouse, once it is there and on top."""
        place = self._settled(selector, words, find)
        if place != GONE:
            self._click(*place)

    def press_until(self, done: str, at: str, selector: str, words: str) -> None:
        """Press something until a thing is there: while a page fills, a press may miss."""
        end = time.monotonic() + SECONDS
        while not self.run(done, at):
            assert time.monotonic() < end, (selector, words)
            if place := self.run(PLACE, selector, words):
                self._click(*place)
            time.sleep(0.1)

    def _click(self, x: int, y: int) -> None:
        button = {"button": 0}
        self._act(
            type="pointer",
            id="mouse",
            parameters={"pointerType": "mouse"},
            actions=[
                {"type": "pointerMove", "x": x, "y": y},
                {"type": "pointerDown", **button},
                {"type": "pointerUp", **button},
            ],
        )

    def _settled(self, selector: str, words: str, find: str) -> Any:
        """Return where something is, once it has stopped moving."""
        place, before = self.until(find, selector, words), None
        while place != before:
            time.sleep(0.1)
            place, before = self.until(find, selector, words), place
        return place

    def key(self, name: str) -> None:
        value = KEYS.get(name, name)
        down, up = ({"type": f"key{way}", "value": value} for way in ("Down", "Up"))
        self._act(type="key", id="keys", actions=[down, up])

    def key_until(self, name: str, done: str, *given: Any) -> None:
        """Press a key, again if need be: a tab that fills or is not in front may miss the first."""
        self._call("browsingContext.activate")
        for _ in range(SECONDS // 5):
            self.key(name)
            if self.becomes(done, *given):
                return
        raise AssertionError((name, done, given))

    def _act(self, **source: Any) -> None:
        self._call("input.performActions", actions=[source])
