"""Who may open a table or sit down at one."""

from tables.changes import lobby
from tables.chips import chip_accounts
from tables.service.computer_turns import ComputerTurns
from tables.state.default_settings import SLOW_TABLES, Limits
from tables.state.refusal import Refused
from tables.state.table import Table


class Admission(ComputerTurns):
    """Refuses people who may not play here, or have too many tables or too few chips."""

    async def require_may_open(self, guild: int, user: int) -> None:
        """Raise `Refused` if a person may not open another slow table. Asked before a thread is made for it."""
        await self.require_not_banned(guild, user)
        limits = self.settings.limits.lowered(await self.store.guild_settings(guild))
        await self._require_room(guild, user, limits, slow=True)

    async def _require_room(self, guild: int, host: int, limits: Limits, *, slow: bool) -> None:
        """Raise `Refused` if the host or the server has as many tables of this pace as allowed."""
        tables = [hosted for hosted in await self.store.hosted_tables(guild) if hosted.slow is slow]
        times = SLOW_TABLES if slow else 1
        own = tuple(hosted.channel for hosted in tables if hosted.host == host)
        if len(own) >= times * limits.host_tables:
            raise Refused("host-tables", channels=own)
        if len(tables) >= times * limits.server_tables:
            raise Refused("server-tables", count=len(tables))

    async def _require_can_sit(self, table: Table, user: int, seat: int) -> None:
        """Raise `Refused` if this person may not play here or cannot cover the first deal."""
        await self.require_not_banned(table.guild, user)
        await self.welcome(table.guild, user)
        missing = lobby.required_chips(table, seat) - await self.store.balance(chip_accounts.member(table.guild, user))
        purse = self.settings.purse
        if missing > 0 and self.now() < (opens := purse.gives_from(user)):
            raise Refused("account-young", opens=opens, days=purse.account_days)
        if missing > 0:
            raise Refused("too-few-chips", missing=missing)

    async def require_not_banned(self, guild: int, user: int) -> None:
        """Raise `Refused` if this person may not play on this server."""
        ban = await self.store.ban_of(guild, user, self.now())
        if ban is not None:
            raise Refused("banned", ban=ban)
