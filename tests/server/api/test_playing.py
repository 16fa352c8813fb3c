"""People and bots play over real sockets, from opening a table to the end of the match."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from satrap.core.record import parse_record, replay
from satrap.verify import failures
from tests.offered import GAMES
from tests.server.api.people import SECONDS, Guest, Server, play, receive

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"
both = pytest.mark.parametrize("game", GAMES)


@both
def test_a_stranger_plays_against_bots_to_the_end(server: Server, game: str) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(game, "open", "companion", "random")["id"]
    with ana.socket(table) as socket:
        for command in ({"do": "sit", "seat": 0, "name": "Ana"}, {"do": "start"}):
            socket.send(json.dumps({"key": command["do"], "command": command}))
        assert ana.web.get(f"/tables/{table}/record").json()["code"] == "forbidden"
        heads: list[str] = []
        while len(heads) < 2:
            message = receive(socket)
            heads += [message["head"]] if "ack" in message else []
        with ana.socket(table) as other:  # a second window of the same person
            view = play(ana, table, other, random.Random(1))
    assert view["match"]["outcome"]["winners"]
    record = parse_record(ana.web.get(f"/tables/{table}/record").content)
    assert replay(GAMES[game], record).outcome
    proof = ana.web.get(f"/tables/{table}/proof").content
    assert [failures(proof, head) for head in heads] == [[], []]
    early = ana.web.get(f"/tables/{table}/plies/3").json()
    assert early["ply"] == 3 and early["view"]


@both
def test_two_people_at_a_table_and_one_who_watches(server: Server, game: str) -> None:
    ana, ben, zoe = (Guest(server, name) for name in ("Ana", "Ben", "Zoe"))
    table = ana.open(game, "open", "open")["id"]
    for seat, guest in enumerate((ana, ben)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ana.done(table, "start")
    views = {}

    def run(guest: Guest, number: int) -> None:
        with guest.socket(table) as socket:
            views[guest.name] = play(guest, table, socket, random.Random(number))

    threads = [threading.Thread(target=run, args=(g, n)) for n, g in enumerate((ana, ben))]
    for thread in threads:
        thread.start()
    with zoe.socket(table) as socket:
        views["Zoe"] = play(zoe, table, socket, random.Random(0))
    for thread in threads:
        thread.join(SECONDS)
    outcomes = {json.dumps(view["match"]["outcome"]) for view in views.values()}
    assert len(views) == 3 and len(outcomes) == 1


@both
def test_the_example_bot_plays_a_game(server: Server, game: str) -> None:
    ana = Guest(server, "Ana")
    opened = ana.open(game, "invited", "random", is_public=False)
    command = [sys.executable, str(EXAMPLE), server.url, opened["id"], "0", opened["link"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        with ana.socket(opened["id"]) as socket:
            while not receive(socket)["view"]["seats"][0]["name"]:
                pass
        ana.done(opened["id"], "start")
        out, _ = bot.communicate(timeout=SECONDS)
    assert bot.returncode == 0
    assert "winners" in out


def test_what_can_be_asked_beside_playing(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open("alexandros", "open", "random", starter=0)["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    legal = ana.view(table)["match"]["legal"]
    page = ana.web.get(f"/tables/{table}/legal").json()
    assert page == {"count": len(legal), "actions": legal}
    ask = {"play": legal[0]}
    assert ana.web.get(f"/tables/{table}/why", params=ask).json() == {"why": None}
    preview = ana.web.get(f"/tables/{table}/preview", params=ask).json()
    assert len(preview["events"]) == len(preview["words"])
    french = {"Accept-Language": "fr-CH, en;q=0.5"}
    refused = ana.web.get(f"/tables/{table}/why", params={"play": "nonsense"}, headers=french)
    assert refused.status_code == 400
    assert set(refused.json()) == {"code", "text"}
    why = ana.web.get(f"/tables/{table}/why", params={"play": "levy taxes"}).json()
    assert why.get("why") or why.get("code")
