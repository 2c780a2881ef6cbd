"""Tests of backups, restoring, moving to PostgreSQL and the way back from a newer version."""

import asyncio
import json
import re
import resource
import shutil
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.checks import Verdict
from bot.checks.database_checks import check_database
from bot.command_line import database_commands as commands
from bot.exit_codes import ExitCode, StartRefused, refusal_of
from bot.settings import Settings
from data.audit import Audit
from data.copies.backups import (
    KEPT_BEFORE,
    Occasion,
    backup_folder,
    copies,
    new_name,
    upgrade_after_copy,
)
from data.copies.copy_file import CopyFault, check_copy
from data.copies.restoring import restore_sqlite
from data.database.database import Database
from data.database.holder import DatabaseHeld
from data.database.open_database import NewerDatabase, open_database, sqlite_lock
from data.database.shard_connection import shard_connection_of
from data.schema import LIVE
from data.store import open_store
from tables.changes.house_rules_agreement import current_edition
from tables.state.phases import Phase
from tables.state.slots import TABLE, PostedMessage
from tests.data.database_dump import dumped
from tests.data.databases import new_postgres, new_postgres_url, new_sqlite, new_sqlite_url
from tests.data.filled_databases import filled_by
from tests.data.samples import GUILD, gift
from tests.tables.table_harness import CHANNEL, NOW, TableHarness, person
from tests.tables.table_harness import NOW as START

BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgres"])
TABLES = 3


async def three_tables(house: TableHarness) -> None:
    """Play a table to its end, leave one between two rounds and one in the middle of a round.

    All show messages.
    """
    for number in range(TABLES):
        table = await house.tables.open(GUILD, CHANNEL + number, person(1), "austrian-block", "en")
        await house.tables.set_option(table.id, 1, "deals", 9)
        await house.tables.set_option(table.id, 1, "entry", 3)
        await house.tables.join(
            table.id, person(2), current_edition(await house.tables.load(table.id))
        )
        await house.tables.start(table.id, 1, 4711)
        for _ in range((3, 1, 0)[number]):
            if (await house.tables.load(table.id)).phase is Phase.PAUSE:
                await house.go_on(table.id)
            await house.deal(table.id)
        if number == 0:  # an undecided match ends when both want it
            for user in (1, 2):
                await house.tables.close(table.id, user)
        await house.store.messages.save_message(
            PostedMessage(
                table.id,
                TABLE,
                CHANNEL + number,
                message=5,
                version=(await house.tables.load(table.id)).version,
                posted_at=START,
            )
        )


making = filled_by(three_tables)
__all__ = ["making", "new_postgres", "new_postgres_url", "new_sqlite", "new_sqlite_url"]


def settings_of(url: str) -> Settings:
    return Settings(database_url=url)


@asynccontextmanager
async def at(url: str) -> AsyncIterator[Database]:
    database = await open_database(url)
    try:
        yield database
    finally:
        await database.close()


async def contents(url: str) -> str:
    """Return everything in a database as SQL."""
    async with at(url) as database:
        return await database.read(dumped)


async def all_but_messages(url: str) -> str:
    """Return everything in a database but the rows of posted messages, which restoring marks as
    outdated.
    """
    return re.sub(r'INSERT INTO "messages" VALUES\n[^;]*;', "", await contents(url))


async def up_to_date(url: str) -> int:
    """Return the number of messages that show the newest state of an open table."""
    async with at(url) as database:
        found = await database.read(
            lambda connection: connection.scalar(
                text(
                    "SELECT count(*) FROM messages JOIN tables ON tables.id = messages.table_id"
                    f" WHERE messages.version >= tables.version AND {LIVE}"
                )
            )
        )
    return int(found or 0)


async def execute(url: str, statement: str) -> None:
    async with at(url) as database:
        await database.write(lambda connection: connection.execute(text(statement)))


async def table_in(url: str, phase: str) -> tuple[str, int]:
    """Return the id and the server of the first table in a phase."""
    query = f"SELECT id, guild FROM tables WHERE phase = '{phase}' ORDER BY id"
    async with at(url) as database:
        row = await database.read(lambda connection: connection.execute(text(query)).first())
    return str(row.id), int(row.guild)


