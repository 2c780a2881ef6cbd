"""Checks of ratings against the rounds and matches in the logs. Functions run inside their caller's transaction."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import Connection, func, select

from data.schema import facts, rating_meetings, ratings
from data.stores.rating_rows import FIELDS
from data.stores.repeated_logs import Counted, Repeated, in_order, returned_until
from tables.history.recount import FORGOTTEN
from tables.people.ratings import RatedRound, Rating, counts, rated, without

RATED_ANEW: Final = "rated-anew-from"  # a fact (ms since 1970): until then another rule held for some rounds
SAME: Final = 1e-6  # two ratings that differ by less are the same


@dataclass
class RatedGame:
    """The ratings of a game that its rounds give.

    Attributes:
        found: Ratings by user.
        unknown: People whose ratings nobody can tell: a log is missing that decides them. Each person who meets one of them
            becomes another.
    """

    unknown: set[int]
    found: dict[int, Rating] = field(default_factory=lambda: defaultdict(Rating))
    met: Counter[tuple[int, int]] = field(default_factory=Counter)

    def play(self, one: RatedRound, *, is_unclear: bool) -> None:
        """Rate a round. If it `is_unclear`, what it does to the people in it is not known."""
        if is_unclear or not self.unknown.isdisjoint(one.people):
            self.unknown.update(user for user in one.people if user not in one.spared)
            return
        known = {user: self.found[user] for user in one.people}
        if counts(one, known, self.met):
            self.found.update(rated(one, known, dict(self.met)))
            self.met.update(one.meetings())


def rating_faults(
    connection: Connection, guild: int, repeated: Repeated, lacking: Mapping[str, set[int]], unchecked: Counter[str]
) -> Iterator[str]:
    """Yield ratings that differ from what the rounds give in their order. `unchecked` counts those that cannot be compared.

    `lacking` are the people by game whose logs are incomplete.
    """
    games = {*connection.scalars(select(ratings.c.game).where(ratings.c.guild == guild).distinct())}
    rounds: dict[str, list[Counted]] = defaultdict(list)
    anew = int(connection.scalar(select(facts.c.value).where(facts.c.name == RATED_ANEW)) or 0)
    for one in in_order(repeated):
        if one.added.at < anew:
            one = one._replace(added=replace(one.added, rated=one.added.rated_before))  # noqa: PLW2901
        if one.added.rated.places:
            rounds[one.game].append(one)
    returned = returned_until(connection)
    for game in sorted(games):
        are_logs_missing = game in repeated.erased or game in repeated.unreadable
        right = _rate(rounds[game], lacking.get(game, set()), returned, are_logs_missing=are_logs_missing)
        yield from _compare(connection, guild, game, right, unchecked)


def _rate(rounds: Sequence[Counted], lacking: set[int], returned: Mapping[int, int], *, are_logs_missing: bool) -> RatedGame:
    """Return the ratings after these rounds.

    Counters tell whose logs are missing, but forgotten people have none. If any log of the game has been erased, nobody knows
    how strong they were when the others met them.
    """
    people = {user for one in rounds for places in one.added.rated.places for user in places}
    rating = RatedGame({*lacking, *(user for user in people if user >= FORGOTTEN and are_logs_missing)})
    at_once = Counter((one.added.at, user) for one in rounds for places in one.added.rated.places for user in places)
    for one in rounds:
        places, teams, spared = one.added.rated.places, one.added.rated.rated_teams, one.added.rated.spared
        everybody = RatedRound(places, teams, spared)
        late = {user for user in everybody.people if one.added.at < returned.get(user, 0)}
        played = without(everybody, late)
        if played is None:
            continue
        is_order_unclear = any(at_once[one.added.at, user] > 1 for user in played.people)
        are_aliases_unclear = one.disowned and any(user >= FORGOTTEN for user in played.people)
        rating.play(played, is_unclear=is_order_unclear or are_aliases_unclear)
    return rating


def _compare(connection: Connection, guild: int, game: str, right: RatedGame, unchecked: Counter[str]) -> Iterator[str]:
    columns = ratings.c
    query = select(columns.user, columns.shown, *(columns[name] for name in FIELDS))
    rows = connection.execute(query.where(columns.guild == guild, columns.game == game, columns.played > 0)).all()
    stored = {row.user: row for row in rows}
    for user in sorted(stored):
        row, given = stored[user], right.found.get(user, Rating())
        if user in right.unknown:
            unchecked["ratings"] += 1
            continue
        told = Rating(*(row._mapping[name] for name in FIELDS))
        same = abs(told.mu - given.mu) < SAME and abs(told.sigma - given.sigma) < SAME
        whole = (told.played, told.opponents, told.meetings) == (given.played, given.opponents, given.meetings)
        if not (same and whole) or row.shown != given.shown:
            wrong = f"the rating in {game} is {told.mu:.4f} ± {told.sigma:.4f} after {told.played}"
            yield f"server {guild}, member {user}: {wrong}, the logs give {given.mu:.4f} ± {given.sigma:.4f} after {given.played}"
    for user, given in sorted(right.found.items()):
        if given.played and user < FORGOTTEN and user not in stored and user not in right.unknown:
            yield f"server {guild}, member {user}: the rating in {game} is missing, which the logs give after {given.played}"
    met = select(rating_meetings.c.user, func.sum(rating_meetings.c.played).label("met"))
    met = met.where(rating_meetings.c.guild == guild, rating_meetings.c.game == game).group_by(rating_meetings.c.user)
    for row in connection.execute(met.order_by(rating_meetings.c.user)):
        meetings = right.found.get(row.user, Rating()).meetings
        if int(row.met) != meetings and row.user not in right.unknown:
            yield f"server {guild}, member {row.user}: {row.met} meetings count in {game}, the logs give {meetings}"
