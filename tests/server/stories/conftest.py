"""One server for all stories; anyone who disconnects counts as gone immediately."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.api.people import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("stories"), 1000, "--away", "0.2")
    yield made
    made.kill()
