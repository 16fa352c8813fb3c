"""What glows on the page and where it can be pressed, in the order of preference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.browser.people import Person

GREY = "[aria-disabled=true]"  # pressing it says why it is disabled
BOARD = "g.corner:not(.faint, .asked), g.mark.glow, g.choice:not(.quiet)"
# Earlier kinds are preferred; everything of one kind is equal.
GLOWS = {
    "last": ".end.on.last",  # what is chosen waits for it
    "anyway": ".two .early .button",  # an action is left, and the turn should end
    "read": ".ended .main",  # the scoring of a region, which is read first
    "confirm": "[data-choice=confirm]",
    "pour": f".splitting:has(.spare) .steps button:last-child:not({GREY})",
    "ready": "footer:has(.splitting) .end.on",
    "board": f"{BOARD}, g.legal, button.free, .plot.legal:not(.quiet)",
    "card": ".slot.glow",
    "lead": ".plate:is(.legal, .target) .face",
    "take": ".plate.source .face, .camp.source .face",
    "bar": ".choices .choice:not(.quiet), button.levy",
    "end": ".end.on",
}
STEPS = f".splitting:not(:has(.spare)) .steps button:first-child:not({GREY})"

# A thing may be partly covered: press it where it is on top.
FIND = """(selector) => {
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  const place = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of parts) for (const right of parts) {
      const [x, y] = [left + width * right, top + height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && thing.contains(hit)) return { name: name(thing), x, y };
    }
    return null;
  };
  const name = (thing) => thing.getAttribute("aria-label") ?? thing.textContent.trim();
  return [...document.querySelectorAll(selector)].map(place).filter((found) => found);
}"""


@dataclass(frozen=True)
class Spot:
    """A place to press."""

    kind: str
    name: str
    x: float
    y: float


def spots(person: Person, kind: str, selector: str = "") -> list[Spot]:
    """Return where things of a kind can be pressed."""
    found: Any = person.page.evaluate(FIND, selector or GLOWS[kind])
    return [Spot(kind, **each) for each in found]


def glowing(person: Person) -> list[Spot]:
    """Return everything that glows, preferred kinds first."""
    return [spot for kind in GLOWS for spot in spots(person, kind)]
