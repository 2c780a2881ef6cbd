"""Stored data about people and servers."""

from dataclasses import dataclass
from enum import StrEnum

from ai.levels import Level
from games.parts.options import Options
from tables.chips.chip_accounts import Account
from tables.state.house_rules_of_every_game import TableOptions

# from one hour to another
QUIET_HOURS = ("20-8", "21-7", "22-7", "22-8", "23-7", "23-8", "0-8", "0-10")
MOST_AVOIDED = 25  # people that one person avoids: a menu has room for so many


@dataclass(frozen=True, slots=True)
class Person:
    """Data about a person that are the same on all servers."""

    user: int
    username: str = ""
    locale: str = "en"  # as Discord last reported it
    dm_channel: int | None = None
    dm_closed: bool = False  # the last direct message could not be delivered
    language: str | None = None  # chosen for private messages; None: `locale`
    # of the times that they type, such as Europe/Vienna; None: not chosen
    time_zone: str | None = None
    # one of `QUIET_HOURS`, without reminders by direct message; None: none
    quiet_hours: str | None = None

    @property
    def reads(self) -> str:
        """The language of private messages to this person."""
        return self.language or self.locale


@dataclass(frozen=True, slots=True)
class MemberName:
    """The names of a person on one server; they are not shown on other servers.

    Hostile text, escape it.
    """

    name: str = ""  # display name as last seen on that server, "" if never seen
    username: str = ""  # plain name, the same on all servers

    @property
    def at_table(self) -> str:
        """The name on a chair that the person has not taken themselves."""
        return self.name or self.username or "?"


@dataclass(frozen=True, slots=True)
class AvoidedPerson:
    """A person that another one avoids.

    `name` is None if nobody knows them on the server.
    """

    mark: str
    at: int  # ms since 1970
    name: MemberName | None = None


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of a server."""

    guild: int
    locale: str | None = None  # None: the locale that Discord reports
    computer_chips: bool = True  # whether tables with computer players are played for chips
    # live at the same time; None here and in the next two: the limit of the process
    server_tables: int | None = None
    host_tables: int | None = None  # of one host, live at the same time
    session_deals: int | None = None  # in one session
    # where tables may be opened, also in their threads; None: everywhere
    channels: tuple[int, ...] | None = None
    # ms since 1970: when the bot joined, once it has introduced itself; negative while it does so
    arrived: int | None = None
    time_zone: str | None = None  # a name such as Europe/Vienna; None: UTC
    season_channel: int | None = None  # where the winners of a season are celebrated; None: nowhere
    # where the puzzle of the day is posted each morning; None: nowhere
    puzzle_channel: int | None = None
    puzzle_posted: int | None = None  # day (UTC, since 1970) of the last puzzle that was posted
    # that an invitation to a table may mention; None: there are no invitations
    invite_role: int | None = None
    invited_at: int | None = None  # ms since 1970: when an invitation last mentioned it
    # keys of the games that are not offered; a table of one that has begun goes on
    games_off: tuple[str, ...] = ()
    first_games: tuple[str, ...] = ()  # that /play shows first; (): as usual


@dataclass(frozen=True, slots=True)
class HostedTable:
    """A live table with its host and channel."""

    table: str
    channel: int
    host: int | None
    slow: bool = False


@dataclass(frozen=True, slots=True)
class Ban:
    """A person who may not play at the tables of a server."""

    guild: int
    user: int
    at: int  # ms
    until: int | None = None  # ms; None: for good
    reason: str = ""  # what the moderator wrote: hostile text, escape it


class ModerationAction(StrEnum):
    """Actions of people who manage a server.

    The values are stored, and the message `moderated-<value>` describes each.
    """

    CLOSE = "close"  # a table
    BAN = "ban"
    UNBAN = "unban"
    CHANNELS = "channels"
    PUZZLE = "puzzle"
    SERVER_TABLES = "server-tables"
    HOST_TABLES = "host-tables"
    SESSION_DEALS = "session-deals"
    COMPUTERS = "computers"
    GAMES = "games"
    FIRST_GAMES = "first-games"
    LANGUAGE = "language"
    LOOKS = "looks"
    SEASON_CHANNEL = "season-channel"
    TIME_ZONE = "time-zone"
    INVITATIONS = "invitations"
    SAVE_PRESET = "save-preset"
    DELETE_PRESET = "delete-preset"


ABOUT_PEOPLE = (ModerationAction.BAN, ModerationAction.UNBAN)


@dataclass(frozen=True, slots=True)
class ModerationEntry:
    """An entry of the `/house` audit log."""

    guild: int
    press: int  # interaction id
    at: int  # ms
    by: int
    what: ModerationAction
    # a value, a user id, ids or keys separated by spaces, or a preset name: hostile text, escape it
    about: str = ""
    ban_days: int | None = None  # of a ban; None: for good
    ban_reason: str = ""  # hostile text, escape it


class PreferencesOwner(StrEnum):
    """Owner of preferences: a person (for hands on all servers) or a server (for its tables)."""

    PERSON = "person"
    GUILD = "guild"


class Audience(StrEnum):
    """The people who may see somebody's profile. The values are stored."""

    EVERYONE = "everyone"  # on the same server
    MET = "met"  # those they have finished a round with there
    SELF = "self"


@dataclass(frozen=True, slots=True)
class Preferences:
    """Preferences for the look of pictures and for help.

    The default is the usual look of each game.
    """

    # True: black pips; False: four colours; None: the usual pips of the game
    classic: bool | None = None
    large: bool = False
    contrast: bool = False
    digits: bool = False
    words: bool = False  # the alt text also stands in the message; for people only
    uncoached: bool = False  # no tips in the first deals of a game; for people only
    profile: Audience | None = None  # None: everyone; for people only
    # of opponents at Play now; None: by `tables.people.ratings_and_bot_levels`; for people only
    company: Level | None = None
    unreminded: bool = False  # no direct messages about slow tables; for people only
    patient: bool = False  # hands show a moment (`Beat`) until a press; for people only


@dataclass(frozen=True, slots=True)
class Preset:
    """House rules under a name given by a server's moderators, such as "Café Central" for Buki
    with seven tiles, 2 to 6.
    """

    guild: int
    name: str
    game: str
    options: Options  # of the game
    table_options: TableOptions


@dataclass(frozen=True, slots=True)
class Booking:
    """A line of an account statement. `amount` is in hc, positive if received."""

    at: int
    amount: int
    reason: str
    counter: Account


@dataclass(frozen=True, slots=True)
class LeaderboardEntry:
    """A line of a leaderboard."""

    rank: int  # from 1; equal values share a rank (1, 2, 2, 4)
    user: int
    value: int  # of the board's measure
    partner: int = 0  # of a pair: the user with the higher id; 0 on boards of people

    @property
    def people(self) -> tuple[int, ...]:
        """The person, or both of a pair."""
        return (self.user, self.partner) if self.partner else (self.user,)


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """The choice of a person in the puzzle of a day."""

    user: int
    day: int  # UTC, since 1970
    choice: int  # index into the choices of the puzzle
    right: bool
    counted: int  # day on which it was opened in the time zone of the person, since 1970


@dataclass(frozen=True, slots=True)
class PuzzleCount:
    """Numbers of a puzzle: the people who have tried it, and those who were right."""

    tried: int
    right: int
