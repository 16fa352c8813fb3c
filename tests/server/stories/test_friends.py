"""Playing with friends: giving up, a rematch, and a waiting room that the host arranges."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from satrap.core.record import parse_record, replay
from satrap.verify import failures
from tests.offered import GAMES
from tests.server.api.people import Guest, Server, play, receive, seated
from tests.server.stories.tables import CARDS, NO_RESTS, SECRETS, wait_until
from tests.server.stories.test_shuffle import Hand

both = pytest.mark.parametrize("game", [CARDS, SECRETS])


def until(socket: Any, test: Any) -> Any:
    """Return the first view that comes over a socket and passes a test."""
    while True:
        view = receive(socket).get("view")
        if view and test(view):
            return view


def told(view: Any) -> list[str]:
    return [each["text"]["key"] for each in view["news"]]


def together(server: Server, game: str, *names: str, **rest: Any) -> tuple[str, list[Guest]]:
    """Return a running table, perhaps a private one, and its people."""
    guests = [Guest(server, name) for name in names]
    made = guests[0].open(game, *("open" for _ in names), **rest)
    for seat, guest in enumerate(guests):
        guest.done(made["id"], "sit", link=made["link"], seat=seat, name=guest.name)
    guests[0].done(made["id"], "start")
    return made["id"], guests


# Giving up


@both
def test_between_two_whoever_gives_up_loses_at_once(server: Server, game: str) -> None:
    table, (ana, ben) = seated(server, game, "Ana", "Ben")
    with ana.socket(table) as socket:
        receive(socket)
        head = ben.done(table, "resign")["head"]
        view = until(socket, lambda view: view["status"] == "over")
    outcome = view["match"]["outcome"]
    assert (outcome["reason"], outcome["winners"]) == ("resigned", [0])
    assert view["match"]["prompt"]["key"] == "prompt-resigned-you-won"
    assert told(view)[-1] == "news-resigned"
    assert failures(ana.web.get(f"/tables/{table}/proof").content, head) == []
    record = parse_record(ana.web.get(f"/tables/{table}/record").content)
    assert replay(GAMES[game], record).loser == 1
    brought = ben.post("/records", json.loads(ana.web.get(f"/tables/{table}/record").content))
    assert ben.view(brought["id"])["match"]["outcome"]["winners"] == [0]
    last = ana.get(f"/tables/{table}/plies/{view['match']['ply']}")
    assert last["prompt"]["key"] == "prompt-resigned" and last["waiting"] == []
    assert ana.get(f"/tables/{table}/story")["turns"]


def test_a_match_that_was_given_up_continues_elsewhere(server: Server) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben")
    ana.done(table, "resign")
    body = {"ply": 0, "chairs": [{"who": "open"}, {"who": "bot", "bot": "random"}]}
    assert ana.post(f"/tables/{table}/continue", body)["id"]


@both
def test_among_several_a_bot_takes_over_and_whoever_gave_up_watches(
    server: Server, game: str
) -> None:
    table, (ana, ben, cleo) = together(server, game, "Ana", "Ben", "Cleo", is_public=False)
    with cleo.socket(table) as socket:
        receive(socket)
        ben.done(table, "resign")
        bot = until(socket, lambda view: view["seats"][1]["bot"])["seats"][1]
    assert bot["name"] != "Ben" and (bot["bot"], bot["former"]) == ("companion", "Ben")
    view = ben.view(table)  # without the link to the private table
    assert (view["seat"], view["match"]["legal"]) == (None, None)
    assert view["match"]["view"]["observer"] == "public"
    assert ben.get(f"/tables/{table}")["mine"] == []
    assert table in [row["id"] for row in ben.get("/me/tables")]
    assert ben.act(table, "return").json()["code"] == "not-at-table"
    for guest in (cleo, ana):
        guest.done(table, "resign")
    view = ana.view(table)
    assert view["status"] == "over" and 0 not in view["match"]["outcome"]["winners"]
    assert failures(ana.web.get(f"/tables/{table}/proof").content) == []


def test_the_last_person_plays_on_against_the_bots(server: Server) -> None:
    table, (ana, ben, cleo) = seated(server, CARDS, "Ana", "Ben", "Cleo")
    for guest in (ben, cleo):
        guest.done(table, "resign")
    with ana.socket(table) as socket:
        view = play(ana, table, socket, random.Random(1))
    names = [seat["name"] for seat in view["seats"]]
    assert view["match"]["view"]["seats"] == names and names[0] == "Ana"
    assert failures(ana.web.get(f"/tables/{table}/proof").content) == []


def test_lists_name_the_bot_even_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, (ana, ben, _) = seated(server, CARDS, "Ana", "Ben", "Cleo")
    other, (zoe, _) = seated(server, CARDS, "Zoe", "Zeno")
    ben.done(table, "resign")
    zoe.done(other, "resign")
    name = ana.view(table)["seats"][1]["name"]
    before = {row["id"]: row for row in ana.get("/me/tables")}
    server.stop()
    server.start()
    rows = {row["id"]: row for row in ana.again().get("/me/tables")}
    assert rows == before and rows[table]["seats"] == ["Ana", name, "Cleo"]
    (row,) = zoe.again().get("/me/tables")
    assert row["status"] == "over"
    server.kill()


# A rematch


def given_up(server: Server, *names: str, **rest: Any) -> tuple[str, list[Guest]]:
    table, guests = together(server, CARDS, *names, **rest)
    guests[0].done(table, "resign")
    return table, guests


def test_the_others_are_told_of_a_rematch_and_join_with_one_press(server: Server) -> None:
    table, (ana, ben) = given_up(server, "Ana", "Ben")
    with ana.socket(table) as socket:
        receive(socket)
        again = ben.post(f"/tables/{table}/rematch")["id"]
        view = until(socket, lambda view: view["rematch"])
    assert view["rematch"] == {"id": again, "by": 1, "seated": [1], "game": CARDS}
    assert told(view)[-1] == "news-rematch"
    seats = ana.view(again)["seats"]
    assert [seat["reserved"] for seat in seats] == ["Ana", ""]
    assert seats[0]["reserved_until"] > 0
    ana.post(f"/tables/{table}/rematch")
    assert ana.view(again)["status"] == "running"
    assert ben.view(table)["rematch"]["seated"] == [1, 0]
    assert told(ben.view(table))[-1] == "news-rematch-joined"


def test_the_player_after_the_last_starter_begins_the_rematch(server: Server) -> None:
    table, guests = together(server, CARDS, "Ana", "Ben", "Cleo", starter=1)
    for began, begins in ((1, 2), (2, 0)):
        assert guests[0].view(table)["match"]["waiting"] == [began]
        for guest in guests[:2]:
            guest.done(table, "resign")
        guests[2].done(table, "abandon")
        (again,) = {guest.post(f"/tables/{table}/rematch")["id"] for guest in guests}
        assert guests[0].view(again)["starter"] == begins
        table = again
    assert guests[0].view(table)["match"]["waiting"] == [0]


def test_a_drawn_starter_does_not_begin_the_rematch_either(server: Server) -> None:
    table, (ana, ben) = together(server, CARDS, "Ana", "Ben")
    (began,) = ana.view(table)["match"]["waiting"]
    ana.done(table, "resign")
    again = ben.post(f"/tables/{table}/rematch")["id"]
    assert ben.view(again)["starter"] == 1 - began


def test_where_all_begin_together_nobody_is_named_for_the_rematch(server: Server) -> None:
    table, (ana, ben) = together(server, SECRETS, "Ana", "Ben")
    ana.done(table, "resign")
    assert ben.view(ben.post(f"/tables/{table}/rematch")["id"])["starter"] is None


def test_a_rematch_does_not_start_while_the_host_changes_the_settings(server: Server) -> None:
    table, (ana, ben) = given_up(server, "Ana", "Ben")
    again = ben.post(f"/tables/{table}/rematch")["id"]
    ben.done(again, "ready", is_ready=False, is_changing=True)
    ana.post(f"/tables/{table}/rematch")
    view = ana.view(again)
    assert (view["status"], view["seats"][1]["is_changing"]) == ("waiting", True)
    ben.done(again, "ready", is_ready=False)
    ben.done(again, "start")
    assert ana.view(again)["status"] == "running"


def test_who_learns_the_other_game_first_keeps_the_chair(server: Server) -> None:
    table, (ana, ben) = given_up(server, "Ana", "Ben")
    again = ben.post(f"/tables/{table}/rematch", {"game": SECRETS})["id"]
    ana.post(f"/tables/{table}/rematch", {"is_learning": True})
    view = ben.view(again)
    assert view["status"] == "waiting"
    assert (view["seats"][0]["name"], view["seats"][0]["is_learning"]) == ("Ana", True)
    ben.done(again, "start")  # whoever opened it may be tired of waiting
    assert ana.view(again)["status"] == "running"


def test_the_same_people_can_go_on_with_another_game(server: Server) -> None:
    table, (ana, ben) = given_up(server, "Ana", "Ben")
    again = ben.post(f"/tables/{table}/rematch", {"game": SECRETS})["id"]
    assert ana.view(table)["rematch"]["game"] == SECRETS
    assert [seat["reserved"] for seat in ana.view(again)["seats"]] == ["Ana", ""]
    ana.post(f"/tables/{table}/rematch")  # whoever asked first has decided
    assert (ana.view(again)["game"], ana.view(again)["status"]) == (SECRETS, "running")
    assert ben.view(table)["rematch"] == {"id": again, "by": 1, "seated": [1, 0], "game": SECRETS}


def test_chairs_are_kept_for_those_who_played(server: Server) -> None:
    table, (ana, ben) = given_up(server, "Ana", "Ben", is_public=False)
    made = ana.post(f"/tables/{table}/rematch")
    zoe = Guest(server, "Zoe")
    refused = zoe.act(made["id"], "sit", link=made["link"], seat=1, name="Zoe")
    assert refused.json()["code"] == "not-at-table"
    assert ben.view(made["id"])["seats"][1]["reserved"] == "Ben"  # without the link
    ana.done(made["id"], "free", seat=1)
    zoe.done(made["id"], "sit", link=made["link"], seat=1, name="Zoe")
    assert ben.web.post(f"/tables/{table}/rematch").json()["code"] == "not-at-table"


def test_a_person_may_also_just_sit_down_on_the_kept_chair(server: Server) -> None:
    table, (ana, ben) = given_up(server, "Ana", "Ben")
    again = ana.post(f"/tables/{table}/rematch")["id"]
    ben.done(again, "sit", seat=1, name="Ben")
    ana.done(again, "start")
    assert ben.view(again)["status"] == "running"


def test_who_press_at_the_same_time_land_at_the_same_table(server: Server) -> None:
    table, guests = given_up(server, "Ana", "Ben")
    with ThreadPoolExecutor(4) as pool:
        presses = [guest for guest in guests for _ in range(2)]
        made = list(pool.map(lambda guest: guest.post(f"/tables/{table}/rematch"), presses))
    (again,) = {each["id"] for each in made}
    assert guests[0].view(again)["status"] == "running"
    assert sorted(guests[0].view(table)["rematch"]["seated"]) == [0, 1]


def test_who_gave_up_among_several_is_asked_for_the_rematch_too(server: Server) -> None:
    table, (ana, ben, cleo) = given_up(server, "Ana", "Ben", "Cleo")
    for guest in (ben, cleo):
        guest.done(table, "resign")
    again = cleo.post(f"/tables/{table}/rematch")["id"]
    assert [seat["reserved"] for seat in cleo.view(again)["seats"]] == ["Ana", "Ben", ""]
    for guest in (ana, ben):
        guest.post(f"/tables/{table}/rematch")
    view = ana.view(again)
    assert view["status"] == "running" and view["seat"] == 0
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Ben", "Cleo"]


def test_who_stood_up_again_can_still_join(server: Server) -> None:
    table, (ana, ben) = given_up(server, "Ana", "Ben")
    again = ben.post(f"/tables/{table}/rematch")["id"]
    ben.done(again, "leave")
    assert ben.post(f"/tables/{table}/rematch")["id"] == again
    ana.post(f"/tables/{table}/rematch")
    assert ana.view(again)["status"] == "running"


# The waiting room


def arranged(server: Server, *chairs: str, **rest: Any) -> tuple[str, Guest, Guest]:
    """Return a waiting table of Ana, where Ben sits beside her."""
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    made = ana.open(CARDS, *chairs, **rest)
    for seat, guest in enumerate((ana, ben)):
        guest.done(made["id"], "sit", link=made["link"], seat=seat, name=guest.name)
    return made["id"], ana, ben


def test_everybody_sees_what_the_host_changes(server: Server) -> None:
    table, ana, ben = arranged(server, "open", "open")
    chairs = [{"who": "open"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    with ben.socket(table) as socket:
        receive(socket)
        ben.done(table, "ready", is_ready=True)
        assert until(socket, lambda view: view["seats"][1]["is_ready"])
        ana.done(table, "change", chairs=chairs, preset="fr", clock={"main": 60})
        view = until(socket, lambda view: len(view["seats"]) == 3)
    assert (view["preset"], view["clock"]) == (
        "fr",
        {"main": 60, "increment": 0, "per_turn": 0, "bot": "", **NO_RESTS},
    )
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Ben", ""]
    assert not view["seats"][1]["is_ready"] and view["host"] == 0
    assert told(view)[-1] == "news-changed"
    refused = ana.act(table, "change", preset="nowhere")
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-setup")
    ana.done(table, "start")
    assert ben.act(table, "change", preset="de").json()["code"] == "not-at-table"
    assert ana.act(table, "change", preset="de").json()["code"] == "not-at-table"


def test_a_table_is_listed_or_not_as_the_host_wishes(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, ana, _ = arranged(server, "open", "open", "open", is_public=False)
    zoe = Guest(server, "Zoe")
    assert zoe.get("/tables") == []
    ana.done(table, "change", is_public=True, preset="it")
    (row,) = zoe.get("/tables")
    assert (row["id"], row["preset"]) == (table, "it")
    server.stop()
    server.start()
    ana, zoe = ana.again(), zoe.again()
    assert ana.get("/me/tables")[0]["preset"] == "it"
    assert zoe.get("/tables", status="waiting") == [row]
    ana.done(table, "change", is_public=False)
    assert zoe.get("/tables") == []
    assert zoe.web.get(f"/tables/{table}").status_code == 404
    server.kill()


@both
def test_the_shuffle_of_a_changed_table_can_be_proved(server: Server, game: str) -> None:
    """Seats are changed, chairs taken away, people moved: their bytes go with them."""
    ana, ben = Hand(server, "Ana"), Hand(server, "Ben")
    table = ana.guest.open(game, "open", "open", "open", "open")["id"]
    ana.sit(table, 0)
    ben.sit(table, 1)
    ben.guest.done(table, "sit", seat=3, name="Ben")
    ana.guest.done(table, "change", chairs=[{"who": "open"}, {"who": "bot", "bot": "random"}])
    assert ben.guest.view(table)["seat"] is None
    chairs = [{"who": "open"}, {"who": "bot", "bot": "random"}, {"who": "open"}]
    ana.guest.done(table, "change", chairs=chairs)
    ben.sit(table, 2)
    ana.guest.done(table, "change", chairs=[{"who": "open"}, {"who": "open"}])
    assert [seat["name"] for seat in ana.guest.view(table)["seats"]] == ["Ana", "Ben"]
    ana.guest.done(table, "start")
    for hand in (ana, ben):
        assert hand.reveal(table).status_code == 200
    ben.guest.done(table, "resign")
    proof = ana.guest.web.get(f"/tables/{table}/proof").content
    assert failures(proof) == []
    assert ben.bytes.hex() in proof.decode()


def test_who_leaves_and_comes_back_is_news(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    ben.done(table, "leave")
    view = wait_until(ana, table, lambda view: view and view["seats"][1]["bot"])
    last = view["news"][-1]
    values = {"name": "Ben", "bot": view["seats"][1]["bot_name"]}
    assert (last["kind"], last["seat"], last["text"]["values"]) == ("replaced", 1, values)
    ben.done(table, "return")
    assert told(ana.view(table))[-1] == "news-returned"
