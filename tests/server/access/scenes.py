"""Tables in every state, with every kind of caller around them."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from tests.server.api.people import Guest, Server, receive

GAME, SECRET_GAME = "alexandros", "alexander_the_great"
HOST, SEAT, RESIGNED, LAST = range(4)
BYTES = bytes(32)  # everybody's for the shuffle, where they are committed to
CLOSED = sha256(BYTES).hexdigest()
SPLIT = "split 2 6 4 3"
SHORT = 4  # turns of a match that is over: more would only take longer
DEVICE = "device"  # the host, where two chairs are on the host's own device


class Cast:
    """One caller of each kind."""

    def __init__(self, server: Server) -> None:
        self.people = {"nobody": Guest(server)}
        for name in ("guest", "left", "seat", "host", "resigned", "away"):
            self.people[name] = Guest(server, name)

    def __getitem__(self, caller: str) -> Guest:
        return self.people["host" if caller == DEVICE else caller.removesuffix(" with the link")]


class Scene:
    """One table. `turn` is the seat that decides first; `state` is what has happened before."""

    def __init__(
        self,
        cast: Cast,
        is_public: bool,
        status: str,
        state: str = "",
        turn: int = HOST,
        is_device: bool = False,
    ) -> None:
        self.cast, self.turn, self.is_device = cast, turn, is_device
        self.other = RESIGNED if status == "waiting" else LAST  # somebody else's seat
        self.actor = cast["seat" if turn == SEAT else "host"]  # whose turn it is
        chairs = ["device", "device"] if is_device else ["open", "open"]
        chairs += ["open", "invited" if state == "by invitation" else "open"]
        self.options = {"max_turns": SHORT} if status == "over" else {}
        opened = self._open(chairs, state == "sealed", is_public)
        self.id, self.link = opened["id"], opened["link"]
        self._fill(CLOSED if state == "closed" else "")
        if status != "waiting" or state == "full":
            self.done("away", "sit", seat=LAST, name="away")
        if status != "waiting":
            self._start(state)
        if status == "over":
            self._end()

    @property
    def own(self) -> int | None:
        """The seat that the host has to name."""
        return HOST if self.is_device else None

    def done(self, caller: str, do: str, own: int | None = None, **rest: Any) -> None:
        guest = self.cast[caller]
        body = {**guest.request(do, **rest), "seat": own}
        reply = guest.web.post(f"/tables/{self.id}/act", params={"link": self.link}, json=body)
        assert reply.status_code == 200, reply.text

    def _open(self, chairs: list[str], is_secret: bool, is_public: bool) -> Any:
        body: dict[str, Any] = {"game": SECRET_GAME if is_secret else GAME, "is_public": is_public}
        body["chairs"] = [{"who": who} for who in chairs]
        body["starter"] = None if is_secret else self.turn
        body["options"] = self.options
        reply = self.cast["host"].web.post("/tables", json=body)
        assert reply.status_code == 201, reply.text
        return reply.json()

    def _fill(self, commitment: str) -> None:
        second = "host" if self.is_device else "seat"
        for seat, caller in enumerate(("host", second, "resigned", "left")):
            self.done(caller, "sit", seat=seat, name=f"{caller} {seat}", commitment=commitment)
        self.done("left", "leave")

    def _start(self, state: str) -> None:
        self.done("host", "start")
        self.done("resigned", "resign")
        if not self.is_device:
            self.done("away", "leave")
        if state:
            getattr(self, f"_{state}")()

    def _end(self) -> None:
        """Let everybody leave, and the bots play on to the end."""
        with self.cast["host"].socket(self.id) as socket:
            self.done("host", "leave", self.own)
            second = ("host", SEAT) if self.is_device else ("seat", None)
            self.done(second[0], "leave", second[1])
            if self.is_device:
                self.done("away", "leave")
            while receive(socket).get("view", {}).get("status") != "over":
                pass

    # What has happened at a running table

    def _played(self) -> None:
        self._act("play", **self.play())

    def _undone(self) -> None:
        self._played()
        self._act("undo")

    def _asked(self) -> None:
        """Let somebody else ask to go back."""
        self._played()
        other = "away" if self.is_device else "host" if self.turn == SEAT else "seat"
        self.done(other, "askundo", to=0)

    def _clocked(self) -> None:
        """Let somebody else ask for another clock."""
        other = "away" if self.is_device else "host" if self.turn == SEAT else "seat"
        self.done(other, "askclock", clock={"main": 0, "per_turn": 86_400})

    def _sealed(self) -> None:
        bots = [RESIGNED] if self.is_device else [RESIGNED, LAST]
        with self.actor.socket(self.id) as socket:
            view = receive(socket)["view"]
            while not all(view["seats"][seat]["is_ready"] for seat in bots):  # they decide first
                view = receive(socket).get("view", view)
        self._act("play", plays=[SPLIT], ply=0)

    def _act(self, do: str, **rest: Any) -> None:
        self.done("seat" if self.turn == SEAT else "host", do, self.own, **rest)

    def play(self) -> dict[str, Any]:
        """Return a play for whoever has the turn; the last legal action shows nothing new."""
        params = {"link": self.link} | ({"seat": str(self.own)} if self.is_device else {})
        match = self.actor.web.get(f"/tables/{self.id}", params=params).json()["view"]["match"]
        if match is None or not match["legal"]:
            return {"plays": ["pass"], "ply": 0}
        legal = match["legal"]
        return {"plays": [SPLIT if isinstance(legal, dict) else legal[-1]], "ply": match["ply"]}

    def absent(self) -> dict[str, Any]:
        """Return the seat of somebody else who is not here now."""
        return {"seat": LAST if self.is_device else HOST if self.turn == SEAT else SEAT}
