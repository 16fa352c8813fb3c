"""The OpenAPI page is true: the server accepts its examples."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from satrap.core.language import LANGUAGES
from satrap.server.api import Settings, make_app
from satrap.server.api.examples import REQUESTS, openings
from satrap.server.api.language import pick
from satrap.server.api.openapi import document_of
from satrap.server.api.routes import HttpRoute
from satrap.server.opening import Opening, make_entry
from satrap.server.requests import Request
from satrap.server.tables.commands import AnyCommand

APP = make_app(Settings("nowhere.sqlite"))
PAGE = document_of(APP)


def test_every_command_has_an_example_that_can_be_read() -> None:
    read = [msgspec.convert(example, Request) for example in REQUESTS.values()]
    assert {type(request.command) for request in read} == set(get_args(AnyCommand))


@pytest.mark.parametrize("example", openings().values(), ids=openings())
def test_every_example_of_a_table_can_be_opened(example: object) -> None:
    assert make_entry("ana", msgspec.convert(example, Opening), bytes(32)).commitment


def test_every_route_is_on_the_page_with_words_and_answers() -> None:
    routes = [each for each in APP.routes if isinstance(each, HttpRoute) and each.tag]
    assert len(routes) > 30
    for route in routes:
        for method in route.methods or ():
            told = PAGE["paths"][route.path][method.lower()]
            assert told["description"]
            assert all("content" in reply for reply in told["responses"].values())


def test_every_schema_that_the_page_points_to_is_there() -> None:
    words = msgspec.json.encode(PAGE).decode().split("#/components/schemas/")[1:]
    assert {word.split('"')[0] for word in words} <= set(PAGE["components"]["schemas"])


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("nl, de;q=0.5, en;q=0.7", "en"),
        ("*", "en"),
        ("it;q=nonsense, de;q=0.1", "de"),
    ],
)
def test_the_answer_comes_in_the_best_language(header: str, language: str) -> None:
    assert pick(header) == language
    assert language in LANGUAGES
