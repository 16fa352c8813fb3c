"""The one place that lists what differs between two tables whatever is hidden there.

* the cookie of each person: drawn at random;
* the id of the table and the link to it: drawn at random, or derived from a random value;
* the commitment to the server's seed, and the heads of the log: salted hashes;
* when a table was opened: by the clock;
* the id of each request: drawn at random;
* the id of a device: drawn at random; when it came and was seen: by the clock;
* when a match ends by silence: by the clock;
* since when somebody is waited for, and when their time ends: by the clock;
* the handle of a watcher who talks: drawn at random;
* over real sockets, the time of day, and the key of a WebSocket's handshake;
* what is told away from the table (`elsewhere.py`): times of the clock, values that were drawn;
* by correspondence, until when somebody can decide: by the clock;
* at a table with a clock, the milliseconds left: how long something took is no secret.

Nothing else is masked. A value is masked only where it is exactly the one that the server has
drawn or computed, so nothing can hide in its place; lengths are compared as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container

from tests.server.secrecy.wire import Headers, Reply

HEAD = re.compile(rb'"head":"([0-9a-f]{64})"')
LEFT = re.compile(rb'"time_left":\d+')
LEFT_SINCE = re.compile(rb',\{"op":"replace","path":"/seats/\d/time_left","value":\d+\}')
DEADLINE = re.compile(rb'("deadline":|/deadline","value":)\d{13}')
END = re.compile(rb'("ends_at":|"path":"/ends_at","value":)(\d{13})')
HANDLE = re.compile(rb'"by":"([0-9a-f]{16})"')
REQUEST_ID = b"x-request-id"
ROW = re.compile(rb'\{"id":"([0-9a-f]{24})"(.{1,99}?)"at":(\d{13}),')  # in a list of tables
DEVICE = re.compile(rb'"id":"([0-9a-f]{16})",("name":"[^"]*"),"at":\d{13},"seen":\d{13}')
WAIT = re.compile(rb'"since":(\d{13}),"until":(null|\d{13})')
OF_THE_MOMENT = {b"date", b"sec-websocket-accept"}


class Anything:
    """Contains any value: for a server that cannot be asked what it has drawn."""

    def __contains__(self, value: object) -> bool:
        return True


class Mask:
    """Masks what must differ at one table."""

    def __init__(
        self,
        heads: Callable[[], Container[str]],
        drawn: Container[str] | None,
        *,
        has_clock: bool = False,
    ) -> None:
        self._heads, self.drawn = heads, drawn or Anything()
        self._has_clock = has_clock
        self.values: dict[bytes, bytes] = {}
        self.tables: dict[bytes, bytes] = {}  # when each table was opened

    def of(self, data: bytes) -> bytes:
        """Return what an observer received, without what must differ."""
        if b'"at":' in data:
            data = DEVICE.sub(self._device, ROW.sub(self._row, data))
        if b'"since":' in data:
            data = WAIT.sub(self._wait, data)
        for value, name in self.values.items():
            data = data.replace(value, name)
        if b'"head"' in data:
            heads = self._heads()
            data = HEAD.sub(lambda found: _named(found, heads), data)
        if b"ends_at" in data:
            data = END.sub(self._end, data)
        if b'"by"' in data:
            data = HANDLE.sub(self._handle, data)
        if not self._has_clock:
            return data
        data = DEADLINE.sub(rb"\1<ms>", data)
        return LEFT_SINCE.sub(b"", LEFT.sub(b"<ms>", data))

    def _row(self, found: re.Match[bytes]) -> bytes:
        is_known = self.tables.get(found[1]) == found[3]
        return b'{"id":"<table>"%b"at":<opened>,' % found[2] if is_known else found[0]

    def _device(self, found: re.Match[bytes]) -> bytes:
        return b"<device>" + found[2] if found[1].decode() in self.drawn else found[0]

    def _end(self, found: re.Match[bytes]) -> bytes:
        return found[1] + (b"<end>" if found[2].decode() in self.drawn else found[2])

    def _wait(self, found: re.Match[bytes]) -> bytes:
        since, until = (
            b"<ms>" if value.decode() in self.drawn else value for value in found.groups()
        )
        return b'"since":%b,"until":%b' % (since, until)

    def _handle(self, found: re.Match[bytes]) -> bytes:
        return b'"by":"<handle>"' if found[1].decode() in self.drawn else found[0]

    def of_reply(self, reply: Reply) -> Reply:
        return Reply(reply.status, self.of_headers(reply.headers), self.of(reply.body))

    def of_headers(self, headers: Headers) -> Headers:
        return tuple((name, self._header(name.lower(), value)) for name, value in headers)

    def _header(self, name: bytes, value: bytes) -> bytes:
        if name == REQUEST_ID and len(value) == 16 and value.decode() in self.drawn:
            return b"<request>"
        return b"<now>" if name in OF_THE_MOMENT else self.of(value)


def _named(found: re.Match[bytes], heads: Container[str]) -> bytes:
    return b'"head":"<head>"' if found[1].decode() in heads else found[0]
