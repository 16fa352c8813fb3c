"""Measures what a table shows: how much of the map, which targets, how small the words are."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.browser.people import Person

PLACES = 1600  # where the page is looked at: evenly spread, but in no rows that edges could follow

# All that is painted takes part, even if it ignores the pointer; what only lays out does not, and
# of the board its frame is enough.
SEE_ALL = """
const style = document.createElement("style");
style.textContent = "*:not([data-layout]) { pointer-events: auto !important; }" +
  " [data-layout], .over, main .frame svg[tabindex], main .frame svg[tabindex] *" +
  " { pointer-events: none !important; }";
document.head.append(style);
"""

# Panels and camera have found their places when nothing has moved for some frames.
SETTLE = """
const things = "main .frame svg[tabindex], [data-layout], .over *";
const place = (each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.getAttribute("viewBox"), x, y, width, height].join(" ");
};
const where = () => [...document.querySelectorAll(things)].map(place).join();
for (let [still, last, frames] = [0, "", 0]; still < 3; frames++) {
  if (frames > 120) throw new Error("it never comes to rest");
  await new Promise(requestAnimationFrame);
  const now = where();
  still = now === last ? still + 1 : 0;
  last = now;
}
"""

MEASURE = (
    "async (places) => {"
    + SETTLE
    + SEE_ALL
    + """
const PARTS = [0.5, 0.3, 0.7];  // of a target, where a finger may come down
const [wide, high] = [innerWidth, innerHeight];
let map = 0;
for (let at = 0; at < places; at++) {
  const [x, y] = [(at * 0.7548776662) % 1, (at * 0.5698402909) % 1];
  const found = document.elementFromPoint(x * wide, y * high);
  if (found?.closest("main .frame") && !found.closest("[data-bubble], .tip")) map++;
}
style.remove();

const isSeen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const words = (each) =>
  (each.getAttribute("aria-label") || each.textContent || each.tagName).trim().slice(0, 60);
const isOnTop = (target, box) => PARTS.some((across) => PARTS.some((down) => {
  const [x, y] = [box.left + box.width * across, box.top + box.height * down];
  return document.elementFromPoint(x, y)?.closest("[data-choice]") === target;
}));
const lost = [];
for (const target of document.querySelectorAll("[data-choice]")) {
  if (!isSeen(target)) { lost.push("unseen: " + words(target)); continue; }
  const hit = target.querySelector(".hit") ?? target;
  const box = hit.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x > wide || y > high) { lost.push("outside: " + words(target)); continue; }
  if (!isOnTop(target, box)) lost.push("covered: " + words(target));
}

const small = [];
for (const each of document.querySelectorAll("main .frame text, main .over *")) {
  const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!own || !isSeen(each)) continue;
  const box = each.getBoundingClientRect();
  const isInside = box.right > 0 && box.bottom > 0 && box.left < wide && box.top < high;
  if (!isInside || box.width === 0 || each.closest(".hidden")) continue;
  const matrix = each instanceof SVGElement ? each.getScreenCTM() : null;
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  const size = parseFloat(getComputedStyle(each).fontSize) * scale;
  if (size < 10.95) small.push(`${size.toFixed(1)} px: ${words(each)}`);
}

const buttons = ["[aria-keyshortcuts=u]", "[aria-keyshortcuts=e]"].map((name) => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box ? [box.left, box.top, box.width, box.height].map(Math.round) : null;
});
const bubble = document.querySelector("[data-bubble]") !== null;
const targets = document.querySelectorAll("[data-choice]").length;
return { map: map / places, bubble, targets, lost, small, buttons };
}"""
)


class Seen(NamedTuple):
    """What was measured of a page."""

    map: float  # the part of the window through which the map shows
    bubble: bool  # a bubble is open
    targets: int
    lost: list[str]  # targets outside of the window, covered, or hidden
    small: list[str]  # words on the board below 11 pixels
    buttons: list[list[int]]  # where Undo and End are


# Pictures take most of the time, and are not what is measured.
UNPAINTED = "#sheet image { display: none } #sheet, #sheet * { filter: none !important }"


def undress(person: Person) -> None:
    """Leave out of the board what is slow to draw at every size."""
    person.page.locator("main .frame svg").first.wait_for()
    person.page.add_style_tag(content=UNPAINTED)


def look(person: Person) -> Seen:
    """Measure a page once nothing moves."""
    found: dict[str, Any] = person.page.evaluate(MEASURE, PLACES)
    return Seen(**found)
