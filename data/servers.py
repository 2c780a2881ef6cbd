"""Servers: settings, presets, bans, what moderators did, whether the bot is there; and facts
about the bot itself.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, or_, select, union, update
from sqlalchemy.exc import DBAPIError

from data import schema, table_json
from data.database.database import insert, replace, update_columns
from data.transactions_and_caches import Transactions
from tables.people.people import Ban, GuildSettings, ModerationAction, ModerationEntry, Preset


def read_fact(connection: Connection, name: str) -> str | None:
    """Return a value of a database of any revision, which may be damaged; None if it cannot be
    known.
    """
    try:
        return connection.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))
    except DBAPIError:
        return None


class Servers(Transactions):
    """Settings, presets and bans of servers, the record of moderation, and facts about the bot
    by name.
    """

    async def guild_settings(self, guild: int) -> GuildSettings:
        """Return a server's settings, with defaults for those never set."""
        rows = await self.rows(select(schema.guilds).where(schema.guilds.c.guild == guild))
        return GuildSettings(**rows[0]._mapping) if rows else GuildSettings(guild)

    async def update_guild_settings(self, guild: int, **changes: Any) -> None:
        """Write some settings of a server. A new row takes the defaults for the rest."""
        defaults = asdict(GuildSettings(guild))
        await self.write(
            lambda connection: update_columns(connection, schema.guilds, defaults, changes)
        )

    async def presets(self, guild: int) -> Sequence[Preset]:
        """Return the presets of a server by name; those that today's rules cannot read are left
        out.
        """
        query = (
            select(schema.presets)
            .where(schema.presets.c.guild == guild)
            .order_by(schema.presets.c.name)
        )
        presets = [table_json.load_preset(row) for row in await self.rows(query)]
        return [preset for preset in presets if preset is not None]

    async def save_preset(self, preset: Preset) -> None:
        """Store or replace a preset."""
        await self.write(
            lambda connection: replace(connection, schema.presets, table_json.dump_preset(preset))
        )

    async def forget_preset(self, guild: int, name: str) -> None:
        """Delete a preset."""
        await self.execute(
            delete(schema.presets).where(
                schema.presets.c.guild == guild, schema.presets.c.name == name
            )
        )

    async def known_servers(self) -> Collection[int]:
        """Return all servers that the database knows."""
        tables = [
            table
            for table in schema.metadata.sorted_tables
            if "guild" in table.c and table not in (schema.tables, schema.departures)
        ]
        query = union(*(select(table.c.guild) for table in tables))
        rows = await self.read(lambda connection: connection.execute(query).all())
        # 0 stands for all servers, in `openings`
        return {row.guild for row in rows if row.guild}

    async def mark_departed(self, guild: int, now: int) -> None:
        """Store that the bot is no longer on a server. An earlier mark stays."""
        await self.write(
            lambda connection: connection.execute(
                insert(connection, schema.departures)
                .values({"guild": guild, "since": now})
                .on_conflict_do_nothing()
            )
        )

    async def mark_returned(self, guild: int) -> None:
        """Store that the bot is on a server."""
        await self.execute(delete(schema.departures).where(schema.departures.c.guild == guild))

    async def departed_before(self, before: int) -> Sequence[int]:
        """Return the servers that the bot left before a time, the longest absence first."""
        columns = schema.departures.c
        query = select(columns.guild).where(columns.since < before).order_by(columns.since)
        return [row.guild for row in await self.rows(query)]

    async def claim_invitation(self, guild: int, now: int, span: int) -> int:
        """Store that an invitation mentions the server's role now, and return 0.

        If another did so less than `span` ms ago, store nothing, and return when the next one may.
        """
        columns = schema.guilds.c

        def work(connection: Connection) -> int:
            last: int | None = connection.scalar(
                select(columns.invited_at).where(columns.guild == guild).with_for_update()
            )
            if last is not None and last <= now < last + span:
                return last + span
            connection.execute(
                update(schema.guilds).where(columns.guild == guild).values(invited_at=now)
            )
            return 0

        return await self.write(work)

    async def bans(self, guild: int, now: int) -> Sequence[Ban]:
        """Return the bans of a server that have not ended, the latest first."""
        bans = schema.bans.c
        query = (
            select(schema.bans)
            .where(bans.guild == guild, _holds(now))
            .order_by(bans.at.desc(), bans.user)
        )
        return [Ban(**row._mapping) for row in await self.rows(query)]

    async def ban_of(self, guild: int, user: int, now: int) -> Ban | None:
        """Return the ban of a person on a server, or None if there is none or it has ended."""
        bans = schema.bans.c
        query = select(schema.bans).where(bans.guild == guild, bans.user == user, _holds(now))
        return next((Ban(**row._mapping) for row in await self.rows(query)), None)

    async def ban(self, ban: Ban) -> None:
        """Store a ban, or replace the earlier one of this person on this server."""
        await self.write(lambda connection: replace(connection, schema.bans, asdict(ban)))

    async def unban(self, guild: int, user: int) -> None:
        """Lift a ban, if there is one."""
        bans = schema.bans.c
        await self.execute(delete(schema.bans).where(bans.guild == guild, bans.user == user))

    async def record_moderation(self, done: ModerationEntry) -> None:
        """Add an action to the server's log. A second entry for the same press is ignored."""
        await self.write(
            lambda connection: connection.execute(
                insert(connection, schema.moderation).values(asdict(done)).on_conflict_do_nothing()
            )
        )

    async def moderation_log(self, guild: int, limit: int) -> Sequence[ModerationEntry]:
        """Return the newest actions on a server, newest first."""
        entries = schema.moderation.c
        columns = [entries[field.name] for field in fields(ModerationEntry)]
        query = (
            select(*columns)
            .where(entries.guild == guild)
            .order_by(entries.press.desc())
            .limit(limit)
        )
        return [
            ModerationEntry(**{**row._mapping, "what": ModerationAction(row.what)})
            for row in await self.rows(query)
        ]

    async def fact(self, name: str) -> str | None:
        """Return the value of a fact, or None."""
        rows = await self.rows(select(schema.facts.c.value).where(schema.facts.c.name == name))
        return str(rows[0].value) if rows else None

    async def set_fact(self, name: str, value: str) -> None:
        """Store or replace a fact."""
        await self.write(
            lambda connection: replace(connection, schema.facts, {"name": name, "value": value})
        )

    async def change_fact(self, name: str, change: Callable[[str | None], str]) -> None:
        """Replace a fact by what `change` makes of it, while no other process can.

        If `change` raises, the fact stays.
        """
        columns = schema.facts.c

        def work(connection: Connection) -> None:
            connection.execute(
                insert(connection, schema.facts)
                .values(name=name, value="")
                .on_conflict_do_nothing()
            )  # a row to lock
            value = connection.scalar(
                select(columns.value).where(columns.name == name).with_for_update()
            )
            connection.execute(
                update(schema.facts).where(columns.name == name).values(value=change(value or None))
            )

        await self.write(work)


def _holds(now: int) -> ColumnElement[bool]:
    """Return the condition that a ban has not ended."""
    until = schema.bans.c.until
    return or_(until.is_(None), until > now)


COMMAND_IDS = "command-ids"  # fact: the ids that Discord gave the slash commands, as JSON by name
