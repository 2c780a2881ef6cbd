"""New DM channels are paced, capped by hour and day, and paused when Discord refuses one."""

from types import SimpleNamespace

import discord
import pytest

from delivery.discord_api.new_dms import PAUSE, NewDms
from tables.state.default_settings import DAY, HOUR
from tests.delivery.driven_loop import driven
from tests.delivery.memory import Memory

QUICK = 1_000_000


class Watch:
    """A clock that stands still until it is set."""

    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


async def opening() -> int:
    return 7


async def objection() -> int:
    raise discord.Forbidden(SimpleNamespace(status=403, reason="no"), {"code": 40003, "message": "no"})  # type: ignore[arg-type]


async def wait(dms: NewDms) -> float:
    """Return the seconds until a channel may be opened; 0 if it has been opened."""
    await driven().advance(1)  # the pace
    try:
        assert await dms.open(opening) == 7
    except discord.RateLimited as later:
        return later.retry_after
    return 0


async def test_so_many_an_hour_and_a_day() -> None:
    watch = Watch()
    dms = NewDms(Memory(), watch, QUICK, 3, 5)
    assert [await wait(dms) for _ in range(4)] == [0, 0, 0, HOUR / 1000]
    watch.now += HOUR
    assert [await wait(dms) for _ in range(3)] == [0, 0, (DAY - HOUR) / 1000]
    watch.now += DAY - HOUR
    assert await wait(dms) == 0


async def test_none_at_all_where_discord_objects() -> None:
    watch = Watch()
    dms = NewDms(Memory(), watch, QUICK, 100, 100)
    with pytest.raises(discord.RateLimited):
        await dms.open(objection)
    watch.now += PAUSE - 1
    assert await wait(dms) == 0.001
    watch.now += 1
    assert await wait(dms) == 0


async def test_a_process_that_starts_again_knows() -> None:
    watch, memory = Watch(), Memory()
    before = NewDms(memory, watch, QUICK, 2, 100)
    assert [await wait(before) for _ in range(2)] == [0, 0]
    assert await wait(NewDms(memory, watch, QUICK, 2, 100)) == HOUR / 1000
    watch.now += HOUR
    await driven().advance(1)
    with pytest.raises(discord.RateLimited):
        await NewDms(memory, watch, QUICK, 2, 100).open(objection)
    assert await wait(NewDms(memory, watch, QUICK, 2, 100)) == PAUSE / 1000
