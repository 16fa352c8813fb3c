"""Ways to play other than with a mouse: a finger that confirms, and keys alone."""

from __future__ import annotations

from tests.browser.glowing import GLOWS, Spot
from tests.browser.playing import Hands
from tests.browser.tables import view_of

FAR = 400  # presses of Tab enough to reach everything on a page
MANY = ("board", "card", "lead", "take")
FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"
SPINS = ".splitting [role=spinbutton]"
TURNS = {"pour": "ArrowUp", "lift": "ArrowDown"}


class Finger(Hands):
    """Taps: what cannot be taken back is confirmed with a second tap."""

    def touch(self, spot: Spot) -> None:
        final = spot.kind != "last" and spot.name == self.person.words("do-draw")
        before = self._ply() if final else 0
        self.person.page.touchscreen.tap(spot.x, spot.y)
        if final:
            self.person.page.wait_for_timeout(100)
            assert self._ply() == before, f"a single tap played {spot}"

    def _ply(self) -> int:
        return int(view_of(self.person)["match"]["ply"])


class Keys(Hands):
    """Tab, Enter, Space and arrows; no pointer at all."""

    def touch(self, spot: Spot) -> None:
        if spot.kind in TURNS:
            self._reach(SPINS, on=True)
            self._type(TURNS[spot.kind])
            return
        reached = self._reach(GLOWS[spot.kind])
        for _ in range(self.generator.randrange(3) if spot.kind in MANY else 0):
            reached = self._reach(GLOWS[spot.kind], on=True)  # not always the first of its kind
        if reached:
            self._type(self.generator.choice(("Enter", "Space")))

    def _reach(self, selector: str, *, on: bool = False) -> bool:
        """Press Tab until something of a kind has the focus; return False if it is gone."""
        for number in range(FAR):
            if (number or not on) and self.person.page.evaluate(FOCUSED, selector):
                return True
            if not self.person.page.locator(selector).count():
                return False
            self._type("Tab")
        raise AssertionError(f"no key leads to {selector} after {self.done}")

    def _type(self, key: str) -> None:
        self.person.page.keyboard.press(key)
