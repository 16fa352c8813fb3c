"""A long match comes in pages, and after its end in differences as before."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.api.people import Guest, Server, receive
from tests.server.long.marathon import long_record, marathon

PLIES, MOST_EVENTS = 1400, 300
MOST_BYTES = 250_000  # of a view
Json = Any


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Guest, str]:
    """Return a long match that somebody has imported."""
    guest = Guest(server, "Ana")
    reply = guest.web.post("/records", content=long_record(PLIES))
    return guest, reply.json()["id"]


def test_a_view_tells_the_newest_events_and_from_which_ply(table: tuple[Guest, str]) -> None:
    guest, match = table
    reply = guest.web.get(f"/tables/{match}")
    shown = reply.json()["view"]["match"]
    assert len(reply.content) < MOST_BYTES
    assert 0 < len(shown["events"]) <= MOST_EVENTS
    assert 0 < shown["since"] <= shown["events"][0]["ply"]
    assert shown["events"][-1]["ply"] == PLIES


def test_pages_tell_all_that_came_before(table: tuple[Guest, str]) -> None:
    guest, match = table
    shown = guest.view(match)["match"]
    events, since, pages = shown["events"], shown["since"], 0
    while since > 0:
        page = guest.get(f"/tables/{match}/events", before=since)
        assert len(page["events"]) <= MOST_EVENTS
        assert page["since"] < since
        events, since, pages = page["events"] + events, page["since"], pages + 1
    moments = marathon(PLIES).line
    assert pages > 2
    assert [each["kind"] for each in events] == [
        type(event).__name__ for moment in moments for event in moment.events
    ]
    assert [each["ply"] for each in events] == sorted(each["ply"] for each in events)


@pytest.mark.parametrize("before", [0, -1, PLIES + 10_000, "x"])
def test_odd_pages_are_empty_or_refused(table: tuple[Guest, str], before: Json) -> None:
    guest, match = table
    reply = guest.web.get(f"/tables/{match}/events", params={"before": before})
    if before == 0:
        assert reply.json() == {"since": 0, "events": []}
    elif before in (-1, "x"):
        assert (reply.status_code, reply.json()["code"]) == (400, "unreadable")
    else:
        assert reply.json()["events"][-1]["ply"] == PLIES


def test_words_after_the_end_send_no_more_than_the_words(table: tuple[Guest, str]) -> None:
    guest, match = table
    with guest.socket(match, query="&patch=1") as socket:
        assert len(receive(socket)["view"]["match"]["events"]) <= MOST_EVENTS
        guest.done(match, "say", words="well played")
        message = receive(socket)
        assert "patch" in message and len(json.dumps(message)) < 2000
        assert message["patch"]["events"] == []


def test_who_takes_no_differences_is_told_no_event_twice(table: tuple[Guest, str]) -> None:
    guest, match = table
    with guest.socket(match) as socket:
        receive(socket)
        guest.done(match, "say", words="well played")
        assert receive(socket)["view"]["match"]["events"] == []
