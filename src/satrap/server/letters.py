"""Letters to sign in with: each has a link and a six-digit code, and either suffices, once.

Whoever asks for one gets the same answer after the same work, whether the address is known or not:
only the job that sends the letter looks. Neither code nor link is stored; both follow from the
ticket and a secret of this server. The link's secret is in its fragment, which no browser sends and
no log sees: opening it changes nothing, it takes a button.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from email.errors import MessageError
from typing import Final

import aiosmtplib
import msgspec
from sqlalchemy import Connection

from satrap.core.errors import Unreadable
from satrap.core.language import say
from satrap.core.text import text
from satrap.server.clock import now
from satrap.server.errors import Forbidden
from satrap.server.mail import Letter, Post, unsent
from satrap.server.store import credentials
from satrap.server.store import jobs as stored_jobs
from satrap.server.store import tickets as stored
from satrap.server.store.attempts import Work
from satrap.server.store.errors import Unknown
from satrap.server.store.jobs import Job
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.tickets import Ticket
from satrap.server.storing import storing

SECRET: Final = "letters"  # its name in the store
KIND: Final = "sign-in-letter"
KEEP_MS: Final = 15 * 60 * 1000
MOST_TRIES: Final = 5
DIGITS: Final = 6
ID_BYTES: Final = 16
LONGEST: Final = 254
QUOTING: Final = (  # errors whose words may quote an address
    aiosmtplib.SMTPResponseException,
    aiosmtplib.SMTPRecipientsRefused,
    MessageError,
    ValueError,
)
_ADDRESS: Final = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[^\s@<>\"(),:;\\\[\]]+\.[^\s@.]{2,}")


class Sending(msgspec.Struct, frozen=True):
    """The body of a job: which letter, in which language, for the page at which origin."""

    ticket: str
    language: str
    origin: str


class Letters:
    """Sends letters, and recognises what was in them."""

    def __init__(self, store: SqlStore, post: Post | None) -> None:
        self._store, self._post = store, post
        self._secret = b""

    async def load(self) -> None:
        """Read the secret of this server, before the first request."""
        self._secret = await self._store.secret(SECRET)

    @property
    def is_on(self) -> bool:
        """Say whether there is a mail server."""
        return self._post is not None

    async def ask(self, address: str, person: str, language: str, origin: str) -> Ticket:
        """Have a letter sent: to make an address that of a person, or else to sign in."""
        if self._post is None:
            raise Forbidden("server-no-mail")
        id_, at = secrets.token_hex(ID_BYTES), now()
        link = link_hash(self._derived("link", id_))
        ticket = Ticket(id_, link, person, address, at + KEEP_MS)
        body = msgspec.json.encode(Sending(id_, language, origin))

        with storing():
            await self._store.writer.submit(_put(ticket, body, at))
        return ticket

    async def forget_old(self) -> None:
        """Forget the letters that count no longer, and who they went to: a chore."""
        with storing():
            await self._store.writer.submit(lambda to: stored.drop_expired(to, now()))

    async def send(self, job: Job) -> Work[None] | None:
        """Send a letter, unless it is too late, or nobody here has the address."""
        order, post = msgspec.json.decode(job.body, type=Sending), self._post
        async with self._store.reading() as connection:
            ticket = await stored.ticket(connection, order.ticket, now())
            address = ticket.address if ticket else ""
            owner = await credentials.owner_of(connection, address)
            known = await credentials.address_of(connection, owner or "")
        if post is not None and ticket is not None and (known or ticket.person):
            # Where somebody has that address, only as they wrote it: others may look like it.
            try:
                await post.send(self._written(ticket, order, known or address))
            except QUOTING as error:
                raise unsent(error) from None
        return None

    async def by_code(self, which: str, code: str) -> Ticket:
        """Return a letter's ticket for the code in it; raise Forbidden after too many attempts."""
        with storing():
            may_try = await self._store.writer.submit(
                lambda to: stored.count_try(to, which, MOST_TRIES)
            )
            async with self._store.reading() as connection:
                ticket = await stored.ticket(connection, which, now())
        is_right = hmac.compare_digest(self._code(which).encode(), _plain(code).encode())
        if not may_try or ticket is None or not is_right:
            raise Forbidden("server-code-wrong")
        return ticket

    async def by_link(self, secret: str) -> Ticket:
        """Return a letter's ticket for the secret in its link, or raise Forbidden."""
        with storing():
            async with self._store.reading() as connection:
                ticket = await stored.ticket_of_link(connection, link_hash(secret), now())
        if ticket is None:
            raise Forbidden("server-letter-over")
        return ticket

    async def use(self, ticket: Ticket) -> None:
        """Use a letter up, or raise Forbidden if that was done before."""
        try:
            with storing():
                await self._store.writer.submit(lambda to: stored.use_ticket(to, ticket.id))
        except Unknown as error:
            raise Forbidden("server-letter-over") from error

    def _written(self, ticket: Ticket, order: Sending, to: str) -> Letter:
        link = f"{order.origin}/account#letter={self._derived('link', ticket.id)}"
        code = self._code(ticket.id)
        shown = f"{code[: DIGITS // 2]} {code[DIGITS // 2 :]}"
        subject = say(text("mail-sign-in-subject", code=shown), order.language)
        words = say(text("mail-sign-in-words", code=shown, link=link), order.language)
        return Letter(to, subject, words + "\n", id=f"sign-in-{ticket.id}")

    def _code(self, ticket: str) -> str:
        return f"{int(self._derived('code', ticket), 16) % 10**DIGITS:0{DIGITS}d}"

    def _derived(self, what: str, ticket: str) -> str:
        return hmac.digest(self._secret, f"{what}/{ticket}".encode(), "sha256").hex()[:32]


def tidy_address(address: str) -> str:
    """Return an e-mail address in its normal form, or raise Unreadable."""
    made = address.strip()
    is_plain = len(made) <= LONGEST and made.isascii() and _ADDRESS.fullmatch(made)
    if not is_plain or ".." in made:
        raise Unreadable("server-bad-mail-address")
    return made


def link_hash(secret: str) -> bytes:
    """Return what is stored of the secret in a link."""
    return hashlib.sha256(secret.encode()).digest()


def _put(ticket: Ticket, body: bytes, at: int) -> Work[None]:
    def work(connection: Connection) -> None:
        stored.add_ticket(connection, ticket, at)
        stored_jobs.put(connection, KIND, ticket.id, at, body)

    return work


def _plain(code: str) -> str:
    return "".join(code.split())
