"""What the server sends is what the page reads: a mistake on either side is found.

`make check` generates the page's types again and compares them with the stored ones; then it
checks the page against them. Here both steps get a game with a renamed field and an event that
the page does not know.
"""

from __future__ import annotations

import copy
import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from msgspec import NODEFAULT, defstruct
from msgspec.structs import fields

from satrap.core.api_types import GameView, told_kind
from satrap.core.game import AnyGame
from satrap.core.happening import Happening
from satrap.core.text import Names, Text, text
from satrap.server.api import Settings, make_app
from satrap.server.api.openapi import document_of
from tests.offered import GAMES, offer

WEB = Path(__file__).parents[2] / "web"
GAME, OLD, NEW = "alexandros", "walls", "barriers"
KEPT = ("package.json", "tsconfig.json", "svelte.config.js", "vite.config.ts")


class Sneezed(Happening, frozen=True):
    """An event that the page does not know."""

    seat: int

    def text(self, names: Names) -> Text:
        return text("event-passed", name=names[self.seat])


def renamed(kind: type[GameView], old: str, new: str) -> type[GameView]:
    """Return the type of a view with one field renamed."""
    own = [
        (new if each.name == old else each.name, each.type)
        if each.default is NODEFAULT
        else (each.name, each.type, each.default)
        for each in fields(kind)
    ]
    tag = kind.__struct_config__.tag
    made = defstruct(kind.__name__, own, bases=(GameView,), tag_field="game", tag=tag)
    assert issubclass(made, GameView)
    return made


def faulty(game: AnyGame) -> AnyGame:
    """Return a game that sends things the page does not know."""
    made = copy.copy(game)
    known = game.types
    view, events = renamed(known.view, OLD, NEW), (*known.events, told_kind(Sneezed))
    made.types = known._replace(view=view, events=events)
    return made


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run one of the page's scripts, as npm would."""
    tools = f"{WEB / 'node_modules' / '.bin'}{os.pathsep}{os.environ['PATH']}"
    given = {**os.environ, "PATH": tools}
    return subprocess.run(
        shlex.split(command), cwd=folder, env=given, capture_output=True, text=True, check=False
    )


def test_what_the_page_does_not_know_fails_its_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    offer(monkeypatch, faulty(GAMES[GAME]))
    page = document_of(make_app(Settings("nowhere.sqlite")))
    shutil.copytree(WEB / "src", tmp_path / "src")
    for name in KEPT:
        if (WEB / name).exists():
            shutil.copy(WEB / name, tmp_path)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "openapi.json").write_text(json.dumps(page), encoding="utf-8")

    assert run(f"{scripts['types']} --check", tmp_path).returncode != 0
    assert run(scripts["types"], tmp_path).returncode == 0
    assert run(f"{scripts['types']} --check", tmp_path).returncode == 0
    checked = run(scripts["check"], tmp_path)
    assert checked.returncode != 0
    assert f"'{OLD}' does not exist" in checked.stdout
    assert "'Sneezed' is missing" in checked.stdout
