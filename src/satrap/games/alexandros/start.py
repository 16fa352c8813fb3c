"""EN, Preparation: guards, walls, Alexander on the start point, one card each, two face up."""

from __future__ import annotations

from functools import lru_cache

from satrap.core.chance import Chance
from satrap.core.game import Event, Setup
from satrap.games.alexandros import deck, events, flow
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.cards import FULL_DECK, NO_CARD, NO_CARDS, Cards, spread
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import BLACK_WALLS, DISPLAY, NOWHERE, RED_WALLS, Phase
from satrap.games.alexandros.options import Options
from satrap.games.alexandros.provinces import make_province
from satrap.games.alexandros.state import Config, Era, State, Tabletop, Trace, Turn, seal_state
from satrap.games.alexandros.tables import tables_of


@lru_cache(maxsize=256)
def make_config(setup: Setup) -> Config:
    """Return what stays the same during a match."""
    assert isinstance(setup.board, Board)
    options = Options(**setup.options)  # type: ignore[arg-type]
    return Config(setup, len(setup.seats), tables_of(setup.board), options)


def start(setup: Setup, chance: Chance, told: list[Event]) -> State:
    """Shuffle, deal one card to each seat, turn two up, and begin the first turn."""
    config = make_config(setup)
    starter = setup.starter
    if starter is None:
        starter = chance.below("starter", 0, config.seats)
    cards = spread(FULL_DECK)
    order = chance.shuffle("deck", 0, len(cards))
    state = State(
        config=config,
        table=empty_table(config, FULL_DECK),
        turn=Turn(1, starter, Phase.SOURCE),
        hands=(NO_CARDS,) * config.seats,
        deck=tuple([cards[number] for number in order]),
        drawn=((NO_CARDS,),) * config.seats,
    )
    for seat in range(config.seats):
        card = deck.draw(state, seat, chance, told)
        told.append(events.Dealt(seat, SYMBOLS[card]))
    deck.turn_up(state, chance, told)
    flow.begin_turn(state, told)
    return seal_state(state)


def empty_table(config: Config, cards: Cards) -> Tabletop:
    """Return the table before the first card is dealt."""
    tables, seats = config.tables, config.seats
    return Tabletop(
        walls=0,
        red=0,
        black_left=BLACK_WALLS,
        red_left=RED_WALLS,
        walled=0,
        knots=tables.shore,
        alexander=tables.board.start,
        standing=NOWHERE,
        provinces=(make_province(tables, tables.land),),
        guards=(0,) * seats,
        held=0,
        scores=(0,) * seats,
        display=(NO_CARD,) * DISPLAY,
        discard=NO_CARDS,
        deck_size=sum(cards),
        hand_sizes=(0,) * seats,
        traces=(Trace(NO_CARDS, ()),) * seats,
        eras=(Era(cards, NO_CARDS),),
        taxes=(),
    )
