"""Settlements as rows, and the counters that they add to.

Functions run inside their caller's transaction. Which tables are counters, which function of
`tables.people.counters` counts there and what a new row holds is declared in `data.schema`. All
transactions touch the rows in the same order, so that none waits for another in a circle.
Aliases of forgotten people gain nothing.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cache, partial
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    false,
    func,
    literal,
    or_,
    select,
    tuple_,
    update,
)

from data import schema
from data.database.database import insert
from data.person_marks import leaver_alias, returned_at
from data.schema import (
    GONE,
    PAIR_GONE,
    PARTNER_GONE,
    SHORT_LIVED,
    achievement_steps,
    guilds,
    left_rounds,
    openings,
    pair_shares,
    pairs,
    partner_tallies,
    rating_meetings,
    ratings,
    results,
    seasons,
    settlement_numbers,
    settlements,
    tallies,
)
from games.parts import codec
from tables.people.counters import Counted, Figures, Key, Rows
from tables.people.leaderboard_kinds import ALL_GAMES, Span
from tables.state import calendar_days
from tables.state import settlement as settlement_data
from tables.state.change import Change
from tables.state.phases import Presence
from tables.state.settlement import BotSeat, Kind, Role, Settlement, Step
from tables.state.settlement import Row as PersonRow

ERASED: Final = "results-erased"  # a fact: results of a server have been erased
ROWS: Final = 500  # deleted in one transaction
COUNTED: Final = tuple(table for table in schema.metadata.sorted_tables if "count" in table.info)
# columns of people: an alias replaces each who is forgotten
NAMED: Final = (results.c.user, openings.c.user, openings.c.opponent)

# people on boards, whether they are on the server as far as we know, and the condition of the
# index of those who are not
PRESENCE: Final = (
    (tallies.c.user, tallies.c.present, GONE),
    (partner_tallies.c.user, partner_tallies.c.user_present, PAIR_GONE),
    (partner_tallies.c.partner, partner_tallies.c.partner_present, PARTNER_GONE),
)


class Standing(StrEnum):
    """A person's standing when a settlement was stored. The values are stored."""

    MEMBER = "member"
    RETURNED = "returned"  # forgotten less than 30 days before they came back
    FORGOTTEN = "forgotten"  # an alias


def store(connection: Connection, change: Change, now: int) -> None:
    """Store the settlements of a change, and all that they add to."""
    if not change.settlements:
        return
    table = change.table
    _lock_people(connection, {row.user for settled in change.settlements for row in settled.rows})
    last = _take_numbers(connection, table.guild, len(change.settlements))
    zone = connection.scalar(select(guilds.c.time_zone).where(guilds.c.guild == table.guild))
    day = calendar_days.day_at(now, zone)
    for number, settlement in enumerate(change.settlements, last - len(change.settlements) + 1):
        users = {row.user for row in settlement.rows}
        returned = returned_at(connection, users, now)
        forgotten = {user for user in users if user < 0}
        counted = Counted(
            settlement,
            table.guild,
            table.game,
            table.id,
            at=now,
            day=day,
            forgotten=forgotten,
            strangers=returned | forgotten,
        )
        _store_rows(connection, counted, number, table.version)
        _count(connection, counted)


def settled_text(change: Change) -> str | None:
    """Return the settlements of a change as the log has them; None if there are none."""
    plain = [settlement_data.dump(settlement) for settlement in change.settlements]
    return json.dumps(plain, separators=(",", ":")) if plain else None


def _lock_people(connection: Connection, users: Iterable[int]) -> None:
    """Let no other server count rounds of these people until the end of the transaction.

    The row of a first round on any server is not there yet, so it could not be locked. SQLite
    writes one transaction at a time anyway.
    """
    if connection.dialect.name != "sqlite":
        for user in sorted(users):
            connection.execute(select(func.pg_advisory_xact_lock(literal(user, BigInteger))))


def _take_numbers(connection: Connection, guild: int, count: int) -> int:
    """Lock the numbers of a server until the end of the transaction, and take some.

    Returns the last.
    """
    statement = insert(connection, settlement_numbers).values(guild=guild, last=count)
    taken = statement.on_conflict_do_update(
        index_elements=["guild"], set_={"last": settlement_numbers.c.last + count}
    )
    return int(connection.scalars(taken.returning(settlement_numbers.c.last)).one())


