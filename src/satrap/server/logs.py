"""The log of a server: one line per event, without secrets.

A line has the time, the level, the event, its place and duration, and who asked, by a pseudonym
(`actors`). It has nothing that a client sent: no query of a URL (links are in it), no cookie, no
body. An error is logged with its kind and where it happened, but without its message, which may
quote secrets.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextlib import nullcontext
from contextvars import Context, ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

from satrap.server.throttle import Lines, Throttle

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of the current request
ACTOR: Final[ContextVar[str]] = ContextVar("actor", default="")  # who asks, as a pseudonym
JSON, PLAIN = "json", "plain"
MOST: Final = Lines()
_LOGGER: Final = logging.getLogger("satrap.server")
_OTHERS: Final = logging.WARNING  # third-party code logs only what is wrong


def log(event: str, level: int = logging.INFO, **fields: str | float) -> None:
    """Write a line."""
    _LOGGER.log(level, event, extra={"fields": fields})


def start(form: str, stream: TextIO | None = None, most: Lines = MOST, slack: float = 1.0) -> None:
    """Write all logs of this process to a stream, by default stderr."""
    handler = Bounded(stream or sys.stderr, Throttle(most, slack))
    handler.setFormatter(AsJson() if form == JSON else AsWords())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(_OTHERS)
    logging.raiseExceptions = False  # if a line cannot be written, the server carries on
    logging.getLogger("satrap").setLevel(logging.INFO)


def settle() -> None:
    """Write what was left out so far, since the server is ending."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Bounded):
            handler.settle()


class Bounded(logging.StreamHandler[TextIO]):
    """Writes a limited number of lines per kind and minute, and then how many were left out."""

    def __init__(self, stream: TextIO, throttle: Throttle) -> None:
        super().__init__(stream)
        self._throttle = throttle

    def emit(self, record: logging.LogRecord) -> None:
        self._tell(self._throttle.left_out())
        if self._throttle.takes(record):
            super().emit(record)

    def settle(self) -> None:
        """Write how many lines were left out so far."""
        with self.lock or nullcontext():
            self._tell(self._throttle.left_out(is_end=True))

    def _tell(self, left: dict[tuple[int, str], int]) -> None:
        for (level, event), lines in left.items():
            record = logging.LogRecord(_LOGGER.name, level, "", 0, "left out", (), None)
            record.fields = {"kind": event, "lines": lines}
            Context().run(super().emit, record)  # it belongs to no request


def told(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of a line; only the first line of a message: others quote the error."""
    event = (record.getMessage().splitlines() or [""])[0]
    line: dict[str, Any] = {
        "time": f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S.%f}"[:-3] + "Z",
        "level": record.levelname.lower(),
        "event": event,
        **getattr(record, "fields", {}),
    }
    if request := REQUEST.get():
        line["request"] = request
    if actor := ACTOR.get():
        line["actor"] = actor
    if record.exc_info and record.exc_info[1] is not None:
        line |= error_of(record.exc_info[1])
    return line


def error_of(error: BaseException) -> dict[str, Any]:
    """Return the kind of an error and where it came from, without its message."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    cause = error.__cause__
    return {"error": type(error).__name__, "where": where} | (
        {"cause": type(cause).__name__} if cause is not None else {}
    )


def _place(file: str) -> str:
    """Return the last parts of a path: where the code is installed does not matter."""
    return "/".join(file.replace("\\", "/").split("/")[-3:])


class AsJson(logging.Formatter):
    """Formats a line as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(told(record)).decode()


class AsWords(logging.Formatter):
    """Formats a line as words."""

    def format(self, record: logging.LogRecord) -> str:
        line = told(record)
        head = f"{line.pop('time')[11:19]} {line.pop('level'):7} {line.pop('event')}"
        return " ".join([head, *(f"{name}={value}" for name, value in line.items())])
