"""`satrap admin`: what operators do on a running server.

The key is read from the server's own store, so whoever can read that is an operator.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote, urlencode

import typer
from rich.text import Text as Styled

from satrap.cli.files import data_folder
from satrap.cli.language import explain
from satrap.cli.play import Language
from satrap.cli.screen import Screen, opened, printable
from satrap.cli.serve import Data
from satrap.core.errors import Refused
from satrap.core.text import text

SECONDS = 30.0

admin = typer.Typer(help=explain("cli-about-admin"), no_args_is_help=True, rich_markup_mode=None)

Server = Annotated[str, typer.Option(metavar="URL", help=explain("cli-opt-admin-server"))]
HERE = "http://127.0.0.1:8000"
Name = Annotated[str, typer.Argument(metavar="NAME", help=explain("cli-opt-admin-name"))]
Who = Annotated[str, typer.Argument(metavar="PERSON", help=explain("cli-opt-admin-person"))]
Kind = Annotated[str, typer.Argument(metavar="KIND", help=explain("cli-opt-admin-kind"))]
Reason = Annotated[str, typer.Argument(metavar="REASON", help=explain("cli-opt-admin-reason"))]
Why = Annotated[str, typer.Argument(metavar="REASON", help=explain("cli-opt-admin-look"))]
Days = Annotated[int, typer.Option(min=0, max=3650, help=explain("cli-opt-admin-days"))]
ReportId = Annotated[str, typer.Argument(metavar="REPORT", help=explain("cli-opt-admin-report"))]
Verdict = Annotated[str, typer.Argument(metavar="WORDS", help=explain("cli-opt-admin-decision"))]
Closed = Annotated[bool, typer.Option("--closed", help=explain("cli-opt-admin-closed"))]
Status = Annotated[str, typer.Option(metavar="STATUS", help=explain("cli-opt-admin-status"))]
Failing = Annotated[bool, typer.Option("--failing", help=explain("cli-opt-admin-failing"))]
Before = Annotated[int | None, typer.Option(min=0, help=explain("cli-opt-admin-before"))]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=explain("cli-opt-table"))]


class Office:
    """Sends an operator's requests to a running server."""

    def __init__(self, server: str, file: Path) -> None:
        from satrap.cli.stored import secret_of  # noqa: PLC0415 -- others start faster
        from satrap.server.order import SECRET  # noqa: PLC0415

        self._server, self.key = server.rstrip("/"), secret_of(file, SECRET).hex()

    def get(self, path: str, **query: str) -> Any:
        return self._ask("GET", f"{path}?{urlencode(query)}")

    def post(self, path: str, **body: object) -> Any:
        return self._ask("POST", path, body)

    def delete(self, path: str) -> Any:
        return self._ask("DELETE", path)

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Authorization": f"Operator {self.key}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        address = f"{self._server}/api/admin/{path}"
        asked = urllib.request.Request(address, data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=SECONDS) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            raise Refused("cli-admin-refused", reason=json.load(error)["text"]) from error
        except (OSError, ValueError) as error:
            raise Refused("cli-admin-no-server", server=self._server) from error


def show(screen: Screen, rows: list[Any]) -> None:
    """Print rows as lines of JSON, which people and programs can read."""
    for row in rows:
        screen.console.print(Styled(printable(json.dumps(row, ensure_ascii=False))), soft_wrap=True)
    if not rows:
        screen.say(text("cli-admin-none"))


@admin.callback()
def enter(
    context: typer.Context,
    server: Server = HERE,
    data: Data = None,
    lang: Language = None,
) -> None:
    context.obj = (server, data, lang)


@contextmanager
def entered(context: typer.Context) -> Iterator[tuple[Screen, Office]]:
    """Lend the screen, and an office at the server that was named."""
    from satrap.cli.stored import FILE  # noqa: PLC0415 -- others start faster

    server, data, lang = context.obj
    with opened(lang) as screen:
        yield screen, Office(server, (data or data_folder()) / FILE)


@admin.command(help=explain("cli-about-admin-key"))
def key(context: typer.Context) -> None:
    with entered(context) as (screen, office):
        screen.console.print(Styled(office.key), soft_wrap=True)


@admin.command(help=explain("cli-about-admin-people"))
def people(context: typer.Context, name: Name = "") -> None:
    with entered(context) as (screen, office):
        show(screen, office.get("people", name=name))


@admin.command("tables-of", help=explain("cli-about-admin-tables-of"))
def tables_of(context: typer.Context, person: Who) -> None:
    with entered(context) as (screen, office):
        show(screen, office.get(f"people/{quote(person, '')}/tables"))


@admin.command("sign-out", help=explain("cli-about-admin-sign-out"))
def sign_out(context: typer.Context, person: Who) -> None:
    with entered(context) as (screen, office):
        office.delete(f"people/{quote(person, '')}/devices")
        screen.say(text("cli-admin-done"))


@admin.command(help=explain("cli-about-admin-jobs"))
def jobs(context: typer.Context, failing: Failing = False) -> None:
    with entered(context) as (screen, office):
        found = office.get("jobs", failing=str(failing).lower())
        show(screen, [*found["rows"], *found["failures"]])


@admin.command(help=explain("cli-about-admin-penalties"))
def penalties(context: typer.Context) -> None:
    with entered(context) as (screen, office):
        show(screen, office.get("penalties"))


@admin.command(help=explain("cli-about-admin-silence"))
def silence(context: typer.Context, person: Who, reason: Reason, days: Days = 7) -> None:
    punish(context, "silence", person, reason, days)


@admin.command(help=explain("cli-about-admin-ban"))
def ban(context: typer.Context, person: Who, reason: Reason, days: Days = 7) -> None:
    punish(context, "ban", person, reason, days)


def punish(context: typer.Context, kind: str, person: str, reason: str, days: int) -> None:
    with entered(context) as (screen, office):
        office.post("penalties", person=person, kind=kind, reason=reason, days=days)
        screen.say(text("cli-admin-done"))


@admin.command(help=explain("cli-about-admin-lift"))
def lift(context: typer.Context, person: Who, kind: Kind) -> None:
    with entered(context) as (screen, office):
        office.delete(f"penalties/{quote(person, '')}/{quote(kind, '')}")
        screen.say(text("cli-admin-done"))


@admin.command(help=explain("cli-about-admin-reports"))
def reports(context: typer.Context, closed: Closed = False) -> None:
    with entered(context) as (screen, office):
        show(screen, office.get("reports", closed=str(closed).lower()))


@admin.command(help=explain("cli-about-admin-close"))
def close(context: typer.Context, report: ReportId, decision: Verdict) -> None:
    with entered(context) as (screen, office):
        office.post(f"reports/{quote(report, '')}", words=decision)
        screen.say(text("cli-admin-done"))


@admin.command(help=explain("cli-about-admin-tables"))
def tables(context: typer.Context, status: Status = "") -> None:
    with entered(context) as (screen, office):
        show(screen, office.get("tables", **({"status": status} if status else {})))


@admin.command(help=explain("cli-about-admin-look"))
def look(context: typer.Context, table: TableId, reason: Why) -> None:
    with entered(context) as (screen, office):
        show(screen, office.post(f"tables/{quote(table, '')}/look", words=reason))


@admin.command(help=explain("cli-about-admin-trail"))
def trail(context: typer.Context, before: Before = None) -> None:
    with entered(context) as (screen, office):
        show(screen, office.get("trail", **({} if before is None else {"before": str(before)})))


@admin.command(help=explain("cli-about-admin-ratings"))
def ratings(context: typer.Context) -> None:
    with entered(context) as (screen, office):
        show(screen, [office.post("ratings")])
