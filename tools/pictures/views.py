"""The views that are shown, and where each of them is."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from typing import NamedTuple

from tests.browser.house import House
from tests.browser.tables import CARDS, SECRETS
from tools.pictures.courses import Friends, Moment
from tools.pictures.serving import serve

MOMENTS = {
    "alexandros": Moment(CARDS, 18, after=210, verb="levy"),
    "march": Moment(CARDS, 13, after=180, verb="march"),
    "alexander-the-great": Moment(SECRETS, 7, after=220, verb="move"),
    "allocation": Moment(SECRETS, 7, after=190, verb="split"),
    "end": Moment(CARDS, 13),
}
POINTED = {"alexandros": "footer .bar .choice >> nth=1"}  # to levy taxes
KEYS = {"allocation": "Escape"}  # closes the report on the last region
LESSON = {f"tutorial-{CARDS}": "1"}  # the second one, as the browser remembers it


class View(NamedTuple):
    """A view: where it is, and what the browser remembers on arrival."""

    name: str
    address: str
    remembered: Mapping[str, str] = {}
    pointed: str = ""  # what the mouse points at
    key: str = ""  # that is pressed on arrival


class Shown(House):
    """A server without randomness, and without the toy game of the tests."""

    program = staticmethod(serve)


class Gallery:
    """All views, ready to be shown as Ana sees them; her friends are connected too."""

    def __init__(self, house: House, still: ExitStack) -> None:
        self.friends = Friends(house)
        self.views = [View("front", "/")]
        for name, moment in MOMENTS.items():
            table = self.friends.sit_down(moment)
            for guest in self.friends.guests[1:]:
                still.enter_context(guest.socket(table))
            place, pointed, key = f"/table/{table}", POINTED.get(name, ""), KEYS.get(name, "")
            self.views.append(View(name, place, pointed=pointed, key=key))
        self.views += [
            View("tutorial", f"/tutorial/{CARDS}", LESSON),
            View("editor", "/editor"),
            View("rules", f"/rules/{CARDS}"),
            View("new-table", "/new"),
        ]
