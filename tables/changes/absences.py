"""Absences: how often in a row a player may be away before they count as having left, and who is
to blame for it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from games.core import Seat
from tables.changes.pots_and_stakes import has_little
from tables.state.phases import Presence
from tables.state.table import Table, update_latest_deal

MOST_ABSENCES = 3  # a player who was away for this many deals in a row counts as having left


def count_absences(table: Table) -> Table:
    """Return the table after a deal: one more absence for players who are away, none for the
    others.

    A table that is wound up counts none: its players may be unable to find it.
    """
    counts = not table.closing.winding_up
    chairs = tuple(
        replace(chair, absences=chair.absences + counts if chair.presence is Presence.AWAY else 0)
        for chair in table.chairs
    )
    return replace(table, chairs=chairs)


def excuse(table: Table, seats: Iterable[Seat]) -> Table:
    """Return the table with seats whose players are not to blame if they are away at the end of
    this deal.
    """
    return update_latest_deal(table, excused=tuple(sorted({*table.latest_deal.excused, *seats})))


def excuse_people(table: Table) -> Table:
    """Excuse everybody who has not left: the bot was down, or people could not reach the table
    for a while.
    """
    return excuse(table, table.people)


def is_alone(table: Table, seat: Seat) -> bool:
    """Return whether no other person is at the table, so that nobody suffers if the player of
    this seat goes.
    """
    return all(other == seat or table.chairs[other].automatic for other in table.people)


def is_excused(table: Table, seat: Seat) -> bool:
    """Return whether a person is not to blame for what a substitute plays for them in this deal.

    Nobody is to blame for being away while the table is wound up: players may be unable to find it.
    """
    is_lost = table.chairs[seat].presence is Presence.AWAY and bool(table.closing.winding_up)
    return seat in table.latest_deal.excused or is_lost


def is_to_blame(table: Table, seat: Seat) -> bool:
    """Return whether a person at the end of a deal has left it, or is away, by their own fault."""
    chair = table.chairs[seat]
    is_gone = chair.user is not None and chair.presence is not Presence.HERE
    return is_gone and not is_excused(table, seat)


def deserters(table: Table) -> tuple[int, ...]:
    """Return the people who, at the end of a deal with other people, are to blame for having left
    it or being away.

    Somebody who is away for several deals in a row is named after the first of them only.
    """
    people = {chair.user for chair in table.chairs if chair.user is not None}
    blamed = [
        chair.user
        for seat, chair in enumerate(table.chairs)
        if is_to_blame(table, seat) and not chair.absences
    ]
    return tuple(user for user in blamed if user is not None) if len(people) > 1 else ()


def seats_left_for_chips(
    table: Table, short: Iterable[Seat], balances: Mapping[int, int]
) -> tuple[Seat, ...]:
    """Return the seats of people who are to blame because they cannot cover the next deal of a
    match with others.

    They could have known it at the start: they had fewer chips than two rounds can cost, and have
    read so when they sat down. `balances` maps users to half-chips.
    """
    blamed = []
    for seat in short:
        chair = table.chairs[seat]
        counts = chair.user is not None and not (
            table.closing.winding_up or chair.absences or is_alone(table, seat)
        )
        if counts and has_little(table, seat, balances.get(chair.user or 0, 0)):
            blamed.append(seat)
    return tuple(blamed)
