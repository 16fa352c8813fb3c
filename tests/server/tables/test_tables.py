"""A table changes only through its log, and its log says everything."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from satrap.core.api_types import as_json
from satrap.core.canonical import canonical
from satrap.core.errors import CannotUndo, IllegalAction, SatrapError
from satrap.core.game import PUBLIC, AnyGame, sample
from satrap.core.language import LANGUAGES, say
from satrap.server.beside import new_salt
from satrap.server.tables import acts, gallery
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.consent import free_undo
from satrap.server.tables.effects import enter, replay
from satrap.server.tables.entries import Chair, format_entry, parse_entry
from satrap.server.tables.errors import NotAtTable, Stale
from satrap.server.tables.gallery import MOST_HEARD
from satrap.server.tables.show import observer_of, show
from satrap.server.tables.shown import Hushed
from satrap.server.tables.table import OVER, RUNNING, Table
from tests.offered import GAMES
from tests.server.tables.people import (
    NAMES,
    SERVER_SEED,
    do,
    new_table,
    opened,
    play_on,
    waiting_table,
)

both = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def photo(table: Table) -> bytes:
    """Return everything that anybody is shown."""
    observers = [*range(len(table.places)), PUBLIC]
    return canonical([as_json(show(table, observer)) for observer in observers])


def sealed(table: Table, observer: int) -> str | None:
    match = show(table, observer).match
    assert match
    return match.sealed


def again(table: Table) -> Table:
    """Return the table rebuilt from the bodies of its log lines."""
    lines = [format_entry(entry, seq, 7, new_salt) for seq, entry in enumerate(table.entries)]
    return replay(SERVER_SEED, (parse_entry(*line) for line in lines))


@both
def test_a_log_leads_to_the_same_table(game: AnyGame) -> None:
    table = new_table(game, 3)
    for number, _ in enumerate(play_on(table, random.Random(1), plies=120)):
        if number % 20 == 0:
            assert photo(again(table)) == photo(table)
    assert photo(again(table)) == photo(table)


@both
def test_a_match_is_played_to_its_end_and_then_open_to_all(game: AnyGame) -> None:
    table = new_table(game, 2)
    for _ in play_on(table, random.Random(2)):
        pass
    assert table.status == OVER
    assert isinstance(table.entries[-1], log.Ended)
    shown = show(table, PUBLIC)
    assert shown.match and shown.match.outcome
    assert as_json(shown.match.view)["observer"] == "open"
    with pytest.raises(NotAtTable):
        do(table, "Ana", ask.Play(["pass"], 3))


@both
def test_half_of_all_commands_are_refused_and_change_nothing(game: AnyGame) -> None:
    generator, table = random.Random(3), new_table(game, 2)
    refused = 0
    for _ in play_on(table, generator, plies=80):
        for command in wrong_commands(table, generator):
            before, count = photo(table), len(table.entries)
            with pytest.raises(SatrapError) as caught:
                do(table, generator.choice(["Ana", "Ben", "Zoe"]), command)
            assert (photo(table), len(table.entries)) == (before, count)
            assert all(say(caught.value.text, language) for language in LANGUAGES)
            refused += 1
    assert refused > 200


def wrong_commands(table: Table, generator: random.Random) -> list[ask.AnyCommand]:
    assert table.match
    return [
        ask.Play(["nonsense"], table.match.ply),
        ask.Play(["pass"], table.match.ply + 1),
        ask.Sit(0, "Zoe"),
        ask.Start(),
        ask.Undo(table.match.ply + 5),
        ask.AnswerUndo(True),
        ask.Return(),
        ask.Replace(7),
    ]


# Sitting down


def test_a_chair_is_taken_once_and_left_again() -> None:
    table = waiting_table(GAMES["alexandros"], 2)
    do(table, "Ana", ask.Sit(0, "Ana"))
    tries: list[tuple[str, ask.AnyCommand, str]] = [
        ("Ben", ask.Sit(0, "Ben"), "table-seat-taken"),
        ("Ben", ask.Sit(1, "Ana"), "table-name-taken"),
        ("Ben", ask.Sit(7, "Ben"), "table-no-seat"),
        ("Ben", ask.Sit(1, "Ben", "zz"), "table-bad-seed"),
        ("Ana", ask.Start(), "table-empty-seat"),
        ("Ben", ask.Start(), "table-not-host"),
        ("Ben", ask.Leave(), "table-not-seated"),
    ]
    for person, command, key in tries:
        with pytest.raises(NotAtTable) as caught:
            do(table, person, command)
        assert caught.value.text.key == key
    do(table, "Ana", ask.Leave())
    do(table, "Ben", ask.Sit(0, "Ben"))
    assert table.seat_of("Ben") == 0
    assert table.seat_of("Ana") is None


def test_bots_take_their_chairs_at_the_start() -> None:
    game = GAMES["alexandros"]
    chairs = (Chair(log.OPEN), Chair(log.BOT, "companion"), Chair(log.BOT, "random"))
    table = Table(SERVER_SEED)
    enter(table, opened(game, 3, chairs=chairs, starter=1))
    do(table, "Ana", ask.Sit(0, "Ana"))
    with pytest.raises(NotAtTable, match="bot"):
        do(table, "Ben", ask.Sit(1, "Ben"))
    do(table, "Ana", ask.Start())
    assert [place.name for place in table.places] == ["Ana", "Roxane", "Ada"]
    assert table.bots_to_move() == [(1, "companion")]
    assert table.people() == {0}


def test_every_seat_has_a_part_in_the_shuffle() -> None:
    seeds = set()
    for mine in ("", "00" * 16, "01" * 16, "00" * 32):
        table = waiting_table(GAMES["alexandros"], 2)
        do(table, "Ana", ask.Sit(0, "Ana", mine))
        do(table, "Ben", ask.Sit(1, "Ben", "22" * 16))
        seeds.add(table.match_seed())
    assert len(seeds) == 4


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    table = Table(SERVER_SEED)
    with pytest.raises(SatrapError, match="2 to 4"):
        enter(table, opened(GAMES["alexandros"], 2, chairs=(Chair(log.OPEN),) * 9))
    assert table.entries == []


# Undo


@both
def test_what_was_undone_is_done_again(game: AnyGame) -> None:
    table = new_table(game, 2)
    done = 0
    for _ in play_on(table, random.Random(4), plies=150):
        match = table.match
        assert match
        seat = match.line[-1].seats[0] if match.ply else 0
        if table.status != RUNNING or free_undo(table, seat) >= match.ply:
            continue
        before = match.state
        do(table, NAMES[seat], ask.Undo())
        assert match.state != before
        do(table, NAMES[seat], ask.Redo())
        assert match.state == before
        with pytest.raises(NotAtTable, match="nothing to redo"):
            do(table, NAMES[seat], ask.Redo())
        done += 1
    assert done > 5


def test_a_march_is_one_command_and_leaves_nothing_if_refused() -> None:
    """Also at a table: the card, the space and the corner count together or not at all."""
    table = new_table(GAMES["alexandros"], 2, starter=0)
    match = table.match
    assert match
    march = next(each for each in match.game.show(match.view(0)).marches if each.ways == 1)  # type: ignore[attr-defined]
    before, lines = photo(table), len(table.entries)
    with pytest.raises(SatrapError):
        do(table, "Ana", ask.Play([*march.plays, "nonsense"], 0))
    with pytest.raises(SatrapError):
        do(table, "Ana", ask.Play([*march.plays[:-1], "point a1"], 0))
    assert (photo(table), len(table.entries)) == (before, lines)
    do(table, "Ana", ask.Play(list(march.plays), 0))
    assert (match.ply, match.free_undo(0)) == (len(march.plays), 1)
    do(table, "Ana", ask.Undo(1))
    assert match.ply == 1
    assert photo(again(table)) == photo(table)


@both
def test_all_people_must_agree_to_go_back_further(game: AnyGame) -> None:
    table = new_table(game, 3)
    for _ in play_on(table, random.Random(5), plies=40):
        pass
    assert table.match
    to, state = table.match.ply - 3, table.match.line[table.match.ply - 3].state
    with pytest.raises(CannotUndo):
        do(table, "Ana", ask.Undo(0))
    do(table, "Ana", ask.AskUndo(to))
    do(table, "Ben", ask.AnswerUndo(True))
    assert table.match.ply == to + 3
    done = do(table, "Cleo", ask.AnswerUndo(True))
    assert table.match.ply == to
    kinds = [type(entry).__name__ for entry in done]
    assert kinds in (["UndoAnswered", "Undone", "Reseeded"], ["UndoAnswered", "Undone"])
    assert game.view(table.match.state, 0).table == game.view(state, 0).table
    assert photo(again(table)) == photo(table)


def test_one_who_does_not_agree_is_enough() -> None:
    table = new_table(GAMES["alexandros"], 2)
    for _ in play_on(table, random.Random(6), plies=9):
        pass
    do(table, "Ana", ask.AskUndo(1))
    do(table, "Ben", ask.AnswerUndo(False))
    assert table.asked is None
    assert table.match
    assert table.match.ply == 9
    with pytest.raises(NotAtTable):
        enter(table, log.Undone(0, 1, agreed=True))


# Coming, going, talking


def test_a_bot_plays_for_who_gives_up_and_for_who_is_away() -> None:
    table = new_table(GAMES["alexandros"], 3, starter=0)
    enter(table, log.Replaced(0, "companion", "away"))
    assert table.bots_to_move() == [(0, "companion")]
    do(table, "Ana", ask.Return())
    assert table.bots_to_move() == []
    do(table, "Ana", ask.Resign())
    with pytest.raises(NotAtTable):
        do(table, "Ana", ask.Return())
    assert table.people() == {1, 2}
    assert table.bots_to_move() == [(0, "companion")]


def test_a_match_is_abandoned_when_all_people_want_it() -> None:
    table = new_table(GAMES["alexandros"], 2)
    do(table, "Ana", ask.Abandon())
    do(table, "Ana", ask.Abandon(wants=False))
    do(table, "Ben", ask.Abandon())
    assert table.status == RUNNING
    do(table, "Ana", ask.Abandon())
    assert table.status == OVER
    with pytest.raises(NotAtTable):
        enter(new_table(GAMES["alexandros"], 2), log.Abandoned())


def test_players_and_watchers_talk_apart() -> None:
    table = new_table(GAMES["alexandros"], 2)
    do(table, "Ana", ask.Say("to the players"))
    do(table, "Zoe", ask.Say("to the watchers"))
    ana, ben, zoe = (str(show(table, observer)) for observer in (0, 1, PUBLIC))
    assert "to the players" in ana and "to the players" in ben and "to the players" not in zoe
    assert "to the watchers" in zoe and "to the watchers" not in ana + ben
    assert observer_of(table, "Zoe") == PUBLIC
    assert observer_of(table, "Ben") == 1


def test_an_older_log_finds_the_bots_that_it_names() -> None:
    chairs = (Chair(log.OPEN), Chair(log.BOT, "simple"))
    first = replace(opened(GAMES["alexandros"], 2), chairs=chairs)
    lines: list[log.AnyEntry] = [first, log.Replaced(0, "simple", "left")]
    entry, left = (parse_entry(format_entry(line, 0, 0)[0]) for line in lines)
    assert isinstance(entry, log.Opened)
    assert isinstance(left, log.Replaced)
    assert [chair.bot for chair in entry.chairs] == ["", "companion"]
    assert left.bot == "companion"


def test_an_older_log_holds_what_watchers_said() -> None:
    table = new_table(GAMES["alexandros"], 2)
    enter(table, log.Said(log.WATCHERS, "Zoe", "as it was then"))
    do(table, "Zoe", ask.Say("as it is now"))
    said = show(table, PUBLIC).said
    assert [line.words for line in said] == ["as it was then", "as it is now"]
    assert said[0].by == "" and said[1].by
    assert [line.words for line in show(again(table), PUBLIC).said] == ["as it was then"]
    assert show(table, 0).said == ()


def test_players_fill_no_log_with_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_WORDS", 3)
    table = new_table(GAMES["alexandros"], 2)
    enter(table, log.Said(log.WATCHERS, "Zoe", "does not count"))
    for number in range(3):
        do(table, "Ana", ask.Say(f"{number}"))
    count = len(table.entries)
    with pytest.raises(NotAtTable) as caught:
        do(table, "Ben", ask.Say("One more"))
    assert caught.value.text.key == "table-words-full"
    for _ in range(MOST_HEARD + 7):
        do(table, "Zoe", ask.Say("And I?"))
    assert len(show(table, PUBLIC).said) == len(table.gallery.heard) == MOST_HEARD
    assert len(table.entries) == count


def test_handles_of_who_is_heard_no_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "MOST_HANDLES", 250)
    table = new_table(GAMES["alexandros"], 2)
    for number in range(600):
        do(table, f"guest {number}", ask.Say("Me!"))
        table.gallery.handle(f"guest {number}")
    assert len(table.gallery._handles) <= 252
    kept = [line.by for line in show(table, PUBLIC).said]
    assert len(set(kept)) == MOST_HEARD


def test_one_who_sits_down_is_no_more_sent_away() -> None:
    table = waiting_table(GAMES["alexandros"], 2)
    do(table, "Zoe", ask.Say("May I?"))
    (line,) = show(table, PUBLIC).said
    do(table, "Zoe", ask.Sit(1, "Zoe"))
    with pytest.raises(NotAtTable) as caught:
        do(table, "Ana", ask.Hush(1, "remove"))
    assert caught.value.text.key == "table-hush-player"
    with pytest.raises(NotAtTable):
        do(table, "Ana", ask.Hush(line.by, "mute"))  # she is known by her seat now
    with pytest.raises(NotAtTable) as caught:
        do(table, "Ana", ask.Hush(0, "mute"))  # nobody sits there
    assert caught.value.text.key == "table-hush-nobody"
    do(table, "Ana", ask.Hush(1, "mute"))
    with pytest.raises(NotAtTable):
        do(table, "Zoe", ask.Say("Why?"))
    assert show(again(table), 1).hushed == (Hushed(1, "Zoe", "mute"),)


# Secrets


def test_a_change_of_mind_is_seen_by_its_seat_alone() -> None:
    table = new_table(GAMES["alexander_the_great"], 3)
    do(table, "Ana", ask.Play(["split 2 6 4 3"], 0))
    others = [show(table, observer) for observer in (1, 2, PUBLIC)]
    mine = table.version(0)
    do(table, "Ana", ask.Play(["split 0 5 5 5"], 0))
    assert [show(table, observer) for observer in (1, 2, PUBLIC)] == others
    assert table.version(0) == mine + 1
    assert sealed(table, 0) == "split 0 5 5 5"
    assert sealed(table, 1) is None
    with pytest.raises(IllegalAction):
        do(table, "Ana", ask.Play(["split 9 9 9 9"], 0))
    assert [show(table, observer) for observer in (1, 2, PUBLIC)] == others


@pytest.mark.parametrize("number", range(20))
def test_what_others_have_sealed_makes_no_difference(number: int) -> None:
    """Two worlds that differ in sealed choices look alike to everybody else until all are in."""
    generator = random.Random(number)
    worlds = [new_table(GAMES["alexander_the_great"], 4) for _ in range(2)]
    seats = [0, 1, 2, 3]
    generator.shuffle(seats)
    for seat in seats[:-1]:
        for _ in range(generator.randrange(1, 4)):
            for table in worlds:
                assert table.match
                action = sample(table.match.legal(seat), generator)
                do(table, NAMES[seat], ask.Play([str(action)], 0))
        for observer in {*seats, PUBLIC} - set(seats[: seats.index(seat) + 1]):
            one, other = (canonical(as_json(show(table, observer))) for table in worlds)
            assert one == other


def test_a_late_choice_is_refused_for_another_moment() -> None:
    table = new_table(GAMES["alexander_the_great"], 2)
    do(table, "Ana", ask.Play(["split 2 6 4 3"], 0))
    do(table, "Ben", ask.Play(["split 1 6 4 4"], 0))
    with pytest.raises(Stale):
        do(table, "Ana", ask.Play(["split 0 6 5 4"], 0))


def test_a_sealed_choice_is_withdrawn_once() -> None:
    table = new_table(GAMES["alexander_the_great"], 2)
    do(table, "Ana", ask.Play(["split 2 6 4 3"], 0))
    assert show(table, 1).seats[0].is_ready
    do(table, "Ana", ask.Withdraw())
    assert not show(table, 1).seats[0].is_ready
    with pytest.raises(NotAtTable):
        do(table, "Ana", ask.Withdraw())
