"""API tokens: for programs that act for you."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.server.api.arriving import require_recent
from satrap.server.api.cookies import hashed, new_token
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.errors import NoSuchKey, SignInAgain, TooManyKeys
from satrap.server.keys import Scope
from satrap.server.names import LONGEST, tidy
from satrap.server.store.interface import Person
from satrap.server.store.keys import Key

PREFIX = "satrap_"  # so that one that leaks is recognised
MOST_DAYS = 366

routes = Routes("people")
Which = Annotated[str, Meta(max_length=64, description="the id of one of your tokens, as listed")]
SHOWN = {
    "id": "0123456789abcdef",
    "name": "my bot",
    "scopes": "read play",
    "at": 1_800_000_000_000,
    "until": 1_807_776_000_000,
}


class NewKey(Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is called, what it is good for, and for how many days."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    scopes: Annotated[set[Scope], Meta(min_length=1)]
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]


class MadeKey(Struct, frozen=True):
    """A new token: it is shown only now."""

    token: str
    key: Key


@routes.add("GET /me/keys", shown=[SHOWN])
async def keys(request: Request, person: Person) -> list[Key]:
    """List your API tokens, the newest first."""
    return await state_of(request).keys.of(person.id)


@routes.add(
    "POST /me/keys",
    status=201,
    refuses=(SignInAgain, TooManyKeys),
    asked={"for a bot": {"name": "my bot", "scopes": ["play", "read"], "days": 90}},
    shown={"token": f"{PREFIX}{'0' * 32}", "key": SHOWN},
)
async def make_key(request: Request, person: Person, body: NewKey) -> MadeKey:
    """Make an API token. Send it as `Authorization: Bearer ...`; it is shown only once."""
    await require_recent(request, person)
    state, token = state_of(request), PREFIX + new_token()
    state.limits.links.take(person.id)
    name = tidy(body.name)
    made = await state.keys.add(person.id, hashed(token), name, body.scopes, body.days)
    return MadeKey(token, made)


@routes.add("DELETE /me/keys/{key}", refuses=(NoSuchKey,), shown=[SHOWN])
async def revoke_key(request: Request, person: Person, key: Which) -> list[Key]:
    """End one of your API tokens immediately. Its connections are closed, too."""
    state = state_of(request)
    state.people.end(await state.keys.revoke(person.id, key))
    return await state.keys.of(person.id)
