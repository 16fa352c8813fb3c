"""Which tests run, and which share a process: machine code and test files are made only once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

GAMES = ("alexandros", "alexander_the_great")
SEARCHING = {  # files with bots that search, and the game if the file is about only one
    "tests/analysis/test_budget.py": "",
    "tests/bots/test_advice.py": "",
    "tests/bots/test_thinking.py": "",
    "tests/bots/test_alexandros_searcher.py": "alexandros",
    "tests/bots/test_alexander_the_great_searcher.py": "alexander_the_great",
    "tests/bots/test_marchers_at_play.py": "alexander_the_great",
    "tests/bots/test_rings.py": "alexandros",
    "tests/server/api/test_real_advice.py": "alexandros",
}
TOGETHER = (  # files whose tests look at the same matches, or at the same life
    "tests/server/account/test_whole_deletion.py",
    "tests/cli/test_check.py",
    "tests/bots/test_beginners_at_play.py",
    "tests/bots/test_kind_beginners_at_play.py",
)
PLAYED = (  # files about the same positions: each match is played once
    "tests/bots/test_alexandros_models.py",
    "tests/bots/test_alexander_the_great_models.py",
    "tests/bots/test_ideas.py",
)
BROWSER = "tests/browser/"
APART = ("tests/browser/test_measures.py",)  # too long for one process
# Files with the longest tests, begun first: at the end no process waits long for another.
FIRST = (
    "tests/fast/",
    "tests/server/kills/test_kills.py",
    "tests/server/api/test_at_once.py",
    "tests/server/long/test_memory.py",
    "tests/server/fuzz/test_questions.py",
    "tests/test_siege.py",
    "tests/server/access/test_access.py",
    "tests/server/secrecy/",
    "tests/web/test_wire.py",
    "tests/server/kills/",
    "tests/browser/test_measures.py",
    "tests/browser/test_tutorial.py",
    "tests/browser/test_firefox.py",
    "tests/browser/test_access.py",
    "tests/browser/test_members.py",
    "tests/browser/test_whole_games.py",
    "tests/browser/test_identity.py",
    "tests/browser/test_presses.py",
    "tests/browser/test_awards.py",
    "tests/browser/test_offline.py",
    "tests/browser/test_analysis.py",
    "tests/browser/test_last_turns.py",
    "tests/browser/test_meanwhile.py",
    "tests/browser/test_resigning.py",
    "tests/browser/test_languages.py",
    "tests/browser/test_focus.py",
    "tests/browser/test_hints.py",
)


# Tests of the tests: each plants a fault that others must find.
PLANTED = re.compile(r"::test_\w*(planted|caught|noticed|found_out|fails_its_check)")
LONG = "[long-"  # how the names of cases begin that only `make test-long` runs
SHARE = 3  # `make test` runs one in three of them, `make test-long` the others


class Case(NamedTuple):
    """A test, and the values that it is given."""

    nodeid: str
    values: Mapping[str, str]  # by parameter

    @property
    def story(self) -> str:
        return self.nodeid.partition("[")[0]


def usual(cases: Sequence[Case]) -> list[bool]:
    """Say which tests `make test` runs; `make test-long` runs the others.

    A third of those that plant a fault; of a story in the browser, as many cases as it takes to
    see every value of every parameter once; no case that is called long.
    """
    numbers, stories = iter(range(len(cases))), dict[str, list[Case]]()
    for case in cases:
        if LONG not in case.nodeid:
            stories.setdefault(case.story, []).append(case)
    left_out = set[str]()
    for story, told in stories.items():
        if story.startswith(BROWSER):
            left_out |= {case.nodeid for case in told} - _enough(told)
    return [
        case.nodeid not in left_out
        and LONG not in case.nodeid
        and (not PLANTED.search(case.nodeid) or next(numbers) % SHARE == 0)
        for case in cases
    ]


def _enough(cases: Sequence[Case]) -> set[str]:
    """Return cases that show every value of every parameter, those with most news first."""
    unseen = {value for case in cases for value in case.values.items()}
    found = {case.nodeid for case in cases if not case.values}
    while unseen:
        best = max(cases, key=lambda case: len(unseen & case.values.items()))
        found.add(best.nodeid)
        unseen -= best.values.items()
    return found


def rank(nodeid: str) -> int:
    """Return how early a test is begun: those of FIRST in their order, then all others."""
    found = (number for number, name in enumerate(FIRST) if nodeid.startswith(name))
    return next(found, len(FIRST))


def scope(nodeid: str) -> str:
    """Return the name of a test's group; most tests are in a group of their own."""
    file, _, name = nodeid.partition("::")
    if file in TOGETHER or (file.startswith(BROWSER) and file not in APART):
        return file
    if file in PLAYED and "[" in name:
        return f"positions {name.partition('[')[2]}"
    if file.startswith("tests/fast/"):
        return next((game for game in GAMES if f"/{game}/" in file), nodeid)
    if file in SEARCHING:
        return SEARCHING[file] or next((game for game in GAMES if f"[{game}]" in name), nodeid)
    return nodeid


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Distributes tests one by one, but each group to a single process."""

    def __init__(self, config: Any, log: Any) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False  # the order is that of `rank`

    def _split_scope(self, nodeid: str) -> str:
        return scope(nodeid)
