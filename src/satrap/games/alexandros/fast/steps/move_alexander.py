"""Moving Alexander: card, space, point, path, walls."""

from __future__ import annotations

from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, deck, marches, provinces, sources, targets
from satrap.games.alexandros.fast.codes import (
    AFTER_SPACE,
    BOTH,
    IN_ACT,
    IN_PATH,
    IN_POINT,
    IN_SPACE,
    JOKER,
    MARCH,
    ON_PICK,
    PAIR,
    POINT,
    RED_WALL,
    SPACE,
    SPECIAL,
    STAY,
    STEP,
    VERB,
    WALLS_USED_UP,
)
from satrap.games.alexandros.fast.layout import Out, Record
from satrap.games.alexandros.fast.steps import game_ends
from satrap.games.alexandros.numbers import DISPLAY


@compiled
def legal_spaces(state: Record, out: Out) -> int:
    """List the spaces that the card may lead to."""
    return bits.list_all(state.targets, SPACE * VERB, out, 0)


@compiled
def legal_points(tables: Record, state: Record, out: Out, scratch: Record) -> int:
    """List the points of the chosen space that can be paid for."""
    used = marches.payable_points(tables, state, state.space, scratch)
    for at in range(used):
        out[at] = POINT * VERB + scratch.points[at]
    return used


@compiled
def legal_steps(tables: Record, state: Record, out: Out, scratch: Record) -> int:
    """List where the path can continue."""
    used = marches.next_points(tables, state, scratch)
    for at in range(used):
        out[at] = STEP * VERB + scratch.steps[at]
    return used


@compiled
def choose_source(
    tables: Record, state: Record, action: int, chance: Words, scratch: Record
) -> None:
    """Take or play the card, then go on to the space."""
    verb, argument = action // VERB, action % VERB
    if verb == STAY:
        stay(tables, state, scratch)
        return
    targets.find(tables, state, action, scratch)
    bits.clear(state.free)
    state.owes_card = 0
    if verb == SPECIAL:
        deck.throw(state, state.seat, argument // PAIR)
    else:
        _take_cards(state, verb, argument)
        if tables.reveal_timing == ON_PICK:
            deck.turn_up(tables, state, chance)
        else:
            state.owes_card = 1
    state.phase = IN_SPACE
    if bits.size_of(state.targets) == 1:
        choose_space(tables, state, _only(state), chance, scratch)


@compiled
def _only(state: Record) -> int:
    """Return the one space that can be marched to."""
    at = 0
    while state.targets[at] == bits.ZERO:
        at += 1
    return int(64 * at + bits.lowest(state.targets[at]))


@compiled
def _take_cards(state: Record, verb: int, argument: int) -> None:
    if verb == MARCH:
        deck.take_shown(state, state.seat, argument)
    elif verb == JOKER and argument // PAIR != BOTH:
        deck.take_shown(state, state.seat, argument // PAIR)
    else:
        for place in range(DISPLAY):
            if state.display[place] >= 0:
                deck.take_shown(state, state.seat, state.display[place])


@compiled
def stay(tables: Record, state: Record, scratch: Record) -> None:
    """Skip the march: no card, no wall, but two actions."""
    state.phase = IN_ACT
    bits.clear(state.free)
    state.idle += 1
    if sources.is_walled_in(tables, state, scratch):
        game_ends.make_last(state, WALLS_USED_UP)


@compiled
def choose_space(tables: Record, state: Record, space: int, chance: Words, scratch: Record) -> None:
    """March to a space, then go on to the point."""
    state.space = space
    state.phase = IN_POINT
    if tables.reveal_timing == AFTER_SPACE:
        _turn_up_owed(tables, state, chance)
    if marches.payable_points(tables, state, space, scratch) == 1:
        choose_point(tables, state, scratch.points[0], chance, scratch)


@compiled
def choose_point(tables: Record, state: Record, point: int, chance: Words, scratch: Record) -> None:
    """March to a point, then go on to the path."""
    state.point = point
    state.phase = IN_PATH
    state.path[0] = state.alexander
    state.steps = 1
    _walk_on(tables, state, chance, scratch)


@compiled
def take_step(tables: Record, state: Record, point: int, chance: Words, scratch: Record) -> None:
    """Walk one side of the path."""
    state.path[state.steps] = point
    state.steps += 1
    _walk_on(tables, state, chance, scratch)


@compiled
def _walk_on(tables: Record, state: Record, chance: Words, scratch: Record) -> None:
    """Walk as long as there is only one way, and lay the walls at the end of it."""
    while state.path[state.steps - 1] != state.point:
        if marches.next_points(tables, state, scratch) > 1:
            return
        state.path[state.steps] = scratch.steps[0]
        state.steps += 1
    _arrive(tables, state, chance, scratch)


@compiled
def _arrive(tables: Record, state: Record, chance: Words, scratch: Record) -> None:
    """Lay a wall on each side of the path that has none: black ones first, then red."""
    for step in range(state.steps - 1):
        point, other = state.path[step], state.path[step + 1]
        side = marches.side_between(tables, point, other)
        if bits.has(state.walls, side):
            continue
        provinces.lay_wall(tables, state, side, point, other, scratch)
        if state.black_left > 0:
            state.black_left -= 1
        else:
            state.red_left -= 1
            game_ends.make_last(state, RED_WALL)
    state.alexander, state.standing = state.point, state.space
    state.phase, state.idle = IN_ACT, 0
    _forget(state)
    _turn_up_owed(tables, state, chance)


@compiled
def _turn_up_owed(tables: Record, state: Record, chance: Words) -> None:
    """Turn up the card that is still owed, if there is one."""
    if state.owes_card:
        state.owes_card = 0
        deck.turn_up(tables, state, chance)


@compiled
def _forget(state: Record) -> None:
    """Clear the march when it is done."""
    bits.clear(state.targets)
    state.space = state.point = -1
    state.steps = 0
