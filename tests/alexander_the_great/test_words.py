"""The wording of the log, the buttons, the picture and the score sheet."""

from __future__ import annotations

import pytest

from satrap.core.foreseen import foresee
from satrap.core.game import OPEN, PUBLIC, Event
from satrap.core.happening import Happening
from satrap.core.language import LANGUAGES, say
from satrap.games.alexander_the_great import GAME, events
from satrap.games.alexander_the_great.board import packaged_board
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.tables import Place
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    AtgMatch,
    begin,
    middle,
    play,
    scoring,
    sentence,
    together,
)

NAMES = ("Ana", "Ben", "Cleo")
SYMBOL, THRACE, GETAE = Place("start", ""), Place("thrace", "Thrace"), Place("getae", "Getae")

TOLD: dict[str, Event] = {
    "Asia Minor: everyone gets 15 cubes.": events.RegionBegan(2, "Asia Minor"),
    "Ben put 2 on turn order, 6 on armies, 4 on temples and 3 on cities.": events.Revealed(
        BEN, 2, 6, 4, 3
    ),
    "Ties were broken by lot, in this order: Ben, Ana.": events.LotsDrawn((BEN, ANA)),
    "Nobody bid for turn order: Ana goes first, then clockwise.": events.OldestBegins(ANA),
    "Position 3: Ana.": events.PlaceChosen(ANA, 3),
    "Turn 2. Turn order: Ben, Ana.": events.TurnBegan(4, 2, (BEN, ANA)),
    "Ana put one army on campaign symbol 2.": events.ArmiesPlaced(ANA, 1, 2),
    "Ana moved 3 armies from the campaign symbol to Thrace.": events.Moved(
        ANA, SYMBOL, THRACE, 3, 0, 0
    ),
    "Ana moved one army from Thrace to Getae and paid 1 from the temple box and 1 from the city "
    "box.": events.Moved(ANA, THRACE, GETAE, 1, 1, 1),
    "Ben entered Getae: the region ends after this turn.": events.GoalEntered(BEN, GETAE),
    "Ben ended the march.": events.Stopped(BEN),
    "Ben placed a temple in Getae.": events.Laid(BEN, TEMPLE, GETAE),
    "Ben placed a city in Getae.": events.Laid(BEN, CITY, GETAE),
    "Ben has the most armies in Getae: 2 points.": events.ProvinceScored(BEN, GETAE, 2),
    "Ben built a temple in Getae for 1: 3 points.": events.Built(BEN, TEMPLE, GETAE, 1, 3, ()),
    "Ben built a city in Getae for 4: 5 points. Outbid: Ana and Cleo.": events.Built(
        BEN, CITY, GETAE, 4, 5, (0, 2)
    ),
    "Ben could not pay for the temple in Getae.": events.NotBuilt((BEN,), TEMPLE, GETAE, False),
    "Nobody built a city in Getae: a tie between Ana and Ben.": events.NotBuilt(
        (ANA, BEN), CITY, GETAE, True
    ),
    "Hellas ends after its third turn.": events.RegionEnded(1, "Hellas", "three_turns"),
    "Ana now has 3 for temples and 1 for cities.": events.Redistributed(ANA, 3, 1),
    "India: Ana has the most temples, 5 points.": events.AwardWon(ANA, TEMPLE, 6, "India", 5),
    "Ana has the most cities on the board: 10 points.": events.AwardWon(ANA, CITY, 0, "", 10),
    "Awards count half in the short campaign: Ana lost 8 award points.": events.Halved(ANA, 8),
    "The match is over: the last province was entered. Ben won.": events.Ended(
        "last_province", (BEN,)
    ),
    "The match is over: the third turn has been played. Ana and Ben share the win.": events.Ended(
        "three_turns", (ANA, BEN)
    ),
}
NEWS = (events.Revealed, events.LotsDrawn, events.Redistributed)


