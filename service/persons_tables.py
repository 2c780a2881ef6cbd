"""All tables of a person: the list, leaving, a ban, and forgetting the person."""

import logging
from collections.abc import Sequence
from contextlib import suppress

from data.exceptions import Newer, Unreadable
from data.store import Store
from games.core import IllegalAction
from service.tables import Tables
from tables.changes.clock_and_beats import awaited_people
from tables.people.people import Ban
from tables.state.change import Refused
from tables.state.table import Table

log = logging.getLogger(__name__)


async def tables_of(store: Store, user: int) -> Sequence[Table]:
    """Return the live tables of a person who sits there or has asked for a seat.

    Those that wait for the person come first. Otherwise the table comes first on which something
    happens earliest.
    """
    found = []
    for table_id in await store.tables.tables_played_at(user, live=True):
        table = await store.tables.readable_table(table_id)
        if (
            table is not None
            and table.live
            and (table.seat_of(user) is not None or table.request_of(user) is not None)
        ):
            found.append(table)
    return sorted(
        found,
        key=lambda table: (user not in awaited_people(table), table.clock.deadline or 0, table.id),
    )


async def ban_person(tables: Tables, ban: Ban) -> None:
    """Ban a person from the tables of a server, and take them out of those that they are at, of
    tournaments that have begun, and of plans that begin before the ban ends.
    """
    store = tables.store
    await store.servers.ban(ban)
    for evening in await store.evenings.evenings(ban.guild):
        if ban.until is None or evening.starts_at < ban.until:
            await store.evenings.sign_off(evening.id, ban.user)
    for guild, tournament in await store.tournaments.unfinished():
        if guild == ban.guild and tournament.running:
            await store.tournaments.leave(tournament.id, [ban.user])
            await store.evenings.show_again(id=tournament.id)
    await take_out(tables, ban.user, ban.guild)


async def take_out(tables: Tables, user: int, guild: int | None = None) -> tuple[str, ...]:
    """Make a person leave every live table (of one server).

    Returns the ids of tables that they will leave later.

    At those tables the current deal, or a bet that stands, is settled first.
    """
    waiting = []
    for table_id in await tables.store.tables.tables_played_at(user, live=True):
        try:
            table = await tables.load(table_id)
            if guild not in (None, table.guild):
                continue
            if table.participant_of(user) is not None or table.request_of(user) is not None:
                # the table has closed meanwhile, or an onlooker has left already
                with suppress(Refused, IllegalAction):
                    table = (await tables.leave(table_id, user, removed=True)).table
        except Unreadable:
            await tables.store.tables.scrap(table_id, tables.now())
        except Newer:
            log.info("table %s belongs to a newer process: the person stays there", table_id)
        else:
            if table.live and any(participant.user == user for participant in table.participants):
                waiting.append(table_id)
    return tuple(waiting)


async def forget(tables: Tables, user: int) -> Sequence[str]:
    """Remove a person from all tables, then erase their data.

    Returns the ids of live tables that have to be shown again.

    The store knows from the start that they are to be erased: if the process ends before, the
    housekeeper calls this again. If a substitute still plays a deal for them, an alias takes their
    place; nobody gets what it wins or pays what it loses.
    """
    await tables.store.privacy.begin_erasure(user, tables.now())
    await take_out(tables, user)
    return await tables.store.privacy.forget_person(user, tables.now())
