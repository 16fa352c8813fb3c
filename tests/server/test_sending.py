"""Notices arrive at real receivers, and whatever these answer, nothing is lost or sent twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection

from satrap.core.text import text
from satrap.server import webhooks
from satrap.server.calling import Caller
from satrap.server.jobs import Jobs
from satrap.server.mail import parse_post
from satrap.server.sending import GIVEN_UP, Sender
from satrap.server.store import notices
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.store.people import add_guest
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.targets import Given, Target, add_target, list_targets
from satrap.server.store.tastes import set_taste
from satrap.server.tastes import MINUTE, PAUSES, WATCHED, Kind, Off, Quiet, Taste
from satrap.server.wishing import wish
from tests.server.clocks import VirtualClock, virtual_time
from tests.server.post_office import post_office, words_of
from tests.server.receivers import Browser, Receiver, check_signature, receiving

PAUSE = PAUSES["push"] + 1
SOON = 5.0  # seconds
ANA = Person("ana", "Ana", 0)


class Site:
    """A sender over a real store, in virtual time."""

    def __init__(self, store: SqlStore, clock: VirtualClock, jobs: Jobs, sender: Sender) -> None:
        self.store, self.clock, self.jobs, self.sender = store, clock, jobs, sender

    async def post(
        self,
        tag: str = "turn:x",
        words: str = "notice-turn",
        kind: Kind = "your-turn",
        *,
        is_seen: bool = False,
        **more: str | int,
    ) -> str:
        said, at = text(words, names="Ben", **more), self.clock.now()

        def write(to: Connection) -> str:
            return notices.post(to, ANA.id, kind, tag, "/table/x", said, at, is_seen=is_seen)

        return await self.store.writer.submit(write)

    async def wish(self, taste: Taste) -> None:
        at = self.clock.now()
        await self.store.writer.submit(lambda to: wish(to, ANA.id, taste, at))

    async def withdraw(self, tag: str = "turn:x") -> None:
        at = self.clock.now()
        await self.store.writer.submit(lambda to: notices.withdraw(to, ANA.id, tag, at))

    async def taste(self, taste: Taste) -> None:
        await self.store.writer.submit(lambda to: set_taste(to, ANA.id, taste))

    async def add(self, channel: str, address: str, given: Given) -> str:
        return await self.store.writer.submit(
            lambda to: add_target(to, ANA.id, channel, address, given, "en", 0)  # type: ignore[arg-type]
        )

    async def browser(self, url: str) -> Browser:
        made = Browser()
        device = (await self.store.devices(ANA.id, b"h" * 32))[0].id
        await self.add("push", url, Given(**made.keys(), device=device, origin="https://x.org"))
        return made

    async def targets(self) -> list[Target]:
        async with self.store.reading() as connection:
            return await list_targets(connection, ANA.id)

    async def until_next(self) -> int:
        """Return in how many milliseconds the next job is due."""
        return max(1, min(job.due for job in await self.jobs.list()) - self.clock.now())

    async def pass_time(self, ms: int) -> None:
        """Let time pass, and what is sent meanwhile arrive."""
        await self.clock.advance(ms)
        await self._rest()
        await self.clock.advance(0)
        await self._rest()

    async def _rest(self) -> None:
        """Wait, in real time, until nothing is under way."""
        while not self.clock.polling() or self.jobs._busy or self.sender._tasks._tasks:
            await asyncio.sleep(0.001)


@asynccontextmanager
async def site(where: Path | str, mail: str = "") -> AsyncIterator[Site]:
    with virtual_time() as clock:
        store = await open_store(where / "x.sqlite" if isinstance(where, Path) else where)
        if await store.person(ANA.id) is None:
            await store.writer.submit(lambda to: add_guest(to, ANA, b"h" * 32))

        async def address(person: str) -> str:
            return "ana@example.org"

        jobs, caller = Jobs(store), Caller(may_call_inside=True)
        sender = Sender(store, jobs, parse_post(mail, "satrap@example.org"), caller, address)
        await sender.load()
        jobs.start()
        try:
            yield Site(store, clock, jobs, sender)
        finally:
            await jobs.stop()
            await sender.stop()
            await store.close()


Story = Callable[[Site, Receiver], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    async def run() -> None:
        with receiving() as receiver:
            async with site(folder) as made:
                await story(made, receiver)

    asyncio.run(run())


def test_a_push_is_encrypted_for_its_browser_and_signed(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        browser = await site.browser(receiver.url + "ana")
        made = await site.post()
        await site.pass_time(PAUSE)
        (call,) = receiver.calls
        told = browser.read(call)
        assert (told["id"], told["tag"], told["path"]) == (made, "turn:x", "/table/x")
        assert told["words"] == "It’s your turn against Ben."
        assert b"Ben" not in call.body and "TTL" in call.headers and "Topic" in call.headers
        claims = check_signature(call, site.sender.pusher.public_key)
        assert claims["aud"] == receiver.url.rstrip("/") and claims["sub"] == "https://x.org"
        await site.pass_time(MINUTE)
        assert len(receiver.calls) == 1

    tell(tmp_path, story)


def test_what_was_taken_back_in_time_never_goes_out(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.browser(receiver.url)
        await site.add("webhook", receiver.url + "hook", Given(style="plain", secret="s"))
        await site.post()
        await site.withdraw()
        await site.pass_time(MINUTE)
        assert receiver.calls == []

    tell(tmp_path, story)


def test_a_push_is_closed_once_its_notice_is_taken_back(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        browser = await site.browser(receiver.url)
        made = await site.post()
        await site.pass_time(PAUSE)
        await site.withdraw()
        await site.pass_time(1000)
        told = [browser.read(call) for call in receiver.calls]
        assert [each.get("closed", False) for each in told] == [False, True]
        assert told[1]["id"] == made and "words" not in told[1]
        await site.pass_time(MINUTE)
        assert len(receiver.calls) == 2

    tell(tmp_path, story)


def test_a_newer_push_replaces_the_older_and_is_closed_like_it(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        browser = await site.browser(receiver.url)
        await site.post()
        await site.pass_time(PAUSE)
        newer = await site.post(words="notice-over")
        await site.withdraw()  # before the newer one has gone out
        await site.pass_time(PAUSE)
        told = [browser.read(call) for call in receiver.calls]
        assert [(each.get("closed", False)) for each in told] == [False, True]
        assert told[1]["id"] == newer and told[0]["tag"] == told[1]["tag"]

    tell(tmp_path, story)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_removed_and_no_other(tmp_path: Path, status: int) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        with receiving() as other:
            await site.browser(receiver.url)
            await site.browser(other.url)
            receiver.answers = [(status, {})]
            await site.post()
            await site.pass_time(PAUSE)
            assert [each.address for each in await site.targets()] == [other.url]
            await site.post("turn:y")
            await site.pass_time(PAUSE)
            assert (len(receiver.calls), len(other.calls)) == (1, 2)

    tell(tmp_path, story)


def test_a_failure_is_tried_again_with_longer_and_longer_pauses(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.add("webhook", receiver.url, Given(style="plain", secret="s", origin="o"))
        receiver.answers = [(500, {})] * 4
        made = await site.post()
        times = list[int]()
        while len(times) < 5:
            before = len(receiver.calls)
            await site.pass_time(await site.until_next())
            times += [site.clock.now()] * (len(receiver.calls) - before)
        pauses = [late - soon for soon, late in pairwise(times)]
        assert len(times) == 5 and all(b > a for a, b in pairwise(pauses))
        assert {call.headers["X-Satrap-Id"] for call in receiver.calls} == {made}
        assert [each.silent for each in await site.targets()] == [None]

    tell(tmp_path, story)


def test_whoever_never_answers_is_given_up_and_that_is_noted(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.add("webhook", receiver.url, Given(style="slack", origin="o"))
        receiver.answers = [(500, {})] * 1000
        await site.post()
        await site.pass_time(PAUSE)
        (target,) = await site.targets()
        assert target.silent is not None and target.ended is None
        for _ in range(20):
            await site.pass_time(GIVEN_UP // 10)
        (target,) = await site.targets()
        assert target.ended is not None and target.ended - target.at >= GIVEN_UP
        tried = len(receiver.calls)
        await site.post("turn:y")
        await site.pass_time(GIVEN_UP)
        assert len(receiver.calls) == tried < 40

    tell(tmp_path, story)


def test_a_webhook_that_is_refused_is_not_tried_again(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.add("webhook", receiver.url, Given(style="discord", origin="o"))
        receiver.answers = [(302, {"Location": receiver.url + "inside"})]
        await site.post()
        await site.pass_time(PAUSE)
        await site.pass_time(GIVEN_UP)
        assert [call.path for call in receiver.calls] == ["/"]
        assert [each.ended is None for each in await site.targets()] == [False]

    tell(tmp_path, story)


def test_services_are_sent_what_they_understand(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        for style in webhooks.STYLES:
            given = Given(style=style, secret="secret", origin="https://x.org")
            await site.add("webhook", f"{receiver.url}{style}", given)
        made = await site.post()
        await site.pass_time(PAUSE)
        calls = {call.path.strip("/"): call for call in receiver.calls}
        assert calls["discord"].json == {
            "content": "It’s your turn against Ben.\n<https://x.org/table/x>",
            "allowed_mentions": {"parse": []},
        }
        assert calls["slack"].json["text"].startswith("It’s your turn against Ben.")
        plain = calls["plain"]
        assert plain.json["id"] == plain.headers["X-Satrap-Id"] == made
        expected = webhooks.signature("secret", plain.headers["X-Satrap-At"], plain.body)
        assert plain.headers["X-Satrap-Signature"] == expected

    tell(tmp_path, story)


def test_a_hanging_receiver_delays_nobody_else(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        with receiving() as other:
            await site.browser(other.url)
            for number in range(12):
                await site.add("webhook", f"{receiver.url}{number}", Given(style="slack"))
            receiver.hang()
            began = time.monotonic()
            await site.post()
            await site.clock.advance(PAUSE)
            while not other.calls:
                assert time.monotonic() - began < 5
                await asyncio.sleep(0.01)
            receiver.goes_on.set()

    tell(tmp_path, story)


def test_quiet_hours_put_it_off_and_kinds_can_be_turned_off(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.browser(receiver.url + "push")
        await site.add("webhook", receiver.url + "hook", Given(style="slack"))
        start = (site.clock.now() // MINUTE) % (24 * 60)
        quiet = Quiet(start, (start + 30) % (24 * 60))
        await site.taste(Taste(quiet=quiet, off=Off(webhook=("your-turn",))))
        await site.post()
        await site.pass_time(29 * MINUTE)
        assert receiver.calls == []
        await site.pass_time(2 * MINUTE)
        assert [call.path for call in receiver.calls] == ["/push"]

    tell(tmp_path, story)


def test_a_server_that_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        with receiving() as receiver:
            async with site(tmp_path) as before:
                await before.browser(receiver.url)
                await before.post()
            async with site(tmp_path) as after:
                await after.pass_time(PAUSE)
                assert len(receiver.calls) == 1

    asyncio.run(run())


def test_a_letter_gathers_what_waited_and_says_how_to_get_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        with post_office() as office:
            async with site(tmp_path, f"smtp://{office.host}:{office.port}") as made:
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

    asyncio.run(run())


def test_a_letter_names_the_game_and_the_deadline_in_the_zone_of_its_reader(tmp_path: Path) -> None:
    async def run() -> None:
        with post_office() as office:
            async with site(tmp_path, f"smtp://{office.host}:{office.port}") as made:
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
                    "Time until: Thursday, November 19, 2026, 3:53 PM (Europe/Berlin)",
                    "https://x.org/table/x",
                ]

    asyncio.run(run())


def test_a_webhook_names_the_game(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.add("webhook", receiver.url, Given(style="slack", origin="https://x.org"))
        await site.post(game="alexander_the_great", until=1_795_100_000_000)
        await site.pass_time(PAUSE)
        (call,) = receiver.calls
        assert b"Alexander the Great \xe2\x80\x93 It" in call.body

    tell(tmp_path, story)


def test_a_letter_that_is_tried_again_is_the_same_letter(tmp_path: Path) -> None:
    async def run() -> None:
        with post_office(refuses=1) as office:
            async with site(tmp_path, f"smtp://{office.host}:{office.port}") as made:
                await made.taste(Taste(mails="each"))
                await made.add("mail", "word", Given(origin="https://x.org"))
                id = await made.post()
                await made.pass_time(PAUSES["mail"] + 1)
                assert (office.tried, office.letters) == (1, [])
                await made.pass_time(MINUTE)
                assert office.tried == 2
                assert office.letters[0]["Message-ID"] == f"<notice-{id}@example.org>"

    asyncio.run(run())


def test_a_device_that_was_signed_out_hears_nothing_more(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.browser(receiver.url)
        await site.store.forget_token(b"h" * 32)
        await site.post()
        await site.pass_time(PAUSE)
        assert receiver.calls == [] and await site.targets() == []

    tell(tmp_path, story)


def test_a_burst_that_is_slow_to_go_out_does_not_delay_what_is_taken_back(tmp_path: Path) -> None:
    """In real time: while 300 pushes wait for a slow service, one that was shown is closed."""

    async def run() -> None:
        with receiving() as receiver:
            async with site(tmp_path) as made:
                browser = await made.browser(receiver.url + "shown")
                await made.post()
                await made.pass_time(PAUSE)
                for number in range(300):
                    await made.browser(f"{receiver.url}{number}")
                receiver.seconds = 0.5
                await made.post("turn:y")
                await made.clock.advance(PAUSE)
                began = time.monotonic()
                await made.withdraw()
                while not any(browser.reads(call).get("closed") for call in receiver.calls):
                    await made.clock.advance(100)
                    assert time.monotonic() - began < SOON
                assert len(receiver.calls) < 300

    asyncio.run(run())


def test_what_waits_follows_the_wishes_of_its_person(tmp_path: Path) -> None:
    """Quiet hours that are turned off, or another zone, count for what waits already."""

    async def story(site: Site, receiver: Receiver) -> None:
        await site.browser(receiver.url + "push")
        await site.add("webhook", receiver.url + "hook", Given(style="slack"))
        start = (site.clock.now() // MINUTE) % (24 * 60)
        quiet = Quiet(start, (start + 120) % (24 * 60))
        await site.wish(Taste(quiet=quiet))
        await site.post()
        await site.pass_time(MINUTE)
        await site.wish(Taste(quiet=quiet, zone="Asia/Tokyo", off=Off(webhook=("your-turn",))))
        await site.pass_time(PAUSE)
        assert [call.path for call in receiver.calls] == ["/push"]

    tell(tmp_path, story)


def test_whoever_looks_at_a_table_but_does_not_move_hears_of_it_after_a_while(
    tmp_path: Path,
) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.browser(receiver.url)
        await site.post(is_seen=True)
        await site.pass_time(WATCHED - MINUTE)
        assert receiver.calls == []
        await site.pass_time(MINUTE + PAUSE)
        assert len(receiver.calls) == 1
        await site.post("turn:y", is_seen=True)
        await site.withdraw("turn:y")  # they have moved
        await site.post("over:x", kind="over", is_seen=True)  # wants no answer
        await site.pass_time(2 * WATCHED)
        assert len(receiver.calls) == 1

    tell(tmp_path, story)


def test_a_reminder_by_letter_comes_at_once_even_where_letters_come_daily(tmp_path: Path) -> None:
    async def run() -> None:
        with post_office() as office:
            async with site(tmp_path, f"smtp://{office.host}:{office.port}") as made:
                await made.taste(Taste(mails="daily"))
                await made.add("mail", "word", Given(origin="https://x.org"))
                await made.post("turn:y")
                await made.post(kind="reminder")
                await made.pass_time(PAUSES["mail"] + 1)
                assert len(office.letters) == 1  # with what waits as well

    asyncio.run(run())
