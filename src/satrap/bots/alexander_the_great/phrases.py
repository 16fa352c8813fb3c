"""What a turn of Alexander the Great does, in phrases: how cubes are divided, marches, attempts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from satrap.bots.advice import Phrase
from satrap.core.text import NAMES, Text, text, toward, within
from satrap.games.alexander_the_great import actions
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.view import View

ATTEMPT, MARCH, REST = 2, 1, 0  # weights
Attempt = actions.LayTemple | actions.LayCity
KINDS: dict[str, type[Attempt]] = {"temple": actions.LayTemple, "city": actions.LayCity}


def phrases_of(view: View, plan: Sequence[AnyAction]) -> tuple[Phrase, ...]:
    """Return what a turn does: its marches in one phrase, then its temples, then its cities."""
    said = [*_choices(plan), *_marched(view, plan), *_attempts(view, plan)]
    return tuple(said) or (_phrase("ends", REST),)


def _choices(plan: Sequence[AnyAction]) -> Iterator[Phrase]:
    for action in plan:
        if isinstance(action, actions.Split | actions.Resplit | actions.ChoosePlace):
            yield _choice(action)


def _marched(view: View, plan: Sequence[AnyAction]) -> Iterator[Phrase]:
    """Say how many armies go where: 5 armies to Macedonia and 1 to Thessaly."""
    targets = list(_marches(plan).items())
    said = [
        text(f"armies-{'more' if at else 'go'}", armies=count, to=toward(_name(view, target)))
        for at, (target, count) in enumerate(targets)
    ]
    if said:
        phrase = _phrase("march", MARCH, words=_listed(said))
        yield Phrase(phrase.could, phrase.did, MARCH, is_march=True)


def _attempts(view: View, plan: Sequence[AnyAction]) -> Iterator[Phrase]:
    """Say where temples are tried for, and where cities are."""
    attempts = [action for action in plan if isinstance(action, Attempt)]
    said = []
    for kind, verb in KINDS.items():
        tried = [attempt.province for attempt in attempts if isinstance(attempt, verb)]
        if tried:
            places = _listed([within(_name(view, each)) for each in tried])
            said.append(text(f"attempts-{kind}", places=places, count=len(tried)))
    if said:
        yield _phrase("build", ATTEMPT, words=_listed(said))


def _listed(said: Sequence[Text]) -> Text:
    return said[0] if len(said) == 1 else text(NAMES, names=tuple(said[:-1]), last=said[-1])


def _marches(plan: Sequence[AnyAction]) -> Counter[str]:
    """Count the armies that end their march at each place."""
    found: Counter[str] = Counter()
    for action in plan:
        if isinstance(action, actions.Move):
            found[action.target] += action.armies
            found[action.source] -= min(found[action.source], action.armies)
    return +found


def _choice(action: actions.Split | actions.Resplit | actions.ChoosePlace) -> Phrase:
    if isinstance(action, actions.Split):
        order, army = action.order, action.army
        cubes = {"temple": action.temple, "city": action.city}
        return _phrase("split", REST, order=order, army=army, **cubes)
    if isinstance(action, actions.Resplit):
        return _phrase("resplit", REST, temple=action.temple, city=action.city)
    return _phrase("place", REST, number=action.place)


def _name(view: View, province: str) -> str | Text:
    name: str = view.config.place(province).name
    return name or text("atg-symbol")


def _phrase(about: str, weight: int, **values: Any) -> Phrase:
    key = f"alexander-the-great-{about}"
    return Phrase(text(f"could-{key}", **values), text(f"did-{key}", **values), weight)
