"""Checks of ratings against the rounds and matches in the logs. Functions run inside their caller's transaction."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, func, select

from data.schema import rating_meetings, ratings, tallies
from data.stores.rating_rows import FIELDS
from data.stores.repeated_logs import Of, Repeated, in_order
from tables.history.recount import FORGOTTEN
from tables.service.ratings import RatedRound, Rating, counts, rated
from tables.state.boards import Span

SAME: Final = 1e-6  # two ratings that differ by less are the same


def rating_faults(connection: Connection, guild: int, repeated: Repeated, whole: set[Of]) -> Iterator[str]:
    """Yield ratings that the rounds, in their order, do not give. Only of games whose logs are all kept.

    Counters tell whether that is so, but forgotten people have none. A game with them is left out: earlier logs of theirs may be
    erased, and then nobody knows how strong they were when the others met them.
    """
    for game in sorted({one.game for one in repeated.rounds} - repeated.unreadable - repeated.disowned):
        columns = tallies.c
        theirs = select(columns.user).where(
            columns.guild == guild, columns.game == game, columns.span == Span.ALL.value, columns.bots.is_(False)
        )
        if any(Of(user, game, bots=False) not in whole for user in connection.scalars(theirs)):
            continue
        rounds = [
            (one.added.at, RatedRound(one.added.rated.places, one.added.rated.rated_teams, one.added.rated.spared))
            for one in in_order(repeated)
            if one.game == game and one.added.rated.places
        ]
        if _is_order_unclear(rounds) or any(user >= FORGOTTEN for _, one in rounds for user in one.people):
            continue
        yield from _compare_ratings(connection, guild, game, _rate([one for _, one in rounds]))


def _is_order_unclear(rounds: Sequence[tuple[int, RatedRound]]) -> bool:
    """Return whether two rounds of the same person ended in the same millisecond."""
    at: dict[int, set[int]] = defaultdict(set)
    for time, one in rounds:
        users = {*one.people}
        if at[time] & users:
            return True
        at[time] |= users
    return False


def _rate(rounds: Sequence[RatedRound]) -> dict[int, Rating]:
    """Return the ratings after these rounds."""
    found: dict[int, Rating] = defaultdict(Rating)
    met: Counter[tuple[int, int]] = Counter()
    for one in rounds:
        known = {user: found[user] for user in one.people}
        if not counts(one, known, met):
            continue
        found.update(rated(one, known, dict(met)))
        met.update(one.meetings())
    return {user: one for user, one in found.items() if one.played}


def _compare_ratings(connection: Connection, guild: int, game: str, expected: Mapping[int, Rating]) -> Iterator[str]:
    columns = ratings.c
    query = select(columns.user, columns.shown, *(columns[name] for name in FIELDS))
    rows = connection.execute(query.where(columns.guild == guild, columns.game == game, columns.played > 0)).all()
    for row in sorted(rows, key=lambda row: row._mapping["user"]):
        stored, right = Rating(*(row._mapping[name] for name in FIELDS)), expected.get(row.user, Rating())
        same = abs(stored.mu - right.mu) < SAME and abs(stored.sigma - right.sigma) < SAME
        whole = (stored.played, stored.opponents, stored.meetings) == (right.played, right.opponents, right.meetings)
        if not (same and whole) or row.shown != right.shown:
            told = f"the rating in {game} is {stored.mu:.4f} ± {stored.sigma:.4f} after {stored.played}"
            given = f"the logs give {right.mu:.4f} ± {right.sigma:.4f} after {right.played}"
            yield f"server {guild}, member {row.user}: {told}, {given}"
    met = select(rating_meetings.c.user, func.sum(rating_meetings.c.played).label("met"))
    met = met.where(rating_meetings.c.guild == guild, rating_meetings.c.game == game).group_by(rating_meetings.c.user)
    for row in connection.execute(met.order_by(rating_meetings.c.user)):
        right = expected.get(row.user, Rating())
        if int(row.met) != right.meetings:
            yield f"server {guild}, member {row.user}: {row.met} meetings count in {game}, the logs give {right.meetings}"
