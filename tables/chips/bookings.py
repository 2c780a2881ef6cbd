"""What is booked when chips come and go: every transfer is made here, with the id by which it is booked once. Amounts are hc.

The ids have the text forms of version 1: what a process of either version works out is booked once.
"""

from collections.abc import Mapping
from datetime import date

from games.core import Participant, Seat
from games.parts.amounts import HalfChips
from tables.chips import chip_accounts
from tables.chips.chip_accounts import Account, Transfer
from tables.state.table import Chair, Onlooker, Table


def buy_ins(table: Table, brought: Mapping[Participant, int]) -> tuple[Transfer, ...]:
    """What participants bring to the table with its next version; () where it is played for the honour."""
    return tuple(
        Transfer(_id(table, f"{participant}"), _account(table, table.participants[participant]), table.account, hc, "buy-in")
        for participant, hc in brought.items()
        if hc and table.for_chips
    )


def payouts(table: Table, paid: Mapping[Participant, int]) -> tuple[Transfer, ...]:
    """What participants take from the table with its next version; () where it is played for the honour."""
    return tuple(
        Transfer(_id(table, f"out{participant}"), table.account, _account(table, table.participants[participant]), hc, "paid-out")
        for participant, hc in paid.items()
        if hc and table.for_chips
    )


def payout_to_leaver(table: Table, seat: Seat, hc: int) -> tuple[Transfer, ...]:
    """What somebody takes along whose chair a computer player takes: the seat may be paid out once more with the same version."""
    if not hc or not table.for_chips:
        return ()
    return (Transfer(_id(table, "left"), table.account, _account(table, table.chairs[seat]), hc, "paid-out"),)


def return_beyond_ceiling(table: Table, number: int, source: Account, hc: int) -> Transfer:
    """What somebody has won beyond all that the house pays a day goes back with this version; `number` tells it from others."""
    return Transfer(f"{table.id}/{table.version}/ceiling{number}", source, chip_accounts.house(table.guild), hc, "ceiling")


def refund(table_id: str, version: int, line: int, to: Account, hc: int) -> Transfer:
    """What goes back from a table that cannot be read any more."""
    return Transfer(f"{table_id}/{version}/scrap{line}", chip_accounts.table(table_id), to, hc, "refund")


def welcome_gift(guild: int, user: int, hc: HalfChips) -> Transfer:
    """Starting chips, once per member."""
    return Transfer(f"welcome/{guild}/{user}", chip_accounts.house(guild), chip_accounts.member(guild, user), hc, "welcome")


def daily_refill(guild: int, user: int, day: date, hc: HalfChips) -> Transfer:
    """The daily refill, once per member and day."""
    return Transfer(
        f"daily/{guild}/{user}/{day.isoformat()}", chip_accounts.house(guild), chip_accounts.member(guild, user), hc, "daily"
    )


def _id(table: Table, what: str) -> str:
    return f"{table.id}/{table.version + 1}/{what}"


def _account(table: Table, participant: Chair | Onlooker) -> Account:
    """Where somebody's chips come from and go to."""
    return chip_accounts.house(table.guild) if participant.user is None else chip_accounts.member(table.guild, participant.user)
