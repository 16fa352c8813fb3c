"""A shuffle by several people: they commit to bytes, then reveal them; nobody chooses last."""

from __future__ import annotations

import json
import random
import secrets
from hashlib import sha256
from typing import Any

import pytest

from satrap.verify import judge
from tests.server.api.people import Guest, Server, play
from tests.server.stories.tables import CARDS, SECRETS

both = pytest.mark.parametrize("game", [CARDS, SECRETS])


class Hand:
    """Somebody with bytes for the shuffle."""

    def __init__(self, server: Server, name: str) -> None:
        self.guest, self.bytes = Guest(server, name), secrets.token_bytes(32)
        self.commitment = sha256(self.bytes).hexdigest()

    def sit(self, table: str, seat: int) -> None:
        name = self.guest.name
        self.guest.done(table, "sit", seat=seat, name=name, commitment=self.commitment)

    def reveal(self, table: str) -> Any:
        return self.guest.act(table, "reveal", seed=self.bytes.hex())


@pytest.fixture
def hands(server: Server) -> tuple[Hand, Hand]:
    return Hand(server, "Ana"), Hand(server, "Ben")


def opened(hands: tuple[Hand, Hand], game: str = CARDS) -> str:
    """Return a table where both sit, each with a commitment."""
    table: str = hands[0].guest.open(game, "open", "open", starter=None)["id"]
    for seat, hand in enumerate(hands):
        hand.sit(table, seat)
    return table


def test_bytes_are_closed_until_the_match_is_called(hands: tuple[Hand, Hand]) -> None:
    ana, ben = hands
    table = opened(hands)
    seats = ben.guest.view(table)["seats"]
    assert [seat["commitment"] for seat in seats] == [ana.commitment, ben.commitment]
    assert [seat["seed"] for seat in seats] == ["", ""]
    ana.guest.done(table, "start")
    view = ben.guest.view(table)
    assert view["status"] == "waiting" and view["called"] > 0
    assert ana.reveal(table).status_code == 200
    assert ben.guest.view(table)["seats"][0]["seed"] == ana.bytes.hex()
    assert ben.guest.view(table)["status"] == "waiting"
    assert ben.reveal(table).status_code == 200
    view = ana.guest.view(table)
    assert (view["status"], view["called"]) == ("running", None)
    assert [seat["seed"] for seat in view["seats"]] == [ana.bytes.hex(), ben.bytes.hex()]


def test_nobody_sits_down_or_stands_up_once_bytes_are_opened(hands: tuple[Hand, Hand]) -> None:
    ana, ben = hands
    table = opened(hands)
    ana.guest.done(table, "start")
    ana.reveal(table)
    assert ben.guest.act(table, "leave").json()["code"] == "not-at-table"
    assert ana.guest.act(table, "start").json()["code"] == "not-at-table"


def test_other_bytes_than_those_committed_to_are_refused(hands: tuple[Hand, Hand]) -> None:
    ana, ben = hands
    table = opened(hands)
    ana.bytes = secrets.token_bytes(32)
    assert ana.reveal(table).json()["code"] == "not-at-table"
    assert ben.reveal(table).status_code == 200  # whoever leaves can reveal before the start
    assert ben.reveal(table).json()["code"] == "not-at-table"


@pytest.mark.parametrize("seed", ["", "00", "x" * 64, "00" * 33, "A" * 64])
def test_what_is_no_bytes_is_refused(hands: tuple[Hand, Hand], seed: str) -> None:
    table = opened(hands)
    assert hands[0].guest.act(table, "reveal", seed=seed).status_code in (400, 409)


def test_a_commitment_is_a_hash_and_comes_without_bytes(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(CARDS, "open", "random")["id"]
    for bad in ("00", "x" * 64, "A" * 64):
        refused = ana.act(table, "sit", seat=0, name="Ana", commitment=bad)
        assert refused.json()["code"] == "not-at-table"
    both = {"commitment": "00" * 32, "seed": "00" * 32}
    assert ana.act(table, "sit", seat=0, name="Ana", **both).json()["code"] == "not-at-table"


@both
def test_a_proof_tells_whose_bytes_went_in(hands: tuple[Hand, Hand], game: str) -> None:
    ana, ben = hands
    table = opened(hands, game)
    assert ben.reveal(table).status_code == 200
    ana.guest.done(table, "start")
    assert ana.reveal(table).status_code == 200
    ben.guest.done(table, "resign")
    with ana.guest.socket(table) as socket:
        play(ana.guest, table, socket, random.Random(1))
    proof = ana.guest.web.get(f"/tables/{table}/proof").content
    found, said = judge(proof)
    assert found == []
    for hand, name in ((ana, "'Ana' (seat 0)"), (ben, "'Ben' (seat 1)")):
        assert f"Bytes of {name} went into the shuffle: {hand.bytes.hex()}." in said


def test_a_proof_warns_when_nobody_contributed(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(CARDS, "open", "random")["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    with ana.socket(table) as socket:
        play(ana, table, socket, random.Random(1))
    _, said = judge(ana.web.get(f"/tables/{table}/proof").content)
    assert any(sentence.startswith("Warning: no person contributed") for sentence in said)


def test_a_rematch_is_shuffled_from_several_hands_too(hands: tuple[Hand, Hand]) -> None:
    table = opened(hands)
    hands[0].guest.done(table, "start")
    for hand in hands:
        hand.reveal(table)
    for hand in hands:
        hand.guest.done(table, "abandon")
    for hand in hands:
        hand.bytes = secrets.token_bytes(32)
        brought = {"commitment": sha256(hand.bytes).hexdigest()}
        again = hand.guest.post(f"/tables/{table}/rematch", brought)["id"]
    assert hands[0].guest.view(again)["called"]
    for hand in hands:
        assert hand.reveal(again).status_code == 200
    assert hands[0].guest.view(again)["status"] == "running"


def test_bots_sit_down_when_the_bytes_of_all_people_are_open(server: Server) -> None:
    ana, held = Guest(server, "Ana"), secrets.token_bytes(32)
    table = ana.open(CARDS, "open", "random")["id"]
    mark = sha256(held).hexdigest()
    ana.done(table, "sit", seat=0, name="Ana", commitment=mark)
    ana.done(table, "start")
    assert ana.view(table)["called"]
    ana.done(table, "reveal", seed=held.hex())
    assert ana.view(table)["status"] == "running"


def test_a_published_proof_tells_no_link_and_no_person(server: Server) -> None:
    ana = Guest(server, "Ana")
    made = ana.open(CARDS, "open", "random", is_public=False)
    table, link = made["id"], made["link"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    ana.done(table, "say", words="Nobody else is to read this.")
    with ana.socket(table) as socket:
        play(ana, table, socket, random.Random(1))
    text = ana.web.get(f"/tables/{table}/proof").text
    proof = json.loads(text)
    seed = bytes.fromhex(proof["server_seed"])
    guesses = {sha256(label + seed).digest()[:16].hex() for label in (b"satrap-invitation-1", b"")}
    assert link not in guesses and link not in text
    assert "Nobody else" not in text
    bodies = [json.loads(line["body"]) for line in proof["lines"]]
    hidden = [bodies[0]["host"], *(body["person"] for body in bodies if "person" in body)]
    assert all(len(value) == 64 for value in hidden)
    assert {name for line in proof["lines"] for name in line.get("beside", {})} == {"name"}
