"""The context of a transition, its result (the new table, and all that is committed with it), and
its refusal.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from games.core import Event, Rejection, Seat
from tables.chips import chip_accounts
from tables.state.default_settings import Pace
from tables.state.log_items import LogItem
from tables.state.settlement import Settlement
from tables.state.table import Table
from tables.state.table_parts import TableClock


class Refused(Rejection):
    """A request is not allowed at this table. Nothing has changed.

    The player reads the message `refused-<key>`.
    """


def require_seat(table: Table, user: int) -> Seat:
    """Return the seat of a person. Raises `Refused` if they do not sit here."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    return seat


@dataclass(frozen=True, slots=True)
class Context:
    """The circumstances of a transition."""

    now: int  # ms since 1970
    pace: Pace
    # hc in the accounts of people at the table, by user id
    balances: Mapping[int, int] = field(default_factory=dict)
    # people at the table who have never played a round of its game to the end
    beginners: Collection[int] = ()
    # people at the table who have won the most that the house pays one person in a day
    at_ceiling: Collection[int] = ()
    # whether the server lets computer players play for chips
    computer_chips: bool = True


@dataclass(frozen=True, slots=True)
class Winnings:
    """A person's net winnings from the house on one day (hc), before and after a deal."""

    user: int
    day: int  # since 1970, UTC
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Change:
    """The result of a transition. It is committed as a whole or not at all."""

    table: Table  # its version is one higher than before
    by: int | None  # the person who acted; None: the clock or a computer player
    what: tuple[LogItem, ...]  # for the log
    events: tuple[Event, ...] = ()  # public events of the game
    transfers: tuple[chip_accounts.Transfer, ...] = ()
    winnings: tuple[Winnings, ...] = ()
    settlements: tuple[Settlement, ...] = ()


def make_change(
    table: Table, by: int | None, *what: LogItem, clock: TableClock | None = None, **more: Any
) -> Change:
    """Return a change to the next version of `table`, optionally with another clock.

    `more` are other fields of `Change`.
    """
    version = table.version + 1
    return Change(
        replace(table, version=version, public_version=version, clock=clock or table.clock),
        by,
        what,
        **more,
    )
