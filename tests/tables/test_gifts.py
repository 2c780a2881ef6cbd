"""What the house gives away: starting chips and the daily refill, to whom, and up to what."""

import asyncio
from dataclasses import replace

from data.store import Store
from games.parts.amounts import Chips
from tables.chips import chip_accounts
from tables.state.change import Change, Refused
from tables.state.default_settings import DAY, DISCORD_EPOCH, Purse
from tests.tables.table_harness import (
    BEN,
    CHANNEL,
    GUILD,
    NOW,
    WELCOME,
    TableHarness,
    person,
    with_purse,
)
from tests.tables.test_lobby import refused

LEVEL = 100  # hc


async def test_the_refill_gives_a_tenth_or_fills_up_to_a_level_once_a_day(
    harness: TableHarness,
) -> None:
    """A tenth of the starting chips, in whole chips, rounded up."""
    harness.renew(settings=with_purse(harness.tables.settings, welcome=Chips(WELCOME + 1)))
    await harness.tables.house_chips.welcome(GUILD, BEN)
    assert await harness.tables.house_chips.refill(GUILD, BEN) == 2 * (WELCOME // 10 + 1)
    harness.watch.now += DAY
    await harness.drain(BEN, leave=30)
    assert await harness.tables.house_chips.refill(GUILD, BEN) == LEVEL - 30
    assert await harness.balance(BEN) == LEVEL
    await harness.drain(BEN, leave=1, name="lost")
    with refused("refill-had") as no:
        await harness.tables.house_chips.refill(GUILD, BEN)
    assert no.value.values["opens"] == (NOW // DAY + 2) * DAY
    harness.watch.now += DAY
    assert await harness.tables.house_chips.refill(GUILD, BEN) == LEVEL - 1
    assert await harness.store.ledger.audit() == 0


async def test_the_refill_counts_what_is_left_at_a_table_not_what_was_brought(
    harness: TableHarness,
) -> None:
    table = await harness.deal(await harness.started("pulle", people=4, entry=97))
    await harness.drain(BEN, leave=10)
    assert await harness.store.ledger.chips_at_tables(GUILD, BEN) == table.stacks[1]
    poorer = replace(
        table,
        stacks=(table.stacks[0] + table.stacks[1] - 30, 30, *table.stacks[2:]),
        version=table.version + 1,
    )
    await harness.store.tables.commit(Change(poorer, None, ()), NOW)
    assert await harness.tables.house_chips.refill(GUILD, BEN) == LEVEL - 40


async def test_two_requests_at_once_fill_it_up_once(store: Store) -> None:
    one, two = TableHarness(store), TableHarness(store)
    answers = await asyncio.gather(
        *(one.tables.house_chips.refill(GUILD, BEN) for one in (one, two)), return_exceptions=True
    )
    assert sorted(isinstance(answer, Refused) for answer in answers) == [False, True]
    assert await store.ledger.balance(chip_accounts.member(GUILD, BEN)) == LEVEL


def young(age: int) -> int:
    """An account that is so many ms old."""
    return (NOW - age - DISCORD_EPOCH) << 22


def test_the_age_follows_from_the_id() -> None:
    purse = Purse(Chips(200), Chips(50), Chips(100), account_days=2)
    assert purse.gives_from(young(0)) == NOW + 2 * DAY
    # Discord's own example
    assert replace(purse, account_days=0).gives_from(175_928_847_299_117_063) == 1_462_015_105_796


async def test_accounts_that_are_too_new_are_given_nothing(harness: TableHarness) -> None:
    new = young(7 * DAY - 1)
    assert await harness.tables.house_chips.welcome(GUILD, new) is False
    with refused("account-young") as no:
        await harness.tables.house_chips.refill(GUILD, new)
    assert no.value.values == {"opens": NOW + 1, "days": 7}
    with refused("account-young"):
        await harness.tables.open(GUILD, CHANNEL, person(new), "buki", "en")
    # nothing is staked
    await harness.tables.open(GUILD, CHANNEL, person(new), "austrian-block", "en")
    assert await harness.balance(new) == 0
    harness.watch.now += 1
    assert await harness.tables.house_chips.welcome(GUILD, new) is True
    assert await harness.balance(new) == 400


async def test_chips_that_somebody_has_are_theirs_however_new_the_account(
    harness: TableHarness,
) -> None:
    new = young(DAY)
    gift = chip_accounts.Transfer(
        "g", chip_accounts.house(GUILD), chip_accounts.member(GUILD, new), 100, "refund"
    )
    await harness.store.ledger.transfer(gift, GUILD, NOW)
    table_id = await harness.opened("buki", people=1)
    await harness.tables.join(table_id, person(new))
    assert (await harness.tables.load(table_id)).seat_of(new) == 1
