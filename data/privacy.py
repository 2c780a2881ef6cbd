"""A person's data: export and erasure.

An erasure takes several transactions. The first stores a row in `erasures`, the last deletes it, so
that a process that starts after a kill knows whose erasure to repeat.
"""

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Table,
    and_,
    delete,
    func,
    or_,
    select,
    update,
)

from data import counters, schema, table_json
from data.database.database import Database, insert, replace
from data.person_marks import mark_of_member, mark_of_person, note_erasure, read_erasures
from data.schema import ACTOR, KEPT, OTHER, OWNER, metadata, preferences
from data.tables import TableRows
from data.transactions_and_caches import Caches, Transactions
from games.parts import amounts
from tables.chips import chip_accounts
from tables.people.people import ABOUT_PEOPLE
from tables.state import calendar_days, slots
from tables.state.default_settings import MARK_MS
from tables.state.phases import LIVE_PHASES


def having(*held: dict[str, str]) -> Iterator[tuple[Table, Column[int]]]:
    """Yield the columns that hold this of people, each with its table."""
    for kind in held:
        for table in metadata.tables.values():
            yield from ((table, column) for column in table.columns if column.info == kind)


def rows_of(table: Table, condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that picks rows of people; in `preferences` there are other ids, too."""
    return condition & (preferences.c.owner == "person") if table is preferences else condition


log = logging.getLogger(__name__)

ALIAS_BITS: Final = 62
SEED_BYTES: Final = 32
Plain = dict[str, Any]  # JSON data

# Names of columns in the export.
NAMES: Final[Mapping[str, str]] = {
    "guild": "server",
    "hc": "chips",
    "table_id": "table",
    "dm_channel": "direct_message_channel",
    "dm_closed": "direct_messages_closed",
    "language": "chosen_language",
    "place": "shows",
    "balance": "chips",
    "classic": "classic_pips",
    "start": "from",
    "span": "time",
    "present": "on_leaderboards",
    "bots": "alone_against_bots",
    "mu": "strength",
    "sigma": "uncertainty",
}
SECTIONS: Final[Mapping[str, str]] = {
    "people": "person",
    "members": "names",
    "records": "deals",
    "tastes": "preferences",
    "rating_meetings": "rated_meetings",
    "achievement_steps": "steps_to_achievements",
    "left_rounds": "rounds_left",
    "pairs": "rounds_with_others",
    "pair_shares": "shares_with_one_person",
    "partners": "rounds_with_partners",
    "partner_tallies": "results_with_partners",
    "tallies": "results",
    "evening_guests": "evening_sign_ups",
    "entrants": "tournaments",
    "tournament_places": "places_in_tournaments",
    "round_places": "tournament_rounds",
}


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


FORMS: Final[Mapping[str, Callable[[int], Any]]] = {  # of values in the export, by column
    # as texts, for they exceed JavaScript's numbers
    **dict.fromkeys(("guild", "channel", "message", "dm_channel", "press", "event"), str),
    **dict.fromkeys(
        ("at", "posted_at", "opened_at", "changed_at", "since", "until", "starts_at", "due"), _time
    ),
    "told_at": _time,
    **dict.fromkeys(
        ("day", "counted", "start", "month"), lambda day: calendar_days.date_of(day).isoformat()
    ),
    **dict.fromkeys(("balance", "amount", "paid_in", "hc", "gain"), amounts.decimal),
}
UNTOLD: Final = frozenset(
    {
        "about",
        "ban_reason",
        "events",
        "last_table",
        "line",
        "of",
        "owner",
        "user",
        "by",
        "opponent",
        "mark",
        "marks",
        "seed",
        "participant",
        "number",
    }
    | {"partner", "user_present", "partner_present"}
)  # left out: they concern others, or say only whose data it is


class Privacy(Transactions):
    """Export and erasure of a person's data."""

    erasures_file: Path | None = None  # of the marks that no restore takes back

    def __init__(
        self, database: Database, mark_key: bytes, tables: TableRows, caches: Caches
    ) -> None:
        super().__init__(database)
        self._mark_key = mark_key
        self._tables = tables
        self._caches = caches

    async def personal_data(self, user: int) -> Plain:
        """Return everything that is stored of a person, on all servers, as JSON data without
        anything of other people.

        docs/hosts/privacy.md describes it.
        """
        given: Plain = {}
        for table, column in having(OWNER, ACTOR, KEPT):
            if table.name not in {"tables", "log"}:
                rows = await self.rows(select(table).where(rows_of(table, column == user)))
                section = given.setdefault(SECTIONS.get(table.name, table.name), [])
                section += [told(row._asdict()) for row in rows]
        given["moderated"] = await self._moderated(user)
        given["imported"] = await self._openings(user)
        given["rounds_and_matches"] = await self._rounds(user)
        given["accounts"] = [await self._account(row) for row in await self._accounts(user)]
        given["tables"] = [
            await self._seat(table_id, user)
            for table_id in await self._tables.tables_played_at(user)
        ]
        return given

    async def _moderated(self, user: int) -> list[Plain]:
        """Return the bans of a person as servers have recorded them, without who has done it."""
        entries = schema.moderation.c
        columns = (
            entries.guild,
            entries.at,
            entries.what,
            entries.ban_days,
            entries.ban_reason.label("reason"),
        )
        query = select(*columns).where(entries.about == str(user), entries.what.in_(ABOUT_PEOPLE))
        return [told(row._asdict()) for row in await self.rows(query.order_by(entries.press))]

    async def _rounds(self, user: int) -> list[Plain]:
        """Return how each round and match has ended for a person, oldest first."""
        row, header = schema.results.c, schema.settlements.c
        same = and_(row.guild == header.guild, row.number == header.number)
        columns = (header.at, header.game, header.kind, header.table_id, header.deal)
        query = select(*columns, schema.results).join(schema.settlements, same)
        rows = await self.rows(query.where(row.user == user).order_by(row.guild, row.number))
        return [told(each._asdict()) for each in rows]

    async def _openings(self, user: int) -> list[Plain]:
        """Return a person's figures from the import of the database, without those they had met."""
        columns = schema.openings.c
        query = select(schema.openings).where(columns.user == user)
        rows = await self.rows(query.order_by(columns.guild, columns.what, columns.about))
        return [
            {
                **told({"guild": row.guild, "what": row.what}),
                **told(json.loads(row.about)),
                **told(json.loads(row.figures)),
            }
            for row in rows
        ]

    async def _account(self, account: Row[*tuple[Any, ...]]) -> Plain:
        account_id, other = account.account, schema.transfers.c
        rows = await self.rows(
            select(schema.transfers)
            .where(or_(other.source == account_id, other.target == account_id))
            .order_by(other.id)
        )
        return {
            **told({"guild": account.guild, "balance": account.balance}),
            "bookings": [booking(row, account_id) for row in rows],
        }

    async def _seat(self, table_id: str, user: int) -> Plain:
        column = schema.tables.c
        (row,) = await self.rows(
            select(
                column.id.label("table"),
                column.guild,
                column.channel,
                column.game,
                column.phase,
                column.changed_at,
                column.body,
            ).where(column.id == table_id)
        )
        of_person = schema.messages.c.place.in_(slot_keys(user))
        messages = await self.rows(
            select(schema.messages).where(schema.messages.c.table_id == table_id, of_person)
        )
        columns = {name: value for name, value in row._mapping.items() if name != "body"}
        return {
            **told(columns),
            **told(table_json.told_of(row.body, user)),
            "direct_messages": [
                told(
                    {
                        "channel": message.channel,
                        "message": message.message,
                        "at": message.posted_at,
                    }
                )
                for message in messages
            ],
            "log": await self._deeds(table_id, user),
        }

    async def _deeds(self, table_id: str, user: int) -> list[Plain]:
        entry = schema.log.c
        query = select(entry.at, entry.what).where(entry.table_id == table_id, entry.by == user)
        return [
            told({"at": row.at, "what": json.loads(row.what)})
            for row in await self.rows(query.order_by(entry.version))
        ]

    async def _accounts(self, user: int) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self.rows(
            select(schema.accounts)
            .where(schema.accounts.c.user == user)
            .order_by(schema.accounts.c.guild)
        )

    async def forgotten_at(self, guild: int, user: int, now: int) -> int | None:
        """Return when this member was forgotten, if within 30 days.

        The mark that tells does not reveal the person.
        """
        forgotten = schema.forgotten.c
        mark = mark_of_member(self._mark_key, guild, user)
        query = select(func.max(forgotten.at)).where(
            forgotten.mark == mark, forgotten.at > now - MARK_MS
        )
        return await self.read(lambda connection: connection.scalar(query))

    def mark_of_person(self, user: int) -> str:
        return mark_of_person(self._mark_key, user)

    async def begin_erasure(self, user: int, now: int) -> None:
        """Store that a person is to be forgotten. `forget_person` ends it."""
        await self.write(partial(_begin, user=user, now=now))

    async def unfinished_erasures(self) -> Sequence[int]:
        """Return the people whose erasure has begun and not ended, the oldest first."""
        erasure = schema.erasures.c
        return [
            row.user
            for row in await self.rows(select(erasure.user).order_by(erasure.at, erasure.user))
        ]

    async def forget_person(self, user: int, now: int) -> Sequence[str]:
        """Erase a person, and return the ids of the live tables that changed.

        The person's rows are deleted. At tables and in bookings an alias takes their place, so that
        sums stay right. This takes several transactions; if it is interrupted,
        `unfinished_erasures` returns the person: call it again.
        """
        with self._caches.writing_all():
            seed = await self.write(partial(_begin, user=user, now=now))
            changed: list[str] = []
            for table_id in await self._tables.tables_played_at(user):
                (table,) = await self.rows(
                    select(schema.tables.c.guild).where(schema.tables.c.id == table_id)
                )
                alias = alias_of(seed, table.guild)
                if await self.write(
                    partial(_disown, table_id=table_id, user=user, alias=alias, now=now)
                ):
                    changed.append(table_id)
            for account in await self._accounts(user):
                guild = account.guild
                mark = {"mark": mark_of_member(self._mark_key, guild, user), "at": now}
                alias = alias_of(seed, guild)
                await self.write(partial(_rename, guild=guild, user=user, alias=alias, mark=mark))
            if self.erasures_file is not None:
                await asyncio.to_thread(
                    note_erasure, self.erasures_file, self.mark_of_person(user), now
                )
            await self.write(partial(_erase, user=user, key=self._mark_key, seed=seed, now=now))
        await self.database.erase_copies()
        return changed

    async def repeat_erasures(self, now: int) -> int:
        """Begin to forget people again who came back with a restored copy, and return their
        number.
        """
        if self.erasures_file is None:
            return 0
        noted = await asyncio.to_thread(read_erasures, self.erasures_file, now - MARK_MS)
        number = await self.write(partial(_begin_again, noted=noted, key=self._mark_key, now=now))
        if number:
            log.warning(
                "a copy has brought back %d people who are forgotten; they are forgotten again now",
                number,
            )
        return number


def new_alias() -> int:
    """Return a random negative id, which stands for a forgotten person on one server.

    Discord's ids are above 0.
    """
    return -1 - secrets.randbits(ALIAS_BITS)


def alias_of(seed: str, guild: int) -> int:
    """Return the alias of a person on a server, given the seed of the erasure.

    Nobody can tell it once the seed is deleted.

    An erasure that is repeated needs the same alias, else one person's rounds and bookings would be
    those of two.
    """
    digest = hashlib.sha256(f"{seed}/{guild}".encode()).digest()
    return -1 - (int.from_bytes(digest[:8]) >> (64 - ALIAS_BITS))


def slot_keys(user: int) -> tuple[str, ...]:
    """Return the keys of all slots that show something to this person alone."""
    places = (slots.hand(user), slots.private(user))
    return tuple(slot.key for slot_of_hand in places for slot in (slot_of_hand, slot_of_hand.old))


def told(row: Mapping[str, Any]) -> Plain:
    """Return columns as people receive their data."""
    return {
        NAMES.get(name, name): FORMS[name](value) if name in FORMS and value is not None else value
        for name, value in row.items()
        if name not in UNTOLD
    }


def booking(row: Row[*tuple[Any, ...]], account: str) -> Plain:
    """Return a booking as an account sees it."""
    received = row.target == account
    other = row.source if received else row.target
    return {
        **told({"at": row.at}),
        "chips": amounts.decimal(row.amount if received else -row.amount),
        "reason": row.reason,
        "with": other.partition(":")[0],
        "table": row.table_id,
    }


def _begin(connection: Connection, user: int, now: int) -> str:
    """Store that a person is to be erased, unless it is stored. Return the seed of the aliases."""
    row = {"user": user, "at": now, "seed": secrets.token_hex(SEED_BYTES)}
    connection.execute(
        insert(connection, schema.erasures)
        .values(row)
        .on_conflict_do_nothing(index_elements=["user"])
    )
    stored = connection.scalar(select(schema.erasures.c.seed).where(schema.erasures.c.user == user))
    return str(stored or row["seed"])  # none if another process has just finished


def _begin_again(connection: Connection, noted: Mapping[str, int], key: bytes, now: int) -> int:
    stored = {row.mark: row.at for row in connection.execute(select(schema.forgotten))}
    missing = {mark: at for mark, at in noted.items() if stored.get(mark, 0) < at}
    if not missing:
        return 0
    columns = [column for _, column in having(OWNER, ACTOR, KEPT)]
    users = {
        user
        for column in columns
        for user in connection.scalars(select(column).where(column > 0).distinct())
    }
    back = [user for user in users if mark_of_person(key, user) in missing]
    for user in back:
        _begin(connection, user, now)
    for mark, at in missing.items():
        replace(connection, schema.forgotten, {"mark": mark, "at": at})
    return len(back)


def _disown(connection: Connection, table_id: str, user: int, alias: int, now: int) -> bool:
    """Replace a person by an alias at one table; return true if the table is live, so that its
    messages must be edited.
    """
    table, log, messages = schema.tables.c, schema.log.c, schema.messages.c
    connection.execute(
        update(schema.log).where(log.table_id == table_id, log.by == user).values(by=alias)
    )
    connection.execute(
        delete(schema.messages).where(
            messages.table_id == table_id, messages.place.in_(slot_keys(user))
        )
    )
    query = (
        select(table.version, table.phase, table.body).where(table.id == table_id).with_for_update()
    )
    row = (connection.execute(query)).one()
    live = row.phase in LIVE_PHASES
    version = row.version + live
    text = table_json.disowned(row.body, user, alias, version)
    if text is None:
        return False
    connection.execute(
        update(schema.tables)
        .where(table.id == table_id)
        .values({"body": text, "version": version, "host": table_json.host(text)})
    )
    if live:  # each version has its entry
        entry = {
            "table_id": table_id,
            "version": version,
            "at": now,
            "by": None,
            "what": "[]",
            "events": "[]",
        }
        connection.execute(schema.log.insert().values(entry))
    return live


def _rename(connection: Connection, guild: int, user: int, alias: int, mark: Plain) -> None:
    """Give a member's account and bookings to an alias, and store the mark of the forgotten
    member.
    """
    accounts, transfers = schema.accounts.c, schema.transfers.c
    old, new = chip_accounts.member(guild, user), chip_accounts.member(guild, alias)
    query = select(accounts.balance).where(accounts.account == old).with_for_update()
    balance = connection.scalar(query)
    if balance is None:  # asked for twice, and already done
        return
    row = {"account": new, "guild": guild, "kind": "member", "user": alias, "balance": 0}
    connection.execute(
        insert(connection, schema.accounts)
        .values(row)
        .on_conflict_do_nothing(index_elements=["account"])
    )
    named = and_(
        or_(transfers.target == old, transfers.source == old), transfers.table_id.is_(None)
    )  # the ids of welcome chips, refills, entries and prizes contain the user id
    connection.execute(
        update(schema.transfers)
        .where(named)
        .values(id=func.replace(transfers.id, f"/{guild}/{user}", f"/{guild}/{alias}"))
    )
    for side in (transfers.source, transfers.target):
        connection.execute(update(schema.transfers).where(side == old).values({side.name: new}))
    connection.execute(
        update(schema.accounts)
        .where(accounts.account == new)
        .values(balance=accounts.balance + balance)
    )
    connection.execute(delete(schema.accounts).where(accounts.account == old))
    replace(connection, schema.forgotten, mark)


def _erase(connection: Connection, user: int, key: bytes, seed: str, now: int) -> None:
    """Delete the rows that belong to a person; replace the person by an alias in those that stay.

    The person's mark is stored, for `returned_people` and so that a restored copy can be erased
    again.
    """
    replace(connection, schema.forgotten, {"mark": mark_of_person(key, user), "at": now})
    aliases = {guild: alias_of(seed, guild) for guild in counters.servers_with(connection, user)}
    counters.forget(connection, user, key, aliases)
    _count_evening_versions(connection, user)
    for partners in (schema.season_winners, schema.evening_guests):
        connection.execute(update(partners).where(partners.c.partner == user).values(partner=None))
    for table, column in having(OWNER, OTHER):
        connection.execute(delete(table).where(rows_of(table, column == user)))
    for table, column in having(ACTOR):
        connection.execute(
            update(table).where(rows_of(table, column == user)).values({column.name: new_alias()})
        )
    entries = schema.moderation.c
    named = and_(entries.about == str(user), entries.what.in_(ABOUT_PEOPLE))
    connection.execute(
        update(schema.moderation).where(named).values(about=str(new_alias()), ban_reason="")
    )


def _count_evening_versions(connection: Connection, user: int) -> None:
    """Let the plans that name a person be shown again, without the person."""
    evening, guest = schema.evenings.c, schema.evening_guests.c
    named = or_(evening.by == user, evening.id.in_(select(guest.evening).where(guest.user == user)))
    connection.execute(update(schema.evenings).where(named).values(version=evening.version + 1))
