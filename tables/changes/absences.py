"""Absences: for how many deals in a row a player may be away before they count as having left."""

from dataclasses import replace

from games.core import Seat
from tables.state.phases import Presence
from tables.state.table import Table

MOST_ABSENCES = 3  # a player who was away for this many deals in a row counts as having left


def count_absences(table: Table) -> Table:
    """Return the table after a deal: one more absence for players who are away, none for the others.

    A table that is wound up counts none: its players may be unable to find it.
    """
    counts = not table.closing.winding_up
    chairs = tuple(
        replace(chair, absences=chair.absences + counts if chair.presence is Presence.AWAY else 0) for chair in table.chairs
    )
    return replace(table, chairs=chairs)


def long_absent(table: Table) -> tuple[Seat, ...]:
    """Return the seats of players who have been away for too long."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.absences >= MOST_ABSENCES)
