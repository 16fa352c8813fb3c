"""What has yet to go out, in SQL: which notice to which browser, mailbox or service, and when.

A push that may have been shown is closed where it was once its notice is taken back; a mail or a
message to a service is only cancelled.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from satrap.server.store import jobs
from satrap.server.store.attempts import Work
from satrap.server.store.notices_schema import notices, outbox, targets
from satrap.server.store.targets import (
    Target,
    is_signed_in,
    live_targets,
    remove,
    target_of,
)
from satrap.server.store.tastes import taste_of
from satrap.server.tastes import ASKING, WATCHED, due, is_off, not_before

DELIVER, CLOSE = "deliver", "close"  # the kinds of jobs: their key is the target


_CLOSING: Final = outbox.c.closing.is_not(None)
_UNSENT: Final = outbox.c.sent.is_(None) & outbox.c.closing.is_(None)


class Parcel(msgspec.Struct, frozen=True):
    """A notice on its way to a target; if it is `closing`, it is taken back there."""

    notice: str
    kind: str
    tag: str
    path: str
    words: str
    at: int
    due: int
    tries: int
    closing: int | None


def queue(
    connection: Connection, notice: str, shown: Collection[str] = (), *, is_seen: bool = False
) -> None:
    """Let a new notice go out as its person wants; `shown` is where the one before may be seen.

    If it is seen already, that one is only closed; unless it wants an answer: then it goes out if
    none has come after a while.
    """
    row = connection.execute(select(notices).where(notices.c.id == notice)).one()
    found = live_targets(connection, row.person)
    if not found:
        return
    taste = taste_of(connection, row.person)
    for target in found:
        is_shown = target.id in shown
        if is_off(taste, target.channel, row.kind) or (is_seen and row.kind not in ASKING):
            if is_shown:
                _add(connection, notice, target.id, row.at, is_shown, row.at)
            continue
        when = due(taste, target.channel, row.at + (WATCHED if is_seen else 0), row.kind)
        _add(connection, notice, target.id, when, is_shown, None)


def plan_again(connection: Connection, person: str) -> None:
    """Let what has yet to go out follow what its person wants now."""
    taste, found = taste_of(connection, person), live_targets(connection, person)
    for target in found:
        columns = (notices.c.id, notices.c.kind, notices.c.at, notices.c.seen, outbox.c.tries)
        query = select(*columns).join(outbox, outbox.c.notice == notices.c.id)
        here = outbox.c.target == target.id
        for row in connection.execute(query.where(here & _UNSENT)).all():
            which = here & (outbox.c.notice == row.id)
            if is_off(taste, target.channel, row.kind) and not row.tries:
                connection.execute(delete(outbox).where(which))
                continue
            is_watched = row.seen is not None and not is_off(taste, "page", row.kind)
            at = row.at + (WATCHED if is_watched else 0)
            when = due(taste, target.channel, at, row.kind)
            connection.execute(update(outbox).where(which).values(due=when))
        wake(connection, target.id)


def _add(
    connection: Connection, notice: str, target: str, due: int, is_shown: bool, closing: int | None
) -> None:
    row = {"notice": notice, "target": target, "due": due, "tries": int(is_shown)}
    connection.execute(insert(outbox), {**row, "sent": None, "closing": closing})
    wake(connection, target)


def wake(connection: Connection, target: str) -> None:
    """See to it that somebody comes when something is due for a target."""
    found = target_of(connection, target)
    for kind, which in ((DELIVER, _UNSENT), (CLOSE, _CLOSING)):
        first = select(func.min(outbox.c.due)).where((outbox.c.target == target) & which)
        soonest: int | None = connection.scalar(first)
        if soonest is None or found is None:
            jobs.drop(connection, kind, target)
        else:
            jobs.put(connection, kind, target, max(soonest, found.after or 0))


def wake_all(connection: Connection) -> None:
    """The same for everything that waits, after the server has started."""
    waiting = select(outbox.c.target).where(_UNSENT | _CLOSING)
    for target in connection.scalars(waiting.distinct()).all():
        wake(connection, target)


def replace(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Forget notices that newer ones replace; return the targets where they may be shown."""
    shown = shown_at(connection, ids)
    connection.execute(delete(outbox).where(outbox.c.notice.in_(ids)))
    return shown


