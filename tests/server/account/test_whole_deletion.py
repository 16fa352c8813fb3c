"""A member with everything that there is deletes the account: no trace is left anywhere."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from satrap.cli.serving import FILE
from satrap.server.store import personal
from tests.cli.driver import run
from tests.server.account.lives import NAME, WORDS, traces
from tests.server.account.member_lives import LATER, NEW, OTHER, MemberLife
from tests.server.account.test_export import opened, read
from tests.server.api.operators import operated
from tests.server.post_office import post_office


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MemberLife]:
    """A member who has just deleted the account."""
    with post_office() as office:
        mail = f"smtp://{office.host}:{office.port}"
        with operated(tmp_path_factory.mktemp("member"), "--mail", mail) as server:
            made = MemberLife(server, office)
            before = {mark for _, mark in traces(server.folder, *made.marks())}
            assert before == set(made.marks()), "the search finds all that is there"
            made.archive = opened(made.own)
            made.own.web.post("/me/deletion", json={"name": LATER}).raise_for_status()
            yield made


def test_the_archive_of_a_member_is_whole_and_names_no_reporter(life: MemberLife) -> None:
    found = {name: read(life.archive, name) for name in personal.FILES}
    missing = {name for name in found if not found[name]}
    assert missing <= {"prepared"}, "everything that a member can have is in it"
    assert [each["address"] for each in found["address"]] == [NEW]
    assert [each["name"] for each in found["passkeys"]] == ["zaffran key"]
    assert "zaffran laptop" in {each["name"] for each in found["devices"]}
    assert {(each["kind"], each["called"]) for each in found["ties"]} == {
        ("follow", "Ben"),
        ("mute", "Cleo"),
    }
    assert [set(each) for each in found["reported"]] == [{"match", "at", "closed"}]
    said = {each["words"] for each in read(life.archive, "messages")}
    assert "zaffran as a guest" in said and WORDS[0] in said
    content = b"".join(map(life.archive.read, life.archive.namelist()))
    for secret in (life.person, life.guest, *filter(is_secret, life.secrets)):
        assert (secret.encode() if isinstance(secret, str) else secret) not in content, secret


def is_secret(stored: str | bytes) -> bool:
    """Say whether something was not written to be read: a hash, a key."""
    return isinstance(stored, bytes) or stored.startswith("$") or stored.isupper()


def test_nothing_of_a_member_is_left_in_database_log_and_files(life: MemberLife) -> None:
    assert traces(life.server.folder, *life.marks()) == []


def test_others_see_nobody_in_their_ties_notices_and_tournaments(life: MemberLife) -> None:
    assert life.friend.get("/me/ties") == [] and life.third.get("/me/ties") == []
    assert life.friend.web.get(f"/people/{LATER}").status_code == 404
    shown = life.friend.get(f"/tournaments/{life.cup}")
    assert [each["name"] for each in shown["players"]] == ["Ben", "–", "Cleo"]
    told = str(life.friend.get("/me/news"))
    assert not any(name in told for name in (NAME, LATER, OTHER, "Zaffran")), told


def test_every_match_of_a_member_still_verifies(life: MemberLife, tmp_path: Path) -> None:
    with closing(sqlite3.connect(life.server.folder / FILE)) as connection:
        matches = [row[0] for row in connection.execute("SELECT id FROM matches")]
    for match in matches:
        for guest in (life.friend, life.third):
            guest.act(match, "resign")
    verified = set()
    for match in matches:
        reply = life.friend.web.get(f"/tables/{match}/proof")
        if reply.status_code == 200:  # it had a result
            file = tmp_path / f"{match}.json"
            file.write_bytes(reply.content)
            done = run("verify", file)
            assert done.exit_code == 0, done.output
            verified.add(match)
    assert {life.over, life.rated, life.running} < verified


def test_the_store_of_a_member_is_sound_after_a_restart(life: MemberLife) -> None:
    life.server.kill()
    done = run("check", "--data", life.server.folder)
    assert done.exit_code == 0, done.output
    life.server.start()
    assert traces(life.server.folder, *life.marks()) == []