def _store_rows(connection: Connection, counted: Counted, number: int, version: int) -> None:
    """Insert a settlement and its rows."""
    settlement = counted.settlement
    header = {
        "guild": counted.guild,
        "number": number,
        "game": counted.game,
        "table_id": counted.table,
        "version": version,
        "deal": settlement.deal,
        "kind": settlement.kind.value,
        "at": counted.at,
        "day": counted.day,
        "bots": _text(settlement.bots),
        "against_bots": settlement.against_bots,
        "decided": settlement.decided,
        "rated_in_teams": settlement.rated_in_teams,
    }
    connection.execute(settlements.insert(), header)
    rows = []
    for row in settlement.rows:
        known = Standing.RETURNED if row.user in counted.strangers else Standing.MEMBER
        standing = Standing.FORGOTTEN if row.user < 0 else known
        values = {
            "guild": counted.guild,
            "number": number,
            "participant": row.number,
            "user": row.user,
            "standing": standing.value,
            "role": row.role.value,
            "side": row.side,
            "side_won": row.won,
            "place": row.place,
            "spared": row.spared,
            "ended": row.ended.value,
            "excused": row.excused,
            "deserted": row.deserted,
            "own_moves": row.own_moves,
            "moves": row.moves,
            "share": row.fair,
            "gain": row.gain,
            "hc": row.hc,
            "steps": _text(row.steps),
        }
        rows.append(values)
    if rows:
        connection.execute(results.insert(), rows)


def _text(values: tuple[Any, ...]) -> str:
    return json.dumps(codec.dump(values), separators=(",", ":"))


def counted_of(header: Row[*tuple[Any, ...]], rows: Sequence[Row[*tuple[Any, ...]]]) -> Counted:
    """Return a settlement, and where it counts, of its rows in the database."""
    people = tuple(
        PersonRow(
            user=row.user,
            number=row.participant,
            role=Role(row.role),
            side=row.side,
            won=bool(row.side_won),
            place=row.place,
            spared=bool(row.spared),
            ended=Presence(row.ended),
            excused=bool(row.excused),
            deserted=bool(row.deserted),
            own_moves=row.own_moves,
            moves=row.moves,
            fair=row.share,
            gain=row.gain,
            hc=row.hc,
            steps=codec.load(tuple[Step, ...], json.loads(row.steps)) if row.steps != "[]" else (),
        )
        for row in rows
    )
    settlement = Settlement(
        Kind(header.kind),
        header.deal,
        people,
        codec.load(tuple[BotSeat, ...], json.loads(header.bots)) if header.bots != "[]" else (),
        against_bots=bool(header.against_bots),
        decided=bool(header.decided),
        rated_in_teams=bool(header.rated_in_teams),
    )
    return Counted(
        settlement,
        header.guild,
        header.game,
        header.table_id,
        at=header.at,
        day=header.day,
        forgotten={row.user for row in rows if row.standing == Standing.FORGOTTEN},
        strangers={row.user for row in rows if row.standing != Standing.MEMBER},
    )


# ---- counters


def empty_rows(tables: Iterable[Table]) -> dict[str, defaultdict[Key, Figures]]:
    """Return tables of counters without rows, for the functions of `tables.people.counters`."""
    return {table.name: defaultdict(partial(dict[str, Any], table.info["new"])) for table in tables}


def functions_of(tables: Iterable[Table]) -> list[Callable[[Rows, Counted], None]]:
    """Return the functions that count in tables. One may count in several."""
    return list(dict.fromkeys(table.info["count"] for table in tables))


def select_rows(table: Table) -> Select[*tuple[Any, ...]]:
    """Return the query for the keys and figures of a table of counters."""
    return select(*table.primary_key, *(table.c[name] for name in table.info["new"]))


def key_and_figures(table: Table, row: Row[*tuple[Any, ...]]) -> tuple[Key, Figures]:
    """Return a row of `select_rows` as `tables.people.counters` has it."""
    keys = len(table.primary_key)
    return tuple(row[:keys]), dict(zip(table.info["new"], row[keys:], strict=True))


@cache
def _rows_to_count(table: Table) -> Select[*tuple[Any, ...]]:
    """Return the query for the rows whose keys have certain values, on boards of both kinds
    and for all achievements.
    """
    keys = [column for column in table.primary_key if column.name not in ("bots", "key")]
    among = [column.in_(bindparam(column.name, expanding=True)) for column in keys]
    return select_rows(table).where(*among).order_by(*table.primary_key).with_for_update()


