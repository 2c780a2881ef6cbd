"""Accounts and transfers. All amounts are half-chips (hc, see `games.parts.amounts`).

Double entry: every booking moves chips from one account to another, so the sum over all accounts is always zero. The house of a
server issues the chips (its balance is minus what is in circulation); no other balance can be negative.
"""

from dataclasses import dataclass
from typing import TypeAlias

Account: TypeAlias = str


def member(guild: int, user: int) -> Account:
    """The account of a member of a server."""
    return f"member:{guild}:{user}"


def table(table_id: str) -> Account:
    """The account of a table: empty before the first deal and after the table is closed or void."""
    return f"table:{table_id}"


def house(guild: int) -> Account:
    """The account of a server's coffee house, which issues chips and plays for the computers."""
    return f"house:{guild}"


@dataclass(frozen=True, slots=True)
class Transfer:
    """A booking. Its id makes sure that it is booked once; `reason` names the message `reason-<reason>` of the catalogues."""

    id: str
    source: Account
    target: Account
    amount: int  # hc, above 0
    reason: str


class NotEnoughChips(Exception):  # noqa: N818 - what the player is told
    """A transfer would have made a balance negative; nothing was booked."""

    def __init__(self, account: Account) -> None:
        super().__init__(account)
        self.account = account
