"""Logs and records that a server could forge together: whatever is impossible is found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from satrap.verify import failures, judge
from tests.server.proofs import Forgery, Table, given_up, proof_file, set_position_file
from tests.toy import TOY

DATA = proof_file("alexandros", 4)


HASHES = dict.fromkeys(("commitment", "board_hash", "host"), "00" * 32)
OPENED = {"kind": "opened", "board": "standard-1", "chairs": [{"who": "open"}], **HASHES}
PLAYED = {"kind": "played", "seat": 0, "plays": ["x"], "draws": [[]]}


def insert(forgery: Forgery, place: int, kind: str, **fields: object) -> None:
    forgery.insert(place, {"kind": kind, **fields})


def undo_to_the_future(forgery: Forgery) -> None:
    number = forgery.at("undone")
    forgery.bodies[number]["to"] = 500
    next(entry for entry in forgery.record["entries"] if "undo" in entry)["undo"] = 500


def reseed_without_an_undo(forgery: Forgery) -> None:
    epoch = 1 + sum(body["kind"] == "reseeded" for body in forgery.bodies)
    insert(forgery, forgery.at("ended"), "reseeded", epoch=epoch, draws=[])
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
    name = next(iter(forgery.bodies[0]["options"]))
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
        "a chair that is not there",
        lambda forgery: insert(forgery, forgery.at("started"), "left", seat=9),
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
        lambda forgery: forgery.insert(3, OPENED),
        r"^Line 3 \(opened\) stands where it cannot: after opened",
    ),
    (
        "a second start",
        lambda forgery: insert(forgery, forgery.at("ended"), "started", draws=[]),
        r"^Line \d+ \(started\) stands where it cannot: after started",
    ),
    (
        "a play after the end",
        lambda forgery: forgery.insert(len(forgery.bodies), PLAYED),
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


def test_a_board_of_ones_own_is_told_as_text() -> None:
    forgery = Forgery(DATA)
    for board in (forgery.bodies[0], forgery.record["board"]):
        board["text" if "text" in board or "name" in board else "board"] = "a board\n"
    forgery.close()
    forgery.chain()
    assert failures(forgery.data()) == []
    forgery.record["board"]["text"] = "another board\n"
    forgery.close()
    forgery.chain()
    assert failures(forgery.data()) == ["Line 0: board is not what the record says."]


def test_a_proof_holds_without_a_name_that_was_taken_out() -> None:
    forgery = Forgery(DATA)
    place = forgery.at("seated", 1)
    forgery.beside[place] = None
    forgery.record["seats"][forgery.bodies[place]["seat"]] = ""
    found, said = judge(forgery.data())
    assert found == []
    assert any(each.startswith("Bytes of seat 0 went into the shuffle: ") for each in said)


def test_the_server_leaves_a_name_out_that_was_taken_out() -> None:
    made = Table(TOY, 1)
    made.run()
    place = max(n for n, beside in enumerate(made.beside) if beside and b'"Ben"' in beside)
    kept = json.loads(made.beside[place] or b"")
    made.beside[place] = json.dumps(kept | {"name": ["", "Somebody"]}).encode()
    data = made.proof_file()
    assert json.loads(data)["record"]["seats"][1] == ""
    assert failures(data) == []


def test_a_seat_that_was_left_with_its_bytes_open_is_told_of() -> None:
    """Whoever sits down there again has seen the bytes of the others."""
    _, said = judge(DATA)
    assert "Warning: seat 0 was left when its bytes were open, and taken again with others." in said
    assert not any("Warning: seat 1" in each for each in said)


# Positions that somebody wrote

SET = set_position_file()


def forged(do: Callable[[Forgery], object]) -> list[str]:
    forgery = Forgery(SET)
    do(forgery)
    forgery.number()
    forgery.close()
    forgery.chain()
    return failures(forgery.data())


def deal_nothing_anew(forgery: Forgery) -> None:
    """Keep a chosen deck and chosen hands although others play."""
    forgery.drop(forgery.at("redealt"))
    forgery.record["entries"].remove({"redeal": 1})


def test_a_position_is_dealt_anew_when_others_sit_there() -> None:
    assert failures(SET) == []
    assert "dealt anew" in " ".join(judge(SET)[1])
    assert any("before it was redealt" in each for each in forged(deal_nothing_anew))


def test_nothing_is_dealt_anew_that_only_its_author_plays() -> None:
    def play_alone(forgery: Forgery) -> None:
        for body in forgery.bodies:
            if body["kind"] == "seated" and body["guest"] is not None:
                body["guest"] = 0

    assert any("epoch 1 cannot begin here" in each for each in forged(play_alone))


def test_a_teaching_table_is_told_as_one() -> None:
    def teach(forgery: Forgery) -> None:
        forgery.bodies[0]["is_teaching"] = True

    assert any("epoch 1 cannot begin here" in each for each in forged(teach))
    forgery = Forgery(DATA)
    teach(forgery)
    forgery.chain()
    assert any("counts for nothing" in each for each in judge(forgery.data())[1])


# Matches that somebody gave up

ENDED = given_up("alexandros", 0).proof_file()  # two seats
LEFT = given_up("alexandros", 1).proof_file()  # three
SEALED = given_up("alexander_the_great", 4).proof_file()


def let_another_win(forgery: Forgery) -> None:
    forgery.record["result"]["winners"] = [forgery.record["entries"][-1]["resign"]]


def end_otherwise(forgery: Forgery) -> None:
    forgery.record["result"]["reason"] = "goal"


def play_on_after_the_end(forgery: Forgery) -> None:
    forgery.record["entries"].append({"plays": [[0, "x"]]})
    insert(forgery, forgery.at("ended"), "played", seat=0, plays=["x"], draws=[[]])


def give_up_for_somebody(forgery: Forgery) -> None:
    """Say that the other seat gave up, a bot's."""
    body = forgery.bodies[forgery.at("resigned", -1)]
    body["seat"] = 1 - body["seat"]
    forgery.record["entries"][-1]["resign"] = body["seat"]
    forgery.record["result"]["winners"] = [1 - body["seat"]]


