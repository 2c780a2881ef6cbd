"""Changing seats in games with teams: what a person chooses, and the host's lot."""

from games.core import Seat
from service import play_now
from service.tables import Tables
from tables.changes import seat_choice
from tables.state.change import Change
from tables.state.context import Context
from tables.state.table import Table


async def choose_seat(tables: Tables, table_id: str, user: int, seat: Seat, partner: int) -> Change:
    """Change to another seat, in the lobby at once, between deals with the next deal.

    `partner` is the user whom the offer of the seat has named, or 0. Raises `Refused`.
    """

    async def choose(table: Table) -> Change:
        level = await play_now.suitable_level(tables.store, table.game, play_now.seated_users(table))
        return seat_choice.choose_seat(
            table, user, seat, partner, level=level, context=Context(tables.now(), tables.settings.pace)
        )

    change = await tables.update(table_id, choose)
    assert change is not None
    return change


async def mix_teams(tables: Tables, table_id: str, user: int, press: int) -> Change:
    """Draw lots for the seats of a lobby, for its host. `press` is the interaction id. Raises `Refused`."""

    async def mix(table: Table) -> Change:
        level = await play_now.suitable_level(tables.store, table.game, play_now.seated_users(table))
        return seat_choice.mix_teams(table, user, press, level, Context(tables.now(), tables.settings.pace))

    change = await tables.update(table_id, mix)
    assert change is not None
    return change
