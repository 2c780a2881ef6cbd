"""What `data.store.Store` promises of chips."""

import asyncio
import contextlib
import random
from dataclasses import replace
from typing import Any

import pytest

from data.exceptions import Conflict, Unreadable
from data.store import Store
from tables.chips.chip_accounts import NotEnoughChips, Transfer
from tables.people.increments import DealRecord, Tally
from tables.people.leaderboard_kinds import Board, Measure
from tables.state.change import Winnings
from tables.state.log_items import LobbyLeft, TableOpened, TableScrapped
from tables.state.phases import Phase
from tables.state.table import Onlooker, Table
from tests.data.samples import (
    GUEST,
    GUILD,
    HOST,
    HOUSE,
    a_table,
    after,
    gift,
    member,
    opening,
    stored_table,
)
from tests.tables.table_harness import NOW

WON = (Tally(1, bots=False, begun=1, played=1, won=1, hc=20),)


async def test_a_transfer_is_booked_once(store: Store) -> None:
    assert sorted(
        await asyncio.gather(*(store.ledger.transfer(gift(1, 20), GUILD, NOW) for _ in range(10)))
    ) == [False] * 9 + [True]
    assert await store.ledger.transfer(gift(1, 20), GUILD, NOW) is False
    assert (await store.ledger.balance(member(1)), await store.ledger.balance(HOUSE)) == (20, -20)
    assert (await store.ledger.balance(member(2)), await store.ledger.audit()) == (0, 0)


async def test_nobody_but_the_house_has_debts(store: Store) -> None:
    await store.ledger.transfer(gift(1, 20), GUILD, NOW)
    with pytest.raises(NotEnoughChips) as caught:
        await store.ledger.transfer(Transfer("x", member(1), member(2), 21, "gift"), GUILD, NOW)
    assert caught.value.account == member(1)
    assert await store.ledger.transfer(Transfer("x", member(1), member(2), 20, "gift"), GUILD, NOW)
    with pytest.raises(NotEnoughChips):
        await store.ledger.transfer(Transfer("y", member(3), member(2), 1, "gift"), GUILD, NOW)
    assert await store.ledger.balance(member(3)) == 0


async def test_a_failed_change_leaves_nothing_behind(store: Store) -> None:
    table = await stored_table(store)
    await store.ledger.transfer(gift(1, 20), GUILD, NOW)
    before = await _everything(store)
    pay = Transfer("p1", member(1), table.account, 20, "buy-in")
    for bad in (
        Transfer("p2", member(2), table.account, 1, "buy-in"),
        Transfer("p2", table.account, member(2), 21, "paid-out"),
    ):
        with pytest.raises(NotEnoughChips):
            await store.tables.commit(
                after(
                    table,
                    "x",
                    transfers=(pay, bad),
                    records=(DealRecord(1, won=True),),
                    tallies=WON,
                ),
                NOW,
            )
        assert await _everything(store) == before
    for twice in (gift(1, 20), pay):
        with pytest.raises(ValueError, match="booked before"):
            await store.tables.commit(after(table, "x", transfers=(pay, twice)), NOW)
        assert await _everything(store) == before
    with pytest.raises(NotEnoughChips):
        await store.tables.create(
            opening(a_table("t2", channel=5), transfers=(replace(pay, amount=21),)), NOW
        )
    assert await _everything(store) == before
    await store.tables.commit(
        after(table, "x", transfers=(pay,), records=(DealRecord(1, won=True),), tallies=WON),
        NOW,
    )
    assert await store.ledger.balance(table.account) == 20


async def _everything(store: Store) -> list[object]:
    return [
        await store.tables.table("t1"),
        await store.tables.live_tables(),
        await store.tables.log("t1"),
        await store.leaderboards.leaderboard_page(GUILD, Board(Measure.CHIPS), 10),
        await store.people.deals_played(a_table().game, (1, 2)),
        await store.ledger.bookings(member(1), 10),
        await store.ledger.bookings(HOUSE, 10),
        await store.ledger.balance(HOUSE),
        await store.ledger.audit(),
    ]


