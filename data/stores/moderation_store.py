"""Bans, and the log of what the managers of a server do."""

from collections.abc import Sequence
from dataclasses import asdict, fields

from sqlalchemy import ColumnElement, delete, or_, select

from data import schema
from data.database.upserts import insert, replace
from data.stores.store_base import SqlStoreBase
from tables.state.people import Ban, ModerationAction, ModerationEntry


def _holds(now: int) -> ColumnElement[bool]:
    """Return the condition that a ban has not ended."""
    until = schema.bans.c.until
    return or_(until.is_(None), until > now)


class SqlModerationStore(SqlStoreBase):
    """Bans and the record of moderation in the database (`service.store.ModerationStore`)."""

    async def bans(self, guild: int, now: int) -> Sequence[Ban]:
        bans = schema.bans.c
        query = select(schema.bans).where(bans.guild == guild, _holds(now)).order_by(bans.at.desc(), bans.user)
        return [Ban(**row._mapping) for row in await self.rows(query)]

    async def ban_of(self, guild: int, user: int, now: int) -> Ban | None:
        bans = schema.bans.c
        query = select(schema.bans).where(bans.guild == guild, bans.user == user, _holds(now))
        return next((Ban(**row._mapping) for row in await self.rows(query)), None)

    async def ban(self, ban: Ban) -> None:
        await self.write(lambda connection: replace(connection, schema.bans, asdict(ban)))

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
