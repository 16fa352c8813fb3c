"""What must be true of every sound state (cards, walls and guards are never lost)."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.text import Text, text
from satrap.games.alexandros.cards import NO_CARDS, Cards, gather, minus, plus
from satrap.games.alexandros.numbers import BLACK_WALLS, COPIES, GUARDS, NOBODY, RED_WALLS
from satrap.games.alexandros.provinces import make_province
from satrap.games.alexandros.state import State, Tabletop
from satrap.games.alexandros.tables import Tables, bits
from satrap.games.alexandros.turn_invariants import broken_turn


def broken(state: State) -> list[Text]:
    """List everything that is wrong with a state."""
    return [
        *_cards(state),
        *_memory(state),
        *_walls(state),
        *_guards(state),
        *_land(state.config.tables, state.table),
        *broken_turn(state),
    ]


def all_cards(state: State) -> Cards:
    """Return all cards of the match, wherever they lie."""
    shown = tuple(card for card in state.table.display if card >= 0)
    cards = plus(plus(gather(state.deck), gather(shown)), state.table.discard)
    for hand in state.hands:
        cards = plus(cards, hand)
    gift = state.turn.gift
    return plus(cards, plus(gift.cards, gift.given)) if gift else cards


def _cards(state: State) -> Iterator[Text]:
    cards, table = all_cards(state), state.table
    if any(count > COPIES for count in cards):
        yield text("unsound-cards-many")
    if state.config.setup.position is None and any(count != COPIES for count in cards):
        yield text("unsound-cards-lost")
    if any(count < 0 for hand in state.hands for count in hand):
        yield text("unsound-hand-negative")
    if table.deck_size != len(state.deck) or table.hand_sizes != tuple(map(sum, state.hands)):
        yield text("unsound-card-count")


def _memory(state: State) -> Iterator[Text]:
    table, eras = state.table, state.table.eras
    for hand, trace, mine in zip(state.hands, table.traces, state.drawn, strict=True):
        if len(mine) != len(eras):
            yield text("unsound-deck-forgotten")
            return
        draws = [token for token in trace.tokens if isinstance(token, int) and token >= 0]
        plays = [token for token in trace.tokens if isinstance(token, int) and token < 0]
        if [draws.count(era) for era in range(len(eras))] != list(map(sum, mine)):
            yield text("unsound-drawn-unlike-seen")
        if any(known > held for known, held in zip(trace.known, hand, strict=True)):
            yield text("unsound-card-remembered")
        if sum(trace.known) + len(draws) - len(plays) != sum(hand):
            yield text("unsound-memory-size")
    for number, era in enumerate(eras):
        rest = minus(era.cards, era.seen)
        for mine in state.drawn:
            rest = minus(rest, mine[number])
        if rest != (gather(state.deck) if number == len(eras) - 1 else NO_CARDS):
            yield text("unsound-deck-sum")


def _walls(state: State) -> Iterator[Text]:
    table = state.table
    laid_red = table.red.bit_count()
    black = table.black_left + table.walls.bit_count() - laid_red
    red = table.red_left + laid_red
    if state.config.setup.position is None and (black, red) != (BLACK_WALLS, RED_WALLS):
        yield text("unsound-walls-lost")
    if black > BLACK_WALLS or red > RED_WALLS or min(table.black_left, table.red_left) < 0:
        yield text("unsound-walls-many")
    if table.red & ~table.walls:
        yield text("unsound-red-wall")


def _guards(state: State) -> Iterator[Text]:
    tables, table = state.config.tables, state.table
    if any(guards.bit_count() > GUARDS for guards in table.guards):
        yield text("unsound-guards-many")
    if any(guards & ~tables.symbol_spaces for guards in table.guards):
        yield text("unsound-guard-open-land")
    if set(bits(table.held)) != {space for guards in table.guards for space in bits(guards)}:
        yield text("unsound-guard-spaces")
    for part in table.provinces:
        owners = [seat for seat, guards in enumerate(table.guards) if guards & part.spaces]
        if len(owners) > 1:
            yield text("unsound-two-owners")
        if part.owner not in (owners or [NOBODY]) or part.guards != table.held & part.spaces:
            yield text("unsound-province-held")
    if len(table.provinces) == 1 and any(table.guards):
        yield text("unsound-guard-no-province")
    claim = state.turn.claim
    if claim and (claim.guards & ~claim.province.symbols or not claim.guards):
        yield text("unsound-guard-outside")
    if claim and claim.guards.bit_count() + table.guards[state.turn.seat].bit_count() > GUARDS:
        yield text("unsound-guards-placed")


def _land(tables: Tables, table: Tabletop) -> Iterator[Text]:
    if [part.spaces for part in table.provinces] != _slow_parts(tables, table.walls):
        yield text("unsound-provinces")
    for part in table.provinces:
        if part != make_province(tables, part.spaces, part.owner, part.guards):
            yield text("unsound-province-counted")
    walled = {space for side in bits(table.walls) for space in tables.board.side_spaces[side]}
    if walled != set(bits(table.walled)):
        yield text("unsound-wall-spaces")


def _slow_parts(tables: Tables, walls: int) -> list[int]:
    """Divide the land the slow way: give neighbours the same label until nothing changes."""
    label = list(range(len(tables.board.symbols)))
    joins = [two for side, two in enumerate(tables.board.side_spaces) if not walls >> side & 1]
    changed = True
    while changed:
        changed = False
        for two in joins:
            low = min(label[space] for space in two)
            for space in two:
                changed |= label[space] != low
                label[space] = low
    masks: dict[int, int] = {}
    for space, low in enumerate(label):
        masks[low] = masks.get(low, 0) | 1 << space
    return [masks[low] for low in sorted(masks)]
