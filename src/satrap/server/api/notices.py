"""Where your notices go, and what you want to hear of."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection
from starlette.requests import Request

from satrap.core.errors import Refused, Unreadable
from satrap.core.text import text
from satrap.server.api.cookies import hashed, token_of
from satrap.server.api.language import language_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import State, state_of
from satrap.server.clock import now
from satrap.server.errors import NoSuchTarget
from satrap.server.pushing import is_key
from satrap.server.resting import settle
from satrap.server.store import targets as stored
from satrap.server.store.attempts import Work
from satrap.server.store.interface import Person
from satrap.server.store.outbox import Parcel
from satrap.server.store.targets import Given, Target, list_targets
from satrap.server.store.tastes import find_taste, has_taste
from satrap.server.storing import storing
from satrap.server.tastes import Channel, Taste, zones
from satrap.server.wishing import wish as store_wish

MOST_TARGETS = 20
MOST_WEBHOOKS = 3
SECRET_BYTES = 16
T = TypeVar("T")
routes = Routes("your news")
Url = Annotated[str, Meta(max_length=1000)]
Key = Annotated[str, Meta(max_length=200)]
Which = Annotated[str, Meta(max_length=64, description="the id of a place, as listed")]
PLACE = {"id": "0123456789abcdef", "channel": "webhook", "to": "discord.com", "style": "discord"}
STATE = {"at": 1_800_000_000_000, "silent": None, "ended": None, "secret": "", "is_here": False}
SHOWN = {
    "taste": msgspec.to_builtins(Taste()),
    "is_new": False,
    "places": [{**PLACE, **STATE}],
    "push_key": "BPz...",
    "address": "",
    "has_mail": False,
}


class NoticePlace(Struct, frozen=True):
    """Where your notices go: a browser, your mailbox or a service.

    `silent`: since when it has not answered; `ended`: when we gave up. `secret` signs messages to a
    service of your own.
    """

    id: str
    channel: Channel
    to: str
    style: str
    secret: str
    at: int
    silent: int | None
    ended: int | None
    is_here: bool


class Wishes(Struct, frozen=True):
    """What you want to hear of and where it goes; without a mail server, `has_mail` is false.

    As long as you have said nothing, `is_new` is true: then a page may suggest its time zone.
    """

    taste: Taste
    is_new: bool
    places: list[NoticePlace]
    push_key: str
    address: str
    has_mail: bool


class Browser(Struct, frozen=True, forbid_unknown_fields=True):
    """The push subscription of a browser."""

    endpoint: Url
    p256dh: Key
    auth: Key


class Hook(Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook of Discord or Slack, or an address of your own that takes JSON."""

    url: Url
    style: Literal["discord", "slack", "plain"]


class Tried(Struct, frozen=True):
    """Whether a test message has arrived."""

    has_arrived: bool


@routes.add("GET /me/notices", shown=SHOWN)
async def wishes(request: Request, person: Person) -> Wishes:
    """Return what you want to hear of, and where it goes."""
    return await _wishes(request, person)


@routes.add(
    "PUT /me/notices", asked={"quiet nights": {"quiet": {"start": 1320, "end": 420}}}, shown=SHOWN
)
async def wish(request: Request, person: Person, body: Taste) -> Wishes:
    """Say what you want to hear of, by which way and when."""
    state = _limited(request, person)
    if body.zone not in zones():
        raise Unreadable("notices-bad-zone", zone=body.zone)

    def write(connection: Connection) -> None:
        store_wish(connection, person.id, body, now())
        settle(connection, person.id, now())

    await _write(state, write)
    return await _wishes(request, person)


@routes.add(
    "POST /me/notices/push",
    status=201,
    refuses=(Refused,),
    asked={"a browser": {"endpoint": "https://push.example/1", "p256dh": "BPz...", "auth": "x"}},
    shown=SHOWN,
)
async def add_browser(request: Request, person: Person, body: Browser) -> Wishes:
    """Let notices come to this browser by push, until you sign it out."""
    state = _limited(request, person)
    if not (state.caller.is_fine(body.endpoint) and is_key(body.p256dh, body.auth)):
        raise Refused("notices-bad-push")
    device = await _device(state, request, person)
    given = Given(body.p256dh, body.auth, device, origin=_origin(request))
    await _add(request, person, "push", body.endpoint, given)
    return await _wishes(request, person)


