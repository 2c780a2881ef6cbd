"""Leaderboards of a server. Every query walks an index, so that any page of a large server is quick."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Row, Select, TextClause, and_, func, select, text

from data.schema import accounts, members, people, records
from data.stores.store_base import SqlStoreBase
from tables.chips import chip_accounts
from tables.state.people import LeaderboardEntry

MEMBER = text("kind = 'member'")  # literal, as in the partial index


class SqlLeaderboardStore(SqlStoreBase):
    """Pages of the leaderboard, read from the database (`tables.service.store.LeaderboardStore`)."""

    async def leaderboard_page(self, guild: int, by: str, limit: int, offset: int = 0) -> Sequence[LeaderboardEntry]:
        return await self.read(lambda connection: _page(connection, guild, by, limit, offset))

    async def leaderboard_entry(self, guild: int, by: str, user: int) -> LeaderboardEntry | None:
        return await self.read(lambda connection: _entry(connection, guild, by, user))

    async def leaderboard_size(self, guild: int, by: str = "chips") -> int:
        return await self.read(lambda connection: _size(connection, guild, by))


def _board(by: str, guild: int) -> tuple[ColumnElement[int], ColumnElement[int], tuple[ColumnElement[bool] | TextClause, ...]]:
    """Return the columns of user and value, and the conditions, of a leaderboard."""
    match by:
        case "chips":
            return accounts.c.user, accounts.c.balance, (accounts.c.guild == guild, MEMBER, accounts.c.user > 0)
        case "deals":
            return records.c.user, records.c.won, (records.c.guild == guild,)
        case _:
            raise ValueError(f"there is no leaderboard by {by}")


def _page(connection: Connection, guild: int, by: str, limit: int, offset: int) -> list[LeaderboardEntry]:
    """Return a page. Equal values share a rank; the next rank counts all entries before it."""
    user, value, where = _board(by, guild)
    query = _entries(user, value, where).order_by(value.desc(), user.desc())
    rows = connection.execute(query.limit(limit).offset(offset)).all()
    if not rows:
        return []
    page: list[LeaderboardEntry] = []
    rank = _rank(connection, value, where, rows[0].value)
    for place, row in enumerate(rows):
        if page and row.value != page[-1].value:
            rank = offset + place + 1
        page.append(_as_entry(rank, row))
    return page


def _entry(connection: Connection, guild: int, by: str, member: int) -> LeaderboardEntry | None:
    """Return a member's own entry."""
    user, value, where = _board(by, guild)
    own = accounts.c.account == chip_accounts.member(guild, member) if by == "chips" else user == member  # by primary key
    row = connection.execute(_entries(user, value, (*where, own))).first()
    return None if row is None else _as_entry(_rank(connection, value, where, row.value), row)


def _size(connection: Connection, guild: int, by: str) -> int:
    """Return the number of entries."""
    user, _, where = _board(by, guild)
    return connection.scalar(select(func.count()).select_from(user.table).where(*where)) or 0


def _entries(
    user: ColumnElement[int], value: ColumnElement[int], where: Sequence[ColumnElement[bool] | TextClause]
) -> Select[int, int, str | None, str | None]:
    named_here = and_(members.c.guild == user.table.c.guild, members.c.user == user)
    named = user.table.outerjoin(members, named_here).outerjoin(people, people.c.user == user)
    columns = (user.label("user"), value.label("value"), members.c.name, people.c.username)
    return select(*columns).select_from(named).where(*where)


def _rank(connection: Connection, value: ColumnElement[int], where: Sequence[ColumnElement[bool] | TextClause], mine: int) -> int:
    return 1 + (connection.scalar(select(func.count()).where(*where, value > mine)) or 0)


def _as_entry(rank: int, row: Row[int, int, str | None, str | None]) -> LeaderboardEntry:
    return LeaderboardEntry(rank, row.user, row.name or "", row.value, row.username or "")
