"""Whatever push services, mail servers and webhooks answer: nothing is lost, or comes too often."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from pathlib import Path

import pytest

from satrap.server.store.targets import Given
from satrap.server.tastes import MINUTE, PAUSES, Taste
from tests.server.post_office import free_port, post_office
from tests.server.receivers import Receiver, receiving
from tests.server.sites import PAUSE, Site, site

HOUR = 60 * MINUTE
WAIT = 600  # seconds that a server asks for
Story = Callable[[Site, Receiver], Awaitable[None]]
by_both = pytest.mark.parametrize("way", ["push", "webhook"])


async def add(site: Site, way: str, url: str) -> None:
    if way == "push":
        await site.browser(url)
    else:
        await site.add("webhook", url, Given(style="plain", secret="s", origin="https://x.org"))


def tell(folder: Path, way: str, story: Story) -> None:
    async def run() -> None:
        with receiving() as receiver:
            async with site(folder) as made:
                await add(made, way, receiver.url)
                await story(made, receiver)

    asyncio.run(run())


@by_both
@pytest.mark.parametrize("status", [404, 410])
def test_what_is_gone_gets_nothing_more(tmp_path: Path, way: str, status: int) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        receiver.answers = [(status, {})]
        await site.post()
        await site.pass_time(PAUSE)
        found = await site.targets()
        assert found == [] if way == "push" else found[0].ended is not None
        await site.post("turn:y")
        await site.pass_time(HOUR)
        assert len(receiver.calls) == 1

    tell(tmp_path, way, story)


@by_both
@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize("how", ["seconds", "a date", ""])
def test_who_asks_for_a_pause_gets_it(tmp_path: Path, way: str, status: int, how: str) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        until = (site.clock.now() + PAUSE) / 1000 + WAIT
        told = {"seconds": str(WAIT), "a date": formatdate(until, usegmt=True)}
        receiver.answers = [(status, {"Retry-After": told[how]} if how else {})]
        await site.post()
        await site.pass_time(PAUSE)
        assert len(receiver.calls) == 1
        await site.pass_time(9000)
        assert len(receiver.calls) == 1
        await site.pass_time(WAIT * 1000 - 20_000)
        assert len(receiver.calls) == (1 if how else 2)
        await site.pass_time(30_000)
        assert len(receiver.calls) == 2
        (target,) = await site.targets()
        assert (target.silent, target.after, target.ended) == (None, None, None)

    tell(tmp_path, way, story)


@by_both
@pytest.mark.parametrize("status", [500, 504, 408])
def test_what_fails_is_tried_again_with_the_same_id(tmp_path: Path, way: str, status: int) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        receiver.answers = [(status, {})] * 2
        await site.post()
        while len(receiver.calls) < 3:
            await site.pass_time(await site.until_next())
        assert [each.silent for each in await site.targets()] == [None]
        if way == "webhook":
            assert len({call.headers["X-Satrap-Id"] for call in receiver.calls}) == 1

    tell(tmp_path, way, story)


@by_both
@pytest.mark.parametrize("status", [302, 400])
def test_what_is_refused_for_good_is_given_up(tmp_path: Path, way: str, status: int) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        receiver.answers = [(status, {})]
        await site.post()
        await site.pass_time(PAUSE)
        assert [each.ended is not None for each in await site.targets()] == [True]
        await site.pass_time(HOUR)
        assert len(receiver.calls) == 1

    tell(tmp_path, way, story)


@pytest.mark.parametrize("status", [401, 403])
def test_a_signature_of_ours_that_is_refused_ends_no_push(tmp_path: Path, status: int) -> None:
    """Our clock may be wrong, for all browsers at once."""

    async def story(site: Site, receiver: Receiver) -> None:
        receiver.answers = [(status, {})]
        await site.post()
        await site.pass_time(PAUSE)
        assert [each.ended for each in await site.targets()] == [None]
        await site.pass_time(MINUTE)
        assert len(receiver.calls) == 2

    tell(tmp_path, "push", story)


@by_both
@pytest.mark.parametrize("wait", ["Mon, 99999999999999999999 Jan 2024 00:00:00 GMT", "9" * 5000])
def test_a_wait_that_makes_no_sense_is_like_none(tmp_path: Path, way: str, wait: str) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        receiver.answers = [(503, {"Retry-After": wait})]
        await site.post()
        await site.pass_time(PAUSE)
        (target,) = await site.targets()
        assert target.silent is not None and target.ended is None
        assert len(receiver.calls) == 1
        await site.pass_time(MINUTE)
        assert len(receiver.calls) == 2

    tell(tmp_path, way, story)


@by_both
def test_a_fault_of_ours_is_tried_again_with_pauses(
    tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*given: object) -> None:
        raise ZeroDivisionError

    async def story(site: Site, receiver: Receiver) -> None:
        post = site.sender._caller.post
        monkeypatch.setattr(site.sender._caller, "post", breaks)
        await site.post()
        await site.pass_time(PAUSE)
        (target,) = await site.targets()
        assert target.silent is not None and target.ended is None
        monkeypatch.setattr(site.sender._caller, "post", post)
        await site.pass_time(MINUTE)
        assert len(receiver.calls) == 1

    tell(tmp_path, way, story)


@by_both
def test_who_does_not_answer_in_time_is_asked_again(
    tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("satrap.server.calling.SECONDS", 0.3)

    async def story(site: Site, receiver: Receiver) -> None:
        receiver.hang()
        await site.post()
        await site.pass_time(PAUSE)
        (target,) = await site.targets()
        assert target.silent is not None and target.ended is None
        receiver.goes_on.set()
        await site.pass_time(MINUTE)
        assert len(receiver.calls) == 2
        assert [each.silent for each in await site.targets()] == [None]

    tell(tmp_path, way, story)


@by_both
def test_who_cannot_be_reached_is_tried_again(tmp_path: Path, way: str) -> None:
    async def run() -> None:
        async with site(tmp_path) as made:
            await add(made, way, f"http://127.0.0.1:{free_port('127.0.0.1')}/")
            await made.post()
            await made.pass_time(PAUSE)
            (target,) = await made.targets()
            assert target.silent is not None and target.after is not None and not target.ended

    asyncio.run(run())


# Mail


async def mailed(folder: Path, where: str, story: Callable[[Site], Awaitable[None]]) -> None:
    """Tell a story about a letter that is due."""
    async with site(folder, where) as made:
        await made.taste(Taste(mails="each"))
        await made.add("mail", "word", Given(origin="https://x.org"))
        await made.post()
        await made.pass_time(PAUSES["mail"] + 1)
        await story(made)


@pytest.mark.parametrize("answer", ["421 closing", "450 busy", "451 later", "452 full"])
def test_a_letter_that_is_refused_for_now_comes_later(tmp_path: Path, answer: str) -> None:
    async def run() -> None:
        with post_office(refuses=1) as office:
            office.answer = answer

            async def story(made: Site) -> None:
                assert (office.tried, office.letters) == (1, [])
                await made.pass_time(MINUTE)
                assert len(office.letters) == 1, (office.tried, await made.targets())

            await mailed(tmp_path, f"smtp://{office.host}:{office.port}", story)

    asyncio.run(run())


@pytest.mark.parametrize("answer", ["550 nobody here", "553 no such name"])
def test_an_address_that_is_refused_for_good_gets_no_more(tmp_path: Path, answer: str) -> None:
    async def run() -> None:
        with post_office() as office:
            office.answer, office.knows_nobody = answer, True

            async def story(made: Site) -> None:
                assert [each.ended is not None for each in await made.targets()] == [True]
                await made.pass_time(HOUR)
                assert office.tried == 1

            await mailed(tmp_path, f"smtp://{office.host}:{office.port}", story)

    asyncio.run(run())


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
@pytest.mark.parametrize("what", ["password", "sender", "letter"])
def test_what_a_mail_server_holds_against_us_ends_nobodys_mail(tmp_path: Path, what: str) -> None:
    """A password that was changed, or a list that we are on, concerns everybody at once."""

    async def run() -> None:
        with post_office(refuses=what == "letter", asks_password=what == "password") as office:
            office.answer, office.senders = "554 blocked", what != "sender"

            async def story(made: Site) -> None:
                assert [each.ended for each in await made.targets()] == [None]
                assert office.letters == []
                office.senders, office.right = True, "wrong"
                await made.pass_time(MINUTE)
                assert len(office.letters) == 1

            user = "satrap:wrong@" if what == "password" else ""
            await mailed(tmp_path, f"smtp://{user}{office.host}:{office.port}", story)

    asyncio.run(run())


def test_a_mail_server_that_is_dead_or_silent_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("satrap.server.mail.SECONDS", 0.3)

    async def story(made: Site) -> None:
        (target,) = await made.targets()
        assert target.silent is not None and target.ended is None

    for name, listens in (("dead", False), ("silent", True)):
        (tmp_path / name).mkdir()
        with socket.socket() as server:
            server.bind(("127.0.0.1", 0))
            if listens:
                server.listen()
            where = f"smtp://127.0.0.1:{server.getsockname()[1]}"
            asyncio.run(mailed(tmp_path / name, where, story))


def test_a_server_without_mail_gives_no_mailbox_up(tmp_path: Path) -> None:
    """Started once without `--mail`, it sends nothing; started with it again, it goes on."""

    async def without(made: Site) -> None:
        (target,) = await made.targets()
        assert (target.silent, target.ended) == (None, None)

    async def run() -> None:
        await mailed(tmp_path, "", without)
        with post_office() as office:
            async with site(tmp_path, f"smtp://{office.host}:{office.port}") as made:
                await made.pass_time(3 * HOUR)
                assert len(office.letters) == 1

    asyncio.run(run())


def test_whoever_has_no_address_any_more_gets_no_letters(tmp_path: Path) -> None:
    async def run() -> None:
        with post_office() as office:
            async with site(tmp_path, f"smtp://{office.host}:{office.port}") as made:

                async def nowhere(person: str) -> str:
                    return ""

                made.sender.address = nowhere
                await made.add("mail", "word", Given(origin="https://x.org"))
                await made.post()
                await made.pass_time(HOUR)
                assert (office.letters, await made.targets()) == ([], [])

    asyncio.run(run())
