"""The interface of the database: one protocol for each subject, and `Store` for all of them.

Times are milliseconds since 1970, amounts half-chips. A method is one transaction unless it says otherwise, and may raise `Busy`.
"""

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypedDict, Unpack

from tables.achievements.achievement_store import AchievementStore
from tables.chips.chip_accounts import Account, Transfer
from service.evening_store import EveningStore
from service.fair_play import FairPlayStore
from service.leaderboards import LeaderboardStore, SeasonStore
from service.level_matching import LevelProgress
from service.personal_data_store import PersonalDataStore
from service.profiles import ProfileStore
from service.puzzle_answers import PuzzleStore
from service.ratings import Rating
from service.unfinished import UnfinishedStore
from tables.state.change import Change
from tables.state.log_items import LogEntry, StoredEntry
from tables.state.people import (
    Ban,
    Booking,
    GuildSettings,
    HostedTable,
    MemberName,
    ModerationEntry,
    Person,
    Preferences,
    PreferencesOwner,
    Preset,
)
from tables.state.slots import Slot
from tables.state.table import Table

COMMAND_IDS = "command-ids"  # fact: the ids that Discord gave the slash commands, as JSON by name


class Busy(Exception):  # noqa: N818
    """The database is overloaded, and nothing has been done. A second attempt may succeed."""


class Conflict(Busy):
    """Another change was faster: the table has a newer version. Load it and compute the change again."""


class ChannelTaken(Exception):  # noqa: N818
    """The channel already has a live table."""


class Unreadable(Exception):  # noqa: N818
    """The stored table cannot be read: it was played by older rules, or its body is damaged."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Newer(Exception):  # noqa: N818
    """The table belongs to a process of another version, which still plays it: its rules are newer, or older and owned by it."""


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that shows a table."""

    table: str
    slot: Slot
    channel: int
    message: int
    version: int  # of the table, as the message shows it
    posted_at: int  # ms


class PersonChanges(TypedDict, total=False):
    """Columns of a person to write; the others stay as they are."""

    username: str
    locale: str
    dm_channel: int | None
    dm_closed: bool
    language: str | None
    told_of: str | None
    time_zone: str | None
    quiet_hours: str | None


class GuildChanges(TypedDict, total=False):
    """Columns of a server's settings to write; the others stay as they are."""

    locale: str | None
    computer_chips: bool
    server_tables: int | None
    host_tables: int | None
    session_deals: int | None
    channels: tuple[int, ...] | None
    arrived: int | None
    time_zone: str | None
    season_channel: int | None
    puzzle_channel: int | None
    puzzle_posted: int | None
    invite_role: int | None
    games_off: tuple[str, ...]


class TableStore(Protocol):
    """Tables and their logs.

    Each process owns the tables of some servers (`service.shards`); methods that list tables to work on list only those.
    """

    async def create(self, change: Change, now: int) -> None:
        """Store a new table, version 1. Raises `ChannelTaken`."""

    async def commit(self, change: Change, now: int) -> None:
        """Store a change of a table, with all that belongs to it, or nothing. Cancelling may come too late: load the table again.

        Raises:
            Conflict: The table, or the day's winnings of a player, are not what the change was computed from.
            NotEnoughChips: An account would be in debt after all transfers of the change.
            ChannelTaken: The change revives a table whose channel has another live one.
            ValueError: One of its transfers is booked already.
        """

    async def table(self, table_id: str) -> Table | None:
        """Return the newest state of a table. Raises `Unreadable` or `Newer`."""

    async def live_table_in(self, channel: int) -> Table | None:
        """Return the live table of a channel or thread. Raises `Unreadable` or `Newer`."""

    async def newest_in_channel(self, channel: int, limit: int) -> Sequence[str]:
        """Return the ids of the tables of a channel or thread, the last changed first."""

    async def newest_in_server(self, guild: int) -> Sequence[str]:
        """Return, for each channel or thread of a server, the id of the table that changed last."""

    async def live_tables(self, guild: int | None = None) -> Sequence[str]:
        """Return the ids of all live tables of this process, or of those on one server."""

    async def hosted_tables(self, guild: int) -> Sequence[HostedTable]:
        """Return the live tables of a server, the longest unchanged first."""

    async def tables_with_hand(self, user: int) -> Sequence[str]:
        """Return the ids of the live tables of this process that show a player's hand in direct messages."""

    async def tables_played_at(self, user: int, *, live: bool = False) -> Sequence[str]:
        """Return the ids of the tables, or only of the live ones, whose log has an entry by this person."""

    async def scrap(self, table_id: str, now: int) -> None:
        """Void a table that cannot be read, and refund the chips on it.

        Each account gets back a share in proportion to what it paid in since it was last paid out. The table stays `Unreadable`.
        Scrapping it again changes nothing.
        """

    async def due_tables(self, until: int) -> Mapping[str, int]:
        """Return when the tables are due whose deadline or nudge is due by `until`, the earliest first; none of newer rules."""

    async def orphaned_tables(self, now: int) -> Sequence[str]:
        """Return the live tables of newer rules, overdue for an hour: the update was taken back, so no process plays them."""

    async def recently_changed(self, span: int) -> Sequence[str]:
        """Return the live tables that changed at most `span` ms before the last change of all, the oldest change first."""

    async def ended_tables(self, before: int, limit: int) -> Sequence[str]:
        """Return the ids of ended tables that last changed before a time, the oldest first."""

    def log_pages(self, table_id: str) -> AsyncIterator[Sequence[StoredEntry]]:
        """Return the log of a table as stored, oldest entry first, in pages: a long log would keep other readers waiting."""

    async def acted_at(self, table_id: str) -> int:
        """Return when a person last acted at a table; 0 if nobody has."""

    async def log(self, table_id: str) -> Sequence[LogEntry]:
        """Return the whole log of a table. Use `log_pages` if it may be long."""


