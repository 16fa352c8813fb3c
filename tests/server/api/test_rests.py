"""Vacations, weekends and quiet hours over HTTP: a budget that nobody can overdraw."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path

import httpx
import pytest

from tests.server.api.inside import Inside, inside

Story = Callable[[Inside, httpx.AsyncClient], Awaitable[None]]
REST = "/api/me/rests"
VACATIONS = f"{REST}/vacations"
WEEK = {"zone": "Pacific/Auckland", "weekend": [4, 5], "quiet": {"start": 1320, "end": 420}}


def tell(folder: Path, story: Story) -> None:
    async def run() -> None:
        async with inside(folder) as server:
            await story(server, await server.guest("Ana"))

    asyncio.run(run())


async def days(ana: httpx.AsyncClient, first: int, last: int) -> dict[str, str]:
    """Return the days of a vacation, counted from today."""
    today = date.fromisoformat((await ana.get(REST)).json()["today"])
    ends = (today + timedelta(days=each) for each in (first, last))
    return dict(zip(("first", "last"), map(str, ends), strict=True))


async def refused(reply: httpx.Response) -> str:
    assert reply.status_code == 409
    return reply.text


def test_a_vacation_is_taken_from_the_budget_of_its_year(tmp_path: Path) -> None:
    async def story(server: Inside, ana: httpx.AsyncClient) -> None:
        year = date.today().year + 1
        wanted = {"first": f"{year}-03-01", "last": f"{year}-03-20"}
        reply = await ana.post(VACATIONS, json=wanted)
        assert reply.status_code == 201
        (vacation,), years = reply.json()["vacations"], reply.json()["years"]
        assert years[-1] == {"year": year, "used": 20, "most": 30}
        assert not vacation["has_begun"] and vacation["end"] - vacation["start"] == 20 * 86_400_000
        more = {"first": f"{year}-04-01", "last": f"{year}-04-11"}
        assert "10" in await refused(await ana.post(VACATIONS, json=more))
        longer = {"first": f"{year}-03-01", "last": f"{year}-03-31"}
        where = f"{VACATIONS}/{vacation['id']}"
        await refused(await ana.put(where, json=longer))
        assert (await ana.put(where, json=longer | {"last": f"{year}-03-30"})).status_code == 200
        assert (await ana.delete(where)).json()["years"][-1]["year"] == year - 1

    tell(tmp_path, story)


def test_at_the_same_moment_the_budget_is_spent_only_once(tmp_path: Path) -> None:
    async def story(server: Inside, ana: httpx.AsyncClient) -> None:
        year = date.today().year + 1
        wanted = [
            {"first": f"{year}-{month:02}-01", "last": f"{year}-{month:02}-20"}
            for month in range(1, 6)
        ]
        replies = await asyncio.gather(*(ana.post(VACATIONS, json=each) for each in wanted))
        assert sorted(reply.status_code for reply in replies) == [201, 409, 409, 409, 409]
        (*_, last) = (await ana.get(REST)).json()["years"]
        assert last["used"] == 20

    tell(tmp_path, story)


@pytest.mark.parametrize(("first", "last"), [(-1, 2), (3, 2), (-3, -2), (0, 31), (400, 401)])
def test_no_vacation_begins_in_the_past_backwards_or_too_far_ahead(
    tmp_path: Path, first: int, last: int
) -> None:
    async def story(server: Inside, ana: httpx.AsyncClient) -> None:
        await refused(await ana.post(VACATIONS, json=await days(ana, first, last)))
        assert (await ana.get(REST)).json()["vacations"] == []

    tell(tmp_path, story)


def test_a_vacation_from_today_has_begun_and_its_first_day_stays_used(tmp_path: Path) -> None:
    async def story(server: Inside, ana: httpx.AsyncClient) -> None:
        reply = await ana.post(VACATIONS, json=await days(ana, 0, 4))
        (vacation,) = reply.json()["vacations"]
        assert vacation["has_begun"]
        await refused(await ana.post(VACATIONS, json=await days(ana, 2, 6)))  # they overlap
        where = f"{VACATIONS}/{vacation['id']}"
        shorter = await ana.put(where, json=await days(ana, 0, 1))
        assert sum(each["used"] for each in shorter.json()["years"]) == 2
        ended = (await ana.delete(where)).json()
        assert ended["vacations"] == [] and ended["years"][0]["used"] == 1
        await refused(await ana.delete(where))

    tell(tmp_path, story)


def test_zone_and_quiet_hours_are_those_of_notices(tmp_path: Path) -> None:
    async def story(server: Inside, ana: httpx.AsyncClient) -> None:
        await ana.put("/api/me/notices", json={"reminders": [60]})
        assert (await ana.put(REST, json=WEEK)).json()["weekend"] == [4, 5]
        taste = (await ana.get("/api/me/notices")).json()["taste"]
        assert (taste["zone"], taste["quiet"]) == (WEEK["zone"], WEEK["quiet"])
        assert taste["reminders"] == [60]
        for wrong in ({"zone": "Mars/Olympus"}, {"weekend": [5, 5]}, {"weekend": [3, 4, 5]}):
            assert (await ana.put(REST, json=WEEK | wrong)).status_code == 400

    tell(tmp_path, story)


@pytest.mark.parametrize("rest", ["vacation", "weekends", "nights"])
def test_a_live_clock_does_not_rest(tmp_path: Path, rest: str) -> None:
    async def story(server: Inside, ana: httpx.AsyncClient) -> None:
        opening = {"game": "alexandros", "chairs": [{"who": "open"}] * 2}
        live = {"main": 900, rest: True}
        assert (await ana.post("/api/tables", json={**opening, "clock": live})).status_code == 400
        daily = {"main": 0, "per_turn": 86_400, rest: True}
        assert (await ana.post("/api/tables", json={**opening, "clock": daily})).status_code == 201

    tell(tmp_path, story)
