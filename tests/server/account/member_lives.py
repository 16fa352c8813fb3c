"""A member's life: everything that only members have, and traces of all of it."""

from __future__ import annotations

import sqlite3
import zipfile
from contextlib import closing

from satrap.cli.serving import FILE
from satrap.server.api.examples import CUP
from tests.server.account.lives import NAME, Life, person_of
from tests.server.api.operators import Operated
from tests.server.api.people import Guest
from tests.server.api.test_factors import protect
from tests.server.api.test_letters import answer, ask
from tests.server.api.test_order import Operator
from tests.server.api.test_passkeys import at, keep, sign_in, site_of
from tests.server.api.test_passwords import keep_by_password
from tests.server.authenticator import Authenticator
from tests.server.post_office import PostOffice, code_in
from tests.server.receivers import Browser
from tests.server.stories.tables import CARDS

LATER, OTHER = "Vespertilio", "Thalestris"  # the member's next name, and another guest's
OLD, NEW = "Zaffran.Old@example.org", "Zaffran.New@example.org"
DAYS = {"main": 0, "increment": 0, "per_turn": 86_400}
SIGNED_IN_WITH = ("passkeys", "passwords", "factors", "recovery_codes", "keys", "tokens")
TELLING = 12  # characters or bytes that cannot be there by chance


class MemberLife(Life):
    """Somebody who uses everything that only members have, with friends who are members too."""

    archive: zipfile.ZipFile  # of all that is theirs, once it was asked for

    def __init__(self, server: Operated, office: PostOffice) -> None:
        self.office = office
        super().__init__(server)
        self.guest = self._as_a_guest()
        self._keep()
        self._notices()
        self._cups()
        self._ties()
        self._order()
        assert self.own.web.post("/guests", json={"name": LATER}).status_code == 201
        self.phone = protect(self.own)[0]
        self.secrets = self._secrets()

    def arrive(self, name: str) -> Guest:
        return at(self.server, name)

    def _as_a_guest(self) -> str:
        """Play under another name on another device; return the id of that guest."""
        self.device = at(self.server, OTHER)
        table = self.device.open(CARDS, "open", "open")["id"]
        self.device.done(table, "sit", seat=0, name=OTHER)
        self.friend.done(table, "sit", seat=1, name="Ben")
        self.device.done(table, "start")
        self.device.done(table, "say", words="zaffran as a guest")
        return person_of(self.server, OTHER)

    def _keep(self) -> None:
        """Become a member in every way, with two addresses, one after the other."""
        key = Authenticator(site_of(self.server))
        mark = keep(self.own, key, NAME)["passkeys"][0]["id"]
        self.own.web.put(f"/me/passkeys/{mark}", json={"name": "zaffran key"}).raise_for_status()
        assert sign_in(self.device, key).status_code == 200
        keep_by_password(self.own, NAME)
        for friend in (self.friend, self.third):
            keep_by_password(friend, friend.name)
        for address in (OLD, NEW):
            ask(Guest(self.server), address.upper())  # somebody else asks, too
            ticket = ask(self.own, address, is_new=True)
            code = code_in(self.office.wait(1, address))
            assert answer(self.own, ticket=ticket, code=code).status_code == 200
        ask(Guest(self.server), NEW.upper())
        (device,) = [each for each in self.own.get("/me/devices") if each["is_this"]]
        named = {"name": "zaffran laptop"}
        self.own.web.put(f"/me/devices/{device['id']}", json=named).raise_for_status()
        token = {"name": "zaffran bot", "scopes": ["read"], "days": 1}
        self.own.post("/me/keys", token)

    def _notices(self) -> None:
        """Let notices go everywhere; a rated match ends, and a rematch is wanted."""
        hook = {"url": "https://hooks.example.org/zaffran", "style": "plain"}
        self.own.post("/me/notices/webhooks", hook)
        push = {"endpoint": "https://push.example.org/zaffran", **Browser().keys()}
        self.own.post("/me/notices/push", push)
        self.own.post("/me/notices/mail")
        taste = {"zone": "Pacific/Chatham", "reminders": [60]}
        self.own.web.put("/me/notices", json=taste).raise_for_status()
        table = self.own.open(CARDS, "open", "open", is_friendly=False, clock=DAYS)["id"]
        for seat, guest in enumerate((self.own, self.friend)):
            guest.done(table, "sit", seat=seat, name=guest.name)
        self.own.done(table, "start")
        self.friend.done(table, "resign")
        self.rated = str(table)

    def _cups(self) -> None:
        """Take part in a tournament that runs, and organise one that waits and one that runs."""
        for host, seats, is_started in ((self.friend, 3, 1), (self.own, 2, 0), (self.own, 2, 1)):
            plan = {
                **CUP,
                "name": "Zaffran Cup" if host is self.own else "Cup",
                "seats": seats,
                "fill": 0,
                "clock": DAYS,
            }
            cup = host.post("/tournaments", {**plan, "pause": 0})["id"]
            commands = [(each, "join") for each in (self.friend, self.own, self.third)]
            for guest, do in [*commands, *[(host, "start")] * is_started]:
                reply = guest.web.post(f"/tournaments/{cup}/act", json={"do": do})
                assert reply.status_code == 200, reply.text
        self.cup = str(cup)

    def _ties(self) -> None:
        """Follow, mute and block, and be followed, muted and blocked."""
        for guest, name, kind in (
            (self.own, "Ben", "follow"),
            (self.own, "Cleo", "mute"),
            (self.friend, NAME, "follow"),
            (self.third, NAME, "block"),
            (self.third, NAME, "mute"),
        ):
            guest.web.put(f"/people/{name}/ties/{kind}").raise_for_status()
        manners = {"is_private": False, "may_follow": True, "presence": "everybody"}
        self.own.web.put("/me/manners", json=manners).raise_for_status()

    def _order(self) -> None:
        """Let operators decide about a report, and silence the person."""
        operator = Operator(self.server)
        for report in operator.get("reports"):
            is_theirs = self.person in (report["by"], report["about"])
            decided = {"words": "zaffran was warned" if is_theirs else "Warned."}
            operator.web.post(f"reports/{report['id']}", json=decided).raise_for_status()
        body = {"person": self.person, "kind": "silence", "reason": "zaffran again", "days": 1}
        operator.web.post("penalties", json=body).raise_for_status()

    def _secrets(self) -> set[str | bytes]:
        """Return all that is stored of what the person signs in with."""
        found: set[str | bytes] = set()
        with closing(sqlite3.connect(self.server.folder / FILE)) as connection:
            for table in SIGNED_IN_WITH:
                query = f"SELECT * FROM {table} WHERE person = ?"
                rows = connection.execute(query, (self.person,)).fetchall()
                assert rows, table
                found |= {each for row in rows for each in row if isinstance(each, str | bytes)}
        return {each for each in found if len(each) >= TELLING}

    def marks(self) -> tuple[str | bytes, ...]:
        """Return everything that must not be found anywhere any more."""
        return (NAME, LATER, OTHER, "zaffran", self.person, self.guest, *self.secrets)
