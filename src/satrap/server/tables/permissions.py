"""Who may do what at a table: every command and every request, decided in one place.

Only who asks, and in what role, matters here. Whether the match allows it now is decided by the
entries themselves (`effects.py`) and by the rules of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from satrap.server.tables import commands as ask
from satrap.server.tables.commands import AnyCommand, Sender
from satrap.server.tables.conditions import (
    ADVISED,
    ANALYSED,
    BEGUN,
    ENDED,
    FRIENDLY,
    OPENED,
    PROVEN,
    RUNS,
    Case,
    Rule,
    admitted,
    deciding,
    ending,
    hosting,
    looking_back,
    outside_cups,
    owning,
    playing,
    reclocking,
    rematching,
    replacing,
    seated,
    seeing,
    sitting,
    talking,
    voting,
)
from satrap.server.tables.table import Table


class Read(Enum):
    """Requests that only read a table, by their path below the table's own."""

    TABLE = ""
    LISTEN = "ws"
    BOARD = "board"
    LEGAL = "legal"
    WHY = "why"
    PREVIEW = "preview"
    HINT = "hint"
    PLY = "plies/{ply}"
    EVENTS = "events"
    STORY = "story"
    NOTES = "notes"
    PREPARED = "prepared"
    RECORD = "record"
    PROOF = "proof"
    ANALYSIS = "analysis"
    RATINGS = "ratings"
    PEOPLE = "people"


class Write(Enum):
    """Requests that change something, besides commands, by their path below the table's own."""

    NOTES = "notes"
    PREPARED = "prepared"
    ANALYSIS = "analysis"
    REMATCH = "rematch"
    CONTINUE = "continue"
    REPORTS = "reports"
    MUTES = "mutes"


COMMANDS: Mapping[type[AnyCommand], tuple[Rule, ...]] = {
    ask.Sit: (sitting,),
    ask.Reveal: (seated, playing),
    ask.Leave: (seated, playing),
    ask.Free: (hosting("table-free-not-host"),),
    ask.Change: (hosting("table-change-host"),),
    ask.Ready: (seated,),
    ask.Start: (hosting("table-not-host"),),
    ask.Play: (seated, playing),
    ask.Withdraw: (seated, playing),
    ask.Undo: (seated, playing),
    ask.Redo: (seated, playing),
    ask.AskUndo: (seated, playing, outside_cups("table-cup-undo")),
    ask.AnswerUndo: (seated, voting),
    ask.AskClock: (seated, playing, outside_cups("table-cup-clock"), reclocking),
    ask.AnswerClock: (seated, voting),
    ask.Resign: (seated, playing),
    ask.Replace: (replacing, seated, playing),
    ask.Return: (seated,),
    ask.Abandon: (ending, outside_cups("table-cup-end")),
    ask.Say: (talking,),
    ask.Hush: (hosting("table-hush-host"),),
}
REQUESTS: Mapping[Read | Write, tuple[Rule, ...]] = {
    Read.TABLE: (seeing,),
    Read.LISTEN: (seeing,),
    Read.BOARD: (),
    Read.LEGAL: (seated, RUNS),
    Read.WHY: (seated, RUNS),
    Read.PREVIEW: (seated, RUNS),
    Read.HINT: (seated, RUNS, FRIENDLY, ADVISED, deciding),
    Read.PLY: (BEGUN, looking_back),
    Read.EVENTS: (seeing, BEGUN),
    Read.STORY: (BEGUN, looking_back),
    Read.NOTES: (owning,),
    Read.PREPARED: (seated,),
    Read.RECORD: (OPENED,),
    Read.PROOF: (OPENED, PROVEN),
    Read.ANALYSIS: (OPENED, ANALYSED),
    Read.RATINGS: (OPENED,),
    Read.PEOPLE: (seeing,),
    Write.NOTES: (owning,),
    Write.PREPARED: (seated, RUNS, playing),
    Write.ANALYSIS: (OPENED, ANALYSED),
    Write.REMATCH: (rematching,),
    Write.CONTINUE: (ENDED,),
    Write.REPORTS: (),
    Write.MUTES: (),
}


def check(table: Table, by: Sender, what: AnyCommand | Read | Write) -> None:
    """Raise an error if somebody may not do something at a table."""
    rules = REQUESTS[what] if isinstance(what, Read | Write) else COMMANDS[type(what)]
    for rule in (admitted, *rules):
        rule(Case(table, by, what))
