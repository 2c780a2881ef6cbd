"""The turning point of a session, for the message of its end."""

import asyncio
from types import SimpleNamespace
from typing import Any

from delivery.publish import turning_point_lookup
from delivery.publish.turning_point_lookup import turned
from tests.tables.table_harness import ANN, TableHarness


class Asked:
    """A mentor who is heard."""

    looks_back = True

    def __init__(self, *found: str, slow: bool = False) -> None:
        self.found, self.slow = found, slow
        self.asked: list[tuple[Any, ...]] = []

    async def look_back(self, table: Any, log: Any, deal: int, seats: Any) -> Any:
        self.asked.append((table.id, len(log), deal, seats))
        if self.slow:
            await asyncio.Event().wait()
        return self.found


async def test_what_mattered_most_in_the_deal_that_decided(harness: TableHarness, monkeypatch: Any) -> None:
    table_id = await harness.started("tendler", 1, 2)
    playing = await harness.tables.load(table_id)
    await harness.deal(table_id)
    await harness.tables.close(table_id, ANN)
    table = await harness.tables.load(table_id)
    mentor = Asked("most", "less")
    composer: Any = SimpleNamespace(mentor=mentor, store=harness.store)
    assert await turned(composer, playing) is None
    assert await turned(composer, table) == (1, "most")
    assert mentor.asked == [(table_id, 1, 1, (0,))]
    composer.mentor = Asked()
    assert await turned(composer, table) is None
    monkeypatch.setattr(turning_point_lookup, "PATIENCE", 0.01)
    composer.mentor = Asked("late", slow=True)
    assert await turned(composer, table) is None
    composer.mentor.looks_back = False  # in a house where nothing is tried out nothing is asked
    monkeypatch.setattr(composer.mentor, "look_back", None)
    assert await turned(composer, table) is None
    composer.mentor = None
    assert await turned(composer, table) is None
