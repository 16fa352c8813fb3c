"""What is wrong with a page that somebody sees: for axe, in size, and in its words."""

from __future__ import annotations

import re

from satrap.core.language import NAMES as OWN_NAMES
from satrap.server.names import BOTS
from tests.browser.house import ROOT
from tests.browser.members import NAMES as MEMBERS
from tests.browser.people import LARGE, PHONE, SMALLEST, Person

ZOOMED, LARGEST = (720, 450), (2560, 1440)  # 1440 x 900 at 200 % is 720 x 450
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
    const { violations } = await axe.run({ runOnly: { type: "tag", values: tags } });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")} (${node.failureSummary})`));
}"""
SIZES = [SMALLEST, PHONE, ZOOMED, LARGE, LARGEST]
# What sticks out of a page on the right. Around a board nothing may stick out on any side, and
# enough of the board has to be visible.
TOO_LARGE = """(least) => {
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const box = (each) => each.getBoundingClientRect();
    const all = scrollWidth > clientWidth ? [...document.querySelectorAll("body *")] : [];
    const found = all.filter((each) => box(each).right > clientWidth + 1);
    const parts = document.querySelectorAll(":is(.room, .class, .editor) > *");
    for (const part of parts) {
        const { right, bottom, width, height } = box(part);
        if (right > clientWidth + 1 || bottom > clientHeight + 1) found.push(part);
        if (part.matches("main") && Math.min(width, height) < least) found.push(part);
    }
    return found.map((each) => each.outerHTML.slice(0, 120)).slice(0, 5);
}"""
LEAST = 100  # pixels of a board, in each direction
KEY = re.compile(r"\{[\w-]+\}")
LETTERS = re.compile(r"[^\W\d_]{2,}")
# The names of people, bots, languages and the site are the same in every language; so are days,
# the numbers of rulings, time zones, and the text on a board, whose sheet the server draws.
OURS = "|".join(["Satrap", "toy", "Ana", "Ben", *MEMBERS, *BOTS, *OWN_NAMES.values()])
SAME = re.compile(
    rf"^({OURS}|[IV]+|[A-Z]{{3}}-\d+|UTC|[A-Z]\w+/[\w/ -]+|https://|\w+day)$|\b20\d\d\b|\d:\d\d"
)
BOARDS = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted((ROOT / "src" / "satrap" / "games").glob("*/boards/*.toml"))
)
SEEN = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: parent, data } = walker.currentNode;
        if (parent.closest("script, style, code, pre, .text, nav ul")) continue;
        if (parent.closest("svg text, svg title, svg desc")) continue;
        if (data.trim()) found.push(data.trim());
    }
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"])
            if (each.getAttribute(name)) found.push(each.getAttribute(name));
    return found;
}"""


def violations(person: Person) -> list[str]:
    """Return what axe finds; injected by the debugger, it is not blocked by the page's policy."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(RUN, RULES)
    return found


def too_large(person: Person) -> list[str]:
    """Return what does not fit on some screen, from the smallest to the largest."""
    found: list[str] = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        stuck: list[str] = person.page.evaluate(TOO_LARGE, LEAST)
        found += [f"{width}x{height}: {each}" for each in stuck]
    return found


def keys(person: Person) -> list[str]:
    """Return the keys of texts that show instead of the texts."""
    found: list[str] = KEY.findall(person.page.evaluate("() => document.body.innerText"))
    return found


def unmarked(text: str) -> str:
    """Return a text without the parts that came from a language file."""
    depth, left = 0, ""
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        left += letter if depth == 0 and letter != "⟧" else ""
    return left.strip()


def unsaid(person: Person) -> list[str]:
    """Return what comes from no language file: with `?pseudo`, everything else is marked."""
    bare = {unmarked(text) for text in person.page.evaluate(SEEN)}
    told = {text for text in bare if LETTERS.search(text) and not SAME.search(text)}
    return sorted(text for text in told if text not in BOARDS)
