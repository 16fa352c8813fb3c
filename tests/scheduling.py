"""Which tests share a process, so that machine code or test files are made only once."""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

GAMES = ("alexandros", "alexander_the_great")
SEARCHING = {  # files with bots that search, and the game if the file is about only one
    "tests/analysis/test_budget.py": "",
    "tests/bots/test_advice.py": "",
    "tests/bots/test_thinking.py": "",
    "tests/bots/test_alexandros_searcher.py": "alexandros",
    "tests/bots/test_alexander_the_great_searcher.py": "alexander_the_great",
    "tests/server/api/test_real_advice.py": "alexandros",
}
TOGETHER = ("tests/cli/test_check.py",)


def scope(nodeid: str) -> str:
    """Return the name of a test's group; most tests are in a group of their own."""
    file, _, name = nodeid.partition("::")
    if file in TOGETHER:
        return file
    if file.startswith("tests/fast/"):
        return next((game for game in GAMES if f"/{game}/" in file), nodeid)
    if file in SEARCHING:
        return SEARCHING[file] or next((game for game in GAMES if f"[{game}]" in name), nodeid)
    return nodeid


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Distributes tests one by one, but each group to a single process."""

    def _split_scope(self, nodeid: str) -> str:
        return scope(nodeid)
