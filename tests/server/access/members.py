"""Members as callers: signed in a moment ago, through a program, and by a link alone."""

from __future__ import annotations

from itertools import count

from satrap.server.keys import SCOPES
from tests.server.access import policy
from tests.server.access.asking import Answer, ask_anywhere
from tests.server.access.checking import NEW
from tests.server.api.people import Guest, Server
from tests.server.api.test_passkeys import at, keep, site_of
from tests.server.authenticator import Authenticator

MEMBER, TOKEN, LINK = "member", "with an API token", "by a link"
numbers = count()


def member(server: Server, how: str) -> Guest:
    """Return somebody who has just become a member, as one kind of caller."""
    name = f"member {next(numbers)}"
    kept = at(server, name)
    keep(kept, Authenticator(site_of(server)), name)
    caller = Guest(server)
    caller.name = name
    if how == MEMBER:
        caller.web.headers["Cookie"] = kept.cookie
    elif how == TOKEN:
        made = kept.post("/me/keys", {"name": "all of it", "scopes": list(SCOPES), "days": 1})
        caller.web.headers["Authorization"] = f"Bearer {made['token']}"
    else:
        caller.post("/guests", {"link": kept.post("/me/link")["link"]})
    return caller


def answers(server: Server, name: str) -> dict[str, Answer]:
    """Return what each kind of caller is answered."""
    return {how: ask_anywhere(member(server, how), name) for how in (MEMBER, TOKEN, LINK)}


def wrong_for_members(server: Server) -> list[str]:
    """Try what needs a person but no table, and return what is wrong."""
    statuses, wrong = policy.answers(), []
    for row in policy.section(policy.MEMBERS):
        for how, answer in answers(server, row.name).items():
            word = row.cells[how]
            if (answer.word, answer.status) not in ((word, statuses[word]), (word, NEW)):
                wrong.append(f"{row.what}, {how}: {answer}, not {word}")
    return wrong


def personal() -> set[str]:
    """Return the routes without a table whose answer depends on who asks."""
    rows = policy.section(policy.NOWHERE)
    return {row.name for row in rows if row.cells["nobody"] != row.cells["guest"]}
