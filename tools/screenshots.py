"""Take pictures of the main views: in four sizes to look at, some of them for the documentation.

`python -m tools.screenshots` takes all of them in English; `--language fr` in another language,
`--only end` of one view. The pictures in docs/screenshots are always in English.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from satrap.core.language import LANGUAGES
from tests.browser.chromium import launch
from tests.browser.house import ROOT, House
from tests.browser.people import LARGE, PHONE, SMALLEST, Person
from tools.pictures.views import Gallery, Shown, View

KEPT, LOOKED_AT = ROOT / "docs" / "screenshots", ROOT / "screenshots"
SIZES = (LARGE, PHONE, SMALLEST, (2560, 1440))
EVEN = "--font-render-hinting=none"  # letters stand as far apart as they should
QUIET_MS = 1200  # until everything has settled
QUALITY = 82
SHARPNESS = {LARGE: 1.5, PHONE: 2.0}  # dots per pixel in pictures for the documentation


class Light(NamedTuple):
    """A size and a theme in which views are shown."""

    size: tuple[int, int]
    theme: str = "light"

    def __str__(self) -> str:
        return "{}x{}".format(*self.size) + ("-dark" if self.theme == "dark" else "")


LIGHTS = (*map(Light, SIZES), Light(LARGE, "dark"), Light(PHONE, "dark"))
DESK, HAND, DESK_BY_NIGHT, HAND_BY_NIGHT = LIGHTS[0], LIGHTS[1], LIGHTS[4], LIGHTS[5]
DOCUMENTED = {
    "front-page": ("front", DESK),
    "alexandros": ("march", DESK),
    "alexandros-phone": ("march", HAND),
    "alexandros-dark": ("alexandros", DESK_BY_NIGHT),
    "alexander-the-great": ("alexander-the-great", DESK),
    "alexander-the-great-phone": ("alexander-the-great", HAND),
    "allocation": ("allocation", DESK),
    "allocation-phone-dark": ("allocation", HAND_BY_NIGHT),
    "end-of-a-game": ("end", DESK),
    "waiting-room": ("waiting", DESK),
    "waiting-room-correspondence": ("waiting-daily", DESK),
    "home": ("home", DESK),
    "home-phone": ("home", HAND),
    "tournament": ("tournament", DESK),
    "profile": ("profile", DESK),
    "tutorial": ("tutorial", DESK),
    "editor": ("editor", DESK),
}


class Studio:
    """A browser, and the views it visits."""

    def __init__(self, browser: Browser, house: House, gallery: Gallery, language: str) -> None:
        self.browser, self.house, self.gallery, self.language = browser, house, gallery, language

    def look_at(self, view: View, light: Light) -> None:
        """Take a picture to look at."""
        person = self._before(view, light, 1)
        file = LOOKED_AT / f"{view.name}-{light}-{self.language}.png"
        person.page.screenshot(path=file)
        self._leave(person, file)

    def keep(self, name: str, view: View, light: Light) -> None:
        """Take a picture for the documentation: small, as Chromium compresses it itself."""
        person = self._before(view, light, SHARPNESS[light.size])
        file = KEPT / f"{name}.webp"
        width, height = light.size
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": SHARPNESS[light.size]}
        how = {"format": "webp", "quality": QUALITY, "clip": clip}
        shot = person.context.new_cdp_session(person.page).send("Page.captureScreenshot", how)
        file.write_bytes(base64.b64decode(shot["data"]))
        self._leave(person, file)

    def _before(self, view: View, light: Light, sharpness: float) -> Person:
        """Return somebody who has opened a view, once all of it has settled."""
        person = Person(
            self.browser,
            self.house,
            guest=self.gallery.friends.ana,
            language=self.language,
            size=light.size,
            settings={"theme": light.theme, "sound": False},
            device_scale_factor=sharpness,
            reduced_motion="reduce",  # a pulsing glow would differ each time
        )
        for key, value in view.remembered.items():
            person.context.add_init_script(
                f"localStorage[{json.dumps(key)}] ??= {json.dumps(value)}"
            )
        person.go(view.address).page.wait_for_load_state("networkidle")
        if view.key:
            person.page.keyboard.press(view.key)
        if view.pressed:
            person.page.locator(view.pressed).click()
        person.page.wait_for_timeout(QUIET_MS)
        return person

    def _leave(self, person: Person, file: Path) -> None:
        for complaint in person.unforgiven:
            print(f"{file.name}: {complaint}")
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} kB")
        person.context.close()


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--only", default="", help="the names of some views, with commas")
    parser.add_argument("--kept", action="store_true", help="only what the documentation shows")
    return parser.parse_args()


def take(studio: Studio, wish: argparse.Namespace) -> None:
    """Take all requested pictures."""
    only = wish.only.split(",")
    views = {each.name: each for each in studio.gallery.views if not wish.only or each.name in only}
    if not wish.kept:
        for light in LIGHTS:
            for view in views.values():
                studio.look_at(view, light)
    if wish.language == "en":
        for name, (view_name, light) in DOCUMENTED.items():
            if view_name in views:
                studio.keep(name, views[view_name], light)


def main() -> None:
    wish = wanted()
    for folder in (KEPT, LOOKED_AT):
        folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        ExitStack() as still,
    ):
        house = Shown(Path(data))
        still.callback(house.kill)
        browser = launch(playwright, EVEN)
        still.callback(browser.close)
        take(Studio(browser, house, Gallery(house, still), wish.language), wish)


if __name__ == "__main__":
    main()
