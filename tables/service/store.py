"""What a store must promise, whatever database is behind it."""

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypedDict, Unpack

from ai.levels import Level
from tables.chips.chip_accounts import Account, Transfer
from tables.service.level_matching import LevelRecord
from tables.state.change import Change
from tables.state.log_items import LogEntry, StoredEntry
from tables.state.people import (
    Booking,
    GuildSettings,
    HostedTable,
    LeaderboardEntry,
    MemberName,
    ModerationEntry,
    Person,
    Preferences,
    PreferencesOwner,
    Preset,
)
from tables.state.slots import Slot
from tables.state.table import Table


class Busy(Exception):  # noqa: N818
    """The database has too much to do, and nothing has been done. The same may go well in a moment."""


class Conflict(Busy):
    """Somebody was quicker: the table's version has moved on. Load again and work it out anew."""


class ChannelTaken(Exception):  # noqa: N818
    """There is a live table in this channel already."""


class Unreadable(Exception):  # noqa: N818
    """The stored table cannot be read by today's rules (it was played by older ones, or the body does not load)."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Newer(Exception):  # noqa: N818
    """The stored table is played by newer rules, or a newer game, than this process knows, or, being another process's, by older
    ones: while the bot is being updated it belongs to the process that knows them. Leave it alone."""


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that shows a table."""

    table: str
    slot: Slot
    channel: int
    message: int
    version: int  # of the table that it shows
    posted_at: int  # ms


class PersonChanges(TypedDict, total=False):
    """Columns of a person to be written; the others stay as they are."""

    username: str
    locale: str
    dm_channel: int | None
    dm_closed: bool


class GuildChanges(TypedDict, total=False):
    """Columns of a server to be written; the others stay as they are."""

    locale: str | None
    computer_chips: bool
    server_tables: int | None
    host_tables: int | None
    session_deals: int | None
    channels: tuple[int, ...] | None
    arrived: int | None


