"""Buki with a gallery over sockets: four players, two onlookers, and deals with results known
beforehand.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from games import GAMES
from games.core import Action
from games.parts import codec, tiles
from games.parts.line import Pass, Play
from games.parts.stakes import Stake
from tables.chips import chip_accounts
from tables.state.phases import Phase
from tables.state.table import Table
from tests.e2e.house import SLOWLY, Bot, evening, store_of
from tests.e2e.players import (
    Guest,
    agree,
    labels,
    newest_hand,
    seat,
    settled,
    shows,
    start,
    table_id,
)
from tests.e2e.refused_presses import Refusals
from tools.playground.people.person import Json, components


@dataclass(frozen=True)
class Room:
    """Four people at a table of Buki in #buki; the first is banker; two more look on."""

    people: list[Guest]
    emi: Guest
    fay: Guest
    rows: Refusals
    bot: Bot

    async def offered(self, guest: Guest, text: str) -> str:
        """The id of the button that does this, as soon as her hand has it as it is now."""
        table = await self.rows.table()
        # a hand that is not renewed yet still offers what has been done
        wanted = f":{table.acts_of(table.participant_of(int(guest.id)))}:{text}"

        def there() -> str | None:
            ids = (
                [str(it.get("custom_id")) for it in components(newest_hand(guest))]
                if guest.dms()
                else []
            )
            return next((key for key in ids if key.endswith(wanted)), None)

        return await guest.until(there)

    async def does(self, guest: Guest, text: str) -> Table:
        """A button of her hand, by what it does; the row when it has been done."""
        button = await self.offered(guest, text)
        version = await self.rows.version()
        await guest.press(newest_hand(guest), button)
        return await self.rows.until(lambda table: table.version > version)

    async def asks(self, guest: Guest, player: int) -> Json:
        """Her private message when she has asked to sit behind a player."""
        outgoing = await guest.press(guest.table("buki"), guest.words()("button-watch"))
        await guest.press(
            outgoing,
            f"kh:a:{self.rows.table_id}:{(await self.rows.table()).latest_deal.first_version}:watch {player}",
        )
        await self.rows.until(lambda table: table.participant_of(int(guest.id)) is not None)
        return outgoing

    async def behind(self, guest: Guest, player: int) -> Json:
        """Wait until she sits behind a player who has let her; return her hand message."""
        outgoing = await self.asks(guest, player)
        await self.does(
            self.people[player], f"admit {(await self.rows.table()).participant_of(int(guest.id))}"
        )
        await guest.until(lambda: (now := guest.now(outgoing)) and shows(now, "hand"))
        return outgoing

    async def purse(self, guest: Guest) -> int:
        """Return the half-chips in a member's account."""
        return await self.rows.store.ledger.balance(
            chip_accounts.member((await self.rows.table()).guild, int(guest.id))
        )

    async def follow(self) -> Table:
        """Let all players take their default actions to the end of the deal."""
        table = await self.rows.table()
        while table.phase is Phase.PLAYING:
            due, action = turn(table)
            table = await self.does(self.people[due], codec.write(action))
        return table

    async def next_deal(self) -> Table:
        """Let all players say that they are ready for the next deal."""
        deals = (await self.rows.table()).deals
        for guest in self.people:
            await guest.until(lambda guest=guest: "Next round" in labels(guest.table("buki")))  # type: ignore[misc]
            await guest.press(guest.table("buki"), "Next round")
        return await self.rows.until(lambda table: table.deals == deals + 1)


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    async with (
        evening(folder, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        *people, emi, fay = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla", "Chloé", "Dragan", "Emi", "Franz")
        ]
        await seat(people, "buki", "buki")
        host = people[0]
        await settled(host, "buki", "banker", 0)
        await agree(people[1:], "buki")
        await start(host, "buki")
        store = await store_of(bot, stack)
        rows = Refusals(store, table_id(host.table("buki")))
        for guest in people:
            await guest.until(lambda guest=guest: any(shows(m, "hand") for m in guest.dms()))  # type: ignore[misc]
        yield Room(people, emi, fay, rows, bot)
        assert await store.ledger.audit() == 0


def tiles_of(table: Table, seat: int) -> set[str]:
    """The names of the tiles in a hand."""
    return {
        tiles.NAMES[tile] for tile in GAMES["buki"].view(table.state, seat).seats[seat].hand or ()
    }


def turn(table: Table) -> tuple[int, Action]:
    """Return the seat whose turn it is and its default action."""
    rules = GAMES["buki"]
    (due,) = rules.due(table.state)
    return due, usual(rules.legal(table.state, due))


def usual(legal: Sequence[Action]) -> Action:
    """Lay the first tile that fits, or pass; the lowest stake if there must be one."""
    return next(
        action for kinds in ((Play, Pass), Stake) for action in legal if isinstance(action, kinds)
    )
