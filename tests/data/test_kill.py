"""Processes killed in mid-work (SIGKILL) leave whole changes and nothing else."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import threading
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, select
from sqlalchemy.engine import make_url

from data import schema
from data.database.open_database import open_database
from data.store import open_store
from tables.people.leaderboard_kinds import Board
from tests.data.databases import ends_with_us
from tests.data.hammer import NOW, live
from tests.data.samples import GUILD, a_table, opening
from tests.e2e.forked_bots import Running, hatch

WORKERS = 3


async def let_them_work(url: str, kills: int) -> list[str]:
    """Kill one after the other at random moments; what they said that they had committed."""
    rng = random.Random(kills)
    promised: list[str] = []
    running = [
        await hatch(os.environ, partial(live, url, f"w{worker}")) for worker in range(WORKERS)
    ]
    try:
        for worker in range(WORKERS, WORKERS + kills):
            victim = running.pop(0)
            for _ in range(rng.randint(2, 6)):  # it is killed in the middle of what follows
                promised.append((await victim.stdout.readline()).decode().strip())
            await asyncio.sleep(rng.random() * 0.01)
            promised += await killed(victim)
            running.append(await hatch(os.environ, partial(live, url, f"w{worker}")))
    finally:
        for victim in running:
            promised += await killed(victim)
    return promised


async def killed(victim: Running) -> list[str]:
    """What it still had said."""
    victim.send_signal(signal.SIGKILL)
    said = (await victim.stdout.read()).decode()
    await victim.wait()
    return [line.strip() for line in said.splitlines(keepends=True) if line.endswith("\n")]


async def hammered(url: str, kills: int) -> None:
    """Open tables, let them be hammered, and look at what is left."""
    store = await open_store(url)
    for number in range(2):
        await store.tables.create(opening(a_table(f"t{number}", channel=number)), NOW)
    await store.close()
    promised = await let_them_work(url, kills)
    store = await open_store(url)
    assert await store.ledger.audit() == 0
    assert not [
        fault for fault in (await store.profiles.audit(0)).faults if "half-chips" not in fault
    ]
    kept = set()
    for number in range(2):
        table = await store.tables.table(f"t{number}")
        entries = await store.tables.log(table.id)
        assert [entry.version for entry in entries] == list(range(1, table.version + 1))
        kept |= {f"{table.id}/{entry.version}" for entry in entries[1:]}
    won = sum(line.value for line in await store.leaderboards.leaderboard_page(GUILD, Board(), 100))
    await store.close()
    database = await open_database(url)
    booked = select(schema.transfers.c.id).where(schema.transfers.c.table_id.is_not(None))
    owing = select(func.count()).where(
        schema.accounts.c.balance < 0, schema.accounts.c.kind != "house"
    )
    of_tables = set(await database.read(lambda connection: connection.scalars(booked).all()))
    rated = select(func.sum(schema.ratings.c.played)).where(schema.ratings.c.user < 10)
    counted = await database.read(lambda connection: connection.scalar(rated))
    debts = await database.read(lambda connection: connection.scalar(owing))
    await database.close()
    assert of_tables == kept  # each change has its booking, each booking its change
    assert won == counted == len(kept)
    assert debts == 0
    assert len(promised) > kills
    assert set(promised) <= kept  # what was reported is there
    assert len(set(promised)) == len(promised)  # and was given to one process only


def test_a_server_ends_with_whoever_started_it(tmp_path: Path) -> None:
    data = tmp_path / "server" / "data"
    data.mkdir(parents=True)
    # by whatever a shell has started in the background
    ignored = signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    server = subprocess.Popen(["sleep", "1000"])
    signal.signal(signal.SIGQUIT, ignored)
    reaping = threading.Thread(target=server.wait, daemon=True)
    reaping.start()
    (data / "postmaster.pid").write_text(f"{server.pid}\n{data}\n")
    with ends_with_us(data):
        assert server.poll() is None
    reaping.join(60)
    assert server.returncode == -signal.SIGQUIT
    assert not data.parent.exists()


async def test_sqlite(new_sqlite_url: str) -> None:
    await hammered(new_sqlite_url, 4)
    with closing(sqlite3.connect(make_url(new_sqlite_url).database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_postgres(new_postgres_url: str) -> None:
    await hammered(new_postgres_url, 4)


@pytest.mark.long
async def test_for_longer(url: str) -> None:
    await hammered(url, 60)
