"""Servers: settings, presets, and whether the bot is on them."""

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Unpack

from sqlalchemy import Connection, delete, select, union

from data import schema, table_json
from data.database.upserts import insert, replace, update_columns
from data.stores.store_base import SqlStoreBase
from service.store import GuildChanges
from tables.state.people import GuildSettings, Preset


class SqlServerStore(SqlStoreBase):
    """Servers and their settings in the database (`service.store.ServerStore`)."""

    async def guild_settings(self, guild: int) -> GuildSettings:
        for row in await self.rows(select(schema.guilds).where(schema.guilds.c.guild == guild)):
            return GuildSettings(**row._mapping)
        return GuildSettings(guild)

    async def update_guild_settings(self, guild: int, **changes: Unpack[GuildChanges]) -> None:
        defaults = asdict(GuildSettings(guild))
        await self.write(lambda connection: update_columns(connection, schema.guilds, defaults, changes))

    async def presets(self, guild: int) -> Sequence[Preset]:
        query = select(schema.presets).where(schema.presets.c.guild == guild).order_by(schema.presets.c.name)
        presets = [table_json.load_preset(row) for row in await self.rows(query)]
        return [preset for preset in presets if preset is not None]

    async def save_preset(self, preset: Preset) -> None:
        row = table_json.dump_preset(preset)
        await self.write(lambda connection: replace(connection, schema.presets, row))

    async def forget_preset(self, guild: int, name: str) -> bool:
        deletion = delete(schema.presets).where(schema.presets.c.guild == guild, schema.presets.c.name == name)

        def work(connection: Connection) -> bool:
            return connection.execute(deletion).rowcount > 0

        return await self.write(work)

    async def known_servers(self) -> Collection[int]:
        tables = [
            table
            for table in schema.metadata.sorted_tables
            if "guild" in table.c and table not in (schema.tables, schema.departures)
        ]
        query = union(*(select(table.c.guild) for table in tables))
        rows = await self.read(lambda connection: connection.execute(query).all())
        return {row.guild for row in rows}

    async def mark_departed(self, guild: int, now: int) -> None:
        row = {"guild": guild, "since": now}
        await self.write(
            lambda connection: connection.execute(insert(connection, schema.departures).values(row).on_conflict_do_nothing())
        )

    async def mark_returned(self, guild: int) -> None:
        deletion = delete(schema.departures).where(schema.departures.c.guild == guild)
        await self.write(lambda connection: connection.execute(deletion))

    async def departed_before(self, before: int) -> Sequence[int]:
        columns = schema.departures.c
        query = select(columns.guild).where(columns.since < before).order_by(columns.since)
        return [row.guild for row in await self.rows(query)]
