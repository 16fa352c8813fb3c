"""The kinds of long tests; each is a pure function of a number."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from satrap.core.canonical import canonical
from satrap.core.game import OPEN, PUBLIC, AnyGame
from satrap.core.record import format_record, make_record, parse_record, replay
from tests.alexander_the_great import test_slow_rules as slow_alexander_the_great
from tests.alexander_the_great.boards import drawn
from tests.alexandros.test_secrecy import received
from tests.alexandros.worlds import is_other, other_world
from tests.conformance.games import finished, new_match, play_on, seed_of
from tests.conformance.test_secrecy import check_match
from tests.fast.alexander_the_great import matches as compared_matches
from tests.fast.alexandros.matches import compare
from tests.fast.alexandros.modes import compare_large
from tests.fast.running import run
from tests.offered import GAMES
from tests.server.api import at_once_rounds
from tests.server.api.people import Server
from tests.server.cups import unattended
from tests.server.days.days import MARCH, SEPTEMBER, Days
from tests.server.days.days import check as check_days
from tests.server.forks import CONTEXT, LATE, LOADED
from tests.server.fuzz.attack import attacked
from tests.server.fuzz.serving import Watched
from tests.server.kills import darkening, killing, repeating
from tests.server.secrecy.run import COURSES, run_courses

PACKAGE = Path(__file__).parents[1] / "src" / "satrap"
BATCH = 20
WIRED = 12  # matches on one pair of servers
KILLS, TABLES, LOSSES = 22, 50, 20  # of a server, in one round
DAYS, PEOPLE, RESTARTS = 60, 200, 20  # in virtual time
FRAMES = 10_000  # in one round
INTERLEAVINGS = 1_000  # of five people, in one round
LARGE_BOARDS = 100  # matches of two engines for each one on a large board
RULES = ("core", "fast", "games", "bots")
ALL = ("",)

CONTEXT.set_forkserver_preload([*LOADED, *LATE, "tools.long_kinds"])


@cache
def code(folders: tuple[str, ...]) -> str:
    """Return a hash of what is tested."""
    hashed = hashlib.sha256()
    for folder in folders:
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                hashed.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode())
                hashed.update(hashlib.sha256(file.read_bytes()).digest())
    return hashed.hexdigest()[:16]


class Work(NamedTuple):
    """One kind of long test: how many matches (or rounds), and what one of them counts."""

    name: str
    matches: int
    run: Callable[[int], dict[str, int]]
    batch: int = BATCH
    tested: tuple[str, ...] = RULES  # folders of the package

    @property
    def told(self) -> str:
        """Return what holds, in one line."""
        return (self.run.__doc__ or "").splitlines()[0]

    @property
    def code(self) -> str:
        return code(self.tested)

    def firsts(self, share: int = 1) -> range:
        """Return the number of the first match of each batch."""
        return range(0, max(1, self.matches // share), self.batch)


def _case(number: int) -> tuple[AnyGame, str, int]:
    """Return a game, a preset and a number of seats: all combinations in turn."""
    games = list(GAMES.values())
    number, game = divmod(number, len(games))
    presets, seats = sorted(games[game].presets), games[game].seats
    number, preset = divmod(number, len(presets))
    return games[game], presets[preset], seats[number % len(seats)]


def sound(number: int) -> dict[str, int]:
    """Every state of a match is sound and loads back, and the match's record replays."""
    game, preset, seats = _case(number)
    match = new_match(game, number, preset, seats)
    for _ in play_on(match, random.Random(number)):
        assert game.invariants(match.state) == []
    data = game.dump_state(match.state)
    assert game.load_state(match.setup, data) == match.state
    record = format_record(make_record(match, seed_of(number)))
    assert replay(game, parse_record(record)).state == match.state
    assert match.outcome is not None
    return {"matches": 1, "plies": match.ply, f"ended by {match.outcome.reason}": 1}