def found(folder: Path, pattern: str = "*") -> list[Path]:
    """Return the files in a folder."""
    return sorted(folder.glob(pattern))


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of backups.

    That of PostgreSQL is in the current folder, that of SQLite beside the file.
    """
    monkeypatch.chdir(tmp_path)
    return tmp_path / "backups"


@pytest.mark.parametrize(
    ("kind", "into"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("postgres", "postgres")]
)
async def test_a_backup_is_restored_on_either_database(
    request: pytest.FixtureRequest, tmp_path: Path, folder: Path, kind: str, into: str
) -> None:
    url = request.getfixturevalue(f"new_{kind}_url")
    before = await all_but_messages(url)
    assert await up_to_date(url)
    said = await commands.backup(settings_of(url), tmp_path / "mine.sqlite3", 14)
    assert "is complete, and its books are in order: 3 tables" in said
    assert mode(tmp_path / "mine.sqlite3") == 0o600
    target = url if kind == into else request.getfixturevalue(f"{into}_url")
    await execute(url, "UPDATE facts SET value = 'another'")
    live, _ = await table_in(url, "playing")
    await execute(url, f"DELETE FROM messages WHERE table_id = '{live}'")
    await execute(url, "UPDATE accounts SET balance = balance + 1 WHERE kind = 'member'")
    if kind != into:
        await (await open_store(target)).close()
    said = await commands.restore(settings_of(target), tmp_path / "mine.sqlite3")
    assert await all_but_messages(target) == before
    assert not await up_to_date(target), "Discord may show what has happened since"
    assert "The previous database is kept as" in said
    assert "its books are in order: 3 tables" in said
    assert Verdict.FAULT not in {
        finding.verdict for finding in await check_database(settings_of(target))
    }
    (kept,) = found(tmp_path / "var" / "backups", "*-before-restore*.sqlite3")
    assert (mode(kept), mode(kept.parent)) == (0o600, 0o700)
    if kind == into:
        assert check_copy(kept, audits=False).tables == TABLES, "though its books are wrong"


@BOTH
async def test_a_copy_is_made_before_an_upgrade_and_is_the_way_back(
    request: pytest.FixtureRequest, tmp_path: Path, folder: Path, kind: str
) -> None:
    url = request.getfixturevalue(f"new_{kind}_url")
    async with at(url) as database:
        await upgrade_after_copy(database, folder)  # nothing to do
    assert copies(folder, Occasion.UPDATE) == []
    copy = tmp_path / "before.sqlite3"
    await commands.backup(settings_of(url), copy, 14)
    folder.mkdir(exist_ok=True)  # noqa: ASYNC240 - a test
    # until a second migration there is no upgrade to make one
    copy = copy.rename(new_name(folder, Occasion.UPDATE))
    upgraded = await all_but_messages(url)
    # a newer version has been here
    await execute(url, "UPDATE alembic_version SET version_num = '9999'")
    async with at(url) as database:
        with pytest.raises(
            NewerDatabase, match=rf"its revision is 9999.*python -m bot restore {copy}$"
        ):
            await upgrade_after_copy(database, folder)
    with pytest.raises(NewerDatabase):  # starting it once would not upgrade it
        await commands.change_application(settings_of(url))
    await commands.restore(settings_of(url), copy)
    async with at(url) as database:
        await upgrade_after_copy(database, folder)
    assert await all_but_messages(url) == upgraded


async def test_a_backup_is_made_while_others_write(
    new_sqlite_url: str, tmp_path: Path, folder: Path
) -> None:
    store = await open_store(new_sqlite_url)

    has_written = asyncio.Event()

    async def write() -> None:
        for number in count():
            await store.ledger.transfer(gift(number, 30), GUILD, NOW)
            has_written.set()

    writing = asyncio.create_task(write())
    for _ in range(3):
        await commands.backup(settings_of(new_sqlite_url), None, 2)
        has_written.clear()
        await has_written.wait()  # the next one has more in it
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing
    await store.close()
    kept = copies(folder, Occasion.BACKUP)
    assert len(kept) == 2
    assert check_copy(kept[0]).accounts < check_copy(kept[1]).accounts, (
        "the older of three is removed"
    )


async def test_an_old_log_beside_the_database_does_not_come_back(
    new_sqlite_url: str, tmp_path: Path, folder: Path
) -> None:
    file = tmp_path / "kaffeehaus.sqlite3"
    before = await all_but_messages(new_sqlite_url)
    await commands.backup(settings_of(new_sqlite_url), tmp_path / "mine.sqlite3", 14)
    with closing(sqlite3.connect(file)) as killed:
        killed.execute("UPDATE facts SET value = 'lost'")
        killed.commit()
        for suffix in ("", "-wal", "-shm"):  # as a killed process leaves them
            shutil.copy(f"{file}{suffix}", tmp_path / f"killed.sqlite3{suffix}")
    url = f"sqlite:///{tmp_path / 'killed.sqlite3'}"
    await commands.restore(settings_of(url), tmp_path / "mine.sqlite3")
    assert not found(tmp_path, "killed.sqlite3-*[lm]")  # -wal, -shm
    assert await all_but_messages(url) == before
    with closing(sqlite3.connect(tmp_path / "killed.sqlite3")) as killed:
        killed.execute("UPDATE facts SET value = 'lost'")
        killed.commit()
        shutil.copy(tmp_path / "killed.sqlite3-wal", tmp_path / "left")
    # somebody has made room for the backup, but not for its logs
    (tmp_path / "killed.sqlite3").unlink()
    (tmp_path / "left").rename(tmp_path / "killed.sqlite3-wal")
    await commands.restore(settings_of(url), tmp_path / "mine.sqlite3")
    assert await all_but_messages(url) == before
    file.write_bytes(b"scribbled" * 1000)  # a database that nobody can read is kept as it is
    assert "-damaged.sqlite3" in await commands.restore(
        settings_of(new_sqlite_url), tmp_path / "mine.sqlite3"
    )
    assert await all_but_messages(new_sqlite_url) == before


async def test_a_restore_that_is_killed_leaves_a_database(
    new_sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any the next start would make an empty one."""
    file, copy = tmp_path / "kaffeehaus.sqlite3", tmp_path / "mine.sqlite3"
    await commands.backup(settings_of(new_sqlite_url), copy, 14)
    file.write_bytes(b"scribbled" * 1000)
    replace_file = Path.replace

    def killed(path: Path, target: Path) -> Path:
        if path.suffix == ".part":
            raise KeyboardInterrupt
        return replace_file(path, target)

    monkeypatch.setattr(Path, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        restore_sqlite(copy, file, tmp_path)
    assert file.exists()
    assert [kept.read_bytes() for kept in found(tmp_path, "*-damaged.sqlite3")] == [
        b"scribbled" * 1000
    ]


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """Let no file grow beyond `room` bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0.5, 1])  # of the size of the copy
async def test_a_database_stays_if_the_disk_is_full(
    new_sqlite_url: str, tmp_path: Path, folder: Path, room: float
) -> None:
    copy = tmp_path / "mine.sqlite3"
    await commands.backup(settings_of(new_sqlite_url), copy, 14)
    await execute(new_sqlite_url, "UPDATE facts SET value = hex(zeroblob(1000000))")
    before = await contents(new_sqlite_url)
    with (
        full_disk(int(room * copy.stat().st_size)),
        pytest.raises(CopyFault, match=r"is as it was.*make room"),
    ):
        await commands.restore(settings_of(new_sqlite_url), copy)
    assert not found(folder) + found(tmp_path, "*.part*")
    assert await contents(new_sqlite_url) == before


@BOTH
async def test_the_copy_that_is_restored_is_not_removed_as_an_old_one(
    request: pytest.FixtureRequest, folder: Path, kind: str
) -> None:
    url = request.getfixturevalue(f"new_{kind}_url")
    place = backup_folder(url)
    kept = [
        place / f"kaffeehaus-2026010{day}-000000-before-restore.sqlite3"
        for day in range(1, KEPT_BEFORE + 1)
    ]
    for file in kept:
        await commands.backup(settings_of(url), file, 14)
    await commands.restore(settings_of(url), kept[0])
    assert copies(place, Occasion.RESTORE)[:-1] == kept
    await commands.restore(settings_of(url), kept[-1])
    assert copies(place, Occasion.RESTORE)[0] == kept[-1], "the others make room as before"


@BOTH
async def test_nothing_is_restored_while_a_process_holds_the_database(
    request: pytest.FixtureRequest, tmp_path: Path, folder: Path, kind: str
) -> None:
    url = request.getfixturevalue(f"new_{kind}_url")
    await commands.backup(settings_of(url), tmp_path / "mine.sqlite3", 14)
    store = await open_store(url)
    lock = sqlite_lock(url)
    connection = shard_connection_of(store.database, store.shards, lambda _: None, lambda: None)
    if lock is not None:
        await lock.acquire(0)
    if connection is not None:
        await connection.open()
    for work in (
        commands.restore(settings_of(url), tmp_path / "mine.sqlite3"),
        commands.forget_server(settings_of(url), 1, NOW),
    ):
        with pytest.raises(DatabaseHeld, match="is held by process"):
            await work
    await store.close()
    if lock is not None:
        lock.release()
        # as version 1.1.0 has it open
        with closing(sqlite3.connect(tmp_path / "kaffeehaus.sqlite3")) as older:
            older.execute("UPDATE facts SET value = value")
            older.commit()
            with pytest.raises(DatabaseHeld, match="is held by another process"):
                await commands.restore(settings_of(url), tmp_path / "mine.sqlite3")
    if connection is not None:
        await connection.close()
    await commands.restore(settings_of(url), tmp_path / "mine.sqlite3")


async def test_copies_are_kept_for_as_many_days_as_the_privacy_policy_says(
    new_sqlite_url: str, folder: Path
) -> None:
    """Whatever they were made for. A copy with a name of the host's is the host's."""
    await (await open_store(new_sqlite_url)).close()
    await commands.backup(settings_of(new_sqlite_url), None, 14)
    old = [folder / f"kaffeehaus-20200101-000000-{occasion}.sqlite3" for occasion in Occasion]
    damaged = folder / "kaffeehaus-20200101-000000-before-restore-damaged.sqlite3-wal"
    named = folder / "before-the-move.sqlite3"
    for file in (*old, damaged, named):
        file.touch()
    assert "4 older copies were removed." in await commands.backup(
        settings_of(new_sqlite_url), None, 14
    )
    assert [file.name for file in found(folder) if "2020" in file.name or file == named] == [
        named.name
    ]


async def test_copies_that_are_no_good(new_sqlite_url: str, tmp_path: Path, folder: Path) -> None:
    good = tmp_path / "good.sqlite3"
    await commands.backup(settings_of(new_sqlite_url), good, 14)
    before = await contents(new_sqlite_url)
    for name, spoil, sentence in (
        ("letter", lambda file: file.write_text("Dear Anna, " * 100), "file is not a database"),
        (
            "cut",
            lambda file: file.write_bytes(good.read_bytes()[: good.stat().st_size // 2]),
            "malformed|damaged",
        ),
        (
            "other",
            lambda file: changed(file, "CREATE TABLE letters (text TEXT)"),
            "is no database of Kaffeehaus",
        ),
        (
            "books",
            lambda file: changed(
                shutil.copy(good, file), "UPDATE accounts SET balance = balance + 1"
            ),
            "books in",
        ),
        (
            "newer",
            lambda file: changed(
                shutil.copy(good, file), "UPDATE alembic_version SET version_num = '9999'"
            ),
            "newer version",
        ),
        ("nothing", lambda _: None, "There is no file"),
    ):
        spoil(tmp_path / name)
        with pytest.raises((CopyFault, NewerDatabase), match=sentence):
            await commands.restore(settings_of(new_sqlite_url), tmp_path / name)
    with pytest.raises(CopyFault, match="exists already"):
        await commands.backup(settings_of(new_sqlite_url), good, 14)
    assert await contents(new_sqlite_url) == before
    assert not found(folder), "nothing was set aside"


def changed(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


def test_a_host_reads_in_one_sentence_what_could_not_be_checked() -> None:
    wrong = Audit(["the rating"], rounds=9, unchecked=Counter({"shares": 3, "levels of bots": 0}))
    assert commands.told_counters(wrong).endswith(
        "levels of bots. " + commands.told_unchecked(wrong)
    )
    assert commands.told_unchecked(wrong).startswith("Not checked: shares (3); people or servers")
    assert commands.told_unchecked(Audit(rounds=9)) == ""
    with pytest.raises(
        StartRefused, match=r"but not all counters are:\nthe rating\nNot checked: shares"
    ):
        commands.refuse_faults(wrong)


async def test_the_books_are_checked(
    new_sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = await commands.audit(settings_of(new_sqlite_url), NOW)
    assert "The books are in order: 3 tables" in said
    assert re.search(r"results of [1-9]\d* rounds were added up, and agree", said)
    await execute(new_sqlite_url, "UPDATE log SET settled = NULL")
    with pytest.raises(
        StartRefused, match=r"not all counters are:\nserver \d+, table \w+: the results of version"
    ):
        await commands.audit(settings_of(new_sqlite_url), NOW)
    await execute(new_sqlite_url, "UPDATE results SET hc = hc + 1")
    with pytest.raises(
        StartRefused, match=r"not all counters are:\nserver \d+, member \d+: \S+ half-chips won"
    ) as refused:
        await commands.audit(settings_of(new_sqlite_url), NOW)
    await execute(new_sqlite_url, "UPDATE accounts SET balance = balance + 1 WHERE kind = 'member'")
    with pytest.raises(
        StartRefused, match=r"The books are not in order: member:.* the balance is"
    ) as refused:
        await commands.audit(settings_of(new_sqlite_url), NOW)
    assert refused.value.code == ExitCode.DATA
    with pytest.raises(CopyFault, match="The books in"):
        await commands.backup(settings_of(new_sqlite_url), None, 14)
    assert not found(folder)
    with pytest.raises(StartRefused, match="There is no database") as refused:
        await commands.audit(settings_of(f"{new_sqlite_url}-else"), NOW)
    assert refused.value.code == ExitCode.DATABASE
    monkeypatch.setattr("os.getuid", lambda: 4711)
    with pytest.raises(
        StartRefused, match="belongs to another user: use commands as the user who runs Kaffeehaus"
    ):
        await commands.backup(settings_of(new_sqlite_url), None, 14)


async def test_the_proof_of_a_closed_table(
    new_sqlite_url: str, folder: Path, tmp_path: Path
) -> None:
    closed, _ = await table_in(new_sqlite_url, "closed")
    live, _ = await table_in(new_sqlite_url, "playing")
    assert "3 rounds, all as the seal says" in await commands.export(
        settings_of(new_sqlite_url), closed.upper(), None
    )
    assert (
        len(
            json.loads((tmp_path / f"kaffeehaus-{closed}.json").read_text(encoding="utf-8"))[
                "deals"
            ]
        )
        == 3
    )
    for code, sentence in (
        (live, "is still open"),
        ("nosuch", "There is no table"),
        (closed, "cannot be written: File exists"),
    ):
        with pytest.raises((StartRefused, CopyFault), match=sentence):
            await commands.export(settings_of(new_sqlite_url), code, None)


@BOTH
async def test_a_server_is_forgotten(
    request: pytest.FixtureRequest, folder: Path, kind: str
) -> None:
    url = request.getfixturevalue(f"new_{kind}_url")
    _, server = await table_in(url, "closed")
    assert "is erased" in await commands.forget_server(settings_of(url), server, NOW)
    assert str(server) not in await contents(url)
    assert "Nothing is kept" in await commands.forget_server(settings_of(url), server, NOW)


async def test_tables_of_somebody_else_are_left_alone(
    new_sqlite_url: str, postgres_url: str, folder: Path, tmp_path: Path
) -> None:
    await execute(postgres_url, "CREATE TABLE letters (text TEXT)")
    copy = tmp_path / "copy.sqlite3"
    await commands.backup(settings_of(new_sqlite_url), copy, 14)
    with pytest.raises(CopyFault, match="tables that are not") as refused:
        await commands.restore(settings_of(postgres_url), copy)
    assert refusal_of(refused.value) is not None
