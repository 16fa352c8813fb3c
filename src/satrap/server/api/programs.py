"""Accounts of programs: a member can say, once and for good, that a program plays with theirs."""

from __future__ import annotations

from starlette.requests import Request

from satrap.server.api.answers import Made
from satrap.server.api.arriving import require_recent
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.ways import ACCOUNT, Account, changed
from satrap.server.errors import Forbidden, NameTaken, SignInAgain
from satrap.server.store.interface import Person

routes = Routes("people")


@routes.add("POST /me/bot", refuses=(Forbidden, NameTaken, SignInAgain), shown=ACCOUNT)
async def be_bot(request: Request, person: Person) -> Made[Account]:
    """Say that a program plays with your account. There is no way back.

    Its name ends in "(bot)" from then on, wherever it is shown. This is for members who have
    played no rated match yet.
    """
    await require_recent(request, person)
    await state_of(request).members.become_bot(person.id)
    return await changed(request, person)
