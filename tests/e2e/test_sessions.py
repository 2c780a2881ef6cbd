"""A whole session over sockets, played by people whose direct messages are closed."""

from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import SLOWLY, evening
from tests.e2e.invariants import check_all
from tests.e2e.players import Player, arrive, seat_and_start, session

DEALS = 2


async def test_buki_with_my_hand_only(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, closed_dms=4, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        *people, watcher = await arrive(
            stack, playground.url, "Anna", "Béla", "Chloé", "Dragan", "Emi"
        )
        for guest in people:
            await guest.dms_open(open_=False)
        await seat_and_start(people, "buki", "buki")
        players = [
            Player(guest, "buki", 10 + seed, by_dm=False) for seed, guest in enumerate(people)
        ]
        await session(players, DEALS)
        await check_all(playground, bot, [*people, watcher], "buki", DEALS)
        for guest in people:
            assert guest.dms() == []
            assert sum(guest.words()("hand-lobby") in sentence for sentence in guest.told) == 1
