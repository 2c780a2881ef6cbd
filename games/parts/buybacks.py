"""What is done and told in Pulle (rules, section 5) beside laying tiles: buying back, who is out, the broken pool."""

from dataclasses import dataclass
from typing import ClassVar

from games.core import Action, Event, Role, Seat


@dataclass(frozen=True, slots=True)
class Buyback(Action):
    """Pay half the entry into the pool and have this score from now on. The score is part of it: an old quotation is refused."""

    verb: ClassVar[str] = "buyback"
    role: ClassVar[Role] = Role.OFFER
    score: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Not buy back after this deal."""

    verb: ClassVar[str] = "decline"
    role: ClassVar[Role] = Role.DECLINE


@dataclass(frozen=True, slots=True)
class Renounce(Action):
    """Whoever is out gives up coming back if the pool breaks."""

    verb: ClassVar[str] = "renounce"
    role: ClassVar[Role] = Role.STAKE
    final: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BuybackOpened(Event):
    """A deal is over, and somebody may buy back."""

    passing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BoughtBack(Event):
    """Somebody has paid `price` (hc) into the pool and has this score now."""

    seat: Seat
    price: int
    score: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """Somebody does not buy back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BuybackClosed(Event):
    """Nobody else can buy back after this deal."""

    passing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """Somebody has more than 100 and is out."""

    seat: Seat
    score: int


@dataclass(frozen=True, slots=True)
class PoolBroken(Event):
    """All who played have more than 100: the scores are back at 0, and an entry (whole chips) is paid again."""

    chips: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Somebody who was out is in again, because the pool broke."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Renounced(Event):
    """Somebody who is out will not come back into this pool."""

    seat: Seat
