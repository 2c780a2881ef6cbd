"""Places of people after a round or a match, for their ratings. Bots are left out.

A round or match in teams counts only if a person plays every seat to the end. Otherwise it is a defeat for those who have left it
or are away, and nothing for all others: neither a bot in a team nor a partner who leaves can lift or lower their ratings.
"""

from collections.abc import Collection
from dataclasses import dataclass

from games.core import Seat
from tables.history.turning_point import sides_of
from tables.state.phases import Presence
from tables.state.table import Chair, Table, game_of, teams_of, view


@dataclass(frozen=True, slots=True)
class RatedPlaces:
    """The order of people in a round or match that has ended, in terms of `tables.state.change.Change`."""

    places: tuple[tuple[int, ...], ...] = ()
    rated_teams: tuple[tuple[int, ...], ...] = ()
    spared: tuple[int, ...] = ()


def round_places(table: Table) -> RatedPlaces:
    """Return the places of the people in a finished round; none if it does not count. A round of a match never does."""
    seen = view(table, None)
    if seen is None or seen.result is None or game_of(table).match(table.options):
        return RatedPlaces()
    return _places(table, seen.result.winners)


def match_places(table: Table) -> RatedPlaces:
    """Return the places of the people in a match that ends now; none if it does not count.

    People who left the match share no place: the one who left first is last.
    """
    seen = view(table, None)
    if seen is None or not game_of(table).match(table.options):
        return RatedPlaces()
    return _places(table, seen.winners, tuple((user,) for user in reversed(table.quitters)))


def _places(table: Table, winners: Collection[Seat], quitters: tuple[tuple[int, ...], ...] = ()) -> RatedPlaces:
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
    teams = teams_of(table)
    complete = all(_plays(chair) for chair in table.chairs)
    groups = (won, lost, gone, *quitters) if complete or not teams else ((*won, *lost), gone, *quitters)
    places = tuple(tuple(group) for group in groups if group)
    if len(places) < 2:
        return RatedPlaces()
    if not teams:
        return RatedPlaces(places)
    if not complete:
        return RatedPlaces(places, spared=(*won, *lost))
    sides = sides_of(len(table.chairs), teams)
    return RatedPlaces(places, tuple(tuple(table.chairs[seat].user or 0 for seat in side) for side in sides))


def _plays(chair: Chair) -> bool:
    """Return whether a person plays this chair to the end."""
    return chair.user is not None and chair.presence is Presence.HERE
