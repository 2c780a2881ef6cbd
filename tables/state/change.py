"""The result of a transition: the new table and everything that is committed with it."""

from dataclasses import dataclass, replace
from typing import Any

from games.core import Event
from tables.chips import chip_accounts
from tables.state.log_items import LogItem
from tables.state.settlement import Settlement
from tables.state.table import Table
from tables.state.turn_clock import TableClock


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
