"""A mute that mutes: two worlds, and what a muted person says makes no difference in either."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.api.people import Guest, Server, receive, seated

CARDS = "alexandros"


def drained(guest: Guest, at: ClientConnection, table: str) -> list[Any]:
    """Return what somebody is sent, up to the answer to a command of their own."""
    request = guest.request("undo", version=0)
    at.send(json.dumps(request))
    found = list[Any]()
    while "refused" not in (message := receive(at)):
        found.append(message)
    return [*found, {"stale": message["refused"], "version": message["view"]["version"]}]


def heard(guest: Guest, table: str) -> list[str]:
    return [line["words"] for line in guest.view(table)["said"]]


def world(server: Server, *, talks: bool) -> list[Any]:
    """Return all that Ana learns at a table where Ben, whom she has muted, talks or does not."""
    table, (ana, ben, cleo) = seated(server, CARDS, "Ana", "Ben", "Cleo", is_public=True)
    watcher = Guest(server, "Dora")
    learned = list[Any]()

    def speaks(*guests: Guest) -> None:
        for guest in guests if talks else ():
            guest.done(table, "say", words="rude")

    speaks(ben)
    ana.post(f"/tables/{table}/mutes", {"who": 1})
    with ana.socket(table, query="&patch=1") as at:
        learned.append(receive(at)["view"]["said"])
        speaks(ben, ben)
        cleo.done(table, "say", words="kind")
        learned += drained(ana, at, table)
        version = ana.view(table)["version"]
        learned.append((version, heard(ana, table)))
        speaks(ben)
        body = ana.request("say", words="mine", version=version)
        learned.append(ana.web.post(f"/tables/{table}/act", json=body).json()["version"])
        speaks(ben)
        learned += drained(ana, at, table)
        for guest in (ana, ben, cleo):
            guest.done(table, "abandon", wants=True)
        speaks(ben, watcher)
        learned += [(ana.view(table)["version"], heard(ana, table))]
    assert ("rude" in heard(cleo, table)) == talks == ("rude" in heard(ben, table))
    return [without_chance(each) for each in learned]


def without_chance(told: Any) -> Any:
    """Return what was told without what is random at every table."""
    if isinstance(told, dict) and "patch" in told:
        patch = told["patch"]
        paths = [op["path"] for op in patch["ops"] if "match" not in op["path"]]
        return (patch["from"], patch["version"], paths)
    return told


def test_what_a_muted_person_says_changes_nothing(server: Server) -> None:
    talking, silent = world(server, talks=True), world(server, talks=False)
    dora = [each for each in talking[-1][1] if each == "rude"]
    assert dora == ["rude"], "a watcher who is not muted is heard after the end"
    assert talking[:-1] == silent[:-1]
    version, words = silent[-1]
    assert talking[-1] == (version + 1, [*words, "rude"])


def test_a_mute_holds_everywhere_and_for_good(own_server: Server) -> None:
    ana, ben, cleo = (Guest(own_server, name) for name in ("Ana", "Ben", "Cleo"))
    table = ana.open(CARDS, "open", "open", "open", is_public=True)["id"]
    for seat, guest in enumerate((ana, ben, cleo)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ben.done(table, "say", words="rude")
    tie = ana.post(f"/tables/{table}/mutes", {"who": 1})
    assert heard(ana, table) == [] and heard(ben, table) == ["rude"]
    own_server.kill()
    own_server.start()
    ana, ben = ana.again(), ben.again()
    assert heard(ana, table) == []
    other = ben.open(CARDS, "open", "open", is_public=True)["id"]
    ben.done(other, "say", words="rude here, too")
    assert heard(ana, other) == []
    assert ana.get("/me/ties") == [tie] and ben.get("/me/ties") == []
    assert ana.web.delete(f"/me/ties/{tie['id']}").json() == []
    assert heard(ana, table) == ["rude"] and heard(ana, other) == ["rude here, too"]


def test_nobody_mutes_themselves_and_each_only_for_themselves(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    assert ana.web.post(f"/tables/{table}/mutes", json={"who": 0}).status_code == 409
    tie = ana.post(f"/tables/{table}/mutes", {"who": 1})
    reply = ben.web.delete(f"/me/ties/{tie['id']}")
    assert (reply.status_code, reply.json()["code"]) == (404, "no-such-person")


@pytest.mark.parametrize("patch", ["", "&patch=1"])
def test_an_open_page_changes_at_once(server: Server, patch: str) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    ben.done(table, "say", words="rude")
    with ana.socket(table, query=patch) as at:
        assert receive(at)["view"]["said"]
        tie = ana.post(f"/tables/{table}/mutes", {"who": 1})
        assert receive(at)["view"]["said"] == []
        ana.web.delete(f"/me/ties/{tie['id']}")
        assert receive(at)["view"]["said"]
