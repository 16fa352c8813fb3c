"""The table as text for a terminal: two lines for each row of triangles.

A triangle is one character: the letter of its symbol, `·` for open land, a seat's number for a
guard. Points are `.`, Alexander is `@`; walls are drawn on the sides. Colours are console markup.
"""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.language import say
from satrap.core.markup import say_plainly
from satrap.core.text import Text, text
from satrap.games.alexandros import insights, provinces
from satrap.games.alexandros.cards import NO_CARD, Cards, names
from satrap.games.alexandros.events import card_text, cards_text
from satrap.games.alexandros.lattice import SYMBOLS, Point, column, parse_point, parse_space
from satrap.games.alexandros.numbers import GUARDS
from satrap.games.alexandros.places import place_text
from satrap.games.alexandros.state import Tabletop
from satrap.games.alexandros.tables import Tables, bits
from satrap.games.alexandros.view import View

SEAT_COLOURS = ("red", "yellow", "blue", "green")
SYMBOL_COLOURS = ("magenta", "green", "yellow", "red", "cyan")
_LETTERS = "TAHLS"
_FEW = 3  # up to this many equal symbols of a province are listed one by one


def picture(view: View, language: str) -> str:
    """Draw the board, the cards, the seats and the provinces."""
    lines = [*_board(view), "", *_cards(view, language), "", *_seats(view, language)]
    found = insights.province_facts(view)
    if found:
        lines += ["", say(text("show-provinces"), language)]
        lines += [f"  {say_plainly(_province(view, fact), language)}" for fact in found]
    return "\n".join(lines)


def _board(view: View) -> list[str]:
    tables, table = view.config.tables, view.table
    canvas = _Canvas(len(tables.board.rows))
    for row, line in enumerate(tables.board.rows):
        for place, sign in enumerate(line):
            if sign == "~":
                canvas.put(2 * row + 1, 2 * place, "~", "blue")
    for space in range(len(tables.board.symbols)):
        canvas.put(*_place(tables, space), *_sign(tables, table, space))
    for side in bits(table.walls):
        _put_wall(canvas, tables, table, side)
    for point, name in enumerate(tables.board.point_names):
        i, j = _lattice_point(name)
        mark = ("@", "bold yellow") if point == table.alexander else (".", "dim")
        canvas.put(2 * j, 2 * (2 * i + j), *mark)
    return canvas.lines()


def _place(tables: Tables, space: int) -> tuple[int, int]:
    found = parse_space(tables.board.space_names[space])
    assert found is not None
    return 2 * found.j + 1, 2 * column(found)


def _lattice_point(name: str) -> Point:
    found = parse_point(name)
    assert found is not None
    return found


def _sign(tables: Tables, table: Tabletop, space: int) -> tuple[str, str]:
    for seat, guards in enumerate(table.guards):
        if guards >> space & 1:
            return str(seat + 1), f"bold reverse {SEAT_COLOURS[seat]}"
    symbol = tables.board.symbols[space]
    return ("·", "dim") if symbol < 0 else (_LETTERS[symbol], SYMBOL_COLOURS[symbol])


def _put_wall(canvas: _Canvas, tables: Tables, table: Tabletop, side: int) -> None:
    names, (a, b) = tables.board.point_names, tables.board.sides[side]
    (i, j), (k, m) = _lattice_point(names[a]), _lattice_point(names[b])
    style = "bold red" if table.red >> side & 1 else "bold"
    if j == m:
        for shift in (1, 2, 3):
            canvas.put(2 * j, 2 * (2 * i + j) + shift, "─", style)
    else:
        left = min(2 * i + j, 2 * k + m)
        canvas.put(2 * j + 1, 2 * left + 1, "/" if 2 * k + m < 2 * i + j else "\\", style)


class _Canvas:
    """Characters at rows and columns, with row letters at the edge."""

    def __init__(self, rows: int) -> None:
        self._signs: list[dict[int, str]] = [{} for _ in range(2 * rows + 1)]

    def put(self, row: int, column: int, sign: str, style: str) -> None:
        sign = "\\\\" if sign == "\\" else sign
        self._signs[row][column] = f"[{style}]{sign}[/]"

    def lines(self) -> list[str]:
        drawn = []
        for row, signs in enumerate(self._signs):
            head = f"[dim]{chr(ord('a') + row // 2)}[/] " if row % 2 == 0 else "  "
            width = max(signs, default=-1) + 1
            drawn.append(head + "".join(signs.get(column, " ") for column in range(width)))
        points = [row for row in range(0, len(self._signs), 2) if self._signs[row]]
        return [_ruler(self._signs), *drawn[points[0] : points[-1] + 1]]


def _ruler(signs: list[dict[int, str]]) -> str:
    widest = max(max(row, default=0) for row in signs)
    return "[dim]  " + "".join(f"{number:<4}" for number in range(1, widest // 4 + 2)) + "[/]"


def _cards(view: View, language: str) -> list[str]:
    table = view.table
    shown = tuple(card_text(SYMBOLS[card]) for card in table.display if card != NO_CARD)
    lines = [
        text("show-display", cards=shown or text("card-none")),
        text("show-deck", count=table.deck_size, discarded=sum(table.discard)),
        text("show-walls", black=table.black_left, red=table.red_left),
    ]
    return [say_plainly(line, language) for line in (*lines, *_hands(view))]


def _hands(view: View) -> Iterator[Text]:
    """Yield the cards of the viewer, or everybody's if all cards are open."""
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            key = "show-hand" if seat == view.observer else "show-hand-of"
            yield text(key, name=view.config.setup.seats[seat], cards=cards_text(names(hand)))


def _seats(view: View, language: str) -> list[str]:
    table, lines = view.table, []
    for seat, name in enumerate(view.config.setup.seats):
        mark = "▶" if seat == view.turn.seat else " "
        told = text(
            "show-seat",
            name=name,
            score=table.scores[seat],
            guards=provinces.reserve(table, seat, GUARDS),
            cards=table.hand_sizes[seat],
        )
        colour = SEAT_COLOURS[seat]
        lines.append(f"{mark} [bold {colour}]{seat + 1}[/] {say_plainly(told, language)}")
    return lines


def _province(view: View, fact: insights.ProvinceFact) -> Text:
    owner = view.config.setup.seats[fact.owner] if fact.owner >= 0 else text("show-free")
    return text(
        "show-province",
        name=text("place", place=place_text(fact.place), space=fact.name),
        owner=owner,
        value=fact.value,
        guards=fact.guards,
        symbols=_letters(fact.symbols),
    )


def _letters(cards: Cards) -> str:
    counted = zip(_LETTERS, cards, strict=True)
    found = [letter * n if n <= _FEW else f"{letter}{n}" for letter, n in counted if n]
    return " ".join(found) or "-"
