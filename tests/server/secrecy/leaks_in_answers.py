"""Planted leaks in answers over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from satrap.core.errors import Unreadable
from satrap.core.game import OPEN
from satrap.server import live_table
from satrap.server.api import (
    hints,
    history,
    notes,
    questions,
    routes,
    watching,
)
from satrap.server.prepared import Prepared
from satrap.server.tables import conditions, permissions
from satrap.server.tables.conditions import Case, Rule
from satrap.server.tables.permissions import Read, Write
from tests.server.secrecy.planting import (
    CARDS,
    SPLITS,
    Patch,
    at,
    follow,
    here,
    hidden,
    leak,
    wrap,
)


def allow(patch: Patch, *what: Read | Write, rules: tuple[Rule, ...] = ()) -> None:
    """Replace the rules for some requests by other rules, or by none."""
    patch.setattr(permissions, "REQUESTS", {**permissions.REQUESTS, **dict.fromkeys(what, rules)})


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
    wrap(patch, questions, "Why", lambda old, why: old(f"{why} {here()}"))


@leak(CARDS, SPLITS)
def a_preview_of_what_will_be(patch: Patch) -> None:
    follow(patch)
    wrap(patch, questions, "Preview", lambda old, events, *rest: old([*events, here()], *rest))


@leak(CARDS, SPLITS)
def a_count_of_legal_actions(patch: Patch) -> None:
    follow(patch)
    wrap(patch, questions, "Legal", lambda old, count, part: old(count + here() % 2, part))


@leak(CARDS, SPLITS)
def the_dice_of_a_hint(patch: Patch) -> None:
    def thrown(old: Any, *given: Any) -> Any:
        asked = old(*given)
        return msgspec.structs.replace(asked, mark=f"{asked.mark}{here()}")

    follow(patch)
    wrap(patch, hints, "question", thrown)


@leak(CARDS)
def an_analysis_before_the_end(patch: Patch) -> None:
    allow(patch, Read.ANALYSIS, Write.ANALYSIS)


@leak(CARDS)
def earlier_plies_lie_open(patch: Patch) -> None:
    patch.setattr(conditions, "observer_of", lambda *_: OPEN)


@leak(CARDS, SPLITS)
def the_record_before_the_end(patch: Patch) -> None:
    allow(patch, Read.RECORD)


@leak(SPLITS)
def a_refusal_that_counts_lines(patch: Patch) -> None:
    def refused(case: Case) -> None:
        raise Unreadable("server-unreadable", reason=str(len(case.table.entries)))

    allow(patch, Read.RECORD, rules=(refused,))


@leak(CARDS, first=6)
def a_match_that_goes_on_elsewhere(patch: Patch) -> None:
    allow(patch, Write.CONTINUE)


@leak(CARDS, SPLITS)
def a_name_in_the_lobby(patch: Patch) -> None:
    def settle(at: Any) -> None:
        at.listed = live_table.Listed(at.table.status, [str(hidden(at.table))])

    patch.setattr(live_table.LiveTable, "settle", settle)


@leak(CARDS, SPLITS)
def the_notes_of_another(patch: Patch) -> None:
    def note(old: Any, match: str, person: Any, seat: Any) -> Any:
        people = [place.person for place in at().places if place.person != person.id]
        return msgspec.structs.replace(old(match, person, seat), person=people[-1])

    follow(patch)
    wrap(patch, notes, "_note", note)


@leak(SPLITS)
def what_another_has_prepared(patch: Patch) -> None:
    async def of(old: Any, self: Any, match: str, person: str, seat: int) -> Any:
        others = [plan for plan in await self.at(match) if plan.seat != seat]
        return others[0].actions if others else await old(self, match, person, seat)

    wrap(patch, Prepared, "of", of)


@leak(CARDS)
def pages_of_events_with_all_cards_open(patch: Patch) -> None:
    wrap(patch, history, "_page", lambda old, match, _, before: old(match, OPEN, before))
