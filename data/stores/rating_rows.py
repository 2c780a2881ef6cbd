"""Rows of ratings. Every function runs inside its caller's transaction."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields

from sqlalchemy import Connection, select, update

from data.database.upserts import insert
from data.person_marks import returned_at
from data.schema import rating_meetings, ratings
from tables.people.ratings import RatedRound, Rating, counts, rated, without

FIELDS = tuple(field.name for field in fields(Rating))


def store(connection: Connection, guild: int, game: str, played: RatedRound, now: int) -> None:
    """Update the ratings of the people in a round or match that has ended.

    Aliases of forgotten people are left out, and so are people who have come back too lately.

    All transactions lock the rows in the same order, so that none waits for another in a circle.
    """
    returned = returned_at(connection, played.people, now) if played.places else set()
    counted = without(played, {user for user in played.people if user < 0} | returned)
    if counted is None:
        return
    played, users = counted, sorted(counted.people)
    before = _lock(connection, guild, game, users)
    met = _met(connection, guild, game, users)
    if not counts(played, before, met):
        return
    for user, rating in sorted(rated(played, before, met).items()):
        mine = (ratings.c.guild == guild, ratings.c.game == game, ratings.c.user == user)
        connection.execute(update(ratings).where(*mine).values(**asdict(rating), shown=rating.shown))
    pairs = sorted(played.meetings())
    rows = [{"guild": guild, "game": game, "user": user, "opponent": other, "played": 1} for user, other in pairs]
    one_more = {"played": rating_meetings.c.played + 1}
    keys = ["guild", "game", "user", "opponent"]
    connection.execute(insert(connection, rating_meetings).on_conflict_do_update(index_elements=keys, set_=one_more), rows)


def load(connection: Connection, guild: int, user: int) -> Mapping[str, Rating]:
    """Return a person's ratings on a server by game, also those that are not shown yet."""
    columns = [ratings.c[name] for name in FIELDS]
    query = select(ratings.c.game, *columns).where(ratings.c.guild == guild, ratings.c.user == user, ratings.c.played > 0)
    return {row.game: Rating(*(row._mapping[name] for name in FIELDS)) for row in connection.execute(query)}


def _lock(connection: Connection, guild: int, game: str, users: Sequence[int]) -> dict[int, Rating]:
    """Return the ratings of these people, whose rows are made if they are missing, and locked."""
    rows = [{"guild": guild, "game": game, "user": user, **asdict(Rating())} for user in users]
    connection.execute(insert(connection, ratings).on_conflict_do_nothing(), rows)
    columns = ratings.c
    query = select(columns.user, *(columns[name] for name in FIELDS)).where(columns.guild == guild, columns.game == game)
    found = connection.execute(query.where(columns.user.in_(users)).order_by(columns.user).with_for_update())
    return {row.user: Rating(*(row._mapping[name] for name in FIELDS)) for row in found}


def _met(connection: Connection, guild: int, game: str, users: Sequence[int]) -> dict[tuple[int, int], int]:
    """Return how often these people have met each other in rounds that counted."""
    columns = rating_meetings.c
    among = (columns.user.in_(users), columns.opponent.in_(users))
    query = select(columns.user, columns.opponent, columns.played).where(columns.guild == guild, columns.game == game, *among)
    return {(row.user, row.opponent): row.played for row in connection.execute(query)}
