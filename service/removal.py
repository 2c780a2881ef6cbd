"""Removing a person from tables, because they are banned or want to be forgotten."""

import logging
from contextlib import suppress

from data.exceptions import Newer, Unreadable
from games.core import IllegalAction
from service.tables import Tables
from tables.state.refusal import Refused

log = logging.getLogger(__name__)


async def take_out(tables: Tables, user: int, guild: int | None = None) -> tuple[str, ...]:
    """Make a person leave every live table (of one server). Returns the ids of tables that they will leave later.

    At those tables the current deal, or a bet that stands, is settled first.
    """
    waiting = []
    for table_id in await tables.store.tables.tables_played_at(user, live=True):
        try:
            table = await tables.load(table_id)
            if guild not in (None, table.guild):
                continue
            if table.participant_of(user) is not None or table.request_of(user) is not None:
                with suppress(Refused, IllegalAction):  # the table has closed meanwhile, or an onlooker has left already
                    table = (await tables.leave(table_id, user, removed=True)).table
        except Unreadable:
            await tables.store.tables.scrap(table_id, tables.now())
        except Newer:
            log.info("table %s belongs to a newer process: the person stays there", table_id)
        else:
            if table.live and any(participant.user == user for participant in table.participants):
                waiting.append(table_id)
    return tuple(waiting)
