"""The commands that work on the database, such as `backup` and `restore`.

Each returns its sentence.
"""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.application import APPLICATION
from bot.exit_codes import ExitCode, StartRefused
from bot.settings import Settings
from data.audit import Audit
from data.copies import backups, restoring
from data.copies.backups import Occasion, back_up, new_name, remove_expired, remove_old
from data.copies.copy_file import Contents, CopyFault, contents_of
from data.copies.import_version_1 import CannotImport, import_version_1
from data.database.database import Database
from data.database.open_database import (
    current_revision,
    held_alone,
    newest_revision,
    open_database,
    require_known,
    sqlite_file,
    upgrade_schema,
)
from data.exceptions import Newer, Unreadable
from data.expiry import DAYS_COUNTED
from data.store import Store, store_on
from tables.state.default_settings import DAY


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """Open the database of the settings, which must exist, for the length of the block."""
    check_existence(settings)
    database = await open_database(settings.database_url)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def opened_store(settings: Settings) -> AsyncIterator[Store]:
    """Open the store of the settings, whose schema must be that of this version, for the length
    of the block.
    """
    async with opened(settings) as database:
        require_known(revision := await database.read(current_revision))
        if revision != newest_revision():
            raise StartRefused(
                f"The database is of revision {revision or 'none'}, and this version needs"
                f" {newest_revision()}. Start Kaffeehaus once, which upgrades it.",
                ExitCode.DATA,
            )
        yield await store_on(database)


def check_existence(settings: Settings) -> None:
    """Raise `StartRefused` if SQLite's file does not exist or belongs to another user.

    Opening would make an empty file, or leave files beside it that its owner cannot read.
    """
    file = sqlite_file(settings.database_url)
    if file is not None and not file.is_file():
        raise StartRefused(
            f"There is no database {file}: Kaffeehaus has not been started yet, or DATABASE_URL or"
            f" the folder is another one.",
            ExitCode.DATABASE,
        )
    if file is not None and hasattr(os, "getuid") and file.stat().st_uid != os.getuid():
        raise StartRefused(
            f"The database {file} belongs to another user: use commands as the user who runs"
            f" Kaffeehaus (sudo -u …).",
            ExitCode.DATABASE,
        )


async def backup(settings: Settings, file: Path | None, keep: int) -> str:
    """Make a backup, and remove old ones if it is in the folder of backups."""
    folder = backups.backup_folder(settings.database_url)
    target = file or new_name(folder, Occasion.BACKUP)
    if target.exists():
        raise CopyFault(f"{target} exists already; it is not overwritten.")
    async with opened(settings) as database:
        contents = await back_up(database, target)
    removed = (
        []
        if file
        else remove_old(folder, Occasion.BACKUP, keep)
        + remove_expired(folder, settings.keep_backups_days)
    )
    also = (
        f" {len(removed)} older {'copy was' if len(removed) == 1 else 'copies were'} removed."
        if removed
        else ""
    )
    return (
        f"The backup {target} is complete, and its books are in order: {described(contents)}.{also}"
    )


async def restore(settings: Settings, copy: Path) -> str:
    """Replace the database by a copy."""
    contents = restoring.check_restorable(copy)
    folder = backups.backup_folder(settings.database_url)
    file = sqlite_file(settings.database_url)
    async with held_alone(settings.database_url):
        if file is not None:
            previous = restoring.restore_sqlite(copy, file, folder)
        else:
            async with opened(settings) as database:
                previous = await restoring.restore_postgres(copy, database, folder)
        async with opened(settings) as database:
            await database.write(restoring.mark_outdated)
    kept = f" The previous database is kept as {previous}." if previous else ""
    return (
        f"The database is that of {copy} now, and its books are in order:"
        f" {described(contents)}.{kept} Start Kaffeehaus again."
    )


def address_of(old: str) -> str:
    """Return the address of the database to import, which may be named by the file of an SQLite
    database. Raises `StartRefused`.
    """
    address = old if "://" in old else f"sqlite:///{Path(old).absolute()}"
    try:
        file = sqlite_file(address)
    except ValueError:
        file = Path(old)
    if file is not None and not file.is_file():
        raise StartRefused(
            f"{old} is neither the file of an SQLite database nor the address of a PostgreSQL.",
            ExitCode.DATABASE,
        )
    return address


async def import_old(settings: Settings, old: str, now: int) -> str:
    """Fill a new database from one of the last 1.x: the address, or the file of an SQLite
    database. Raises `StartRefused`.
    """
    address = address_of(old)
    async with held_alone(settings.database_url), opened(Settings(database_url=address)) as before:
        database = await open_database(settings.database_url)
        try:
            await upgrade_schema(database)
            written = await import_version_1(before, database, now)
            contents = await database.read(contents_of)
        except CannotImport as error:
            raise StartRefused(str(error), ExitCode.DATA) from None
        finally:
            await database.close()
    return (
        f"{written['people']} people, {written['guilds']} servers and {written['accounts']}"
        f" accounts were taken over from {old}, which was not changed. The books are in order:"
        f" {described(contents)}. Start Kaffeehaus."
    )