def take_back(connection: Connection, ids: Sequence[str], at: int) -> None:
    """Cancel notices that did not go out, and close those that may be shown somewhere."""
    which = outbox.c.notice.in_(ids)
    for target in shown_at(connection, ids):
        change = update(outbox).where(which & (outbox.c.target == target))
        connection.execute(change.values(closing=at, due=at))
        wake(connection, target)
    connection.execute(delete(outbox).where(which & outbox.c.closing.is_(None)))


def shown_at(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Return the targets where notices may be shown."""
    pushed = select(outbox.c.target).join(targets, targets.c.id == outbox.c.target)
    shown = outbox.c.notice.in_(ids) & (outbox.c.tries > 0) & (targets.c.channel == "push")
    return sorted(set(connection.scalars(pushed.where(shown))))


def take(
    connection: Connection, target: str, at: int, kind: str = DELIVER
) -> tuple[Target, list[Parcel]] | None:
    """Return what is due for a target, and note that it is tried now: it may be shown from now on.

    Mail takes everything along that waits, if anything is due. What is late, because it was not
    taken or the server was down, waits for the end of quiet hours.
    """
    found = target_of(connection, target)
    if found is None or found.ended is not None or (found.after or 0) > at:
        return None
    if not is_signed_in(connection, found):
        remove(connection, found.id)
        return None
    waiting = (_CLOSING if kind == CLOSE else _UNSENT) & (outbox.c.target == target)
    columns = (notices.c.id, notices.c.kind, notices.c.tag, notices.c.path, notices.c.words)
    more = (notices.c.at, outbox.c.due, outbox.c.tries, outbox.c.closing)
    query = select(*columns, *more).join(outbox, outbox.c.notice == notices.c.id).where(waiting)
    parcels = [Parcel(*row) for row in connection.execute(query.order_by(notices.c.at))]
    if not any(each.due <= at for each in parcels):
        return found, []
    if kind == DELIVER and _is_quiet(connection, found, at):
        return found, []
    chosen = [each for each in parcels if found.channel == "mail" or each.due <= at]
    tried = outbox.c.notice.in_([each.notice for each in chosen]) & (outbox.c.target == target)
    connection.execute(update(outbox).where(tried).values(tries=outbox.c.tries + 1))
    return found, chosen


def _is_quiet(connection: Connection, target: Target, at: int) -> bool:
    """Say whether somebody wants to hear nothing now; if so, let what is due wait for the end."""
    until = not_before(taste_of(connection, target.person), target.channel, at)
    if until > at:
        late = _UNSENT & (outbox.c.target == target.id) & (outbox.c.due <= at)
        connection.execute(update(outbox).where(late).values(due=until))
    return until > at


def note_sent(target: Target, done: Sequence[Parcel], at: int) -> Work[None]:
    """Note what has arrived. A push stays in the outbox until it is taken back."""

    def write(connection: Connection) -> None:
        for each in done:
            which = (outbox.c.notice == each.notice) & (outbox.c.target == target.id)
            if target.channel != "push" or each.closing is not None:
                connection.execute(delete(outbox).where(which))
            else:
                connection.execute(update(outbox).where(which).values(sent=at))
        change = update(targets).where(targets.c.id == target.id)
        connection.execute(change.values(silent=None, after=None))

    return write


def put_off(target: str, until: int, silent: int | None) -> Work[None]:
    """Try a target again later; `silent` is since when it has not answered."""
    change = update(targets).where(targets.c.id == target).values(after=until, silent=silent)
    return lambda connection: connection.execute(change).close()


def give_up(target: str, at: int) -> Work[None]:
    """Send nothing more to a target; its person sees that."""

    def write(connection: Connection) -> None:
        connection.execute(update(targets).where(targets.c.id == target).values(ended=at))
        connection.execute(delete(outbox).where(outbox.c.target == target))

    return write
