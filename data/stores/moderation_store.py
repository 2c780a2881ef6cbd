"""What those who manage a server settle and do."""

from collections.abc import Sequence
from dataclasses import asdict, fields

from sqlalchemy import delete, select

from data import schema
from data.database.upserts import insert, replace
from data.stores.store_base import Transactions
from tables.state.people import HostedTable, ModerationAction, ModerationEntry


class Moderation(Transactions):
    """See `tables.service.store.Store`."""

    async def hosted_tables(self, guild: int) -> Sequence[HostedTable]:
        one = schema.tables.c
        query = select(one.id, one.channel, one.host).where(schema.LIVE, one.guild == guild).order_by(one.changed_at, one.id)
        return [HostedTable(*row) for row in await self._rows(query)]

    async def bans(self, guild: int) -> Sequence[int]:
        one = schema.bans.c
        query = select(one.user).where(one.guild == guild).order_by(one.at.desc(), one.user)
        return [row.user for row in await self._rows(query)]

    async def is_banned(self, guild: int, user: int) -> bool:
        one = schema.bans.c
        return bool(await self._rows(select(one.user).where(one.guild == guild, one.user == user)))

    async def ban(self, guild: int, user: int, now: int) -> None:
        row = {"guild": guild, "user": user, "at": now}
        await self._write(lambda connection: replace(connection, schema.bans, row))

    async def unban(self, guild: int, user: int) -> None:
        gone = delete(schema.bans).where(schema.bans.c.guild == guild, schema.bans.c.user == user)
        await self._write(lambda connection: connection.execute(gone))

    async def record_moderation(self, done: ModerationEntry) -> None:
        row = asdict(done)
        await self._write(
            lambda connection: connection.execute(insert(connection, schema.moderation).values(row).on_conflict_do_nothing())
        )

    async def moderation_log(self, guild: int, limit: int) -> Sequence[ModerationEntry]:
        one = schema.moderation.c
        columns = [one[field.name] for field in fields(ModerationEntry)]
        query = select(*columns).where(one.guild == guild).order_by(one.press.desc()).limit(limit)
        return [ModerationEntry(**{**row._mapping, "what": ModerationAction(row.what)}) for row in await self._rows(query)]
