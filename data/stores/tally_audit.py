"""Checks of people's counters against the bookings and each other. Functions run inside their caller's transaction."""

from collections import Counter
from collections.abc import Iterator

from sqlalchemy import Connection, and_, func, select

from data import schema, table_json
from data.schema import accounts, tallies, transfers
from data.stores import fair_play_rows, partner_rows, partner_tally_audit
from data.stores.counter_sums import FAULTS, CounterTable, day_faults, ever_faults, sum_faults
from tables.chips.tallies import COUNTERS
from tables.people.boards import ALL_GAMES, Span

GIFTS = ("welcome", "daily")  # reasons of transfers that are no result of playing
REFUND = "refund"  # of a table that could not be read: nobody knows what it held for each person
PEOPLE = CounterTable(tallies, ("user",), COUNTERS)


def faults(connection: Connection, days_since: int) -> list[str]:
    """Return sentences about counters that disagree; [] if none do. Counters of days are complete from `days_since` on."""
    found: list[str] = []
    for source in (
        _chip_faults(connection),
        sum_faults(connection, PEOPLE, (Span.WEEK, Span.MONTH)),  # of all times may also count what was before
        day_faults(connection, PEOPLE, days_since),
        ever_faults(connection, PEOPLE),
        fair_play_rows.faults(connection),
        partner_rows.faults(connection),
        partner_tally_audit.faults(connection, days_since),
    ):
        for fault in source:
            found.append(fault)
            if len(found) == FAULTS:
                return found
    return found


def _chip_faults(connection: Connection) -> Iterator[str]:
    """Yield members whose chips won are not what tables have paid them, less what they have brought, with what lies there now."""
    booked: Counter[tuple[int, int]] = Counter()
    refunded: set[tuple[int, int]] = set()
    member = and_(accounts.c.kind == "member", accounts.c.user > 0)
    for side, sign in ((transfers.c.target, 1), (transfers.c.source, -1)):
        query = select(accounts.c.guild, accounts.c.user, transfers.c.reason, func.sum(transfers.c.amount).label("hc"))
        query = query.select_from(accounts.join(transfers, side == accounts.c.account)).where(member)
        query = query.where(transfers.c.reason.not_in(GIFTS)).group_by(accounts.c.guild, accounts.c.user, transfers.c.reason)
        for row in connection.execute(query):
            booked[row.guild, row.user] += sign * int(row.hc)
            if row.reason == REFUND:
                refunded.add((row.guild, row.user))
    for guild, body in connection.execute(select(schema.tables.c.guild, schema.tables.c.body).where(schema.LIVE)):
        for user, hc in table_json.chips_by_user(body).items():
            booked[guild, user] += hc
    won = select(tallies.c.guild, tallies.c.user, func.sum(tallies.c.hc).label("hc"))
    won = won.where(tallies.c.span == Span.ALL.value, tallies.c.game == ALL_GAMES).group_by(tallies.c.guild, tallies.c.user)
    counted = Counter({(row.guild, row.user): int(row.hc) for row in connection.execute(won)})
    for of in sorted(booked.keys() | counted.keys()):
        hc, told = booked[of], counted[of]
        if hc != told and of[1] > 0 and of not in refunded:
            yield f"server {of[0]}, member {of[1]}: the counters say {told} half-chips won, the bookings {hc}"