def leave_out_who_gave_up(forgery: Forgery) -> None:
    forgery.drop(forgery.at("resigned", -1))


def give_up_in_the_record_only(forgery: Forgery) -> None:
    forgery.record["entries"].insert(1, {"resign": 0, "heir": "Poros"})


def name_another_heir(forgery: Forgery) -> None:
    forgery.bodies[forgery.at("resigned")]["name"] = "Zeno"


def let_nobody_play_on(forgery: Forgery) -> None:
    """End the match when one of several people gives up."""
    place = forgery.at("resigned")
    forgery.bodies[place]["name"] = ""
    for entry in forgery.record["entries"]:
        if "heir" in entry:
            del entry["heir"]


def drop_a_play_before_the_end(forgery: Forgery) -> None:
    del forgery.record["entries"][-2]


GIVEN_UP: list[tuple[bytes, Callable[[Forgery], object], str]] = [
    (ENDED, let_another_win, "^Somebody gave up, but the winner is not the best of the others"),
    (ENDED, end_otherwise, "^The result and the entries do not agree"),
    (ENDED, play_on_after_the_end, "^The match went on after somebody had given up"),
    (ENDED, give_up_for_somebody, r"^Line \d+: seat 1 gave up, but no person had it"),
    (ENDED, leave_out_who_gave_up, r"^Entry \d+ of the record does not follow from the log"),
    (ENDED, drop_a_play_before_the_end, r"^Line \d+: (it completed|seat \d played)"),
    (LEFT, give_up_in_the_record_only, r"^Line \d+: .*record"),
    (LEFT, name_another_heir, r"^Line \d+: seat \d gave up, but entry \d+ of the record does not"),
    (LEFT, let_nobody_play_on, r"^Line \d+: the match ended when seat \d gave up"),
    (SEALED, let_another_win, "^Somebody gave up, but the winner is not the best of the others"),
]


