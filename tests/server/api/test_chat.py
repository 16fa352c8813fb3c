"""Chat: how fast words may come, where they are stored, and who may be silenced."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.api.operators import operated
from tests.server.api.people import SECONDS, Guest, Server, receive, seated
from tests.server.api.strangers import settled

CARDS = "alexandros"
OFTEN = 60


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """Yield a server with the usual limits, whose buckets hardly refill.

    So it does not matter how quickly a busy machine sends the words.
    """
    rates = {"word_rate": (0.1, 8), "address_word_rate": (0.1, 32), "table_word_rate": (0.1, 30)}
    with operated(tmp_path, slack=1, plant=settled(**rates)) as made:
        yield made


class Elsewhere(Guest):
    """A guest with a network address of their own."""

    def __init__(self, server: Server, name: str, address: str) -> None:
        super().__init__(server)
        self.name = name
        way = httpx.HTTPTransport(verify=False, local_address=address)
        self.web = httpx.Client(base_url=f"{server.url}/api", timeout=SECONDS, transport=way)
        server.clients.append(self.web)
        assert self.web.post("/guests", json={"name": name}).status_code == 201


def lines_of(server: Server, table: str) -> list[Any]:
    """Return the log of a table, from the disk."""
    with sqlite3.connect(server.folder / "tables.sqlite") as store:
        rows = store.execute("select body from lines where match = ? order by seq", (table,))
        return [json.loads(body) for (body,) in rows]


def told(socket: ClientConnection) -> str:
    """Return the answer to a command."""
    while not {"ack", "refused"} & set(message := receive(socket)):
        pass
    return str(message.get("refused", "ok"))


def said(guest: Guest, table: str) -> list[str]:
    return [line["words"] for line in guest.view(table)["said"]]


# How fast


def test_who_talks_without_end_is_heard_now_and_then(strict: Server) -> None:
    table, (ana, _) = seated(strict, CARDS, "Ana", "Ben")
    codes = Counter(ana.act(table, "say", words=f"{number}").status_code for number in range(OFTEN))
    with ana.socket(table) as socket:
        for number in range(OFTEN):
            socket.send(json.dumps(ana.request("say", words=f"{number}")))
            codes[200 if told(socket) == "ok" else 429] += 1
    assert codes[429] > OFTEN  # out of twice as many
    logged = [line for line in lines_of(strict, table) if line["kind"] == "said"]
    assert len(logged) == codes[200]


def test_several_people_of_one_address_are_counted_together(strict: Server) -> None:
    table, _ = seated(strict, CARDS, "Ana", "Ben")
    codes: Counter[int] = Counter()
    for number in range(10):
        zoe = Guest(strict, f"Zoe {number}")
        codes.update(zoe.act(table, "say", words="!").status_code for _ in range(8))
    assert codes[429] >= 20


def test_watchers_from_everywhere_do_not_take_the_word_from_the_players(strict: Server) -> None:
    table, (ana, _) = seated(strict, CARDS, "Ana", "Ben")
    codes: Counter[int] = Counter()
    for number in range(10):
        zoe = Elsewhere(strict, "Zoe", f"127.0.0.{number + 10}")
        codes.update(zoe.act(table, "say", words="!").status_code for _ in range(8))
    assert codes[429] >= 20
    assert ana.act(table, "say", words="We go on").status_code == 200


def test_a_socket_is_no_way_around_the_limit_of_an_address(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1, plant=settled(address_rate=(1, 60))) as server:
        table, _ = seated(server, CARDS, "Ana", "Ben")
        with Guest(server).socket(table) as socket:
            answers: Counter[str] = Counter()
            while answers["too-many"] < 3 and answers.total() < 200:
                socket.send("{}")
                answers[told(socket)] += 1
    assert answers["too-many"] > 0


# Where they are stored


def test_what_watchers_say_is_in_no_log(own_server: Server) -> None:
    table, (ana, ben) = seated(own_server, CARDS, "Ana", "Ben")
    yan, zoe = Guest(own_server, "Yan"), Guest(own_server, "Zoe")
    before = lines_of(own_server, table)
    with zoe.socket(table) as socket:
        version = receive(socket)["view"]["version"]
        head = yan.done(table, "say", words="Ben will win", key="once")
        assert yan.done(table, "say", words="Ben will win", key="once") == head
        view = receive(socket)["view"]
        assert view["version"] > version
        assert [line["words"] for line in view["said"]] == ["Ben will win"]
    assert said(ana, table) == said(ben, table) == []
    assert lines_of(own_server, table) == before
    ana.done(table, "say", words="Among us")
    yan.done(table, "say", words="Told you")
    for guest in (ana, ben):
        guest.done(table, "abandon")
    assert said(ana, table) == said(zoe, table) == ["Ben will win", "Among us", "Told you"]
    own_server.kill()
    own_server.start()
    assert said(Guest(own_server), table) == ["Among us"]


def test_an_answer_to_a_watcher_does_not_tell_that_players_wrote(server: Server) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben")
    zoe = Guest(server, "Zoe")
    heads = [zoe.done(table, "say", words="One")["head"]]
    ana.done(table, "say", words="Among us")
    heads.append(zoe.done(table, "say", words="Two")["head"])
    assert heads[0] == heads[1]


def test_words_name_who_said_them_and_tell_nothing_of_the_person(own_server: Server) -> None:
    tables, yan = [], Guest(own_server, "Yan")
    for _ in range(2):
        table, (ana, _) = seated(own_server, CARDS, "Ana", "Ben")
        tables.append(table)
        ana.done(table, "say", words="Hello")
        yan.done(table, "say", words="Hello")
        zoe = Guest(own_server, "Yan")
        zoe.done(table, "say", words="I am another Yan")
        assert [line["by"] for line in ana.view(table)["said"]] == [0]
    handles = [[line["by"] for line in yan.view(table)["said"]] for table in tables]
    assert len({handle for of_table in handles for handle in of_table}) == 4
    with sqlite3.connect(own_server.folder / "tables.sqlite") as store:
        people = [row[0] for row in store.execute("select id from people")]
    assert len(people) > 4
    for handle in (handle for of_table in handles for handle in of_table):
        assert not any(handle in person or person in handle for person in people)
    own_server.kill()
    own_server.start()
    yan = yan.again()
    yan.done(tables[0], "say", words="Hello")
    assert yan.view(tables[0])["said"][0]["by"] not in handles[0]


# Who may be silenced


def test_the_host_mutes_somebody_and_lets_them_talk_again(own_server: Server) -> None:
    table, (ana, ben) = seated(own_server, CARDS, "Ana", "Ben")
    assert ben.act(table, "hush", who=0, how="mute").json()["code"] == "not-at-table"
    assert ana.act(table, "hush", who=0, how="mute").json()["code"] == "not-at-table"  # herself
    assert ana.act(table, "hush", who=1, how="remove").json()["code"] == "not-at-table"
    assert ana.act(table, "hush", who="nobody", how="mute").json()["code"] == "not-at-table"
    ana.done(table, "hush", who=1, how="mute")
    assert ana.view(table)["hushed"] == [{"by": 1, "name": "Ben", "how": "mute"}]
    own_server.kill()
    own_server.start()
    ana, ben = ana.again(), ben.again()
    refused = ben.act(table, "say", words="Hm")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-at-table")
    assert "muted" in refused.json()["text"]
    ana.done(table, "hush", who=1, how="allow")
    ben.done(table, "say", words="Hm")
    assert ana.view(table)["hushed"] == []


def test_who_watches_and_is_sent_away_does_not_come_back(own_server: Server) -> None:
    ana, zoe, yan = (Guest(own_server, name) for name in ("Ana", "Zoe", "Yan"))
    table = ana.open(CARDS, "open", "open")["id"]
    zoe.done(table, "say", words="Rude")
    handle = zoe.view(table)["said"][0]["by"]
    with zoe.socket(table) as socket:
        receive(socket)
        ana.done(table, "hush", who=handle, how="remove")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                receive(socket)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "removed")
    for _ in range(2):
        assert zoe.web.get(f"/tables/{table}").json()["code"] == "forbidden"
        assert zoe.act(table, "sit", seat=1, name="Zoe").status_code == 403
        assert zoe.act(table, "say", words="And yet").status_code == 403
        with pytest.raises(InvalidStatus), zoe.socket(table):
            pass
        own_server.kill()
        own_server.start()
        ana, zoe, yan = ana.again(), zoe.again(), yan.again()
    assert [(each["name"], each["how"]) for each in yan.view(table)["hushed"]] == [
        ("Zoe", "remove")
    ]
    ana.done(table, "hush", who=yan.view(table)["hushed"][0]["by"], how="allow")
    assert zoe.view(table)["status"] == "waiting"
