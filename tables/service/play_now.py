"""*Play now*: which computer players sit down with a host who does not wait for others. Nobody else chooses them."""

from dataclasses import replace

from ai.levels import Level
from tables.changes import lobby
from tables.service.level_matching import suitable_level
from tables.service.store import Store
from tables.state.log_items import ComputerAdded, LogItem
from tables.state.people import PreferencesOwner
from tables.state.regulars import pick_regular
from tables.state.table import Chair, Table, game_of

SEATS = 4  # at a table that is not waited for: more make one's turns rare


async def level_for_host(store: Store, user: int, game: str) -> Level:
    """The level that somebody has settled for themselves, else the one that suits them in this game."""
    settled = (await store.preferences(PreferencesOwner.PERSON, user)).company
    return settled or suitable_level((await store.level_results(user)).get(game, {}))


async def fill_chairs(store: Store, table: Table, user: int) -> tuple[Table, tuple[LogItem, ...]]:
    """The table after computer players have taken its free chairs, and what the log tells of it."""
    lobby.require_lobby(table)
    lobby.require_host(table, user)
    level = await level_for_host(store, user, table.game)
    players = game_of(table).players
    told: tuple[LogItem, ...] = ()
    while len(table.chairs) < max(players[0], min(SEATS, players[-1])):
        name = pick_regular(level, {chair.name for chair in table.chairs})
        levels = (*((one, had) for one, had in table.levels if one != name), (name, level.value))
        table = replace(table, chairs=(*table.chairs, Chair(None, name, name)), levels=levels)
        told += (ComputerAdded(),)
    return table, told
