"""Join, leave, start, play, take back, ask, talk, note, give up, abandon, play again."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from satrap.core.record import parse_record, replay
from satrap.verify import failures
from tests.offered import GAMES
from tests.server.api.people import Guest, Server, play, seated
from tests.server.stories.tables import CARDS, NO_RESTS, SECRETS, decide, finished

both = pytest.mark.parametrize("game", GAMES)


def test_join_leave_and_start(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.open(CARDS, "open", "open")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    assert ana.act(table, "start").json()["text"] == "Seat 2 is still empty."
    ben.done(table, "sit", seat=1, name="Ben")
    ben.done(table, "leave")
    ben.done(table, "sit", seat=1, name="Benny")
    assert ben.act(table, "start").json()["code"] == "not-at-table"
    ana.done(table, "start")
    assert [seat["name"] for seat in ana.view(table)["seats"]] == ["Ana", "Benny"]


def test_who_opened_a_table_can_close_it_before_the_start(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.open(CARDS, "open", "open")["id"]
    assert ben.act(table, "abandon").json()["code"] == "not-at-table"
    ana.done(table, "abandon")
    assert ana.view(table)["status"] == "over"
    assert table not in {row["id"] for row in ana.get("/tables")}


def test_take_back_and_do_again_what_showed_nothing(server: Server) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben", starter=0)
    seat, after = play_until(guests, table, lambda match: match["undo"] < match["ply"])
    ana = guests[seat]
    ana.done(table, "undo")
    assert ana.view(table)["match"]["ply"] == after["ply"] - 1
    ana.done(table, "redo")
    again = ana.view(table)["match"]
    assert [again[name] for name in ("ply", "view")] == [after[name] for name in ("ply", "view")]


def test_going_back_further_needs_everybody_and_draws_anew(server: Server) -> None:
    table, guests = seated(server, CARDS, "Ana", "Ben", starter=0)
    seat, match = play_until(guests, table, lambda match: match["undo"] == match["ply"] > 0)
    ana, ben, ply = guests[seat], guests[1 - seat], match["ply"] - 1
    assert ana.act(table, "undo", to=ply).json()["code"] == "cannot-undo"
    ana.done(table, "askundo", to=ply)
    assert ben.view(table)["asked"]["to"] == ply
    ben.done(table, "answerundo", agrees=False)
    assert ben.view(table)["asked"] is None
    ana.done(table, "askundo", to=ply)
    ben.done(table, "answerundo", agrees=True)
    assert ana.view(table)["match"]["ply"] == ply


def play_until(guests: list[Guest], table: str, test: Callable[[Any], bool]) -> tuple[int, Any]:
    """Let people decide until the match passes a test for whoever decided last."""
    generator = random.Random(1)
    while True:
        (seat,) = guests[0].view(table)["match"]["waiting"]
        decide(guests[seat], table, seat, generator)
        match = guests[seat].view(table)["match"]
        if test(match):
            return seat, match


def test_players_and_watchers_talk_apart(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    zoe = Guest(server, "Zoe")
    ana.done(table, "say", words="to the players")
    zoe.done(table, "say", words="to the watchers")
    assert [each["words"] for each in ben.view(table)["said"]] == ["to the players"]
    assert [each["words"] for each in zoe.view(table)["said"]] == ["to the watchers"]


def test_notes_are_for_nobody_else(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    ana.web.put(f"/tables/{table}/notes", json={"words": "Ben hides two horses"})
    assert ana.get(f"/tables/{table}/notes")["words"] == "Ben hides two horses"
    assert ben.get(f"/tables/{table}/notes")["words"] == ""


def test_all_agree_to_abandon(server: Server) -> None:
    table, (ana, ben) = seated(server, SECRETS, "Ana", "Ben")
    ana.done(table, "abandon")
    assert ben.view(table)["seats"][0]["wants_end"]
    ana.done(table, "abandon", wants=False)
    ben.done(table, "abandon")
    assert ana.view(table)["status"] == "running"
    ana.done(table, "abandon")
    view = ana.view(table)
    outcome = view["match"]["outcome"]
    assert (view["status"], outcome["reason"], outcome["winners"]) == ("over", "abandoned", [])


@both
def test_play_again_against_a_bot_starts_at_once(server: Server, game: str) -> None:
    table, ana = finished(server, game)
    again = ana.post(f"/tables/{table}/rematch")
    assert ana.post(f"/tables/{table}/rematch") == again
    rematch = {"id": again["id"], "game": game, "by": 0, "seated": [0]}
    assert ana.view(table)["rematch"] == rematch
    view = ana.view(again["id"])
    assert (view["status"], view["seat"]) == ("running", 0)


def test_play_again_among_people_starts_when_all_are_there(server: Server) -> None:
    clock = {"main": 900, "increment": 10}
    table, (ana, ben) = seated(server, SECRETS, "Ana", "Ben", clock=clock)
    assert ben.web.post(f"/tables/{table}/rematch").json()["code"] == "not-at-table"
    for guest in (ana, ben):
        guest.done(table, "abandon")
    zoe = Guest(server, "Zoe")
    assert zoe.web.post(f"/tables/{table}/rematch").json()["code"] == "not-at-table"
    again = ben.post(f"/tables/{table}/rematch")["id"]
    assert ben.view(again)["status"] == "waiting"
    assert ana.post(f"/tables/{table}/rematch")["id"] == again
    view = ana.view(again)
    assert (view["status"], view["clock"], view["seat"]) == (
        "running",
        {**clock, "per_turn": 0, "bot": "", **NO_RESTS},
        0,
    )


def test_the_lobby_shows_open_and_running_tables(server: Server) -> None:
    running, (ana, _) = seated(server, CARDS, "Ana", "Ben")
    waiting = ana.open(SECRETS, "open", "companion")["id"]
    rows = {row["id"]: row for row in Guest(server).get("/tables")}
    assert rows[running]["status"] == "running"
    assert rows[running]["seats"] == ["Ana", "Ben"]
    assert rows[waiting]["status"] == "waiting"


def test_everybody_finds_their_own_tables_again(server: Server) -> None:
    first, (ana, ben) = seated(server, CARDS, "Ana", "Ben", is_public=True)
    second = ana.open(SECRETS, "open", "invited", is_public=False)["id"]
    assert [row["id"] for row in ana.get("/me/tables")] == [second, first]
    assert [row["id"] for row in ana.get("/me/tables", after=second)] == [first]
    assert [row["id"] for row in ben.get("/me/tables")] == [first]


@both
def test_what_people_do_at_a_table_can_be_proved(server: Server, game: str) -> None:
    table, (ana, ben) = seated(server, game, "Ana", "Ben")
    heads: list[str] = []
    ben.done(table, "say", words="a word")
    ben.done(table, "leave")
    with ana.socket(table) as socket:
        play(ana, table, socket, random.Random(3), plies=5)
    ben.done(table, "return")
    heads.append(ben.done(table, "leave")["head"])
    with ana.socket(table) as socket:
        play(ana, table, socket, random.Random(3))
    assert_proved(ana, table, game, heads)


def assert_proved(guest: Guest, table: str, game: str, heads: list[Any]) -> None:
    proof = guest.web.get(f"/tables/{table}/proof").content
    assert [failures(proof, head) for head in heads] == [[] for _ in heads]
    record = parse_record(guest.web.get(f"/tables/{table}/record").content)
    assert replay(GAMES[game], record).outcome
