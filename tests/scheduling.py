"""Which tests share a process: each process would make machine code, or damaged files, anew."""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

GAMES = ("alexandros", "alexander_the_great")
SEARCHING = {  # files that search, and which game where all of it is about one
    "tests/analysis/test_budget.py": "",
    "tests/bots/test_advice.py": "",
    "tests/bots/test_thinking.py": "",
    "tests/bots/test_alexandros_searcher.py": "alexandros",
    "tests/bots/test_alexander_the_great_searcher.py": "alexander_the_great",
    "tests/server/api/test_real_advice.py": "alexandros",
}
TOGETHER = ("tests/cli/test_check.py",)


def scope(nodeid: str) -> str:
    """Return what a test shares a process with; a test like most is alone."""
    file, _, name = nodeid.partition("::")
    if file in TOGETHER:
        return file
    if file.startswith("tests/fast/"):
        return next((game for game in GAMES if f"/{game}/" in file), nodeid)
    if file in SEARCHING:
        return SEARCHING[file] or next((game for game in GAMES if f"[{game}]" in name), nodeid)
    return nodeid


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Hands tests out one by one, but those that share a process all to one."""

    def _split_scope(self, nodeid: str) -> str:
        return scope(nodeid)
