"""What operators read of a letter that could not be sent names nobody's address."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from satrap.server.jobs import Jobs
from satrap.server.letters import KIND, Letters
from satrap.server.mail import parse_post
from satrap.server.store.opening import open_store
from tests.server.post_office import PostOffice, post_office


async def failure(folder: Path, office: PostOffice, address: str) -> str:
    """Ask for a letter that cannot be sent; return what operators read of it."""
    store = await open_store(folder / "letters.sqlite")
    letters, jobs = Letters(store, parse_post(f"smtp://{office.host}:{office.port}")), Jobs(store)
    await letters.load()
    jobs.handle(KIND, letters.send)
    await letters.ask(address, "p", "en", "https://x.org")
    await jobs.look()
    await asyncio.gather(*jobs._busy.values())
    await store.close()
    (found,) = jobs.failures
    return found.error


@pytest.mark.parametrize(
    ("knows_nobody", "address", "said"),
    [
        pytest.param(True, "ana@example.org", "SMTPRecipientsRefused 550", id="address refused"),
        pytest.param(False, "ana@example.org", "SMTPDataError 550", id="letter refused"),
        pytest.param(False, "ana.@example.org", "InvalidHeaderDefect", id="address unreadable"),
        pytest.param(False, "ana@.example.org", "HeaderParseError", id="host unreadable"),
    ],
)
def test_operators_read_why_a_letter_was_not_sent_but_no_address(
    tmp_path: Path, knows_nobody: bool, address: str, said: str
) -> None:
    with post_office(refuses=1) as office:
        office.knows_nobody, office.answer = knows_nobody, f"550 <{address}>: no such mailbox"
        error = asyncio.run(failure(tmp_path, office, address))
    assert error == f"Unsent: {said}"
