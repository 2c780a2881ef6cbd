"""Checks of rounds that people have left, and of their rounds with each other, against the logs of tables.

Functions run inside their caller's transaction.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, select

from data.schema import left_rounds, pair_shares, pairs, partners
from data.stores.fair_play_rows import COUNTERS
from data.stores.repeated_logs import Counted, Repeated, in_order
from tables.history.recount import FORGOTTEN
from tables.people.fair_play import LEFT_DAYS, MONTHS_KEPT, month_at
from tables.state import calendar_days
from tables.state.change import Encounter
from tables.state.default_settings import DAY

CHIPS = ("gained", "lost", "hc")


class Pair(NamedTuple):
    """A person, another one, and the month of their rounds."""

    user: int
    opponent: int
    month: int


@dataclass
class Meetings:
    """What the logs say about the rounds of people with each other, as `data.stores.fair_play_rows` counts it."""

    pairs: dict[Pair, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    last_tables: dict[Pair, tuple[int, str]] = field(default_factory=dict)  # time and id of the latest table
    unclear: set[Pair] = field(default_factory=set)  # pairs at two tables at once: nobody knows the order
    without_chips: set[Pair] = field(default_factory=set)  # chips of some round are not known
    rounds: Counter[tuple[int, int]] = field(default_factory=Counter)  # of people in a month, with others
    vague: set[tuple[int, int]] = field(default_factory=set)  # people in a month who have met somebody forgotten since

    def add(self, counted: Counted) -> None:
        """Add the encounters of a round."""
        seated = set()
        for one in counted.added.encounters:
            if one.user < FORGOTTEN and one.opponent < FORGOTTEN:
                self._add_pair(counted, one, one.user, one.opponent, one.hc)
                self._add_pair(counted, one, one.opponent, one.user, -one.hc)
            else:
                self.vague |= {(user, counted.month) for user in (one.user, one.opponent)}
            seated |= {one.user, one.opponent} if one.seated else set()
        self.rounds.update((user, counted.month) for user in seated)

    def _add_pair(self, counted: Counted, one: Encounter, user: int, opponent: int, hc: int) -> None:
        pair, here = Pair(user, opponent, counted.month), (counted.added.at, counted.table)
        before = self.last_tables.get(pair)
        if before is not None and before[0] == here[0] and before[1] != here[1]:
            self.unclear.add(pair)
        if not counted.are_chips_known:
            self.without_chips.add(pair)
        self.last_tables[pair] = here
        is_other_table = before is None or before[1] != here[1]
        self.pairs[pair].update(rounds=one.seated, alone=one.alone, tables=is_other_table, gained=hc > 0, lost=hc < 0, hc=hc)


def fair_play_faults(
    connection: Connection, guild: int, repeated: Repeated, kept: int, now: int, unchecked: Counter[str]
) -> Iterator[str]:
    """Yield figures about fair play that the logs do not give.

    `kept` is the first day of which all logs are there and all rounds were counted. What cannot be compared is counted in
    `unchecked`.
    """
    rounds = in_order(repeated)
    yield from _left_faults(connection, guild, rounds, kept, now, is_whole=not repeated.unreadable)
    met = Meetings()
    for one in rounds:
        met.add(one)
    since = max(kept, calendar_days.months_later(month_at(now, None), -MONTHS_KEPT))
    known = {month for month in {pair.month for pair in met.pairs} if month >= since and not repeated.unreadable}
    yield from _pair_faults(connection, guild, met, known, unchecked)
    yield from _share_faults(connection, guild, met, known, unchecked)


def _left_faults(
    connection: Connection, guild: int, rounds: list[Counted], kept: int, now: int, *, is_whole: bool
) -> Iterator[str]:
    """Yield rounds that are said to be left, or that were left and are missing. They are kept for `LEFT_DAYS`.

    A log does not say whether a moderator has removed a person, who is then not to blame.
    """
    most = {(user, one.added.at) for one in rounds for user in one.added.deserters}
    least = {(user, one.added.at) for one in rounds for user in one.added.sure_deserters if user < FORGOTTEN}
    stored = {
        (row.user, row.at)
        for row in connection.execute(select(left_rounds).where(left_rounds.c.guild == guild, left_rounds.c.user > 0))
    }
    for user, at in sorted(stored - most):
        if is_whole and calendar_days.day_at(at, None) >= kept:
            yield f"server {guild}, member {user}: is said to have left a round at {at}; no log shows it"
    for user, at in sorted(least - stored):
        if at >= max(now - LEFT_DAYS * DAY, kept * DAY):
            yield f"server {guild}, member {user}: the round that they left at {at} is missing, which a log gives"


def _pair_faults(connection: Connection, guild: int, met: Meetings, known: set[int], unchecked: Counter[str]) -> Iterator[str]:
    """Yield rounds of two people in a month that the logs do not give."""
    one = pairs.c
    query = select(one.user, one.opponent, one.month, *(one[name] for name in (*COUNTERS, "tables")))
    stored = {Pair(*row[:3]): row for row in connection.execute(query.where(one.guild == guild))}
    for pair in sorted(stored.keys() | {pair for pair in met.pairs if pair.month in known}):
        if pair.month not in known:
            unchecked["rounds of two people in a month"] += 1
            continue
        right, row = met.pairs.get(pair, Counter[str]()), stored.get(pair)
        told = {name: int(row._mapping[name]) if row is not None else 0 for name in (*COUNTERS, "tables")}
        names = [name for name in told if not (name in CHIPS and pair in met.without_chips)]
        names = [name for name in names if not (name == "tables" and pair in met.unclear)]
        for name in names:
            if told[name] != right[name]:
                since = calendar_days.date_of(pair.month).isoformat()
                yield (
                    f"server {guild}, members {pair.user} and {pair.opponent}: {name} of their rounds together from {since} is "
                    f"{told[name]}, the logs give {right[name]}"
                )


def _share_faults(connection: Connection, guild: int, met: Meetings, known: set[int], unchecked: Counter[str]) -> Iterator[str]:
    """Yield people whose rounds with others in a month, or the largest share of one other person, are not what the logs give."""
    alone: Counter[tuple[int, int]] = Counter()
    for pair, counted in met.pairs.items():
        of = (pair.user, pair.month)
        alone[of] = max(alone[of], counted["alone"])
    one = pair_shares.c
    stored = {(row.user, row.month): row for row in connection.execute(select(pair_shares).where(one.guild == guild))}
    for of in sorted(stored.keys() | {of for of in met.rounds if of[1] in known and of[0] < FORGOTTEN}):
        user, month = of
        if month not in known or of in met.vague:
            unchecked["shares of rounds with one person"] += 1
            continue
        row, rounds = stored.get(of), met.rounds[of]
        right = (rounds, alone[of] * 1000 // rounds if rounds else 0)
        told = (row.rounds, row.share) if row is not None else (0, 0)
        if told != right:
            since = calendar_days.date_of(month).isoformat()
            shown = f"{told[0]} rounds with others from {since}, {told[1]} thousandths with one person"
            yield f"server {guild}, member {user}: {shown}; the logs give {right[0]} and {right[1]}"


def partner_faults(
    connection: Connection, guild: int, repeated: Repeated, lacking: Mapping[str, set[int]], unchecked: Counter[str]
) -> Iterator[str]:
    """Yield rounds as partners that are fewer than the logs give, or more where all logs of both are kept.

    `lacking` are the people by game of whom a log is missing.
    """
    counted: dict[tuple[int, int, str], Counter[str]] = defaultdict(Counter)
    for round_ in repeated.rounds:
        for one in round_.added.partnerships:
            if not one.match and max(one.user, one.partner) < FORGOTTEN:
                for pair in ((one.user, one.partner), (one.partner, one.user)):
                    counted[*pair, round_.game].update(played=1, won=one.won)
    query = select(partners).where(partners.c.guild == guild)
    stored = {(row.user, row.partner, row.game): (row.played, row.won) for row in connection.execute(query)}
    for user, partner, game in sorted(stored.keys() | counted.keys()):
        told = stored.get((user, partner, game), (0, 0))
        right = (counted[user, partner, game]["played"], counted[user, partner, game]["won"])
        is_whole = lacking.get(game, set()).isdisjoint((user, partner))
        unchecked["rounds as partners"] += not is_whole
        if told[0] < right[0] or told[1] < right[1] or (is_whole and told != right):
            yield (
                f"server {guild}, members {user} and {partner}: {told[0]} rounds as partners in {game}, {told[1]} won; the logs "
                f"give {right[0]} and {right[1]}"
            )
