"""What people hear of a table, stored with the change that it follows from."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from satrap.core.game import Outcome
from satrap.core.language import say
from satrap.core.text import names_text, text
from satrap.server.clock import now
from satrap.server.errors import Unavailable
from satrap.server.hall import Hall
from satrap.server.news import Newsroom
from satrap.server.notifying import EYES_MS, Eyes, Notifying, ending
from satrap.server.opening import Opening
from satrap.server.reminding import Deadline, path_of
from satrap.server.requests import Request
from satrap.server.store.interface import Person
from satrap.server.store.jobs import Job, due_jobs
from satrap.server.store.notices import RENEW, Notice, list_notices, see
from satrap.server.store.sql_store import SqlStore
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.chairs import Seating
from satrap.server.tables.commands import AnyCommand
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import Clock
from satrap.server.tables.table import SeatState, Table
from satrap.server.tastes import WATCHED
from tests.offered import GAMES
from tests.server.test_hall import break_store, tell

ANA, BEN = Person("a", "Ana", 0), Person("b", "Ben", 0)
IN_TURNS = next(iter(GAMES))
Story = Callable[[Hall, str], Coroutine[Any, Any, None]]


class Friends:
    """Two people at a table, and what each of them has to hear."""

    def __init__(self, hall: Hall, eyes: Eyes, match: str) -> None:
        self.hall, self.eyes, self.match = hall, eyes, match
        self._count = 0

    async def act(self, person: Person, command: AnyCommand) -> None:
        self._count += 1
        await self.hall.act(self.match, person, Request(f"key-{self._count}", command))

    async def play(self) -> Person:
        """Let whoever has to decide do so; return them."""
        async with self.hall.held(self.match) as (_, standing):
            match = standing.table.running()
            seat = match.waiting()[0]
            legal, ply = match.legal(seat), match.ply
        action = str(random.Random(ply).choice(list(legal)))
        person = (ANA, BEN)[seat]
        await self.act(person, ask.Play([action], ply))
        return person

    async def play_until(self, person: Person) -> None:
        """Let the others decide until it is somebody's turn."""
        while await self.due() != person:
            await self.play()

    async def due(self) -> Person:
        async with self.hall.held(self.match) as (_, standing):
            return (ANA, BEN)[standing.table.running().waiting()[0]]

    async def heard(self, person: Person) -> list[Notice]:
        assert isinstance(self.hall.store, SqlStore)
        async with self.hall.store.reading() as connection:
            return await list_notices(connection, person.id)

    async def tags(self, person: Person) -> list[str]:
        return [each.tag.split(":")[0] for each in await self.heard(person)]

    async def change(self, change: Callable[[Table], log.AnyEntry]) -> None:
        """Let the server itself change something."""
        async with self.hall.held(self.match) as (room, _):
            await self.hall.change(room, "", "", lambda table: [change(table)])


def with_friends(
    folder: Path,
    story: Callable[[Friends], Coroutine[Any, Any, None]],
    deadline: Deadline = lambda table, seat: None,
) -> None:
    async def told(hall: Hall) -> None:
        eyes = Eyes()
        hall.followers.append(Notifying(eyes, deadline))
        opening = Opening(IN_TURNS, [Seating("open"), Seating("open")], starter=0)
        friends = Friends(hall, eyes, await hall.open(ANA.id, opening))
        await friends.act(ANA, ask.Sit(0, "Ana"))
        await friends.act(BEN, ask.Sit(1, "Ben"))
        await friends.act(ANA, ask.Start())
        await story(friends)

    tell(folder, told)


def test_whoever_is_asked_hears_it_once_and_no_more_after_their_move(tmp_path: Path) -> None:
    async def story(friends: Friends) -> None:
        assert await friends.tags(ANA) == []  # she began the match herself
        await friends.play_until(BEN)
        (notice,) = await friends.heard(BEN)
        assert (notice.kind, notice.path, notice.words.key, notice.seen) == (
            "your-turn",
            path_of(friends.match),
            "notice-turn",
            None,
        )
        assert await friends.tags(ANA) == []
        await friends.play()
        assert await friends.tags(BEN) == []
        await friends.play_until(ANA)
        assert await friends.tags(ANA) == ["turn"] and await friends.tags(BEN) == []

    with_friends(tmp_path, story)