async def test_only_the_end_of_a_change_counts(store: Store) -> None:
    """Paid out and in again in one change: no order among its bookings makes it fail."""
    table = a_table()
    await store.ledger.transfer(gift(1, 20), GUILD, NOW)
    await store.tables.create(
        opening(table, transfers=(Transfer("a", member(1), table.account, 20, "buy-in"),)),
        NOW + 1,
    )
    await store.tables.commit(
        after(
            table,
            "x",
            transfers=(
                Transfer("b", member(1), table.account, 5, "buy-in"),
                Transfer("c", table.account, member(1), 25, "paid-out"),
            ),
        ),
        NOW + 2,
    )
    assert await store.ledger.balance(member(1)) == 20
    assert [line.amount for line in await store.ledger.bookings(member(1), 4)] == [
        25,
        -5,
        -20,
        20,
    ]


async def test_bookings_of_the_same_moment_stay_together(store: Store) -> None:
    rng = random.Random(5)
    for number in range(40):
        await store.ledger.transfer(
            gift(1, number + 1, f"g{number}"), GUILD, NOW + rng.randrange(12)
        )
    await store.ledger.transfer(Transfer("away", member(1), member(2), 9, "gift"), GUILD, NOW + 20)
    whole = await store.ledger.bookings(member(1), 1000)
    assert len(whole) == 41
    assert (whole[0].amount, whole[0].counter, whole[0].reason, whole[0].at) == (
        -9,
        member(2),
        "gift",
        NOW + 20,
    )
    assert whole[1].counter == HOUSE
    assert [line.at for line in whole] == sorted((line.at for line in whole), reverse=True)
    for limit in (1, 3, 7):
        newest = await store.ledger.bookings(member(1), limit)
        assert newest == [line for line in whole if line.at >= newest[-1].at]
        assert len(newest) >= limit
    assert await store.ledger.bookings(member(3), 5) == []


async def test_what_lies_at_tables(store: Store) -> None:
    table = a_table()
    # one has won, the other lost
    chairs = (replace(table.chairs[0], paid_in=3), replace(table.chairs[1], paid_in=50))
    lying: dict[str, Any] = {"chairs": chairs, "stacks": (30, 12)}
    for present in (
        replace(table, **lying),
        replace(a_table("t2", channel=5, for_chips=False), **lying),
        replace(
            a_table("t3", channel=6, game="buki"),
            chairs=chairs[1:],
            stacks=(12, 9),
            gallery=(Onlooker(77, "Eve", paid_in=4),),
        ),
        replace(a_table("t4", channel=7, phase=Phase.CLOSED), **lying),
        replace(a_table("t5", channel=8, rules_version=0), **lying),
        # a lobby
        replace(a_table("t6", channel=9), chairs=chairs, stacks=()),
    ):
        await store.tables.create(opening(present), NOW)
    assert [await store.ledger.chips_at_tables(GUILD, user) for user in (HOST, GUEST, 77, 78)] == [
        60,
        36,
        4,
        0,
    ]
    assert await store.ledger.chips_at_tables(GUILD + 1, HOST) == 0


async def test_scrapping_pays_back(store: Store) -> None:
    """1 has left with 5 of 20; 2 paid 30, 3 paid 10 and the house 20: they share what lies
    there, 75.
    """
    table = a_table(rules_version=99)
    for user in (1, 2, 3):
        await store.ledger.transfer(gift(user, 40), GUILD, NOW)
    pays = [(member(1), 20), (member(2), 10), (member(3), 10), (HOUSE, 40), (member(2), 20)]
    await store.tables.create(
        opening(
            table,
            transfers=tuple(
                Transfer(f"p{i}", who, table.account, hc, "buy-in")
                for i, (who, hc) in enumerate(pays)
            ),
        ),
        NOW,
    )
    leaving = [
        Transfer(f"o{i}", table.account, who, hc, "paid-out")
        for i, (who, hc) in enumerate([(member(1), 5), (HOUSE, 20)])
    ]
    await store.tables.commit(after(table, "leave", transfers=tuple(leaving)), NOW + 1)
    for _ in range(2):
        await store.tables.scrap("t1", NOW + 2)
        assert await store.ledger.balance(table.account) == 0
        # 75 in the ratio 30 : 10 : 20 is 37.5, 12.5 and 25: somebody gets the odd half
        assert [await store.ledger.balance(member(user)) for user in (1, 2, 3)] == [
            25,
            10 + 38,
            30 + 12,
        ]
        assert await store.ledger.balance(HOUSE) == -120 - 40 + 20 + 25
        assert await store.ledger.audit() == 0
        assert [entry.what for entry in await store.tables.log("t1")] == [
            (TableOpened(table.game),),
            (LobbyLeft(),),
            (TableScrapped(),),
        ]
    assert await store.tables.live_tables() == []
    with pytest.raises(Unreadable):
        await store.tables.table("t1")
    with pytest.raises(Conflict):
        await store.tables.commit(after(replace(table, version=2), "play on"), NOW + 3)
    await store.tables.scrap("nowhere", NOW)


