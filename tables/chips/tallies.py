"""Tallies: what a change adds to people's counters of rounds, matches and chips.

A round is against bots if only one person sits at the table, a match if no second one has ever been in it. With several people it
is against people, even if bots play too. In teams a round or a match is against people only if people of both teams are there at
its end: two partners who play bots play against bots.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import fields, replace
from typing import Final

from games.core import Seat
from tables.changes import absences
from tables.chips import chip_accounts
from tables.state.change import Change, Tally
from tables.state.phases import Presence
from tables.state.table import Table, game_of, people_play_each_other, side_of, teams_of, view

COUNTERS: Final = tuple(field.name for field in fields(Tally) if field.name not in ("user", "bots"))


def round_tallies(table: Table, winners: Collection[Seat]) -> tuple[Tally, ...]:
    """Return the tallies of a finished round. `winners` is empty if nobody has won.

    A person for whom a bot plays at the end, or has made most of the moves, has not played the round to its end. It does not
    count for those of them who are not to blame (`tables.changes.absences`).
    """
    bots = not people_play_each_other(table)
    tallies = []
    for seat, chair in enumerate(table.chairs):
        here = chair.presence is Presence.HERE
        there = here and absences.made_half(table, seat)
        is_to_blame = absences.is_to_blame(table, seat) or (here and seat not in table.latest_deal.excused)
        if chair.user is None or not (there or is_to_blame):
            continue
        fair = int(there) * 1000 * len(side_of(table, seat)) // len(table.chairs)
        tallies.append(Tally(chair.user, bots, begun=1, played=int(there), won=int(there and seat in winners), fair=fair))
    return tuple(tallies)


def match_tallies(table: Table) -> tuple[Tally, ...]:
    """Return the tallies of a decided match that ends now, also of people who have left it; () if there is none."""
    seen = view(table, None)
    if seen is None or not seen.winners or not game_of(table).match(table.options):
        return ()
    # nobody knows any more on which side those sat who have left
    bots = not people_play_each_other(table) and (bool(teams_of(table)) or len({*people_of(table), *table.quitters}) < 2)
    tallies = {user: Tally(user, bots, matches=1) for user in table.quitters}
    for seat, chair in enumerate(table.chairs):
        if chair.user is not None:
            won = seat in seen.winners and chair.presence is Presence.HERE
            tallies[chair.user] = Tally(chair.user, bots, matches=1, matches_won=int(won))
    return tuple(tallies.values())


def people_of(table: Table) -> set[int]:
    """Return the people on the chairs of a table, also those who have left during the deal."""
    return {chair.user for chair in table.chairs if chair.user is not None}


def add_chips_won(before: Table, change: Change) -> Change:
    """Return the change with the chips that it lets people win or lose.

    These are the chips that lie at the table for a person after the change, less those before it, and what the change pays to
    their account, less what it takes from there. So the counters of a person always add up to the bookings of their tables.
    """
    table = change.table
    gains = chips_at(table)
    gains.subtract(chips_at(before))
    accounts = {chip_accounts.member(table.guild, user): user for user in users_of(before, table)}
    for transfer in change.transfers:
        if transfer.target in accounts:
            gains[accounts[transfer.target]] += transfer.amount
        if transfer.source in accounts:
            gains[accounts[transfer.source]] -= transfer.amount
    won = {user: hc for user, hc in gains.items() if hc}
    if not won:
        return change
    bots = not (people_play_each_other(before) or people_play_each_other(table))
    bots = bots and (bool(teams_of(table)) or len(people_of(before) | people_of(table)) < 2)
    tallies = (*change.tallies, *(Tally(user, bots, hc=hc) for user, hc in sorted(won.items())))
    return replace(change, tallies=tallies)


def chips_at(table: Table) -> Counter[int]:
    """Return the half-chips of each person that lie at a table; during a deal those that they have brought for it."""
    held: Counter[int] = Counter()
    if table.for_chips and table.live:
        for chair, hc in zip(table.chairs, table.stacks, strict=False):
            if chair.user is not None:
                held[chair.user] += hc
        for onlooker in table.gallery:
            held[onlooker.user] += onlooker.paid_in
    return held


def users_of(*tables: Table) -> set[int]:
    """Return all people at these tables and in their galleries."""
    return {person.user for table in tables for person in table.participants if person.user is not None}


def merged(tallies: Iterable[Tally]) -> tuple[Tally, ...]:
    """Return one tally for each person and kind of opponents, ordered by them."""
    sums: dict[tuple[int, bool], Tally] = {}
    for one in tallies:
        of = (one.user, one.bots)
        sums[of] = one if of not in sums else _sum(sums[of], one)
    return tuple(sums[of] for of in sorted(sums))


def _sum(one: Tally, other: Tally) -> Tally:
    """Return the sum of two tallies of the same person."""
    counters = {name: getattr(one, name) + getattr(other, name) for name in COUNTERS}
    return Tally(one.user, one.bots, **counters)
