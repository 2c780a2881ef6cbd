"""Construction of all transfers. Amounts are hc.

The id of a transfer makes sure that it is booked only once.
"""

from collections.abc import Mapping
from datetime import date

from games.core import Participant, Seat
from games.parts.amounts import HalfChips
from tables.chips import chip_accounts
from tables.chips.chip_accounts import Account, Transfer
from tables.state.table import Chair, Onlooker, Table


def buy_ins(table: Table, brought: Mapping[Participant, int]) -> tuple[Transfer, ...]:
    """Return the transfers of the chips that participants bring with the next version; () at a
    table for the honour.
    """
    return tuple(
        Transfer(
            _id(table, f"{participant}"),
            _account(table, table.participants[participant]),
            table.account,
            hc,
            "buy-in",
        )
        for participant, hc in brought.items()
        if hc and table.for_chips
    )


def payouts(table: Table, paid: Mapping[Participant, int]) -> tuple[Transfer, ...]:
    """Return the transfers that pay participants with the next version; () at a table for the
    honour.
    """
    return tuple(
        Transfer(
            _id(table, f"out{participant}"),
            table.account,
            _account(table, table.participants[participant]),
            hc,
            "paid-out",
        )
        for participant, hc in paid.items()
        if hc and table.for_chips
    )


def payout_to_leaver(table: Table, seat: Seat, hc: int) -> tuple[Transfer, ...]:
    """Return the transfer that pays a leaving player.

    Its id differs from those of `payouts`, because the seat may be paid again with the same
    version.
    """
    if not hc or not table.for_chips:
        return ()
    return (
        Transfer(
            _id(table, "left"), table.account, _account(table, table.chairs[seat]), hc, "paid-out"
        ),
    )


def return_beyond_ceiling(table: Table, number: int, source: Account, hc: int) -> Transfer:
    """Return the transfer of winnings beyond the daily ceiling back to the house.

    `number` makes its id unique.
    """
    return Transfer(
        f"{table.id}/{table.version}/ceiling{number}",
        source,
        chip_accounts.house(table.guild),
        hc,
        "ceiling",
    )


def refund(table_id: str, version: int, line: int, to: Account, hc: int) -> Transfer:
    """Return the transfer that pays chips back from a table that cannot be read any more."""
    return Transfer(
        f"{table_id}/{version}/scrap{line}", chip_accounts.table(table_id), to, hc, "refund"
    )


def welcome_gift(guild: int, user: int, hc: HalfChips) -> Transfer:
    """Return the transfer of the starting chips, booked once per member."""
    return Transfer(
        f"welcome/{guild}/{user}",
        chip_accounts.house(guild),
        chip_accounts.member(guild, user),
        hc,
        "welcome",
    )


def daily_refill(guild: int, user: int, day: date, hc: HalfChips) -> Transfer:
    """Return the transfer of the daily refill, booked once per member and day."""
    return Transfer(
        f"daily/{guild}/{user}/{day.isoformat()}",
        chip_accounts.house(guild),
        chip_accounts.member(guild, user),
        hc,
        "daily",
    )


def tournament_entry(guild: int, user: int, tournament: str, hc: HalfChips) -> Transfer:
    """Return the transfer of what a member pays to enter a tournament, booked once."""
    return Transfer(
        f"entry/{guild}/{user}/{tournament}",
        chip_accounts.member(guild, user),
        chip_accounts.table(tournament),
        hc,
        "entry",
    )


def tournament_prize(guild: int, user: int, tournament: str, hc: int) -> Transfer:
    """Return the transfer of what a member has won in a tournament, booked once."""
    return Transfer(
        f"prize/{guild}/{user}/{tournament}",
        chip_accounts.table(tournament),
        chip_accounts.member(guild, user),
        hc,
        "prize",
    )


def opening_balance(guild: int, user: int, hc: int) -> Transfer:
    """Return the transfer of what a member had in a database of 1.x."""
    house, member = chip_accounts.house(guild), chip_accounts.member(guild, user)
    return Transfer(f"opening/{guild}/{user}", house, member, hc, "opening")


def _id(table: Table, what: str) -> str:
    return f"{table.id}/{table.version + 1}/{what}"


def _account(table: Table, participant: Chair | Onlooker) -> Account:
    """Return the account that a participant pays from and is paid to."""
    return (
        chip_accounts.house(table.guild)
        if participant.user is None
        else chip_accounts.member(table.guild, participant.user)
    )
