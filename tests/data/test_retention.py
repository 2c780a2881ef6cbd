"""What is not kept for ever goes in pieces, and the books are right after each."""

from collections.abc import Collection

import pytest
from sqlalchemy import select

from data import counters, schema
from data.store import Store
from games import GAMES
from service.persons_tables import forget
from tables.chips import chip_accounts
from tables.people.people import PreferencesOwner, Preset
from tables.state.default_settings import DAY, Retention
from tables.state.house_rules_of_every_game import TableOptions
from tests.data.databases import (
    new_postgres,
    new_postgres_url,
    new_sqlite,
    new_sqlite_url,
)
from tests.data.filled_databases import filled_by, house
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, GUILD, TableHarness, person

__all__ = ["house", "new_postgres", "new_postgres_url", "new_sqlite", "new_sqlite_url"]

OTHER = GUILD + 1
KEEPING = Retention()


async def evening(house: TableHarness, guild: int, channel: int, *users: int) -> str:
    """A round for chips, from the deal to the close."""
    table = await house.tables.open(guild, channel, person(users[0]), "austrian-block", "en")
    for name, value in (("deals", 1), ("entry", 3)):
        await house.tables.set_option(table.id, users[0], name, value)
    for user in users[1:]:
        await house.tables.join(table.id, person(user), 2)
    await house.tables.start(table.id, users[0], 4711)
    await house.deal(table.id)
    await house.wound_up(table.id)
    return table.id


async def rows(store: Store, *but: str) -> dict[str, list[tuple[object, ...]]]:
    """The whole database."""
    return {
        table.name: sorted((tuple(row) for row in await store.rows(select(table))), key=str)
        for table in schema.metadata.sorted_tables
        if table.name not in but
    }


async def two_evenings(house: TableHarness) -> None:
    """Two servers: Ann plays on both, Ben on the first, Cat on the second."""
    store = house.store
    for guild, other in ((GUILD, BEN), (OTHER, CAT)):
        for user in (ANN, other):
            await store.people.update_person(user, username=f"plain-{user}", locale="de")
            await store.people.update_preferences(PreferencesOwner.PERSON, user, {"large": True})
            await store.people.remember_name(guild, user, f"name {user}")
        await store.servers.update_guild_settings(guild, locale="de")
        await store.people.update_preferences(PreferencesOwner.GUILD, guild, {"contrast": True})
        await store.servers.save_preset(
            Preset(guild, "Café", "buki", GAMES["buki"].options(), TableOptions(turn_seconds=300))
        )
        for channel in range(2):
            await evening(house, guild, CHANNEL + channel + 10 * (guild - GUILD), ANN, other)
    imported = {"guild": 0, "user": ANN, "opponent": 0, "about": "{}", "figures": "{}"}
    await store.write(
        lambda c: c.execute(schema.openings.insert().values(**imported, what="level_progress"))
    )


making = filled_by(two_evenings)


async def all_tidied(house: TableHarness, keeping: Retention = KEEPING) -> int:
    """How many pieces it took; the books are looked at after each."""
    pieces = 0
    while await house.store.expiry.erase_expired(keeping, house.watch.now):
        pieces += 1
        assert await house.store.ledger.audit() == 0
    return pieces


async def without_weeks(store: Store) -> None:
    """Erase the leaderboards of all weeks, which go first."""
    while await store.write(lambda c: counters.erase_old_boards(c, 0, 100_000)):
        pass


