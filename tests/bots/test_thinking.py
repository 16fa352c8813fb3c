"""Bots that search load when they first choose, and use machine code compiled beforehand."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from satrap.arena import preparing
from satrap.bots.thinking import Thinker
from satrap.core.chance import PlainChance
from satrap.fast import kept
from satrap.packs import get_pack
from tests.offered import GAMES

LEVELS = ("recruit", "hoplite", "companion", "strategos", "satrap", "hegemon")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_six_levels_and_the_upper_ones_search(game: str) -> None:
    assert tuple(get_pack(game).levels) == LEVELS
    found = [isinstance(get_pack(game).bot(level), Thinker) for level in LEVELS]
    assert found == [False] * 3 + [True] * 3


def test_nothing_is_loaded_until_a_bot_chooses() -> None:
    asked = (
        "import sys, satrap.arena.preparing; from satrap.packs import PACKS;"
        "[pack.levels for pack in PACKS.values()]; print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("game", GAMES)
def test_each_level_that_searches_chooses_what_is_legal_within_its_time(game: str) -> None:
    rules = get_pack(game).game
    state = rules.start(rules.setup(("Ana", "Ben")), PlainChance(random.Random(1))).state
    seat = rules.deciders(state)[0]
    view, legal = rules.view(state, seat), rules.legal(state, seat)
    for level in LEVELS[3:]:
        for limit in (None, 0.05):
            assert get_pack(game).bot(level).choose(view, legal, random.Random(1), limit) in legal


def test_only_bots_that_search_need_preparing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "is_ready", lambda game: False)
    assert not preparing.is_needed("alexandros", [get_pack("alexandros").bot("companion")])
    assert preparing.is_needed("alexandros", [get_pack("alexandros").bot("strategos")])
    monkeypatch.setattr(preparing, "is_ready", lambda game: True)
    assert not preparing.is_needed("alexandros", [get_pack("alexandros").bot("strategos")])


def test_another_process_prepares_and_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an empty cache it takes long; if stopped, it does not mark the code as ready."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    began: list[list[str]] = []
    real = subprocess.Popen

    def popen(command: list[str], start_new_session: bool) -> subprocess.Popen[bytes]:
        process = real(command, start_new_session=start_new_session)
        began.append(command)
        process.terminate()
        return process

    monkeypatch.setattr(subprocess, "Popen", popen)
    preparing.prepare_aside("alexandros", lambda: False)
    assert began == [], "a caller that waited until the server stopped starts nothing"
    preparing.prepare_aside("alexandros")
    assert began == [[sys.executable, "-m", "satrap.arena.preparing", "alexandros"]]
    assert not kept.is_ready("alexandros")
    assert not any(name.endswith(".ready") for _, _, files in os.walk(tmp_path) for name in files)
