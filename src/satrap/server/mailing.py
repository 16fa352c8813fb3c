"""Letters about notices: one, or many in one letter; each says how to get no more of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from satrap.core.language import say
from satrap.core.text import Text, text
from satrap.server.mail import Letter
from satrap.server.store.outbox import Parcel
from satrap.server.store.targets import Target
from satrap.server.wording import facts

LEAVING: Final = "/api/unsubscribe/"  # where a letter says that no more are wanted
_TEXT: Final = msgspec.json.Decoder(Text)


def letter(target: Target, to: str, parcels: Sequence[Parcel], zone: str) -> Letter:
    """Return a letter about some notices; sent twice, it is the same letter."""
    told = [_TEXT.decode(each.words) for each in parcels]
    said = [say(each, target.language) for each in told]
    below = [facts(each, target.language, zone) for each in told]
    links = [target.given.origin + each.path for each in parcels]
    leaving = target.given.origin + LEAVING + target.address
    settings = target.given.origin + "/settings/notices"
    key = "notices-subject" if len(parcels) > 1 else ""
    subject = _say(key, target, count=len(parcels)) if key else said[0]
    lines = [
        "\n".join((each, *more, link)) for each, more, link in zip(said, below, links, strict=True)
    ]
    foot = _say("notices-foot", target) + f"\n{settings}\n\n" + _say("notices-leave", target)
    return Letter(
        to,
        subject,
        "\n\n".join([*lines, f"-- \n{foot}\n{leaving}"]) + "\n",
        {
            "List-Unsubscribe": f"<{leaving}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
        "notice-" + parcels[-1].notice,
    )


def _say(key: str, target: Target, **values: int) -> str:
    return say(text(key, **values), target.language)
