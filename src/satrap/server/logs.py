"""The log of a server: one line for each thing, and no secret in any.

A line says when, how bad, what, where, for how long and who asked, by a name that only this server
can work out (`actors`). Nothing that was sent stands there: no address with its query (links are
in it), no cookie, no body. Of an error stand its kind and
where it happened; its words may quote what nobody may see.
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

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of what is asked now
ACTOR: Final[ContextVar[str]] = ContextVar("actor", default="")  # who asks, by a name for the log
JSON, PLAIN = "json", "plain"
MOST: Final = Lines()
_LOGGER: Final = logging.getLogger("satrap.server")
_OTHERS: Final = logging.WARNING  # of other people's code only what is wrong


def log(event: str, level: int = logging.INFO, **fields: str | float) -> None:
    """Write a line."""
    _LOGGER.log(level, event, extra={"fields": fields})


def start(form: str, stream: TextIO | None = None, most: Lines = MOST, slack: float = 1.0) -> None:
    """Write all logs of this process to a stream, stderr if none is named."""
    handler = Bounded(stream or sys.stderr, Throttle(most, slack))
    handler.setFormatter(AsJson() if form == JSON else AsWords())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(_OTHERS)
    logging.raiseExceptions = False  # where a line cannot be written, the server goes on
    logging.getLogger("satrap").setLevel(logging.INFO)


def settle() -> None:
    """Write what was left out so far: the server ends."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Bounded):
            handler.settle()


class Bounded(logging.StreamHandler[TextIO]):
    """Writes so many lines of a kind in a minute, and then how many more there were."""

    def __init__(self, stream: TextIO, throttle: Throttle) -> None:
        super().__init__(stream)
        self._throttle = throttle

    def emit(self, record: logging.LogRecord) -> None:
        self._tell(self._throttle.left_out())
        if self._throttle.takes(record):
            super().emit(record)

    def settle(self) -> None:
        """Write what was left out so far."""
        with self.lock or nullcontext():
            self._tell(self._throttle.left_out(is_end=True))

    def _tell(self, left: dict[tuple[int, str], int]) -> None:
        for (level, event), lines in left.items():
            record = logging.LogRecord(_LOGGER.name, level, "", 0, "left out", (), None)
            record.fields = {"kind": event, "lines": lines}
            Context().run(super().emit, record)  # it is of no request


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
    if actor := ACTOR.get():
        line["actor"] = actor
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
