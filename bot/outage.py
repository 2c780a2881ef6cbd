"""Outages: the parts of Discord where people cannot press anything."""

from dataclasses import dataclass

from data.shards import Shards
from tables.state.table import Table

DM_SHARD = 0  # Discord sends it all presses in direct messages


@dataclass(frozen=True, slots=True)
class Outage:
    """The parts of Discord from which this process hears nothing. By default there is none.

    Attributes:
        everywhere: All shards are lost, or another process would answer a press.
        shards: The shards of this process that are not connected.
        servers: The servers that Discord calls unavailable.
        shard_count: The number of shards of all processes.
        dms: Another process has lost direct messages, or none has shard 0.
    """

    everywhere: bool = False
    shards: frozenset[int] = frozenset()
    servers: frozenset[int] = frozenset()
    shard_count: int = 1
    dms: bool = False

    def __bool__(self) -> bool:
        return self.everywhere or self.dms or bool(self.shards or self.servers)

    @property
    def stops_dms(self) -> bool:
        """True if nobody can press anything in direct messages."""
        return self.everywhere or self.dms or DM_SHARD in self.shards

    def stops_server(self, guild: int) -> bool:
        """Return whether nobody can press anything on a server."""
        return (
            self.everywhere
            or guild in self.servers
            or Shards(self.shard_count).of(guild) in self.shards
        )

    def stops(self, table: Table, *, waits_for_dm: bool) -> bool:
        """Return whether the clock of a table stands still.

        `waits_for_dm`: it waits for a hand in direct messages.
        """
        return self.stops_server(table.guild) or (waits_for_dm and self.stops_dms)


NO_OUTAGE = Outage()