@routes.add("POST /me/notices/mail", status=201, refuses=(Refused,), shown=SHOWN)
async def add_mailbox(request: Request, person: Person) -> Wishes:
    """Let notices come by e-mail, to the address that you have confirmed."""
    state = _limited(request, person)
    if state.settings.mail is None or not await state.sender.address(person.id):
        raise Refused("notices-no-mail")
    for each in await _targets(state, person):
        if each.channel == "mail":
            await _write(state, partial(stored.remove_own, person=person.id, target=each.id))
    await _add(request, person, "mail", secrets.token_hex(16), Given(origin=_origin(request)))
    return await _wishes(request, person)


@routes.add(
    "POST /me/notices/webhooks",
    status=201,
    refuses=(Refused,),
    asked={"Discord": {"url": "https://discord.com/api/webhooks/1/x", "style": "discord"}},
    shown=SHOWN,
)
async def add_webhook(request: Request, person: Person, body: Hook) -> Wishes:
    """Let notices go to a channel of Discord or Slack, or as JSON to an address of your own."""
    state = _limited(request, person)
    if await state.members.of(person.id) is None:
        raise Refused("notices-members-only")
    if not state.caller.is_fine(body.url):
        raise Refused("notices-bad-webhook")
    hooks = [each for each in await _targets(state, person) if each.channel == "webhook"]
    if len(hooks) >= MOST_WEBHOOKS:
        raise Refused("notices-many-webhooks", most=MOST_WEBHOOKS)
    secret = secrets.token_hex(SECRET_BYTES) if body.style == "plain" else ""
    given = Given(style=body.style, secret=secret, origin=_origin(request))
    await _add(request, person, "webhook", body.url, given)
    return await _wishes(request, person)


@routes.add("DELETE /me/notices/places/{place}", refuses=(NoSuchTarget,), shown=SHOWN)
async def remove_place(request: Request, person: Person, place: Which) -> Wishes:
    """Let no notices go there any more."""
    state = _limited(request, person)
    if not await _write(state, lambda to: stored.remove_own(to, person.id, place)):
        raise NoSuchTarget("notices-no-place")
    return await _wishes(request, person)


@routes.add(
    "POST /me/notices/places/{place}/test",
    refuses=(NoSuchTarget,),
    shown={"has_arrived": True},
)
async def try_place(request: Request, person: Person, place: Which) -> Tried:
    """Send a test message there."""
    state = _limited(request, person)
    found = [each for each in await _targets(state, person) if each.id == place]
    if not found:
        raise NoSuchTarget("notices-no-place")
    words = msgspec.json.encode(text("notice-test")).decode()
    id, at = secrets.token_hex(8), now()
    parcel = Parcel(id, "people", "test", "/settings/notices", words, at, at, 1, None)
    sent = await state.sender.send(found[0], [parcel])
    return Tried(sent.is_done)


async def _wishes(request: Request, person: Person) -> Wishes:
    state = state_of(request)
    with storing():
        async with state.store.reading() as connection:
            taste = await find_taste(connection, person.id)
            is_new = not await has_taste(connection, person.id)
            found = await list_targets(connection, person.id)
    device = await _device(state, request, person)
    address = await state.sender.address(person.id)
    has_mail = state.settings.mail is not None
    places = [_place(each, device) for each in found]
    return Wishes(taste, is_new, places, state.sender.pusher.public_key, address, has_mail)


def _place(target: Target, device: str) -> NoticePlace:
    host = target.address.partition("://")[2].partition("/")[0]
    return NoticePlace(
        target.id,
        target.channel,
        host,
        target.given.style,
        target.given.secret,
        target.at,
        target.silent,
        target.ended,
        target.channel == "push" and target.given.device == device,
    )


async def _add(
    request: Request, person: Person, channel: Channel, address: str, given: Given
) -> None:
    state, language, at = state_of(request), language_of(request), now()
    if len(await _targets(state, person)) >= MOST_TARGETS:
        raise Refused("notices-many-places", most=MOST_TARGETS)
    await _write(
        state,
        lambda to: stored.add_target(to, person.id, channel, address, given, language, at),
    )


async def _targets(state: State, person: Person) -> list[Target]:
    with storing():
        async with state.store.reading() as connection:
            return await list_targets(connection, person.id)


async def _write(state: State, work: Work[T]) -> T:
    with storing():
        return await state.store.writer.submit(work)


async def _device(state: State, request: Request, person: Person) -> str:
    """Return the id of the device that asks."""
    found = await state.people.devices(person, hashed(token_of(request)))
    return next((each.id for each in found if each.is_this), "")


def _limited(request: Request, person: Person) -> State:
    state = state_of(request)
    state.limits.wishes.take(person.id)
    return state


def _origin(request: Request) -> str:
    """Return the address of this site, for links in what is sent."""
    own = state_of(request).settings.origins
    return own[0] if own else f"{request.url.scheme}://{request.url.netloc}"
