"""Settings for all tests."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.scheduling import Together, chosen, rank

settings.register_profile(
    "satrap",
    deadline=None,
    derandomize=True,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("satrap")


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "which tests run that plant a fault for others to find"
    parser.addoption("--planted", choices=["all", "some", "only"], default="all", help=told)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not asked for, and begin with the longest tests."""
    runs = chosen([item.nodeid for item in items], config.getoption("--planted"))
    left_out = [item for item, is_run in zip(items, runs, strict=True) if not is_run]
    items[:] = [item for item, is_run in zip(items, runs, strict=True) if is_run]
    config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: rank(item.nodeid))


def pytest_collection_finish() -> None:
    """Leave what is loaded now out of later garbage collections: that saves a twentieth."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Distribute tests as `scheduling` says, if they are distributed by group."""
    if config.getvalue("dist") != "loadgroup":
        return None
    return Together(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests counted (`record_property("counted", ...)`)."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "counted" and report.when == "call":
                terminalreporter.write_line(f"{report.nodeid.split('::')[-1]}: {value}")
