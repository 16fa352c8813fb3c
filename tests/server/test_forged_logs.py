"""Logs and records that a server could make up together: what cannot have been is found out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from satrap.verify import failures
from tests.server.proofs import Forgery, proof_file

DATA = proof_file("alexandros", 4)


def insert(forgery: Forgery, place: int, kind: str, **fields: object) -> None:
    forgery.bodies.insert(place, {"kind": kind, **fields})
    forgery.nonces.insert(place, "ab" * 16)


def undo_to_the_future(forgery: Forgery) -> None:
    number = forgery.at("undone")
    forgery.bodies[number]["to"] = 500
    next(entry for entry in forgery.record["entries"] if "undo" in entry)["undo"] = 500


def reseed_without_an_undo(forgery: Forgery) -> None:
    epoch = 1 + sum(body["kind"] == "reseeded" for body in forgery.bodies)
    insert(forgery, forgery.at("ended"), "reseeded", epoch=epoch)
    forgery.record["entries"].append({"reseed": epoch})


def skip_an_epoch(forgery: Forgery) -> None:
    forgery.bodies[forgery.at("reseeded")]["epoch"] = 7
    entries = forgery.record["entries"]
    entries[entries.index({"reseed": 1})] = {"reseed": 7}


def change_line_0(**fields: object) -> Callable[[Forgery], None]:
    return lambda forgery: forgery.bodies[0].update(fields)


def change_record(**fields: object) -> Callable[[Forgery], None]:
    return lambda forgery: forgery.record.update(fields)


def change_option(forgery: Forgery) -> None:
    (name,) = forgery.bodies[0]["options"]
    forgery.record["options"][name] = "other"


FORGERIES: list[tuple[str, Callable[[Forgery], object], str]] = [
    ("undo to the future", undo_to_the_future, r"went back to ply 500, but only \d+ were played"),
    ("reseed without an undo", reseed_without_an_undo, r"^Line \d+: epoch \d cannot begin here"),
    ("an epoch skipped", skip_an_epoch, r"^Line \d+: epoch 7 cannot begin here"),
    (
        "somebody who had left plays",
        lambda forgery: insert(forgery, forgery.at("started"), "left", seat=1),
        "^Seat 1 is 'Ben' in the record, but nobody sat down there",
    ),
    (
        "a seat that is not there",
        lambda forgery: insert(forgery, forgery.at("ended"), "withdrawn", seat=9),
        r"^Line \d+: there is no seat 9",
    ),
    (
        "an entry more in the record",
        lambda forgery: forgery.record["entries"].append({"plays": [[0, "x"]]}),
        r"^Entry \d+ of the record does not follow from the log",
    ),
    (
        "a score too many",
        lambda forgery: forgery.record["result"]["scores"].append(1),
        "^The result does not fit the number of seats",
    ),
    (
        "a winner who is not there",
        lambda forgery: forgery.record["result"]["winners"].append(9),
        "^The result does not fit the number of seats",
    ),
    (
        "a draw with two names",
        lambda forgery: forgery.record["draws"][0].update(purpose="a/b"),
        "^Draw 0: purpose must be a short name",
    ),
    ("a field too many", change_record(surprise=1), "^The record has a field 'surprise', which"),
    (
        "something before the commitment",
        lambda forgery: insert(forgery, 0, "said"),
        "^Line 0 must be the one that opened the match",
    ),
    (
        "a second commitment",
        lambda forgery: insert(forgery, 3, "opened", commitment="00" * 32),
        r"^Line 3 \(opened\) stands where it cannot: after opened",
    ),
    (
        "a second start",
        lambda forgery: insert(forgery, forgery.at("ended"), "started"),
        r"^Line \d+ \(started\) stands where it cannot: after started",
    ),
    (
        "a play after the end",
        lambda forgery: insert(forgery, len(forgery.bodies), "played", seat=0, plays=["x"]),
        r"^Line \d+ \(played\) stands where it cannot: after ended",
    ),
    ("another game", change_record(game="chess"), "^Line 0: game is not what the record says"),
    ("other rules", change_record(rules=99), "^Line 0: rules is not what the record says"),
    ("another option", change_option, "^Line 0: options is not what the record says"),
    ("another beginner", change_record(starter=1), "^Line 0: starter is not what the record"),
    ("another board", change_line_0(board="other"), "^Line 0: board is not what the record says"),
    ("another position", change_line_0(position={}), "^Line 0: position is not what the record"),
]


@pytest.mark.parametrize(("name", "do", "sentence"), FORGERIES, ids=[each[0] for each in FORGERIES])
def test_what_cannot_have_been_is_found(
    name: str, do: Callable[[Forgery], object], sentence: str
) -> None:
    forgery = Forgery(DATA)
    do(forgery)
    forgery.number()
    forgery.close()
    forgery.chain()
    found = failures(forgery.data())
    assert any(re.search(sentence, each) for each in found), found


def test_a_board_of_ones_own_may_be_told_as_text() -> None:
    forgery = Forgery(DATA)
    forgery.bodies[0]["board"] = "the text of a board"
    forgery.record["board"]["text"] = "the text of a board, written in our way"
    forgery.close()
    forgery.chain()
    assert failures(forgery.data()) == []
