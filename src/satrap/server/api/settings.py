"""What a server allows, and where it stores."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

import satrap
from satrap.server.hall import AWAY_SECONDS

WEB = Path(satrap.__file__).parent / "web"
LARGEST = 8192  # bytes of a request or of a message


class Settings(Struct, frozen=True):
    """Settings of a server; all but the store's place have good values.

    `slack` multiplies all limits. Rates are per second, with how many may come at once.
    """

    store: str | Path
    origins: tuple[str, ...] = ()  # pages of other addresses that may use this server
    proxies: tuple[str, ...] = ()  # who may say for whom, and by which scheme, a request comes
    near: tuple[str, ...] = ()  # who may see the metrics, beside this machine
    web: Path = WEB  # where the built page lies, if there is one
    away_seconds: float = AWAY_SECONDS  # until others may let a bot play for somebody
    slack: float = 1.0
    address_rate: tuple[float, int] = (50, 400)
    person_rate: tuple[float, int] = (20, 200)
    guest_rate: tuple[float, int] = (0.2, 50)  # new guests of an address
    link_rate: tuple[float, int] = (0.1, 20)  # links made by a person, and tried by an address
    table_rate: tuple[float, int] = (0.05, 30)  # new tables of a person
    board_rate: tuple[float, int] = (1, 30)  # boards of one's own that are drawn for an address
    note_rate: tuple[float, int] = (2, 60)  # notes that a person writes
    hint_rate: tuple[float, int] = (0.5, 30)  # hints that a person asks for
    analysis_rate: tuple[float, int] = (0.05, 20)  # analyses that somebody begins
    address_sockets: int = 100
    person_sockets: int = 20