def test_a_turn_names_the_game_and_until_when_there_is_time(tmp_path: Path) -> None:
    end = now() + 86_400_000

    async def story(friends: Friends) -> None:
        await friends.play_until(BEN)
        (notice,) = await friends.heard(BEN)
        assert (notice.words.values["game"], notice.words.values["until"]) == (IN_TURNS, end)

    with_friends(tmp_path, story, lambda table, seat: end)


def test_a_host_hears_that_everybody_is_ready_until_the_match_begins(tmp_path: Path) -> None:
    async def told(hall: Hall) -> None:
        hall.followers.append(Notifying(Eyes()))
        opening = Opening(IN_TURNS, [Seating("open"), Seating("open")], starter=0)
        friends = Friends(hall, Eyes(), await hall.open(ANA.id, opening))
        await friends.act(ANA, ask.Sit(0, "Ana"))
        await friends.act(BEN, ask.Sit(1, "Ben"))
        assert await friends.tags(ANA) == []
        for is_ready in (True, False, True):
            await friends.act(BEN, ask.Ready(is_ready))
            assert await friends.tags(ANA) == ["begin"] * is_ready
        (notice,) = await friends.heard(ANA)
        assert (notice.kind, notice.words.key) == ("table", "notice-begin")
        await friends.act(ANA, ask.Start())
        assert await friends.tags(ANA) == await friends.tags(BEN) == []

    tell(tmp_path, told)


def test_talk_is_no_news(tmp_path: Path) -> None:
    async def story(friends: Friends) -> None:
        await friends.play_until(BEN)
        before = await friends.heard(BEN)
        await friends.act(ANA, ask.Say("hello"))
        assert await friends.heard(BEN) == before

    with_friends(tmp_path, story)


def test_a_table_before_your_eyes_is_seen_already_but_only_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(friends: Friends) -> None:
        friends.eyes.look(BEN.id, path_of(friends.match))
        await friends.play_until(BEN)
        assert [each.seen is None for each in await friends.heard(BEN)] == [False]
        await friends.play_until(ANA)
        later = now() + EYES_MS + 1
        monkeypatch.setattr("satrap.server.notifying.now", lambda: later)
        await friends.play_until(BEN)
        assert [each.seen for each in await friends.heard(BEN)] == [None]

    with_friends(tmp_path, story)


def test_what_was_watched_is_new_again_if_it_is_not_answered(tmp_path: Path) -> None:
    """When a letter goes out, the bell counts it, too; once it is listed, no more."""

    async def story(friends: Friends) -> None:
        store = friends.hall.store
        assert isinstance(store, SqlStore)

        async def renewals() -> list[Job]:
            async with store.reading() as connection:
                return await due_jobs(connection, [RENEW], now() + WATCHED, 10)

        friends.eyes.look(BEN.id, path_of(friends.match))
        await friends.play_until(BEN)
        (notice,), (job,) = await friends.heard(BEN), await renewals()
        assert notice.seen is not None and job.due == notice.at + WATCHED
        await store.writer.submit(await Newsroom(store, friends.eyes).renew(job))
        assert [each.seen for each in await friends.heard(BEN)] == [None]
        later = now() + 1
        await store.writer.submit(lambda to: see(to, BEN.id, [notice.id], later))
        await store.writer.submit(await Newsroom(store, friends.eyes).renew(job))
        assert [each.seen for each in await friends.heard(BEN)] == [later]
        await friends.play_until(ANA)
        assert await renewals() == []  # Ben has moved: there is nothing to come back to

    with_friends(tmp_path, story)


def test_looking_at_another_page_or_away_suppresses_nothing() -> None:
    eyes = Eyes()
    eyes.look("ana", "/table/x")
    assert eyes.see("ana", "/table/x")
    assert not eyes.see("ana", "/table/y") and not eyes.see("ben", "/table/x")
    eyes.look_away("ana", "/table/x")
    assert not eyes.see("ana", "/table/x")


