"""Board files: what they say, what is refused and where, and naming a board by its hash."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from satrap.core.errors import BoardError
from satrap.core.language import LANGUAGES, say
from satrap.games.alexandros.board import OPEN, SYMBOLS, format_board, packaged_board, parse_board
from satrap.games.alexandros.lattice import (
    Point,
    Space,
    borders,
    column,
    corners,
    format_point,
    format_space,
    neighbours,
    parse_point,
    parse_space,
    place,
    space_at,
    space_in,
)

STANDARD_1 = "8044ab50f52d7827244cfc52e503d25f3344257d160b86e4c73c9d5a7341f120"
HEAD = {"game": '"alexandros"', "name": '"mine"', "title": '"Mine"', "start": '"a1"'}


def written(*rows: str, rest: str = "", **changes: str) -> str:
    """Return the text of a board file; an entry changed to an empty string is left out."""
    head = "".join(f"{key} = {value}\n" for key, value in (HEAD | changes).items() if value)
    lines = "".join(f'  "{row}",\n' for row in rows)
    return f"{head}rows = [\n{lines}]\n{rest}"


def refusal(text: str) -> BoardError:
    """Return the error for a board file, after checking that every language has words for it."""
    with pytest.raises(BoardError) as caught:
        parse_board(text)
    for language in LANGUAGES:
        assert caught.value.text.key not in say(caught.value.text, language)
    return caught.value


def test_the_standard_board_never_changes() -> None:
    board = packaged_board("standard")
    assert (board.name, board.hash) == ("standard-1", STANDARD_1)
    assert packaged_board("standard-1") == board


def test_a_board_is_numbered_by_row_and_column() -> None:
    board = parse_board(written(" .T", "~.H.", start='"b1"'))
    assert board.space_names == ("a1d", "a2u", "b1u", "b1d", "b2u")
    assert board.symbols == (OPEN, 0, OPEN, 2, OPEN)
    assert board.point_names == ("a1", "a2", "b1", "b2", "c1", "c2", "c3")
    assert board.space_points[0] == (0, 1, 2)
    assert board.sides == tuple(sorted(board.sides))
    assert [board.side_name(side) for side in range(3)] == ["a1-a2", "a1-b1", "a2-b1"]
    assert board.point_names[board.start] == "b1"


def test_every_space_has_its_sides_and_every_side_its_spaces() -> None:
    board = packaged_board("standard")
    for space, points in enumerate(board.space_points):
        mine = [side for side, two in enumerate(board.side_spaces) if space in two]
        assert {point for side in mine for point in board.sides[side]} == set(points)
        assert len(mine) == 3


def test_sea_makes_coast_and_nothing_makes_plain_edge() -> None:
    board = parse_board(written("~.. ", "~~~"))
    coast = {board.side_name(side) for side in board.coast}
    border = {board.side_name(s) for s, two in enumerate(board.side_spaces) if len(two) == 1}
    assert coast == {"a1-b1", "b1-b2"}
    assert border - coast == {"a1-a2", "a2-b2"}


def test_a_board_reads_back_as_it_was_written() -> None:
    rest = "[map]\nlat = 41.1\nlon = 28\nside = 1.9\nparallel = 42.0\n"
    rest += '[names]\na2u = "Sardis \\"x\\""\n'
    for text in (written(" .T", rest=rest), format_board(packaged_board("standard"))):
        board = parse_board(text)
        assert parse_board(format_board(board)) == board
        assert hash(parse_board(text)) == hash(board)


def test_the_hash_names_what_is_played_on() -> None:
    board = parse_board(written(" .T"))
    same = [
        written(" .T   ", "", title='"Other"', name='"other"'),
        written(" .T", rest='[names]\na1d = "Sardis"\n'),
        written(" .T", rest="[map]\nlat = 1\nlon = 2\nside = 3\nparallel = 4\n"),
    ]
    assert {parse_board(text).hash for text in same} == {board.hash}
    others = [written(" .A"), written(" .T", start='"a2"'), written("~.T"), written(" .TT")]
    assert len({parse_board(text).hash for text in others} | {board.hash}) == 5


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("rows = [", "board-unreadable", {"line": 1}),
        ("a = 1\na = 2\n", "board-unreadable", {"line": 2}),
        ("x" * 70_000, "board-too-long", {"most": 65_536}),
        (written(" ..", colour='"red"'), "board-unknown-key", {"key": "colour"}),
        (written(" ..", start=""), "board-missing-key", {"key": "start"}),
        (written(" ..", game='"chess"'), "board-other-game", {"game": "chess"}),
        (written(" ..", name='"A b"'), "board-bad-name", {"name": "A b"}),
        (written(" ..", title="7"), "board-not-text", {"key": "title"}),
        (written(" ..", names="7"), "board-not-text", {"key": "names"}),
        (written(" ..", title='"a\\nb"'), "board-not-text", {"key": "title"}),
        (written(" ..", title=f'"{"a" * 61}"'), "board-long-text", {"most": 60}),
        ('game = "alexandros"\nname = "m"\ntitle = "M"\nstart = "a1"\nrows = [1]\n',
         "board-rows-not-text", {}),
        (written(" ..", " .X."), "board-bad-letter", {"letter": "X", "row": 2, "column": 3}),
        (written(*[" ."] * 26), "board-too-many-rows", {"most": 25}),
        (written(" ..", " " + "." * 197), "board-row-too-long", {"row": 2, "most": 197}),
        (written(" ..", ".."), "board-first-column", {"row": 2}),
        (written("~~", " "), "board-no-land", {}),
        (written(*[" " + "." * 190] * 3), "board-too-many-spaces", {"count": 570, "most": 512}),
        (written(*[" " + "T" * 100] * 3), "board-too-many-symbols", {"count": 300, "most": 240}),
        (written(" .. .."), "board-in-pieces", {"space": "a3u", "row": 1, "column": 5}),
        (written(" ..", start='"first"'), "board-start-no-point", {"start": "first"}),
        (written(" ..", start='"a9"'), "board-start-off-board", {"start": "a9"}),
        (written(" ..", rest="[map]\nlat = 1\n"), "board-map-keys", {}),
        (written(" ..", rest='[map]\nlat = "n"\nlon = 2\nside = 3\nparallel = 4\n'),
         "board-map-number", {"key": "lat"}),
        (written(" ..", rest="[map]\nlat = nan\nlon = 2\nside = 3\nparallel = 4\n"),
         "board-map-range", {"key": "lat"}),
        (written(" ..", rest='[names]\na1d = "Ur"\na2u = "Ur"\n'),
         "board-name-twice", {"first": "a1d", "second": "a2u"}),
        (written(" ..", rest='[names]\nz9d = "Ur"\n'), "board-name-no-space", {"space": "z9d"}),
    ],
)  # fmt: skip
def test_a_faulty_board_is_refused_with_the_place_of_the_fault(
    text: str, key: str, values: dict[str, str | int]
) -> None:
    error = refusal(text)
    assert error.text.key == key
    assert values.items() <= error.text.values.items()


@pytest.mark.parametrize(
    ("text", "places"),
    [
        (written(" .. .."), ("a3u",)),
        (written(" ..", rest='[names]\na1d = "Ur"\na2u = "Ur"\n'), ("a1d", "a2u")),
        (written(" ..", rest='[names]\nz9d = "Ur"\n'), ("z9d",)),
        (written("~~", " "), ()),
    ],
)
def test_a_fault_names_the_spaces_that_it_speaks_of(text: str, places: tuple[str, ...]) -> None:
    assert refusal(text).places == places


def test_land_that_touches_in_a_point_only_is_in_pieces() -> None:
    assert refusal(written(" .", "~~~.")).text.key == "board-in-pieces"


def test_the_largest_boards_are_allowed() -> None:
    rows = parse_board(written(*[" ..." for _ in range(25)]))
    assert rows.point_names[-1][0] == "z"
    columns = parse_board(written(" " + "." * 196))
    assert "a99" in columns.point_names


def test_an_unknown_packaged_board_is_refused() -> None:
    with pytest.raises(BoardError, match="standard-1"):
        packaged_board("standard-0")


@pytest.mark.parametrize("space", [Space(3, 4, True), Space(3, 4, False), Space(-1, 5, True)])
def test_names_places_and_neighbours_of_the_lattice_agree(space: Space) -> None:
    assert parse_space(format_space(space)) == space
    assert space_at(space.j, column(space)) == space
    places = [place(point) for point in corners(space)]
    assert space_in(sum(x for x, _ in places) / 3, sum(y for _, y in places) / 3) == space
    for side, beyond in zip(borders(space), neighbours(space), strict=True):
        assert space in neighbours(beyond)
        assert set(side) == set(corners(space)) & set(corners(beyond))


def test_names_are_those_of_the_notation() -> None:
    assert format_point(Point(0, 0)) == "a1"
    assert format_point(Point(0, 1)) == "b1"
    assert [parse_point(name) for name in ("a0", "7c", "c", "c100", "C7", "c7d")] == [None] * 6
    assert parse_space("c7x") is None
    assert len(SYMBOLS) == 5


def test_the_example_in_the_documents_is_a_board() -> None:
    page = (Path(__file__).parents[2] / "docs" / "boards.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", page, re.S)
    board = parse_board("\n".join(blocks))
    assert board.names[board.space_names.index("c2d")] == "Sardis"
    assert board.map == packaged_board("standard").map
