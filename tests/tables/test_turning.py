"""The turning point of a session, for the message of its end."""

import asyncio
from functools import partial
from typing import Any

from delivery.publish import channel_messages
from delivery.publish.channel_messages import look_up_turning_point
from tables.history.replay import Company
from tables.views.table_views import public_table
from tests.tables.table_harness import ANN, TableHarness


class Asked:
    """A mentor who is heard."""

    looks_back = True

    def __init__(self, *found: tuple[str, Company], slow: bool = False) -> None:
        self.found, self.slow = found, slow
        self.asked: list[tuple[Any, ...]] = []

    async def look_back(self, table: Any, log: Any, deal: int, seats: Any) -> Any:
        self.asked.append((table.id, len(log), deal, seats))
        if self.slow:
            await asyncio.Event().wait()
        return self.found


async def test_what_mattered_most_in_the_deal_that_decided(
    harness: TableHarness, monkeypatch: Any
) -> None:
    table_id = await harness.started("tendler", 1, 2)
    playing = await harness.tables.load(table_id)
    await harness.deal(table_id)
    await harness.tables.close(table_id, ANN)
    table = await harness.tables.load(table_id)
    sitting = Company((ANN, None, None), frozenset(), {})
    mentor = Asked(("most", sitting), ("less", sitting))
    look_up: Any = partial(look_up_turning_point, harness.store)
    assert (await look_up(mentor, playing), await look_up(mentor, table)) == (
        None,
        (1, "most", public_table(table)),
    )
    assert mentor.asked == [(table_id, 1, 1, (0,))]
    mentor = Asked()
    assert await look_up(mentor, table) is None
    monkeypatch.setattr(channel_messages, "LOOKUP_TIMEOUT", 0.01)
    mentor = Asked(slow=True)
    assert await look_up(mentor, table) is None
    mentor.looks_back = False  # in a house where nothing is tried out nothing is asked
    monkeypatch.setattr(mentor, "look_back", None)
    assert (await look_up(mentor, table), await look_up(None, table)) == (None, None)
