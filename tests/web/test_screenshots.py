"""The pictures in the documentation: all there, small, each named and shown."""

from __future__ import annotations

import re

from tests.browser.house import ROOT
from tools.screenshots import DOCUMENTED, KEPT

MOST = 3_500_000  # bytes


def test_every_picture_is_there_and_named() -> None:
    assert {path.stem for path in KEPT.glob("*.webp")} == set(DOCUMENTED)
    listed = re.findall(r"\]\((.*)\.webp\)", (KEPT / "README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(DOCUMENTED)


def test_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in KEPT.iterdir()) < MOST


def test_the_readme_shows_two_of_them() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"\!\[[^]]*\]\((docs/screenshots/[^)]*)\)", readme)
    assert len(shown) == 2
    assert all((ROOT / path).is_file() for path in shown)
