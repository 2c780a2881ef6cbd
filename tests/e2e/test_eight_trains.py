"""Mexican Train with eight people over sockets, to its end: the largest table there is.

Some have closed direct messages.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from games import GAMES
from tests.e2e.house import SLOWLY, evening
from tests.e2e.parties import check, gathered
from tests.e2e.players import over

GAME = "mexican-train"
BY_DM = (True, False, True, True, False, True, True, False)


@pytest.mark.long
async def test_eight_people_play_mexican_train_to_its_end(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, closed_dms=BY_DM.count(False), **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        (party,) = await gathered(stack, playground, {GAME: BY_DM})
        table = await party.opened()
        async with asyncio.TaskGroup() as group:
            for player in party.players:
                group.create_task(player.play())
        await party.host.until(lambda: over(party.host.table(GAME)))
        row = await check(bot, party, table)
        assert row.deals == 1
        seen = GAMES[GAME].view(row.state, None)
        assert len(seen.seats) == len(BY_DM) == GAMES[GAME].players[-1]
        for guest in party.guests:
            await guest.until(lambda guest=guest: over(guest.table(GAME)))  # type: ignore[misc]