def _count(connection: Connection, counted: Counted) -> None:
    """Add a settlement to all counters: load the rows of its people, count, store what changed."""
    users = sorted({row.user for row in counted.settlement.rows if row.user >= 0})
    spans, starts = zip(*counted.times, (Span.DAY.value, counted.day), strict=True)
    values: dict[str, Sequence[Any]] = {  # of the keys of rows that may change
        **dict.fromkeys(("user", "opponent", "partner"), users),
        "guild": [counted.guild],
        "game": [counted.game, ALL_GAMES],
        "month": [counted.month],
        "at": [counted.at],
        "span": spans,
        "start": starts,
    }
    rows, before = empty_rows(COUNTED), {}
    for table in COUNTED:
        before[table.name] = dict(
            key_and_figures(table, row) for row in connection.execute(_rows_to_count(table), values)
        )
        rows[table.name].update({key: {**row} for key, row in before[table.name].items()})
    for count in functions_of(COUNTED):
        count(rows, counted)
    changed = {
        table: _store_changed(connection, table, before[table.name], rows[table.name])
        for table in COUNTED
    }
    if changed[tallies]:
        begin_season(connection, counted.guild, counted.month)
        set_present(connection, counted.guild, {key[0] for key in changed[tallies]}, present=True)
    _copy_ratings(connection, counted, users)
    if changed[partner_tallies]:
        teams = {(key[0], key[-1]) for key in changed[partner_tallies]}
        _store_team_ratings(connection, counted, sorted(teams))


def _store_changed(
    connection: Connection, table: Table, before: Mapping[Key, Figures], rows: Mapping[Key, Figures]
) -> list[Key]:
    """Store the rows that are not as before. Returns their keys."""
    keys, new = list(table.primary_key), table.info["new"]
    for key in before.keys() - rows.keys():
        lost = (column == value for column, value in zip(keys, key, strict=True))
        connection.execute(delete(table).where(*lost))
    changed = sorted(key for key, row in rows.items() if row != before.get(key, new))
    if changed:
        statement = insert(connection, table)
        stored = statement.on_conflict_do_update(
            index_elements=keys, set_={name: statement.excluded[name] for name in new}
        )
        names = [column.name for column in keys]
        values = [{**dict(zip(names, key, strict=True)), **rows[key]} for key in changed]
        connection.execute(stored, values)
    return changed


# ---- boards


def _copy_ratings(connection: Connection, counted: Counted, users: Collection[int]) -> None:
    """Copy the shown ratings of people in a game to the boards, and their best one to all games."""
    boards = [*counted.times, (Span.DAY.value, counted.day)]
    same = and_(ratings.c.guild == tallies.c.guild, ratings.c.user == tallies.c.user)
    of_game = or_(tallies.c.game == ALL_GAMES, ratings.c.game == tallies.c.game)
    best = select(func.max(ratings.c.shown)).where(same, of_game).scalar_subquery()
    condition = (tallies.c.user.in_(users), tallies.c.guild == counted.guild)
    times = tuple_(tallies.c.span, tallies.c.start).in_(boards)
    on_boards = (tallies.c.game.in_((ALL_GAMES, counted.game)), tallies.c.bots == false())
    connection.execute(update(tallies).where(*condition, times, *on_boards).values(rating=best))


def begin_season(connection: Connection, guild: int, start: int) -> None:
    """Note that somebody has played in a season. A closed one stays closed."""
    connection.execute(
        insert(connection, seasons).on_conflict_do_nothing(),
        {"guild": guild, "start": start, "closed_at": None, "told": None},
    )


def set_present(
    connection: Connection, guild: int, users: Collection[int], *, present: bool
) -> None:
    """Take people and their pairs off the boards who have left the server, or put them back."""
    for person, here, gone in PRESENCE:
        rows = update(person.table).where(person.table.c.guild == guild, person.in_(sorted(users)))
        rows = rows.where(gone) if present else rows
        connection.execute(rows.values({here.name: present}))


