"""The devices you are signed in on: listing them, and signing them out."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.server.api.answers import Made
from satrap.server.api.cookies import end_cookie, hashed, token_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.device_names import LONGEST
from satrap.server.errors import NoSuchDevice
from satrap.server.store.interface import Device, Person

routes = Routes("people")
TIMES = {"at": 1_800_000_000_000, "seen": 1_800_000_000_000}
DEVICES = [{"id": "0123456789abcdef", "name": "Firefox, Linux", **TIMES}]
SHOWN = [{**each, "is_this": True} for each in DEVICES]
Called = Annotated[str, Meta(max_length=LONGEST)]
Which = Annotated[str, Meta(max_length=64, description="the id of one of your devices, as listed")]


@routes.add("GET /me/devices", shown=SHOWN)
async def devices(request: Request, person: Person) -> list[Device]:
    """List the devices you are signed in on, the most recently seen first.

    A device that is not seen for 90 days is signed out.
    """
    return await _listed(request, person)


class Calling(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device or a passkey is called; empty: nothing in particular."""

    name: Called


@routes.add("DELETE /me/devices", shown=SHOWN)
async def forget_others(
    request: Request, person: Person, everywhere: bool = False
) -> Made[list[Device]]:
    """Sign out all your other devices immediately, and cancel any link for a new device.

    With `everywhere`, this device is signed out, too.
    """
    people = state_of(request).people
    if everywhere:
        await people.revoke_all(person.id)
        reply = Made[list[Device]]([])
        end_cookie(request, reply)
        return reply
    await people.revoke_others(person, hashed(token_of(request)))
    return Made(await _listed(request, person))


@routes.add(
    "PUT /me/devices/{device}",
    refuses=(NoSuchDevice,),
    asked={"a name": {"name": "the tablet"}},
    shown=SHOWN,
)
async def name_device(
    request: Request, person: Person, device: Which, body: Calling
) -> list[Device]:
    """Give one of your devices a name."""
    await state_of(request).people.name_device(person, device, tidy_name(body.name))
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


def tidy_name(name: str) -> str:
    """Return the name of a device in its normal form: what cannot be printed is left out."""
    return " ".join("".join(filter(str.isprintable, name)).split())[:LONGEST]


async def _listed(request: Request, person: Person) -> list[Device]:
    return await state_of(request).people.devices(person, hashed(token_of(request)))
