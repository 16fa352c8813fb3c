"""Schemathesis over the OpenAPI page of a real server, with and without a cookie."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import load_all_checks, negative_data_rejection, positive_data_acceptance
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import ignored_auth

from tests.offered import GAMES
from tests.server.access.scenes import Scene
from tests.server.api.people import SECONDS, Guest
from tests.server.fuzz.serving import Watched

Page = dict[str, Any]
# The right form does not mean that such a game, name or action exists;
# and a value that is not among the hints may still be right.
NOT_CHECKED = [positive_data_acceptance]
FORGET = (
    "DELETE /api/me",
    "POST /api/me/deletion",
    "DELETE /api/me/devices",
    "DELETE /api/me/devices/{device}",
    "PUT /api/me/password",  # a new token
    "DELETE /api/me/password",
    "DELETE /api/me/address",
)
WHO = re.compile(r" in cookie|cookie: violates|/properties/Authorization")  # what is wrong
NOT_WITH_HINTS = [*NOT_CHECKED, negative_data_rejection]


class Questions:
    """Tries everything on a page, and counts the answers."""

    def __init__(self, server: Watched, cookie: str) -> None:
        load_all_checks()
        self.server, self.cookie = server, cookie
        self.page: Page = httpx.get(f"{server.url}/api/openapi.json", timeout=SECONDS).json()
        self.not_checked = NOT_CHECKED
        self.statuses: Counter[int] = Counter()
        self.wrong: dict[str, str] = {}  # the first of each kind

    def ask_all(self, examples: int, page: Page) -> None:
        """Send each route what fits its schema, then what does not."""
        for found in schemathesis.openapi.from_dict(page).get_all_operations():
            assert isinstance(found, Ok)
            for mode in schemathesis.GenerationMode:
                self._ask(found.ok(), mode, examples)

    def ask_with_hints(self, examples: int, scenes: list[Scene]) -> None:
        """Send the same with the names of real tables, games and actions, to get deeper."""
        self.not_checked = NOT_WITH_HINTS
        self.ask_all(examples, with_hints(self.page, scenes))

    def ask_about(self, examples: int, names: dict[str, list[str]]) -> None:
        """Send what fits to the routes whose path names something that is there."""
        self.not_checked = NOT_WITH_HINTS
        page = copy.deepcopy(self.page)
        page["paths"] = {
            path: told
            for path, told in page["paths"].items()
            if any(f"{{{name}}}" in path for name in names)
        }
        for parameter in _parameters(page):
            if parameter["name"] in names:
                parameter["schema"] = {"type": "string", "enum": names[parameter["name"]]}
        self.ask_all(examples, page)

    def _ask(
        self,
        operation: APIOperation[Any, Any, Any, Any],
        mode: schemathesis.GenerationMode,
        examples: int,
    ) -> None:
        quiet = settings(
            max_examples=examples,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )

        @quiet
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: schemathesis.Case[Any]) -> None:
            self._check(operation.label, case)

        try:
            ask()
        except Unsatisfiable:  # a route that takes nothing takes nothing wrong either
            assert mode is schemathesis.GenerationMode.NEGATIVE

    def _check(self, label: str, case: schemathesis.Case[Any]) -> None:
        not_checked = [ignored_auth] if self.cookie else []  # a cookie is there whatever is tried
        if self.cookie:
            is_last = label in FORGET  # the cookie cannot be used after that
            case.headers["Cookie"] = Guest(self.server, "Ana").cookie if is_last else self.cookie
        reply = case.call(base_url=self.server.url)
        self.statuses[reply.status_code] += 1
        try:
            case.validate_response(reply, excluded_checks=[*self.not_checked, *not_checked])
        except BaseExceptionGroup as error:
            for each in error.exceptions:
                if self.cookie and WHO.search(str(each)):
                    continue  # the right cookie was sent all the same
                kind = f"{label}: {str(each).splitlines()[0]}, {reply.status_code}"
                self.wrong.setdefault(kind, f"{each}\n{case.as_curl_command()}")


def with_hints(page: Page, scenes: list[Scene]) -> Page:
    """Return a page that names real tables, links, games and actions."""
    made = copy.deepcopy(page)
    known = {"match": [scene.id for scene in scenes], "link": ["", *(s.link for s in scenes)]}
    known["play"] = [play for scene in scenes for play in scene.play()["plays"]]
    for parameter in _parameters(made):
        if parameter["name"] in known:
            parameter["schema"] = {"type": "string", "enum": known[parameter["name"]]}
    schemas = made["components"]["schemas"]
    schemas["Opening"]["properties"]["game"] = {"type": "string", "enum": list(GAMES)}
    schemas["Seating"]["properties"]["bot"] = {"type": "string", "enum": ["companion", "random"]}
    schemas["Play"]["properties"]["plays"]["items"] = {"type": "string", "enum": known["play"]}
    return made


def _parameters(page: Page) -> Iterator[Page]:
    for path in page["paths"].values():
        for told in path.values():
            yield from told.get("parameters", ())
