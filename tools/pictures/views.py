"""The views that are shown, and where each of them is."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from typing import NamedTuple

from tests.browser.house import House
from tests.browser.members import DAILY, Club
from tests.browser.tables import CARDS, SECRETS
from tools.pictures.courses import Friends, Moment
from tools.pictures.serving import serve

MOMENTS = {
    "alexandros": Moment(CARDS, 21, after=150, verb="occupy"),
    "march": Moment(CARDS, 13, after=180, verb="march"),
    "alexander-the-great": Moment(SECRETS, 7, after=220, verb="move"),
    "allocation": Moment(SECRETS, 7, after=190, verb="split"),
    "end": Moment(CARDS, 13),
}
PRESSED = {"alexandros": ".mark[aria-label*=Dahae]"}  # a province that can be claimed
KEYS = {"allocation": "Escape"}  # closes the report on the last region
LESSON = {f"tutorial-{CARDS}": "1"}  # the second one, as the browser remembers it


class View(NamedTuple):
    """A view: where it is, and what the browser remembers on arrival."""

    name: str
    address: str
    remembered: Mapping[str, str] = {}
    pressed: str = ""  # what is pressed on arrival
    key: str = ""  # that is typed on arrival


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
            place, pressed, key = f"/table/{table}", PRESSED.get(name, ""), KEYS.get(name, "")
            self.views.append(View(name, place, pressed=pressed, key=key))
        self.views += [
            View("tutorial", f"/tutorial/{CARDS}", LESSON),
            View("editor", "/editor"),
            View("rules", f"/rules/{CARDS}"),
            View("waiting", f"/table/{self._waiting()}"),
            View("waiting-daily", f"/table/{self._waiting(clock=DAILY)}"),
        ]
        ana, ben = self.friends.guests[:2]
        club = Club(house, (ana, ben))
        self.views += [
            View("home", "/home"),
            View("tournament", f"/tournaments/{club.cups['running']}"),
            View("profile", f"/people/{ana.name}"),
            View("ratings", "/ratings"),
            View("account", "/account"),
        ]

    def _waiting(self, **more: object) -> str:
        """Open a table at which Ana waits with a friend and a bot."""
        ana, ben = self.friends.guests[:2]
        table = str(ana.open(CARDS, "open", "open", "hoplite", "open", **more)["id"])
        ana.done(table, "sit", seat=0, name=ana.name)
        ben.done(table, "sit", seat=1, name=ben.name)
        return table
