"""The stakes of Buki (rules, sections 4.3 and 4.4): amounts, deadlines and payments.

A stake is whole chips and stays in the player's stack until the deal is decided; booked amounts are
half-chips (hc).
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from games.core import Action, Event, IllegalAction, Role, Seat, SeatEvent
from games.parts.amounts import Chips, HalfChips, booked, half

STAKE_TURN = 2  # completed turns after which a stake is due, before the third turn
RAISE_TURN = 3  # a raise may be asked for and granted up to this many completed turns


@dataclass(frozen=True, slots=True)
class Stake(Action):
    """Put down a fresh stake."""

    verb: ClassVar[str] = "stake"
    role: ClassVar[Role] = Role.STAKE
    chips: Chips


@dataclass(frozen=True, slots=True)
class Add(Action):
    """Add to a stake that was carried over a tie."""

    verb: ClassVar[str] = "add"
    role: ClassVar[Role] = Role.STAKE
    chips: Chips


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Ask the banker to let a stake be raised."""

    verb: ClassVar[str] = "raise"
    role: ClassVar[Role] = Role.STAKE
    chips: Chips


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """The banker grants a raise."""

    verb: ClassVar[str] = "accept"
    role: ClassVar[Role] = Role.CONSENT
    seat: Seat
    chips: Chips


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """The banker refuses a raise."""

    verb: ClassVar[str] = "refuse"
    role: ClassVar[Role] = Role.REFUSAL
    seat: Seat
    chips: Chips


@dataclass(frozen=True, slots=True)
class Staked(SeatEvent):
    """A fresh stake was put down."""

    chips: Chips


@dataclass(frozen=True, slots=True)
class Added(SeatEvent):
    """Chips were added to a carried stake."""

    chips: Chips


@dataclass(frozen=True, slots=True)
class RaiseAsked(SeatEvent):
    """A player has asked the banker for a raise by `chips`."""

    chips: Chips


@dataclass(frozen=True, slots=True)
class RaiseAnswered(SeatEvent):
    """The banker has accepted or refused a raise."""

    chips: Chips
    accepted: bool


@dataclass(frozen=True, slots=True)
class RaiseLapsed(SeatEvent):
    """The banker did not answer in time."""


def paid(chips: int) -> HalfChips:
    """Return the hc that a winner gets for a stake: 2.5 to 1."""
    return half(Chips(5 * chips))


def lost(chips: int) -> HalfChips:
    """Return the hc that the others pay for a stake."""
    return booked(Chips(chips))


class Limits(NamedTuple):
    """The house rules of the stakes."""

    low: Chips  # least stake
    high: Chips  # most
    raising: bool = False  # the option `raise_until_fourth`


class Book(NamedTuple):
    """The stakes on the table. Tuples are by seat."""

    banker: Seat
    winner_before: Seat | None  # of the deal just before: must stake before its first turn
    stakes: tuple[Chips | None, ...]
    carried: tuple[bool, ...]
    # raises that wait for the banker, in the order of asking
    requests: tuple[tuple[Seat, Chips], ...] = ()


def open_book(banker: Seat, players: int) -> Book:
    """Return a book without stakes."""
    return Book(banker, None, (None,) * players, (False,) * players)


def must_stake(book: Book, seat: Seat, turns: int) -> bool:
    """Return whether a seat with so many completed turns must stake before completing another
    one.
    """
    if seat == book.banker or book.stakes[seat] is not None:
        return False
    return turns >= (0 if seat == book.winner_before else STAKE_TURN)


def _asked(book: Book, seat: Seat) -> int:
    """Return the chips of the seat's open raise."""
    return sum(chips for asker, chips in book.requests if asker == seat)


def _room(book: Book, limits: Limits, seat: Seat) -> int:
    """Return the chips that may still be added to a stake; an open raise is reserved."""
    return limits.high - (book.stakes[seat] or 0) - _asked(book, seat)


@lru_cache(maxsize=1 << 10)
def _amounts(
    kind: type[Stake] | type[Add] | type[Raise], low: int, high: int
) -> tuple[Action, ...]:
    return tuple(kind(Chips(chips)) for chips in range(low, high + 1))


def legal(book: Book, limits: Limits, seat: Seat, turns: int) -> tuple[Action, ...]:
    """Return the legal actions about stakes of a seat with so many completed turns, the cheapest
    first.
    """
    if seat == book.banker:
        return tuple(
            kind(asker, chips) for asker, chips in book.requests for kind in (Refuse, Accept)
        )
    if book.stakes[seat] is None:
        return _amounts(Stake, limits.low, limits.high)
    room = _room(book, limits, seat)
    found: tuple[Action, ...] = ()
    if book.carried[seat] and turns <= STAKE_TURN:
        found += _amounts(Add, 1, room)
    if limits.raising and turns <= RAISE_TURN and not _asked(book, seat):
        found += _amounts(Raise, 1, room)
    return found


