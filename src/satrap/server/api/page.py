"""Pages for people: a welcome, and the OpenAPI document in readable form."""

from __future__ import annotations

from importlib import resources

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from satrap.core.game import Json
from satrap.core.language import say
from satrap.core.text import text
from satrap.packs import PACKS
from satrap.server.api.language import language_of
from satrap.server.api.markup import code, document, element, link, prose
from satrap.server.api.openapi import document_of
from satrap.server.api.page_parts import Parts
from satrap.server.api.routes import Routes

routes = Routes(prefix="")
DOCUMENT = "/api/openapi.json"
_LOOK = (resources.files("satrap.server.api") / "page.css").read_bytes()


async def welcome(request: Request) -> Response:
    """Say that the server is running, and where to go from here."""
    language = language_of(request)
    title = say(text("page-welcome"), language)
    main = element(
        "main",
        element("h1", title),
        element("p", say(text("page-up"), language)),
        element("p", link(say(text("page-api"), language), "/api")),
        element("p", say(text("page-terminal"), language)),
        element("ul", *(element("li", code(f"satrap play {game}")) for game in PACKS)),
    )
    return HTMLResponse(document(language, title, main))


@routes.add(f"GET,HEAD {DOCUMENT}")
async def openapi(request: Request) -> Response:
    """Return the OpenAPI document."""
    return JSONResponse(document_of(request.app))


@routes.add("GET /api")
async def api(request: Request) -> Response:
    """Show every route with its examples, the messages over WebSocket, and all types."""
    app, language = request.app, language_of(request)
    if not hasattr(app.state, "pages"):
        app.state.pages = {}
    if language not in app.state.pages:
        app.state.pages[language] = api_page(document_of(app), language)
    return HTMLResponse(app.state.pages[language])


def api_page(described: Json, language: str) -> str:
    """Return the page of an OpenAPI document."""
    parts = Parts(described, language)
    title = parts.say("page-api")
    return document(
        language,
        title,
        element("a", parts.say("page-skip"), href="#main", class_="skip"),
        element("h1", title),
        *prose(described["info"]["description"]),
        element("p", link(parts.say("page-document"), DOCUMENT)),
        parts.contents(),
        element("main", *parts.sections(), id="main"),
    )


@routes.add("GET /api/page.css")
async def look() -> Response:
    """Return the style sheet of the pages."""
    return Response(_LOOK, media_type="text/css")
