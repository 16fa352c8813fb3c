"""Planted leaks in answers over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from satrap.core.errors import Unreadable
from satrap.core.game import OPEN
from satrap.server import again, standing
from satrap.server.api import (
    analysis,
    hints,
    looking,
    looking_back,
    notes,
    records,
    routes,
    watching,
)
from satrap.server.api.state import state_of
from satrap.server.store.interface import NoteOf
from tests.server.secrecy.planting import (
    CARDS,
    SPLITS,
    Patch,
    follow,
    here,
    hidden,
    leak,
    wrap,
)


@leak(CARDS, SPLITS)
def answers_of_another_length(patch: Patch) -> None:
    def padded(old: Any, *given: Any) -> Any:
        reply = old(*given)
        return Response(bytes(reply.body) + b" " * (here() % 3), reply.status_code)

    follow(patch)
    wrap(patch, routes, "answer", padded)


@leak(CARDS, SPLITS)
def a_header_made_of_the_whole_state(patch: Patch) -> None:
    def tagged(old: Any, *given: Any) -> Any:
        reply = old(*given)
        reply.headers["ETag"] = f'"{here():08x}"'
        return reply

    follow(patch)
    wrap(patch, routes, "answer", tagged)


@leak(CARDS, SPLITS)
def the_id_of_a_request(patch: Patch) -> None:
    def ended(old: Any, self: Any, message: Any) -> Any:
        self.id = f"{here():016x}"
        return old(self, message)

    follow(patch)
    wrap(patch, watching.Seen, "send", ended)


@leak(CARDS, SPLITS)
def a_reason_that_knows_more(patch: Patch) -> None:
    follow(patch)
    wrap(patch, looking, "Why", lambda old, why: old(f"{why} {here()}"))


@leak(CARDS, SPLITS)
def a_preview_of_what_will_be(patch: Patch) -> None:
    follow(patch)
    wrap(patch, looking, "Preview", lambda old, events, words: old([*events, here()], words))


@leak(CARDS, SPLITS)
def a_count_of_legal_actions(patch: Patch) -> None:
    follow(patch)
    wrap(patch, looking, "Legal", lambda old, count, part: old(count + here() % 2, part))


@leak(CARDS, SPLITS)
def the_dice_of_a_hint(patch: Patch) -> None:
    def thrown(old: Any, *given: Any) -> Any:
        asked = old(*given)
        return msgspec.structs.replace(asked, mark=f"{asked.mark}{here()}")

    follow(patch)
    wrap(patch, hints, "question", thrown)


@leak(CARDS)
def an_analysis_before_the_end(patch: Patch) -> None:
    patch.setattr(analysis, "need_over", lambda table: table.match)


@leak(CARDS)
def earlier_plies_lie_open(patch: Patch) -> None:
    patch.setattr(looking_back, "observer_of", lambda *_: OPEN)


@leak(CARDS, SPLITS)
def the_record_before_the_end(patch: Patch) -> None:
    patch.setattr(records, "need_over", lambda table: table.match)


@leak(SPLITS)
def a_refusal_that_counts_lines(patch: Patch) -> None:
    def refused(table: Any) -> Any:
        raise Unreadable("server-unreadable", reason=str(len(table.entries)))

    patch.setattr(records, "need_over", refused)


@leak(CARDS)
def a_match_that_goes_on_elsewhere(patch: Patch) -> None:
    patch.setattr(again, "OVER", "running")


@leak(CARDS, SPLITS)
def a_name_in_the_lobby(patch: Patch) -> None:
    def settle(at: Any) -> None:
        at.listed = standing.Listed(at.table.status, [str(hidden(at.table))])

    patch.setattr(standing.Standing, "settle", settle)


@leak(CARDS, SPLITS)
def the_notes_of_another(patch: Patch) -> None:
    asked = notes._whose

    async def whose(request: Any, person: Any, match: str, *rest: Any) -> NoteOf:
        mine = await asked(request, person, match, *rest)
        async with state_of(request).hall.held(match) as (_, at):
            people = [place.person for place in at.table.places if place.person != person.id]
        return msgspec.structs.replace(mine, person=people[-1])

    patch.setattr(notes, "_whose", whose)


@leak(CARDS)
def pages_of_events_with_all_cards_open(patch: Patch) -> None:
    wrap(patch, looking_back, "_page", lambda old, match, _, before: old(match, OPEN, before))
