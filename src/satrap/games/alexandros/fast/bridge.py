"""Between the engines: readable states as records, and actions as numbers and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import astuple

from satrap.games.alexandros import actions
from satrap.games.alexandros.actions import AnyAction, Joker, Special
from satrap.games.alexandros.fast import codes
from satrap.games.alexandros.fast.boards import bearers, cut, only, size_of, words
from satrap.games.alexandros.fast.layout import Record, Records, records, state_type
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import BLACK_WALLS, COPIES, NOWHERE, RED_WALLS
from satrap.games.alexandros.start import empty_table
from satrap.games.alexandros.state import Config, Province, State, Tabletop, Turn
from satrap.games.alexandros.tables import Tables

CARD_NUMBERS = {**{name: n for n, name in enumerate(SYMBOLS)}, actions.BOTH: codes.BOTH}
VERBS: tuple[type, ...] = (
    actions.March, actions.Joker, actions.Special, actions.Stay,
    actions.ChooseSpace, actions.ChoosePoint, actions.TakeStep,
    actions.DrawCard, actions.TakeCard,
    actions.Occupy, actions.TakeOver, actions.AddGuard, actions.Pay,
    actions.GiveCard, actions.LevyTaxes, actions.TakeBackGuard, actions.Pass,
)  # fmt: skip
_VERB_OF = {kind: number for number, kind in enumerate(VERBS)}


def code_of(tables: Tables, action: AnyAction) -> int:
    """Return an action as a number."""
    return _VERB_OF[type(action)] * codes.VERB + _argument(tables, action)


def _argument(tables: Tables, action: AnyAction) -> int:
    if isinstance(action, Joker | Special):
        symbol = CARD_NUMBERS[action.symbol] if action.symbol else codes.NO
        return CARD_NUMBERS[action.card] * codes.PAIR + symbol
    (word,) = astuple(action) or ("",)
    if word in tables.spaces:
        return bearers(tables).index(tables.spaces[word])
    return tables.points[word] if word in tables.points else CARD_NUMBERS.get(word, 0)


def action_of(tables: Tables, code: int) -> AnyAction:
    """Return the action that a number stands for."""
    verb, argument = divmod(int(code), codes.VERB)
    made: AnyAction = VERBS[verb](*_WORDS.get(verb, _no_words)(tables, argument))
    return made


def _no_words(tables: Tables, argument: int) -> tuple[str, ...]:
    return ()


def _card(tables: Tables, argument: int) -> tuple[str, ...]:
    return (SYMBOLS[argument],)


def _pair(tables: Tables, argument: int) -> tuple[str, ...]:
    card, symbol = divmod(argument, codes.PAIR)
    named = "" if symbol == codes.NO else SYMBOLS[symbol]
    return actions.BOTH if card == codes.BOTH else SYMBOLS[card], named


def _space(tables: Tables, argument: int) -> tuple[str, ...]:
    return (tables.board.space_names[bearers(tables)[argument]],)


def _point(tables: Tables, argument: int) -> tuple[str, ...]:
    return (tables.board.point_names[argument],)


_WORDS: Mapping[int, Callable[[Tables, int], tuple[str, ...]]] = {
    **dict.fromkeys([codes.MARCH, codes.TAKE, codes.GIVE, codes.LEVY], _card),
    **dict.fromkeys([codes.JOKER, codes.SPECIAL], _pair),
    **dict.fromkeys([codes.POINT, codes.STEP], _point),
    **dict.fromkeys(
        [codes.SPACE, codes.OCCUPY, codes.TAKE_OVER, codes.GUARD, codes.RETRIEVE], _space
    ),
}


# States


def blank(config: Config) -> Records:
    """Return a state before the cards are shuffled; until then they are among the discards."""
    made = records(state_type(size_of(config.tables)))
    record = only(made)
    _fill_table(record, config, empty_table(config, (0, 0, 0, 0, 0)))
    record.discard[:] = COPIES
    record.black_left, record.red_left = BLACK_WALLS, RED_WALLS
    record.number, record.actions = 1, 2
    record.space = record.point = record.claimed = record.loser = NOWHERE
    return made


def state_record(state: State) -> Records:
    """Return a state as an array of one record."""
    config = state.config
    made = records(state_type(size_of(config.tables)))
    record = only(made)
    _fill_table(record, config, state.table)
    _fill_turn(record, config.tables, state.turn)
    record.hands[: config.seats] = state.hands
    record.deck[: len(state.deck)] = state.deck
    return made


def _fill_table(record: Record, config: Config, table: Tabletop) -> None:
    tables, seats, count = config.tables, config.seats, len(record.free)
    for name in ("black_left", "red_left", "alexander", "deck_size"):
        setattr(record, name, getattr(table, name))
    record.standing = _bearer(tables, table.standing)
    record.scores[:seats], record.hand_sizes[:seats] = table.scores, table.hand_sizes
    record.display[:], record.discard[:] = table.display, table.discard
    record.held[:] = words(tables, table.held, count)
    record.walled[:] = words(tables, table.walled, count)
    record.walls[:] = cut(table.walls, len(record.walls))
    for seat, guards in enumerate(table.guards):
        record.mine[seat] = words(tables, guards, count)
        record.stationed[seat] = guards.bit_count()
    letters = table.knots.letters
    record.knots[: len(letters)] = [letters.index(letter) for letter in letters]
    record.parts = len(table.provinces)
    for number, province in enumerate(table.provinces):
        _fill_part(record, tables, number, province)


def _fill_part(record: Record, tables: Tables, number: int, province: Province) -> None:
    record.owner[number] = province.owner
    record.guards[number] = province.guards.bit_count()
    record.value[number], record.bears[number] = province.value, province.size
    record.need[number] = province.need
    record.within[number] = words(tables, province.symbols, len(record.free))
    for space in range(len(tables.board.symbols)):
        if province.spaces >> space & 1:
            record.part_at[space] = number


def _fill_turn(record: Record, tables: Tables, turn: Turn) -> None:
    count = len(record.free)
    for name in ("number", "seat", "phase", "actions", "levied", "idle"):
        setattr(record, name, getattr(turn, name))
    record.ending = codes.ENDINGS.index(turn.ending)
    record.free[:] = words(tables, turn.free, count)
    record.space = record.point = record.claimed = record.loser = NOWHERE
    marching, claim, gift = turn.marching, turn.claim, turn.gift
    if marching:
        record.targets[:] = words(tables, marching.targets, count)
        record.owes_card, record.point = marching.owes_card, marching.point
        record.space = _bearer(tables, marching.space)
        record.steps = len(marching.path)
        record.path[: len(marching.path)] = marching.path
    if claim:
        record.claimed = record.part_at[claim.province.first]
        record.claim[:] = words(tables, claim.guards, count)
        record.loser, record.removal[:] = claim.loser, claim.removal
    if gift:
        record.loser, record.left = gift.loser, gift.left
        record.gift[:], record.given[:] = gift.cards, gift.given


def _bearer(tables: Tables, space: int) -> int:
    """Return the number of a symbol space; open land and nowhere have none."""
    symbol_spaces = bearers(tables)
    return symbol_spaces.index(space) if space in symbol_spaces else NOWHERE