async def test_what_is_won_from_the_house_is_counted_by_the_day(store: Store) -> None:
    """A clock that is set back over midnight goes on with tomorrow."""
    table = await stored_table(store)
    assert await store.ledger.day_winnings(GUILD, (1, 2), 8) == {}
    for number, (day, won, known) in enumerate(
        (
            (8, (Winnings(1, 8, 0, 5),), {1: 5}),
            (7, (Winnings(1, 7, 5, 9), Winnings(2, 7, 0, 1)), {1: 9, 2: 1}),  # set back
            # the 8th again: nobody has won less
            (8, (Winnings(1, 8, 9, 12), Winnings(2, 8, 0, 2)), {1: 12, 2: 2}),
            (6, (Winnings(1, 6, 0, 3),), {1: 3}),  # two days back: the clock was wrong
            (17, (Winnings(1, 17, 0, 5), Winnings(2, 17, 0, -3)), {1: 5, 2: -3}),
            (17, (Winnings(2, 17, -3, 4),), {1: 5, 2: 4}),
            (17, (Winnings(1, 19, 0, 9),), {2: 4}),  # of another day
            (17, (), {2: 4}),
        )
    ):
        table = replace(table, version=number + 1)
        await store.tables.commit(after(table, "x", winnings=won), NOW)
        assert await store.ledger.day_winnings(GUILD, (1, 2), day) == known
    assert await store.ledger.day_winnings(GUILD, (1, 2), 19) == {1: 9}


async def test_a_deal_that_was_counted_meanwhile_is_a_conflict(store: Store) -> None:
    table = await stored_table(store)
    await store.ledger.transfer(gift(1, 20), GUILD, NOW)
    await store.tables.commit(
        after(table, "x", winnings=(Winnings(1, 7, 0, 5), Winnings(2, 7, 0, 5))), NOW
    )
    before = await _everything(store)
    table = replace(table, version=2)
    for late in (
        Winnings(1, 7, 0, 9),
        Winnings(1, 7, 4, 9),
        Winnings(1, 6, 0, 9),
        Winnings(1, 8, 5, 9),
    ):
        with pytest.raises(Conflict):
            await store.tables.commit(
                after(
                    table,
                    "x",
                    transfers=(Transfer("p1", member(1), table.account, 20, "buy-in"),),
                    winnings=(Winnings(2, 7, 5, 6), late),
                ),
                NOW,
            )
        assert await _everything(store) == before
        assert await store.ledger.day_winnings(GUILD, (1, 2), 7) == {1: 5, 2: 5}


async def test_of_two_deals_that_end_at_once_one_is_counted_after_the_other(store: Store) -> None:
    tables = [a_table(f"t{number}", channel=number) for number in range(1, 9)]
    for table in tables:
        await store.tables.create(opening(table), NOW)

    async def settle(table: Table) -> None:
        while True:
            had = await store.ledger.day_winnings(GUILD, (1, 2), 7)
            won = tuple(
                Winnings(user, 7, had.get(user, 0), had.get(user, 0) + user) for user in (2, 1)
            )
            with contextlib.suppress(Conflict):
                await store.tables.commit(after(table, "x", winnings=won), NOW)
                return

    await asyncio.gather(*map(settle, tables))
    assert await store.ledger.day_winnings(GUILD, (1, 2), 7) == {1: 8, 2: 16}
