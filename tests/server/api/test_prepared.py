"""A split that is prepared is played as soon as it is due, and seen by nobody before or after."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from satrap.games.alexander_the_great.numbers import Phase
from tests.conformance.games import finished
from tests.offered import GAMES
from tests.server.api.people import SECONDS, Guest, Server

GAME = GAMES["alexander_the_great"]
Json = Any
SPLIT, OTHER = "split 3 5 4 3", "split 15 0 0 0"
ODD = "split 11 2 1 1"  # no bot would choose it


class Scene(NamedTuple):
    """A table where one more action makes a secret split due."""

    table: str
    ana: Guest  # prepares
    ben: Guest  # plays that action
    action: str

    def go_on(self) -> None:
        ply = self.ben.view(self.table)["match"]["ply"]
        self.ben.done(self.table, "play", plays=[self.action], ply=ply)

    def plan(self, *actions: str) -> Json:
        body = {"actions": list(actions)}
        return self.ana.web.put(f"/tables/{self.table}/prepared", json=body)

    def planned(self) -> Json:
        return self.ana.get(f"/tables/{self.table}/prepared")


def scene(server: Server, phase: Phase = Phase.ALLOCATE, number: int = 1) -> Scene:
    match = finished(GAME, number, seats=2)
    ply = next(
        n
        for n, moment in enumerate(match.line)
        if n and moment.state.turn.phase == phase and len(GAME.deciders(moment.state)) == 2
    )
    (mover,), (action,) = match.line[ply].seats, match.line[ply].actions
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    position = GAME.dump_state(match.line[ply - 1].state)
    told = {"position": position, "is_teaching": True}
    table = ben.open(GAME.id, "open", "open", **told)["id"]
    ben.done(table, "sit", seat=mover, name="Ben")
    ana.done(table, "sit", seat=1 - mover, name="Ana")
    ben.done(table, "start")
    return Scene(table, ana, ben, str(action))


def test_it_is_sealed_as_soon_as_it_is_due(server: Server) -> None:
    at = scene(server)
    before = at.ben.view(at.table)
    assert at.plan(SPLIT).json()["actions"] == [SPLIT]
    assert at.ben.view(at.table) == before, "nobody sees that something is prepared"
    at.go_on()
    mine, theirs = at.ana.view(at.table), at.ben.view(at.table)
    assert mine["match"]["sealed"] == SPLIT and theirs["match"]["sealed"] is None
    assert theirs["match"]["waiting"] == [theirs["seat"]]
    assert SPLIT not in json.dumps(theirs)
    assert at.planned()["actions"] == []


def test_it_can_be_changed_until_everybody_is_in(server: Server) -> None:
    at = scene(server)
    for plan in ([SPLIT], [OTHER], [], [OTHER]):
        assert at.plan(*plan).json()["actions"] == plan
    at.go_on()
    ply = at.ana.view(at.table)["match"]["ply"]
    at.ana.done(at.table, "play", plays=[SPLIT], ply=ply)  # changed again, now that it is sealed
    at.ben.done(at.table, "play", plays=[OTHER], ply=ply)
    told = [each for each in at.ben.view(at.table)["match"]["events"] if each["kind"] == "Revealed"]
    own = next(each for each in told if each["seat"] == at.ana.view(at.table)["seat"])
    assert (own["order"], own["army"], own["temple"], own["city"]) == (3, 5, 4, 3)


def test_what_was_removed_is_not_played(server: Server) -> None:
    at = scene(server)
    at.plan(SPLIT)
    at.plan()
    at.go_on()
    assert at.ana.view(at.table)["match"]["sealed"] is None


def test_it_is_there_after_a_kill(own_server: Server) -> None:
    at = scene(own_server)
    at.plan(SPLIT)
    own_server.kill()
    own_server.start()
    at = at._replace(ana=at.ana.again(), ben=at.ben.again())
    assert at.planned()["actions"] == [SPLIT]
    at.go_on()
    assert at.ana.view(at.table)["match"]["sealed"] == SPLIT


def again(at: Scene) -> list[str]:
    """Return the splits of the cubes that would be left now."""
    return next(each for each in at.planned()["choices"] if isinstance(each, list))


def test_the_cubes_left_are_split_as_prepared(server: Server) -> None:
    at = scene(server, Phase.REDISTRIBUTE, 0)
    plan = again(at)[1]
    at.plan(plan, SPLIT)
    at.go_on()
    assert at.ana.view(at.table)["match"]["sealed"] == plan
    assert at.planned()["actions"] == [SPLIT], "for the next region"


def test_a_plan_for_other_cubes_than_are_left_stays_a_draft(server: Server) -> None:
    at = scene(server, Phase.REDISTRIBUTE, 4)
    plan = again(at)[1]
    at.plan(plan, SPLIT)
    at.go_on()
    view = at.ana.view(at.table)["match"]
    assert view["sealed"] is None and plan not in view["legal"]
    assert at.planned()["drafts"] == [plan]
    at.ana.done(at.table, "play", plays=[view["legal"][0]], ply=view["ply"])
    told = at.planned()
    assert (told["actions"], told["drafts"]) == ([SPLIT], []), "the draft has served"


def test_only_what_may_become_due_can_be_prepared(server: Server) -> None:
    at = scene(server)
    for wrong in (["stop"], ["place 1"], ["split 15 1 0 0"], ["nonsense"], [SPLIT, OTHER]):
        assert at.plan(*wrong).status_code in (400, 409)
    assert at.planned()["actions"] == []
    at.go_on()
    assert at.plan(SPLIT).json()["code"] == "not-at-table", "it is due now"


def test_a_bot_that_stands_in_decides_for_itself(server: Server) -> None:
    at = scene(server)
    at.plan(ODD)
    at.ana.done(at.table, "leave")
    at.go_on()
    end = time.monotonic() + SECONDS
    while len(at.ben.view(at.table)["match"]["waiting"]) > 1:  # until the bot has decided
        assert time.monotonic() < end
        time.sleep(0.02)
    at.ana.done(at.table, "return")
    assert at.ana.view(at.table)["match"]["sealed"] not in (ODD, None)


def test_nothing_can_be_prepared_where_it_would_tell_something(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open("alexandros", "open", "random", starter=0)["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    assert ana.get(f"/tables/{table}/prepared")["choices"] == []
    reply = ana.web.put(f"/tables/{table}/prepared", json={"actions": ["stay"]})
    assert reply.status_code == 409
