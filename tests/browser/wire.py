"""Watches a page's WebSocket: has everything sent been answered and shown in a view?"""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page, WebSocket

SECONDS = 10


class Wire:
    """Reloads a page and listens to its socket from the start."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: set[str] = set()  # keys not answered yet
        self.done, self.shown = -1, -1  # versions: of the last answer, of the last view
        page.on("websocket", self._hear)
        page.reload()

    def settle(self) -> None:
        """Wait until everything sent is answered and the page shows the result."""
        self._breathe()  # so that what a press sent has been noticed
        end = time.monotonic() + SECONDS
        while self.sent or self.shown < self.done:
            assert time.monotonic() < end, f"no answer to {self.sent}, no view {self.done}"
            self.page.wait_for_timeout(10)
        self._breathe()

    def reach(self, version: int) -> None:
        """Wait until the page shows a version of the table."""
        end = time.monotonic() + SECONDS
        while self.shown < version:
            assert time.monotonic() < end, f"view {self.shown} instead of {version}"
            self.page.wait_for_timeout(10)

    def _breathe(self) -> None:
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def _hear(self, socket: WebSocket) -> None:
        if "/tables/" not in socket.url:  # that of the news
            return
        self.sent, self.done, self.shown = set(), -1, -1
        socket.on("framesent", lambda frame: self.sent.add(json.loads(frame)["key"]))
        socket.on("framereceived", lambda frame: self._told(json.loads(frame)))

    def _told(self, message: Any) -> None:
        self.sent.discard(message.get("ack") or message.get("key"))
        if "ack" in message:
            self.done = max(self.done, message["version"])
        shown = message.get("view") or message.get("patch")
        if shown:
            self.shown = shown["version"]
