"""Your passkeys: making one, naming it, removing it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request

from satrap.core.game import Json
from satrap.server.api.answers import Made
from satrap.server.api.arriving import require_recent
from satrap.server.api.devices import Calling, Which, tidy_name
from satrap.server.api.people import Name, here
from satrap.server.api.routes import Routes
from satrap.server.api.sites import site_of
from satrap.server.api.state import state_of
from satrap.server.api.ways import ACCOUNT, Account, changed, shown
from satrap.server.errors import Forbidden, NameTaken, NoSuchDevice, SignInAgain
from satrap.server.names import tidy
from satrap.server.store import credentials as stored
from satrap.server.store.interface import Person

routes = Routes("people")


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the member that a guest becomes; without one, the guest's own."""

    name: Name | None = None


class Attested(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers when it has made a passkey, as `toJSON` writes it."""

    credential: dict[str, Any]
    name: Name | None = None


@routes.add(
    "POST /me/passkeys/options",
    refuses=(Forbidden, NameTaken, SignInAgain),
    asked={"a name": {"name": "Ana"}},
)
async def offer(request: Request, person: Person, body: Naming) -> dict[str, Any]:
    """Return what your browser needs to make a passkey; it counts once, for five minutes."""
    await require_recent(request, person)
    name = tidy(body.name or person.name)
    made = await state_of(request).identity.offer_passkey(person, name, site_of(request))
    options: dict[str, Any] = msgspec.json.decode(made)
    return options


MADE = {
    "id": "bXkgcGFzc2tleQ",
    "rawId": "bXkgcGFzc2tleQ",
    "type": "public-key",
    "response": {"clientDataJSON": "eyJ0eXBlIjoi", "attestationObject": "o2NmbXRkbm9u"},
}


@routes.add(
    "POST /me/passkeys",
    refuses=(Forbidden, NameTaken, SignInAgain),
    asked={"a new passkey": {"credential": MADE, "name": "Ana"}},
    shown=ACCOUNT,
)
async def add(request: Request, person: Person, body: Attested) -> Made[Account]:
    """Add the passkey that your browser has made. A guest becomes a member, with all games."""
    await require_recent(request, person)
    name, credential = tidy(body.name or person.name), _plain(body.credential)
    await state_of(request).identity.add_passkey(
        person, name, credential, site_of(request), here(request)
    )
    return await changed(request, person)


@routes.add(
    "PUT /me/passkeys/{passkey}",
    refuses=(NoSuchDevice,),
    asked={"a name": {"name": "the tablet"}},
    shown=ACCOUNT,
)
async def rename(request: Request, person: Person, passkey: Which, body: Calling) -> Account:
    """Give one of your passkeys a name."""
    name = tidy_name(body.name)
    await state_of(request).identity.change(
        lambda to: stored.rename_passkey(to, person.id, passkey, name)
    )
    return await shown(request, person)


@routes.add(
    "DELETE /me/passkeys/{passkey}",
    refuses=(Forbidden, NoSuchDevice, SignInAgain),
    shown=ACCOUNT,
)
async def remove(request: Request, person: Person, passkey: Which) -> Made[Account]:
    """Remove one of your passkeys; a member needs another way to sign in."""
    await require_recent(request, person)
    await state_of(request).identity.remove(
        person.id, lambda to: stored.remove_passkey(to, person.id, passkey)
    )
    return await changed(request, person)


def _plain(credential: dict[str, Any]) -> Json:
    """Return an answer without what nobody has asked for."""
    wanted = ("id", "rawId", "type", "response", "authenticatorAttachment")
    return {name: credential[name] for name in wanted if name in credential}
