"""*Play now*: filling the free chairs with computer players for a host who does not wait for other people."""

from ai.levels import Level
from tables.changes import lobby
from tables.service.level_matching import suitable_level
from tables.service.store import Store
from tables.state.log_items import ComputerAdded, LogItem
from tables.state.people import PreferencesOwner
from tables.state.regulars import pick_regular
from tables.state.table import Table, game_of

SEATS = 4  # players at such a table; with more of them, one's turns become rare


async def level_for_host(store: Store, user: int, game: str) -> Level:
    """Return the level that the host has chosen in their preferences, or else the one that suits them in this game."""
    chosen = (await store.preferences(PreferencesOwner.PERSON, user)).company
    return chosen or suitable_level((await store.level_results(user)).get(game, {}))


async def fill_chairs(store: Store, table: Table, user: int) -> tuple[Table, tuple[LogItem, ...]]:
    """Put computer players on the free chairs; return the table and the log items."""
    lobby.require_lobby(table)
    lobby.require_host(table, user)
    level = await level_for_host(store, user, table.game)
    players = game_of(table).players
    what: tuple[LogItem, ...] = ()
    while len(table.chairs) < max(players[0], min(SEATS, players[-1])):
        name = pick_regular(level, {chair.name for chair in table.chairs})
        table = lobby.seat_computer(table, name, level)
        what += (ComputerAdded(),)
    return table, what
