"""The log in outages: one line when one begins, counts while it lasts, one line when it is over."""

import asyncio
import errno
import json
import logging
import sqlite3
import sys
from collections.abc import Callable

import aiohttp
import asyncpg
import discord
import pytest
from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_dbapi
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.monitoring import fault_log as module
from bot.monitoring import outage_probes
from bot.monitoring.fault_kinds import Fault, describe_error, fault_of
from bot.monitoring.fault_log import (
    COUNT_SECONDS,
    QUIET_SECONDS,
    REPEATS,
    FaultLog,
    JsonLines,
    TextLines,
    end_outages,
)
from data.database.open_database import open_database
from data.exceptions import do_nothing
from tests.delivery.driven_loop import driven, settle
from tests.tables.table_harness import Watch

FULL = OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))
AWAY = OperationalError("SELECT", {}, OSError(errno.ECONNREFUSED, "refused"))


@pytest.fixture
def clock() -> Watch:
    return Watch()


@pytest.fixture
def written(
    clock: Watch, monkeypatch: pytest.MonkeyPatch
) -> tuple[FaultLog, logging.Logger, list[str]]:
    """A fault log, a logger of the program, and the lines that come out."""
    lines: list[str] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    faults, handler = FaultLog(clock), Collector()
    handler.addFilter(faults)
    program = logging.getLogger("program")
    for logger in (program, module.log):
        monkeypatch.setattr(logger, "handlers", [handler])
        monkeypatch.setattr(logger, "propagate", False)
        monkeypatch.setattr(logger, "level", logging.INFO)
    return faults, program, lines


def test_a_traceback_is_written_twice_and_then_named(
    written: tuple[FaultLog, logging.Logger, list[str]],
) -> None:
    """Files that had changed under a running bot wrote 1,241 lines in 40 seconds."""
    _, program, lines = written
    tracebacks = []
    program.handlers[0].addFilter(lambda record: bool(tracebacks.append(record.exc_info)) or True)
    for number in range(5):
        program.error("table %d failed", number, exc_info=KeyError("missing"))
    assert [bool(trace) for trace in tracebacks] == [True, True, False, False, False]
    assert lines[-1] == "table 4 failed (KeyError, as before)"


async def test_a_database_that_another_program_has_locked_is_an_outage(
    written: tuple[FaultLog, logging.Logger, list[str]], new_sqlite_url: str
) -> None:
    """A lock is an error only after half a minute, and most work is tried again without a word."""
    faults, _, lines = written
    database = await open_database(new_sqlite_url)
    with sqlite3.connect(
        new_sqlite_url.removeprefix("sqlite:///"), isolation_level=None
    ) as another:
        another.execute("BEGIN IMMEDIATE")
        look = asyncio.create_task(
            outage_probes.look_at_database(faults, lambda: database.write(do_nothing))
        )
        await settle()
        for _ in range(25):
            await driven().advance(1)
            await settle()
        another.execute("ROLLBACK")
    await look
    await database.close()
    another.close()
    assert faults.outages == (Fault.DATABASE,)
    assert "locked by another program" in lines[0]


async def test_an_outage_is_a_line_a_count_a_minute_and_a_line(
    clock: Watch, written: tuple[FaultLog, logging.Logger, list[str]]
) -> None:
    faults, program, lines = written
    is_full = True

    async def probe() -> None:
        if is_full:
            raise OSError(errno.ENOSPC, "No space left on device")

    for _ in range(1200):
        program.error("table %s: its clock failed", "t1", exc_info=FULL)
        program.warning("table %s could not be shown", "t1", extra={"error": FULL})
        clock.now += 0.125
    clock.now += QUIET_SECONDS
    await end_outages(faults, {Fault.DISK: probe})
    is_full = False
    clock.now += QUIET_SECONDS
    await end_outages(faults, {Fault.DISK: probe})
    assert len(lines) == 4
    assert lines[0].startswith(
        "outage: the disk is full or cannot be written (database or disk is full). Make room (df -h)"
    )
    assert lines[1] == "outage: the disk is full or cannot be written, for 60 s now; 961 failures"
    assert lines[3].startswith(
        "over: the disk is full or cannot be written; it took 156 s, 2401 failures"
    )


