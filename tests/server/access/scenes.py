"""Tables in every state, with every kind of caller around them."""

from __future__ import annotations

from typing import Any

from tests.server.api.people import Guest, Server, receive

GAME, SECRET_GAME = "alexandros", "alexander_the_great"
HOST, SEAT, RESIGNED, LAST = range(4)
SPLIT = "split 2 6 4 3"


class Cast:
    """Somebody of each kind; the last chair has somebody who does nothing."""

    def __init__(self, server: Server) -> None:
        self.people = {"nobody": Guest(server)}
        for name in ("guest", "left", "seat", "host", "resigned", "last"):
            self.people[name] = Guest(server, name)

    def __getitem__(self, caller: str) -> Guest:
        return self.people[caller.removesuffix(" with the link")]


class Scene:
    """One table. `turn` is the seat that decides first; `state` is what has happened before."""

    def __init__(
        self, cast: Cast, is_public: bool, status: str, state: str = "", turn: int = HOST
    ) -> None:
        self.cast, self.is_public, self.turn = cast, is_public, turn
        self.actor = cast["seat" if turn == SEAT else "host"]  # whose turn it is
        self.other = cast["host" if turn == SEAT else "seat"]
        last = "invited" if state == "by invitation" else "open"
        is_secret = state == "sealed"
        opened = cast["host"].open(
            SECRET_GAME if is_secret else GAME,
            *("open", "open", "open", last),
            is_public=is_public,
            **({} if is_secret else {"starter": turn}),
        )
        self.id, self.link = opened["id"], opened["link"]
        self._fill()
        if status != "waiting" or state == "full":
            self.done("last", "sit", seat=LAST, name="last")
        if status != "waiting":
            self._start(state)
        if status == "over":
            self._end()

    def done(self, caller: str, do: str, **rest: Any) -> None:
        self.cast[caller].done(self.id, do, link=self.link, **rest)

    def _fill(self) -> None:
        for seat, caller in enumerate(("host", "seat", "resigned", "left")):
            self.done(caller, "sit", seat=seat, name=caller)
        self.done("left", "leave")

    def _start(self, state: str) -> None:
        self.done("host", "start")
        self.done("resigned", "resign")
        if state:
            getattr(self, f"_{state}")()

    def _end(self) -> None:
        """Everybody gives up, and the bots play on to the end."""
        with self.cast["host"].socket(self.id) as socket:
            for caller in ("host", "seat", "last"):
                self.done(caller, "resign")
            while receive(socket).get("view", {}).get("status") != "over":
                pass

    # What has happened at a running table

    def _played(self) -> None:
        self.actor.done(self.id, "play", **self.play())

    def _undone(self) -> None:
        self._played()
        self.actor.done(self.id, "undo")

    def _asked(self) -> None:
        self._played()
        self.other.done(self.id, "askundo", to=0)

    def _sealed(self) -> None:
        with self.actor.socket(self.id) as socket:
            view = receive(socket)["view"]
            while not view["seats"][RESIGNED]["is_ready"]:  # until its bot has decided
                view = receive(socket).get("view", view)
        self.actor.done(self.id, "play", plays=[SPLIT], ply=0)

    def play(self) -> dict[str, Any]:
        """Return what who has the turn may play; the last action shows nothing new."""
        match = self.actor.view(self.id, self.link)["match"]
        if match is None or not match["legal"]:
            return {"plays": ["pass"], "ply": 0}
        legal = match["legal"]
        return {"plays": [SPLIT if isinstance(legal, dict) else legal[-1]], "ply": match["ply"]}
