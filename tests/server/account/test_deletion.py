"""Somebody deletes their account: no trace is left, and every match still verifies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from satrap.cli.serving import FILE
from tests.cli.driver import run
from tests.server.account.lives import NAME, Life, forget, marks_of, traces
from tests.server.api.operators import Operated, operated

FORBIDDEN, NOBODY, GONE = 403, 401, 404
FORMER = "†1"


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Life]:
    """Somebody who has just deleted their account."""
    with operated(tmp_path_factory.mktemp("life")) as server:
        made = Life(server)
        assert traces(server.folder, *marks_of(made)), "the search finds what is there"
        assert made.own.web.post("/me/deletion", json={"name": "Ben"}).status_code == FORBIDDEN
        assert made.own.get("/me")["name"] == NAME
        reply = forget(made)
        assert reply.status_code == 200, reply.text
        yield made


def test_nothing_is_left_in_database_log_and_files(life: Life) -> None:
    assert traces(life.server.folder, *marks_of(life)) == []


def test_the_devices_are_signed_out(life: Life) -> None:
    assert life.own.again().web.get("/me").status_code == NOBODY


def test_others_see_a_former_player_and_a_bot(life: Life) -> None:
    view = life.friend.view(life.running)
    seat = view["seats"][0]
    assert (seat["name"], seat["bot"], seat["has_say"]) == (FORMER, "companion", False)
    assert [said["words"] for said in view["said"]] == ["Hello."]
    assert view["news"][-1]["text"]["key"] == "news-replaced-gone"
    assert view["news"][-1]["text"]["values"]["name"] == FORMER
    assert life.friend.view(life.third_played)["seats"][1]["name"] == "†2"


def test_tables_that_wait_are_left_and_those_of_nobody_end(life: Life) -> None:
    assert life.friend.view(life.waiting)["status"] == "over"
    assert life.friend.view(life.joined)["seats"][1]["name"] == ""
    assert life.friend.view(life.alone)["status"] == "over"


def test_what_was_imported_goes_as_a_whole(life: Life) -> None:
    assert life.friend.web.get(f"/tables/{life.imported}").status_code == GONE


def test_the_others_play_on_and_every_match_still_verifies(life: Life, tmp_path: Path) -> None:
    life.friend.done(life.running, "say", words="Who is there?")
    life.third.done(life.third_played, "resign")
    life.friend.done(life.running, "resign")
    assert life.friend.view(life.running)["status"] == "over"
    for table in (life.over, life.running):
        proof = life.friend.web.get(f"/tables/{table}/proof").content
        told = verified(tmp_path, proof)
        assert json.loads(proof)["record"]["seats"] == ["", "Ben"]
        assert NAME not in told and "Names were removed since the match: of seat 0." in told
    assert NAME in verified(tmp_path, life.proof)  # from before, in somebody's own file
    heads = [json.loads(each)["heads"] for each in (life.proof, proof_of(life))]
    assert heads[1][: len(heads[0])] == heads[0]


def proof_of(life: Life) -> bytes:
    return life.friend.web.get(f"/tables/{life.over}/proof").content


def verified(folder: Path, proof: bytes) -> str:
    file = folder / "proof.json"
    file.write_bytes(proof)
    done = run("verify", file)
    assert done.exit_code == 0, done.output
    return done.output


def test_the_store_is_sound_and_a_restart_changes_nothing(life: Life) -> None:
    life.server.kill()
    done = run("check", "--data", life.server.folder)
    assert done.exit_code == 0, done.output
    life.server.start()
    friend = life.friend.again()
    assert friend.view(life.running)["seats"][0]["name"] == FORMER
    assert traces(life.server.folder, *marks_of(life)) == []


def test_the_search_finds_words_that_were_left(tmp_path: Path) -> None:
    plant = "import satrap.server.store.erasing as e; e.erased = lambda body, beside, *rest: beside"
    with operated(tmp_path, plant=plant) as server:
        assert isinstance(server, Operated)
        life = Life(server)
        forget(life)
        assert (FILE, "zaffran") in traces(server.folder, *marks_of(life))
