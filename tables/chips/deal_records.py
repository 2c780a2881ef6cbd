"""Records of deals that people have played to their end."""

from collections.abc import Collection

from games.core import Seat
from tables.state.change import DealRecord
from tables.state.table import Table


def deal_record(table: Table, seat: Seat, winners: Collection[Seat]) -> DealRecord:
    """Return the record of a finished deal for the person on this seat. `winners` is empty if nobody has won.

    A partner is one of the others, too: a round counts for a level only if all of them are bots of that level.
    """
    user = table.chairs[seat].user
    assert user is not None
    others = {table.level_of(other) if chair.computer else None for other, chair in enumerate(table.chairs) if other != seat}
    return DealRecord(user, seat in winners, others.pop() if len(others) == 1 and winners else None)
