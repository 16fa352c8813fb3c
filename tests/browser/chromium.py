"""Chromium, as the stories drive it."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

# Without a window of its own, it needs a third less time than the whole browser does.
NAMES = ("chromium-headless-shell", "chromium")
# Switches off the browser's own background requests.
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def launch(playwright: Playwright, *switches: str) -> Browser:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, f"these tests need Chromium (Debian: apt-get install {NAMES[0]})"
    return playwright.chromium.launch(executable_path=found, args=[*QUIET, *switches])
