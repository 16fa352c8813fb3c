"""The devices on which you are known: which they are, and letting them go."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from satrap.server.api.answers import answer
from satrap.server.api.cookies import end_cookie, hashed, token_of
from satrap.server.api.openapi import describe
from satrap.server.api.people import need_person
from satrap.server.api.state import state_of
from satrap.server.store.interface import Device

router = APIRouter(tags=["people"])
DEVICES = [{"id": "0123456789abcdef", "at": 1_800_000_000_000, "seen": 1_800_000_000_000}]
SHOWN = [{**each, "is_this": True} for each in DEVICES]
Which = Annotated[str, Path(max_length=64, description="the id of a device in the list")]


@router.get("/me/devices", **describe(list[Device], shown=SHOWN, errors=(401, 429, 503)))
async def devices(request: Request) -> Response:
    """List the devices on which you are known, the one seen last first.

    A device that does not come for 90 days is forgotten.
    """
    return answer(await _listed(request))


@router.delete("/me/devices", **describe(list[Device], shown=SHOWN, errors=(401, 403, 429, 503)))
async def forget_others(request: Request) -> Response:
    """Let all your other devices be forgotten at once, and the link to a new one end."""
    person = await need_person(request)
    await state_of(request).people.revoke_others(person, hashed(token_of(request)))
    return answer(await _listed(request))


@router.delete(
    "/me/devices/{device}",
    **describe(list[Device], shown=SHOWN, errors=(400, 401, 403, 404, 429, 503)),
)
async def forget_device(request: Request, device: Which) -> Response:
    """Let one of your devices be forgotten at once: its connections end, too."""
    person, state = await need_person(request), state_of(request)
    before = await _listed(request)
    await state.people.revoke(person, device)
    reply = answer([each for each in before if each.id != device])
    if any(each.is_this and each.id == device for each in before):
        end_cookie(request, reply)
    return reply


async def _listed(request: Request) -> list[Device]:
    person = await need_person(request)
    return await state_of(request).people.devices(person, hashed(token_of(request)))
