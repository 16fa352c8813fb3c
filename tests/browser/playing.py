"""Plays at random whatever glows, until the result is shown."""

from __future__ import annotations

import time
from collections import Counter

from playwright.sync_api import Locator

from tests.browser.chance import SEED, dice
from tests.browser.glowing import STEPS, Spot, glowing, spots
from tests.browser.people import Person
from tests.browser.wire import Wire

PATIENCE = 60  # seconds within which something has to happen; the last scoring takes its time
PAUSE = 600  # milliseconds in which the button at the bottom right does nothing after a change
DEAD = 12  # presses in a row that change nothing mean failure
SURE = ("last", "read", "confirm", "pour", "ready")  # no other choice then


def result(person: Person) -> Locator:
    return person.page.locator(".ranking tbody tr")


class Hands:
    """Plays with a mouse. The choices follow from the seed, which is printed."""

    def __init__(self, person: Person) -> None:
        self.person, self.generator = person, dice(type(self).__name__)
        self.wire = Wire(person.page)
        person.page.wait_for_load_state("networkidle")
        self.done: Counter[str] = Counter()
        print(f"STORY_SEED={SEED} at {person.table}")

    def play(self, seconds: float = 150) -> Counter[str]:
        """Play to the end; return how often each kind of thing was pressed."""
        end, before, still = time.monotonic() + seconds, list[Spot](), 0
        while seen := self.awaited():
            before, still = seen, still + 1 if seen == before else 0
            assert still < DEAD, f"pressing does nothing after {self.done}: {seen}"
            assert time.monotonic() < end, (self.done, seen)
            self.press(self.liked(seen))
            self.wire.settle()
        return self.done

    def awaited(self) -> list[Spot]:
        """Return what glows once it has settled; nothing if the result is shown."""
        end, seen = time.monotonic() + PATIENCE, list[Spot]()
        while not result(self.person).count():
            before, seen = seen, glowing(self.person)
            if seen and seen == before:
                return seen
            assert time.monotonic() < end, f"nothing glows after {self.done}"
            self.person.page.wait_for_timeout(30)
        return []

    def liked(self, seen: list[Spot]) -> Spot:
        """Choose a thing: mostly of the first kind, sometimes another."""
        kinds = list(dict.fromkeys(spot.kind for spot in seen))
        kind = kinds[0]
        if kind == "ready" and self.generator.random() < 0.5:
            return self.generator.choice(spots(self.person, "lift", STEPS))
        if kind not in SURE and self.generator.random() < 0.15:
            kind = self.generator.choice(kinds)
        return self.generator.choice([spot for spot in seen if spot.kind == kind])

    def press(self, spot: Spot) -> None:
        print(f"{spot.kind}: {spot.name} at {spot.x:.0f}, {spot.y:.0f}")
        self.touch(spot)
        self.done[spot.kind] += 1

    def touch(self, spot: Spot) -> None:
        if spot.kind == "end":
            self.person.page.wait_for_timeout(PAUSE)
        self.person.page.mouse.click(spot.x, spot.y)
