"""Checks of the counters of pairs: against each other, the rounds on profiles, and the logs of tables, which are repeated for it.

Functions run inside their caller's transaction.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from sqlalchemy import Connection, and_, func, or_, select

from data.schema import partner_tallies, partners, tallies
from data.stores.counter_sums import FAULTS, CounterTable, day_faults, ever_faults, sum_faults
from data.stores.partner_tally_rows import COUNTERS, PairKind
from data.stores.repeated_logs import Of, Repeated
from tables.people.boards import ALL_GAMES, Span
from tables.state import calendar_days

PAIRS = CounterTable(partner_tallies, ("user", "partner"), COUNTERS)


def faults(connection: Connection, days_since: int) -> Iterator[str]:
    """Yield sentences about counters of pairs that disagree. Counters of days are complete from `days_since` on."""
    yield from sum_faults(connection, PAIRS, (Span.WEEK, Span.MONTH, Span.ALL))
    yield from day_faults(connection, PAIRS, days_since)
    yield from ever_faults(connection, PAIRS)
    yield from _profile_faults(connection)


def _profile_faults(connection: Connection) -> Iterator[str]:
    """Yield pairs whose rounds of all times are not those on their profiles."""
    pair, profile = partner_tallies.c, partners.c
    keys = (pair.guild, pair.user, pair.partner, pair.game)
    ever = select(*keys, func.sum(pair.played).label("played"), func.sum(pair.won).label("won"))
    counted = ever.where(pair.span == Span.ALL.value, pair.game != ALL_GAMES).group_by(*keys).subquery()
    same = [counted.c[one.name] == profile[one.name] for one in keys]
    query = select(*profile, counted.c.played.label("pair_played"), counted.c.won.label("pair_won"))
    whole = profile.user < profile.partner
    wrong = or_(
        func.coalesce(counted.c.played, 0) != profile.played,
        func.coalesce(counted.c.won, 0) != profile.won,
    )
    query = query.select_from(partners.outerjoin(counted, and_(*same))).where(whole, wrong)
    for row in connection.execute(query.order_by(profile.guild, profile.user, profile.partner).limit(FAULTS)):
        told = f"{row.pair_won or 0} of {row.pair_played or 0} rounds won as a pair, {row.won} of {row.played} on their profiles"
        yield f"server {row.guild}, members {row.user} and {row.partner}: {told} in {row.game}"


def log_faults(connection: Connection, guild: int, repeated: Repeated, kept: int, whole: Collection[Of]) -> Iterator[str]:
    """Yield counters of days of pairs that the logs of that day do not give.

    All logs are kept from the day `kept` on, and all logs of the people, games and opponents in `whole`.
    """
    columns = partner_tallies.c
    stored: dict[tuple[PairKind, str, int], Mapping[str, int]] = {}
    names = [columns[name] for name in COUNTERS]
    query = select(columns.user, columns.partner, columns.bots, columns.game, columns.start, *names)
    mine = (columns.guild == guild, columns.span == Span.DAY.value)
    for row in connection.execute(query.where(*mine)):
        of = PairKind(row.user, row.partner, bool(row.bots))
        stored[of, row.game, row.start] = {name: int(row._mapping[name]) for name in COUNTERS}
    oldest, known = _days_of_people(connection, guild)
    told = {key for key in repeated.pairs if key[2] >= oldest and {key[0].user, key[0].partner} <= known}
    for key in sorted(stored.keys() | told):
        (user, partner, bots), game, day = key
        right, counted = repeated.pairs.get(key, Counter[str]()), stored.get(key, {})
        are_known = {Of(user, game, bots), Of(partner, game, bots)} <= set(whole)
        is_whole = (day >= kept or are_known) and game not in repeated.unreadable
        for name in COUNTERS:
            value, given = counted.get(name, 0), right.get(name, 0)
            if value < given or (value > given and is_whole):
                since = calendar_days.date_of(day).isoformat()
                what = f"{name} on {since} in {game} is {value}, the logs give {given}"
                yield f"server {guild}, members {user} and {partner}: {what}"


def _days_of_people(connection: Connection, guild: int) -> tuple[int, set[int]]:
    """Return the oldest day that is kept, and the people with counters of days: others have been erased."""
    days = (tallies.c.guild == guild, tallies.c.span == Span.DAY.value)
    oldest = connection.scalar(select(func.min(tallies.c.start)).where(*days)) or 0
    return oldest, set(connection.scalars(select(tallies.c.user).where(*days).distinct()))
