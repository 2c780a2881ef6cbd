"""A session with the services and the publisher of a bot, on the database of a release."""

import sys
from ast import PyCF_ALLOW_TOP_LEVEL_AWAIT
from pathlib import Path
from typing import Any, Final

import pytest

from tables.state.change import Refused
from tests.data.databases import store_at, url_of
from tests.data.recorded_database import FOLDER
from tests.data.test_recorded import recorded_file
from tests.delivery.delivery_harness import DeliveryHarness
from tests.recorded import assert_recorded

__all__ = ["recorded_file"]

PROMPT: Final = ">>> "
SESSION: Final = Path(__file__).with_name("session.txt")


@pytest.mark.parametrize("recorded_file", [FOLDER / "2.0.0.sql"], indirect=True)
async def test_values_are_those_that_are_recorded(
    recorded_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line after a prompt is a statement of Python. Its value follows if it has one, or
    why it is refused.
    """
    found: list[str] = []
    monkeypatch.setattr(
        sys, "displayhook", lambda value: found.extend([repr(value)] * (value is not None))
    )
    async with store_at(url_of(recorded_file)) as store:
        harness = DeliveryHarness(store, monkeypatch)
        names: dict[str, Any] = {"house": harness, "store": store}
        for line in SESSION.read_text(encoding="utf-8").splitlines():
            if line.startswith(PROMPT):
                found.append(line)
                code = compile(
                    f"{line.removeprefix(PROMPT)}\n", SESSION, "single", PyCF_ALLOW_TOP_LEVEL_AWAIT
                )
                try:
                    if (awaitable := eval(code, names)) is not None:
                        await harness.during(awaitable)
                except Refused as refused:
                    found.append(repr(refused))
        await harness.close()
    assert_recorded("\n".join(found) + "\n", SESSION)
