"""The devices you are signed in on: listing them, and signing them out."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from satrap.server.api.answers import Made
from satrap.server.api.cookies import end_cookie, hashed, token_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.errors import NoSuchDevice
from satrap.server.store.interface import Device, Person

routes = Routes("people")
DEVICES = [{"id": "0123456789abcdef", "at": 1_800_000_000_000, "seen": 1_800_000_000_000}]
SHOWN = [{**each, "is_this": True} for each in DEVICES]
Which = Annotated[str, Meta(max_length=64, description="the id of one of your devices, as listed")]


@routes.add("GET /me/devices", shown=SHOWN)
async def devices(request: Request, person: Person) -> list[Device]:
    """List the devices you are signed in on, the most recently seen first.

    A device that is not seen for 90 days is signed out.
    """
    return await _listed(request, person)


@routes.add("DELETE /me/devices", shown=SHOWN)
async def forget_others(request: Request, person: Person) -> list[Device]:
    """Sign out all your other devices immediately, and cancel any link for a new device."""
    await state_of(request).people.revoke_others(person, hashed(token_of(request)))
    return await _listed(request, person)


@routes.add("DELETE /me/devices/{device}", refuses=(NoSuchDevice,), shown=SHOWN)
async def forget_device(request: Request, person: Person, device: Which) -> Made[list[Device]]:
    """Sign out one of your devices immediately. Its connections are closed, too."""
    before = await _listed(request, person)
    await state_of(request).people.revoke(person, device)
    reply = Made([each for each in before if each.id != device])
    if any(each.is_this and each.id == device for each in before):
        end_cookie(request, reply)
    return reply


async def _listed(request: Request, person: Person) -> list[Device]:
    return await state_of(request).people.devices(person, hashed(token_of(request)))
