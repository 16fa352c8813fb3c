"""`satrap verify`: every finished match is accepted, and no file crashes the checker."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import satrap.verify
from satrap.verify import KINDS_2, LARGEST, MOST_SENTENCES, failures, judge, main
from tests.cli.driver import run
from tests.server.proofs import GAME_OF, Forgery, given_up, proof_file, table

TOY_FILE = proof_file("toy", 2)


@pytest.mark.parametrize("game", GAME_OF)
def test_every_finished_match_is_accepted(game: str) -> None:
    for number in range(20):
        assert failures(proof_file(game, number)) == [], number


@pytest.mark.parametrize("game", GAME_OF)
def test_every_match_that_was_given_up_is_accepted(game: str) -> None:
    heirs = set[bool]()
    for number in range(20):
        made = given_up(game, number)
        found, said = judge(made.proof_file())
        assert found == [], number
        loser = made.match.loser
        if loser is not None:
            name = made.match.setup.seats[loser]
            assert f"'{name}' (seat {loser}) gave up: that ended the match." in said
            heirs.add(any("'Poros' (bot) played on" in each for each in said))
    assert heirs == {True, False}


def test_these_matches_hold_everything_that_can_be_in_a_log() -> None:
    matches = [made(game, n) for game in GAME_OF for n in range(20) for made in (table, given_up)]
    kinds = {json.loads(line.body)["kind"] for made in matches for line in made.lines}
    assert kinds == {*KINDS_2, "said"} - {"redealt"}
    assert sum(made.match.epoch for made in matches) > 50
    long = [line for made in matches for line in made.lines if len(_plays(line.body)) > 1]
    assert len(long) > 50


def _plays(body: bytes) -> list[str]:
    plays: list[str] = json.loads(body).get("plays", [])
    return plays


def test_every_head_that_was_noted_is_found_at_its_line() -> None:
    for number, head in enumerate(json.loads(TOY_FILE)["heads"]):
        for noted in (head, f" {head.upper()}\n"):
            found, praise = judge(TOY_FILE, noted)
            assert found == []
            assert praise[-1] == f"The head that you noted is that of line {number}."


@pytest.mark.parametrize("head", ["", "0", "ab" * 32, "\x1b[31m", "é" * 5000])
def test_a_head_of_another_log_is_not_found(head: str) -> None:
    (found,) = failures(TOY_FILE, head)
    assert found.startswith("The head '")
    assert found.isascii()
    assert found.isprintable()


# At the terminal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "proof.json"
    path.write_bytes(TOY_FILE)
    return path


def test_the_command_accepts_and_rejects(file: Path) -> None:
    head = json.loads(TOY_FILE)["heads"][5]
    good = run("verify", file, "--head", head)
    assert good.exit_code == 0
    assert good.output.startswith("The proof holds: ")
    assert "that of line 5" in good.output
    assert run("verify", file, "--head", "0" * 64).exit_code == 1
    file.write_bytes(TOY_FILE.replace(b"bid", b"bud", 1))
    bad = run("verify", file)
    assert bad.exit_code == 1
    assert "Line " in bad.output


def test_a_file_that_is_not_there_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path, tmp_path / "nothing", "a\0b"):
        assert main([str(path)]) == 1
        assert capsys.readouterr().out.startswith("The file cannot be read: '")
    assert run("verify", tmp_path).exit_code == 1


def test_the_checker_runs_alone_anywhere(file: Path) -> None:
    """Run a copy of the one file, with no packages at all."""
    copy = shutil.copy(satrap.verify.__file__, file.parent / "verify.py")
    command = [sys.executable, "-I", "-S", str(copy), str(file)]
    good = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.startswith("The proof holds: ")
    file.write_bytes(b"[]")
    bad = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (bad.returncode, bad.stderr) == (1, "")
    assert bad.stdout == "The file must be an object.\n"


# Hostile files


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "The file is not JSON"),
        (b"\xff\xfe{\x00}\x00", "The file is not JSON"),
        (b"NaN", "The file is not JSON"),
        (b"1e999", "The file is not JSON"),
        (b"9" * 5000, "The file is not JSON"),
        (b'"\\ud800"', "The file is not JSON"),
        (b'{"a":1,"a":2}', "The file is not JSON: 'a name stands twice"),
        (b"[" * 1_000_000, "The file is nested too deeply"),
        (b"[" * 900 + b"]" * 900, "The file "),
        (b"{}", "The file has no format"),
        (b" " * (LARGEST + 1), "The file is longer than"),
    ],
    ids=["empty", "utf-16", "nan", "inf", "digits", "half", "twice", "deep", "nest", "{}", "long"],
)
def test_a_file_that_is_no_proof_gets_a_sentence(data: bytes, sentence: str) -> None:
    assert failures(data)[0].startswith(sentence)


def test_a_body_has_one_way_to_be_written() -> None:
    value = json.loads(TOY_FILE)
    value["lines"][4]["body"] += " "
    assert failures(json.dumps(value).encode())[0] == "Line 4 is not written as canonical JSON."
    value["lines"][4]["body"] = "[" * 100_000
    assert failures(json.dumps(value).encode()) == ["Line 4 is nested too deeply."]


@pytest.mark.parametrize("depth", range(100, 1000, 30))
def test_a_position_may_be_nested_as_deeply_as_it_likes(depth: int) -> None:
    forgery = Forgery(TOY_FILE)
    forgery.record["position"] = forgery.bodies[0]["position"] = "DEEP"
    nest = b"[" * depth + b"]" * depth
    data = forgery.data().replace(b'"DEEP"', nest).replace(rb"\"DEEP\"", nest)
    assert failures(data)


@pytest.mark.parametrize("name", ["seed", "draws", "result", "commitment", "entries", "seats"])
def test_what_is_missing_in_the_record_is_named(name: str) -> None:
    forgery = Forgery(TOY_FILE)
    del forgery.record[name]
    assert failures(forgery.data())[0].startswith(f"The record has no {name};")


@pytest.mark.parametrize("size", [0, 2**32 + 1, 2**64, -1, True, 1.0, "5", None])
def test_a_draw_of_any_size_ends(size: object) -> None:
    forgery = Forgery(TOY_FILE)
    forgery.record["draws"][1]["size"] = size
    assert any(sentence.startswith("Draw 1") for sentence in failures(forgery.data()))


def test_a_thousand_faults_are_not_a_thousand_sentences() -> None:
    forgery = Forgery(TOY_FILE)
    forgery.proof["heads"] = ["00" * 32] * 1000
    assert len(failures(forgery.data())) == MOST_SENTENCES + 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["seat"]), inner),
    max_leaves=10,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place in a value, as a container and a key."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, item in inside:
        found.append((value, key))
        found += places(item) if isinstance(item, dict | list) else []
    return found


@settings(max_examples=300)
@given(st.data())
def test_anything_anywhere_gets_a_sentence(data: st.DataObject) -> None:
    forgery = Forgery(TOY_FILE)
    within = data.draw(st.sampled_from([forgery.proof, forgery.bodies]))
    holder, key = data.draw(st.sampled_from(places(within)))
    before, holder[key] = holder[key], data.draw(JSON)
    written = [json.dumps(body, sort_keys=True, separators=(",", ":")) for body in forgery.bodies]
    if within is forgery.bodies:
        forgery.proof["lines"] = [
            {"nonce": nonce, "body": body}
            for nonce, body in zip(forgery.nonces, written, strict=True)
        ]
    if json.dumps(before) != json.dumps(holder[key]):
        found = failures(json.dumps(forgery.proof).encode())
        assert found
        assert all(sentence.isascii() and sentence.isprintable() for sentence in found)


@settings(max_examples=300)
@given(st.data())
def test_flipped_bytes_get_a_sentence(data: st.DataObject) -> None:
    whole = bytearray(TOY_FILE[:-1])
    for _ in range(data.draw(st.integers(1, 3))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    if bytes(whole) != TOY_FILE[:-1]:
        assert failures(bytes(whole))


@given(st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_get_a_sentence(data: bytes) -> None:
    assert failures(data)
