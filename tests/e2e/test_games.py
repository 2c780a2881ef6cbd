"""Tests of every game over sockets, from /play to the final result.

Players press any legal action that their hands offer; some have closed direct messages, some leave.
All games are played side by side, each in its own channel, by two people and as many computer
players as it takes. A match of many deals is played by one person against computer players, which
takes a third of the time, and with one kind of hand.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from tables.state.phases import Presence
from tests.e2e.forked_bots import hatch_in_a_hurry
from tests.e2e.house import SLOWLY, evening
from tests.e2e.parties import EVERY_GAME, SHORT, Party, check, gathered
from tests.e2e.players import labels, over

BOTH = (True, False)  # two people
AT_ONCE = 3  # tables: more only wait for each other
# those with the longest matches first
EVERY = sorted(EVERY_GAME, key=lambda game: [*SHORT, game].index(game))
# Up to thirty deals, and whether they are played in direct messages. A player's third absence ends
# the session.
LONG = {
    **dict.fromkeys(("pulle", "latin", "draw", "all-fives", "bergen"), (True,)),
    **dict.fromkeys(("hungarian", "cuban", "block", "matador", "sebastopol"), (False,)),
}


async def test_every_game_to_its_end(tmp_path: Path) -> None:
    """Play each game with one player in direct messages and one whose direct messages are
    closed.
    """
    people = {game: LONG.get(game, BOTH) for game in EVERY}
    closed = sum(by_dm.count(False) for by_dm in people.values())
    async with (
        evening(tmp_path, closed_dms=closed, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        parties = await gathered(stack, playground, people)
        room = asyncio.Semaphore(AT_ONCE)

        async def played(party: Party) -> None:
            async with room:
                # with buying back, Pulle lasts twice as long
                table = await party.opened(**({"buyback": False} if party.game == "pulle" else {}))
                async with asyncio.TaskGroup() as group:
                    for player in party.players:
                        group.create_task(player.play())
                await party.host.until(lambda: over(party.host.table(party.game)))
                await check(bot, party, table)

        async with asyncio.TaskGroup() as group:
            for party in parties:
                group.create_task(played(party))
        assert labels(parties[0].host.table(parties[0].game)) == ["Play again", "Replay", "Fair?"]


async def test_every_game_with_somebody_gone(tmp_path: Path) -> None:
    """Play on with a computer player for someone who left in mid-deal or never moves; both players
    are paid.

    Tests without sockets (`tests/tables`) cover leaving a match of many deals.
    """
    async with (
        evening(tmp_path, begin=hatch_in_a_hurry, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        parties = await gathered(
            stack, playground, {game: (True, True) for game in EVERY if game not in LONG}
        )

        async def played(party: Party, *, stays: bool) -> None:
            gone = party.guests[1]
            table = await party.opened(**({"turn_seconds": 20} if stays else {}))
            if not stays:
                await gone.until(lambda: "My hand" in labels(gone.table(party.game)))
                await gone.press(gone.table(party.game), "Leave")
            await party.players[0].play()
            await party.host.until(lambda: over(party.host.table(party.game)))
            chair = (await check(bot, party, table)).chairs[1]
            assert (
                chair.presence is Presence.AWAY
                if stays
                else chair.presence is Presence.LEFT or chair.computer
            )

        async with asyncio.TaskGroup() as group:
            for number, party in enumerate(parties):
                group.create_task(played(party, stays=number % 2 == 0))
