"""A fingerprint of all code and data that decide how bots play a game."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import satrap

# Files that no bot uses: they put into words what was found.
ADVICE = re.compile("advice|advising|contrast|following|phrases|reasons|split_advice")


def fingerprint(game: str) -> str:
    """Return a hash that changes with any file that decides how bots play a game."""
    hashed, root = hashlib.sha256(), Path(satrap.__file__).parent
    for file in sorted(file for file in _deciding(root, game) if not ADVICE.match(file.name)):
        hashed.update(f"{file.relative_to(root).as_posix()}\0".encode())
        hashed.update(hashlib.sha256(file.read_bytes()).digest())
    return hashed.hexdigest()[:16]


def _deciding(root: Path, game: str) -> Iterator[Path]:
    yield from (root / "arena").glob("playing.py")
    yield from (root / "games").glob("*.py")
    yield from (root / "bots").glob("*.py")
    for folder in (root / "core", root / "fast", root / "games" / game, root / "bots" / game):
        for file in folder.rglob("*"):
            if file.suffix in {".py", ".toml", ".json"}:
                yield file
