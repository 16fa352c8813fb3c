"""`satrap serve`: tables for people and bots, on this machine, with no settings."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from satrap.cli.files import data_folder, make_folder
from satrap.cli.language import explain
from satrap.cli.screen import opened


class Log(StrEnum):
    """How the log is written."""

    JSON = "json"
    PLAIN = "plain"


Host = Annotated[str, typer.Option(help=explain("cli-opt-host"))]
Port = Annotated[int, typer.Option(min=0, max=65535, help=explain("cli-opt-port"))]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help=explain("cli-opt-data"))]
Slack = Annotated[float, typer.Option(help=explain("cli-opt-slack"))]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--behind-proxy",
        metavar="ADDRESS",
        envvar="SATRAP_BEHIND_PROXY",
        help=explain("cli-opt-behind-proxy"),
    ),
]
Url = Annotated[str, typer.Option(envvar="SATRAP_URL", help=explain("cli-opt-url"))]
Allowed = Annotated[
    list[str] | None,
    typer.Option(
        "--allow-host",
        metavar="NAME",
        envvar="SATRAP_ALLOW_HOST",
        help=explain("cli-opt-allow-host"),
    ),
]
Insecure = Annotated[
    bool, typer.Option("--insecure", envvar="SATRAP_INSECURE", help=explain("cli-opt-insecure"))
]
Near = Annotated[
    list[str] | None,
    typer.Option(
        "--metrics-to",
        metavar="ADDRESS",
        envvar="SATRAP_METRICS_TO",
        help=explain("cli-opt-metrics-to"),
    ),
]
Away = Annotated[float | None, typer.Option(metavar="SECONDS", help=explain("cli-opt-away"))]
KeepFinished = Annotated[
    float | None,
    typer.Option(
        "--keep-finished",
        metavar="MINUTES",
        min=0,
        envvar="SATRAP_KEEP_FINISHED",
        help=explain("cli-opt-keep-finished"),
    ),
]
Web = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", envvar="SATRAP_WEB", help=explain("cli-opt-web")),
]
Mail = Annotated[
    str,
    typer.Option("--mail", metavar="URL", envvar="SATRAP_MAIL", help=explain("cli-opt-mail")),
]
MailFrom = Annotated[
    str,
    typer.Option(
        "--mail-from",
        metavar="ADDRESS",
        envvar="SATRAP_MAIL_FROM",
        help=explain("cli-opt-mail-from"),
    ),
]
LogForm = Annotated[Log | None, typer.Option(envvar="SATRAP_LOG", help=explain("cli-opt-log"))]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    slack: Slack = 1.0,
    behind_proxy: Proxies = None,
    url: Url = "",
    allow_host: Allowed = None,
    insecure: Insecure = False,
    metrics_to: Near = None,
    log: LogForm = None,
    away: Away = None,
    web: Web = None,
    keep_finished: KeepFinished = None,
    mail: Mail = "",
    mail_from: MailFrom = "",
) -> None:
    from satrap.cli import serving  # noqa: PLC0415 -- the other commands start faster

    with opened(None) as screen:
        folder = data or data_folder()
        make_folder(folder)
        near = metrics_to or []
        settings = serving.settle(
            folder,
            slack,
            behind_proxy or [],
            url,
            near,
            away,
            web,
            keep_finished,
            allow_host,
            insecure,
            mail,
            mail_from,
        )
        serving.run(screen, settings, host, port, log)