def act(book: Book, limits: Limits, seat: Seat, action: Action, turns: int) -> tuple[Book, Event]:
    """Return the book and the event after a stake, an addition, a raise or the banker's answer.

    Raises `IllegalAction`.
    """
    if isinstance(action, Accept | Refuse):
        return _answer(book, seat, action)
    assert isinstance(action, Stake | Add | Raise)
    if seat == book.banker:
        raise IllegalAction("banker-stakes-not")
    if type(action.chips) is not int:
        raise IllegalAction("whole-chips-only")
    if isinstance(action, Stake):
        return _stake(book, limits, seat, action.chips)
    if isinstance(action, Raise) and not limits.raising:
        raise IllegalAction("option-off")
    if book.stakes[seat] is None:
        raise IllegalAction("no-stake-yet")
    if isinstance(action, Add) and not book.carried[seat]:
        raise IllegalAction("not-carried")
    if turns > (STAKE_TURN if isinstance(action, Add) else RAISE_TURN):
        raise IllegalAction("too-late")
    if isinstance(action, Raise) and _asked(book, seat):
        raise IllegalAction("already-asked")
    if action.chips < 1:
        raise IllegalAction("below-min", min=1)
    if action.chips > _room(book, limits, seat):
        raise IllegalAction("over-max", max=limits.high)
    if isinstance(action, Add):
        return _grown(book, seat, action.chips), Added(seat, action.chips)
    return book._replace(requests=(*book.requests, (seat, action.chips))), RaiseAsked(
        seat, action.chips
    )


def _stake(book: Book, limits: Limits, seat: Seat, chips: Chips) -> tuple[Book, Event]:
    if book.stakes[seat] is not None:
        raise IllegalAction("already-staked")
    if chips < limits.low:
        raise IllegalAction("below-min", min=limits.low)
    if chips > limits.high:
        raise IllegalAction("over-max", max=limits.high)
    return _grown(book, seat, chips), Staked(seat, chips)


def _answer(book: Book, seat: Seat, action: Accept | Refuse) -> tuple[Book, Event]:
    if seat != book.banker:
        raise IllegalAction("banker-only")
    request = (action.seat, action.chips)
    if request not in book.requests:
        raise IllegalAction("nothing-asked")
    accepted = isinstance(action, Accept)
    book = book._replace(requests=tuple(other for other in book.requests if other != request))
    if accepted:
        book = _grown(book, action.seat, action.chips)
    return book, RaiseAnswered(action.seat, action.chips, accepted)


def _grown(book: Book, seat: Seat, chips: Chips) -> Book:
    stakes = (
        *book.stakes[:seat],
        Chips((book.stakes[seat] or 0) + chips),
        *book.stakes[seat + 1 :],
    )
    return book._replace(stakes=stakes)


def turn_completed(book: Book, seat: Seat, turns: int) -> tuple[Book, tuple[Event, ...]]:
    """Continue after a seat has completed its turn number `turns`: with the fourth, an open
    raise lapses.
    """
    if turns <= RAISE_TURN or not _asked(book, seat):
        return book, ()
    return book._replace(requests=tuple(bet for bet in book.requests if bet[0] != seat)), (
        RaiseLapsed(seat),
    )


def gains(book: Book, limits: Limits, winner: Seat | None) -> tuple[int, ...]:
    """Return the hc that each seat wins or loses.

    Without a stake the minimum is booked if somebody won (ambiguity C2).
    """
    if winner is None:
        return (0,) * len(book.stakes)
    staked = [limits.low if stake is None else stake for stake in book.stakes]
    won = [paid(chips) if seat == winner else -lost(chips) for seat, chips in enumerate(staked)]
    won[book.banker] = 0
    won[book.banker] = -sum(won)
    return tuple(won)


def deal_completed(book: Book, winner: Seat | None) -> tuple[Book, tuple[Event, ...]]:
    """Return the book for the next deal and the lapsed raises.

    Stakes stay on the table after a tie only.
    """
    lapsed = tuple(RaiseLapsed(seat) for seat, _ in book.requests)
    if winner is None:
        return Book(
            book.banker, None, book.stakes, tuple(stake is not None for stake in book.stakes)
        ), lapsed
    return open_book(book.banker, len(book.stakes))._replace(winner_before=winner), lapsed


def exposure(
    book: Book | None, limits: Limits, players: int, bets: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return the hc that the next deal can cost each seat in the worst case.

    Without a book the banker is not drawn yet. `bets` are the chips that the gallery has on each
    seat.
    """
    if book is None:
        opened = open_book(0, players)
        return (max(lost(limits.high), bank_exposure(opened, limits, bets)),) * players
    worst = bank_exposure(book, limits, bets)
    return tuple(worst if seat == book.banker else lost(limits.high) for seat in range(players))


def bank_exposure(book: Book, limits: Limits, bets: tuple[int, ...] = ()) -> int:
    """Return the hc that a deal can still cost the banker: the winner stakes the most possible,
    the others add nothing.
    """
    bets = bets or (0,) * len(book.stakes)
    low = {
        seat: stake or limits.low for seat, stake in enumerate(book.stakes) if seat != book.banker
    }
    staked = sum(low.values()) + sum(bets)
    return max(
        0,
        *(
            paid(_most(book, limits, seat) + bets[seat]) - lost(staked - stake - bets[seat])
            for seat, stake in low.items()
        ),
    )


def _most(book: Book, limits: Limits, seat: Seat) -> int:
    """Return the most chips that a seat may have staked when the deal is decided."""
    stake = book.stakes[seat]
    final = stake is not None and not book.carried[seat] and not limits.raising
    return limits.high if stake is None or not final else stake
