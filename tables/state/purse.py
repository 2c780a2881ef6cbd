"""The house's purse: what the house of a server gives away, and to whom. What can be won from it at tables is the business of
`tables.chips.against_house`."""

from dataclasses import dataclass

from games.parts.amounts import Chips
from tables.state.pace import DAY

DISCORD_EPOCH = 1_420_070_400_000  # ms; an account's id says when it was made


@dataclass(frozen=True, slots=True)
class Purse:
    """Settings of the process; whole chips."""

    welcome: Chips  # once per member
    daily: Chips  # once a day an account is filled up to this
    ceiling: Chips  # what one person can win from the house in a day
    account_days: int  # younger accounts of Discord's are given nothing

    def gives_from(self, user: int) -> int:
        """The time (ms) from which this account is given chips."""
        return DISCORD_EPOCH + (user >> 22) + self.account_days * DAY
