"""The devices you are signed in on: adding one, listing them, and signing them out."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.server.api.answers import Made
from satrap.server.api.arriving import require_recent
from satrap.server.api.cookies import end_cookie, hashed, new_token, token_of
from satrap.server.api.people import LINK
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.clock import now
from satrap.server.device_names import LONGEST
from satrap.server.errors import NoSuchDevice, SignInAgain
from satrap.server.store.interface import Device, Person

LINK_MS = 10 * 60 * 1000  # how long a link for another device can be used

routes = Routes("people")
TIMES = {"at": 1_800_000_000_000, "seen": 1_800_000_000_000}
DEVICES = [{"id": "0123456789abcdef", "name": "Firefox, Linux", **TIMES}]
SHOWN = [{**each, "is_this": True} for each in DEVICES]
Called = Annotated[str, Meta(max_length=LONGEST)]
Which = Annotated[str, Meta(max_length=64, description="the id of one of your devices, as listed")]


class DeviceLink(Struct, frozen=True):
    """What another device needs to be the same person: it works once, before `until` (ms)."""

    link: str
    until: int


@routes.add("POST /me/link", status=201, refuses=(SignInAgain,), shown=LINK)
async def make_link(request: Request, person: Person) -> DeviceLink:
    """Make a link for another device of yours. It works once, within ten minutes.

    A second factor is not asked there: a member's sign-in here must be recent instead.
    """
    await require_recent(request, person)
    state = state_of(request)
    state.limits.links.take(person.id)
    link, at = new_token(), now()
    await state.people.add_link(person, hashed(link), at, at + LINK_MS)
    return DeviceLink(link, at + LINK_MS)


@routes.add("GET /me/devices", shown=SHOWN)
async def devices(request: Request, person: Person) -> list[Device]:
    """List the devices you are signed in on, the most recently seen first.

    A device that is not seen for 90 days is signed out.
    """
    return await _listed(request, person)


class Calling(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device or a passkey is called; empty: nothing in particular."""

    name: Called


@routes.add("DELETE /me/devices", refuses=(SignInAgain,), shown=SHOWN)
async def forget_others(
    request: Request, person: Person, everywhere: bool = False
) -> Made[list[Device]]:
    """Sign out all your other devices immediately, and cancel any link for a new device.

    With `everywhere`, this device is signed out, too, and your API tokens end.
    """
    await require_recent(request, person)
    state, people = state_of(request), state_of(request).people
    if everywhere:
        people.end(await state.keys.revoke_all(person.id))
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


@routes.add("DELETE /me/devices/{device}", refuses=(NoSuchDevice, SignInAgain), shown=SHOWN)
async def forget_device(request: Request, person: Person, device: Which) -> Made[list[Device]]:
    """Sign out one of your devices immediately. Its connections are closed, too."""
    before = await _listed(request, person)
    is_own = any(each.is_this and each.id == device for each in before)
    if not is_own:
        await require_recent(request, person)
    await state_of(request).people.revoke(person, device)
    reply = Made([each for each in before if each.id != device])
    if is_own:
        end_cookie(request, reply)
    return reply


def tidy_name(name: str) -> str:
    """Return the name of a device in its normal form: what cannot be printed is left out."""
    return " ".join("".join(filter(str.isprintable, name)).split())[:LONGEST]


async def _listed(request: Request, person: Person) -> list[Device]:
    return await state_of(request).people.devices(person, hashed(token_of(request)))
