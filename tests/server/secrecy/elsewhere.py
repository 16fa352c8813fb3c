"""What can be asked away from the table: news, home, profiles, tournaments, one's archive."""

from __future__ import annotations

from tests.server.secrecy.course import TABLE
from tests.server.secrecy.probes import Probe

NEWS = "/api/me/news/ws"
ARCHIVE = "/api/me/export"

PROBES = tuple(
    Probe(name, "GET", path)
    for name, path in {
        "my news": "/api/me/news",
        "my notices": "/api/me/notices",
        "my rests": "/api/me/rests",
        "my archive": ARCHIVE,
        "whom I follow": "/api/me/followed",
        "my ties": "/api/me/ties",
        "my reports": "/api/me/reports",
        "my manners": "/api/me/manners",
        "my keys": "/api/me/keys",
        "my account": "/api/me/account",
        "home": "/api/me/home",
        "a member": "/api/people/Ana",
        "two members": "/api/people/Ana/against/Ben",
        "ratings of a member": "/api/people/Ben/ratings",
        "results": "/api/results",
        "results of a member": "/api/results?player=Ana",
        "leaders": "/api/ratings?game={game}&seats={seats}",
        "ratings of the table": f"{TABLE}/ratings?link={{link}}",
        "members at the table": f"{TABLE}/people?link={{link}}",
        "tournaments": "/api/tournaments",
        "a tournament": "/api/tournaments/{cup}",
    }.items()
)

UNASKED = {  # requests that show nothing of a table, each with its reason
    "GET /api": "a page about the API, the same for all",
    "GET /api/page.css": "a file",
    "GET /api/openapi.json": "made when the server starts",
    "GET /api/games": "the games, the same for all",
    "GET /api/health": "says that the server is well",
    "GET /api/boards/{game}/{name}": "boards that come with the games, or that somebody has sent",
    "GET /art/{name}": "a file",
    "GET /assets/{path:path}": "a file",
    "GET /{path:page}": "a file",
    "GET /api/sign-in": "how one can sign in, the same for all",
    "GET /api/unsubscribe/{token}": "a page with a button, the same for all tokens",
    "GET /api/admin/jobs": "for operators",
    "GET /api/admin/people": "for operators, who may see everything",
    "GET /api/admin/people/{who}/tables": "for operators, who may see everything",
    "GET /api/admin/penalties": "for operators",
    "GET /api/admin/reports": "for operators",
    "GET /api/admin/tables": "for operators",
    "GET /api/admin/trail": "for operators",
}
