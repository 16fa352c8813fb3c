"""EN, Moving Alexander; Alexander's special move: card, space, point, path, walls."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import deck, events, marches, memory, provinces, sources
from satrap.games.alexandros.actions import (
    BOTH,
    AnyAction,
    ChoosePoint,
    ChooseSpace,
    Joker,
    March,
    Source,
    Special,
    Stay,
    TakeStep,
)
from satrap.games.alexandros.cards import NO_CARD, ONE, SYMBOL_OF
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import Known, Marching, State, known
from satrap.games.alexandros.steps import game_ends
from satrap.games.alexandros.tables import bits

_SPACE, _POINT, _PATH, _ACT = Phase.SPACE, Phase.POINT, Phase.PATH, Phase.ACT


# What is allowed


def legal_spaces(known: Known) -> tuple[AnyAction, ...]:
    """Return the spaces that the card may lead to, in the order of their names."""
    choose = known.config.tables.choose_space
    return tuple([choose[space] for space in bits(_marching(known).targets)])


def legal_points(known: Known) -> tuple[AnyAction, ...]:
    """Return the points of the chosen space: any of the three, near or far."""
    tables, table, space = known.config.tables, known.table, _marching(known).space
    if marches.has_plenty(tables, table.alexander, table.black_left + table.red_left):
        return tables.choose_corner[space]
    points = marches.payable_points(tables, known.table, space)
    return tuple(tables.choose_point[point] for point in points)


def legal_steps(known: Known) -> tuple[AnyAction, ...]:
    """Return where the path can continue: any shortest way, red walls or not (ruling ALX-25)."""
    tables, table, marching = known.config.tables, known.table, _marching(known)
    if marches.has_plenty(tables, table.alexander, table.black_left + table.red_left):
        return tables.steps(marching.point, marching.path[-1])
    points = marches.next_points(tables, known.table, marching.path, marching.point)
    return tuple(tables.take_step[point] for point in points)


def why_no_source(known: Known, action: AnyAction) -> Text | None:
    """Return why a card cannot move Alexander now."""
    if action in sources.legal(known):
        return None
    if isinstance(action, Stay):
        return text("stay-can-move")
    assert isinstance(action, March | Joker | Special)
    shown = {SYMBOLS[card] for card in known.table.display if card != NO_CARD}
    if isinstance(action, March | Joker) and action.card not in {*shown, BOTH}:
        return text("card-not-shown", card=events.card_text(action.card))
    if isinstance(action, Special) and not known.hand[SYMBOL_OF[action.card]]:
        return text("card-not-held", card=events.card_text(action.card))
    return _why_no_march(known, action)


def _why_no_march(known: Known, action: March | Joker | Special) -> Text:
    free = marches.free_spaces(known.config, known.table)
    if isinstance(action, Joker):
        return text("joker-not-now")
    if not free & known.config.tables.bearing[SYMBOL_OF[action.card]]:
        return text("no-free-space", card=events.card_text(action.card))
    if isinstance(action, Special) and action.symbol:
        return text("special-own-symbol", card=events.card_text(action.card))
    return text("walls-too-few", left=marches.walls_left(known.table))


def why_not_space(known: Known, action: AnyAction) -> Text | None:
    """Return why Alexander cannot march to a space."""
    assert isinstance(action, ChooseSpace)
    space = known.config.tables.spaces[action.space]
    if _marching(known).targets >> space & 1:
        return None
    called = known.config.tables.called(action.space)
    if marches.free_spaces(known.config, known.table) >> space & 1:
        return text("space-not-nearest", space=called)
    return text("space-not-free", space=called)


def why_no_card_leads(known: Known, action: ChooseSpace) -> Text:
    """Return why no card leads to a space, or that a card is to be chosen first."""
    tables, table = known.config.tables, known.table
    space = tables.spaces[action.space]
    symbol = tables.signs[space][1]
    found = sources.found(known)
    if any(source.targets >> space & 1 for source in found):
        return text("now-source")
    if not symbol:
        return text("march-open")
    if table.held >> space & 1:
        return text("march-guarded")
    if table.walled >> space & 1:
        return text("march-walled")
    if marches.blocked_by_alexander(known.config, table) >> space & 1:
        return text("march-here")
    leads = any(source.targets & tables.bearing[SYMBOL_OF[symbol]] for source in found)
    return text("march-nearer" if leads else "march-no-card", card=events.card_text(symbol))


def why_not_point(known: Known, action: AnyAction) -> Text | None:
    """Return why Alexander cannot march to a point."""
    assert isinstance(action, ChoosePoint)
    if action in legal_points(known):
        return None
    tables, space = known.config.tables, _marching(known).space
    if tables.points[action.point] in tables.board.space_points[space]:
        return text("walls-too-few", left=marches.walls_left(known.table))
    return text(
        "point-elsewhere", point=action.point, space=tables.called(tables.board.space_names[space])
    )


def why_not_step(known: Known, action: AnyAction) -> Text | None:
    """Return why the path cannot continue to a point."""
    assert isinstance(action, TakeStep)
    return None if action in legal_steps(known) else text("step-not-shortest", point=action.point)


# What it does


def choose_source(
    state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]
) -> None:
    """Take or play the card, then go on to the space."""
    (action,), turn = actions, state.turn
    assert isinstance(action, March | Joker | Special | Stay)
    targets = sources.near_targets(state.config.tables, state.table, action, turn.free)
    if not targets:
        targets = sources.targets(known(state), action)
        _note_lacks(state, action)
    turn.free = 0
    if isinstance(action, Stay):
        stay(state, told)
        return
    owes_card = False
    if isinstance(action, Special):
        _play_special(state, action, told)
    else:
        _take_cards(state, action, told)
        owes_card = state.config.options.reveal_timing != "on_pick"  # ruling ALX-7
        if not owes_card:
            deck.turn_up(state, chance, told)
    turn.marching = Marching(targets, owes_card)
    turn.phase = _SPACE
    if not targets & (targets - 1):
        _march_to(state, targets.bit_length() - 1, chance, told)


def choose_space(
    state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]
) -> None:
    """March to the chosen space."""
    (action,) = actions
    assert isinstance(action, ChooseSpace)
    _march_to(state, state.config.tables.spaces[action.space], chance, told)


def _march_to(state: State, space: int, chance: Chance, told: list[Event]) -> None:
    """March to a space, then go on to the point."""
    tables, turn = state.config.tables, state.turn
    marching = turn.marching
    assert marching is not None
    name, symbol, place = tables.signs[space]
    told.append(events.SpaceChosen(turn.seat, name, symbol, place))
    owes_card = marching.owes_card
    if owes_card and state.config.options.reveal_timing == "after_space":  # ruling ALX-7
        deck.turn_up(state, chance, told)
        owes_card = False
    turn.marching = Marching(marching.targets, owes_card, space)
    turn.phase = _POINT
    points = marches.payable_points(tables, state.table, space)
    if len(points) == 1:
        _stand_on(state, points[0], chance, told)


def choose_point(
    state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]
) -> None:
    """March to the chosen point."""
    (action,) = actions
    assert isinstance(action, ChoosePoint)
    _stand_on(state, state.config.tables.points[action.point], chance, told)


def _stand_on(state: State, point: int, chance: Chance, told: list[Event]) -> None:
    """March to a point, then go on to the path."""
    tables, marching = state.config.tables, state.turn.marching
    assert marching is not None
    name, side = tables.board.point_names[point], tables.corner(marching.space, point)
    told.append(events.PointChosen(state.turn.seat, name, side))
    state.turn.phase = _PATH
    _walk_on(state, [state.table.alexander], point, chance, told)


def take_step(
    state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]
) -> None:
    """Walk one side of the path."""
    (action,), marching = actions, state.turn.marching
    assert isinstance(action, TakeStep)
    assert marching is not None
    tables = state.config.tables
    point = tables.points[action.point]
    side = tables.way(marching.path[-1], point)
    told.append(events.StepTaken(state.turn.seat, action.point, side))
    path = [*marching.path, point]
    _walk_on(state, path, marching.point, chance, told)


def _walk_on(state: State, path: list[int], end: int, chance: Chance, told: list[Event]) -> None:
    """Walk as long as there is only one way, and lay the walls at the end of it."""
    marching = state.turn.marching
    assert marching is not None
    marches.run(state.config.tables, state.table, path, end)
    if path[-1] == end:
        _arrive(state, marching, path, chance, told)
        return
    targets, owes_card, space = marching.targets, marching.owes_card, marching.space
    state.turn.marching = Marching(targets, owes_card, space, end, tuple(path))


def _arrive(
    state: State, marching: Marching, path: list[int], chance: Chance, told: list[Event]
) -> None:
    """Lay a wall on each side of the path that has none: black ones first, then red."""
    tables, table, turn = state.config.tables, state.table, state.turn
    sides = marches.new_sides(tables, table.walls, path)
    black, red = sides[: table.black_left], sides[table.black_left :]
    told.append(_marched(state, marching.space, path, black, red))
    provinces.lay_walls(state, sides, told)
    table.black_left -= len(black)
    table.alexander, table.standing = path[-1], marching.space
    turn.phase, turn.marching, turn.idle = _ACT, None, 0
    if red:
        table.red |= sum(1 << side for side in red)
        table.red_left -= len(red)
        game_ends.make_last(state, game_ends.RED_WALL, told)
    if marching.owes_card:
        deck.turn_up(state, chance, told)


def _marched(
    state: State, space: int, path: list[int], black: list[int], red: list[int]
) -> events.Marched:
    tables = state.config.tables
    points, sides = tables.board.point_names, tables.side_names
    return events.Marched(
        state.turn.seat,
        tuple([points[point] for point in path]),
        tuple([sides[side] for side in black]),
        tuple([sides[side] for side in red]) if red else (),
        tables.places[space],
    )


def _take_cards(state: State, action: March | Joker, told: list[Event]) -> None:
    seat = state.turn.seat
    if isinstance(action, March):
        told.append(events.CardChosen(seat, action.card))
        deck.take_shown(state, seat, SYMBOL_OF[action.card])
        return
    shown = [card for card in state.table.display if card != NO_CARD]
    cards = shown if action.card == BOTH else [SYMBOL_OF[action.card]]
    told.append(events.JokerUsed(seat, tuple(SYMBOLS[card] for card in cards), action.symbol))
    for card in cards:
        deck.take_shown(state, seat, card)


def _play_special(state: State, action: Special, told: list[Event]) -> None:
    """EN, Alexander's special move: the card goes to the discards, and none is taken."""
    seat, card = state.turn.seat, ONE[SYMBOL_OF[action.card]]
    told.append(events.SpecialPlayed(seat, action.card, action.symbol or action.card))
    deck.play(state, seat, card)
    deck.discard(state, card)


def stay(state: State, told: list[Event]) -> None:
    """Skip the march: no card, no wall, but two actions (rulings ALX-15, ALX-17 and ALX-26)."""
    turn = state.turn
    told.append(events.Stayed(turn.seat))
    turn.phase, turn.free = _ACT, 0
    turn.idle += 1
    if sources.is_walled_in(state.config, state.table):
        game_ends.make_last(state, game_ends.WALLS_USED_UP, told)


def _note_lacks(state: State, action: Source) -> None:
    """Note what others learn from an action that is legal only because the hand lacks a card."""
    table, seat = state.table, state.turn.seat
    if sources.is_last_resort(state.config, table, action) and table.hand_sizes[seat]:
        for card in sources.specials_forgone(state.config, table, action):
            memory.saw_lack(table, seat, ONE[card])


def _marching(known: Known) -> Marching:
    assert known.turn.marching is not None
    return known.turn.marching


SOURCE = Decision((March, Joker, Special, Stay), sources.legal, why_no_source, choose_source)
SPACE = Decision((ChooseSpace,), legal_spaces, why_not_space, choose_space)
POINT = Decision((ChoosePoint,), legal_points, why_not_point, choose_point)
PATH = Decision((TakeStep,), legal_steps, why_not_step, take_step)
