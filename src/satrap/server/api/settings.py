"""The settings of a server: where it stores, and what it allows."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

import satrap
from satrap.server.hall import AWAY_SECONDS
from satrap.server.mail import Post
from satrap.server.places import MOST_WAITING
from satrap.server.rooms import KEEPING, Keeping
from satrap.server.throttle import Lines

WEB = Path(satrap.__file__).parent / "web"
LARGEST = 8192  # bytes of a request or of a message


class Settings(Struct, frozen=True):
    """The settings of a server; all but `store` have good defaults.

    `slack` multiplies all limits. A rate is how many per second, and how many in a burst.
    """

    store: str | Path
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    proxies: tuple[str, ...] = ()  # trusted to say where a request comes from, and its scheme
    hosts: tuple[str, ...] = ()  # names that the server answers to, besides this machine's own
    insecure: bool = False  # allow plain http even from the open Internet
    near: tuple[str, ...] = ()  # who may see the metrics, besides this machine
    mail: Post | None = None  # the mail server; without one, the page offers no e-mail
    calls_inside: bool = False  # for tests: webhooks and push may go to private addresses
    web: Path = WEB  # where the built page is, if there is one
    away_seconds: float = AWAY_SECONDS  # until others may let a bot play for somebody
    keeping: Keeping = KEEPING  # what may be in memory, and for how long
    token_days: int = 90  # a device not seen for this long is signed out
    lobby_seconds: float = 300.0  # a table is listed until its host has been gone for this long
    public_hours: float = 24.0  # a waiting public table is closed after this long without an event
    private_hours: float = 168.0  # the same for a private one
    slack: float = 1.0
    address_rate: tuple[float, int] = (20, 400)
    crowd_rate: float = 15  # of all addresses that ask a lot, together
    person_rate: tuple[float, int] = (20, 200)
    guest_rate: tuple[float, int] = (0.2, 50)  # new guests from an address
    link_rate: tuple[float, int] = (0.1, 20)  # links made by a person, and tried by an address
    sign_in_rate: tuple[float, int] = (0.2, 30)  # attempts to sign in from an address
    account_rate: tuple[float, int] = (1 / 60, 10)  # and at one account, from anywhere
    letter_rate: tuple[float, int] = (1 / 300, 4)  # letters to one address
    table_rate: tuple[float, int] = (0.05, 30)  # new tables of a person
    word_rate: tuple[float, int] = (1, 8)  # what a person says
    address_word_rate: tuple[float, int] = (4, 32)  # what all people of an address say
    table_word_rate: tuple[float, int] = (5, 30)  # what a table's players say, and its watchers
    seat_rate: tuple[float, int] = (0.5, 60)  # how often people of an address sit down or leave
    record_rate: tuple[float, int] = (0.05, 10)  # records imported from an address
    socket_rate: tuple[float, int] = (5, 60)  # WebSockets that an address opens
    board_rate: tuple[float, int] = (1, 30)  # custom boards drawn for an address
    report_rate: tuple[float, int] = (0.005, 10)  # reports that a person sends
    wish_rate: tuple[float, int] = (0.2, 30)  # changes of where a person's notices go, and tests
    note_rate: tuple[float, int] = (2, 60)  # notes that a person writes
    export_rate: tuple[float, int] = (0.001, 5)  # archives of all their data that a person makes
    hint_rate: tuple[float, int] = (0.5, 30)  # hints that a person asks for
    analysis_rate: tuple[float, int] = (0.05, 20)  # analyses that a person or address starts
    header_seconds: float = 10  # until the head of a request has arrived
    body_seconds: float = 20  # until its body has arrived
    closing_seconds: float = 10  # until the client has read a connection's last answer
    unread_seconds: float = 60  # until the client has read all that was sent
    address_unread: int = 8 * 2**20  # bytes that an address has not read yet
    address_connections: int = 128  # of an address; also its simultaneous requests through a proxy
    address_bodies: int = 8  # simultaneous requests with more than a few kilobytes
    all_connections: int = 2048
    frame_rate: tuple[float, int] = (100, 1000)  # of an address, over all of its WebSockets
    queued_messages: int = 32  # of a WebSocket, waiting to be handled
    refusal_rate: tuple[float, int] = (5, 200)  # refusals; beyond this, an address is shut out
    shut_seconds: float = 10  # for how long; slack does not apply here
    log_lines: Lines = Lines()
    person_running: int = 12  # running tables that a person hosts
    address_running: int = 60  # and that all hosts of an address have
    address_sockets: int = 100
    person_sockets: int = 20
    waiting_tables: int = MOST_WAITING  # waiting tables that a person has opened or sits at

    @property
    def token_ms(self) -> int:
        return self.token_days * 24 * 60 * 60 * 1000
