"""Tests of the delivery drive the clock themselves."""

from collections.abc import Callable, Mapping

from tests.delivery.driven_loop import DrivenLoop


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], DrivenLoop]]:
    """The loop that tests in here run in."""
    return {"driven": DrivenLoop}
