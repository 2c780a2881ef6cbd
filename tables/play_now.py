"""*Play now*: which computer players sit down with a host who does not wait for others. Nobody else chooses them."""

from dataclasses import replace

from tables import lobby
from tables.company import USUAL, newcomer
from tables.log import ComputerAdded, LogItem
from tables.table import Chair, Table, game_of

LEVEL = USUAL
SEATS = 4  # at a table that is not waited for: more make one's turns rare


def filled(table: Table, user: int) -> tuple[Table, tuple[LogItem, ...]]:
    """The table after computer players have taken its free chairs, and what the log tells of it."""
    lobby.lobby(table)
    lobby.host_only(table, user)
    players = game_of(table).players
    told: tuple[LogItem, ...] = ()
    while len(table.chairs) < max(players[0], min(SEATS, players[-1])):
        name = newcomer(LEVEL, {chair.name for chair in table.chairs})
        levels = (*((one, had) for one, had in table.levels if one != name), (name, LEVEL.value))
        table = replace(table, chairs=(*table.chairs, Chair(None, name, name)), levels=levels)
        told += (ComputerAdded(),)
    return table, told
