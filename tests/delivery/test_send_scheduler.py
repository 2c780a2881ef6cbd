"""The scheduler draws nothing before it can be sent, serves urgent messages first, and lets none
wait for ever.
"""

import asyncio
from collections.abc import Callable

import pytest

from delivery.discord_api.send_scheduler import DUE_AFTER, Demand, Priority, SendScheduler
from tests.delivery.driven_loop import driven, settle

PLENTY = 1000


class Crowd:
    """Waiters; `came` lists their names in the order of the grants."""

    def __init__(self, scheduler: SendScheduler) -> None:
        self.scheduler = scheduler
        self.came: list[str] = []

    def wants(self, name: str, *demands: Demand, after: float = 0.0) -> asyncio.Task[None]:
        """Draw for so many seconds, and send.

        Further demands replace the first one while it waits.
        """

        async def work() -> None:
            grant = self.scheduler.grant(demands[0])
            for demand in demands[1:]:
                grant.update(demand)
            async with grant:
                self.came.append(name)
                await asyncio.sleep(after)
                if demands[0].is_rate_limited:
                    await self.scheduler.request()

        return asyncio.create_task(work())


@pytest.fixture
def crowd() -> Callable[[float, int], Crowd]:
    return lambda per_second, places: Crowd(SendScheduler(per_second, places))


AWAITED, TABLE, OTHER = (
    Demand(Priority.AWAITED_HAND),
    Demand(Priority.TABLE),
    Demand(Priority.OTHER_HAND),
)


async def test_what_is_not_rate_limited_waits_for_no_request(
    crowd: Callable[[float, int], Crowd],
) -> None:
    people = crowd(1.0, PLENTY)
    people.wants("now", TABLE)
    people.wants("limited", AWAITED)
    people.wants("with a token", Demand(Priority.OTHER_HAND, is_rate_limited=False))
    await settle()
    assert people.came == ["now", "with a token"]


async def test_a_grant_that_is_not_used_is_returned(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, 1)
    for _ in range(20):  # nothing to show
        async with people.scheduler.grant(TABLE):
            pass
    began = driven().time()
    await people.scheduler.request()
    assert driven().time() == began
    waiting = asyncio.create_task(people.scheduler.request())
    await driven().advance(0.9)
    assert not waiting.done()
    await driven().advance(0.2)
    assert waiting.done()


async def test_a_cancelled_waiter_leaves_the_queue(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, 1)
    people.wants("first", TABLE)
    gone = people.wants("gone", TABLE)
    people.wants("last", OTHER)
    await settle()
    gone.cancel()
    await driven().advance(2.1)
    assert (people.came, people.scheduler.free_drawing_slots) == (["first", "last"], 1)


async def test_a_waiter_that_becomes_urgent_comes_sooner_and_never_later(
    crowd: Callable[[float, int], Crowd],
) -> None:
    people = crowd(1.0, PLENTY)
    for name in "abc":
        people.wants(name, TABLE)
    people.wants("hurried", OTHER, AWAITED, OTHER)
    await driven().advance(5)
    assert people.came == ["a", "hurried", "b", "c"]


async def test_a_server_with_many_tables_makes_its_own_messages_late_only(
    crowd: Callable[[float, int], Crowd],
) -> None:
    people = crowd(10.0, PLENTY)
    busy, quiet = Demand(Priority.TABLE, server=1), Demand(Priority.TABLE, server=2)
    for number in range(40):  # four seconds of requests
        people.wants(f"busy {number}", busy)
    await driven().advance(1)
    for number in range(3):
        people.wants(f"quiet {number}", quiet)
    # tables of the same server do not delay it
    people.wants("awaited", Demand(Priority.AWAITED_HAND, server=1))
    await driven().advance(1)
    assert people.came.index("awaited") < people.came.index("quiet 0")
    assert people.came.index("quiet 2") < 22
    await driven().advance(3)
    assert len(people.came) == 44


async def test_a_waiter_is_overtaken_for_some_seconds_only(
    crowd: Callable[[float, int], Crowd],
) -> None:
    people = crowd(1.0, PLENTY)
    people.wants("now", OTHER)
    await settle()
    people.wants("patient", OTHER)
    limit = DUE_AFTER[Priority.OTHER_HAND] - DUE_AFTER[Priority.AWAITED_HAND]
    for _ in range(2 * round(limit)):  # as many urgent ones as can be sent
        people.wants("awaited", AWAITED)
        await driven().advance(1)
    assert limit - 1 <= people.came.index("patient") <= limit + 2
