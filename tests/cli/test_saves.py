"""A match is on disk after each decision, and resumes as if nothing had happened."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from satrap.cli import files, table
from satrap.cli.files import CannotSave
from satrap.core.language import say
from satrap.core.record import Record, replay
from satrap.core.text import people
from satrap.packs import get_pack
from tests.cli.driver import piped, read, run

PLAY = ("play", "alexandros")
MATCH = (*PLAY, "--seat", "Ana", "--seat", "bot:random", "--seat", "bot:random", "--seed", "abc")
SCRIPT = ["1", "2", "undo", "2", "1", "1", "undo!", "3", "1", "1", "2", "1", "1", "1", "2", "1"]


def typed(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("cut", [1, 3, 7, 11])
def test_a_resumed_match_goes_on_identically(cut: int, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run(*MATCH, "--autosave", whole, typed=typed(SCRIPT))
    run(*MATCH, "--autosave", parts, typed=typed(SCRIPT[:cut]))
    assert parts.read_bytes() != whole.read_bytes()
    run(*PLAY, "--resume", parts, typed=typed(SCRIPT[cut:]))
    assert parts.read_bytes() == whole.read_bytes()


def test_a_killed_match_has_lost_nothing_that_was_told(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    with piped(*MATCH, "--autosave", file) as command:
        for line in SCRIPT[:9]:
            command.read_until("Ana>")
            command.type(line)
        command.read_until("Ana>")
        command.process.kill()
        command.process.wait()
    run(*MATCH, "--autosave", tmp_path / "calm.json", typed=typed(SCRIPT[:9]))
    assert read(file) == read(tmp_path / "calm.json")
    done = run(*PLAY, "--resume", file)
    assert done.exit_code == 0
    assert "Ana, type a number" in done.output


def test_a_resumed_match_tells_what_happened_since_ones_last_decision(tmp_path: Path) -> None:
    run(*MATCH, "--autosave", tmp_path / "m.json", typed=typed(SCRIPT[:9]))
    done = run(*PLAY, "--resume", tmp_path / "m.json")
    match = replay(get_pack("alexandros").game, read(tmp_path / "m.json"))
    last = max(ply for ply, moment in enumerate(match.line) if 0 in moment.seats)
    names = people(match.setup.seats)
    expected = [say(event.text(names), reader=0) for event in match.events(0, last)]
    assert expected
    assert done.output.splitlines()[: len(expected) + 1] == [*expected, ""]


def test_a_finished_match_that_is_resumed_shows_its_end(tmp_path: Path) -> None:
    run(*MATCH, "--option", "max_turns=1", "--autosave", tmp_path / "m.json", typed="1\n" * 50)
    before = (tmp_path / "m.json").read_bytes()
    done = run(*PLAY, "--resume", tmp_path / "m.json", typed="1\n")
    assert "Score sheet" in done.output
    assert (tmp_path / "m.json").read_bytes() == before


def test_save_writes_another_file_and_leaves_the_match_where_it_is(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    done = run(*MATCH, "--autosave", tmp_path / "m.json", typed=f"1\nsave {other}\n1\nsave\n")
    assert f"Saved in {other}." in done.output
    assert len(read(other).entries) < len(read(tmp_path / "m.json").entries)


def test_a_record_without_its_seed_cannot_be_resumed(tmp_path: Path) -> None:
    run(*MATCH, "--autosave", tmp_path / "m.json", typed="1\n")
    text = (tmp_path / "m.json").read_text()
    (tmp_path / "m.json").write_text(text.replace(f'"seed":"{"abc".rjust(64, "0")}",', ""))
    done = run(*PLAY, "--resume", tmp_path / "m.json")
    assert done.exit_code == 1
    assert "holds no seed" in done.output


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\xfe", b'{"format":', b"[" * 10_000])
def test_a_damaged_save_gets_one_sentence(damage: bytes, tmp_path: Path) -> None:
    (tmp_path / "m.json").write_bytes(damage)
    done = run(*PLAY, "--resume", tmp_path / "m.json")
    assert done.exit_code == 1
    assert "This record cannot be read" in done.output


def test_a_write_that_fails_leaves_the_old_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(*MATCH, "--autosave", tmp_path / "m.json", typed="1\n")
    before = (tmp_path / "m.json").read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(CannotSave, match="No space left"):
        files.write_record(tmp_path / "m.json", read(tmp_path / "m.json"))
    assert (tmp_path / "m.json").read_bytes() == before


def test_a_full_disk_is_told_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written: list[Path] = []

    def full(path: Path, record: Record) -> None:
        written.append(path)
        if len(written) > 1:
            raise CannotSave("cli-cannot-save", file=str(path), reason="disk full")

    monkeypatch.setattr(table, "write_record", full)
    done = run(*MATCH, "--autosave", tmp_path / "m.json", typed="1\n1\n")
    assert done.exit_code == 0
    assert "cannot be written: disk full." in done.output


def test_a_folder_that_cannot_be_written_is_told_before_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").touch(stat.S_IRUSR)
    done = run(*MATCH, "--autosave", tmp_path / "file" / "m.json", typed="1\n")
    assert done.exit_code == 1
    assert "cannot be written" in done.output
