"""What `data.store.Store` promises, on both databases."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from ai.levels import Level
from data.exceptions import ChannelTaken, Conflict, Newer, Unreadable
from data.store import Store
from data.transactions_and_caches import RowCache
from games import GAMES
from tables.people.increments import DealRecord, Tally
from tables.people.people import (
    GuildSettings,
    MemberName,
    Person,
    Preset,
)
from tables.people.ratings_and_bot_levels import LevelProgress
from tables.state import log_items, slots
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.log_items import DealStarted, TableOpened
from tables.state.phases import Phase
from tables.state.slots import PostedMessage
from tables.state.table_parts import Round, TableClock
from tests.data.samples import (
    CHANNEL,
    GUEST,
    GUILD,
    HOST,
    a_table,
    after,
    commit_after,
    dealt,
    opening,
    stored_table,
)
from tests.tables.table_harness import NOW

HOUR, DAY = 3_600_000, 86_400_000


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_comes_back_as_it_was(store: Store, game: str) -> None:
    table = await stored_table(store, game=game)
    assert await store.tables.table("t1") == table
    change = dealt(table)
    await store.tables.commit(change, NOW + 1)
    assert await store.tables.table("t1") == change.table
    assert await store.tables.live_table_in(CHANNEL) == change.table
    assert await store.tables.live_tables() == ["t1"]
    first, second = await store.tables.log("t1")
    assert (first.version, first.at, first.by, first.what, first.events) == (
        1,
        NOW,
        HOST,
        (TableOpened(game),),
        (),
    )
    assert (second.version, second.at, second.what, len(second.events)) == (
        2,
        NOW + 1,
        (DealStarted(change.table.stacks),),
        len(change.events),
    )


async def test_a_long_log_in_pieces(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.tables.PAGE", 4)
    table = await stored_table(store)
    for number in range(9):
        table = await commit_after(store, table, str(number), NOW + number)
    pages = [page async for page in store.tables.log_pages("t1")]
    assert [len(page) for page in pages] == [4, 4, 2]
    assert [log_items.read_entry(row) for page in pages for row in page] == await store.tables.log(
        "t1"
    )


async def test_one_live_table_per_channel(store: Store) -> None:
    table = await stored_table(store, "t1")
    with pytest.raises(ChannelTaken):
        await store.tables.create(opening(a_table("t2")), NOW)
    assert await store.tables.table("t2") is None
    assert await store.tables.log("t2") == []
    await store.tables.create(opening(a_table("t3", channel=CHANNEL + 1)), NOW)
    await store.tables.commit(after(table, "close", phase=Phase.CLOSED), NOW)
    assert await store.tables.live_table_in(CHANNEL) is None
    await store.tables.create(opening(a_table("t2")), NOW)
    assert sorted(await store.tables.live_tables()) == ["t2", "t3"]


async def test_the_tables_of_a_channel_newest_first(store: Store) -> None:
    for number in range(3):
        table = await stored_table(store, f"t{number}", now=NOW + 10 * number)
        await store.tables.commit(after(table, "close", phase=Phase.CLOSED), NOW + 10 * number + 1)
    await store.tables.create(opening(a_table("t3")), NOW + 30)
    await store.tables.create(opening(a_table("elsewhere", channel=CHANNEL + 1)), NOW + 40)
    await store.tables.create(opening(a_table("cup1", round=Round("cup", 1, 0))), NOW + 50)
    assert await store.tables.newest_in_channel(CHANNEL, 5) == ["t3", "t2", "t1", "t0"]
    assert await store.tables.newest_in_channel(CHANNEL, 2) == ["t3", "t2"]
    assert sorted(await store.tables.newest_in_server(GUILD)) == ["elsewhere", "t3"]
    await store.tables.scrap("t3", NOW + 50)
    assert await store.tables.newest_in_channel(CHANNEL, 1) == ["t3"]


async def test_a_closed_table_cannot_come_back_where_another_is(store: Store) -> None:
    table = await stored_table(store, "t1", phase=Phase.CLOSED)
    await store.tables.create(opening(a_table("t2")), NOW)
    with pytest.raises(ChannelTaken):
        await store.tables.commit(after(table, "again", phase=Phase.LOBBY), NOW)
    assert await store.tables.table("t1") == table


async def test_a_version_is_written_once(store: Store) -> None:
    table = await stored_table(store)
    done = await asyncio.gather(
        *(store.tables.commit(after(table, str(number)), NOW) for number in range(8)),
        return_exceptions=True,
    )
    assert sorted(map(repr, done)) == ["Conflict()"] * 7 + ["None"]
    assert [entry.version for entry in await store.tables.log("t1")] == [1, 2]
    with pytest.raises(Conflict):
        await store.tables.commit(after(table, "late"), NOW)
    with pytest.raises(Conflict):
        await store.tables.commit(after(replace(table, version=5), "early"), NOW)
    with pytest.raises(Conflict):
        await store.tables.commit(after(a_table("nowhere")), NOW)


@pytest.mark.parametrize(
    "wrong",
    [{"rules_version": 0}, {"options": TableOptions()}, {"state": TableOptions()}],
    ids=str,
)
async def test_what_todays_rules_cannot_read(store: Store, wrong: dict[str, object]) -> None:
    await store.tables.create(opening(replace(a_table(), **wrong)), NOW)  # type: ignore[arg-type]
    with pytest.raises(Unreadable) as caught:
        await store.tables.table("t1")
    assert caught.value.table_id == "t1"
    with pytest.raises(Unreadable):
        await store.tables.live_table_in(CHANNEL)
    assert await store.tables.live_tables() == ["t1"]
    await store.tables.scrap("t1", NOW)
    assert await store.tables.live_tables() == []
    assert await store.tables.live_table_in(CHANNEL) is None


@pytest.mark.parametrize("newer", [{"rules_version": 99}, {"game": "tarock"}], ids=str)
async def test_a_newer_process_has_its_tables_for_itself(
    store: Store, newer: dict[str, Any]
) -> None:
    await store.tables.create(
        opening(replace(a_table(clock=TableClock(deadline=NOW)), **newer)), NOW
    )
    await store.tables.create(
        opening(a_table("ours", channel=2, clock=TableClock(deadline=NOW + 1))), NOW
    )
    for asking in (store.tables.table("t1"), store.tables.live_table_in(CHANNEL)):
        with pytest.raises(Newer):
            await asking
    assert await store.tables.due_tables(NOW + 1) == {"ours": NOW + 1}
    assert await store.tables.orphaned_tables(NOW + HOUR - 1) == []  # the newer one sees to it
    assert await store.tables.orphaned_tables(NOW + HOUR) == ["t1"]  # there is none any more
    await store.tables.scrap("t1", NOW + HOUR)
    assert await store.tables.orphaned_tables(NOW + HOUR) == []
    with pytest.raises(Unreadable):
        await store.tables.table("t1")


async def test_the_clock(store: Store) -> None:
    assert await store.tables.due_tables(NOW + 99) == {}
    await store.tables.create(
        opening(a_table("a", channel=1, clock=TableClock(deadline=NOW + 30))), NOW
    )
    await store.tables.create(
        opening(a_table("b", channel=2, clock=TableClock(deadline=NOW + 40, nudge_at=NOW + 20))),
        NOW,
    )
    await store.tables.create(opening(a_table("c", channel=3)), NOW)
    last = await stored_table(store, "d", channel=4, clock=TableClock(deadline=NOW + 10))
    assert await store.tables.due_tables(NOW + 9) == {}
    assert await store.tables.due_tables(NOW + 10) == {"d": NOW + 10}
    assert list((await store.tables.due_tables(NOW + 99)).items()) == [
        ("d", NOW + 10),
        ("b", NOW + 20),
        ("a", NOW + 30),
    ]
    await store.tables.commit(after(last, phase=Phase.CLOSED, clock=TableClock()), NOW)
    assert await store.tables.due_tables(NOW + 99) == {"b": NOW + 20, "a": NOW + 30}


async def test_what_is_not_shown_as_it_is(store: Store) -> None:
    table = await stored_table(store)
    await store.tables.create(opening(a_table("t2", channel=5)), NOW + 1)
    assert await store.messages.outdated_tables(NOW) == ["t1", "t2"]
    await store.messages.save_message(
        PostedMessage("t1", slots.hand(HOST), 3, message=4, version=1, posted_at=NOW)
    )
    assert await store.messages.outdated_tables(NOW) == ["t1", "t2"]
    await store.messages.save_message(
        PostedMessage("t1", slots.TABLE, CHANNEL, message=4, version=1, posted_at=NOW)
    )
    assert await store.messages.outdated_tables(NOW + 30 * DAY) == ["t2"]
    await store.tables.commit(after(table, "close", phase=Phase.CLOSED), NOW + 2)
    assert await store.messages.outdated_tables(NOW + DAY) == ["t2", "t1"]
    assert await store.messages.outdated_tables(NOW + 2 + DAY) == ["t2"]
    await store.messages.save_message(
        PostedMessage("t1", slots.TABLE, CHANNEL, message=4, version=2, posted_at=NOW)
    )
    assert await store.messages.outdated_tables(NOW + DAY) == [
        "t2",
        "t1",
    ]  # the hand does not know yet that it is over
    await store.messages.save_message(
        PostedMessage("t1", slots.hand(HOST), 3, message=4, version=2, posted_at=NOW)
    )
    assert await store.messages.outdated_tables(NOW + DAY) == ["t2"]
    await store.messages.delete_message("t1", slots.TABLE)
    assert await store.messages.outdated_tables(NOW + DAY) == ["t2", "t1"]
    await store.messages.save_message(
        PostedMessage("t2", slots.TABLE, 5, message=6, version=1, posted_at=NOW)
    )
    await store.tables.scrap("t2", NOW + 3)
    assert await store.messages.outdated_tables(NOW + DAY) == [
        "t1",
        "t2",
    ]  # its message does not say yet that it is over
    await store.messages.delete_message("t2", slots.TABLE)
    assert await store.messages.outdated_tables(NOW + DAY) == ["t1"]


async def test_what_several_write_at_once_of_a_person_or_a_server(store: Store) -> None:
    """Each writes other columns, over and over: none of them puts back what another has just
    written.
    """

    async def turn(number: int) -> None:
        name, closed = f"n{number}", number % 2 == 0
        await asyncio.gather(
            store.people.update_person(HOST, username=name),
            store.people.update_person(HOST, locale=name),
            store.people.update_person(HOST, dm_channel=number),
            store.people.update_person(HOST, dm_closed=closed),
            store.servers.update_guild_settings(GUILD, locale=name),
            store.servers.update_guild_settings(GUILD, computer_chips=closed),
        )
        assert await store.people.person(HOST) == Person(HOST, name, name, number, closed)
        assert await store.servers.guild_settings(GUILD) == GuildSettings(GUILD, name, closed)

    for number in range(20):
        await turn(number)


async def test_a_name_that_is_no_text(store: Store) -> None:
    await store.people.update_person(1, username="\x00")
    await store.people.remember_name(GUILD, 1, "a\x00b\ud83d")
    assert await store.people.names(GUILD, (1, 2)) == {1: MemberName("ab?", "")}


async def test_what_one_server_calls_somebody_is_unknown_to_others(store: Store) -> None:
    for guild in (GUILD, GUILD + 1):
        await store.tables.create(
            opening(
                replace(a_table(f"g{guild}", channel=guild), guild=guild),
                tallies=(Tally(HOST, bots=False, begun=1, played=1, hc=7),),
            ),
            NOW,
        )
    assert await store.people.names(GUILD, (HOST,)) == {}
    await store.people.remember_name(GUILD, HOST, "The Baron")
    await store.people.remember_name(GUILD, HOST, "The Count 🂓 '; --")
    assert await store.people.names(GUILD, (HOST, GUEST)) == {HOST: MemberName("The Count 🂓 '; --")}
    assert await store.people.names(GUILD + 1, (HOST, GUEST)) == {}
    await store.people.update_person(HOST, username="franz")
    await store.people.remember_name(GUILD + 1, HOST, "Franzl")
    for guild, name in ((GUILD, "The Count 🂓 '; --"), (GUILD + 1, "Franzl")):
        assert await store.people.names(guild, (HOST,)) == {HOST: MemberName(name, "franz")}


async def test_presets_by_name(store: Store) -> None:
    central = Preset(
        GUILD,
        "Café Central",
        "buki",
        replace(GAMES["buki"].options(), hand=7, min=3),
        TableOptions(turn_seconds=300),
    )
    await store.servers.save_preset(central)
    await store.servers.save_preset(replace(central, guild=GUILD + 1))
    block = Preset(
        GUILD, "Am Hof", "austrian-block", GAMES["austrian-block"].options(), TableOptions()
    )
    await store.servers.save_preset(block)
    assert await store.servers.presets(GUILD) == [block, central]
    await store.servers.save_preset(replace(central, table_options=TableOptions()))
    assert (await store.servers.presets(GUILD))[1].table_options == TableOptions()
    await store.servers.forget_preset(GUILD, "Café Central")
    assert await store.servers.presets(GUILD) == [block]
    assert len(await store.servers.presets(GUILD + 1)) == 1


async def test_levels_of_bots_move_with_rounds_against_the_level_that_a_person_meets(
    store: Store,
) -> None:
    table, won = a_table(), DealRecord(2, won=True, level=Level.APPRENTICE)
    higher = replace(won, level=Level.MASTER)
    await store.tables.create(opening(table, records=(won, DealRecord(1, won=False))), NOW)
    await store.tables.commit(after(table, "x", records=(replace(won, won=False), higher)), NOW)
    assert await store.people.level_progress(2) == {
        table.game: LevelProgress(Level.APPRENTICE, "+-")
    }
    assert await store.people.level_progress(1) == {}
    table = replace(table, version=table.version + 1)
    await store.tables.commit(after(table, "y", records=(won, won)), NOW)
    assert await store.people.level_progress(2) == {table.game: LevelProgress(Level.JOURNEYMAN)}


async def test_a_row_that_is_written_while_it_is_read_is_read_again() -> None:
    cache, versions = RowCache[str, int](), [2, 1]

    async def read() -> int:
        with cache.writing("row"):
            return versions.pop()

    assert [await cache.load("row", read) for _ in range(2)] == [1, 2]
