"""The built page: its files are read when the server starts, and no others are served."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from satrap.server.api.art import FOR_EVER
from satrap.server.api.packing import BROTLI, GZIP, accepts
from satrap.server.api.page import welcome
from satrap.server.api.routes import Routes

routes = Routes(prefix="")
INDEX, ASSETS = "index.html", "assets/"
PACKED = {".br": BROTLI, ".gz": GZIP}  # the suffix of a packed file beside the plain one
ASK_AGAIN = {"Cache-Control": "no-cache"}
UNKNOWN = "application/octet-stream"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".wasm": "application/wasm",
}


class _PageConvertor(StringConvertor):
    """Any path but those of the API, art and assets."""

    regex = "(?!(?:api|art|assets)(?:/|$)).*"


register_url_convertor("page", _PageConvertor())


class File(Struct, frozen=True):
    """A file of the page, plain and packed."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]
    mark: str  # changes whenever the file does


Site = Mapping[str, File]


def read_site(folder: Path) -> Site:
    """Return all files of a built page by their paths in its folder; none if there is no page."""
    if not (folder / INDEX).is_file():
        return {}
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    plain = [file for file in files if file.suffix not in PACKED]
    return {file.relative_to(folder).as_posix(): _read(file) for file in plain}


def _read(file: Path) -> File:
    data = file.read_bytes()
    beside = {coding: file.with_name(file.name + end) for end, coding in PACKED.items()}
    packed = {coding: other.read_bytes() for coding, other in beside.items() if other.is_file()}
    mark = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    return File(KINDS.get(file.suffix, UNKNOWN), data, packed, mark)


@routes.add("GET,HEAD /assets/{path:path}")
async def asset(request: Request, path: str) -> Response:
    """Return a file whose name changes whenever it does."""
    return _sent(request, _site(request).get(ASSETS + path), FOR_EVER)


@routes.add("GET,HEAD /{path:page}")
async def page(request: Request, path: str) -> Response:
    """Return a file, or the page itself, which does its own routing; a welcome without a page."""
    site = _site(request)
    if not site and not path:
        return await welcome(request)
    return _sent(request, site.get(path) or site.get(INDEX), ASK_AGAIN)


def _site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def _sent(request: Request, file: File | None, keeping: dict[str, str]) -> Response:
    if file is None:
        raise HTTPException(404)
    headers: dict[str, Any] = {**keeping, "ETag": file.mark, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(status_code=304, headers=headers)
    taken = accepts(request)
    coding = next((each for each in PACKED.values() if each in taken and each in file.packed), "")
    if coding:
        headers["Content-Encoding"] = coding
    return Response(file.packed[coding] if coding else file.plain, media_type=file.kind,
                    headers=headers)  # fmt: skip
