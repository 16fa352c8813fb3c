"""Your second factor: codes of an authenticator app, and recovery codes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.server.api.answers import Made
from satrap.server.api.arriving import require_recent
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.ways import ACCOUNT, Account, changed
from satrap.server.errors import Forbidden, SignInAgain
from satrap.server.store.interface import Person

routes = Routes("people")
Code = Annotated[str, Meta(min_length=1, max_length=32)]


class Entering(Struct, frozen=True, forbid_unknown_fields=True):
    """A code of an authenticator app, or a recovery code."""

    code: Code


class Begun(Struct, frozen=True):
    """What an authenticator app needs: the secret, also as an address that it can open."""

    secret: str
    address: str


class Codes(Struct, frozen=True):
    """Recovery codes: each counts once, and none is ever shown again."""

    codes: list[str]


@routes.add("POST /me/factor", refuses=(Forbidden, SignInAgain))
async def begin(request: Request, person: Person) -> Begun:
    """Return a new secret for an authenticator app; it counts once you confirm a code."""
    await require_recent(request, person)
    state = state_of(request)
    if await state.members.of(person.id) is None:
        raise Forbidden("server-members-only")
    return Begun(*state.identity.factors.begin(person.id, person.name))


@routes.add(
    "POST /me/factor/on",
    refuses=(Forbidden, SignInAgain),
    asked={"a code": {"code": "123456"}},
    shown={"codes": ["abcde23456"]},
)
async def switch_on(request: Request, person: Person, body: Entering) -> Codes:
    """Switch your second factor on with its first code; the answer has the recovery codes."""
    await require_recent(request, person)
    state = state_of(request)
    state.limits.accounts.take(f"factor/{person.id}")
    return Codes(await state.identity.factors.switch_on(person.id, body.code))


@routes.add(
    "POST /me/factor/off",
    refuses=(Forbidden, SignInAgain),
    asked={"a code": {"code": "123456"}},
    shown=ACCOUNT,
)
async def switch_off(request: Request, person: Person, body: Entering) -> Made[Account]:
    """Switch your second factor off, with one of its codes. There is no other way."""
    await require_recent(request, person)
    state = state_of(request)
    state.limits.accounts.take(f"factor/{person.id}")
    await state.identity.factors.switch_off(person.id, body.code)
    return await changed(request, person)