class Store(Protocol):
    """One transaction per method. `tests/data/contract.py` holds every store to this.

    Of several processes each has a store that knows which servers are its own (`tables.service.shards`). It reads
    and writes any table;
    asked which tables there are to see to, it names those of its servers."""

    async def create(self, change: Change, now: int) -> None:
        """A new table (version 1). Raises `ChannelTaken`."""

    async def commit(self, change: Change, now: int) -> None:
        """Table, log, transfers, records, winnings: all or nothing. Raises `Conflict` (also if somebody's winnings of the day are
        not what the change says that they were before) or `NotEnoughChips` (what counts is the balance after the whole change),
        `ChannelTaken` if a table comes back to life where another is, `ValueError` for a known transfer id.

        A cancelled commit may have happened: load again."""

    async def table(self, table_id: str) -> Table | None:
        """The newest state. Raises `Unreadable`, `Newer`."""

    async def live_table_in(self, channel: int) -> Table | None:
        """The live table of a channel or thread. Raises `Unreadable`, `Newer`."""

    async def newest_in_channel(self, channel: int, limit: int) -> Sequence[str]:
        """Ids of the tables of a channel or thread, live or ended, the one that changed last first."""

    async def newest_in_server(self, guild: int) -> Sequence[str]:
        """Id of the table of each channel or thread of a server that changed last, live or ended."""

    async def live_tables(self, guild: int | None = None) -> Sequence[str]:
        """Ids of all live tables of this process, or of those of one server."""

    async def tables_with_hand(self, user: int) -> Sequence[str]:
        """Ids of the live tables of this process that show this person a hand in their direct messages."""

    async def scrap(self, table_id: str, now: int) -> None:
        """Void a table that cannot be read: what its account holds goes back to whoever paid it in, in proportion to what each
        has paid in since being paid out last. It stays `Unreadable`, is not live, and is `unshown` only where a
        message of it is left. Twice does no harm."""

    async def due_tables(self, until: int) -> Mapping[str, int]:
        """When the live tables are due (deadline or nudge, ms) that are until then, the earliest first; those of newer rules are
        left out."""

    async def orphaned_tables(self, now: int) -> Sequence[str]:
        """Live tables of newer rules that have been overdue for an hour: the update has been taken back, nobody sees to them."""

    async def outdated_tables(self, now: int) -> Sequence[str]:
        """Tables whose channel message shows an older version or is missing: live ones, and those that ended within a day; of the
        latter also those of which any other message does. A scrapped table's missing message is not missed."""

    async def recently_changed(self, span: int) -> Sequence[str]:
        """Live tables that changed within so many ms before the last change of all, the oldest change first."""

    async def message(self, table_id: str, slot: Slot) -> PostedMessage | None:
        """The message in a slot."""

    async def messages(self, table_id: str, *, anew: bool = True) -> Sequence[PostedMessage]:
        """All messages that show a table, read anew or as far as they are known here."""

    async def save_message(self, message: PostedMessage, *, later: bool = False) -> None:
        """Record (or replace) what a slot shows. `later`: that the message which is there shows a newer version may be written
        with others in a moment; a process that is killed before finds an older one."""

    async def delete_message(self, table_id: str, slot: Slot) -> None:
        """The message is gone."""

    def log_pages(self, table_id: str) -> AsyncIterator[Sequence[StoredEntry]]:
        """All that happened to a table, oldest first, not read yet and in pieces: a log can be long, and others are waiting."""

    async def log(self, table_id: str) -> Sequence[LogEntry]:
        """The same at once, and read: for short logs."""

    async def transfer(self, transfer: Transfer, guild: int, now: int) -> bool:
        """Book one transfer outside a table (starting chips, the daily refill); False if its id was booked before.

        Raises `NotEnoughChips`."""

    async def balance(self, account: Account) -> int:
        """hc; 0 for an account that was never used."""

    async def balances(self, accounts: Collection[Account]) -> Mapping[Account, int]:
        """The same of several at one moment."""

    async def day_winnings(self, guild: int, users: Collection[int], day: int) -> Mapping[int, int]:
        """hc that these people have won from the house of a server on a day (since 1970), net; without those who have not
        played against it since."""

    async def chips_at_tables(self, guild: int, user: int) -> int:
        """hc that this member has lying at live tables (what was paid in)."""

    async def bookings(self, account: Account, limit: int, before: int | None = None) -> Sequence[Booking]:
        """The newest bookings of an account (of those before a time in ms), newest first.

        Bookings of one moment are not parted, so there can be a few more than `limit`: nothing is lost between two pages."""

    async def leaderboard_page(self, guild: int, by: str, limit: int, offset: int = 0) -> Sequence[LeaderboardEntry]:
        """The leaderboard of a server, by "chips" (account balance) or "deals" (won); people only."""

    async def leaderboard_entry(self, guild: int, by: str, user: int) -> LeaderboardEntry | None:
        """One member's own line, None if they are not on it."""

    async def leaderboard_size(self, guild: int, by: str = "chips") -> int:
        """How many members are on a leaderboard: everybody who has an account, or has played a deal."""

    async def person(self, user: int) -> Person | None:
        """What is remembered of a person."""

    async def update_person(self, user: int, **changes: Unpack[PersonChanges]) -> None:
        """Write some columns, the first time with the defaults for the rest. The others stay, whoever writes them meanwhile."""

    async def names(self, guild: int, users: Collection[int]) -> Mapping[int, MemberName]:
        """What these people are called on a server; who has never been heard of is left out."""

    async def remember_name(self, guild: int, user: int, name: str) -> None:
        """What a person is called on this server now."""

    async def guild_settings(self, guild: int) -> GuildSettings:
        """A server's settings, the defaults if it has settled nothing."""

    async def update_guild_settings(self, guild: int, **changes: Unpack[GuildChanges]) -> None:
        """Write some columns, the first time with the defaults for the rest. The others stay, whoever writes them meanwhile."""

    async def hosted_tables(self, guild: int) -> Sequence[HostedTable]:
        """The live tables of a server, the one that changed longest ago first."""

    async def bans(self, guild: int) -> Sequence[int]:
        """Who may not play at the tables of a server, the latest ban first."""

    async def is_banned(self, guild: int, user: int) -> bool:
        """Whether this person is among them."""

    async def ban(self, guild: int, user: int, now: int) -> None:
        """From now on."""

    async def unban(self, guild: int, user: int) -> None:
        """No longer. Twice does no harm."""

    async def record_moderation(self, done: ModerationEntry) -> None:
        """What somebody who manages a server does. Of one press one thing."""

    async def moderation_log(self, guild: int, limit: int) -> Sequence[ModerationEntry]:
        """The newest of those, newest first."""

    async def preferences(self, owner: PreferencesOwner, of: int) -> Preferences:
        """What a person or a server has chosen, the default if nothing."""

    async def update_preferences(self, owner: PreferencesOwner, of: int, changes: Mapping[str, bool | str | None]) -> None:
        """Change some fields; the others stay, whoever changes them at the same time."""

    async def presets(self, guild: int) -> Sequence[Preset]:
        """The presets of a server by name; those that today's rules cannot read are left out."""

    async def save_preset(self, preset: Preset) -> None:
        """Store (or replace) it."""

    async def forget_preset(self, guild: int, name: str) -> bool:
        """Whether there was one of that name."""

    async def level_results(self, user: int) -> Mapping[str, Mapping[Level, LevelRecord]]:
        """By game and level, what a person has played alone against bots."""

    async def deals_played(self, game: str, users: Collection[int]) -> Mapping[int, int]:
        """How many rounds of a game these people have played to their end, on all servers; without those who have played none."""

    async def personal_data(self, user: int) -> dict[str, Any]:
        """All that is stored of a person, on all servers, as JSON can say it: nothing of anybody else (docs/privacy.md)."""

    async def tables_played_at(self, user: int, *, live: bool = False) -> Sequence[str]:
        """Ids of all tables (or of all live ones) at which a person has done anything."""

    async def forget_person(self, user: int, now: int) -> Sequence[str]:
        """Erase a person: their rows go, at tables and in the books an alias takes their place, and sums stay. Ids of the live
        tables that have changed by it. Several transactions: broken off, it is done again."""

    async def forgotten_at(self, guild: int, user: int, now: int) -> int | None:
        """When this member was forgotten (ms), if that was within 30 days: by a mark that does not tell who it was."""

    async def known_servers(self) -> Collection[int]:
        """All servers of which anything is stored."""

    async def mark_departed(self, guild: int, now: int) -> None:
        """We are not on this server any more; known already, it is so since then."""

    async def mark_returned(self, guild: int) -> None:
        """We are on it (again)."""

    async def departed_before(self, before: int) -> Sequence[int]:
        """Servers that we have not been on since before a time (ms)."""

    async def erase_server(self, guild: int) -> None:
        """A piece of what is stored of a server that we are not on and that has no live table; with the last piece the departure
        itself. The books are right after each."""

    async def ended_tables(self, before: int, limit: int) -> Sequence[str]:
        """Ids of tables that are over and have not changed since before a time (ms), the oldest first."""

    async def erase_table(self, table_id: str) -> None:
        """A piece of such a table, which nobody can read from now on; with the last piece the table. Its bookings stay."""

    async def erase_old_marks(self, before: int) -> None:
        """Marks of who was forgotten before a time (ms)."""

    async def fact(self, name: str) -> str | None:
        """Something the process has to remember (what Discord was told of the commands)."""

    async def set_fact(self, name: str, value: str) -> None:
        """Store (or replace) it."""

    async def change_fact(self, name: str, change: Callable[[str | None], str]) -> None:
        """Make something new of it, while nobody else does. What `change` raises leaves it as it is."""

    async def audit(self) -> int:
        """The sum over all accounts (always 0), after checking that each balance is what its transfers add up to.

        Raises `ValueError` for the first that is not."""

    async def close(self) -> None:
        """Close all connections."""
