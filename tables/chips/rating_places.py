"""Places of people after a round or a match, for their ratings. Bots are left out."""

from collections.abc import Collection

from games.core import Seat
from tables.state.phases import Presence
from tables.state.table import Table, game_of, view


def round_places(table: Table) -> tuple[tuple[int, ...], ...]:
    """Return the places of the people in a finished round, best first; () if it does not count. A round of a match never does."""
    seen = view(table, None)
    if seen is None or seen.result is None or game_of(table).match(table.options):
        return ()
    return _places(table, seen.result.winners)


def match_places(table: Table) -> tuple[tuple[int, ...], ...]:
    """Return the places of the people in a match that ends now, best first; () if it does not count.

    People who left the match share no place: the one who left first is last.
    """
    seen = view(table, None)
    if seen is None or not game_of(table).match(table.options):
        return ()
    return _places(table, seen.winners, tuple((user,) for user in reversed(table.quitters)))


def _places(table: Table, winners: Collection[Seat], quitters: tuple[tuple[int, ...], ...] = ()) -> tuple[tuple[int, ...], ...]:
    """Return the places: winners, the others who are there, people who are away or have left, then `quitters`.

    A result needs somebody who has won or has left, and two people. While a table is wound up nobody is late by their own
    fault, so people who are away are left out.
    """
    won, lost, gone = list[int](), list[int](), list[int]()
    for seat, chair in enumerate(table.chairs):
        if chair.user is None:
            continue
        if chair.presence is Presence.HERE:
            (won if seat in winners else lost).append(chair.user)
        elif chair.presence is Presence.LEFT or not table.closing.winding_up:
            gone.append(chair.user)
    places = tuple(tuple(group) for group in (won, lost, gone, *quitters) if group)
    return places if len(places) > 1 else ()
