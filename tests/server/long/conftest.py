"""One server for all long tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.api.people import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("long"))
    yield made
    made.kill()
