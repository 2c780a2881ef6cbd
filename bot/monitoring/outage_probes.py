"""Tries out whether an outage is over: a transaction, a file, a request.

Looks at what fails without an error.
"""

import asyncio
import logging
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import discord

from bot.monitoring.fault_kinds import Fault
from bot.monitoring.fault_log import COUNT_SECONDS, FaultLog, Probe
from data.database.database import Database
from data.exceptions import do_nothing
from delivery.discord_api.request_trace import giving_up

log = logging.getLogger(__name__)

DATABASE_PATIENCE: Final = 10.0  # seconds for a transaction that changes nothing
DATABASE_SECONDS: Final = 10.0  # between two looks at the database
LEAST_BYTES: Final = 2_000_000  # a few minutes of play; with less the disk counts as full


class NotReached(Exception):  # noqa: N818 - the state of a connection
    """Raised while the connection to Discord is away."""


def outage_probes(
    client: discord.Client,
    database: Callable[[], Database | None],
    folder: Path | None,
    is_online: Callable[[], bool],
) -> Mapping[Fault, Probe]:
    """Return a probe for each kind of outage. `folder` is that of an SQLite database."""

    async def try_database() -> None:
        if (opened := database()) is not None:
            await opened.write(do_nothing)

    async def try_disk() -> None:
        await try_database()
        if folder is not None:
            await asyncio.to_thread(write_file, folder)

    async def try_discord() -> None:
        if not is_online():
            raise NotReached
        async with giving_up(client.http, COUNT_SECONDS):
            await client.http.request(discord.http.Route("GET", "/gateway"))

    return {Fault.DATABASE: try_database, Fault.DISK: try_disk, Fault.DISCORD: try_discord}


def write_file(folder: Path) -> None:
    """Write a file of `LEAST_BYTES`, and remove it. Raises `OSError` if there is no room."""
    with NamedTemporaryFile(dir=folder, prefix=".room-") as file:
        file.write(bytes(LEAST_BYTES))
        file.flush()


def look_at_disk(fault_log: FaultLog, folder: Path | None) -> None:
    """Log an outage of the disk if the folder of the database has no room."""
    there = folder
    while there is not None and not there.exists() and there != there.parent:
        there = there.parent
    if there is not None and shutil.disk_usage(there).free < LEAST_BYTES:
        fault_log.fail(
            Fault.DISK, f"{shutil.disk_usage(there).free // 1000} kB are free for {folder}"
        )


async def look_at_database(fault_log: FaultLog, probe: Probe) -> None:
    """Report an outage if a transaction waits for long.

    A database that is locked fails only after half a minute.
    """
    if {Fault.DATABASE, Fault.DISK}.intersection(fault_log.outages):
        return
    try:
        await asyncio.wait_for(probe(), DATABASE_PATIENCE)
    except TimeoutError:
        fault_log.fail(
            Fault.DATABASE,
            f"locked by another program, or too slow: no answer in {DATABASE_PATIENCE:.0f} s",
        )
    except Exception as error:
        log.warning("the database does not answer", exc_info=error)
