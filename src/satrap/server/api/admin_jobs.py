"""Jobs, as operators see them: what is due, what keeps failing, and with which error."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request

from satrap.server.api.admin import operator
from satrap.server.api.routes import Routes
from satrap.server.jobs import Failure
from satrap.server.storing import storing

routes = Routes()


class JobRow(Struct, frozen=True):
    """A job: what for, when it is due (ms), and how often it has failed."""

    kind: str
    key: str
    due: int
    tries: int


class JobsPage(Struct, frozen=True):
    """The jobs that fall due next, and what has failed since the server was started."""

    rows: list[JobRow]
    failures: list[Failure]


@routes.add("GET /admin/jobs")
async def jobs(request: Request, failing: bool = False) -> JobsPage:
    """List the jobs that fall due next, or only those that have failed; and the last errors."""
    state, _ = operator(request)
    with storing():
        found = await state.jobs.list(is_failing=failing)
    rows = [JobRow(each.kind, each.key, each.due, each.tries) for each in found]
    return JobsPage(rows, list(state.jobs.failures)[::-1])
