"""Writes the database that today's bot must be able to go on with, by version 1's own code.

    git worktree add --detach ../version-1 7b8f5d7
    cd ../version-1
    PYTHONPATH=. python <here>/tests/upgrade/write_version_1.py <here>/tests/upgrade

gives `version_1.sql`, which SQLite and PostgreSQL read alike, and beside it `version_1.json`: what version 1 knows of each table, and
all that can be pressed in its messages. Chance, ids and the time are fixed, so the same comes out whenever it is run.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from database_dump import dumped, lines
from version_1_messages import known, show
from version_1_scenes import SCENES, Scene, block_deal, hungarian_deal
from version_1_session import ANNA, AWAY, BELA, CHLOE, DRAGAN, EMI, END, FRANZ, GRETL, HANNES, HOME, HOME_CHANNELS, Session

from data.engines import connect
from data.store import SqlStore, open_store
from games import GAMES
from locales.catalogues import load
from tables.store import GuildSettings, Owner, Person, Preset
from tables.table import TableOptions

MINUTE = 60_000  # ms
DM = 500 << 22  # from somebody's id to that of their direct messages
CHANNEL = 1000 << 22  # from a server's id to that of the first of its channels that version 1's playground has not anyhow

PEOPLE = (
    Person(ANNA, "Anna", "anna", "en-US", ANNA + DM),
    Person(BELA, "Béla", "bla", "hu", BELA + DM),
    Person(CHLOE, "Chloé", "chlo", "en-US", CHLOE + DM),
    Person(DRAGAN, "Dragan", "dragan", "en-US", dm_closed=True),
    Person(EMI, "Emi", "emi", "en-US", EMI + DM),
    Person(FRANZ, "Franz", "franz", "de", FRANZ + DM),
    Person(GRETL, "Gretl **🂓** <@1>'\\", "gretl", "de", GRETL + DM),
    Person(HANNES, "Hannes", "hannes", "en-US", HANNES + DM, dm_closed=True),
)


async def furnish(store: SqlStore) -> None:
    """What is there before anybody sits down."""
    for person in PEOPLE:
        await store.remember(person)
    rules = GAMES["buki"].options(hand=7, min=2, max=6)
    await store.save_preset(Preset(HOME, "Café Central", "buki", rules, TableOptions(turn_seconds=300)))
    await store.settle_guild(GuildSettings(AWAY, "de", computer_chips=False))
    await store.settle_taste(Owner.PERSON, BELA, {"classic": True, "large": True, "words": True})
    await store.settle_taste(Owner.PERSON, FRANZ, {"digits": True})
    await store.settle_taste(Owner.GUILD, HOME, {"contrast": True})
    await store.set_fact("commands", "0" * 64)
    tables = Session(store, END - 180 * MINUTE, "before", HOME, 0).tables
    for user in (ANNA, DRAGAN):
        await tables.daily(HOME, user)


def channels() -> dict[tuple[int, str], int]:
    """The id of each channel, by server and name."""
    found: dict[tuple[int, str], int] = {}
    for number, scene in enumerate(SCENES):
        usual = HOME_CHANNELS.get(scene.channel) if scene.guild == HOME else None
        found.setdefault((scene.guild, scene.channel), usual or scene.guild + CHANNEL + (number << 22))
    return found


async def played(store: SqlStore, scene: Scene, start: int) -> Session:
    """A scene that begins then."""
    session = Session(store, start, scene.play.__name__, scene.guild, channels()[scene.guild, scene.channel])
    await scene.play(session)
    return session


async def rehearsed(scene: Scene) -> int:
    """How long a scene takes (ms): all shall be where they are at the same moment."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/rehearsal.sqlite3")
        await furnish(store)
        session = await played(store, scene, END)
        await store.close()
    return session.now - END


async def evening(store: SqlStore) -> dict[str, Any]:
    """Play everything; what is then known."""
    await furnish(store)
    people, catalogues = {person.user: person for person in PEOPLE}, load()
    tables: dict[str, Any] = {}
    messages: list[dict[str, Any]] = []
    ids: dict[Any, str] = {}
    for scene in SCENES:
        session = await played(store, scene, END - scene.ago * MINUTE - await rehearsed(scene))
        table = await session.table()
        ids[scene.play] = table.id
        tables[table.id] = await known(store, table)
        messages += await show(store, table, people, catalogues, first=100 * len(tables))
    messages += await replaced(store, ids[hungarian_deal], messages)
    lagging = await store.message(ids[block_deal], "table")  # killed before it was shown
    assert lagging is not None
    await store.shown(replace(lagging, version=lagging.version - 1))
    assert await store.audit() == 0
    names = {str(channel): name for (guild, name), channel in channels().items() if guild == HOME}
    return {"end": END, "home": HOME, "channels": names, "tables": tables, "messages": messages}


async def replaced(store: SqlStore, table_id: str, messages: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Messages that were about to be taken away when the bot was stopped: others have taken their places already."""
    found = []
    for new in [one for one in messages if one["table"] == table_id]:
        there = await store.message(table_id, new["place"])
        assert there is not None
        old = replace(there, place=f"old:{there.place}", message=there.message - (1 << 22), version=1)
        await store.shown(old)
        found.append(new | {"place": old.place, "message": old.message})
    return found


async def main(folder: Path) -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as scratch:
        address = f"sqlite:///{scratch}/version-1.sqlite3"
        store = await open_store(address)
        whole = await evening(store)
        await store.close()
        engines = connect(address)
        sql = await engines.read(dumped)
        await engines.dispose()
    (folder / "version_1.sql").write_text(f"-- Written by write_version_1.py; not to be edited.\n{sql}", encoding="utf-8")
    (folder / "version_1.json").write_text("\n".join(lines(whole)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
