"""The keys of clients and those of the server never collide."""

from __future__ import annotations

import pytest

from tests.server.api.people import Guest, Server, seated
from tests.server.stories.tables import CARDS, SECRETS

STACKED = {"hands": [["horse"] * 5, []], "deck": ["lyre"] * 9}
CHAIRS = [{"who": "invited"}, {"who": "invited"}]


def test_nobody_prepares_the_table_of_a_rematch(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    trap = {"game": CARDS, "chairs": CHAIRS, "key": f"rematch/{table}", "position": STACKED}
    refused = ana.web.post("/tables", json=trap)
    assert (refused.status_code, refused.json()["code"]) == (400, "unreadable")
    for guest in (ana, ben):
        guest.done(table, "abandon")
    (again,) = {guest.post(f"/tables/{table}/rematch")["id"] for guest in (ana, ben)}
    assert not ana.view(again)["is_written"]


@pytest.mark.parametrize("key", ["a/b", "ä", "with space", "k" * 65])
def test_a_key_of_a_client_has_plain_signs_alone(server: Server, key: str) -> None:
    ana = Guest(server, "Ana")
    asked = {"game": SECRETS, "chairs": CHAIRS, "key": key}
    assert ana.web.post("/tables", json=asked).json()["code"] == "unreadable"


def test_a_key_names_one_opening(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    first = ana.open(SECRETS, "open", "open", key="mine")
    assert ana.open(SECRETS, "open", "open", key="mine") == first
    other = {"game": CARDS, "chairs": [{"who": "open"}] * 2, "key": "mine"}
    refused = ana.web.post("/tables", json=other)
    assert (refused.status_code, refused.json()["code"]) == (409, "key-taken")
    assert ben.open(CARDS, "open", "open", key="mine") != first
