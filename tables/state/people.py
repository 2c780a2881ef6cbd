"""What is remembered of people and servers, beside tables."""

from dataclasses import dataclass
from enum import StrEnum

from ai.levels import Level
from games.parts.options import Options
from tables.chips.chip_accounts import Account
from tables.state.table_options import TableOptions


@dataclass(frozen=True, slots=True)
class Person:
    """What is remembered of a person across servers."""

    user: int
    username: str = ""
    locale: str = "en"
    dm_channel: int | None = None
    dm_closed: bool = False  # the last attempt to write there failed


@dataclass(frozen=True, slots=True)
class MemberName:
    """What a person is called on one server: what is said there is nobody's business on another. Hostile text, escape it."""

    name: str = ""  # as last seen on that server, "" if it has not been since
    username: str = ""  # the plain name, the same on all servers


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server has settled."""

    guild: int
    locale: str | None = None  # None: as Discord says
    computer_chips: bool = True  # tables with computer players are for chips
    server_tables: int | None = None  # at once; None, in this and the next two: as many as whoever runs the bot allows
    host_tables: int | None = None  # of one host at once
    session_deals: int | None = None  # of one session
    channels: tuple[int, ...] | None = None  # where tables may be opened, threads in them included; None: everywhere
    arrived: int | None = None  # ms since 1970: the bot's joining that it has told of there


@dataclass(frozen=True, slots=True)
class HostedTable:
    """A live table, whose it is and where."""

    table: str
    channel: int
    host: int | None  # None: only a process of version 1 has written it


class ModerationAction(StrEnum):
    """What those who manage a server can do there. The words are the message `moderated-<deed>`; stored as it stands here."""

    CLOSE = "close"  # a table
    BAN = "ban"
    UNBAN = "unban"
    CHANNELS = "channels"
    SERVER_TABLES = "server-tables"
    HOST_TABLES = "host-tables"
    SESSION_DEALS = "session-deals"
    COMPUTERS = "computers"
    LANGUAGE = "language"
    LOOKS = "looks"
    SAVE_PRESET = "save-preset"
    DELETE_PRESET = "delete-preset"


@dataclass(frozen=True, slots=True)
class ModerationEntry:
    """Something that somebody who manages a server has done with /house."""

    guild: int
    press: int  # id of the interaction
    at: int  # ms
    by: int
    what: ModerationAction
    about: str = (
        ""  # a value, the id of a person, ids of channels parted by spaces, the name of a preset: hostile text, escape it
    )


class PreferencesOwner(StrEnum):
    """Whose preferences they are: a person's, for hands on all servers, or a server's, for its tables."""

    PERSON = "person"
    GUILD = "guild"


NEW_ROUNDS = 2  # of a game, in which somebody is new to it


@dataclass(frozen=True, slots=True)
class Preferences:
    """How somebody likes pictures to look, and to be helped. The default is what each game looks like."""

    classic: bool | None = None  # black pips, or four colours; None: as the game has them
    large: bool = False
    contrast: bool = False
    digits: bool = False
    words: bool = False  # the words of the alt text stand in the message, too; for persons only
    uncoached: bool = False  # no tips in one's first rounds of a game; for persons only
    company: Level | None = (
        None  # who sits down at Play now; None: as this person plays (`tables.service.level_matching`); for persons only
    )


@dataclass(frozen=True, slots=True)
class Preset:
    """House rules that a server's moderators have given a name: "Café Central" is Buki with seven tiles, 2 to 6."""

    guild: int
    name: str
    game: str
    options: Options  # of the game
    table_options: TableOptions


@dataclass(frozen=True, slots=True)
class Booking:
    """A line of somebody's account: `amount` hc, positive if received."""

    at: int
    amount: int
    reason: str
    counter: Account


@dataclass(frozen=True, slots=True)
class LeaderboardEntry:
    """A line of a leaderboard."""

    rank: int  # from 1; equal values share it, and the next one counts all before it
    user: int
    name: str
    value: int  # hc, or deals won
    username: str = ""  # the plain name, for fonts that lack the other's letters