def compared(number: int) -> dict[str, int]:
    """Alexander the Great plays as the slow rules do, with any options on random boards."""
    generator, seen = random.Random(f"long/{number}"), Counter[str]()
    land = slow_alexander_the_great.board_of(
        slow_alexander_the_great.LANDS[number % len(slow_alexander_the_great.LANDS)], generator
    )
    match = slow_alexander_the_great.random_match(generator, land, "mixed")
    while not match.outcome:
        slow_alexander_the_great.play_on(match, generator, seen)
    return {"matches": 1, "plies": match.ply, **seen}


def two_engines(number: int) -> dict[str, int]:
    """The fast engine of Alexandros plays every ply as the readable one does."""
    seen = compare(number)
    if number % LARGE_BOARDS == 0:
        seen["plies on large boards"] += compare_large(number, 200)
    return {**seen}


def fast_alexander_the_great(number: int) -> dict[str, int]:
    """The fast engine of Alexander the Great plays every ply as the readable one does."""
    drawn.cache_clear()  # random boards would pile up
    return compared_matches.compared(number)


def checked_indices(number: int) -> dict[str, int]:
    """No index in a fast engine, or in the search on it, is out of bounds: each is checked."""
    if number > 1:
        game = ("alexandros", "alexander_the_great")[number % 2]
        return {"decisions of bots that search": int(run("checked", "searching", game, "2000"))}
    if number:
        told = run(
            "checked", "alexander_the_great.matches", "16", "44"
        )  # match 39: the largest board
        assert "28 matches" in told
        return {"matches": 28}
    return {"plies of Alexandros": int(run("checked", "alexandros.modes", "60", "200"))}