async def audit(settings: Settings, now: int) -> str:
    """Compare each balance with its bookings, and counters with the settlements (`data.audit`).

    Raises `StartRefused`.
    """
    found = None
    async with opened(settings) as database:
        try:
            contents = await database.read(contents_of)
        except ValueError as error:
            raise StartRefused(
                f"The books are not in order: {error}. Please report this.", ExitCode.DATA
            ) from None
        if await database.read(current_revision) == newest_revision():
            store = await store_on(database)
            await refuse_erasures(store)
            found = await store.profiles.audit(now, now // DAY - DAYS_COUNTED)
            refuse_faults(found)
    summary = (
        f"The books are in order: {described(contents)}. Each balance is the sum of its bookings."
    )
    return summary if found is None else f"{summary} {told_counters(found)}"


async def refuse_erasures(store: Store) -> None:
    """Raise `StartRefused` while people are being forgotten: until then counters, bookings and
    logs disagree about them.
    """
    if number := len(await store.privacy.unfinished_erasures()):
        people = "1 person is" if number == 1 else f"{number} people are"
        raise StartRefused(
            f"The books are in order. The counters cannot be compared yet: {people} being"
            f" forgotten. Kaffeehaus finishes it when"
            " it starts, or within ten minutes; try again then.",
            ExitCode.FAULTS,
        )


def refuse_faults(found: Audit) -> None:
    """Raise `StartRefused` if there are faults."""
    if found.faults:
        unchecked = told_unchecked(found)
        lines = (
            "The books are in order, but not all counters are:",
            *found.faults,
            *([unchecked] if unchecked else ()),
        )
        raise StartRefused("\n".join(lines), ExitCode.DATA)


def told_counters(found: Audit) -> str:
    """Return how many rounds were added up, and what could not be checked, in words."""
    summary = (
        f"The results of {found.rounds} rounds were added up, and agree with boards, ratings,"
        " achievements, fair play and levels of bots."
    )
    return " ".join(filter(None, (summary, told_unchecked(found))))


def told_unchecked(found: Audit) -> str:
    """Return what could not be checked, as one sentence; "" if all was."""
    kinds = [f"{kind} ({count})" for kind, count in sorted(found.unchecked.items()) if count]
    why = "people or servers whose results decide this have been forgotten"
    return f"Not checked: {', '.join(kinds)}; {why}." if kinds else ""


async def export(settings: Settings, table_id: str, file: Path | None) -> str:
    """Write the proof of a table, which docs/verify.js checks."""
    from delivery.workers.replay_jobs import verify_session
    from tables.state.log_items import pack_page

    async with opened_store(settings) as store:
        try:
            table = await store.tables.table(table_id.strip().casefold())
        except (Unreadable, Newer):
            raise StartRefused(
                f"Table {table_id} was played by the rules of another version.", ExitCode.DATA
            ) from None
        if table is None:
            raise StartRefused(
                f"There is no table {table_id}. Its code is in the last line of its messages.",
                ExitCode.FAULTS,
            )
        if table.live or not table.deals:
            why = (
                "is still open: its secret is shown after its end"
                if table.live
                else "has no rounds"
            )
            raise StartRefused(f"Table {table_id} {why}.", ExitCode.FAULTS)
        wrong, proof = verify_session(
            table, [pack_page(page) async for page in store.tables.log_pages(table.id)]
        )
    target = file or Path(f"kaffeehaus-{table.id}.json")
    write_new(target, proof)
    if wrong is not None:
        raise StartRefused(
            f"{target} is written, but it does NOT agree with the seal, from round {wrong} on.",
            ExitCode.DATA,
        )
    return (
        f"{target} is written: {table.deals} rounds, all as the seal says. Anybody can check it"
        f" with docs/verify.js."
    )


def write_new(file: Path, content: bytes) -> None:
    """Write a file that does not exist yet."""
    try:
        with file.open("xb") as opened_file:
            opened_file.write(content)
    except OSError as error:
        raise CopyFault(f"{file} cannot be written: {error.strerror}") from None


async def forget(settings: Settings, person: int, now: int) -> str:
    """Let the bot erase everything that is kept about a person."""
    async with opened_store(settings) as store:
        if not any((await store.privacy.personal_data(person)).values()):
            return f"Nothing is kept about person {person}."
        await store.privacy.begin_erasure(person, now)
    return (
        f"Person {person} is forgotten within ten minutes, or when Kaffeehaus starts. Backups have"
        f" them for {settings.keep_backups_days} days more."
    )


async def forget_server(settings: Settings, guild: int, now: int) -> str:
    """Erase everything that is kept about a server."""
    async with held_alone(settings.database_url), opened_store(settings) as store:
        if guild not in await store.servers.known_servers() and not await store.tables.live_tables(
            guild
        ):
            return f"Nothing is kept about server {guild}."
        await store.servers.mark_departed(guild, now)
        while guild in await store.servers.departed_before(now + 1):
            await store.expiry.erase_server(guild, now)
        total = await store.ledger.audit()
    assert total == 0
    return (
        f"Everything about server {guild} is erased, and the books are in order. Backups still"
        f" have it: delete them, too."
    )


async def change_application(settings: Settings) -> str:
    """Let the application of the next start have the database."""
    async with held_alone(settings.database_url), opened_store(settings) as store:
        await store.servers.set_fact(APPLICATION, "")
    return "The database belongs to the application whose token is used at the next start."


def described(contents: Contents) -> str:
    """Return the size of a database in words."""
    return f"{contents.tables} tables, {contents.accounts} accounts, revision {contents.revision}"
