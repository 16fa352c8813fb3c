"""The pages for people: everything is there, nothing becomes markup, all links lead somewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any

import httpx
import pytest

from satrap.core.language import LANGUAGES
from satrap.server.api import Settings, make_app
from satrap.server.api.openapi import document_of
from satrap.server.api.page import api_page
from tests.offered import GAMES
from tests.server.api.people import Server

DOCUMENT = document_of(make_app(Settings("nowhere.sqlite")))
EVIL = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>&amp;"
QUIET = {"html", "head", "meta", "title", "link", "body"}
SHOWN = {"nav", "main", "section", "article", "details", "summary", "pre", "strong", "span"}
PLAIN = {"h1", "h2", "h3", "h4", "p", "a", "ul", "li", "dl", "dt", "dd", "code"}


class Reader(HTMLParser):
    """What a page holds."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.found: list[tuple[str, str]] = []  # attributes
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.found += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.words += data

    def all(self, name: str) -> list[str]:
        return [value for attribute, value in self.found if attribute == name]


@pytest.fixture(params=LANGUAGES)
def page(request: pytest.FixtureRequest, server: Server) -> Reader:
    reply = httpx.get(f"{server.url}/api", headers={"Accept-Language": request.param})
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{request.param}">' in reply.text
    return Reader(reply.text)


def strings(value: Any) -> Iterator[str]:
    """Yield every string in a document that people should read."""
    if isinstance(value, dict):
        for name in ("description", "pattern"):
            if isinstance(value.get(name), str):
                yield value[name]
        for each in value.values():
            yield from strings(each)


def squeezed(words: str) -> str:
    return "".join(words.replace("`", "").split())


def test_the_page_says_all_that_the_document_says(page: Reader) -> None:
    words = squeezed(page.words)
    described = DOCUMENT["components"]["schemas"], DOCUMENT["paths"], DOCUMENT["info"]
    missing = [each for part in described for each in strings(part) if squeezed(each) not in words]
    # Descriptions of list items, or of one type among several, have no place of their own.
    assert set(missing) <= {"the number of a seat, from 0"}
    for path, methods in DOCUMENT["paths"].items():
        for method, told in methods.items():
            is_socket = "x-websocket" in told
            assert squeezed(f"{'WebSocket' if is_socket else method.upper()} {path}") in words
    for name in DOCUMENT["components"]["schemas"]:
        assert f"type-{name}" in page.all("id")


def test_every_example_is_on_the_page(page: Reader) -> None:
    words, count = squeezed(page.words), 0
    for methods in DOCUMENT["paths"].values():
        for told in methods.values():
            bodies = told.get("requestBody", {}).get("content", {}).values()
            for part in (*bodies, *told.get("x-websocket", {}).values()):
                for example in part["examples"].values():
                    assert squeezed(json.dumps(example["value"], ensure_ascii=False)) in words
                    count += 1
    assert count > 30


def test_links_lead_somewhere_and_marks_are_unique(page: Reader, server: Server) -> None:
    marks = page.all("id")
    assert len(marks) == len(set(marks))
    for target in page.all("href"):
        if target.startswith("#"):
            assert target[1:] in marks
        else:
            assert httpx.get(server.url + target).status_code == 200


def test_the_page_needs_no_script_and_no_style_of_its_own(page: Reader) -> None:
    assert set(page.tags) <= QUIET | SHOWN | PLAIN
    names = {name for name, _ in page.found}
    assert not [name for name in names if name.startswith("on") or name in ("style", "src")]


def test_headings_go_down_one_step_at_a_time(page: Reader) -> None:
    levels = [int(tag[1]) for tag in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels.count(1) == 1 and levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_whatever_the_document_holds_stays_text() -> None:
    def planted(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: planted(each) for name, each in value.items()}
        if isinstance(value, list):
            return [planted(each) for each in value]
        return EVIL if isinstance(value, str) and not value.startswith("#/") else value

    document = planted(DOCUMENT)
    document["paths"] = {f"/api/{EVIL}": path for path in document["paths"].values()}
    schemas = document["components"]["schemas"]
    schemas[EVIL] = next(iter(schemas.values()))
    page = Reader(api_page(document, "en"))
    assert set(page.tags) <= QUIET | SHOWN | PLAIN
    assert not [name for name, _ in page.found if name.startswith("on")]
    assert page.words.count(EVIL) > 100
    assert {"script", "img"} <= set(Reader(f"<p>{EVIL}</p>").tags)  # if it is not escaped


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_to_the_first_page_is_shown_the_way(server: Server, language: str) -> None:
    reply = httpx.get(server.url, headers={"Accept-Language": language})
    assert reply.status_code == 200
    assert "default-src 'self'" in reply.headers["content-security-policy"]
    page = Reader(reply.text)
    assert "/api" in page.all("href")
    assert "page-" not in page.words
    assert all(f"satrap play {game}" in page.words for game in GAMES)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_words_can_be_read_in_light_and_in_the_dark(server: Server) -> None:
    """WCAG 2.2, contrast (enhanced): 7 to 1."""
    reply = httpx.get(f"{server.url}/api/page.css")
    assert reply.headers["content-type"].startswith("text/css")
    themes = reply.text.split("@media (prefers-color-scheme: dark)")
    assert len(themes) == 2
    for theme in themes:
        colours = dict(re.findall(r"--(\w+): (#\w{6});", theme))
        for ink in ("ink", "faint", "accent"):
            for ground in ("ground", "sheet"):
                low, high = sorted(luminance(colours[name]) for name in (ink, ground))
                assert (high + 0.05) / (low + 0.05) >= 7, (ink, ground)
