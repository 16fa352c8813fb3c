"""Permissions at a table are decided in one place: nothing is done or read without it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from satrap.packs import PACKS
from satrap.server.api import Settings, make_app
from satrap.server.api.examples import REQUESTS as EXAMPLES
from satrap.server.errors import Forbidden
from satrap.server.tables import permissions
from satrap.server.tables.commands import AnyCommand, Replace, Sender
from satrap.server.tables.conditions import Case
from satrap.server.tables.entries import Clock
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.permissions import Read, Write
from tests.server.api.inside import TABLE, Inside, asked, tell_inside
from tests.server.tables.people import new_table

ALL: list[Read | Write] = [*Read, *Write]
METHODS = {"POST", "PUT", "PATCH", "DELETE"}
ACT = "act"  # commands have entries of their own
BODIES: dict[Write, Any] = {
    Write.NOTES: {"words": "mine"},
    Write.PREPARED: {"actions": []},
    Write.CONTINUE: {"ply": 0, "chairs": [{"who": "open"}] * 2},
    Write.REPORTS: {"who": 0, "words": "Rude."},
    Write.MUTES: {"who": 0},
}
KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyCommand)}
SENTENCE = "server-other-origin"  # a sentence that no table uses


def refuse(case: Case) -> None:
    raise Forbidden(SENTENCE)


def below(paths: list[str]) -> set[str]:
    """Return the paths below a table's own, relative to it."""
    return {path.removeprefix(TABLE).removeprefix("/") for path in paths if path.startswith(TABLE)}


def test_every_command_has_an_entry() -> None:
    assert set(permissions.COMMANDS) == set(get_args(AnyCommand))


def test_every_request_about_a_table_has_an_entry() -> None:
    assert set(permissions.REQUESTS) == set(ALL)
    server = Inside.__new__(Inside)
    server.app = make_app(Settings("nowhere.sqlite"))
    assert {read.value for read in Read} == below(server.paths("GET"))
    writes = [path for method in METHODS for path in server.paths(method)]
    assert {write.value for write in Write} | {ACT} == below(writes)


def test_a_bot_plays_for_no_other_bot() -> None:
    """A chair without a person counts as away, and still cannot be replaced."""
    table = new_table(next(iter(PACKS.values())).game, 2)
    table.places[1].person = ""
    with pytest.raises(NotAtTable) as refused:
        permissions.check(table, Sender("Ana", away=frozenset({""})), Replace(1))
    assert refused.value.text.key == "table-not-away-yet"


def test_by_correspondence_a_bot_plays_for_nobody_who_has_time() -> None:
    """Nobody sits there for days: when time has run out, the server lets a bot play."""
    game, ben = next(iter(PACKS.values())).game, frozenset({"Ben"})
    live, daily = Clock(600), Clock(0, per_turn=86_400)
    permissions.check(new_table(game, 2, clock=live), Sender("Ana", away=ben), Replace(1))
    with pytest.raises(NotAtTable) as refused:
        permissions.check(new_table(game, 2, clock=daily), Sender("Ana", away=ben), Replace(1))
    assert refused.value.text.key == "table-has-days"


async def opened(server: Inside) -> tuple[httpx.AsyncClient, str]:
    ana = await server.guest("Ana")
    body = {"game": next(iter(PACKS)), "chairs": [{"who": "open"}] * 2}
    return ana, (await ana.post("/api/tables", json=body)).json()["id"]


async def words_of(server: Inside, ana: httpx.AsyncClient, match: str, what: Read | Write) -> str:
    """Send a request, and return the sentence or code of its refusal, if there is one."""
    path = f"{TABLE}/{what.value}".removesuffix("/")
    if what is Read.LISTEN:
        cookie = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
        sent = await server.connect(path.format(match=match), cookie=cookie)
        return str(sent[0].get("reason", ""))
    if isinstance(what, Read):
        reply = await asked(ana, path, match)
    else:
        method = "PUT" if what in (Write.NOTES, Write.PREPARED) else "POST"
        reply = await ana.request(method, path.format(match=match), json=BODIES.get(what))
    told = reply.json()
    return str(told.get("text", "")) if isinstance(told, dict) else ""


@pytest.mark.parametrize("what", ALL, ids=str)
def test_a_request_is_refused_where_its_entry_refuses(
    tmp_path: Path, what: Read | Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Inside) -> None:
        ana, match = await opened(server)
        refused = "forbidden" if what is Read.LISTEN else str(Forbidden(SENTENCE))
        assert await words_of(server, ana, match, what) != refused
        rules = {**permissions.REQUESTS, what: (refuse,)}
        monkeypatch.setattr(permissions, "REQUESTS", rules)
        assert await words_of(server, ana, match, what) == refused

    tell_inside(tmp_path, story)


@pytest.mark.parametrize("tag", KINDS)
def test_a_command_is_refused_where_its_entry_refuses(
    tmp_path: Path, tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = next(each["command"] for each in EXAMPLES.values() if each["command"]["do"] == tag)

    async def story(server: Inside) -> None:
        ana, match = await opened(server)
        path = TABLE.format(match=match) + "/act"
        first = await ana.post(path, json={"key": "before", "command": command})
        assert first.json().get("text") != str(Forbidden(SENTENCE))
        rules = {**permissions.COMMANDS, KINDS[tag]: (refuse,)}
        monkeypatch.setattr(permissions, "COMMANDS", rules)
        reply = await ana.post(path, json={"key": "after", "command": command})
        assert (reply.status_code, reply.json()["text"]) == (403, str(Forbidden(SENTENCE)))

    tell_inside(tmp_path, story)
