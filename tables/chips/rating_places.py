"""Places of people after a round or a match, for their ratings. Bots are left out.

A round or match in teams counts only if a person plays every seat to the end. Otherwise it is a
defeat for those who have left it or are away, and nothing for all others: a bot in a team cannot lift
or lower their ratings. But if a partner leaves a match that the team is losing, both have lost: else
a team could spare one of its ratings whenever a match looks lost.
"""

from collections.abc import Collection
from dataclasses import dataclass

from games.core import Best, Seat, View
from tables.changes.absences import made_half
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
    # A person for whom a substitute has made most of the moves can lose a round, but not win it.
    return _places(table, [seat for seat in seen.result.winners if teams_of(table) or made_half(table, seat)])


def match_places(table: Table, *, spares_partners: bool = False) -> RatedPlaces:
    """Return the places of the people in a match that ends now; none if it does not count.

    People who left the match share no place: the one who left first is last. With `spares_partners`, as earlier versions, a
    losing team that one of its people has left is not rated as a team.
    """
    seen = view(table, None)
    if seen is None or not game_of(table).match(table.options):
        return RatedPlaces()
    if not spares_partners and (of_team := _left_by_partner(table, seen)):
        return of_team
    return _places(table, seen.winners, tuple((user,) for user in reversed(table.quitters)))


def _left_by_partner(table: Table, seen: View) -> RatedPlaces | None:
    """Return the result of a team that one of its people has left while it was losing; None if there is no such team.

    The whole team has lost. The ratings of the other team stay: a bot may have played against it.
    """
    missing = [seat for seat, chair in enumerate(table.chairs) if not _plays(chair)]
    gone = [user for seat in missing if (user := table.chairs[seat].user) is not None] + [*table.quitters]
    if not teams_of(table) or table.closing.winding_up or len(missing) != 1 or len(gone) != 1:
        return None
    (left,) = missing
    sides = sides_of(len(table.chairs), teams_of(table))
    users = {seat: chair.user or gone[0] for seat, chair in enumerate(table.chairs)}
    losing = next(side for side in sides if left in side)
    others = tuple(seat for seat in users if seat not in losing)
    sign = 1 if game_of(table).declaration.compared.best is Best.MOST else -1
    trails = any(sign * (seen.seats[seat].score or 0) > sign * (seen.seats[left].score or 0) for seat in others)
    if left in seen.winners or not (seen.winners or trails):
        return None
    best = tuple(users[seat] for seat in others)
    teams = tuple(tuple(users[seat] for seat in side) for side in sides)
    return RatedPlaces((best, tuple(users[seat] for seat in losing)), teams, spared=best)


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