def _store_team_ratings(
    connection: Connection, counted: Counted, teams: Sequence[tuple[int, int]]
) -> None:
    """Give pairs the mean of both shown ratings, and their best mean on the boards of all games."""
    rows, first, second = partner_tallies.c, ratings.alias("own"), ratings.alias("other")
    members = (first.c.user == rows.user, second.c.user == rows.partner)
    same_game = and_(second.c.guild == first.c.guild, second.c.game == first.c.game)
    mean = select((first.c.shown + second.c.shown) // 2).select_from(first.join(second, same_game))
    mean = mean.where(first.c.guild == counted.guild, first.c.game == counted.game, *members)
    for_people = and_(
        rows.guild == counted.guild,
        rows.bots == false(),
        tuple_(rows.span, rows.start).in_(counted.times),
    )
    change = update(partner_tallies).where(tuple_(rows.user, rows.partner).in_(teams), for_people)
    connection.execute(
        change.where(rows.game == counted.game).values(rating=mean.scalar_subquery())
    )
    games = partner_tallies.alias("games")
    keys = [column.name for column in partner_tallies.primary_key if column.name != "game"]
    same = [games.c[name] == rows[name] for name in keys]
    best = select(func.max(games.c.rating)).where(*same, games.c.game != ALL_GAMES)
    change = change.where(rows.game == ALL_GAMES)
    connection.execute(change.values(rating=best.scalar_subquery()))


# ---- retention and forgetting


def erase_old_boards(connection: Connection, days_before: int, weeks_before: int) -> bool:
    """Delete some counters of days and weeks that began before these days.

    Returns False if there are none.
    """
    return any(
        _erase_some(
            connection,
            counters,
            and_(counters.c.span == span.value, counters.c.start < before, SHORT_LIVED),
        )
        for counters in (tallies, partner_tallies)
        for span, before in ((Span.DAY, days_before), (Span.WEEK, weeks_before))
    )


def erase_old_fair_play(connection: Connection, left_before: int, months_before: int) -> bool:
    """Delete some rows about rounds left before a time, and about earlier months.

    Returns False if there are none.
    """
    return (
        _erase_some(connection, left_rounds, left_rounds.c.at < left_before)
        or _erase_some(connection, pairs, pairs.c.month < months_before)
        or _erase_some(connection, pair_shares, pair_shares.c.month < months_before)
    )


def erase_settlements(connection: Connection, guild: int) -> bool:
    """Delete some settlements of a server. Returns False if there are none."""
    return any(
        _erase_some(connection, table, table.c.guild == guild) for table in (results, settlements)
    )


def _erase_some(connection: Connection, table: Table, condition: ColumnElement[bool]) -> bool:
    keys = list(table.primary_key)
    batch = select(*keys).where(condition).limit(ROWS)
    return connection.execute(delete(table).where(tuple_(*keys).in_(batch))).rowcount > 0


def forget(connection: Connection, user: int, key: bytes, aliases: Mapping[int, int]) -> None:
    """Give a person's results, and what others have of the person, to aliases, by server.

    The person's own rows are deleted by the caller, in the same transaction. Rounds that they have
    left go to an alias that only the person's id leads to.
    """
    row = left_rounds.c
    for left in connection.execute(select(row.guild, row.at).where(row.user == user)).all():
        kept = {"guild": left.guild, "user": leaver_alias(key, left.guild, user), "at": left.at}
        connection.execute(insert(connection, left_rounds).values(kept).on_conflict_do_nothing())
    for guild, alias in aliases.items():
        for column in (*NAMED, rating_meetings.c.opponent):
            named = update(column.table).where(column.table.c.guild == guild, column == user)
            connection.execute(named.values({column.name: alias}))
        for column, mark in ((achievement_steps.c.marks, " {} "), (openings.c.figures, '"{}"')):
            old, new = mark.format(user), mark.format(alias)
            marked = update(column.table).where(column.table.c.guild == guild)
            marked = marked.where(cast(column, Text).contains(old, autoescape=True))
            connection.execute(marked.values({column.name: func.replace(column, old, new)}))
    connection.execute(delete(openings).where(openings.c.guild == 0, openings.c.user == user))


def servers_with(connection: Connection, user: int) -> Sequence[int]:
    """Return the servers on which a person has results."""
    found: set[int] = set()
    for column in NAMED:
        found.update(
            connection.scalars(select(column.table.c.guild).where(column == user).distinct())
        )
    return sorted(found - {0})
