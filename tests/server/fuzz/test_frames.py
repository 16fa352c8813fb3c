"""Hostile frames over WebSocket: every one is refused, nothing changes, the server goes on."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.offered import GAMES
from tests.server.fuzz.attack import ALL_KINDS, attacked
from tests.server.fuzz.serving import Watched

FRAMES = int(os.environ.get("SATRAP_FRAMES", "3000"))


def listed(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.most_common())


@pytest.mark.parametrize("game", GAMES)
def test_hostile_frames_change_nothing(
    tmp_path: Path, game: str, record_property: Callable[[str, object], None]
) -> None:
    server = Watched(tmp_path)
    try:
        attack = attacked(server, game, FRAMES // len(GAMES))
        assert attack.wrong == []
        assert set(attack.kinds) == set(ALL_KINDS)
    finally:
        server.kill()
    counted = f"{attack.kinds.total()} frames: {listed(attack.kinds)}; {listed(attack.answers)}"
    record_property("counted", counted)
