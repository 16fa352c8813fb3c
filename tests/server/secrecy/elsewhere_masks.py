"""Masks what is told away from the table.

Times that the clock has shown, values that were drawn, and the server's key for pushing.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Container

from satrap.core.game import Json
from tests.server.secrecy.masks import Anything, Mask
from tests.server.secrecy.wire import Headers, Reply

TIME = re.compile(r"\b\d{13}\b")
DRAWN = re.compile(r"\b[0-9a-f]{16,64}\b")
PUSH = re.compile(r'"push_key":"[\w-]{87}"')
EARLIER = "<an earlier table>"


class Elsewhere:
    """Makes answers of two worlds comparable."""

    def __init__(self, mask: Mask, times: Container[str] | None) -> None:
        self._mask, self._times = mask, times or Anything()

    def reply(self, reply: Reply) -> Reply:
        """Return an answer without what must differ."""
        kinds = [value for name, value in reply.headers if name.lower() == b"content-type"]
        headers = self._mask.of_headers(reply.headers)
        if kinds != [b"application/zip"]:
            return Reply(reply.status, headers, self.body(reply.body))
        return Reply(reply.status, _unsized(headers), self._archive(reply.body))

    def body(self, body: bytes) -> bytes:
        """Return a text without what must differ; notices of the same moment are in any order."""
        told = self._mask.of(body).decode()
        told = PUSH.sub('"push_key":"<key>"', told)
        told = DRAWN.sub(self._drawn, TIME.sub(self._time, told))
        try:
            found = json.loads(told)
        except ValueError:
            return told.encode()
        if isinstance(found, dict) and "news" in found:
            found["news"].sort(key=json.dumps)
        return json.dumps(found).encode()

    def _archive(self, packed: bytes) -> bytes:
        """Return the files of an archive, without what is about earlier tables, which are over."""
        found: dict[str, Json] = {}
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            for name in archive.namelist():
                told = self.body(archive.read(name)).decode()
                if EARLIER not in (own := self.body(name.encode()).decode()):
                    found[own] = _rows(json.loads(told)) if name.endswith(".json") else told
        return json.dumps(found).encode()

    def _time(self, found: re.Match[str]) -> str:
        return "1234567890123" if found[0] in self._times else found[0]

    def _drawn(self, found: re.Match[str]) -> str:
        if found[0].encode() in self._mask.tables:
            return EARLIER
        return "<drawn>" if found[0] in self._mask.drawn else found[0]


def _rows(told: Json) -> Json:
    if not isinstance(told, list):
        return told
    return [row for row in told if not isinstance(row, dict) or row.get("match") != EARLIER]


def _unsized(headers: Headers) -> Headers:
    return tuple(each for each in headers if each[0].lower() != b"content-length")
