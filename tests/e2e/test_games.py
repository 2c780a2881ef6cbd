"""Every game from /play to the final result: people press anything legal that their hands offer, some with closed direct messages,
some gone. All games are played side by side, each in a channel of its own, by two people, and computers where it takes more; a
match of many deals by one person against computers, which costs a third of the time, and with one kind of hand."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from data.store import open_store
from games import GAMES
from games.game import Game
from playground.server import Playground
from tables import chips
from tables.public import Phase, Presence
from tables.table import Table
from tests.e2e.house import Bot, evening
from tests.e2e.invariants import check_secrecy
from tests.e2e.players import Guest, Player, labels, over, seat, start, table_id

SLOWLY = {"PAUSE_SECONDS": "120", "TURN_SECONDS": "300"}  # nothing happens by itself but the computers
PEOPLE = 2
AT_ONCE = 3  # tables: more only wait for each other
# House rules of a short match, the longest first. Where a match has no end of its own the host closes the table after the first deal.
SHORT: dict[str, dict[str, Any]] = {
    "pulle": {"entry": 5, "payment": 1, "broken_reentry": "survivors"},
    "hungarian": {"entry": 3, "target": 50},
    "austrian-block": {"deals": 2, "entry": 2},
    "austrian-draw": {"deals": 1, "entry": 1},
    "tendler": {"deals": 1},
    "challenge": {"chips": "pot"},
    "luxembourg": {"rounds": 1, "entry": 1},
}
EVERY = [*SHORT, *(key for key in GAMES if key not in SHORT)]
ENDLESS = [key for key, game in GAMES.items() if type(game).finished is Game.finished]
# Up to thirty deals, and whether they are played by direct messages. Whoever is away for three deals ends the session.
LONG = {"pulle": True, "hungarian": False}
GONE = {"pulle": {"buyback": False}}  # or it lasts twice as long


class Party:
    """A table, and who plays there."""

    def __init__(self, game: str, guests: Sequence[Guest], *, by_dm: bool, seed: int) -> None:
        self.game = game
        self.guests = guests
        self.players = [Player(guest, game, seed + number, by_dm=by_dm) for number, guest in enumerate(guests)]

    @property
    def host(self) -> Guest:
        return self.guests[0]

    async def opened(self, **rules: Any) -> str:
        """The first deal is dealt; the table's id."""
        await seat(self.guests, self.game, self.game, max(0, GAMES[self.game].players[0] - len(self.guests)))
        for name, value in {**SHORT.get(self.game, {}), **rules}.items():
            await settled(self.host, self.game, name, value)
        table = table_id(self.host.table(self.game))
        await start(self.host, self.game)
        if self.game in ENDLESS:
            await self.host.press(self.host.table(self.game), "Close after this deal")
        return table


async def settled(host: Guest, channel: str, name: str, value: Any) -> None:
    """A house rule, by the menus."""
    outgoing = await host.press(host.table(channel), "House rules")
    assert outgoing is not None
    await host.choose(outgoing, "Which rule do you want to change?", [name])
    table = table_id(host.table(channel))
    await host.until(lambda: f"kh:o:{table}:{name}" in json.dumps(host.now(outgoing)))
    await host.choose(outgoing, f"kh:o:{table}:{name}", [json.dumps(value)])


async def gathered(stack: AsyncExitStack, playground: Playground, people: dict[str, int], *, by_dm: bool) -> list[Party]:
    """New people for each game, so many."""
    parties = []
    for number, (game, count) in enumerate(people.items()):
        playground.add_channel(game) if playground.world.channel(game) is None else None
        guests = []
        for place in range(count):
            name = f"{game}-{place}"
            playground.add_person(name)
            if not by_dm:
                playground.close_dms(name)
            guests.append(await stack.enter_async_context(Guest(playground.url, name)))
        parties.append(Party(game, guests, by_dm=by_dm, seed=100 * number))
    return parties


async def check(bot: Bot, party: Party, table: str) -> Table:
    """The match is decided, the table closed and paid, no chip has come or gone, everybody was shown their own tiles and nobody
    else's."""
    store = await open_store(bot.database)
    try:
        row = await store.table(table)
        assert row is not None
        assert row.phase is Phase.CLOSED
        assert row.ended == ("host" if row.game in ENDLESS else "finished")
        assert await store.audit() == 0
        assert await store.balance(row.account) == 0
        assert sum(row.stacks) == sum(chair.paid_in for chair in row.chairs)
        for guest in party.guests:
            (place,) = [place for place, chair in enumerate(row.chairs) if chair.user == int(guest.id)]
            net = row.stacks[place] - row.chairs[place].paid_in if row.for_chips else 0
            assert await store.balance(chips.member(row.guild, int(guest.id))) == 2000 + net
        log = await store.log(table)
        channel = party.host.channel_id(party.game)
        for guest in party.guests:  # other tables are other tests
            guest.seen = [m for m in guest.seen if m["channel"] == channel or guest.channels[m["channel"]]["kind"] == "dm"]
        check_secrecy([one for one, player in zip(party.guests, party.players, strict=True) if player.deals], row, log)
        seen = GAMES[row.game].view(row.state, None)
        assert seen.winners or row.game in ENDLESS
        content = party.host.table(party.game)["content"]
        assert all(row.chairs[place].name in content for place in seen.winners)
        return row
    finally:
        await store.close()


@pytest.mark.parametrize("by_dm", [True, False], ids=["direct-messages", "closed-direct-messages"])
async def test_every_game_to_its_end(tmp_path: Path, by_dm: bool) -> None:
    people = {game: 1 if game in LONG else PEOPLE for game in EVERY if LONG.get(game, by_dm) == by_dm}
    closed = 0 if by_dm else sum(people.values())
    async with evening(tmp_path, closed_dms=closed, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        parties = await gathered(stack, playground, people, by_dm=by_dm)
        room = asyncio.Semaphore(AT_ONCE)

        async def played(party: Party) -> None:
            async with room:
                table = await party.opened()
                async with asyncio.TaskGroup() as group:
                    for player in party.players:
                        group.create_task(player.play())
                await party.host.until(lambda: over(party.host.table(party.game)))
                await check(bot, party, table)

        async with asyncio.TaskGroup() as group:
            for party in parties:
                group.create_task(played(party))
        assert labels(parties[0].host.table(parties[0].game)) == ["Replay"]


async def test_every_game_with_somebody_gone(tmp_path: Path) -> None:
    """Of two people one gets up in mid-deal, or never moves: a computer player plays on, and they are paid all the same."""
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        parties = await gathered(stack, playground, dict.fromkeys(EVERY, PEOPLE), by_dm=True)

        async def played(party: Party, *, stays: bool) -> None:
            gone = party.guests[1]
            table = await party.opened(**({"turn_seconds": 20} if stays else {}), **GONE.get(party.game, {}))
            if not stays:
                await gone.until(lambda: "Leave" in labels(gone.table(party.game)))
                sure = await gone.press(gone.table(party.game), "Leave")
                assert sure is not None
                await gone.press(sure, "Leave anyway")
            await party.players[0].play()
            await party.host.until(lambda: over(party.host.table(party.game)))
            row = await check(bot, party, table)
            assert row.chairs[1].presence is (Presence.AWAY if stays else Presence.LEFT)

        async with asyncio.TaskGroup() as group:
            for number, party in enumerate(parties):
                group.create_task(played(party, stays=number % 2 == 0 and party.game not in LONG))
