"""Random games of Alexandros through the contract: legal actions and apply."""

import random
from collections.abc import Iterator
from time import thread_time

import msgspec

from bench.catan import Run
from satrap.core.chance import PlainChance
from satrap.core.game import Event
from satrap.games.alexandros import events, insights
from satrap.games.alexandros.game import ALEXANDROS as GAME
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import State, seal_state, unseal_state

encode = msgspec.json.Encoder().encode

SETUP = GAME.setup(("a", "b", "c", "d"))


def play_alexandros(numbers: range) -> Run:
    """Play random four-player games, then replay them to count the decisions."""
    start = thread_time()
    for number in numbers:
        _play(number)
    seconds = thread_time() - start
    steps = [step for number in numbers for step in _steps(number)]
    choices = sum(is_choice for is_choice, _ in steps)
    decisions = sum(_answers(event) for _, events in steps for event in events)
    return Run(len(steps), choices, decisions, seconds)


def _play(number: int) -> None:
    """Play one game: list what is legal, choose, apply."""
    generator = random.Random(number)
    chance = PlainChance(generator)
    state, over = GAME.start(SETUP, chance).state, Phase.OVER
    while state.turn.phase != over:
        legal = GAME.legal(state, state.turn.seat)
        action = legal[int(generator.random() * len(legal))]
        state, _ = GAME.apply(state, (action,), chance)


def _steps(number: int) -> Iterator[tuple[bool, tuple[Event, ...]]]:
    """Yield for each step whether there was a choice, and what happened."""
    generator = random.Random(number)
    chance = PlainChance(generator)
    state = GAME.start(SETUP, chance).state
    while state.turn.phase != Phase.OVER:
        legal = GAME.legal(state, state.turn.seat)
        action = legal[int(generator.random() * len(legal))]
        state, events = GAME.apply(state, (action,), chance)
        yield len(legal) > 1, events


_ONE_ANSWER = (
    events.CardChosen,
    events.JokerUsed,
    events.SpecialPlayed,
    events.Stayed,
    events.SpaceChosen,
    events.PointChosen,
    events.CardTaken,
    events.CardDrawn,
    events.GuardPlaced,
    events.Occupied,
    events.TakenOver,
    events.TaxesLevied,
    events.GuardTakenBack,
    events.Passed,
)


def _answers(event: Event) -> int:
    """Count the decisions behind an event, including those with only one answer.

    Satrap makes such decisions itself within one apply; Catan asks for each of them.
    """
    if isinstance(event, events.Marched):
        return len(event.path) - 1
    if isinstance(event, events.CardsGiven):
        return len(event.cards)
    return isinstance(event, _ONE_ANSWER)


def positions(count: int) -> list[State]:
    """Return states at the start of turns, from all stages of random games."""
    generator = random.Random(1)
    chance = PlainChance(generator)
    found: list[State] = []
    while len(found) < count:
        state = GAME.start(SETUP, chance).state
        while state.turn.phase != Phase.OVER:
            if state.turn.phase == Phase.SOURCE:
                found.append(state)
            legal = GAME.legal(state, state.turn.seat)
            state = GAME.apply(state, (generator.choice(legal),), chance).state
    return found[:count]


def costs(count: int) -> dict[str, float]:
    """Return the seconds that a copy, all legal marches, a view and an imagined state take."""
    states, generator = positions(count), random.Random(2)
    views = [GAME.view(state, state.turn.seat) for state in states]
    jobs = {
        "copy": lambda: [seal_state(unseal_state(state)) for state in states],
        "marches": lambda: [list(insights.marches_of(view)) for view in views],
        "view": lambda: [GAME.view(state, 0) for state in states],
        "view_as_json": lambda: [encode(GAME.show(view)) for view in views],  # as it is sent
        "imagine": lambda: [GAME.imagine(view, generator) for view in views],
    }
    return {name: _seconds(job) / count for name, job in jobs.items()}


def _seconds(job: object) -> float:
    """Return the time of the fastest run: the others were disturbed."""
    assert callable(job)
    times = []
    for _ in range(5):
        start = thread_time()
        job()
        times.append(thread_time() - start)
    return min(times)