def sealed(number: int) -> dict[str, int]:
    """No observer learns secret simultaneous choices early, and no choice is lost."""
    game = GAMES["alexander_the_great"]
    preset = sorted(game.presets)[number // len(game.seats) % len(game.presets)]
    choices = check_match(new_match(game, number, preset), number)
    return {"matches": 1, "secret choices in two worlds": choices}


def secret(number: int) -> dict[str, int]:
    """No observer can tell apart two worlds that differ only in cards it has not seen."""
    game, preset = GAMES["alexandros"], sorted(GAMES["alexandros"].presets)[number % 5]
    match = finished(game, number, preset)
    generator = random.Random(number)
    observer = generator.choice([PUBLIC, *range(len(match.setup.seats))])
    world = other_world(game, match, observer, generator)
    assert received(match, observer) == received(world, observer)
    return {"pairs of worlds": 1, "that really differed": int(is_other(match, world))}


def imagined(number: int) -> dict[str, int]:
    """Every imagined state is sound and looks the same to the viewer."""
    game, preset, seats = _case(number)
    match, generator, count = new_match(game, number, preset, seats), random.Random(number), 0
    for _ in play_on(match, random.Random(number)):
        observer = generator.choice([PUBLIC, OPEN, *range(len(match.setup.seats))])
        view = match.view(observer)
        state = game.imagine(view, generator)
        assert game.invariants(state) == []
        seen = game.dump_view(game.view(state, observer))
        assert canonical(seen) == canonical(game.dump_view(view))
        count += 1
    return {"imagined states": count}


def killed(number: int) -> dict[str, int]:
    """A server that is killed loses nothing and does nothing twice, and everybody plays on."""
    todo = killing.plans(KILLS, random.Random(number))
    with TemporaryDirectory() as folder:
        done = asyncio.run(killing.killed(Path(folder), number, TABLES, todo))
    assert done.faults == []
    return {**done.counts(), **done.places(), "matches": TABLES}


def darkened(number: int) -> dict[str, int]:
    """A power loss, which only synced bytes survive, loses nothing that players were shown."""
    with TemporaryDirectory() as folder:
        done = asyncio.run(darkening.darkened(Path(folder), number, 3, LOSSES, "often"))
    assert done.faults == []
    return {"power losses": LOSSES, "moves acknowledged": done.moves, "lost": 0}


def notices_for_days(number: int) -> dict[str, int]:
    """Through 60 days, 24 time zones and 20 restarts every notice is shown once, and in time."""
    start = (MARCH, SEPTEMBER)[number % 2]  # clocks go forward in the north, or in the south
    with TemporaryDirectory() as folder:
        days = Days(Path(folder), number, PEOPLE, start=start)
        asyncio.run(days.live(DAYS, RESTARTS))
    check_days(days, RESTARTS)
    return {"days": DAYS, "people": PEOPLE, **days.told()}


def unattended_cups(number: int) -> dict[str, int]:
    """A Swiss of 64 and a round robin of 12, at every size of table, end by themselves."""
    field = unattended.FIELDS[number]
    with TemporaryDirectory() as folder:
        return dict(unattended.run(Path(folder), field, number, is_daily=number % 2 == 1))


def repeated(number: int) -> dict[str, int]:
    """A request that comes many times, in any order, over HTTP and WebSocket, is done once."""
    with TemporaryDirectory() as folder:
        counts, faults = asyncio.run(repeating.repeated(Path(folder), number, 4))
    assert faults == []
    return counts


def hostile(number: int) -> dict[str, int]:
    """Hostile frames over WebSocket are refused: nothing changes, nothing fails."""
    with TemporaryDirectory() as folder:
        server = Watched(Path(folder))
        try:
            attack = attacked(server, list(GAMES)[number % len(GAMES)], FRAMES, number)
        finally:
            server.kill()
    assert attack.wrong == []
    return {"frames": attack.kinds.total(), **attack.kinds}


def chosen_together(number: int) -> dict[str, int]:
    """Of five people who choose at the same time nobody loses, or learns, anything too early."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            found = at_once_rounds.run(server, INTERLEAVINGS, number * INTERLEAVINGS)
        finally:
            server.kill()
    assert not found.faults, found.words[:3]
    return dict(found.counts)


def _wire(game: str, number: int) -> dict[str, int]:
    first = number * WIRED
    return run_courses(COURSES[game], range(first, first + WIRED))


def cards_on_the_wire(number: int) -> dict[str, int]:
    """Alexandros over HTTP and WebSocket: no byte reveals cards that an observer has not seen."""
    return _wire("alexandros", number)


def splits_on_the_wire(number: int) -> dict[str, int]:
    """Alexander the Great over HTTP and WebSocket: no byte reveals what others have sealed."""
    return _wire("alexander_the_great", number)


ALL_WORK = [
    Work("sound", 1_500, sound),
    Work("compared", 500, compared),
    Work("two_engines", 20_000, two_engines, batch=100),
    Work("fast_alexander_the_great", 20_000, fast_alexander_the_great),
    Work("checked_indices", 4, checked_indices, batch=1),
    Work("sealed", 300, sealed),
    Work("secret", 500, secret),
    Work("imagined", 200, imagined),
    Work("killed", 10, killed, batch=1, tested=ALL),
    Work("darkened", 5, darkened, batch=1, tested=ALL),
    Work("notices_for_days", 2, notices_for_days, batch=1, tested=ALL),
    Work("unattended_cups", len(unattended.FIELDS), unattended_cups, batch=1, tested=ALL),
    Work("repeated", 5, repeated, batch=1, tested=ALL),
    Work("chosen_together", 5, chosen_together, batch=1, tested=ALL),
    Work("hostile", 10, hostile, batch=1, tested=ALL),
    Work("cards_on_the_wire", 50, cards_on_the_wire, batch=1, tested=ALL),
    Work("splits_on_the_wire", 125, splits_on_the_wire, batch=1, tested=ALL),
]


def find(name: str) -> Work:
    return next(work for work in ALL_WORK if work.name == name)


def batch(name: str, first: int) -> Counter[str]:
    """Run some matches of one kind."""
    work = next(each for each in ALL_WORK if each.name == name)
    counts: Counter[str] = Counter()
    for number in range(first, first + work.batch):
        counts.update(work.run(number))
    return counts
