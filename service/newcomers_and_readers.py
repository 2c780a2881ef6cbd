"""Help for people who are new to a game: a lesson, tips, and time to read the rules.

Also the waiting of tables for anybody who reads, or answers a question, between two deals.
"""

from contextlib import suppress

from data.exceptions import Busy, Newer, Unreadable
from data.store import Store
from service.tables import Tables
from tables.changes import clock_and_beats
from tables.people.people import PreferencesOwner
from tables.state.change import Change, make_change
from tables.state.log_items import ReadingStopped
from tables.state.phases import Phase
from tables.state.table import Table

NEW_ROUNDS = 2  # a person is new to a game until they have played this many deals of it


async def start_reading(tables: Tables, user: int, game: str = "") -> None:
    """Let the tables of a person wait while they read the rules of `game`, or something else.

    Between deals the next one waits for anybody. During a deal a turn waits for the rules of its
    game, if they are new to it.
    """
    new = bool(game) and await is_new(tables.store, game, user)

    def read(table: Table) -> Change | None:
        if table.phase is Phase.PAUSE:
            return clock_and_beats.read_between_deals(table, user, tables.now())
        return (
            clock_and_beats.start_reading(table, user, tables.now())
            if new and table.game == game
            else None
        )

    for table_id in await tables.store.tables.tables_played_at(user, live=True):
        with suppress(Unreadable, Newer, Busy):
            await tables.commits.update(table_id, read)


async def start_question(tables: Tables, table_id: str, user: int) -> None:
    """Let the next deal wait while a player answers a question about closing or leaving."""
    await tables.commits.update(
        table_id, lambda table: clock_and_beats.ask_between_deals(table, user, tables.now())
    )


async def end_question(tables: Tables, table_id: str, user: int) -> None:
    """Let the table go on: the player has cancelled."""

    def end(table: Table) -> Change | None:
        seat = table.seat_of(user)
        after = (
            table
            if seat is None
            else clock_and_beats.stop_reading(table, seat, tables.now(), tables.settings.pace)
        )
        return None if after is table else make_change(after, user, ReadingStopped())

    await tables.commits.update(table_id, end)


async def is_new(store: Store, game: str, user: int, rounds: int = NEW_ROUNDS) -> bool:
    """Return whether a person has played fewer than so many rounds of a game."""
    return (await store.people.deals_played(game, (user,))).get(user, 0) < rounds


async def wants_lesson(store: Store, game: str, user: int) -> bool:
    """Return whether to offer a lesson: never played the game, and tips are not switched off."""
    return await _wants_tips(store, user) and await is_new(store, game, user, 1)


async def is_coached(store: Store, table: Table, user: int) -> bool:
    """Return whether a table helps a person who has not switched tips off.

    The help is the offer of a lesson in the lobby, and tips in the first rounds.
    """
    if table.phase is Phase.LOBBY:
        return await wants_lesson(store, table.game, user)
    return await _wants_tips(store, user) and await is_new(store, table.game, user)


async def _wants_tips(store: Store, user: int) -> bool:
    return not (await store.people.preferences(PreferencesOwner.PERSON, user)).uncoached