def test_questions_are_taken_back_once_they_are_answered(tmp_path: Path) -> None:
    async def story(friends: Friends) -> None:
        await friends.play_until(BEN)
        (turn,) = await friends.heard(BEN)
        await friends.act(ANA, ask.AskUndo(0))
        assert sorted(await friends.tags(BEN)) == ["turn", "undo"]
        assert turn in await friends.heard(BEN)  # he is not told again
        assert await friends.tags(ANA) == []
        await friends.act(BEN, ask.AnswerUndo(False))
        assert await friends.tags(BEN) == ["turn"]
        await friends.act(ANA, ask.AskUndo(0))
        await friends.play()
        assert "undo" not in await friends.tags(BEN)
        await friends.act(ANA, ask.Abandon(True))
        assert "end" in await friends.tags(BEN)
        await friends.act(ANA, ask.Abandon(False))
        assert "end" not in await friends.tags(BEN)

    with_friends(tmp_path, story)


def test_whoever_is_asked_for_another_clock_hears_of_it_until_it_is_answered(
    tmp_path: Path,
) -> None:
    async def story(friends: Friends) -> None:
        for agrees in (False, True):
            clock = Clock(0, per_turn=86_400)
            await friends.act(BEN, ask.AskClock(clock))
            assert "clock" in await friends.tags(ANA) and await friends.tags(BEN) == []
            await friends.act(ANA, ask.AnswerClock(agrees, clock))
            assert "clock" not in await friends.tags(ANA)
        await friends.act(BEN, ask.AskClock(None))
        await friends.act(BEN, ask.AnswerClock(False, None))
        assert "clock" not in await friends.tags(ANA)  # it was withdrawn

    with_friends(tmp_path, story)


def test_the_end_is_news_to_whoever_did_not_make_it(tmp_path: Path) -> None:
    async def story(friends: Friends) -> None:
        await friends.play_until(BEN)
        await friends.act(ANA, ask.Resign())
        assert await friends.tags(BEN) == ["over"] and await friends.tags(ANA) == []
        (notice,) = await friends.heard(BEN)
        assert say(notice.words) == "You won your match against Ana."

    with_friends(tmp_path, story)


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ((0,), "Your match against Ana and Cleo is over. Won by Ana."),
        ((0, 2), "Your match against Ana and Cleo is over. Won by Ana and Cleo."),
        ((1,), "You won your match against Ana and Cleo."),
        ((0, 1), "You share the win in your match against Ana and Cleo."),
        ((), "Your match against Ana and Cleo is over."),
    ],
)
def test_the_news_of_the_end_says_who_won(winners: tuple[int, ...], words: str) -> None:
    names = ("Ana", "Ben", "Cleo")
    places = [SeatState(log.Chair("open"), name, name.lower()) for name in names]
    outcome = Outcome("end", winners, (3, 3, 3), 9)
    key, more = ending(places, outcome, "ben")
    assert say(text(key, names=names_text(names, (0, 2)), **more)) == words


def test_nobody_hears_of_moves_that_a_bot_makes_for_them(tmp_path: Path) -> None:
    async def story(friends: Friends) -> None:
        await friends.play_until(BEN)
        await friends.change(lambda table: enter(table, log.Replaced(1, "random", "time")))
        assert await friends.tags(BEN) == ["seat"]
        async with friends.hall.held(friends.match) as (room, _):
            driver = room.driver
        if driver is not None:
            await driver
        assert await friends.tags(BEN) == ["seat"]
        await friends.act(BEN, ask.Return())
        assert await friends.tags(BEN) == []

    with_friends(tmp_path, story)


def test_if_the_move_is_not_stored_nobody_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(friends: Friends) -> None:
        while await friends.due() == ANA and not await friends.tags(BEN):
            break_store(monkeypatch, friends.hall, 1, is_late=False)
            with pytest.raises(Unavailable):
                await friends.play()
            assert await friends.tags(BEN) == []
            monkeypatch.undo()
            await friends.play()
        assert await friends.tags(BEN) == ["turn"]

    with_friends(tmp_path, story)
