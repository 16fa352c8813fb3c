"""HTML as a tree: whatever is put into it is text, and cannot become markup."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element, tostring

Part = Element | str


def element(tag: str, *parts: Part, **attributes: str) -> Element:
    """Return an element; `_` at the end of an attribute's name is left out."""
    made = Element(tag, {name.rstrip("_"): value for name, value in attributes.items()})
    for part in parts:
        _append(made, part)
    return made


def _append(parent: Element, part: Part) -> None:
    if isinstance(part, Element):
        parent.append(part)
    elif len(parent):
        parent[-1].tail = (parent[-1].tail or "") + part
    else:
        parent.text = (parent.text or "") + part


def code(words: str) -> Element:
    return element("code", words)


def link(words: Part, to: str) -> Element:
    return element("a", words, href=to)


def prose(words: str) -> list[Element]:
    """Return English paragraphs; what is between backticks is code."""
    return [element("p", *_inline(part), lang="en") for part in words.split("\n\n") if part.strip()]


def _inline(words: str) -> Iterable[Part]:
    for number, part in enumerate(" ".join(words.split()).split("`")):
        if part:
            yield code(part) if number % 2 else part


def document(language: str, title: str, *body: Element) -> str:
    """Return a whole page."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("link", rel="stylesheet", href="/api/page.css"),
    )
    root = element("html", head, element("body", *body), lang=language)
    return "<!doctype html>\n" + tostring(root, encoding="unicode", method="html")
