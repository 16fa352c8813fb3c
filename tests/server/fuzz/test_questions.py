"""Whatever the request, the server answers as its OpenAPI page says, and never fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.access.scenes import Cast, Scene
from tests.server.fuzz.membership import Membership
from tests.server.fuzz.questions import Questions
from tests.server.fuzz.serving import Watched

EXAMPLES = 4  # for each route, valid and invalid


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    made = Watched(tmp_path_factory.mktemp("questions"))
    yield made
    made.kill()


def scenes(cast: Cast) -> list[Scene]:
    kinds = (
        (is_public, status)
        for is_public in (True, False)
        for status in ("waiting", "running", "over")
    )
    return [Scene(cast, is_public, status) for is_public, status in kinds]


@pytest.mark.parametrize(
    ("caller", "examples"),
    [
        pytest.param("nobody", EXAMPLES // 2, id="nobody"),  # who is told so nearly everywhere
        pytest.param("host", EXAMPLES, id="host"),
        pytest.param("nobody", EXAMPLES * 4, id="long-nobody"),
        pytest.param("host", EXAMPLES * 4, id="long-host"),
    ],
)
def test_every_question_is_answered_as_the_page_says(
    server: Watched, caller: str, examples: int, record_property: Callable[[str, object], None]
) -> None:
    cast = Cast(server)
    questions = Questions(server, cast[caller].cookie)
    questions.ask_all(examples, questions.page)
    questions.ask_with_hints(examples, scenes(cast))
    assert list(questions.wrong.values()) == []
    assert server.errors() == []
    statuses = ", ".join(f"{n} x {status}" for status, n in sorted(questions.statuses.items()))
    record_property("counted", f"{questions.statuses.total()} questions, answered {statuses}")


def test_every_question_of_a_member_about_what_is_there_is_answered_as_the_page_says(
    server: Watched,
) -> None:
    member = Membership(server)
    questions = Questions(server, member.cookie)
    questions.ask_about(EXAMPLES, member.names)
    assert list(questions.wrong.values()) == []
    assert server.errors() == []
    assert questions.statuses[200] > EXAMPLES, "answers that are checked against their schemas"
