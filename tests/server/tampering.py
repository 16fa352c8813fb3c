"""Ways to tamper with a proof, each with the sentence that must tell of it.

Three cheats do each of them: one changes the file and nothing else; one also computes the heads
again; one who has the whole server numbers the lines anew, lets the log end with the hash of the
changed record and computes the heads again. None where the file then is that of another match, in
itself without fault: it is found out by whoever noted a head.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from satrap.core.chance import SeededChance
from tests.server.proofs import Forgery

HEAD = r"^Line \d+: its head does not follow"
NUMBER = r"^Line \d+ has the number \d+: a line is missing, new or moved"
PLAYED = r"^Line \d+: seat \d played '.*', but .*record"
OTHER_RECORD = r"^Line \d+: the record is not the one whose hash"
OTHER_SEED = r"^The seed of the record is not made from"


class Tampering(NamedTuple):
    """What is done, and what is said to each of the three cheats."""

    name: str
    do: Callable[[Forgery], object]
    alone: str
    with_heads: str | None
    with_all: str | None


def other_hex(value: str) -> str:
    """Return other digits of the same length."""
    return value[:-1] + ("0" if value[-1] != "0" else "1")


def change_play(forgery: Forgery) -> None:
    forgery.bodies[forgery.at("played", 5)]["plays"][0] += " x"


def change_both(forgery: Forgery) -> None:
    """Change a play of the log and the same one of the record."""
    last = forgery.bodies[forgery.at("played", -1)]
    last["plays"][-1] += " x"
    forgery.record["entries"][-1] = {"plays": [[last["seat"], last["plays"][-1]]]}


def change_entry(forgery: Forgery) -> None:
    forgery.record["entries"][0]["plays"][0][1] += " x"


def swap_lines(forgery: Forgery) -> None:
    one, other = forgery.at("played", -1), forgery.at("played", -2)
    forgery.bodies[one], forgery.bodies[other] = forgery.bodies[other], forgery.bodies[one]
    forgery.nonces[one], forgery.nonces[other] = forgery.nonces[other], forgery.nonces[one]


def drop(kind: str, number: int) -> Callable[[Forgery], None]:
    def do(forgery: Forgery) -> None:
        place = forgery.at(kind, number)
        del forgery.bodies[place], forgery.nonces[place], forgery.proof["heads"][place]

    return do


def add(kind: str, **fields: object) -> Callable[[Forgery], None]:
    """Put a line before the end of the log."""

    def do(forgery: Forgery) -> None:
        place = forgery.at("ended")
        forgery.bodies.insert(place, {"seq": place, "kind": kind, **fields})
        forgery.nonces.insert(place, "ab" * 16)
        forgery.proof["heads"].insert(place, "cd" * 32)

    return do


def change_nonce(forgery: Forgery) -> None:
    forgery.nonces[7] = other_hex(forgery.nonces[7])


def change_server_seed(forgery: Forgery) -> None:
    forgery.proof["server_seed"] = other_hex(forgery.proof["server_seed"])


def change_commitment(forgery: Forgery) -> None:
    forgery.bodies[0]["commitment"] = other_hex(forgery.bodies[0]["commitment"])


def change_server_seed_and_commitment(forgery: Forgery) -> None:
    change_server_seed(forgery)
    seed = bytes.fromhex(forgery.proof["server_seed"])
    forgery.bodies[0]["commitment"] = sha256(seed).hexdigest()


def change_seat_seed(forgery: Forgery) -> None:
    body = forgery.bodies[forgery.at("seated", 1)]
    body["seed"] = other_hex(body["seed"])


def drop_seat_seed(forgery: Forgery) -> None:
    del forgery.bodies[forgery.at("seated", 1)]["seed"]


def change_record_seed(forgery: Forgery) -> None:
    """Choose another seed, and draw everything from it."""
    seed = bytes(32)
    forgery.record["seed"], forgery.record["commitment"] = seed.hex(), sha256(seed).hexdigest()
    for draw in forgery.record["draws"]:
        chance = SeededChance(seed, draw["epoch"])
        is_lot = len(draw["result"]) == 1
        name = draw["purpose"], draw["occurrence"], draw["size"]
        draw["result"] = [chance.below(*name)] if is_lot else list(chance.shuffle(*name))


def change_record_commitment(forgery: Forgery) -> None:
    forgery.record["commitment"] = other_hex(forgery.record["commitment"])


def change_draw(forgery: Forgery) -> None:
    result = forgery.record["draws"][1]["result"]
    result[0], result[1] = result[1], result[0]


def draw_in_another_epoch(forgery: Forgery) -> None:
    """Draw the first shuffle as one that an undo never asked for."""
    draw = forgery.record["draws"][1]
    draw["epoch"] = 99
    chance = SeededChance(bytes.fromhex(forgery.record["seed"]), 99)
    draw["result"] = list(chance.shuffle(draw["purpose"], draw["occurrence"], draw["size"]))


def double_draw(forgery: Forgery) -> None:
    forgery.record["draws"].append(forgery.record["draws"][-1])


def change_result(forgery: Forgery) -> None:
    forgery.record["result"]["scores"][0] += 1


def exchange_names(forgery: Forgery) -> None:
    forgery.record["seats"].reverse()


def change_undo(forgery: Forgery) -> None:
    forgery.bodies[forgery.at("undone")]["to"] += 100


def drop_reseed(forgery: Forgery) -> None:
    """Leave the first reseed out, of the log and of the record."""
    drop("reseeded", 0)(forgery)
    forgery.record["entries"].remove({"reseed": 1})


DROP_PLAY, DROP_TALK, DROP_END = drop("played", 5), drop("said", 0), drop("ended", 0)
ADD_PLAY, ADD_TALK = add("played", seat=0, plays=["x"]), add("said", seat=0, text="x")
SIT_DOWN = add("seated", seat=0, name="Ana", seed="00" * 16)
LATE = r"^Line \d+ \(seated\) stands where it cannot: after started"

LOG = [
    Tampering("a play of the log changed", change_play, HEAD, PLAYED, PLAYED),
    Tampering("a play of log and record changed", change_both, HEAD, OTHER_RECORD, None),
    Tampering("lines swapped", swap_lines, NUMBER, NUMBER, PLAYED),
    Tampering("a play dropped", DROP_PLAY, NUMBER, NUMBER, PLAYED),
    Tampering("a line of talk dropped", DROP_TALK, NUMBER, NUMBER, None),
    Tampering("a play added", ADD_PLAY, NUMBER, NUMBER, PLAYED),
    Tampering("a line of talk added", ADD_TALK, NUMBER, NUMBER, None),
    Tampering("a seed given too late", SIT_DOWN, LATE, LATE, LATE),
    Tampering("another nonce", change_nonce, r"^Line 7: its head", None, None),
    Tampering("another undo", change_undo, HEAD, r"^Line \d+: seat .* back", "back to ply 1"),
    Tampering("a reseed left out", drop_reseed, NUMBER, NUMBER, r"epoch 2 cannot begin here"),
]
RECORD = [
    Tampering("a play of the record changed", change_entry, *[PLAYED] * 3),
    Tampering(
        "names exchanged",
        exchange_names,
        *[r"^Seat 0 is 'Cleo' in the record, but not in line 3"] * 3,
    ),
    Tampering("the result changed", change_result, OTHER_RECORD, OTHER_RECORD, None),
    Tampering("a draw changed", change_draw, *[r"^Draw 1 \('0/deck/0'\) is not what the seed"] * 3),
    Tampering("a draw of no epoch", draw_in_another_epoch, *[r"^Draw 1 .* of an epoch that"] * 3),
    Tampering("a draw doubled", double_draw, *[r"^Draw \d+ .* stands there twice"] * 3),
    Tampering(
        "a draw dropped", lambda f: f.record["draws"].pop(), OTHER_RECORD, OTHER_RECORD, None
    ),
    Tampering("an entry dropped", lambda f: f.record["entries"].pop(), *[PLAYED] * 3),
]
SEEDS = [
    Tampering("another server seed", change_server_seed, *[r"^Line 0: its commitment"] * 3),
    Tampering("another commitment", change_commitment, *[r"^Line 0: its commitment is not"] * 3),
    Tampering(
        "another server seed, committed to",
        change_server_seed_and_commitment,
        r"^Line 0: its head",
        OTHER_SEED,
        OTHER_SEED,
    ),
    Tampering("another seat seed", change_seat_seed, HEAD, OTHER_SEED, OTHER_SEED),
    Tampering("a seat seed dropped", drop_seat_seed, HEAD, OTHER_SEED, OTHER_SEED),
    Tampering("another seed of the record", change_record_seed, *[OTHER_SEED] * 3),
    Tampering(
        "another record commitment", change_record_commitment, *["^The commitment of the"] * 3
    ),
]
TAMPERINGS = [*LOG, *RECORD, *SEEDS]
