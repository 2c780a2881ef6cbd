"""Tables wait for people who read: the rules, a lesson, a replay, or a question about closing or leaving."""

from contextlib import suppress

from data.exceptions import Busy, Newer, Unreadable
from service.beginners import is_new
from service.tables import Tables
from tables.changes import turn_timing
from tables.state.change import Change, make_change
from tables.state.log_items import ReadingStopped
from tables.state.phases import Phase
from tables.state.table import Table


async def start_reading(tables: Tables, user: int, game: str = "") -> None:
    """Let the tables of a person wait while they read the rules of `game`, or something else.

    Between deals the next one waits for anybody. During a deal a turn waits for the rules of its game, if they are new to it.
    """
    new = bool(game) and await is_new(tables.store, game, user)

    def read(table: Table) -> Change | None:
        if table.phase is Phase.PAUSE:
            return turn_timing.read_between_deals(table, user, tables.now())
        return turn_timing.start_reading(table, user, tables.now()) if new and table.game == game else None

    for table_id in await tables.store.tables.tables_played_at(user, live=True):
        with suppress(Unreadable, Newer, Busy):
            await tables.update(table_id, read)


async def start_question(tables: Tables, table_id: str, user: int) -> None:
    """Let the next deal wait while a player answers a question about closing or leaving."""
    await tables.update(table_id, lambda table: turn_timing.ask_between_deals(table, user, tables.now()))


async def end_question(tables: Tables, table_id: str, user: int) -> None:
    """Let the table go on: the player has cancelled."""

    def end(table: Table) -> Change | None:
        seat = table.seat_of(user)
        after = table if seat is None else turn_timing.stop_reading(table, seat, tables.now(), tables.settings.pace)
        return None if after is table else make_change(after, user, ReadingStopped())

    await tables.update(table_id, end)
