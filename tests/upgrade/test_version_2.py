"""Tests of the upgrade from commit 37ef76d: every game in the lobby, in mid-round and in pause, on both databases."""

import json
from collections.abc import AsyncIterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from data.database.open_database import open_database
from data.sql_store import SqlStore, open_store
from games.parts import codec
from messages.parts import custom_ids
from tables.history.replay import first_disagreement, replay
from tables.state.phases import CloseReason
from tables.state.table import Phase, Table, current_stacks, game_of
from tests.tables.table_harness import TableHarness
from tests.upgrade.version_1 import execute

HERE = Path(__file__).parent


@cache
def known() -> dict[str, Any]:
    """Return what that version knew of its tables and messages; not to be changed."""
    content: dict[str, Any] = json.loads((HERE / "version_2.json").read_text(encoding="utf-8"))
    return content


def games_of_version() -> list[str]:
    """Return the keys of the games that version had, in order. A newer game has no tables there."""
    return sorted({table["game"] for table in known()["tables"].values()})


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[SqlStore]:
    """The store as the bot opens it after the update."""
    url = request.getfixturevalue(f"{request.param}_url")
    database = await open_database(url)
    await execute(database, HERE / "version_2.sql")
    await database.close()
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture
def house(store: SqlStore) -> TableHarness:
    """The service on it, at the moment at which that version was stopped."""
    house = TableHarness(store)
    house.watch.now = known()["end"]
    return house


async def check(house: TableHarness, table_id: str) -> Table:
    """Check that chips add up and that the log leads to the state; return the table."""
    table = await house.tables.load(table_id)
    assert await house.store.audit() == 0
    on_table = sum(current_stacks(table)) if table.live and table.for_chips else 0
    assert await house.store.balance(table.account) == on_table
    assert replay(await house.store.log(table_id), table.secret) == (table.state if table.deals else None)
    return table


def test_every_game_is_there_in_every_phase() -> None:
    found = {(table["game"], table["phase"]) for table in known()["tables"].values()}
    assert len(games_of_version()) == 8
    assert found == set(product(games_of_version(), ("lobby", "playing", "pause")))


async def test_tables_and_messages_are_read_as_they_were_written(house: TableHarness, store: SqlStore) -> None:
    assert set(await store.live_tables()) == set(known()["tables"])
    for table_id, was in known()["tables"].items():
        table = await check(house, table_id)
        rules = game_of(table)
        assert (table.game, str(table.phase), table.version) == (was["game"], was["phase"], was["version"])
        assert (table.channel, table.clock.deadline) == (was["channel"], was["deadline"])
        assert [[chair.user, chair.name, str(chair.presence), chair.paid_in] for chair in table.chairs] == was["chairs"]
        assert (list(current_stacks(table)), await store.balance(table.account)) == (was["stacks"], was["balance"])
        if table.phase is Phase.PLAYING:
            due = list(rules.due(table.state))
            assert due == was["due"]
            assert [[codec.write(action) for action in rules.legal(table.state, seat)] for seat in due] == was["legal"]
        posted = {(one.slot.key, one.channel, one.message) for one in await store.messages(table_id)}
        wanted = [one for one in known()["messages"] if one["table"] == table_id]
        assert posted == {(one["place"], one["channel"], one["message"]) for one in wanted}


async def test_buttons_do_what_they_say(house: TableHarness) -> None:
    pressed = 0
    for message in known()["messages"]:
        if message["button"] is None:
            continue
        button = custom_ids.parse(message["button"])
        assert button is not None
        assert button.text == message["button"]
        if isinstance(button, custom_ids.ActionPress):
            change = await house.tables.act(message["table"], message["user"], button.acts, button.action)
            assert change.by == message["user"]
            await check(house, message["table"])
            pressed += 1
    assert pressed >= 4


async def test_everything_is_played_to_its_end(house: TableHarness) -> None:
    """Each game from mid-round on one database, and from the pause on the other, by turns."""
    sqlite = house.store.database.sqlite  # type: ignore[attr-defined]
    for number, game in enumerate(games_of_version()):
        phase = "playing" if number % 2 == sqlite else "pause"
        (table_id,) = [key for key, table in known()["tables"].items() if (table["game"], table["phase"]) == (game, phase)]
        await house.ring(table_id)
        await check(house, table_id)
        table = await house.wound_up(table_id, CloseReason.SERVER_GONE)
        await check(house, table_id)
        assert first_disagreement(await house.store.log(table_id), table.secret, table.state) is None
