"""Writes the database of the last version before the folders were cut into rooms, by that version's own code.

    git worktree add --detach ../version-2 37ef76d
    cd ../version-2
    PYTHONPATH=. python <here>/tests/upgrade/write_version_2.py <here>/tests/upgrade

gives `version_2.sql`, which SQLite and PostgreSQL read alike, and `version_2.json`: what that version knows of each table, where its
messages are, and buttons with which players can act. This file imports modules of that version, not of today's.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from database_dump import dumped, lines

from data.engines import connect
from data.store import SqlStore, open_store
from games import GAMES
from games.parts import codec
from messages.custom_ids import ActionPress, TablePress
from tables.log import Scrapped  # noqa: F401 - fails at once in another version's tree
from tables.slots import TABLE, hand
from tables.store import PostedMessage
from tables.table import Phase, Table, game_of, stacks
from tests.tables import table_harness
from tests.tables.table_harness import CHANNEL, NOW, TableHarness

PHASES = ("lobby", "playing", "pause")
STEPS = 3  # actions before a table is left in mid-round
MESSAGE = 1_300_000_000_000_000_000
DM = 1_400_000_000_000_000_000


async def table_in(harness: TableHarness, game: str, phase: str) -> Table:
    """Bring a table of a game into a phase: two people, and as many bots as the game needs."""
    bots = max(0, GAMES[game].players.start - 2)
    if phase == "lobby":
        return await harness.tables.load(await harness.opened(game, 2, bots))
    for _ in range(50):
        table_id = await harness.started(game, 2, bots)
        if phase == "pause":
            return await harness.deal(table_id)
        for _ in range(STEPS):
            table = await harness.tables.load(table_id)
            if table.phase is Phase.PLAYING:
                table = await harness.step(table_id)
        if table.phase is Phase.PLAYING:
            return table
        await harness.wound_up(table_id)
    raise AssertionError(f"{game} does not stay in mid-round")


def known(table: Table, balance: int) -> dict[str, Any]:
    """Return what a reader of the database must find again."""
    rules = game_of(table)
    playing = table.phase is Phase.PLAYING
    return {
        "game": table.game,
        "phase": str(table.phase),
        "version": table.version,
        "channel": table.channel,
        "deadline": table.clock.deadline,
        "chairs": [[chair.user, chair.name, str(chair.presence), chair.paid_in] for chair in table.chairs],
        "stacks": list(stacks(table, rules)),
        "balance": balance,
        "due": list(rules.due(table.state)) if playing else [],
        "legal": [[codec.write(action) for action in rules.legal(table.state, seat)] for seat in rules.due(table.state)]
        if playing
        else [],
    }


async def posted(store: SqlStore, table: Table, number: int) -> list[dict[str, Any]]:
    """Post the table's message and its players' hands; return them with a button that acts."""
    rules = game_of(table)
    messages = []
    for seat, slot in ((None, TABLE), *((seat, hand(chair.user)) for seat, chair in enumerate(table.chairs) if chair.user)):
        user = None if seat is None else table.chairs[seat].user
        message = PostedMessage(
            table.id,
            slot,
            table.channel if user is None else DM + user,
            message=MESSAGE + 10 * number + (user or 0),
            version=table.version,
            posted_at=NOW,
        )
        await store.shown(message)
        button = None
        if seat is None and table.phase is Phase.LOBBY:
            button = TablePress(table.id, "join").text
        elif seat is not None and table.phase is Phase.PLAYING and seat in rules.due(table.state):
            button = ActionPress(table.id, table.acts_of(seat), codec.write(rules.legal(table.state, seat)[0])).text
        messages.append(
            {
                "table": table.id,
                "place": slot.key,
                "channel": message.channel,
                "message": message.message,
                "user": user,
                "button": button,
            }
        )
    return messages


async def main(folder: Path) -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as scratch:
        address = f"sqlite:///{scratch}/version-2.sqlite3"
        store = await open_store(address)
        harness = TableHarness(store, welcome=5000)
        found: dict[str, Any] = {"end": 0, "tables": {}, "messages": []}
        for number, (game, phase) in enumerate((game, phase) for game in sorted(GAMES) for phase in PHASES):
            table_harness.CHANNEL = CHANNEL + number
            table = await table_in(harness, game, phase)
            assert str(table.phase) == phase, (game, phase, table.phase)
            found["tables"][table.id] = known(table, await store.balance(table.account))
            found["messages"] += await posted(store, table, number)
        found["end"] = harness.watch.now
        assert await store.audit() == 0
        await store.close()
        engines = connect(address)
        sql = await engines.read(dumped)
        await engines.dispose()
    (folder / "version_2.sql").write_text(f"-- Written by write_version_2.py; not to be edited.\n{sql}", encoding="utf-8")
    (folder / "version_2.json").write_text("\n".join(lines(found)) + "\n", encoding="utf-8")
    json.loads((folder / "version_2.json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
