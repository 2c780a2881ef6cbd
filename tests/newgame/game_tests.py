"""Pytest plugin that keeps only the tests a new game takes part in, and drops all others.

A test is kept if one of its parameters is a game named in `NEW_GAMES`, or if no parameter is a game
and its id begins with one of `WHOLE` (tests that go through all games in their code).
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from games import GAMES
from games.game import Game

NEW_GAMES = frozenset(os.environ["NEW_GAMES"].split())
WHOLE = tuple(os.environ["WHOLE"].split())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that do not concern the new games."""
    kept = [item for item in items if concerns_new_games(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def concerns_new_games(item: pytest.Item) -> bool:
    """Return whether a new game takes part in this test."""
    call = getattr(item, "callspec", None)
    if call is not None and (keys := set(keys_in(tuple(call.params.values())))):
        return bool(keys & NEW_GAMES)
    return item.nodeid.startswith(WHOLE)


def keys_in(value: Any) -> Iterator[str]:
    """Yield the keys of all games in a parameter, which may be a key, a game, or a tuple with
    such values.
    """
    if isinstance(value, tuple | list):
        for part in value:
            yield from keys_in(part)
    elif isinstance(value, Game):
        yield value.key
    elif isinstance(value, str) and value in GAMES:
        yield value
