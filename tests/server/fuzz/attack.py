"""An attack on running matches: hostile frames of every kind, from everybody, and the results."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.server.api.people import Guest
from tests.server.fuzz import hostile
from tests.server.fuzz.hostile import KINDS
from tests.server.fuzz.serving import Watched
from tests.server.fuzz.target import Target
from tests.server.fuzz.violations import VIOLATIONS, framed
from tests.server.fuzz.wire import PING, Wire, frame

ILLEGAL = (
    *("levy taxes", "march zz", "march horse", "point d4", "step c3", "stay", "pass"),
    *("split 9 9 9 9", "split 1 2", "split -1 6 5 5", "split 15 0 0 0"),
)  # some are unreadable, some from the other game, some for another moment
BATCH = 12  # frames that are sent before their answers are read
ROUND = 400  # frames between two checks of the state
SHARE = 0.15  # of frames that break the protocol
PINGS = 0.02
REFUSED = {"refused", "key", "text", "view"}
MOST_GROWTH = 24 * 1024  # KiB of memory, after the first frames
ALL_KINDS = [*KINDS, *VIOLATIONS, "pings"]


class Attack:
    """Sends frames to one table, and notes everything that should not have happened."""

    def __init__(self, server: Watched, game: str, seed: int = 0) -> None:
        self.server, self.generator = server, random.Random(f"{game}/{seed}")
        self.people = {name: Guest(server, name) for name in ("host", "seat", "watcher")}
        self.people["nobody"] = Guest(server)
        self.table = self._begin(game)
        self.targets = {name: self._target(name) for name in self.people}
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []

    def _begin(self, game: str) -> str:
        """Open a table where the first seat has played, so that there is something to take back."""
        host, seat, watcher = (self.people[name] for name in ("host", "seat", "watcher"))
        table = str(host.open(game, "open", "open", starter=0)["id"])
        host.done(table, "sit", seat=0, name="host", key="used-host")
        seat.done(table, "sit", seat=1, name="seat", key="used-seat")
        host.done(table, "start")
        watcher.done(table, "say", words="hello", key="used-watcher")
        play = self._legal("host", table)[-1]
        host.done(table, "play", plays=[play], ply=0)
        return table

    def _legal(self, name: str, table: str) -> list[str]:
        """Return all that a seat may do, page by page."""
        ask, found = self.people[name].web, list[str]()
        while True:
            page = ask.get(f"/tables/{table}/legal", params={"first": len(found)}).json()
            found += page["actions"]
            if len(found) >= page["count"]:
                return found

    def _target(self, name: str) -> Target:
        view = self.people[name].view(self.table)
        match, is_seated = view["match"], view["seat"] is not None
        legal = tuple(self._legal(name, self.table)) if is_seated else ()
        illegal = tuple(each for each in ILLEGAL if each not in legal)
        other = "used-seat" if name == "host" else "used-host"
        keys = (f"used-{name}", other)
        return Target(
            is_seated, view["version"], match["ply"], legal, illegal, *keys, bool(match["sealed"])
        )

    # What must not change

    def seen(self) -> dict[str, Any]:
        """Return all that anybody can see of the table."""
        return {name: guest.view(self.table) for name, guest in self.people.items()}

    def run(self, count: int) -> None:
        """Send this many frames; nothing may have changed after each round."""
        before = (self.server.stored(), self.seen())
        while self.kinds.total() < count and not self.wrong:
            for _ in range(ROUND // BATCH):
                self._batch(self.generator.choice(list(self.people)))
            if (self.server.stored(), self.seen()) != before:
                self.wrong.append("the state has changed")
            self.wrong += self.server.errors()

    # Sending

    def _batch(self, name: str) -> None:
        """Send a batch of messages over one connection, and perhaps break the protocol then."""
        with Wire(self.people[name], self.table) as wire:
            names = self.generator.choices(list(KINDS), k=BATCH)
            messages = [hostile.make(each, self.generator, self.targets[name]) for each in names]
            wire.send(b"".join(framed(self.generator, message) for message in messages))
            for each, message in zip(names, messages, strict=True):
                self._note(name, each, message, wire.answer())
            if self.generator.random() < PINGS * BATCH:
                self._ping(wire)
            if self.generator.random() < SHARE * BATCH:
                self._break(wire, messages[0])

    def _note(self, name: str, kind: str, message: bytes, answer: Any) -> None:
        """Count an answer; only a used key sent again is acknowledged, as it was before."""
        self.kinds[kind] += 1
        is_known = kind == "used keys" and name != "nobody"
        if is_known and answer and set(answer) == {"ack", "head", "version"}:
            self.answers["known"] += 1
        elif not is_known and answer and set(answer) == REFUSED:
            self.answers[answer["refused"]] += 1
        else:
            self.wrong.append(f"{kind} by {name}: {message[:300]!r} was answered {answer}")

    def _ping(self, wire: Wire) -> None:
        payload = self.generator.randbytes(self.generator.randrange(126))
        wire.send(frame(payload, PING))
        self.kinds["pings"] += 1
        if wire.answer() != {"pong": payload}:
            self.wrong.append("a ping was not answered")

    def _break(self, wire: Wire, message: bytes) -> None:
        """Break the protocol; the server must hang up, and answer nothing else."""
        kind = self.generator.choice(list(VIOLATIONS))
        self.kinds[kind] += 1
        try:
            wire.send(VIOLATIONS[kind](self.generator, message))
            wire.finish()
        except OSError:  # it has hung up already
            pass
        answer = wire.answer()
        code = answer.get("close", answer) if answer else "hung up"
        self.answers[f"closed: {code}"] += 1
        if isinstance(code, dict) and kind != "started twice":
            self.wrong.append(f"{kind} was answered {answer}")


def attacked(server: Watched, game: str, frames: int, seed: int = 0) -> Attack:
    """Attack a match with many frames; memory may grow only in the first quarter."""
    attack = Attack(server, game, seed)
    attack.run(frames // 4)
    before = server.memory()
    attack.run(frames)
    grown = server.memory() - before
    if grown > MOST_GROWTH:
        attack.wrong.append(f"the memory has grown by {grown} KiB")
    return attack
