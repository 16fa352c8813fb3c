"""The table as text for a terminal: the region with its provinces and arrows, then the seats.

Colours are console markup.
"""

from __future__ import annotations

from satrap.core.markup import say_plainly
from satrap.core.text import named, text
from satrap.games.alexander_the_great import insights
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.numbers import NOBODY, STEPS, Phase
from satrap.games.alexander_the_great.state import cities_left, temples_left
from satrap.games.alexander_the_great.tables import SYMBOL
from satrap.games.alexander_the_great.view import View

SEAT_COLOURS = ("red", "yellow", "blue", "green", "magenta")


def picture(view: View, language: str) -> str:
    """Draw the region, who stands where, and the tableaus."""
    head = text(
        "atg-show-region",
        number=view.turn.region + 1,
        region=named(view.ground.name),
        turn=view.turn.round,
    )
    lines = [f"[bold]{say_plainly(head, language)}[/]", _start(view, language)]
    for fact in insights.province_facts(view):
        lines += _province(view, fact, language)
    lines += ["", *_seats(view, language)]
    return "\n".join(lines)


def _start(view: View, language: str) -> str:
    armies = _armies(view, SYMBOL)
    return f"    {say_plainly(text('atg-symbol'), language)} {_ways(view, SYMBOL)}{armies}"


def _province(view: View, fact: insights.ProvinceFact, language: str) -> list[str]:
    """Return two lines: the province with its sites and armies, and its arrows."""
    place = view.ground.place_of[fact.id]
    sites = "".join(sign if has else "·" for sign, has in (("T", fact.temple), ("C", fact.city)))
    goal = " [bold red]X[/]" if fact.is_goal else ""
    built = _built(view, fact)
    name = say_plainly(named(fact.name), language)
    word = "" if fact.id == name.lower() else f" [dim]{fact.id}[/]"
    line = f"[bold]{fact.number:>2}[/] {sites} {name}{word}{goal}"
    return [f"{line}{built}{_armies(view, place)}", f"       {_ways(view, place)}"]


def _ways(view: View, place: int) -> str:
    """Return the arrows that lead away, each with its price."""
    ways = [f"{view.ground.places[way.target].id} {way.price}" for way in view.ground.ways[place]]
    return f"[dim]→ {', '.join(ways)}[/]"


def _armies(view: View, place: int) -> str:
    """Return who stands there; for the seat that moves, also the steps left."""
    told = []
    for seat, row in enumerate(view.table.armies):
        groups = [(row[place], "")]
        if view.turn.stocks and seat == view.turn.seat:
            stock = enumerate(view.turn.stocks[place])
            groups = [(count, "›" * (STEPS - used)) for used, count in stock]
        mark = f"[bold reverse {SEAT_COLOURS[seat]}]{seat + 1}[/]"
        told += [f"  {mark}×{count}{steps}" for count, steps in groups if count]
    return "".join(told)


def _built(view: View, fact: insights.ProvinceFact) -> str:
    """Return the buildings: standing ones as capitals, attempts in brackets."""
    told = []
    for seat, colour in enumerate(SEAT_COLOURS[: view.config.seats]):
        signs = "T" * fact.temples[seat] + "C" * (fact.owner == seat)
        tried = [
            sign
            for kind, sign in ((TEMPLE, "t"), (CITY, "c"))
            if seat in insights.contenders(view, kind, fact.id)
        ]
        signs += f"({''.join(tried)})" if tried else ""
        if signs:
            told.append(f"  [{colour}]{seat + 1}{signs}[/]")
    return "".join(told)


def _seats(view: View, language: str) -> list[str]:
    return [_seat(view, seat, language) for seat in range(view.config.seats)]


def _seat(view: View, seat: int, language: str) -> str:
    table, turn = view.table, view.turn
    box = table.boxes[seat]
    known = {} if turn.phase == Phase.ALLOCATE else {"army": box.army + sum(table.armies[seat])}
    told = text(
        "atg-show-seat" if known else "atg-show-seat-hidden",
        name=view.config.setup.seats[seat],
        score=table.scores[seat],
        order=box.order,
        temple=box.temple,
        city=box.city,
        temples=temples_left(table, seat),
        cities=cities_left(table, seat),
        place=turn.order.index(seat) + 1 if seat in turn.order else 0,
        **known,
    )
    mark = "▶" if seat == turn.seat != NOBODY else " "
    return f"{mark} [bold {SEAT_COLOURS[seat]}]{seat + 1}[/] {say_plainly(told, language)}"
