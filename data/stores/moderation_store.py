"""Bans, and the log of what the managers of a server do."""

from collections.abc import Sequence
from dataclasses import asdict, fields

from sqlalchemy import delete, select

from data import schema
from data.database.upserts import insert, replace
from data.stores.store_base import SqlStoreBase
from tables.state.people import ModerationAction, ModerationEntry


class SqlModerationStore(SqlStoreBase):
    """Bans and the record of moderation in the database (`tables.service.store.ModerationStore`)."""

    async def bans(self, guild: int) -> Sequence[int]:
        bans = schema.bans.c
        query = select(bans.user).where(bans.guild == guild).order_by(bans.at.desc(), bans.user)
        return [row.user for row in await self.rows(query)]

    async def is_banned(self, guild: int, user: int) -> bool:
        bans = schema.bans.c
        return bool(await self.rows(select(bans.user).where(bans.guild == guild, bans.user == user)))

    async def ban(self, guild: int, user: int, now: int) -> None:
        row = {"guild": guild, "user": user, "at": now}
        await self.write(lambda connection: replace(connection, schema.bans, row))

    async def unban(self, guild: int, user: int) -> None:
        deletion = delete(schema.bans).where(schema.bans.c.guild == guild, schema.bans.c.user == user)
        await self.write(lambda connection: connection.execute(deletion))

    async def record_moderation(self, done: ModerationEntry) -> None:
        row = asdict(done)
        await self.write(
            lambda connection: connection.execute(insert(connection, schema.moderation).values(row).on_conflict_do_nothing())
        )

    async def moderation_log(self, guild: int, limit: int) -> Sequence[ModerationEntry]:
        entries = schema.moderation.c
        columns = [entries[field.name] for field in fields(ModerationEntry)]
        query = select(*columns).where(entries.guild == guild).order_by(entries.press.desc()).limit(limit)
        return [ModerationEntry(**{**row._mapping, "what": ModerationAction(row.what)}) for row in await self.rows(query)]
