"""All tables of a person: the list, waiting for a reader, leaving, and forgetting the person; and
who is new to a game: they get the offer of a lesson, tips, and time to read the rules.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress

from data.exceptions import Busy, Newer, Unreadable
from data.store import Store
from games.core import IllegalAction
from service.tables import Tables
from tables.changes import clock_and_beats
from tables.changes.clock_and_beats import awaited_people
from tables.people.people import NEW_ROUNDS, Ban, PreferencesOwner
from tables.state.change import Change, Refused, make_change
from tables.state.log_items import ReadingStopped
from tables.state.phases import Phase
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
