"""Open a table: game, edition, options, board, seats, public or private, with a clock or not."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import satrap.games.alexandros as cards
from tests.offered import GAMES
from tests.server.api.people import SECONDS, Guest, Server
from tests.server.stories.tables import CARDS, NO_RESTS, SECRETS, decide

BOARD = Path(str(cards.__file__)).parent / "boards" / "standard-1.toml"


@pytest.mark.parametrize("game", GAMES)
def test_every_edition_can_be_played(server: Server, game: str) -> None:
    ana = Guest(server, "Ana")
    known = {each["id"]: each for each in ana.get("/games")}[game]
    for preset, values in known["presets"].items():
        view = ana.view(ana.open(game, "open", "open", preset=preset)["id"])
        assert view["preset"] == preset
        assert values.items() <= view["options"].items()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_chosen(server: Server, game: str) -> None:
    ana = Guest(server, "Ana")
    known = {each["id"]: each for each in ana.get("/games")}[game]
    for option in known["options"]:
        for value in option["values"][:8]:
            table = ana.open(game, "open", "open", options={option["name"]: value})["id"]
            assert ana.view(table)["options"][option["name"]] == value


def test_a_board_of_ones_own(server: Server) -> None:
    ana = Guest(server, "Ana")
    text = BOARD.read_text(encoding="utf-8").replace("standard-1", "mine-1")
    table = ana.open(CARDS, "device", "random", board=text, starter=0)["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    assert ana.view(table)["board"] == text
    assert ana.view(table)["match"]["legal"]
    bad = {"game": CARDS, "chairs": [{"who": "open"}] * 2, "board": "not a\nboard"}
    refused = ana.web.post("/tables", json=bad)
    assert (refused.status_code, refused.json()["code"]) == (400, "unreadable-board")


def test_a_written_position(server: Server) -> None:
    ana = Guest(server, "Ana")
    position = {"hands": [["horse", "horse"], ["lyre"]], "scores": [95, 3]}
    table = ana.open(CARDS, "device", "random", position=position, starter=0)["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    view = ana.view(table)
    assert view["is_written"]
    assert view["match"]["view"]["scores"] == [95, 3]
    bad = {"game": CARDS, "chairs": [{"who": "open"}] * 2, "position": {"scores": [1, 2, 3]}}
    assert ana.web.post("/tables", json=bad).status_code == 400


def test_a_private_table_is_there_for_who_has_the_link(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    opened = ana.open(SECRETS, "open", "invited", is_public=False)
    table, link = opened["id"], opened["link"]
    assert ben.web.get(f"/tables/{table}").status_code == 404
    assert table not in {row["id"] for row in ben.get("/tables")}
    ben.done(table, "sit", seat=1, name="Ben", link=link)
    assert ben.view(table)["seat"] == 1
    assert ana.get(f"/tables/{table}")["link"] == link


def test_a_chair_by_invitation_at_a_public_table(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    opened = ana.open(SECRETS, "open", "invited")
    refused = ben.act(opened["id"], "sit", seat=1, name="Ben")
    assert refused.json()["code"] == "forbidden"
    ben.done(opened["id"], "sit", link=opened["link"], seat=1, name="Ben")


def test_several_play_on_one_device_and_nobody_sees_the_hand_of_another(server: Server) -> None:
    ana, ben, generator = Guest(server, "Ana"), Guest(server, "Ben"), random.Random(1)
    table = ana.open(CARDS, "device", "device", "open", starter=0)["id"]
    assert ben.act(table, "sit", seat=0, name="Ben").json()["code"] == "not-at-table"
    for seat, name in enumerate(("Ana", "Abe")):
        ana.done(table, "sit", seat=seat, name=name)
    ben.done(table, "sit", seat=2, name="Ben")
    ana.done(table, "start")
    assert ana.view(table)["seat"] is None  # between turns, only what is public
    assert [ana.view(table, seat=seat)["seat"] for seat in (0, 1)] == [0, 1]
    assert ana.web.get(f"/tables/{table}", params={"seat": 2}).status_code == 409
    assert ana.act(table, "undo").json()["code"] == "not-at-table"  # for which seat?
    while (waiting := ana.view(table)["match"]["waiting"]) != [2]:
        decide(ana, table, waiting[0], generator)
    assert ana.act(table, "play", plays=["pass"], ply=0, mine=2).json()["code"] == "not-at-table"
    with ana.socket(table, query="&seat=1") as socket:
        socket.recv(SECONDS)
    decide(ben, table, 2, generator)


def test_a_clock_runs_for_who_has_to_decide(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    clock = {"main": 600, "increment": 5}
    table = ana.open(CARDS, "open", "open", clock=clock, starter=0)["id"]
    for seat, guest in enumerate((ana, ben)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ana.done(table, "start")
    view = ben.view(table)
    assert view["clock"] == {**clock, "per_turn": 0, "bot": "", **NO_RESTS}
    assert [seat["is_running"] for seat in view["seats"]] == [True, False]
    generator = random.Random(2)
    while ana.view(table)["match"]["waiting"] == [0]:
        decide(ana, table, 0, generator)
    times = [seat["time_left"] for seat in ana.view(table)["seats"]]
    assert 600_000 < times[0] <= 605_000  # a turn adds five seconds
    assert 590_000 < times[1] <= 600_000
    for wrong in ({"main": 0}, {"main": 10, "increment": -1}, {"main": 10, "more": 1}):
        opening = {"game": CARDS, "chairs": [{"who": "open"}] * 2, "clock": wrong}
        assert ana.web.post("/tables", json=opening).status_code == 400
