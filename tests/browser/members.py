"""The pages of members and operators, with something on each of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from satrap.cli.stored import FILE, secret_of
from satrap.server.order import SECRET
from tests.browser.house import House
from tests.browser.tables import CARDS
from tests.server.api.people import Guest

NAME, OTHER = "Drypetis", "Eumenes"
SAID = ("Rude.", "Well met")
NAMES = (NAME, OTHER, *SAID, "Granicus Cup", "Issus Cup", "Gaugamela Cup", "Tyre Cup")
PASSWORD = "three camels at dawn"
DAILY = {"main": 0, "per_turn": 86_400}
STATUSES = ("open", "running", "over", "cancelled")
LONGEST = 30  # seconds until a step of a tournament is done
ADDRESSES = {
    "home": "/home",
    "account": "/account",
    "sign in": "/account/sign-in",
    "rests": "/settings/rests",
    "notices": "/settings/notices",
    "data": "/account/data",
    "people": "/people",
    "profile": f"/people/{OTHER}",
    "games": "/games",
    "ratings": "/ratings",
    "tournaments": "/tournaments",
    "new tournament": "/tournaments/new",
    "operators": "/admin",
}
PAGES = [*ADDRESSES, *(f"tournament, {status}" for status in STATUSES)]


class Club:
    """Two members, what they have played, and what is played next."""

    def __init__(self, house: House, pair: tuple[Guest, Guest] | None = None) -> None:
        self.house = house
        self.member, self.other = pair or (Guest(house, NAME), Guest(house, OTHER))
        for each in (self.member, self.other):
            body = {"password": PASSWORD, "name": each.name}
            assert each.web.put("/me/password", json=body).status_code == 200
        table = self._rated()
        self._daily()
        self.other.post(f"/tables/{table}/reports", {"who": 0, "words": SAID[0]})
        assert self.member.web.put(f"/people/{self.other.name}/ties/follow").is_success
        self.cups = {status: getattr(self, f"_{status}")() for status in STATUSES}

    def address(self, name: str) -> str:
        """Return where a page is."""
        return ADDRESSES.get(name) or f"/tournaments/{self.cups[name.split(', ')[1]]}"

    @property
    def key(self) -> str:
        """The key of the operators."""
        with ThreadPoolExecutor(1) as aside:  # the browser's own loop is running here
            return aside.submit(secret_of, self.house.folder / FILE, SECRET).result().hex()

    def _rated(self) -> str:
        """Finish a match that counts; somebody has said a word in it."""
        table = str(self.member.open(CARDS, "open", "open", is_friendly=False)["id"])
        self._sit(table)
        self.other.done(table, "say", words=SAID[1])
        self.other.done(table, "resign")
        return table

    def _daily(self) -> None:
        """Let a table by correspondence wait for the member, and one for the other."""
        for starter in range(2):
            opened = self.member.open(CARDS, "open", "open", clock=DAILY, starter=starter)
            self._sit(str(opened["id"]))

    def _sit(self, table: str) -> None:
        for seat, each in enumerate((self.member, self.other)):
            each.done(table, "sit", seat=seat, name=each.name)
        self.member.done(table, "start")

    # Tournaments

    def _open(self, **more: Any) -> str:
        plan = {"name": "Granicus Cup", "game": CARDS, "clock": {"main": 1800}, **more}
        id = str(self.member.post("/tournaments", plan)["id"])
        for each in (self.member, self.other):
            self._ask(each, id, "join")
        return id

    def _running(self) -> str:
        """Play the first of two rounds, with bots at the other table."""
        id = self._open(name="Issus Cup", rounds=2, has_bots=True)
        self._ask(self.member, id, "invite", bot="recruit", count=2)
        self._play(id)
        return id

    def _over(self) -> str:
        id = self._open(name="Gaugamela Cup", format="knockout")
        self._play(id)
        self._until(id, lambda cup: cup["status"] == "over")
        return id

    def _cancelled(self) -> str:
        id = self._open(name="Tyre Cup")
        self._ask(self.member, id, "cancel")
        return id

    def _play(self, id: str) -> None:
        """Play the first round: whoever sits beside the member gives up."""
        self._ask(self.member, id, "start")
        self._until(id, lambda cup: cup["status"] == "running")
        for each in (self.member, self.other):
            self._ask(each, id, "here")
        cup = self._until(id, lambda cup: cup["is_playing"])
        for table in cup["tables"]:
            if table["round"] == 1 and 2 in table["sitting"]:
                self.other.done(table["match"], "resign")

    def _ask(self, who: Guest, id: str, do: str, **rest: Any) -> None:
        reply = who.web.post(f"/tournaments/{id}/act", json={"do": do, **rest})
        assert reply.status_code == 200, reply.text

    def _until(self, id: str, is_so: Callable[[Any], bool]) -> Any:
        end = time.monotonic() + LONGEST
        while not is_so(cup := self.member.get(f"/tournaments/{id}")):
            assert time.monotonic() < end, cup
            time.sleep(0.02)
        return cup
