"""Where notices go, as their person settles it over the API."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from satrap.server.mail import parse_post
from satrap.server.store.credentials import set_address
from satrap.server.store.targets import list_targets
from tests.server.api.inside import Inside, inside
from tests.server.receivers import Browser, Receiver, receiving

Story = Callable[[Inside, Receiver], Awaitable[None]]


def tell(folder: Path, story: Story, **rest: object) -> None:
    async def run() -> None:
        with receiving() as receiver:
            async with inside(folder, calls_inside=True, **rest) as server:
                await story(server, receiver)

    asyncio.run(run())


def test_tastes_are_kept_and_a_zone_must_exist(tmp_path: Path) -> None:
    async def story(server: Inside, receiver: Receiver) -> None:
        ana = await server.guest("Ana")
        assert (await ana.get("/api/me/notices")).json()["is_new"] is True
        utc = (await ana.put("/api/me/notices", json={"zone": "UTC"})).json()
        assert (utc["is_new"], utc["taste"]["zone"]) == (False, "UTC")  # a page changes it no more
        taste = {"zone": "Pacific/Auckland", "reminders": [60], "off": {"push": ["over"]}}
        assert (await ana.put("/api/me/notices", json=taste)).status_code == 200
        kept = (await ana.get("/api/me/notices")).json()["taste"]
        assert (kept["zone"], kept["reminders"]) == ("Pacific/Auckland", [60])
        assert kept["off"]["push"] == ["over"] and kept["off"]["mail"] == []
        reply = await ana.put("/api/me/notices", json={"zone": "Mars/Olympus"})
        assert reply.status_code == 400

    tell(tmp_path, story)


def test_webhooks_are_for_members_and_can_be_tried(tmp_path: Path) -> None:
    async def story(server: Inside, receiver: Receiver) -> None:
        ana, ben = await server.guest("Ana"), await server.guest("Ben")
        hook = {"url": receiver.url, "style": "plain"}
        assert (await ana.post("/api/me/notices/webhooks", json=hook)).status_code == 409
        person = (await server.state.order.find("Ana"))[0].person
        await server.state.members.join(person, "Ana")
        reply = await ana.post("/api/me/notices/webhooks", json=hook)
        (place,) = reply.json()["places"]
        assert place["to"] in receiver.url and len(place["secret"]) == 32
        where = f"/api/me/notices/places/{place['id']}"
        assert (await ben.post(f"{where}/test")).status_code == 404
        assert (await ben.delete(where)).status_code == 404
        assert (await ana.post(f"{where}/test")).json() == {"has_arrived": True}
        receiver.answers = [(500, {})]
        assert (await ana.post(f"{where}/test")).json() == {"has_arrived": False}
        assert [call.json["kind"] for call in receiver.calls] == ["people", "people"]
        assert (await ana.delete(where)).json()["places"] == []

    tell(tmp_path, story)


def test_several_people_may_share_a_service_and_nobody_removes_anothers(tmp_path: Path) -> None:
    async def story(server: Inside, receiver: Receiver) -> None:
        ana, ben = await server.guest("Ana"), await server.guest("Ben")
        hook = {"url": receiver.url, "style": "plain"}
        for name, each in (("Ana", ana), ("Ben", ben)):
            person = (await server.state.order.find(name))[0].person
            await server.state.members.join(person, name)
            for _ in range(2):
                reply = await each.post("/api/me/notices/webhooks", json=hook)
            assert len(reply.json()["places"]) == 1
        await ben.post("/api/me/notices/push", json={"endpoint": receiver.url, **Browser().keys()})
        assert len((await ana.get("/api/me/notices")).json()["places"]) == 1

    tell(tmp_path, story)


def test_a_browser_is_added_once_and_only_with_real_keys(tmp_path: Path) -> None:
    async def story(server: Inside, receiver: Receiver) -> None:
        ana = await server.guest("Ana")
        given = {"endpoint": receiver.url, **Browser().keys()}
        wrong = {**given, "p256dh": "AAAA"}
        assert (await ana.post("/api/me/notices/push", json=wrong)).status_code == 409
        for _ in range(2):
            reply = await ana.post("/api/me/notices/push", json=given)
        assert [each["is_here"] for each in reply.json()["places"]] == [True]

    tell(tmp_path, story)


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    async def story(server: Inside, receiver: Receiver) -> None:
        ana = await server.guest("Ana")
        assert (await ana.get("/api/me/notices")).json()["has_mail"] is False
        assert (await ana.post("/api/me/notices/mail")).status_code == 409

    tell(tmp_path, story)


def test_only_the_button_of_a_letter_ends_the_letters(tmp_path: Path) -> None:
    async def story(server: Inside, receiver: Receiver) -> None:
        ana, scanner = await server.guest("Ana"), server.client()
        assert (await ana.post("/api/me/notices/mail")).status_code == 409  # no address yet
        person = (await server.state.order.find("Ana"))[0].person
        write = server.state.store.writer.submit
        await write(lambda to: set_address(to, person, "ana@example.org", 0))
        assert (await ana.post("/api/me/notices/mail")).status_code == 201
        assert (await ana.get("/api/me/notices")).json()["address"] == "ana@example.org"
        async with server.state.store.reading() as connection:
            (mailbox,) = await list_targets(connection, person)
        where = f"/api/unsubscribe/{mailbox.address}"
        for _ in range(3):
            page = await scanner.get(where)
            assert page.status_code == 200 and 'method="post"' in page.text
        places = (await ana.get("/api/me/notices")).json()["places"]
        assert [each["channel"] for each in places] == ["mail"]
        form = {"List-Unsubscribe": "One-Click"}
        done = await scanner.post(where, data=form)
        unknown = await scanner.post("/api/unsubscribe/nothing", data=form)
        assert done.status_code == 200 and done.text == unknown.text
        assert (await ana.get("/api/me/notices")).json()["places"] == []

    tell(tmp_path, story, mail=parse_post("smtp://localhost:25", "satrap@example.org"))
