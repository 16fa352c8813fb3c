"""Under which name somebody sits and speaks: never under that of a member who they are not."""

from __future__ import annotations

from msgspec.structs import replace

from satrap.server.api.state import State
from satrap.server.errors import NameTaken
from satrap.server.requests import Request
from satrap.server.store.interface import Person
from satrap.server.tables.commands import Sit


async def check_name(state: State, person: Person, name: str) -> None:
    """Refuse the name of a member, or one that could be mistaken for it, to everybody else."""
    owner = await state.members.named(name)
    if owner is not None and owner.person != person.id:
        raise NameTaken("server-name-taken", name=name)


async def named(state: State, person: Person, request: Request) -> Request:
    """Return a request with the only name that a program may sit under: its own."""
    if not isinstance(request.command, Sit):
        return request
    member = await state.members.of(person.id)
    if member is None or not member.is_bot:
        return request
    return replace(request, command=replace(request.command, name=member.name))
