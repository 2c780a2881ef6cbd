"""Whole sessions of any game over sockets, from the first press to the checks after the close."""

import os
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from data.store import open_store
from games import GAMES
from games.game import Game
from tables.chips import chip_accounts
from tables.state.phases import Phase, Presence
from tables.state.table import Table
from tests.e2e.house import Bot
from tests.e2e.invariants import check_secrecy
from tests.e2e.players import (
    Guest,
    Player,
    agree,
    close_after_this_round,
    seat,
    settled,
    start,
    table_id,
)
from tests.tables.evening import shortest_rules
from tools.playground.server import Playground

# House rules of a short match, the longest first; of games that are not here the lowest numbers.
# Where a match has no end of its own the host closes the table after the first deal.
SHORT: dict[str, dict[str, Any]] = {
    "pulle": {"entry": 5, "payment": 1, "broken_reentry": "survivors"},
    "hungarian": {"entry": 3, "target": 50},
    "austrian-block": {"deals": 2, "entry": 2},
    "austrian-draw": {"deals": 1, "entry": 1},
    "tendler": {"deals": 1},
    "challenge": {"chips": "pot"},
    "luxembourg": {"rounds": 1, "entry": 1},
    **{
        game: {"target": 50}
        for game in ("latin", "cuban", "block", "draw", "matador", "sebastopol", "all-fives")
    },
    "bergen": {"target": 5},
    "mexican-train": {"rounds": 1},
}
# The games that tests of every game play: all of them, or only those named in this variable of the
# environment.
EVERY_GAME = os.environ.get("ONLY_GAMES", "").split() or list(GAMES)


def is_endless(game: str) -> bool:
    """Return whether sessions of a game go on until somebody closes them."""
    return type(GAMES[game]).finished is Game.finished


def short(game: str) -> dict[str, Any]:
    """Return the house rules of a short match."""
    return SHORT.get(game, {} if is_endless(game) else shortest_rules(game))


class Party:
    """A table, and who plays there."""

    def __init__(
        self,
        game: str,
        guests: Sequence[Guest],
        *,
        by_dm: Sequence[bool],
        seed: int,
    ) -> None:
        self.game = game
        self.guests = guests
        self.players = [
            Player(guest, game, seed + number, by_dm=by_dm[number])
            for number, guest in enumerate(guests)
        ]

    @property
    def host(self) -> Guest:
        return self.guests[0]

    async def opened(self, **rules: Any) -> str:
        """The first deal is dealt; the table's id."""
        await seat(
            self.guests,
            self.game,
            self.game,
            max(0, GAMES[self.game].players[0] - len(self.guests)),
        )
        for name, value in {**short(self.game), **rules}.items():
            await settled(self.host, self.game, name, value)
        table = table_id(self.host.table(self.game))
        if {**short(self.game), **rules}:
            await agree(self.guests[1:], self.game)
        await start(self.host, self.game)
        if is_endless(self.game):
            await close_after_this_round(self.host, self.game)
        return table


async def gathered(
    stack: AsyncExitStack, playground: Playground, people: dict[str, Sequence[bool]]
) -> list[Party]:
    """New people for each game: whether each plays by direct messages, or has them closed."""
    parties = []
    for number, (game, by_dm) in enumerate(people.items()):
        playground.add_channel(game) if playground.world.channel(game) is None else None
        guests = []
        for place, opened in enumerate(by_dm):
            name = f"{game}-{place}"
            playground.add_person(name)
            if not opened:
                playground.close_dms(name)
            guests.append(await stack.enter_async_context(Guest(playground.url, name)))
        parties.append(Party(game, guests, by_dm=by_dm, seed=100 * number))
    return parties


async def check(bot: Bot, party: Party, table: str) -> Table:
    """Check a finished table: closed and paid, no chip lost, every player shown their own tiles
    and nobody else's.
    """
    store = await open_store(bot.database)
    try:
        row = await store.tables.table(table)
        assert row.phase is Phase.CLOSED
        left = any(chair.presence is Presence.LEFT for chair in row.chairs)
        assert row.closing.reason == (
            ("left" if left else "host") if is_endless(row.game) else "finished"
        )
        assert (await store.ledger.audit(), await store.ledger.balance(row.account)) == (0, 0)
        stayed = {int(guest.id) for guest in party.guests} <= {chair.user for chair in row.chairs}
        assert (
            sum(row.stacks) == sum(chair.paid_in for chair in row.chairs) or not stayed
        )  # players who left took or left the rest
        for guest in party.guests:
            place = next(
                (place for place, chair in enumerate(row.chairs) if chair.user == int(guest.id)),
                None,
            )
            if place is None:  # got up and was paid after that deal: the house has the chair
                continue
            net = row.stacks[place] - row.chairs[place].paid_in if row.for_chips else 0
            assert (
                await store.ledger.balance(chip_accounts.member(row.guild, int(guest.id)))
                == 2000 + net
            )
        log = await store.tables.log(table)
        channel = party.host.channel_id(party.game)
        for guest in party.guests:  # other tables are other tests
            guest.seen = [
                m
                for m in guest.seen
                if m["channel"] == channel or guest.channels[m["channel"]]["kind"] == "dm"
            ]
        check_secrecy(
            [
                guest
                for guest, player in zip(party.guests, party.players, strict=True)
                if player.deals
            ],
            row,
            log,
        )
        seen = GAMES[row.game].view(row.state, None)
        assert seen.winners or is_endless(row.game)
        content = party.host.table(party.game)["content"]
        assert (len(seen.winners) == len(row.chairs)) or all(
            row.chairs[place].name in content for place in seen.winners
        ), content
        return row
    finally:
        await store.close()
