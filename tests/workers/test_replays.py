"""Replays are drawn by a drawing process between other pictures, and begun again if it dies."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.store import open_store
from delivery.workers.picture_pool import PicturePool
from delivery.workers.replay_jobs import ReplayOrder
from locales.catalogues import load
from renderer.drawing.theme import DEFAULT_STYLE
from renderer.replay_animation import MAX_BYTES
from renderer.scene import Picture
from tables.state.log_items import pack_page
from tests.renderer.samples.game_views import all_tables
from tests.tables.table_harness import TableHarness

# all jobs of a process come from one event loop
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
async def order(tmp_path: Path) -> ReplayOrder:
    """The first deal of a table, played to its end."""
    store = await open_store(f"sqlite:///{tmp_path}/kaffeehaus.sqlite3")
    harness = TableHarness(store)
    table = await harness.deal(await harness.started("austrian-block", 1, 1))
    log = [pack_page(page) async for page in store.tables.log_pages(table.id)]
    await store.close()
    return ReplayOrder(table, log, 1, people={}, locale="en", style=DEFAULT_STYLE)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def processes() -> AsyncIterator[PicturePool]:
    pool = PicturePool(1)
    yield pool
    await pool.close()


@pytest.mark.full
async def test_other_pictures_do_not_wait_for_it(
    order: ReplayOrder, processes: PicturePool
) -> None:
    finished: list[str] = []

    async def note(name: str, picture: Picture | None) -> None:
        finished.append(name if picture else "nothing")

    async def draw_replay() -> None:
        await note("replay", await processes.draw_replay(order, MAX_BYTES))

    async def draw_tables() -> None:
        for name, scene in list(all_tables(load().of("en")).items())[:3]:
            await note(name, await processes.draw(scene))

    await processes.warm_up({})
    await asyncio.gather(draw_replay(), draw_tables())
    assert len(finished) == 4
    assert finished[-1] == "replay"
