"""The leaderboards of a server: right on any page of a large server, by walking an index backwards."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, Row, Select, TextClause, and_, func, select, text

from data.schema import accounts, members, people, records
from tables.chips import chip_accounts
from tables.state.people import LeaderboardEntry, MemberName

MEMBER = text("kind = 'member'")  # literal, as in the partial index. A user below 0 is an alias of somebody forgotten


def _board(by: str, guild: int) -> tuple[ColumnElement[int], ColumnElement[int], tuple[ColumnElement[bool] | TextClause, ...]]:
    """User, value and conditions of a leaderboard."""
    match by:
        case "chips":
            return accounts.c.user, accounts.c.balance, (accounts.c.guild == guild, MEMBER, accounts.c.user > 0)
        case "deals":
            return records.c.user, records.c.won, (records.c.guild == guild,)
        case _:
            raise ValueError(f"there is no leaderboard by {by}")


def standings(connection: Connection, guild: int, by: str, limit: int, offset: int) -> list[LeaderboardEntry]:
    """A page of it. Equal values share a rank; the next one counts all before it."""
    user, value, where = _board(by, guild)
    rows = (connection.execute(_lines(user, value, where).order_by(value.desc(), user.desc()).limit(limit).offset(offset))).all()
    if not rows:
        return []
    page: list[LeaderboardEntry] = []
    rank = _rank(connection, value, where, rows[0].value)
    for line, row in enumerate(rows):
        if page and row.value != page[-1].value:
            rank = offset + line + 1
        page.append(_standing(rank, row))
    return page


def standing(connection: Connection, guild: int, by: str, member: int) -> LeaderboardEntry | None:
    """One member's own line."""
    user, value, where = _board(by, guild)
    own = accounts.c.account == chip_accounts.member(guild, member) if by == "chips" else user == member  # by primary key
    row = (connection.execute(_lines(user, value, (*where, own)))).first()
    return None if row is None else _standing(_rank(connection, value, where, row.value), row)


def size(connection: Connection, guild: int, by: str) -> int:
    """How many members are on it."""
    user, _, where = _board(by, guild)
    return connection.scalar(select(func.count()).select_from(user.table).where(*where)) or 0


def names(connection: Connection, guild: int, users: Collection[int]) -> Mapping[int, MemberName]:
    """What people are called on a server: by its own name for them, which no other server learns, and by their username."""
    found: dict[int, MemberName] = {}
    for row in connection.execute(select(people.c.user, people.c.username).where(people.c.user.in_(users))):
        found[row.user] = MemberName(username=row.username)
    here = select(members.c.user, members.c.name).where(members.c.guild == guild, members.c.user.in_(users))
    for row in connection.execute(here):
        found[row.user] = MemberName(row.name, found.get(row.user, MemberName()).username)
    return found


def _lines(
    user: ColumnElement[int], value: ColumnElement[int], where: Sequence[ColumnElement[bool] | TextClause]
) -> Select[int, int, str | None, str | None]:
    there = and_(members.c.guild == user.table.c.guild, members.c.user == user)
    called = user.table.outerjoin(members, there).outerjoin(people, people.c.user == user)
    columns = (user.label("user"), value.label("value"), members.c.name, people.c.username)
    return select(*columns).select_from(called).where(*where)


def _rank(connection: Connection, value: ColumnElement[int], where: Sequence[ColumnElement[bool] | TextClause], mine: int) -> int:
    return 1 + (connection.scalar(select(func.count()).where(*where, value > mine)) or 0)


def _standing(rank: int, row: Row[int, int, str | None, str | None]) -> LeaderboardEntry:
    return LeaderboardEntry(rank, row.user, row.name or "", row.value, row.username or "")
