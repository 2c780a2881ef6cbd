"""Actions and events of Pulle (rules, section 5) apart from laying tiles: buy-backs, elimination, the broken pool."""

from dataclasses import dataclass
from typing import ClassVar

from games.core import Action, Event, Role, Seat


@dataclass(frozen=True, slots=True)
class Buyback(Action):
    """Pay half the entry into the pool for this score. The score is part of the action, so an outdated offer is refused."""

    verb: ClassVar[str] = "buyback"
    role: ClassVar[Role] = Role.OFFER
    score: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Decline to buy back after this deal."""

    verb: ClassVar[str] = "decline"
    role: ClassVar[Role] = Role.DECLINE


@dataclass(frozen=True, slots=True)
class Renounce(Action):
    """Give up coming back if the pool breaks. Only for players who are out."""

    verb: ClassVar[str] = "renounce"
    role: ClassVar[Role] = Role.STAKE
    final: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BuybackOpened(Event):
    """A deal is over, and at least one player may buy back."""

    passing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BoughtBack(Event):
    """A player has paid `price` (hc) into the pool for a new score."""

    seat: Seat
    price: int
    score: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A player has declined to buy back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BuybackClosed(Event):
    """The window for buy-backs after a deal has closed."""

    passing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A player has more than 100 points and is out."""

    seat: Seat
    score: int


@dataclass(frozen=True, slots=True)
class PoolBroken(Event):
    """All players still in have more than 100 points: scores return to 0, and an entry (whole chips) is paid again."""

    chips: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A player who was out is in again, because the pool broke."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Renounced(Event):
    """A player who is out will not come back into this pool."""

    seat: Seat
