"""Ways to tamper with a proof, each with the sentence that must report it.

Three cheats try each of them: one changes only the file; one also recomputes the heads; one
controls the whole server, and also renumbers the lines and ends the log with the hash of the
changed record. None means that the file is then a faultless proof of another match: only
somebody who noted a head can find out.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from satrap.core.chance import SeededChance
from satrap.server.chain import match_seed
from tests.server.proofs import Forgery

HEAD = r"^Line \d+: its head does not follow"
NUMBER = r"^Line \d+ has the number \d+: a line is missing, new or moved"
PLAYED = r"^Line \d+: seat \d played '.*', but .*record"
OTHER_RECORD = r"^Line \d+: the record is not the one whose hash"
DRAWS = r"^The draws of the record are not those"
BOARD = r"^Line 0: board is not what the record says"
OTHER_SEED = r"^The seed of the record is not made from"


class Tampering(NamedTuple):
    """A change, and the sentence that each of the three cheats gets."""

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
    """Change a play in the log and the same one in the record."""
    last = forgery.bodies[forgery.at("played", -1)]
    last["plays"][-1] += " x"
    forgery.record["entries"][-1] = {"plays": [[last["seat"], last["plays"][-1]]]}


def change_entry(forgery: Forgery) -> None:
    forgery.record["entries"][0]["plays"][0][1] += " x"


def swap_lines(forgery: Forgery) -> None:
    one, other = forgery.at("played", -1), forgery.at("played", -2)
    for parts in (forgery.bodies, forgery.nonces):
        parts[one], parts[other] = parts[other], parts[one]


def drop(kind: str, number: int) -> Callable[[Forgery], None]:
    def do(forgery: Forgery) -> None:
        forgery.drop(forgery.at(kind, number))

    return do


def add(kind: str, **fields: object) -> Callable[[Forgery], None]:
    """Put a line before the end of the log."""

    def do(forgery: Forgery) -> None:
        forgery.insert(forgery.at("ended"), {"kind": kind, **fields})

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
    forgery.bodies[forgery.at("seated", 1)]["seed"] = ""


def let_a_bot_give_bytes(forgery: Forgery) -> None:
    """Put bytes into a bot's line, as if they were somebody's, and draw everything again."""
    body = forgery.bodies[forgery.at("seated", -1)]
    assert body["guest"] is None
    body["seed"] = "00" * 32
    seeds = {body["seat"]: bytes(32)} | forgery.seeds()
    draw_from(forgery, match_seed(bytes.fromhex(forgery.proof["server_seed"]), seeds))


def let_a_bot_pass_for_a_person(forgery: Forgery) -> None:
    """Claim that somebody sits in the chair of a bot, and put bytes there."""
    forgery.bodies[forgery.at("seated", -1)]["guest"] = 1
    body = forgery.bodies[forgery.at("seated", -1)]
    body["seed"] = "00" * 32
    seeds = {body["seat"]: bytes(32)} | forgery.seeds()
    draw_from(forgery, match_seed(bytes.fromhex(forgery.proof["server_seed"]), seeds))


def let_a_bot_commit(forgery: Forgery) -> None:
    forgery.bodies[forgery.at("seated", -1)]["commitment"] = "00" * 32


def open_other_bytes(forgery: Forgery) -> None:
    """Reveal other bytes than those committed to: whoever reveals last could choose."""
    body = forgery.bodies[forgery.at("revealed")]
    body["seed"] = other_hex(body["seed"])
    draw_from(forgery, match_seed(bytes.fromhex(forgery.proof["server_seed"]), forgery.seeds()))


def leave_out_somebody(forgery: Forgery) -> None:
    """Leave out the bytes of somebody who revealed them."""
    forgery.drop(forgery.at("revealed"))
    draw_from(forgery, match_seed(bytes.fromhex(forgery.proof["server_seed"]), forgery.seeds()))


def hurry(forgery: Forgery) -> None:
    forgery.bodies[forgery.at("omitted")]["at"] -= 10_000


def give_little_time(forgery: Forgery) -> None:
    forgery.bodies[forgery.at("called")]["until"] -= 10_000


def sit_down_late(forgery: Forgery) -> None:
    """Let somebody take a seat after others have revealed their bytes."""
    forgery.insert(
        forgery.at("revealed") + 1, forgery.bodies[forgery.at("seated", 1)] | {"seat": 2}
    )


def change_record_seed(forgery: Forgery) -> None:
    """Choose another seed, and draw everything from it."""
    draw_from(forgery, bytes(32))


def draw_from(forgery: Forgery, seed: bytes) -> None:
    """Draw everything from another seed."""
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
    """Draw the first shuffle in an epoch that no undo has begun."""
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


def leave_out_an_undone_ply(forgery: Forgery) -> None:
    """Leave a ply that was taken back out of the record."""
    entries = forgery.record["entries"]
    undo = next(n for n, entry in enumerate(entries) if "undo" in entry and n - 1 > entry["undo"])
    assert "plays" in entries[undo - 1]
    del entries[undo - 1]


def swap_board(forgery: Forgery) -> None:
    """Play on another board, and claim that it is the standard one."""
    forgery.record["board"] |= {"text": "another board", "hash": "00" * 32}


def swap_board_text(forgery: Forgery) -> None:
    forgery.record["board"]["text"] = "another board"


def add_option(forgery: Forgery) -> None:
    forgery.record["options"]["joker"] = "always"


def tell_no_options(forgery: Forgery) -> None:
    forgery.bodies[0]["options"] = {}


def drop_draw_told(forgery: Forgery) -> None:
    """Leave the last draw out of the log."""
    body = next(body for body in reversed(forgery.bodies) if any(body.get("draws", ())))
    body["draws"] = [[] for _ in body["draws"]] if body["kind"] == "played" else []


def drop_draw(forgery: Forgery) -> None:
    forgery.record["draws"].pop()


def rename(forgery: Forgery) -> None:
    """Give somebody another name, in the record and beside the log."""
    place = forgery.at("seated", 1)
    forgery.record["seats"][forgery.bodies[place]["seat"]] = "Zeno"
    forgery.beside[place]["name"][1] = "Zeno"


def name_whoever_has_no_name(forgery: Forgery) -> None:
    """Remove a name, as is allowed for any, and put another one into the record."""
    place = forgery.at("seated", 1)
    forgery.beside[place] = None
    forgery.record["seats"][forgery.bodies[place]["seat"]] = "Zeno"


def sit_on_two_chairs(forgery: Forgery) -> None:
    """Claim that the host has all chairs: then a set position need not be dealt again."""
    for body in forgery.bodies:
        if body["kind"] == "seated" and body["guest"] is not None:
            body["guest"] = 0


def drop_chair(forgery: Forgery) -> None:
    """Leave out the chair that was set up for a bot."""
    forgery.bodies[0]["chairs"].pop()


def set_up_for_nobody(forgery: Forgery) -> None:
    forgery.bodies[0]["chairs"][-1] = {"who": "somebody"}


def call_again(forgery: Forgery) -> None:
    """Add an earlier call, to leave people out sooner."""
    place = forgery.at("called")
    forgery.insert(place + 1, {"kind": "called", "at": 0, "until": 60_000})


def add_to_result(forgery: Forgery) -> None:
    forgery.record["result"]["note"] = "won by resignation"


def add_to_board(forgery: Forgery) -> None:
    forgery.record["board"]["note"] = "another one"


def drop_reseed(forgery: Forgery) -> None:
    """Leave the first reseed out of the log and of the record."""
    drop("reseeded", 0)(forgery)
    forgery.record["entries"].remove({"reseed": 1})


DROP_PLAY, DROP_TALK, DROP_END = drop("played", 5), drop("said", 0), drop("ended", 0)
ADD_PLAY, ADD_TALK = add("played", seat=0, plays=["x"], draws=[[]]), add("said", seat=0, text="x")
ANA = {"name": "00" * 32, "guest": 0, "commitment": ""}
SIT_DOWN = add("seated", seat=0, seed="00" * 16, **ANA)
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
        *[r"^Seat 0 is '(Dion|Dora|D.*)' in the record, but not in line 3"] * 3,
    ),
    Tampering("the result changed", change_result, OTHER_RECORD, OTHER_RECORD, None),
    Tampering("a draw changed", change_draw, *[r"^Draw 1 \('0/deck/0'\) is not what the seed"] * 3),
    Tampering("a draw of no epoch", draw_in_another_epoch, *[r"^Draw 1 .* of an epoch that"] * 3),
    Tampering("a draw doubled", double_draw, *[r"^Draw \d+ .* stands there twice"] * 3),
    Tampering("a draw dropped", drop_draw, *[DRAWS] * 3),
    Tampering("a draw not told of", drop_draw_told, DRAWS, DRAWS, DRAWS),
    Tampering("an undone ply left out", leave_out_an_undone_ply, *[r"^Line \d+: .*record"] * 3),
    Tampering("another board by its name", swap_board, *[BOARD] * 3),
    Tampering("another text of a board by its name", swap_board_text, *[BOARD] * 3),
    Tampering("an option added", add_option, *[r"^Line 0: options is not what"] * 3),
    Tampering("options not told of", tell_no_options, *[r"^Line 0: options is not what"] * 3),
    Tampering("another name", rename, *[r"^Line \d+: 'name' beside it is not what"] * 3),
    Tampering("a name for none", name_whoever_has_no_name, *[r"^Seat 0 is 'Zeno' in the"] * 3),
    Tampering("more in the result", add_to_result, *[r"^The result has a field 'note'"] * 3),
    Tampering("more of the board", add_to_board, *[r"^The board has a field 'note'"] * 3),
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
    Tampering("bytes of a bot", let_a_bot_give_bytes, *[r"^Line \d+: seat \d is a bot's"] * 3),
    Tampering("a bot as a person", let_a_bot_pass_for_a_person, *[r"seat \d was set up for"] * 3),
    Tampering("a commitment of a bot", let_a_bot_commit, *[r"^Line \d+: seat \d is a bot's"] * 3),
    Tampering("other bytes opened", open_other_bytes, *[r"^Line \d+: seat 1 opened other"] * 3),
    Tampering("somebody left out", leave_out_somebody, *[r"^Line \d+: .*(closed|number)"] * 3),
    Tampering("somebody left out early", hurry, *[r"^Line \d+: seats were left out before"] * 3),
    Tampering("no time to open", give_little_time, *[r"^Line \d+: there was too little"] * 3),
    Tampering("two chairs", sit_on_two_chairs, *[r"^Line \d+: the person on seat 1 has ano"] * 3),
    Tampering("a chair dropped", drop_chair, *[r"^Line \d+: \d chairs are set up for \d se"] * 3),
    Tampering("a chair for nobody", set_up_for_nobody, *[r"^Line 0: a chair is for nobody"] * 3),
    Tampering(
        "called twice", call_again, *[r"(number \d+: a line|the match was called before)"] * 3
    ),
    Tampering("a seat taken late", sit_down_late, *[r"^Line \d+: seat 2 was taken while"] * 3),
    Tampering("another seed of the record", change_record_seed, *[OTHER_SEED] * 3),
    Tampering(
        "another record commitment", change_record_commitment, *["^The commitment of the"] * 3
    ),
]
TAMPERINGS = [*LOG, *RECORD, *SEEDS]
