"""`satrap analyse`: where a match was decided, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress as Bar
from rich.text import Text as Styled

from satrap.analysis.judging import analyse as looked_through
from satrap.analysis.results import Analysis, Point, Told
from satrap.cli.files import read_record
from satrap.cli.language import explain
from satrap.cli.play import Language
from satrap.cli.prepared import prepare_bots
from satrap.cli.replay import RecordFile
from satrap.cli.screen import Screen, opened, printable
from satrap.cli.sim import AsJson
from satrap.core.errors import BadSetup
from satrap.core.record import Record
from satrap.core.text import text
from satrap.packs import get_pack

Looks = Annotated[int | None, typer.Option(min=1, help=explain("cli-opt-budget"))]
LEVELS = "▁▂▃▄▅▆▇█"  # of a chance, from none to certain


def analyse(
    file: RecordFile, budget: Looks = None, json_: AsJson = False, lang: Language = None
) -> None:
    with opened(lang) as screen:
        record = read_record(file)
        found = look_through(screen, record, budget)
        if json_:
            print(msgspec.json.encode(found).decode())
        else:
            show(screen, record, found)


def look_through(screen: Screen, record: Record, budget: int | None = None) -> Analysis:
    """Analyse a match under a progress bar, or raise BadSetup."""
    pack, console = get_pack(record.game), Console(stderr=True)
    if not pack.can_advise:
        raise BadSetup("server-no-analysis")
    prepare_bots(screen, pack.id, pack.levels.values())
    with Bar(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(screen.words(text("cli-analyse-bar")), total=None)
        for told in looked_through(pack.game, record, pack.adviser, budget):
            bar.update(task, completed=told.done, total=told.of)
    assert told.analysis is not None, "the last one holds it"
    return told.analysis


def show(screen: Screen, record: Record, found: Analysis) -> None:
    """Print how the chances developed, then every turning point."""
    screen.say(text("cli-analyse-chances"), "bold")
    width = max(map(len, record.seats))
    for seat, name in enumerate(record.seats):
        screen.print(Styled(f"{printable(name):>{width}}  {curve(found.points, seat)}"))
    screen.skip()
    screen.say(text("cli-analyse-turning" if found.turning else "cli-analyse-even"), "bold")
    for place in found.turning:
        judged = found.verdicts[place]
        name, first = record.seats[judged.seat], judged.ply + 1  # counted from 1, as in a replay
        lost = percent(judged.best.chance) - percent(judged.played.chance)  # as both are shown
        screen.skip()
        screen.say(text("cli-analyse-lost", ply=first, name=name, lost=lost))
        screen.say(text("cli-analyse-played", **_line(judged.played)))
        screen.say(text("cli-analyse-better", **_line(judged.best)))
        screen.say(judged.best.reason)


def curve(points: Sequence[Point], seat: int) -> str:
    """Draw how likely a seat was to win at each turn, with all cards open."""
    highest = len(LEVELS) - 1
    return "".join(LEVELS[round(point.open[seat] * highest)] for point in points)


def percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * chance)


def _line(told: Told) -> dict[str, str | int]:
    return {"plays": ", ".join([told.action, *told.then]), "chance": percent(told.chance)}
