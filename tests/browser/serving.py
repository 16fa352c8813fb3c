"""`satrap` with a fixed seed and one more game, the toy, which the page does not know."""

from __future__ import annotations

import pytest

from satrap.cli import main
from satrap.server import opening
from tests.browser.chance import fix
from tests.offered import offer
from tests.toy import TOY


def serve() -> None:
    offer(pytest.MonkeyPatch(), TOY)
    fix(opening)
    main()
