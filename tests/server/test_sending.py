"""Notices arrive at real receivers, and whatever these answer, nothing is lost or sent twice."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest

from satrap.server import webhooks
from satrap.server.sending import GIVEN_UP
from satrap.server.store.targets import Given
from satrap.server.tastes import MINUTE, WATCHED, Off, Quiet, Taste
from tests.server.receivers import Receiver, check_signature, receiving
from tests.server.sites import PAUSE, Site, site, tell

SOON = 5.0  # seconds


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


def test_what_is_tried_again_keeps_the_quiet_hours(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.add("webhook", receiver.url, Given(style="slack"))
        soon = (site.clock.now() // MINUTE + 1) % (24 * 60)
        await site.taste(Taste(quiet=Quiet(soon, (soon + 30) % (24 * 60))))
        receiver.answers = [(500, {})] * 3  # the fourth attempt would come in quiet hours
        await site.post()
        for pause in (PAUSE, 11_000, 31_000, 29 * MINUTE):
            await site.pass_time(pause)
        assert len(receiver.calls) == 3
        await site.pass_time(2 * MINUTE)
        assert len(receiver.calls) == 4

    tell(tmp_path, story)


def test_what_fell_due_in_an_outage_waits_for_the_end_of_quiet_hours(tmp_path: Path) -> None:
    async def run() -> None:
        with receiving() as receiver:
            async with site(tmp_path) as before:
                await before.browser(receiver.url)
                soon = (before.clock.now() // MINUTE + 1) % (24 * 60)
                await before.taste(Taste(quiet=Quiet(soon, (soon + 30) % (24 * 60))))
                await before.post()
            async with site(tmp_path, later=10 * MINUTE) as after:
                await after.pass_time(20 * MINUTE)
                assert receiver.calls == []
                await after.pass_time(2 * MINUTE)
                assert len(receiver.calls) == 1

    asyncio.run(run())


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


def test_a_webhook_names_the_game(tmp_path: Path) -> None:
    async def story(site: Site, receiver: Receiver) -> None:
        await site.add("webhook", receiver.url, Given(style="slack", origin="https://x.org"))
        await site.post(game="alexander_the_great", until=1_795_100_000_000)
        await site.pass_time(PAUSE)
        (call,) = receiver.calls
        assert b"Alexander the Great \xe2\x80\x93 It" in call.body

    tell(tmp_path, story)


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