class MessageStore(Protocol):
    """The messages that show tables."""

    async def message(self, table_id: str, slot: Slot) -> PostedMessage | None:
        """Return the message in a slot."""

    async def messages(self, table_id: str, *, anew: bool = True) -> Sequence[PostedMessage]:
        """Return all messages that show a table, from the database, or with `anew=False` possibly from memory."""

    async def save_message(self, message: PostedMessage, *, later: bool = False) -> None:
        """Store, or replace, the message in its slot.

        With `later`, a mere new version of the stored message may be written a moment later. A process that is killed before then
        finds the older version.
        """

    async def delete_message(self, table_id: str, slot: Slot) -> None:
        """Remove the message in a slot."""

    async def outdated_tables(self, now: int) -> Sequence[str]:
        """Return the tables whose message in the channel is missing or shows an older version.

        These are live tables and those that ended within a day. Of ended ones, every message must be up to date. Of scrapped
        ones, a missing message does not count.
        """


class ChipStore(Protocol):
    """Store of accounts and transfers of chips."""

    async def transfer(self, transfer: Transfer, guild: int, now: int) -> bool:
        """Book a transfer outside a table; false if its id is booked already. Raises `NotEnoughChips`."""

    async def balance(self, account: Account) -> int:
        """Return the half-chips in an account; 0 if it was never used."""

    async def balances(self, accounts: Collection[Account]) -> Mapping[Account, int]:
        """Return the half-chips in each of these accounts at one moment."""

    async def day_winnings(self, guild: int, users: Collection[int], day: int) -> Mapping[int, int]:
        """Return the half-chips that players won from the house of a server on a day, less their losses.

        Players who have not played against the house that day are left out. `day` counts from 1970.
        """

    async def chips_at_tables(self, guild: int, user: int) -> int:
        """Return the half-chips of a member that lie at live tables; in mid-deal those that they have brought for it."""

    async def bookings(self, account: Account, limit: int, before: int | None = None) -> Sequence[Booking]:
        """Return the newest bookings of an account, or the newest before a time, newest first.

        Bookings of the same moment stay together, so there may be a few more than `limit`, and none is lost between pages.
        """

    async def audit(self) -> int:
        """Return the sum of all accounts, which is always 0.

        Raises `ValueError` for the first account whose balance is not the sum of its transfers.
        """


class PeopleStore(Protocol):
    """Store of people: names, preferences, experience."""

    async def person(self, user: int) -> Person | None:
        """Return what is stored of a person across servers."""

    async def update_person(self, user: int, **changes: Unpack[PersonChanges]) -> None:
        """Write some columns of a person. A new row takes the defaults for the rest."""

    async def names(self, guild: int, users: Collection[int]) -> Mapping[int, MemberName]:
        """Return the names of people on a server; people without a known name are left out."""

    async def remember_name(self, guild: int, user: int, name: str) -> None:
        """Store a person's present name on a server."""

    async def preferences(self, owner: PreferencesOwner, of: int) -> Preferences:
        """Return the preferences of a person or a server, with defaults for those never set."""

    async def update_preferences(self, owner: PreferencesOwner, of: int, changes: Mapping[str, bool | str | None]) -> None:
        """Write some preferences; the others stay, even if they are being changed at the same time."""

    async def level_progress(self, user: int) -> Mapping[str, LevelProgress]:
        """Return the levels of bots that a person meets, by game. Games in which no round has counted are left out."""

    async def ratings(self, guild: int, user: int) -> Mapping[str, Rating]:
        """Return a person's ratings on a server by game, also those that are not shown yet."""

    async def deals_played(self, game: str, users: Collection[int]) -> Mapping[int, int]:
        """Return how many deals of a game people have played to the end, on all servers; those without any are left out."""


