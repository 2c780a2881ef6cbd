"""New DM channels are paced, capped by hour and day, and paused when Discord refuses one."""

import asyncio
from itertools import count
from types import SimpleNamespace

import discord
import pytest

from delivery.discord_api.new_dms import PAUSE, NewDms
from tables.state.default_settings import DAY, HOUR
from tests.delivery.driven_loop import driven
from tests.delivery.memory import Memory
from tests.tables.table_harness import ANN, BEN, CAT, GUILD, Watch

QUICK = 1_000_000
STRANGERS = count(1000)  # user ids


async def opening() -> int:
    return 7


async def objection() -> int:
    raise discord.Forbidden(
        SimpleNamespace(status=403, reason="no"), {"code": 40003, "message": "no"}
    )  # type: ignore[arg-type]


def new_dms(
    watch: Watch,
    per_hour: int,
    per_day: int,
    *,
    servers: int = 1,
    memory: Memory | None = None,
    per_second: float = QUICK,
) -> NewDms:
    """Return the limits of a process."""
    return NewDms(
        memory or Memory(),
        watch,
        mark=str,
        servers=lambda: servers,
        per_second=per_second,
        per_hour=per_hour,
        per_day=per_day,
    )


async def wait(dms: NewDms, user: int | None = None, guild: int = GUILD) -> float:
    """Return the seconds until a channel may be opened; 0 if it has been opened.

    Without a `user` it is to somebody new.
    """
    await driven().advance(1)  # the pace
    try:
        assert await dms.open(next(STRANGERS) if user is None else user, guild, opening) == 7
    except discord.RateLimited as later:
        return later.retry_after
    return 0


async def test_so_many_an_hour_and_a_day() -> None:
    watch = Watch()
    dms = new_dms(watch, 3, 5)
    assert [await wait(dms) for _ in range(4)] == [0, 0, 0, HOUR / 1000]
    watch.now += HOUR
    assert [await wait(dms) for _ in range(3)] == [0, 0, (DAY - HOUR) / 1000]
    watch.now += DAY - HOUR
    assert await wait(dms) == 0


async def test_nobody_waits_for_the_pace_of_a_cap_that_has_been_reached() -> None:
    """A hundred tables are dealt at once; three channels may be opened, one each second."""
    dms = new_dms(Watch(), 3, 5, per_second=1)
    tries = [asyncio.create_task(dms.open(next(STRANGERS), GUILD, opening)) for _ in range(100)]
    await driven().advance(4)
    assert all(task.done() for task in tries)
    assert sum(task.exception() is None for task in tries) == 3


async def test_a_server_takes_half_of_them_at_most() -> None:
    dms = new_dms(Watch(), 5, 100, servers=2)
    assert [await wait(dms) for _ in range(4)] == [0, 0, 0, HOUR / 1000]
    assert [await wait(dms, guild=GUILD + 1) for _ in range(2)] == [0, HOUR / 1000], (
        "half of the two that are left"
    )


async def test_who_refuses_messages_is_left_in_peace_for_a_while() -> None:
    watch = Watch()
    dms = new_dms(watch, 5, 5)
    for _ in range(3):
        assert not dms.refuses(ANN)
        dms.note_refusal(ANN)
    assert (dms.refuses(ANN), dms.refuses(BEN)) == (True, False)
    watch.now += HOUR
    assert not dms.refuses(ANN)


async def test_none_at_all_where_discord_objects() -> None:
    watch = Watch()
    dms = new_dms(watch, 100, 100)
    with pytest.raises(discord.RateLimited):
        await dms.open(ANN, GUILD, objection)
    watch.now += PAUSE - 1
    assert await wait(dms) == await wait(dms, user=ANN) == 0.001
    watch.now += 1
    assert await wait(dms) == 0


async def test_a_process_that_starts_again_knows() -> None:
    watch, memory = Watch(), Memory()
    before = new_dms(watch, 2, 100, memory=memory)
    assert [await wait(before, user=user) for user in (ANN, BEN)] == [0, 0]
    assert await wait(new_dms(watch, 2, 100, memory=memory)) == HOUR / 1000
    assert await wait(new_dms(watch, 2, 100, memory=memory), user=ANN) == 0
    watch.now += HOUR
    await driven().advance(1)
    with pytest.raises(discord.RateLimited):
        await new_dms(watch, 2, 100, memory=memory).open(CAT, GUILD, objection)
    assert await wait(new_dms(watch, 2, 100, memory=memory)) == PAUSE / 1000
