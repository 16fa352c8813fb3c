"""A member with something of each kind, so that questions about it have an answer."""

from __future__ import annotations

from typing import Any

from tests.server.api.people import Guest
from tests.server.fuzz.serving import Watched

GAME = "alexandros"
PASSWORD = "three camels at dawn"


class Membership:
    """Two members who have played; the first one asks."""

    def __init__(self, server: Watched) -> None:
        self.member, self.other = Guest(server, "Meleager"), Guest(server, "Philotas")
        for each in (self.member, self.other):
            self._put(each, "/me/password", {"password": PASSWORD, "name": each.name})
        self.table = self._played()
        self._put(self.member, "/people/Philotas/ties/follow")

    @property
    def cookie(self) -> str:
        return self.member.cookie

    @property
    def names(self) -> dict[str, list[str]]:
        """Return the values of each name in a path."""
        people = [self.member.name, self.other.name, "Nobody At All"]
        plan = {"name": "Granicus Cup", "game": GAME, "clock": {"main": 600}}
        cup = self.member.post("/tournaments", plan)["id"]
        key = {"name": "bot", "scopes": ["read"], "days": 1}
        self.member.post("/me/keys", key)
        webhook = {"url": "https://example.org/x", "style": "plain"}
        made = self.member.post("/me/notices/webhooks", webhook)
        assert made
        return {
            "name": people,
            "other": people,
            "cup": [cup, "0" * 16],
            "key": [each["id"] for each in self.member.get("/me/keys")],
            "device": [each["id"] for each in self.other.get("/me/devices")],
            "tie": [each["id"] for each in self.member.get("/me/ties")],
            "place": [each["id"] for each in self.member.get("/me/notices")["places"]],
        }

    def _played(self) -> str:
        """Finish a match that counts."""
        table = str(self.member.open(GAME, "open", "open", is_friendly=False)["id"])
        for seat, each in enumerate((self.member, self.other)):
            each.done(table, "sit", seat=seat, name=each.name)
        self.member.done(table, "start")
        self.other.done(table, "resign")
        return table

    def _put(self, who: Guest, path: str, body: Any = None) -> None:
        reply = who.web.put(path, json=body)
        assert reply.is_success, reply.text