@pytest.mark.parametrize(
    ("data", "do", "sentence"), GIVEN_UP, ids=[each[1].__name__ for each in GIVEN_UP]
)
def test_nobody_gives_up_who_did_not(
    data: bytes, do: Callable[[Forgery], object], sentence: str
) -> None:
    assert failures(data) == []
    forgery = Forgery(data)
    do(forgery)
    forgery.number()
    forgery.close()
    forgery.chain()
    found = failures(forgery.data())
    assert any(re.search(sentence, each) for each in found), found


# Tables that their host changed

CHANGED = proof_file("alexandros", 10)  # three seats


def at_change(**fields: object) -> Callable[[Forgery], None]:
    return lambda forgery: forgery.bodies[forgery.at("changed", -1)].update(fields)


def change_late(place: str) -> Callable[[Forgery], None]:
    """Change the table again, before a line of this kind."""

    def do(forgery: Forgery) -> None:
        body = dict(forgery.bodies[forgery.at("changed", -1)])
        forgery.insert(forgery.at(place, -1), body)

    return do


def take_a_chair_away(forgery: Forgery) -> None:
    chairs = [{"who": "bot"}, *forgery.bodies[0]["chairs"][1:]]
    body = {**forgery.bodies[forgery.at("changed", -1)], "chairs": chairs}
    forgery.insert(forgery.at("called"), body)


def seat_one_person_twice(forgery: Forgery) -> None:
    """Put two people's chairs on the host's device, seat the host there, and take it back."""
    chairs = forgery.bodies[0]["chairs"]
    device = [{"who": "device"}, {"who": "device"}, *chairs[2:]]
    forgery.bodies[forgery.at("changed", -1)]["chairs"] = device
    for place in (forgery.at("seated", 1), forgery.at("seated", 2)):
        forgery.bodies[place]["guest"] = 0
    body = {**forgery.bodies[forgery.at("changed", -1)], "chairs": chairs}
    forgery.insert(forgery.at("called"), body)


def test_a_field_without_meaning_is_ignored() -> None:
    forgery = Forgery(CHANGED)
    forgery.bodies[forgery.at("changed")]["seat"] = ["0"]
    forgery.chain()
    assert failures(forgery.data()) == []


CHANGES: list[tuple[str, Callable[[Forgery], None], str]] = [
    ("another edition", at_change(preset="fr"), r"^Line 2: preset is not what the record says"),
    ("other options", at_change(options={}), r"^Line 2: options is not what the record says"),
    ("another board", at_change(board="other"), r"^Line 2: board is not what the record says"),
    ("another board hash", at_change(board_hash="00" * 32), r"^Line 2: board is not what"),
    ("another beginner", at_change(starter=1), r"^Line 2: starter is not what the record says"),
    ("other rules", at_change(rules=1), r"^Line 2: rules is not what the record says"),
    ("fewer chairs", at_change(chairs=[{"who": "open"}]), r"^Line \d+: 1 chairs are set up for"),
    ("after the start", change_late("played"), r"\(changed\) stands where it cannot"),
    ("after the call", change_late("revealed"), "changed while bytes were being opened"),
    ("somebody's chair", take_a_chair_away, "seat 0 was taken from the person who sat there"),
    ("two chairs", seat_one_person_twice, "the person on seat . has another chair already"),
]


@pytest.mark.parametrize(("name", "do", "sentence"), CHANGES, ids=[each[0] for each in CHANGES])
def test_a_table_is_played_as_it_was_changed(
    name: str, do: Callable[[Forgery], None], sentence: str
) -> None:
    assert failures(CHANGED) == []
    forgery = Forgery(CHANGED)
    do(forgery)
    forgery.number()
    forgery.close()
    forgery.chain()
    found = failures(forgery.data())
    assert any(re.search(sentence, each) for each in found), found
