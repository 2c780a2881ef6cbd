"""Accounts and transfers. All amounts are half-chips (hc, see `games.parts.amounts`).

Double entry: every transfer moves chips from one account to another, so the sum over all accounts
is always zero. The house of a server issues its chips, so its balance is minus the chips in
circulation. No other balance can be negative.
"""

from dataclasses import dataclass
from typing import TypeAlias

Account: TypeAlias = str


def member(guild: int, user: int) -> Account:
    """Return the account of a member of a server."""
    return f"member:{guild}:{user}"


def table(table_id: str) -> Account:
    """Return the account of a table.

    It is empty before the first deal and after the table is closed.
    """
    return f"table:{table_id}"


def house(guild: int) -> Account:
    """Return the account of a server's house, which issues the chips and pays for its computer
    players.
    """
    return f"house:{guild}"


@dataclass(frozen=True, slots=True)
class Transfer:
    """A transfer between two accounts.

    It is booked once per id. The message `reason-<reason>` describes it to players.
    """

    id: str
    source: Account
    target: Account
    amount: int  # hc, above 0
    reason: str


class NotEnoughChips(Exception):  # noqa: N818 - not a fault of the program
    """A transfer would have made a balance negative; nothing was booked."""

    def __init__(self, account: Account) -> None:
        super().__init__(account)
        self.account = account
