"""Taking somebody out of tables: because they are banned there, or are to be forgotten."""

import logging
from contextlib import suppress

from games.core import IllegalAction
from tables.service.store import Newer, Unreadable
from tables.service.tables import Tables
from tables.state.refusal import Refused

log = logging.getLogger(__name__)


async def take_out(tables: Tables, user: int, guild: int | None = None) -> tuple[str, ...]:
    """Somebody gets up from every live table (of one server), as if by their own wish. Gives the tables at which they are still
    known: there the running deal (or a bet that stands) is settled first. They are out of them when it is."""
    waiting = []
    for table_id in await tables.store.tables_played_at(user, live=True):
        try:
            table = await tables.load(table_id)
            if guild not in (None, table.guild):
                continue
            if table.participant_of(user) is not None:
                with suppress(Refused, IllegalAction):  # over meanwhile, or an onlooker who has got up already
                    table = (await tables.leave(table_id, user)).table
        except Unreadable:
            await tables.store.scrap(table_id, tables.now())
        except Newer:
            log.info("a newer process's table %s: whoever is to get up stays there", table_id)
        else:
            if table.live and any(one.user == user for one in table.participants):
                waiting.append(table_id)
    return tuple(waiting)
