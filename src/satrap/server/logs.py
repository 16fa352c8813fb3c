"""The log of a server: one line for each thing, and no secret in any.

A line says when, how bad, what, where and for how long. Nothing that was sent stands there: no
address with its query (links are in it), no cookie, no body. Of an error stand its kind and
where it happened; its words may quote what nobody may see.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of what is asked now
JSON, PLAIN = "json", "plain"
_LOGGER: Final = logging.getLogger("satrap.server")
_OTHERS: Final = logging.WARNING  # of other people's code only what is wrong


def log(event: str, level: int = logging.INFO, **fields: str | float) -> None:
    """Write a line."""
    _LOGGER.log(level, event, extra={"fields": fields})


def start(form: str, stream: TextIO | None = None) -> None:
    """Write all logs of this process to a stream, stderr if none is named."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson() if form == JSON else AsWords())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(_OTHERS)
    logging.raiseExceptions = False  # where a line cannot be written, the server goes on
    logging.getLogger("satrap").setLevel(logging.INFO)


def told(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a line says. Of a message the first line: others quote what went wrong."""
    event = (record.getMessage().splitlines() or [""])[0]
    line: dict[str, Any] = {
        "time": f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S.%f}"[:-3] + "Z",
        "level": record.levelname.lower(),
        "event": event,
        **getattr(record, "fields", {}),
    }
    if request := REQUEST.get():
        line["request"] = request
    if record.exc_info and record.exc_info[1] is not None:
        line |= error_of(record.exc_info[1])
    return line


def error_of(error: BaseException) -> dict[str, Any]:
    """Return the kind of an error and where it came from, without its words."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    cause = error.__cause__
    return {"error": type(error).__name__, "where": where} | (
        {"cause": type(cause).__name__} if cause is not None else {}
    )


def _place(file: str) -> str:
    """Return the last parts of a path: where the code lies on this machine tells nothing."""
    return "/".join(file.replace("\\", "/").split("/")[-3:])


class AsJson(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(told(record)).decode()


class AsWords(logging.Formatter):
    """One line of words."""

    def format(self, record: logging.LogRecord) -> str:
        line = told(record)
        head = f"{line.pop('time')[11:19]} {line.pop('level'):7} {line.pop('event')}"
        return " ".join([head, *(f"{name}={value}" for name, value in line.items())])
