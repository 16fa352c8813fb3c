"""Settings for all tests."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.scheduling import Case, Together, rank, usual
from tests.scratch import keep_in_memory

settings.register_profile(
    "satrap",
    deadline=None,
    derandomize=True,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("satrap")


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "which tests run: all, those that usually do, or the rest of them"
    parser.addoption("--part", choices=["all", "usual", "rest"], default="all", help=told)


def pytest_configure() -> None:
    keep_in_memory()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not asked for, and begin with the longest tests."""
    part = config.getoption("--part")
    is_usual = usual([Case(item.nodeid, _values(item)) for item in items])
    wanted = [part == "all" or each == (part == "usual") for each in is_usual]
    left_out = [item for item, is_run in zip(items, wanted, strict=True) if not is_run]
    items[:] = [item for item, is_run in zip(items, wanted, strict=True) if is_run]
    config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: rank(item.nodeid))


def _values(item: pytest.Item) -> dict[str, str]:
    """Return what a test is given, by the names of its parameters."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return {name: repr(value) for name, value in params.items()}


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
