"""Checks before people open a table or sit down: bans, limits, chips, left rounds."""

from collections.abc import Callable, Collection
from dataclasses import replace

from data.store import Store
from games.parts.amounts import Chips, booked
from service.daily_chips_and_ceiling import HouseChips
from tables.changes import absences, lobby, succession
from tables.chips import chip_accounts
from tables.people.fair_play import Conduct, left_lately, waits_until
from tables.state.change import Change, Refused
from tables.state.default_settings import SLOW_TABLES, Limits, TableSettings
from tables.state.phases import Phase
from tables.state.table import Table, people_of


class Admission:
    """Checks people before they open a table or sit down. `now` returns milliseconds since 1970."""

    def __init__(
        self,
        store: Store,
        settings: TableSettings,
        now: Callable[[], int],
        house_chips: HouseChips,
    ) -> None:
        self._store = store
        self._settings = settings
        self._now = now
        self._house_chips = house_chips

    async def require_may_open(self, guild: int, user: int) -> None:
        """Raise `Refused` if a person may not open another slow table.

        Asked before a thread is made for it.
        """
        await self.require_not_banned(guild, user)
        await self.require_room(guild, user, slow=True)

    async def limits(self, guild: int) -> Limits:
        """Return the limits on a server."""
        return self._settings.limits.lowered(await self._store.servers.guild_settings(guild))

    async def require_room(
        self,
        guild: int,
        host: int,
        *,
        slow: bool,
        channel: int = 0,
        ending: Collection[str] = (),
    ) -> None:
        """Raise `Refused` if the host or the server has as many tables of this pace as allowed.

        A table in the `channel` of the new one does not count, nor those of `ending`: they end
        before that opens.
        """
        limits = await self.limits(guild)
        tables = [
            hosted
            for hosted in await self._store.tables.hosted_tables(guild)
            if hosted.slow is slow and hosted.channel != channel and hosted.table not in ending
        ]
        times = SLOW_TABLES if slow else 1
        channels = tuple(hosted.channel for hosted in tables if hosted.host == host)
        if len(channels) >= times * limits.host_tables:
            raise Refused("host-tables", channels=channels)
        if len(tables) >= times * limits.server_tables:
            raise Refused("server-tables", count=len(tables))

    async def require_can_sit(self, table: Table, user: int, seat: int, coming: int = 0) -> None:
        """Raise `Refused` if this person may not play here or cannot cover the first deal.

        `coming` half-chips are paid to them before it.
        """
        await self.require_not_banned(table.guild, user)
        await self.require_chips(table.guild, user, lobby.required_chips(table, seat) - coming)

    async def require_chips(self, guild: int, user: int, hc: int) -> None:
        """Raise `Refused` if this person does not have so many half-chips."""
        await self._house_chips.welcome(guild, user)
        missing = hc - await self._store.ledger.balance(chip_accounts.member(guild, user))
        purse = self._settings.purse
        if missing > 0 and self._now() < (opens := purse.gives_from(user)):
            raise Refused("account-young", opens=opens, days=purse.account_days)
        if missing > 0:
            raise Refused("too-few-chips", missing=missing)

    async def require_entry(self, guild: int, user: int, chips: int) -> None:
        """Raise `Refused` if this person cannot pay what it costs to enter a tournament."""
        if chips:
            await self.require_chips(guild, user, booked(Chips(chips)))

    async def require_not_banned(self, guild: int, user: int) -> None:
        """Raise `Refused` if this person may not play on this server."""
        ban = await self._store.servers.ban_of(guild, user, self._now())
        if ban is not None:
            raise Refused("banned", ban=ban)

    async def rounds_left(self, guild: int, user: int) -> int:
        """Return how many rounds with others this person has left lately."""
        return len(
            left_lately(await self._store.profiles.conduct(guild, user, self._now()), self._now())
        )

    async def require_may_join(self, table: Table, user: int) -> Conduct:
        """Return the conduct of a person who wants to play with the people at a table.

        Raises `Refused` if they have to wait because they have left too many rounds, if the table
        is for bots only, or if somebody there does not want to play with them.
        """
        self.require_open_to_people(table)
        others = {table.host, *people_of(table), *(request.user for request in table.seat_requests)}
        if await self._store.people.is_avoided(user, others - {user}):
            raise Refused("avoided")
        return await self.require_no_wait(table.guild, user)

    def require_open_to_people(self, table: Table) -> None:
        """Raise `Refused` while a table is for bots only, because its host has to wait."""
        if table.bots_only_until > self._now():
            raise Refused("bots-only", opens=table.bots_only_until)

    async def require_no_wait(self, guild: int, user: int) -> Conduct:
        """Return a person's conduct.

        Raises `Refused` if they have to wait before they play with others.
        """
        now = self._now()
        conduct = await self.present_conduct(guild, user)
        if opens := waits_until(conduct, now):
            raise Refused("waits", opens=opens, count=len(left_lately(conduct, now)))
        return conduct

    async def present_conduct(self, guild: int, user: int) -> Conduct:
        """Return a person's conduct, with the rounds that they have left and others still play.

        These are stored when they end.

        They are looked for only if one more could make a difference.
        """
        now = self._now()
        conduct = await self._store.profiles.conduct(guild, user, now)
        if not waits_until(replace(conduct, left=(*conduct.left, now)), now):
            return conduct
        return replace(
            conduct, left=(*conduct.left, *[now] * await self._open_rounds_left(guild, user))
        )

    async def _open_rounds_left(self, guild: int, user: int) -> int:
        """Return how many rounds that this person has left by their own fault others still play."""
        count = 0
        for table_id in await self._store.tables.tables_played_at(user, live=True):
            table = await self._store.tables.readable_table(table_id)
            if table is not None and (table.guild, table.phase) == (guild, Phase.PLAYING):
                left = {table.chairs[seat].user for seat in succession.seats_left_in_deal(table)}
                count += user in left.intersection(absences.deserters(table))
        return count

    async def admit_host(self, opened: Change) -> Change:
        """Return the change that opens a table.

        If its host has to wait, only bots may join until then.
        """
        table = opened.table
        conduct = await self.present_conduct(table.guild, table.host)
        table = with_reliability(table, table.host, conduct)
        return replace(
            opened, table=replace(table, bots_only_until=waits_until(conduct, self._now()))
        )


def with_reliability(table: Table, user: int, conduct: Conduct) -> Table:
    """Return the table with the reliability of a person who sits down, which the lobby shows."""
    others = tuple(entry for entry in table.reliability if entry[0] != user)
    reliability = conduct.reliability
    return replace(
        table, reliability=others if reliability is None else (*others, (user, reliability))
    )