class ServerStore(Protocol):
    """Store of servers: settings, presets, and whether the bot is on them."""

    async def guild_settings(self, guild: int) -> GuildSettings:
        """Return a server's settings, with defaults for those never set."""

    async def update_guild_settings(self, guild: int, **changes: Unpack[GuildChanges]) -> None:
        """Write some settings of a server. A new row takes the defaults for the rest."""

    async def presets(self, guild: int) -> Sequence[Preset]:
        """Return the presets of a server by name; those that today's rules cannot read are left out."""

    async def save_preset(self, preset: Preset) -> None:
        """Store or replace a preset."""

    async def forget_preset(self, guild: int, name: str) -> bool:
        """Delete a preset; false if there is none of this name."""

    async def known_servers(self) -> Collection[int]:
        """Return all servers of which anything is stored."""

    async def mark_departed(self, guild: int, now: int) -> None:
        """Store that the bot is no longer on a server. An earlier mark stays."""

    async def mark_returned(self, guild: int) -> None:
        """Store that the bot is on a server."""

    async def departed_before(self, before: int) -> Sequence[int]:
        """Return the servers that the bot left before a time, the longest absence first."""


class ModerationStore(Protocol):
    """Store of moderation: bans, and the record of what moderators did."""

    async def bans(self, guild: int, now: int) -> Sequence[Ban]:
        """Return the bans of a server that have not ended, the latest first."""

    async def ban_of(self, guild: int, user: int, now: int) -> Ban | None:
        """Return the ban of a person on a server, or None if there is none or it has ended."""

    async def ban(self, ban: Ban) -> None:
        """Store a ban, or replace the earlier one of this person on this server."""

    async def unban(self, guild: int, user: int) -> None:
        """Lift a ban, if there is one."""

    async def record_moderation(self, done: ModerationEntry) -> None:
        """Add an action to the server's log. A second entry for the same press is ignored."""

    async def moderation_log(self, guild: int, limit: int) -> Sequence[ModerationEntry]:
        """Return the newest actions on a server, newest first."""


class RetentionStore(Protocol):
    """Deleting what is not kept for ever, in short pieces after each of which the ledger adds up."""

    async def erase_server(self, guild: int) -> None:
        """Erase a piece of what is stored of a departed server without live tables; the last piece erases its departure."""

    async def erase_table(self, table_id: str) -> None:
        """Erase a piece of an ended table, which is unreadable from then on; the last piece erases the table.

        Its bookings stay.
        """

    async def erase_lobbies(self, since: int, before: int) -> bool:
        """Erase some tables that were closed between these times before their first deal. Returns False if there are none."""

    async def erase_tallies(self, days_before: int, weeks_before: int) -> bool:
        """Erase some counters of days and weeks that began before these days. Returns False if there are none."""

    async def erase_marks_and_bans(self, forgotten_before: int, now: int) -> None:
        """Erase the marks of people who were forgotten before a time, and the bans that have ended."""


class FactStore(Protocol):
    """Facts about the bot itself, such as the commands Discord knows, by name."""

    async def fact(self, name: str) -> str | None:
        """Return the value of a fact, or None."""

    async def set_fact(self, name: str, value: str) -> None:
        """Store or replace a fact."""

    async def change_fact(self, name: str, change: Callable[[str | None], str]) -> None:
        """Replace a fact by what `change` makes of it, while no other process can. If `change` raises, the fact stays."""


class Store(
    TableStore,
    MessageStore,
    ChipStore,
    LeaderboardStore,
    SeasonStore,
    ProfileStore,
    PuzzleStore,
    FairPlayStore,
    PeopleStore,
    AchievementStore,
    ServerStore,
    ModerationStore,
    PersonalDataStore,
    RetentionStore,
    FactStore,
    EveningStore,
    UnfinishedStore,
    Protocol,
):
    """The whole database. `tests/data/contract.py` tests what every implementation must do."""

    async def close(self) -> None:
        """Close all connections."""
