"""What a server allows, and where it stores."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

import satrap
from satrap.server.hall import AWAY_SECONDS
from satrap.server.places import MOST_WAITING
from satrap.server.rooms import KEEPING, Keeping
from satrap.server.throttle import Lines

WEB = Path(satrap.__file__).parent / "web"
LARGEST = 8192  # bytes of a request or of a message


class Settings(Struct, frozen=True):
    """Settings of a server; all but the store's place have good values.

    `slack` multiplies all limits. Rates are per second, with how many may come at once.
    """

    store: str | Path
    origins: tuple[str, ...] = ()  # pages of other addresses that may use this server
    proxies: tuple[str, ...] = ()  # who may say for whom, and by which scheme, a request comes
    hosts: tuple[str, ...] = ()  # names that the server answers to, beside this machine's own
    insecure: bool = False  # also who comes from the open Internet may come by plain http
    near: tuple[str, ...] = ()  # who may see the metrics, beside this machine
    web: Path = WEB  # where the built page lies, if there is one
    away_seconds: float = AWAY_SECONDS  # until others may let a bot play for somebody
    keeping: Keeping = KEEPING  # what may be in memory, and for how long
    token_days: int = 90  # a device that was not seen for so long is forgotten
    lobby_seconds: float = 300.0  # a table is listed until its host has been gone for so long
    public_hours: float = 24.0  # a public table that waits is closed after so long without an event
    private_hours: float = 168.0  # the same for a private one
    slack: float = 1.0
    address_rate: tuple[float, int] = (20, 400)
    crowd_rate: float = 15  # of all addresses together that ask a lot
    person_rate: tuple[float, int] = (20, 200)
    guest_rate: tuple[float, int] = (0.2, 50)  # new guests of an address
    link_rate: tuple[float, int] = (0.1, 20)  # links made by a person, and tried by an address
    table_rate: tuple[float, int] = (0.05, 30)  # new tables of a person
    word_rate: tuple[float, int] = (1, 8)  # what a person says
    address_word_rate: tuple[float, int] = (4, 32)  # what all people of an address say
    table_word_rate: tuple[float, int] = (5, 30)  # what players say at a table, and watchers there
    seat_rate: tuple[float, int] = (0.5, 60)  # how often people of an address sit down or leave
    record_rate: tuple[float, int] = (0.05, 10)  # records that are brought from an address
    socket_rate: tuple[float, int] = (5, 60)  # connections that an address begins
    board_rate: tuple[float, int] = (1, 30)  # boards of one's own that are drawn for an address
    note_rate: tuple[float, int] = (2, 60)  # notes that a person writes
    hint_rate: tuple[float, int] = (0.5, 30)  # hints that a person asks for
    analysis_rate: tuple[float, int] = (0.05, 20)  # analyses that somebody begins
    header_seconds: float = 10  # until the head of a request is here
    body_seconds: float = 20  # until its body is here
    closing_seconds: float = 10  # until the last answer of a connection is taken
    unread_seconds: float = 60  # until whatever waits to be taken is taken
    address_unread: int = 8 * 2**20  # bytes that wait to be taken by an address
    address_connections: int = 128  # of an address, and its requests at once through a proxy
    address_bodies: int = 8  # requests at once that bring more than a few kilobytes
    all_connections: int = 2048
    frame_rate: tuple[float, int] = (100, 1000)  # of an address, over all of its WebSockets
    queued_messages: int = 32  # of a WebSocket that are not looked at yet
    refusal_rate: tuple[float, int] = (5, 200)  # refusals; who goes on is kept out for a while
    shut_seconds: float = 10  # for how long; slack changes nothing here
    log_lines: Lines = Lines()
    person_running: int = 12  # tables that a person lets run at once
    address_running: int = 60  # and all hosts at an address
    address_sockets: int = 100
    person_sockets: int = 20
    waiting_tables: int = (
        MOST_WAITING  # tables that wait, opened by a person or with a seat for them
    )

    @property
    def token_ms(self) -> int:
        return self.token_days * 24 * 60 * 60 * 1000
