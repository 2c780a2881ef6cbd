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
    """A deal that a person has played to its end, for the leaderboard and for the choice of opponents."""

    user: int
    won: bool
    level: Level | None = None  # of the others, if all are computer players of one level and somebody has won


@dataclass(frozen=True, slots=True)
class Feat:
    """A step of a person towards an achievement, in a deal that has just ended."""

    user: int
    key: str  # of the achievement
    mark: str = ""  # where only different games or people count: the game, or the person's id
    breaks: bool = False  # no step: the series of wins is over, and begins anew


@dataclass(frozen=True, slots=True)
class Winnings:
    """A person's net winnings from the house on one day (hc), before and after a deal."""

    user: int
    day: int  # since 1970, UTC
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Tally:
    """An addition of a change to the counters of a person, for leaderboards and profiles."""

    user: int
    bots: bool  # played alone against bots
    begun: int = 0  # rounds that the person has begun
    played: int = 0  # of these, to their end
    won: int = 0
    fair: int = 0  # thousandths of rounds: 1000 / number of players for each round that was played to its end
    matches: int = 0  # decided matches that the person has begun
    matches_won: int = 0
    hc: int = 0  # won less lost


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two people in the same round, for the figures that moderators see."""

    user: int
    opponent: int
    seated: bool  # both played; otherwise one of them watched and bet
    alone: bool  # both played, and no other person did
    hc: int = 0  # what `user` has won from `opponent`, less what they have lost to them


@dataclass(frozen=True, slots=True)
class Partnership:
    """Two people of one team who have played a round or a match to its end. `user` is the lower id."""

    user: int
    partner: int
    won: bool
    bots: bool = False  # nobody sat in the other team
    match: bool = False  # a decided match; otherwise a round


@dataclass(frozen=True, slots=True)
class Change:
    """The result of a transition. It is committed as a whole or not at all."""

    table: Table  # its version is one higher than before
    by: int | None  # the person who acted; None: the clock or a computer player
    what: tuple[LogItem, ...]  # for the log
    events: tuple[Event, ...] = ()  # public events of the game
    transfers: tuple[chip_accounts.Transfer, ...] = ()
    records: tuple[DealRecord, ...] = ()
    winnings: tuple[Winnings, ...] = ()
    tallies: tuple[Tally, ...] = ()
    deserters: tuple[int, ...] = ()  # people who have left a round or a match with others (`tables.changes.absences`)
    encounters: tuple[Encounter, ...] = ()
    partnerships: tuple[Partnership, ...] = ()
    places: tuple[tuple[int, ...], ...] = ()  # users by place, best first, in a round or match that counts for ratings
    rated_teams: tuple[tuple[int, ...], ...] = ()  # users of `places` who have played together
    spared: tuple[int, ...] = ()  # users of `places` whose own ratings stay as they are
    feats: tuple[Feat, ...] = ()  # steps towards achievements, in the deal that ends with this change


def make_change(table: Table, by: int | None, *what: LogItem, clock: TableClock | None = None, **more: Any) -> Change:
    """Return a change to the next version of `table`, optionally with another clock. `more` are other fields of `Change`."""
    version = table.version + 1
    return Change(replace(table, version=version, public_version=version, clock=clock or table.clock), by, what, **more)