def test_an_outage_that_comes_and_goes_is_quieter_each_time(
    clock: Watch, written: tuple[FaultLog, logging.Logger, list[str]]
) -> None:
    faults, program, lines = written
    for _ in range(3600):
        program.error("failed", exc_info=AWAY)
        for _ in range(8):
            clock.now += 0.5
            if faults.may_be_over(Fault.DATABASE):
                faults.end(Fault.DATABASE)
    assert len(lines) < 3600 * 4 / COUNT_SECONDS + 10


def test_lines_that_are_repeated_are_counted(
    clock: Watch, written: tuple[FaultLog, logging.Logger, list[str]]
) -> None:
    faults, program, lines = written
    for number in range(500):
        program.info("a DM could not be delivered (%d)", number)
    program.info("another line")
    clock.now += COUNT_SECONDS
    faults.count_repeats()
    assert len(lines) == REPEATS + 2
    assert (
        lines[-1]
        == f"{500 - REPEATS} more lines like this in 60 s: a DM could not be delivered (499)"
    )


def record_of(said: str, **values: object) -> logging.LogRecord:
    """Return a record of the level ERROR, unless `values` have another."""
    return logging.makeLogRecord(
        {"name": "program", "levelno": logging.ERROR, "msg": said, **values}
    )


def raised(by: Callable[[], object]) -> BaseException:
    try:
        by()
    except Exception as error:  # noqa: BLE001
        return error
    raise AssertionError


def in_library(name: str) -> BaseException:
    """An error of the network that was raised in a library."""
    code = compile("def connect():\n raise ConnectionRefusedError(111, 'refused')", name, "exec")
    names = {"__name__": name}
    exec(code, names)
    return raised(names["connect"])  # type: ignore[arg-type]


class Response:
    status, reason = 503, "unavailable"


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (AWAY, Fault.DATABASE),
        (FULL, Fault.DISK),
        (OperationalError("", {}, sqlite3.OperationalError("disk I/O error")), Fault.DISK),
        (OperationalError("", {}, sqlite3.OperationalError("database is locked")), Fault.DATABASE),
        (IntegrityError("", {}, sqlite3.IntegrityError("UNIQUE")), None),
        (OSError(errno.ENOSPC, "No space left on device"), Fault.DISK),
        (in_library("asyncpg.connection"), Fault.DATABASE),
        (in_library("discord.gateway"), Fault.DISCORD),
        (in_library("elsewhere"), None),
        (aiohttp.ClientConnectionError(), Fault.DISCORD),
        (discord.DiscordServerError(Response(), "trouble"), Fault.DISCORD),  # type: ignore[arg-type]
        (ValueError("a mistake of ours"), None),
    ],
)
def test_which_errors_are_an_outage_of_what(error: BaseException, fault: Fault | None) -> None:
    assert (
        fault_of(record_of("failed", exc_info=(type(error), error, error.__traceback__))) is fault
    )


def test_an_error_of_postgresql_is_named_by_its_driver() -> None:
    adapted = AsyncAdapt_asyncpg_dbapi.Error("connection was closed")
    adapted.__cause__ = asyncpg.ConnectionDoesNotExistError("connection was closed")
    assert [
        describe_error(error) for error in (OperationalError("SELECT", {}, adapted), AWAY, FULL)
    ] == [
        "ConnectionDoesNotExistError",
        "ConnectionRefusedError",
        "database or disk is full",
    ]


def test_times_are_utc_in_both_formats() -> None:
    record = record_of("open: %d servers", args=(3,), name="bot", levelname="INFO")
    record.created = 1_790_000_000.25
    assert TextLines().format(record) == "2026-09-21 14:13:20.250Z INFO bot: open: 3 servers"
    assert json.loads(JsonLines().format(record)) == {
        "time": "2026-09-21T14:13:20.250Z",
        "level": "INFO",
        "logger": "bot",
        "message": "open: 3 servers",
    }
    try:
        raise ValueError("wrong")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: wrong" in json.loads(JsonLines().format(record))["exception"]
