"""Everything of mine in one archive, which satrap reads back."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from satrap.core.language import LANGUAGES
from tests.cli.driver import run
from tests.server.account.lives import NAME, WORDS, Life
from tests.server.api.operators import operated
from tests.server.api.people import Guest, Server

TOO_MANY = 429


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Life]:
    with operated(tmp_path_factory.mktemp("life")) as server:
        yield Life(server)


@pytest.fixture(scope="module")
def archive(life: Life) -> zipfile.ZipFile:
    return opened(life.own)


def opened(guest: Guest, language: str = "en") -> zipfile.ZipFile:
    reply = guest.web.get("/me/export", headers={"Accept-Language": language})
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"] == "application/zip"
    return zipfile.ZipFile(io.BytesIO(reply.content))


def read(archive: zipfile.ZipFile, name: str) -> Any:
    return json.loads(archive.read(f"{name}.json"))


def test_it_has_what_i_wrote_and_played(archive: zipfile.ZipFile, life: Life) -> None:
    assert read(archive, "account")[0]["name"] == NAME
    assert {each["words"] for each in read(archive, "messages")} == {WORDS[0]}
    assert {each["words"] for each in read(archive, "notes")} == {WORDS[2]}
    assert [each["words"] for each in read(archive, "reports")] == [WORDS[3]]
    listed = {each["match"]: each["status"] for each in read(archive, "tables")}
    assert listed[life.over] == "over" and listed[life.running] == "running"
    assert f"tables/{life.over}/proof.json" in archive.namelist()
    assert f"tables/{life.imported}/record.json" in archive.namelist()


def test_it_has_nothing_of_running_matches_and_nothing_secret(
    archive: zipfile.ZipFile, life: Life
) -> None:
    assert not any(life.running in name for name in archive.namelist())
    content = b"".join(map(archive.read, archive.namelist()))
    for secret in (life.person, life.own.cookie.split("=")[1], "Hello.", "Slow."):
        assert secret.encode() not in content


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_page_is_in_the_language_of_the_reader(life: Life, language: str) -> None:
    words = opened(life.third, language).read("README.txt").decode()
    assert "Cleo" in words and "satrap account read" in words and "{" not in words


def test_satrap_reads_it_back_and_takes_it_to_another_server(life: Life, tmp_path: Path) -> None:
    file = tmp_path / "me.zip"
    file.write_bytes(life.own.web.get("/me/export").content)
    other = Server(tmp_path / "other", 100)
    try:
        done = run("account", "read", file, "--import", other.url)
        assert done.exit_code == 0, done.output
        assert NAME in done.output and "Records: 2; proofs: 1" in done.output
        link = next(word for word in done.output.split() if word.startswith(other.url))
        table, secret = link.split("/table/")[1].split("?link=")
        view = httpx.get(f"{other.url}/api/tables/{table}", params={"link": secret}).json()["view"]
        assert [seat["name"] for seat in view["seats"]] == [NAME, "Ben"]
    finally:
        other.kill()


def test_a_proof_that_was_changed_is_found(life: Life, tmp_path: Path) -> None:
    file, own = tmp_path / "me.zip", opened(life.own)
    with zipfile.ZipFile(file, "w") as other:
        for name in own.namelist():
            content = own.read(name)
            is_proof = name.endswith("proof.json")
            other.writestr(
                name, content.replace(NAME.encode(), b"Somebody") if is_proof else content
            )
    done = run("account", "read", file)
    assert done.exit_code != 0 and "proof.json" in done.output + done.stderr


def test_what_is_no_archive_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "me.zip"
    file.write_bytes(b"not an archive")
    assert run("account", "read", file).exit_code == 1


def test_archives_are_limited(tmp_path: Path) -> None:
    server = Server(tmp_path, 1)
    try:
        ana = Guest(server, "Ana")
        codes = [ana.web.get("/me/export").status_code for _ in range(7)]
        assert codes[0] == 200 and codes[-1] == TOO_MANY
    finally:
        server.kill()
