"""Hints and an analysis as people get them: a real server, and the advisers that search."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import msgspec
import pytest

from satrap.core.language import say
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, Record, make_record
from satrap.core.text import Text
from satrap.core.turns import turns_of
from satrap.packs import get_pack
from tests.server.api.people import Guest, Server, seated
from tests.server.stories.tables import CARDS

SECONDS = 300  # machine code may have to be compiled
LAST = 4  # turns
SEED = bytes(32)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("advice"))
    yield made
    made.kill()


def played(position: object = None) -> AnyMatch:
    game, generator = get_pack(CARDS).game, random.Random(1)
    setup = game.setup(("Ana", "Ben"), position=position)
    match: AnyMatch = Match(game, setup, seeded(SEED))
    bot = get_pack(CARDS).bot("recruit")
    while not match.outcome:
        seat = match.waiting()[0]
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), generator))
    return match


def short() -> Record:
    """Return the record of the last turns of a match."""
    whole = played()
    start = whole.line[turns_of(whole)[-LAST]].state
    return make_record(played(whole.game.dump_state(start)), SEED)


def test_a_hint_of_the_adviser_that_searches(server: Server) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben")
    match = guests[0].view(table)["match"]
    guest = guests[match["waiting"][0]]
    guest.web.timeout = SECONDS
    some, best = (guest.get(f"/tables/{table}/hint", depth=depth) for depth in (2, 3))
    (line,) = best["lines"]
    assert line["action"] in [each["action"] for each in some["lines"]]
    assert line["action"] in guest.view(table)["match"]["legal"]
    assert 0 < line["chance"] < 1
    for words in (best["matters"], line["reason"], line["label"]):
        assert said(words)
    guest.done(table, "play", plays=[line["action"]], ply=best["ply"])


def said(words: object) -> str:
    told = say(msgspec.convert(words, Text), "en")
    assert "{" not in told
    return told


def test_the_last_turns_of_a_match_are_looked_through(server: Server) -> None:
    ana, record = Guest(server, "Ana"), short()
    table = ana.post("/records", msgspec.to_builtins(record))["id"]
    ana.web.post(f"/tables/{table}/analysis")
    end = time.monotonic() + SECONDS
    while (told := ana.get(f"/tables/{table}/analysis"))["status"] != "done":
        assert told["status"] in ("waiting", "running"), told
        assert time.monotonic() < end, told
        time.sleep(0.1)
    found = told["analysis"]
    assert len(found["points"]) >= LAST
    assert record.result
    assert [round(each) for each in found["points"][-1]["open"]] == [
        seat in record.result.winners for seat in range(2)
    ]
    for point in found["points"]:
        assert sum(point["open"]) == pytest.approx(1, abs=0.01)
        assert all(0 <= chance <= 1 for chance in point["known"])
    for judged in found["verdicts"]:
        assert judged["best"]["chance"] >= judged["played"]["chance"]
        assert said(judged["best"]["reason"])
