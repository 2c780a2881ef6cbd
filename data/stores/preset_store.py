"""House rules with a name, of a server."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from data import schema, table_json
from data.database.upserts import replace
from data.stores.store_base import Transactions
from tables.state.people import Preset


class Presets(Transactions):
    """See `tables.service.store.Store`."""

    async def presets(self, guild: int) -> Sequence[Preset]:
        query = select(schema.presets).where(schema.presets.c.guild == guild).order_by(schema.presets.c.name)
        found = [table_json.load_preset(row) for row in await self._rows(query)]
        return [preset for preset in found if preset is not None]

    async def save_preset(self, preset: Preset) -> None:
        row = table_json.dump_preset(preset)
        await self._write(lambda connection: replace(connection, schema.presets, row))

    async def forget_preset(self, guild: int, name: str) -> bool:
        gone = delete(schema.presets).where(schema.presets.c.guild == guild, schema.presets.c.name == name)

        def work(connection: Connection) -> bool:
            return (connection.execute(gone)).rowcount > 0

        return await self._write(work)
