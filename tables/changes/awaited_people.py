"""The people for whom a table waits."""

from tables.changes import turn_timing
from tables.state.phases import Phase
from tables.state.table import Table, game_of


def awaited_people(table: Table) -> tuple[int, ...]:
    """Return the users for whom a deal waits, or between deals those who are not ready.

    While all choose in secret this tells who has chosen. So it is for these people alone, not for
    the room.
    """
    match table.phase:
        case Phase.PLAYING:
            seats = game_of(table).due(table.state)
        case Phase.PAUSE if not turn_timing.awaits_channel(table):
            seats = tuple(seat for seat in table.people if not table.chairs[seat].ready)
        case _:
            return ()
    users = (table.chairs[seat].user for seat in seats if not table.chairs[seat].automatic)
    # below 0: aliases of forgotten people
    return tuple(user for user in users if user is not None and user > 0)
