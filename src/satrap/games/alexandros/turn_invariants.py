"""What must be true of a turn: an unfinished decision can have come this far, and can continue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from satrap.core.text import Text, text
from satrap.games.alexandros import claims
from satrap.games.alexandros.marches import (
    free_spaces,
    next_points,
    payable_points,
    payable_spaces,
)
from satrap.games.alexandros.numbers import ACTIONS, Phase
from satrap.games.alexandros.state import State, Turn, known
from satrap.games.alexandros.steps.game_ends import ENDINGS

_NEEDS = {
    Phase.SPACE: "marching",
    Phase.POINT: "marching",
    Phase.PATH: "marching",
    Phase.GUARDS: "claim",
    Phase.GIVE: "gift",
}
_MOST = {Phase.GIVE: ACTIONS - 1}  # a take-over is paid for before its cards are shared


def broken_turn(state: State) -> list[Text]:
    """List everything that is wrong with the turn."""
    turn = state.turn
    if not 0 <= turn.seat < state.config.seats or turn.number < 1:
        return [text("unsound-turn-nobody")]
    plain = list(_plain(turn))
    free = free_spaces(state.config, state.table) if turn.phase == Phase.SOURCE else 0
    if turn.free != free:
        plain.append(text("unsound-free-spaces"))
    check = _CHECKS.get(turn.phase)
    return plain or (list(check(state)) if check else [])


def _plain(turn: Turn) -> Iterator[Text]:
    if turn.actions not in _actions(turn.phase):
        yield text("unsound-action-count")
    if turn.ending not in ("", *ENDINGS) or (turn.phase == Phase.OVER and not turn.ending):
        yield text("unsound-no-such-end")
    for field in ("marching", "claim", "gift"):
        if (getattr(turn, field) is not None) != (_NEEDS.get(turn.phase) == field):
            yield text("unsound-phase", key=field)


def _actions(phase: Phase) -> range:
    """Return how many actions can be left; after a pass that ends the match it is -1."""
    if phase in (Phase.SOURCE, Phase.SPACE, Phase.POINT, Phase.PATH):
        return range(ACTIONS, ACTIONS + 1)
    least = {Phase.OVER: -1, Phase.GUARDS: 1}.get(phase, 0)
    return range(least, _MOST.get(phase, ACTIONS) + 1)


def _space(state: State) -> Iterator[Text]:
    marching = state.turn.marching
    assert marching is not None
    tables, targets = state.config.tables, marching.targets
    if not targets or targets & ~tables.symbol_spaces:
        yield text("unsound-march-nowhere")
    elif payable_spaces(tables, state.table, targets) != targets:
        yield text("unsound-march-unpaid")


def _point(state: State) -> Iterator[Text]:
    marching = state.turn.marching
    assert marching is not None
    if marching.space < 0 or not marching.targets >> marching.space & 1:
        yield text("unsound-march-elsewhere")
    elif not payable_points(state.config.tables, state.table, marching.space):
        yield text("unsound-march-unpaid")


def _path(state: State) -> Iterator[Text]:
    yield from _point(state)
    tables, marching = state.config.tables, state.turn.marching
    assert marching is not None
    path, end, start = marching.path, marching.point, state.table.alexander
    if end not in tables.board.space_points[marching.space] or path[:1] != (start,):
        yield text("unsound-path-elsewhere")
    elif not _is_half_way(tables.distance[end], path, end):
        yield text("unsound-path-long")
    elif not next_points(tables, state.table, path, end):
        yield text("unsound-march-unpaid")


def _is_half_way(far: Sequence[int], path: tuple[int, ...], end: int) -> bool:
    return path[-1] != end and far[path[0]] - far[path[-1]] == len(path) - 1


def _guards(state: State) -> Iterator[Text]:
    claim, seen = state.turn.claim, known(state)
    assert claim is not None
    mine = state.table.guards[state.turn.seat]
    if claim.loser == state.turn.seat:
        yield text("unsound-province-own")
    elif not claims.is_possible(seen, claim) or claims.is_settled(claim, mine):
        yield text("unsound-claim-far")


def _give(state: State) -> Iterator[Text]:
    gift = state.turn.gift
    assert gift is not None
    others = set(range(state.config.seats)) - {state.turn.seat}
    if gift.loser not in others or len(others) < 2:
        yield text("unsound-gift-nobody")
    if gift.left < 1 or sum(map(bool, gift.cards)) < 2:
        yield text("unsound-gift-nothing")


_CHECKS: Mapping[Phase, Callable[[State], Iterator[Text]]] = {
    Phase.SPACE: _space,
    Phase.POINT: _point,
    Phase.PATH: _path,
    Phase.GUARDS: _guards,
    Phase.GIVE: _give,
}
