"""Settings of the process that concern tables: durations, limits, chips and retention.

All their defaults stand here, and the games that a server offers first.
"""

from dataclasses import dataclass, fields
from typing import Final, Self

from games.parts.amounts import Chips
from tables.people.people import GuildSettings

HOUR, DAY = 3_600_000, 86_400_000  # ms
# what `/play` offers, unless a server has chosen other games
FIRST_GAMES = ("buki", "challenge", "latin", "mexican-train", "draw")
IDLE_MS = 180_000  # without a press before a table gives way, at least
# how long marks of forgotten members are kept; a mark does not reveal who the member was
MARK_MS = 30 * DAY
DISCORD_EPOCH = 1_420_070_400_000  # ms; the upper bits of a Discord id count milliseconds from here
# slow tables are allowed for each quick one: they stand in threads and need little
SLOW_TABLES = 10
# A slow table mentions or tells a player who has not acted for so long; until then they may be
# playing.
NOTICE_MS: Final = 600_000
TIMESTAMP_SHIFT = 22  # lower bits of a Discord id that are not its time


@dataclass(frozen=True, slots=True)
class Pace:
    """Durations at a table. The defaults suit people; tests play faster."""

    turn_seconds: int = 60  # a turn, unless the host chooses another value
    beat_seconds: int = 4  # a beat, unless the host chooses another value
    lobby_ms: int = 900_000  # an idle lobby closes after this time
    pause_ms: int = 20_000  # between deals, unless all players are ready earlier
    computer_ms: int = 1_200  # a computer player waits this long before it acts
    grace_ms: int = 30_000  # after a restart every player has at least this much time left
    notice_ms: int = NOTICE_MS


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on tables and sessions.

    A server lowers them by the fields of `GuildSettings` with the same names.

    Slow tables are counted by themselves, and there may be `SLOW_TABLES` times as many.
    """

    server_tables: int = 20  # live at the same time on a server
    host_tables: int = 2  # live at the same time with the same host on a server
    session_deals: int = 100  # a session closes after this many deals; a match is played to its end

    def lowered(self, settings: GuildSettings) -> Self:
        """Return the limits on a server: its own where they are lower than these."""
        limits = {field.name: getattr(self, field.name) for field in fields(self)}
        chosen = {name: getattr(settings, name) for name in limits}
        return type(self)(
            **{
                name: most if chosen[name] is None else min(most, chosen[name])
                for name, most in limits.items()
            }
        )


WELCOME, DAILY, CEILING = Chips(200), Chips(50), Chips(100)


@dataclass(frozen=True, slots=True)
class Purse:
    """Gifts of the house of a server and its daily payouts, in whole chips."""

    welcome: Chips = WELCOME  # once per member
    daily: Chips = DAILY  # the daily refill fills an account up to this
    # the most that one person can win from the house in a day (`tables.chips.against_house`)
    ceiling: Chips = CEILING
    account_days: int = 7  # the house gives nothing to Discord accounts younger than this

    def gives_from(self, user: int) -> int:
        """Return the time (ms) from which the house gives chips to this account."""
        return DISCORD_EPOCH + (user >> TIMESTAMP_SHIFT) + self.account_days * DAY


@dataclass(frozen=True, slots=True)
class Retention:
    """Retention periods of stored data, in days."""

    log_days: int = 365  # the log of a table, after its session has ended
    server_days: int = 30  # the data of a server that has removed the bot


@dataclass(frozen=True, slots=True)
class TableSettings:
    """All settings of the process that concern tables."""

    pace: Pace = Pace()
    limits: Limits = Limits()
    purse: Purse = Purse()
    retention: Retention = Retention()
