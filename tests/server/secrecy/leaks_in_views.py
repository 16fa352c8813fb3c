"""Planted leaks in what a view holds."""

from __future__ import annotations

import zlib
from typing import Any

from msgspec.structs import replace

from satrap.core.game import OPEN, PUBLIC
from satrap.core.text import text
from satrap.server import broadcasting
from satrap.server.api import tables
from satrap.server.tables import conditions, show
from tests.server.secrecy.planting import (
    CARDS,
    SPLITS,
    Patch,
    follow,
    grown,
    here,
    hidden,
    leak,
    wrap,
)


@leak(CARDS)
def a_hand_in_the_view(patch: Patch) -> None:
    def shown(old: Any, table: Any, match: Any, *rest: Any) -> Any:
        return grown(old(table, match, *rest), hands=match.state.hands)

    wrap(patch, show, "_match", shown)


@leak(CARDS)
def the_next_card_in_the_view(patch: Patch) -> None:
    def shown(old: Any, table: Any, match: Any, *rest: Any) -> Any:
        data = old(table, match, *rest)
        return replace(data, view=grown(data.view, shimmer=match.state.deck[-1:]))

    wrap(patch, show, "_match", shown)


@leak(CARDS)
def the_written_position_in_the_view(patch: Patch) -> None:
    def shown(old: Any, table: Any, *rest: Any, **named: Any) -> Any:
        return grown(old(table, *rest, **named), position=table.opened.position)

    wrap(patch, show, "show", shown)
    for module in (tables, broadcasting):
        patch.setattr(module, "show", show.show)


@leak(SPLITS)
def anothers_choice_in_the_view(patch: Patch) -> None:
    def shown(old: Any, table: Any, match: Any, *rest: Any) -> Any:
        chosen = [match.sealed(seat) for seat in range(len(table.places))]
        return replace(old(table, match, *rest), sealed=str(chosen))

    wrap(patch, show, "_match", shown)


@leak(SPLITS)
def a_choice_told_as_an_event(patch: Patch) -> None:
    def shown(old: Any, table: Any, match: Any, *rest: Any) -> Any:
        data = old(table, match, *rest)
        if not match.ready():
            return data
        told = {"kind": "Chosen", "by": str(match.sealed(match.ready()[0]))}
        return replace(data, events=(*data.events, told))

    wrap(patch, show, "_match", shown)


@leak(SPLITS)
def ready_only_with_an_even_choice(patch: Patch) -> None:
    def placed(old: Any, table: Any, seat: int, *rest: Any) -> Any:
        data = old(table, seat, *rest)
        choice = str(table.match.sealed(seat)) if table.match else ""
        is_ready = data.is_ready and zlib.crc32(choice.encode()) % 2 == 0
        return replace(data, is_ready=is_ready)

    wrap(patch, show, "_place", placed)


@leak(CARDS, SPLITS)
def fewer_legal_actions(patch: Patch) -> None:
    def listed(old: Any, legal: Any) -> Any:
        found = old(legal)
        return found[: len(found) - here() % 2] if isinstance(found, tuple) else (found, here())

    follow(patch)
    wrap(patch, show, "_legal", listed)


@leak(CARDS, SPLITS)
def a_prompt_that_knows_more(patch: Patch) -> None:
    def prompted(old: Any, table: Any, *rest: Any) -> Any:
        return text(old(table, *rest).key, points=hidden(table))

    wrap(patch, show, "prompt_at", prompted)


@leak(CARDS, SPLITS)
def a_button_for_everybody(patch: Patch) -> None:
    def labelled(old: Any, match: Any, *rest: Any) -> Any:
        return (text("do-pass", hand=str(match.sealed(0)) + _hands(match)),)

    wrap(patch, show, "_labels", labelled)


def _hands(match: Any) -> str:
    return str(getattr(match.state, "hands", ""))


@leak(CARDS)
def the_sentence_of_the_whole_event(patch: Patch) -> None:
    def told(old: Any, match: Any, observer: int, *plies: int) -> Any:
        pairs = zip(old(match, observer, *plies), old(match, OPEN, *plies), strict=True)
        return tuple(replace(event, text=all_of_it.text) for event, all_of_it in pairs)

    wrap(patch, show, "events_of", told)


@leak(CARDS, SPLITS)
def the_number_of_the_undo(patch: Patch) -> None:
    def shown(old: Any, table: Any, match: Any, *rest: Any) -> Any:
        data = old(table, match, *rest)
        return replace(data, undo=data.undo - hidden(table) % 2)

    wrap(patch, show, "_match", shown)


@leak(CARDS, SPLITS)
def words_of_the_other_room(patch: Patch) -> None:
    def said(old: Any, table: Any, observer: int, deaf_to: Any) -> Any:
        return old(table, PUBLIC, deaf_to) + old(table, 0, deaf_to)

    wrap(patch, show, "_said", said)


@leak(CARDS)
def a_view_as_any_seat_one_names(patch: Patch) -> None:
    def seen(old: Any, table: Any, person: str, wanted: Any = None) -> Any:
        return old(table, person) if wanted is None else wanted

    wrap(patch, show, "observer_of", seen)
    for module in (tables, conditions, broadcasting):
        patch.setattr(module, "observer_of", show.observer_of)
