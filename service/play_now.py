"""The level of bots that suits people, and *Play now*, which fills free chairs with such bots."""

from collections.abc import Iterable

from ai.levels import Level
from data.store import Store
from tables.changes import lobby
from tables.people.levels import LevelProgress, lowest_level
from tables.people.people import PreferencesOwner
from tables.state.log_items import ComputerAdded, LogItem
from tables.state.regulars import pick_regular
from tables.state.table import Table, game_of, teams_of

SEATS = 4  # players at such a table; with more of them, one's turns become rare


async def suitable_level(store: Store, game: str, users: Iterable[int]) -> Level:
    """Return the lowest level of bots that suits any of these people in a game."""
    return lowest_level([await level_of_person(store, game, user) for user in users])


async def level_of_person(store: Store, game: str, user: int) -> Level:
    """Return the level that a person prefers, or else has reached in this game."""
    chosen = (await store.people.preferences(PreferencesOwner.PERSON, user)).company
    return chosen or (await store.people.level_progress(user)).get(game, LevelProgress()).level


async def with_suitable_computers(store: Store, table: Table) -> Table:
    """Return the table with suitable computer players, unless the host has chosen them."""
    return lobby.match_computers(
        table, await suitable_level(store, table.game, seated_users(table))
    )


async def with_suitable_partners(store: Store, table: Table) -> Table:
    """Return a team lobby that a person has left with computer players that suit the others.

    Other tables stay as they are.
    """
    return await with_suitable_computers(store, table) if table.live and teams_of(table) else table


async def fill_chairs(store: Store, table: Table, user: int) -> tuple[Table, tuple[LogItem, ...]]:
    """Put computer players on the free chairs; return the table and the log items."""
    lobby.require_lobby(table)
    lobby.require_host(table, user)
    level = await suitable_level(store, table.game, seated_users(table))
    players = game_of(table).players
    what: tuple[LogItem, ...] = ()
    while len(table.chairs) < max(players[0], min(SEATS, players[-1]), len(teams_of(table))):
        name = pick_regular(level, {chair.name for chair in table.chairs}, table.game)
        table = lobby.seat_computer(table, name, level)
        what += (ComputerAdded(),)
    return table, what


def seated_users(table: Table) -> list[int]:
    """Return the people on the chairs who have not left."""
    return [user for seat in table.people if (user := table.chairs[seat].user) is not None]
