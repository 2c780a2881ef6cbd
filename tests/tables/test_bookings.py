"""What is booked when chips come and go, and under which ids."""

from dataclasses import replace
from datetime import date

from games.parts.amounts import HalfChips
from tables.chips import bookings, chip_accounts
from tables.chips.chip_accounts import Transfer
from tables.state.table import Chair, Onlooker
from tests.tables.table_harness import ANN, BEN, EVE, GUILD, in_lobby

TABLE = replace(
    in_lobby(people=2),
    version=7,
    gallery=(Onlooker(EVE, "Eve"),),
    chairs=(Chair(ANN, "Ann"), Chair(None, "Resi")),
)
LYING = chip_accounts.table("t1")
HOUSE = chip_accounts.house(GUILD)


def test_what_is_brought_and_paid_out() -> None:
    amounts = {0: 24, 1: 12, 2: 3}
    sources = {0: chip_accounts.member(GUILD, ANN), 1: HOUSE, 2: chip_accounts.member(GUILD, EVE)}
    assert bookings.buy_ins(TABLE, amounts) == tuple(
        Transfer(f"t1/8/{number}", sources[number], LYING, hc, "buy-in")
        for number, hc in amounts.items()
    )
    assert bookings.payouts(TABLE, amounts) == tuple(
        Transfer(f"t1/8/out{number}", LYING, sources[number], hc, "paid-out")
        for number, hc in amounts.items()
    )
    assert bookings.payout_to_leaver(TABLE, 0, 5) == (
        Transfer("t1/8/left", LYING, sources[0], 5, "paid-out"),
    )


def test_nothing_is_booked_of_nothing_or_for_the_honour() -> None:
    honour = replace(TABLE, for_chips=False)
    for table, hc in ((TABLE, 0), (honour, 5)):
        assert bookings.buy_ins(table, {0: hc}) == ()
        assert bookings.payouts(table, {0: hc}) == ()
        assert bookings.payout_to_leaver(table, 0, hc) == ()


def test_gifts_and_refunds() -> None:
    account = chip_accounts.member(GUILD, BEN)
    assert bookings.welcome_gift(GUILD, BEN, HalfChips(400)) == Transfer(
        f"welcome/{GUILD}/2", HOUSE, account, 400, "welcome"
    )
    assert bookings.daily_refill(GUILD, BEN, date(2026, 11, 1), HalfChips(100)) == Transfer(
        f"daily/{GUILD}/2/2026-11-01", HOUSE, account, 100, "daily"
    )
    assert bookings.refund("t1", 9, 2, account, 6) == Transfer(
        "t1/9/scrap2", LYING, account, 6, "refund"
    )
