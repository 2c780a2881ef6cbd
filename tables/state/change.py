"""The result of a transition: the new table and everything that is committed with it."""

from dataclasses import dataclass, replace
from typing import Any

from ai.levels import Level
from games.core import Event
from tables.chips import chip_accounts
from tables.state.log_items import LogItem
from tables.state.table import Table
from tables.state.turn_clock import TableClock


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A deal that a person has played without a computer's help, for the leaderboard."""

    user: int
    won: bool
    level: Level | None = None  # of all the others, if this is the only person and all the bots are of one
    fair: int = 0  # everybody's equal share of the deal, in parts of it (`tables.service.level_matching.PARTS_PER_ROUND`)
    share: int = 0  # this person's: all of it, nothing, or the fair share if nobody has won


@dataclass(frozen=True, slots=True)
class Winnings:
    """What somebody has won from the house on a day (net, hc), before and after a deal."""

    user: int
    day: int  # since 1970, UTC
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Change:
    """What came of something that happened to a table, as one value: committed whole or not at all."""

    table: Table  # its version is one more than that of the table it came from
    by: int | None  # the person; None: the clock or a computer player
    what: tuple[LogItem, ...]  # for the log
    events: tuple[Event, ...] = ()
    transfers: tuple[chip_accounts.Transfer, ...] = ()
    records: tuple[DealRecord, ...] = ()
    winnings: tuple[Winnings, ...] = ()


def make_change(table: Table, by: int | None, *what: LogItem, clock: TableClock | None = None, **more: Any) -> Change:
    """The next version of a table, perhaps with another clock."""
    version = table.version + 1
    return Change(replace(table, version=version, public_version=version, clock=clock or table.clock), by, what, **more)
