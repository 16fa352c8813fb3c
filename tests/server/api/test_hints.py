"""Hints: at three depths, for whoever has to decide, only at friendly tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from satrap.bots.advice import Advice, Suggestion
from satrap.core.text import text
from satrap.packs import get_pack
from satrap.server.deciding import advise
from satrap.server.errors import Forbidden
from satrap.server.hints import Question, candidates, hint_of, question
from satrap.server.tables.commands import Sender
from satrap.server.tables.permissions import Read, check
from satrap.server.tables.show import show
from tests.offered import GAMES
from tests.server.advisers import Advised, install
from tests.server.api.people import Guest, seated
from tests.server.stories.tables import CARDS, finished
from tests.server.tables.people import new_table, play_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Advised]:
    made = Advised(tmp_path_factory.mktemp("hints"))
    yield made
    made.kill()


def hint(guest: Guest, table: str, **asked: Any) -> Any:
    return guest.get(f"/tables/{table}/hint", **asked)


def thought(asked: Question) -> Advice:
    return advise(asked.game.id, asked.view, asked.mark)


def refusal(guest: Guest, table: str, **asked: Any) -> tuple[int, str, str]:
    reply = guest.web.get(f"/tables/{table}/hint", params=asked)
    return reply.status_code, reply.json()["code"], reply.json()["text"]


def whose_turn(guests: list[Guest], table: str) -> tuple[Guest, Guest]:
    """Return who has to decide, and the other one."""
    (seat,) = guests[0].view(table)["match"]["waiting"]
    return guests[seat], guests[1 - seat]


@pytest.mark.parametrize("game", GAMES)
def test_each_depth_tells_more(server: Advised, game: str) -> None:
    table, guests = seated(server, game, "Ana", "Ben")
    match = guests[0].view(table)["match"]
    guest = guests[match["waiting"][0]]
    legal = guest.get(f"/tables/{table}/legal")["actions"]
    first, second, third = (hint(guest, table, depth=depth) for depth in (1, 2, 3))
    assert [each["depth"] for each in (first, second, third)] == [1, 2, 3]
    assert {each["ply"] for each in (first, second, third)} == {match["ply"]}
    assert first["lines"] == []
    assert first["matters"] == {"key": "name", "values": {"name": "matters"}}
    (best,) = third["lines"]
    assert best["action"] in legal
    assert best["then"] == ["pass"]
    assert 0 <= best["chance"] <= 1
    assert best["error"] == 0.1
    assert best["reason"]["values"] == {"name": "reason"}
    assert 1 <= len(second["lines"]) <= 3
    assert all(line["reason"]["values"] == {"name": "reason"} for line in second["lines"])
    assert best["action"] in [line["action"] for line in second["lines"]]


def test_candidates_stand_in_the_order_of_the_list_with_reasons_but_without_chances(
    server: Advised,
) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben")
    guest, _ = whose_turn(guests, table)
    match = guest.view(table)["match"]
    lines = hint(guest, table, depth=2)["lines"]
    places = [match["legal"].index(line["action"]) for line in lines]
    assert places == sorted(places)
    assert [line["label"] for line in lines] == [match["labels"][place] for place in places]
    for line in lines:
        assert line["reason"]
        told = {name: line[name] for name in ("chance", "error", "margin", "then")}
        assert told == dict.fromkeys(("chance", "error", "margin")) | {"then": []}


def test_those_that_may_be_the_best_are_candidates() -> None:
    def line(chance: float) -> Suggestion:
        return Suggestion(str(chance), (), chance, 0.2, 0, text("name", name=""))

    lines = [line(each) for each in (0.6, 0.55, 0.45, 0.3)]
    assert candidates(lines) == lines[:2]
    assert candidates([line(0.6), line(0.4)]) == [line(0.6)], "nothing else is nearly as good"
    assert candidates([line(0.6), line(0.5), line(0.5)]) == [line(0.6), line(0.5)], "a choice"
    assert len(candidates([line(0.5)] * 9)) == 3


def test_the_same_question_has_the_same_answer_also_at_once(server: Advised) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben")
    guest, _ = whose_turn(guests, table)
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(hint, guest, table, depth=3) for _ in range(8)]
        answers = [each.result() for each in asked]
    assert all(each == answers[0] for each in answers)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_about_the_decision_that_was_asked_about(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch)
    table = new_table(GAMES[game], 2)
    match = table.running()
    seat, ply = match.waiting()[0], match.ply
    asked = question(table, seat)
    before = hint_of(asked, thought(asked), 3)
    for _ in play_on(table, random.Random(1), plies=20):
        pass
    assert match.ply > ply
    assert hint_of(asked, thought(asked), 3) == before
    assert before.ply == ply


def test_a_table_that_is_not_friendly_gives_none(server: Advised) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben", is_friendly=False)
    guest, _ = whose_turn(guests, table)
    status, code, words = refusal(guest, table, depth=1)
    assert (status, code) == (403, "forbidden")
    assert words.startswith("Hints are switched off at this table")


def test_a_game_without_an_adviser_has_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(GAMES[CARDS], 2)
    assert show(table, 0).hints
    monkeypatch.setitem(vars(get_pack(CARDS)), "can_advise", False)
    assert not show(table, 0).hints
    assert show(table, 0).is_friendly
    with pytest.raises(Forbidden, match="no hints for this game"):
        check(table, Sender(table.places[0].person), Read.HINT)


def test_a_hint_is_for_who_has_to_decide(server: Advised) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben")
    guest, other = whose_turn(guests, table)
    assert refusal(other, table)[:2] == (409, "not-your-decision")
    assert refusal(Guest(server, "Zoe"), table)[:2] == (409, "not-at-table")
    assert refusal(Guest(server), table)[:2] == (401, "nobody")
    theirs = guests.index(other)
    assert refusal(guest, table, seat=theirs)[:2] == (409, "not-at-table")
    assert hint(guest, table, seat=1 - theirs)["depth"] == 1


@pytest.mark.parametrize("depth", ["0", "4", "deep"])
def test_there_are_three_depths(server: Advised, depth: str) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben")
    guest, _ = whose_turn(guests, table)
    assert refusal(guest, table, depth=depth)[:2] == (400, "unreadable")


def test_a_match_that_has_not_begun_or_is_over_has_no_hints(server: Advised) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(CARDS, "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    assert refusal(ana, table)[:2] == (409, "not-at-table")
    table, bea = finished(server, CARDS, "Bea")
    assert refusal(bea, table)[:2] == (409, "not-at-table")


def test_who_has_left_a_seat_to_a_bot_gets_none(server: Advised) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben")
    guest, _ = whose_turn(guests, table)
    guest.done(table, "leave")
    assert refusal(guest, table)[:2] == (409, "not-your-decision")
