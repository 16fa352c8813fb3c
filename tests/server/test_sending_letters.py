"""Letters that a real server for mail receives: what they say, and when they go out."""

from __future__ import annotations

from pathlib import Path

from satrap.server.store import notices
from satrap.server.store.targets import Given
from satrap.server.tastes import MINUTE, PAUSES, Taste
from tests.server.post_office import PostOffice, words_of
from tests.server.sites import ANA, Site, write


def test_a_letter_gathers_what_waited_and_says_how_to_get_no_more(tmp_path: Path) -> None:
    async def story(made: Site, office: PostOffice) -> None:
        await made.add("mail", "word", Given(origin="https://x.org"))
        first = await made.post()
        await made.pass_time(10 * MINUTE)
        await made.post("turn:y", "notice-over")
        seen = await made.post("turn:z")
        await made.store.writer.submit(lambda to: notices.see(to, ANA.id, [seen], 1))
        await made.pass_time(30 * MINUTE)
        await made.pass_time(60 * MINUTE)
        (letter,) = office.letters
        assert letter["Subject"] == "2 notifications from Satrap" and first
        assert words_of(letter).count("https://x.org/table/x") == 2
        where = "https://x.org/api/unsubscribe/word"
        assert letter["List-Unsubscribe"] == f"<{where}>" and where in words_of(letter)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    write(tmp_path, story)


def test_a_letter_names_the_game_and_the_deadline_in_the_zone_of_its_reader(tmp_path: Path) -> None:
    async def story(made: Site, office: PostOffice) -> None:
        await made.taste(Taste(mails="each", zone="Europe/Berlin"))
        await made.add("mail", "word", Given(origin="https://x.org"))
        await made.post(game="alexander_the_great", until=1_795_100_000_000)
        await made.pass_time(PAUSES["mail"] + 1)
        (letter,) = office.letters
        assert letter["Subject"] == "It’s your turn against Ben."
        lines = words_of(letter).replace("\u202f", " ").splitlines()[:4]
        assert lines == [
            "It’s your turn against Ben.",
            "Alexander the Great",
            "Move by: Thursday, November 19, 2026, 3:53 PM (Europe/Berlin)",
            "https://x.org/table/x",
        ]

    write(tmp_path, story)


def test_a_letter_that_is_tried_again_is_the_same_letter(tmp_path: Path) -> None:
    async def story(made: Site, office: PostOffice) -> None:
        await made.taste(Taste(mails="each"))
        await made.add("mail", "word", Given(origin="https://x.org"))
        id = await made.post()
        await made.pass_time(PAUSES["mail"] + 1)
        assert (office.tried, office.letters) == (1, [])
        await made.pass_time(MINUTE)
        assert office.tried == 2
        assert office.letters[0]["Message-ID"] == f"<notice-{id}@example.org>"

    write(tmp_path, story, refuses=1)


def test_a_reminder_by_letter_comes_at_once_even_where_letters_come_daily(tmp_path: Path) -> None:
    async def story(made: Site, office: PostOffice) -> None:
        await made.taste(Taste(mails="daily"))
        await made.add("mail", "word", Given(origin="https://x.org"))
        await made.post("turn:y")
        await made.post(kind="reminder")
        await made.pass_time(PAUSES["mail"] + 1)
        assert len(office.letters) == 1  # with what waits as well

    write(tmp_path, story)
