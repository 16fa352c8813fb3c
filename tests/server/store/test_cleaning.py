"""Files are cleaned after somebody was forgotten: at once, or by a job that tries again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from satrap.server.cleaning import CLEAN, Cleaning, note_unclean
from satrap.server.jobs import Jobs
from satrap.server.store.jobs import Job
from satrap.server.store.sql_store import SqlStore

pytestmark = pytest.mark.anyio


async def waiting(jobs: Jobs) -> list[Job]:
    return list(await jobs.find(CLEAN))


async def test_what_could_be_cleaned_is_not_cleaned_again(sqlite_store: SqlStore) -> None:
    jobs = Jobs(sqlite_store)
    cleaning = Cleaning(sqlite_store, jobs)
    await sqlite_store.writer.submit(note_unclean)
    assert len(await waiting(jobs)) == 1
    await cleaning.clean()
    assert await waiting(jobs) == []


async def test_two_deletions_in_a_row_are_cleaned_together_later(sqlite_store: SqlStore) -> None:
    jobs = Jobs(sqlite_store)
    cleaning = Cleaning(sqlite_store, jobs)
    await cleaning.clean()
    await sqlite_store.writer.submit(note_unclean)
    cleaning._not_before += 3600  # as if the files were large
    await cleaning.clean()
    (job,) = await waiting(jobs)
    work = await cleaning._do(job)
    assert work is note_unclean, "the job waits for its turn"
    cleaning._not_before = 0
    assert await cleaning._do(job) is None


async def test_what_is_deleted_during_a_cleaning_is_cleaned_later(
    sqlite_store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    scrub = SqlStore.scrub

    async def meanwhile(store: SqlStore) -> bool:
        is_done = await scrub(store)
        await store.writer.submit(note_unclean)
        return is_done

    jobs = Jobs(sqlite_store)
    await sqlite_store.writer.submit(note_unclean)
    monkeypatch.setattr(SqlStore, "scrub", meanwhile)
    await Cleaning(sqlite_store, jobs).clean()
    assert len(await waiting(jobs)) == 1


async def test_deletions_at_once_write_the_files_once(
    sqlite_store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    scrub, count = SqlStore.scrub, 0

    async def counted(store: SqlStore) -> bool:
        nonlocal count
        count += 1
        return await scrub(store)

    monkeypatch.setattr(SqlStore, "scrub", counted)
    cleaning = Cleaning(sqlite_store, Jobs(sqlite_store))
    await asyncio.gather(*(cleaning.clean() for _ in range(5)))
    assert count == 1


async def test_what_cannot_be_cleaned_now_is_tried_again(
    sqlite_store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Any) -> bool:
        raise OSError("the disk is full")

    jobs = Jobs(sqlite_store)
    cleaning = Cleaning(sqlite_store, jobs)
    await sqlite_store.writer.submit(note_unclean)
    monkeypatch.setattr(SqlStore, "scrub", fail)
    await cleaning.clean()
    (job,) = await waiting(jobs)
    with pytest.raises(OSError):
        await cleaning._do(job)
