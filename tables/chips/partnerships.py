"""Partnerships: pairs of people who have played a round or a match in one team. Profiles and boards of pairs show their sums."""

from collections.abc import Collection
from itertools import combinations

from games.core import Seat
from tables.state.change import Partnership
from tables.state.phases import Presence
from tables.state.table import Table, game_of, people_play_each_other, side_of, view


def round_partnerships(table: Table, winners: Collection[Seat]) -> tuple[Partnership, ...]:
    """Return the pairs of partners who have both played a round to its end, which has just ended. `winners` may be empty."""
    return _partnerships(table, winners, match=False)


def match_partnerships(table: Table) -> tuple[Partnership, ...]:
    """Return the pairs of partners who are both there at the end of a decided match that ends now; () if there is none."""
    seen = view(table, None)
    if seen is None or not seen.winners or not game_of(table).match(table.options):
        return ()
    return _partnerships(table, seen.winners, match=True)


def _partnerships(table: Table, winners: Collection[Seat], *, match: bool) -> tuple[Partnership, ...]:
    bots = not people_play_each_other(table)
    there = {seat: chair.user for seat, chair in enumerate(table.chairs) if chair.user and chair.presence is Presence.HERE}
    return tuple(
        Partnership(min(there[one], there[other]), max(there[one], there[other]), one in winners, bots, match)
        for one, other in combinations(there, 2)
        if other in side_of(table, one)
    )
