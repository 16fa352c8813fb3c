"""Every request that reads is compared between two worlds, or shows nothing of a table."""

from __future__ import annotations

import random
import re

from satrap.core.game import PUBLIC
from satrap.server.news import Tiding
from satrap.server.store.outbox import Parcel
from tests.server.access import policy
from tests.server.secrecy.elsewhere import NEWS, PROBES, UNASKED
from tests.server.secrecy.probes import _looking
from tests.server.secrecy.run import COURSES

SENDING = {"due", "tries", "closing"}  # when a notice goes out, and whether it is taken back


def asked() -> set[str]:
    """Return the paths of all probes."""
    found = {probe.path for probe in PROBES} | {NEWS}
    always = ("", "/legal", "/hint", "/board", "/analysis", "/ws")
    found |= {f"/api/tables/{{table}}{name}" for name in always}
    course, dice = COURSES["alexandros"](0), random.Random(0)
    for observer in (PUBLIC, 0):
        found |= {probe.path for probe in _looking(course, observer, dice)}
    return {path.split("?")[0] for path in found}


def test_every_route_that_reads_is_probed_or_has_a_reason() -> None:
    routes = {route for route in policy.routes() if route.startswith(("GET", "WS"))}
    paths = asked()
    probed = {route for route in routes if any(map(pattern(route).fullmatch, paths))}
    assert routes - probed == set(UNASKED)


def pattern(route: str) -> re.Pattern[str]:
    """Return what the paths of a route look like."""
    return re.compile(re.sub(r"\{[^}]*\}", "[^/]+", route.split()[1]))


def test_what_leaves_by_push_mail_or_webhook_is_what_the_page_shows_as_news() -> None:
    fields = {*Parcel.__struct_fields__} - SENDING
    assert fields - {"notice"} <= {*Tiding.__struct_fields__}, "notice: the id"