async def forget_conduct(house: TableHarness) -> None:
    """Erase what goes sooner than all else: rounds that people left, and encounters."""
    now = house.watch.now
    while await house.store.write(lambda c: counters.erase_old_fair_play(c, now, now // DAY)):
        pass


def about(found: dict[str, list[tuple[object, ...]]], what: Collection[object]) -> list[str]:
    """Where any of this stands."""
    return [
        f"{name}: {row}"
        for name, some in found.items()
        for row in some
        if any(str(item) in str(row) for item in what)
    ]


async def left_of_server(house: TableHarness) -> list[str]:
    """Return where the first server stands a month after it has removed the bot."""
    await house.store.servers.mark_departed(GUILD, house.watch.now)
    house.watch.now += 30 * DAY + 1
    await all_tidied(house)
    return about(await rows(house.store), [GUILD])


async def test_a_server_that_removed_us_is_forgotten_after_a_month(
    store: Store, house: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.expiry.ENTRIES", 7)
    await without_weeks(store)
    before = await rows(store)
    held = await store.ledger.balance(chip_accounts.member(OTHER, ANN))
    await store.servers.mark_departed(GUILD, house.watch.now)
    house.watch.now += 20 * DAY
    await store.servers.mark_departed(GUILD, house.watch.now)  # told again: it is so since then
    house.watch.now += 10 * DAY
    assert await all_tidied(house) == 0
    house.watch.now += 1
    assert await all_tidied(house) > 10
    after = await rows(store)
    assert about(after, [GUILD, f"name {BEN}", f"plain-{BEN}"]) == []
    assert await store.people.person(BEN) is None  # nothing of Ben is left on any server
    assert not (await store.people.preferences(PreferencesOwner.PERSON, BEN)).large
    assert await store.people.person(ANN) is not None
    assert (await store.people.preferences(PreferencesOwner.PERSON, ANN)).large
    assert (await store.people.names(OTHER, (ANN,)))[ANN].name == f"name {ANN}"
    assert await store.ledger.balance(chip_accounts.member(OTHER, ANN)) == held
    for name, some in {
        name: [row for row in some if about({name: [row]}, [OTHER])]
        for name, some in before.items()
    }.items():
        assert [row for row in after[name] if about({name: [row]}, [OTHER])] == some
    assert await store.servers.known_servers() == {OTHER}
    assert await store.servers.departed_before(house.watch.now) == []


async def test_being_added_again_stops_it(store: Store, house: TableHarness) -> None:
    await without_weeks(store)
    # what was imported of all servers was taken for a server once
    for guild in (GUILD, 0):
        await store.servers.mark_departed(guild, house.watch.now)
    house.watch.now += 40 * DAY
    before = await rows(store, "departures")
    await store.servers.mark_returned(GUILD)
    await store.expiry.erase_server(GUILD, house.watch.now)  # another process is just at it
    assert await all_tidied(house) == 0
    assert await rows(store, "departures") == before


async def test_what_happened_at_a_table_goes_after_a_year(
    store: Store, house: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.expiry.ENTRIES", 7)
    one = schema.tables.c
    old = {row.id: row.changed_at for row in await store.rows(select(one.id, one.changed_at))}
    booked = len((await rows(store))["transfers"])
    house.watch.now += 200 * DAY
    live = await house.opened("austrian-block", 2)
    young = await evening(house, GUILD, CHANNEL + 100, ANN, BEN)
    await without_weeks(store)
    house.watch.now = min(old.values()) + 365 * DAY
    await forget_conduct(house)
    assert await all_tidied(house) == 0
    house.watch.now = max(old.values()) + 365 * DAY + 1
    assert await store.expiry.erase_expired(KEEPING, house.watch.now)
    (first,) = [table_id for table_id in old if await store.tables.readable_table(table_id) is None]
    assert await store.tables.log(first)  # half of it is gone, and nobody can verify the rest
    balance = await store.ledger.balance(chip_accounts.member(GUILD, ANN))
    await all_tidied(house)
    assert about(await rows(store, "transfers", "accounts"), old) == []
    assert {row.id for row in await store.rows(select(schema.tables.c.id))} == {live, young}
    assert await store.tables.log(young)
    assert len((await rows(store))["transfers"]) > booked  # none has gone
    assert await store.ledger.balance(chip_accounts.member(GUILD, ANN)) == balance
    # and of a server that leaves later nothing stays either
    await house.wound_up(live)
    assert await left_of_server(house) == []


async def test_aliases_and_marks_go_too(store: Store, house: TableHarness) -> None:
    await forget(house.tables, BEN)
    # of the person, and of the person on this server
    assert len((await rows(store))["forgotten"]) == 2
    house.watch.now += 30 * DAY + 1
    await all_tidied(house)
    assert (await rows(store))["forgotten"] == []
    assert await left_of_server(house) == []


async def test_a_table_that_is_still_live_is_void_first(store: Store, house: TableHarness) -> None:
    """Only one that no process of ours can read may be."""
    await house.started("austrian-block", 2)
    assert await left_of_server(house) == []