@pytest.mark.parametrize("words", TOLD)
def test_everything_that_happens_is_a_sentence(words: str) -> None:
    event = TOLD[words]
    assert sentence(event.text(NAMES)) == words
    assert len({say(event.text(NAMES), language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("words", TOLD)
def test_everybody_sees_it_whole_and_only_screens_and_lots_show_something_new(words: str) -> None:
    event = TOLD[words]
    for observer in (ANA, BEN, PUBLIC, OPEN):
        assert event.seen_by(observer) == event
        assert event.is_news_to(observer) == isinstance(event, NEWS)


def test_every_kind_of_event_is_among_them() -> None:
    kinds = {each for each in vars(events).values() if isinstance(each, type)}
    told = {kind.__name__ for kind in kinds if issubclass(kind, Happening)}
    assert {type(event).__name__ for event in TOLD.values()} == told - {"Happening", "News"}


def label(match: AtgMatch, notation: str) -> str:
    seat = match.waiting()[0]
    return sentence(GAME.label(match.view(seat), GAME.parse_action(match.setup, notation)))


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("split 2 6 4 3", "order 2, armies 6, temples 4, cities 3"),
        ("resplit 2 1", "temples 2, cities 1"),
        ("place 3", "Take position 3"),
        ("move start a1 1", "One army to A1"),
        ("move a1 b1 3 1t1c 1@0,2@1", "3 armies to B1 (temples 1, cities 1), 2 already moved"),
        ("stop", "End march"),
        ("temple a1", "Temple in A1 (1 cube: not enough)"),
        ("city b1", "City in B1 (2 cubes: not enough)"),
        ("confirm", "End turn"),
    ],
)
def test_a_button_says_what_it_does(notation: str, words: str) -> None:
    assert label(begin(), notation) == words


def detail(match: AtgMatch, notation: str) -> str:
    seat = match.waiting()[0]
    found = GAME.detail(match.view(seat), GAME.parse_action(match.setup, notation))
    return sentence(found) if found else ""


def test_what_does_not_fit_on_a_button_is_said_beside_it() -> None:
    match = middle("build", armies=[{"a1": 1}, {"a1": 1}], laid_cities=[["a1"], []], seat=BEN)
    assert label(match, "city a1") == "City in A1, contested (hopeless)"
    assert detail(match, "city a1") == "Rivals right now: Ana."
    assert detail(match, "temple a1") == "There is not enough in your temple box."
    assert detail(match, "confirm") == ""
    rich = middle("build", armies=[{"a1": 1}, {"a1": 1}], boxes=[(3, 3), (3, 3)], seat=BEN)
    assert (label(rich, "temple a1"), detail(rich, "temple a1")) == ("Temple in A1 (1 cube)", "")


def test_the_picture_shows_provinces_arrows_armies_and_buildings() -> None:
    match = middle(
        "build",
        armies=[{"a1": 2, "start": 1}, {"a1": 3}],
        boxes=[(1, 2), (3, 4)],
        temples=[{"a1": 2}, {}],
        cities={"b1": BEN},
        laid_temples=[[], ["a1"]],
        laid_cities=[[], ["a1"]],
        scores=[7, 0],
        seat=ANA,
    )
    lines = GAME.picture(match.view(PUBLIC), "en").splitlines()
    assert lines[0] == "[bold]Region 1: Region 1, turn 1 of at most 3[/]"
    assert "the campaign symbol [dim]→ a1 0[/]" in lines[1]
    assert lines[1].endswith("[bold reverse red]1[/]×1")
    assert lines[2].startswith("[bold] 1[/] TC A1  [red]1TT[/]  [yellow]2(tc)[/]")
    assert lines[2].endswith("[bold reverse red]1[/]×2  [bold reverse yellow]2[/]×3")
    assert lines[3].strip() == "[dim]→ b1 2, e1 0, f1 3[/]"
    assert lines[4].endswith("B1  [yellow]2C[/]")
    assert lines[10].endswith("T· E1 [bold red]X[/]")
    assert lines[-2].startswith("▶ [bold red]1[/] Ana: 7 points; order 0, armies 3, temples 1,")
    assert lines[-2].endswith("still to build: temples 8, cities 8; position 1")
    assert lines[-1].startswith("  [bold yellow]2[/] Ben: 0 points")


def test_the_picture_hides_cubes_behind_the_screens() -> None:
    match = begin()
    lines = GAME.picture(match.view(PUBLIC), "en").splitlines()
    assert lines[-1].endswith("15 cubes behind the screen; still to build: temples 10, cities 8")
    together(match, "split 2 6 4 3", "split 0 5 5 5")
    lines = GAME.picture(match.view(PUBLIC), "en").splitlines()
    assert "order 2, armies 6, temples 4, cities 3;" in lines[-2]
    assert lines[-2].endswith("no position yet")


def test_the_picture_shows_the_steps_that_are_left_and_the_words_for_places() -> None:
    match = begin(board=packaged_board("standard-1"))
    together(match, "split 0 5 5 5", "split 0 5 5 5")
    play(match, "move start macedonia 3", "move macedonia thessaly 1", "stop", "confirm")
    play(match, "move start macedonia 3", "move macedonia thessaly 1")
    lines = GAME.picture(match.view(PUBLIC), "en").splitlines()
    assert lines[1].endswith("[bold reverse red]1[/]×2  [bold reverse yellow]2[/]×2›››")
    assert lines[2].endswith("Macedonia  [bold reverse red]1[/]×2  [bold reverse yellow]2[/]×2››")
    assert lines[6].endswith("[bold reverse yellow]2[/]×1›")
    short = begin(board=packaged_board("standard-1"), preset="short")
    assert "Hellespontine Phrygia [dim]hellespontine_phrygia[/]" in GAME.picture(
        short.view(PUBLIC), "en"
    )


def test_no_name_can_pass_for_markup() -> None:
    match = begin(names=("[bold]", "Ben"))
    assert r"\[bold]:" in GAME.picture(match.view(PUBLIC), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_drawn_in_every_language(language: str) -> None:
    match = middle("move", armies=[{"a1": 2}, {"a1": 3}])
    assert "A1" in GAME.picture(match.view(PUBLIC), language)


def test_the_score_sheet_says_where_points_came_from() -> None:
    match, _ = scoring(
        armies=[{"a1": 2}, {"a1": 1}], boxes=[(1, 0), (0, 0)], laid_temples=[["a1"], []]
    )
    assert [sentence(line) for line in GAME.score_sheet(match.view(BEN))] == [
        "Ana, 5 points: provinces 2, temples 3, cities 0, final awards 0",
        "Ben, 0 points: provinces 0, temples 0, cities 0, final awards 0",
    ]


def test_a_preview_tells_what_an_action_brings() -> None:
    match = middle("move", armies=[{"a1": 2}, {}])
    action = GAME.parse_action(match.setup, "move a1 e1 1")
    foreseen = foresee(GAME, match.view(ANA), action)
    assert list(foreseen.events) == play(match, "move a1 e1 1")
