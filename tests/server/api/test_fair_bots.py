"""One guest keeps many bots of the highest level thinking; everybody else's bots answer quickly."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from tests.offered import GAMES
from tests.server.api.people import Guest, Server, receive

HOG_TABLES = 30
LEAST_ANSWERS = 6
MOST_MEANWHILE = 6  # decisions of the hog's bots while somebody waits for one answer, on average


def decisions(guest: Guest, bot: str) -> int:
    """Return how many decisions bots of a level have made on this server."""
    told = guest.web.get("/metrics").text
    found = re.search(rf'satrap_bot_seconds_count{{bot="{bot}"}} (\d+)', told)
    return int(found[1]) if found else 0


def test_bots_answer_at_once_while_a_guest_lets_thirty_tables_think(own_server: Server) -> None:
    game = next(iter(GAMES))
    hog, ana = Guest(own_server, "Hog"), Guest(own_server, "Ana")
    for _ in range(HOG_TABLES):
        table = hog.open(game, "hegemon", "hegemon")["id"]
        hog.done(table, "start")
    while decisions(hog, "hegemon") < HOG_TABLES:  # compiling may take minutes
        time.sleep(0.1)
    table = ana.open(game, "open", *["companion"] * 3, starter=1)["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    with ana.socket(table) as socket:
        before, match = decisions(hog, "hegemon"), None
        ana.done(table, "start")
        while not match or match["waiting"] != [0]:  # three bots have their turns
            match = receive(socket)["view"]["match"]
    meanwhile = decisions(hog, "hegemon") - before
    assert match["ply"] >= LEAST_ANSWERS
    assert meanwhile <= MOST_MEANWHILE * match["ply"]


@pytest.mark.parametrize("other", ["recruit", "device"])
def test_the_thirteenth_table_is_refused_with_what_to_do(tmp_path: Path, other: str) -> None:
    """Tables without bots count too: a bot plays on for whoever leaves one."""
    server = Server(tmp_path, slack=1)
    try:
        ana = Guest(server, "Ana")
        replies = []
        for _ in range(13):
            table = ana.open(next(iter(GAMES)), "open", other, starter=0)["id"]
            ana.done(table, "sit", seat=0, name="Ana")
            if other == "device":
                ana.done(table, "sit", seat=1, name="Ada")
            replies.append(ana.act(table, "start"))
        assert [reply.status_code for reply in replies] == [*[200] * 12, 429]
        assert replies[-1].json()["code"] == "too-many"
        assert "Finish one of those matches" in replies[-1].json()["text"]
    finally:
        server.kill()
