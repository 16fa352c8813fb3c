"""What people see: their browsers, the page, letters and a service; and what is wrong with it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from satrap.server.calling import Caller, Reply, Unreachable
from satrap.server.clock import now
from satrap.server.mail import Letter
from satrap.server.tastes import PAUSES
from tests.server.days.people import Somebody, first_loud, is_quiet
from tests.server.days.turns import Asked, Turns
from tests.server.receivers import Browser, Call, Json

SOON = 5_000  # ms until what was taken back is gone everywhere, and what is due is there
AGAIN = 3 * 60_000  # and until what failed once was tried again
FAILING = 0.03  # of all calls, before they arrive; as many fail afterwards


class Screens(Caller):
    """All receivers; some calls fail before they have arrived, some afterwards."""

    def __init__(self, turns: Turns, chance: Random) -> None:
        super().__init__(may_call_inside=True)
        self.turns, self.chance = turns, chance
        self.faults, self.counts = list[str](), Counter[str]()
        self.browsers: dict[str, tuple[str, Browser]] = {}
        self.on: dict[str, dict[str, str]] = {}  # by browser: the notice that each tag shows
        self.shown: Counter[tuple[str, str]] = Counter()
        self.failed: dict[str, int] = {}  # by address: until when it may be late
        self.pages: dict[str, dict[str, str]] = {}  # by person: the notice that each tag lists
        self.listed: dict[str, set[str]] = {}  # by person: all that were ever listed
        self.dies: bool | None = None  # in the next call: before it arrives, or afterwards
        self.is_dead = False
        self.hooked: dict[str, dict[str, Json]] = {}  # by address: the messages, by their id
        self.letters: dict[str, list[tuple[int, Letter]]] = {}
        self.drops_repeated = True  # as the service worker does
        self.up = 0  # since when the server is up

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        luck = await self._luck(url)
        call = Call(url, dict(headers), body)
        if url in self.browsers:
            self._push(url, call)
        else:
            self._hook(url, call)
        return Reply(await self._answer(url, luck))

    async def send(self, letter: Letter) -> None:
        """Take a letter, as a mail server would."""
        luck = await self._luck(letter.to)
        before = self.letters.setdefault(letter.to, [])
        self._check_repeated(letter, before[-1:])
        before.append((now(), letter))
        self.counts["letters"] += 1
        if await self._answer(letter.to, luck) == 500:
            raise OSError("planted")

    def _check_repeated(self, letter: Letter, before: Sequence[tuple[int, Letter]]) -> None:
        """A letter that is tried again has the id of the one that arrived unconfirmed."""
        for at, last in before:
            if now() - at < PAUSES["mail"] and last.words == letter.words:
                self.counts["letters that came again, with the same id"] += 1
                if last.id != letter.id:
                    self.faults.append(f"{letter.to} got the same letter with another id")

    async def _luck(self, where: str) -> float:
        if self.dies is False:
            await self._die()
        luck = self.chance.random()
        if luck < FAILING or luck > 1 - FAILING:
            self.failed[where] = now() + AGAIN
        if luck < FAILING:
            self.counts["calls that failed"] += 1
            raise Unreachable("planted")
        return luck

    async def _answer(self, where: str, luck: float) -> int:
        if self.dies:
            await self._die()
        if luck > 1 - FAILING:
            self.counts["calls that failed after they had arrived"] += 1
        return 500 if luck > 1 - FAILING else 201

    async def _die(self) -> None:
        """Hang: the server is killed before it gets an answer."""
        self.dies, self.is_dead = None, True
        await asyncio.Future()

    # Browsers (web/public/sw.js)

    def _push(self, url: str, call: Call) -> None:
        person, browser = self.browsers[url]
        told, on = browser.read(call), self.on.setdefault(url, {})
        if told.get("closed"):
            self.counts["pushes that close"] += 1
            on.pop(told["tag"], None)
            return
        self.counts["pushes"] += 1
        if self.drops_repeated and self.shown[url, told["id"]]:
            self.counts["pushes that were repeated, and not shown again"] += 1
            return
        self.shown[url, told["id"]] += 1
        if self.shown[url, told["id"]] > 1:
            self.faults.append(f"{told['tag']} was shown twice at {url}")
        on[told["tag"]] = told["id"]
        self._check_due(url, person, told)

    def _hook(self, url: str, call: Call) -> None:
        told, kept = json.loads(call.body), self.hooked.setdefault(url, {})
        self.counts["messages to services"] += 1
        if kept.setdefault(told["id"], told) != told or call.headers["X-Satrap-Id"] != told["id"]:
            self.faults.append(f"{url} got two messages with the id {told['id']}")
        self._check_due(url, url.split("/")[3], told)

    def _check_due(self, url: str, person: str, told: Mapping[str, Any]) -> None:
        tag, notice = told["tag"], told["id"]
        asked = self._asked(person, tag, told["at"])
        if asked is None:
            self.faults.append(f"{tag} was shown at {url} after the move")
            return
        if is_quiet(asked.somebody.taste, now()):
            self.faults.append(f"{tag} was shown at {url} in quiet hours")
        asked.pushes.setdefault(url, {}).setdefault(notice, now())

    # The page

    def page(self, person: str, message: bytes) -> None:
        """Take what the page was sent."""
        listed = json.loads(message)["news"]
        on = {each["tag"]: each["id"] for each in listed}
        times = {each["id"]: each["at"] for each in listed}
        if len(on) != len(listed):
            self.faults.append(f"the page of {person} lists something twice")
        before, known = self.pages.get(person, {}), self.listed.setdefault(person, set())
        for tag, notice in on.items():
            if before.get(tag) != notice and notice in known:
                self.faults.append(f"the page of {person} shows {tag} again")
            if notice not in known:
                self.counts["notices in the page"] += 1
                self._check_listed(person, tag, notice, times[notice])
            known.add(notice)
        self.pages[person] = on

    def _check_listed(self, person: str, tag: str, notice: str, at: int) -> None:
        asked = self._asked(person, tag, at)
        if asked is None:
            self.faults.append(f"the page of {person} shows {tag} after the move")
        else:
            asked.pages.add(notice)

    def _asked(self, person: str, tag: str, at: int) -> Asked | None:
        """Return what a notice is about, unless it is over.

        What is shown in the very moment of the move may have been sent before it: after an outage,
        a reminder that is late and a move that is late come together. It has to go again.
        """
        asked = self.turns.about(person, tag, at)
        is_over = asked is not None and asked.gone is not None and now() > asked.gone
        return None if is_over else asked

    # Afterwards

    def check_begun(self, asked: Asked) -> None:
        """A moment after somebody was asked, the page says so."""
        if asked.is_own or asked.gone is not None or now() < self.up + SOON:
            return
        if asked.tag not in self.pages.get(asked.somebody.id, {}):
            self.faults.append(f"the page of {asked.somebody.id} does not show {asked.tag}")

    def check_gone(self, asked: Asked) -> bool:
        """A moment after the move nothing is left of it; False if a call failed: look again."""
        person, tag = asked.somebody.id, asked.tag
        if (person, tag) in self.turns.open:
            return True  # it is somebody's turn again
        if now() < self.up + SOON:
            return False
        if tag in self.pages.get(person, {}):
            self.faults.append(f"the page of {person} still shows {tag}")
        here = [url for url in asked.pushes if tag in self.on.get(url, {})]
        if any(self.failed.get(url, 0) > now() for url in here):
            return False
        self.faults += [f"{tag} was not closed at {url}" for url in here]
        return True

    def check_told(self, asked: Asked, until: int, downs: Sequence[tuple[int, int]]) -> None:
        """Everything that there was to hear was shown once, by each way."""
        least, most = expected(asked, until, downs)
        cut = any(start - SOON <= asked.at <= up for start, up in downs)
        is_listed = not (asked.is_own or cut or until - asked.at < SOON)
        if not is_listed <= len(asked.pages) <= most:
            self.faults.append(f"the page listed {asked.tag} {len(asked.pages)} times")
        for url in addresses(asked.somebody):
            found, was_late = len(asked.pushes.get(url, {})), self.failed.get(url, 0) > asked.at
            self.counts["checked: shown by push, or by a service"] += found
            if found > most or (found < least and not was_late):
                told = f"{asked.tag} came to {url} {found} times, not {least} to {most}"
                self.faults.append(f"{told}: {asked}")
        is_late = self.failed.get(mailbox(asked.somebody), 0) >= asked.at
        if asked.somebody.has_mail and least and not is_late:
            self._check_mail(asked, until, downs)

    def _check_mail(self, asked: Asked, until: int, downs: Sequence[tuple[int, int]]) -> None:
        due = first_loud(asked.somebody.taste, asked.told()[0][0] + PAUSES["mail"])
        for start, up in downs:
            due = first_loud(asked.somebody.taste, up) if start - SOON <= due <= up else due
        if until > due + AGAIN:
            path, kept = "/table/" + asked.tag.partition(":")[2], mailbox(asked.somebody)
            letters = self.letters.get(kept, [])
            found = [each for at, each in letters if at >= asked.at and path in each.words]
            self.counts["checked: told by mail"] += 1
            if not found:
                told = f"no letter tells {asked.somebody.id} of {asked.tag}"
                self.faults.append(f"{told}, due at {due}: {asked}")


def addresses(somebody: Somebody) -> list[str]:
    """Return where somebody is told what a moment brings: browsers, and a service."""
    hook = [f"http://hook/{somebody.id}/x"] if somebody.has_hook else []
    return [f"http://push/{somebody.id}/{each}" for each in range(2)] + hook


def mailbox(somebody: Somebody) -> str:
    return f"{somebody.id}@example.org"


def expected(asked: Asked, until: int, downs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return how often something had to be heard at least and at most, by push.

    What is replaced before it is due is not heard. What is due in an outage comes after it, unless
    it is a reminder that was planned for then.
    """
    told, least = asked.told(), 0
    ends = [*(at for at, _ in told), until][1:]
    for (at, due), end in zip(told, ends, strict=False):
        for start, up in downs:
            due = first_loud(asked.somebody.taste, up) if start - SOON <= due <= up else due
        is_open = any(start - SOON <= at <= up + SOON for start, up in downs)
        least += due + SOON < end and not is_open
    return least, len(told)
