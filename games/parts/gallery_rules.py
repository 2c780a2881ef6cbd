"""The gallery of Buki (rules, section 4.5): an onlooker sits behind one player for a deal, sees
that hand and bets on it.

Onlookers are participants 4, 5 … after the four seats; stored events call that number `place`. When
the banker accepts a bet, chips come to the table: the onlooker's possible loss, and the chips that
the banker lacks for the worst case. No debt arises.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from games.core import Action, Bet, Event, IllegalAction, Participant, Role, Seat, View
from games.parts import stakes
from games.parts.amounts import Chips
from games.parts.stakes import Book, Limits

MOST = 12  # onlookers in a deal; each costs a hand message that is kept up to date
# a bet may be offered and accepted until the watched player has completed more turns than this
BET_TURN = 2


@dataclass(frozen=True, slots=True)
class Watch(Action):
    """An onlooker asks to sit behind a player for this deal."""

    verb: ClassVar[str] = "watch"
    role: ClassVar[Role] = Role.VISIT
    seat: Seat


@dataclass(frozen=True, slots=True)
class Admit(Action):
    """A player lets an onlooker see the hand."""

    verb: ClassVar[str] = "admit"
    role: ClassVar[Role] = Role.CONSENT
    participant: Participant


@dataclass(frozen=True, slots=True)
class Deny(Action):
    """A player does not let an onlooker see the hand."""

    verb: ClassVar[str] = "deny"
    role: ClassVar[Role] = Role.REFUSAL
    participant: Participant


@dataclass(frozen=True, slots=True)
class Wager(Action):
    """An onlooker offers a bet on the player whose hand it is."""

    verb: ClassVar[str] = "bet"
    role: ClassVar[Role] = Role.STAKE
    chips: Chips


@dataclass(frozen=True, slots=True)
class Take(Action):
    """The banker accepts a bet."""

    verb: ClassVar[str] = "take"
    role: ClassVar[Role] = Role.CONSENT
    participant: Participant
    chips: Chips


@dataclass(frozen=True, slots=True)
class Reject(Action):
    """The banker refuses a bet."""

    verb: ClassVar[str] = "reject"
    role: ClassVar[Role] = Role.REFUSAL
    participant: Participant
    chips: Chips


@dataclass(frozen=True, slots=True)
class Rise(Action):
    """Get up: see the hand no longer, and withdraw unanswered questions. An accepted bet stands."""

    verb: ClassVar[str] = "getup"
    role: ClassVar[Role] = Role.VISIT


@dataclass(frozen=True, slots=True)
class GalleryEvent(Event):
    """Base of events of an onlooker, and of the player behind whom they sit or on whom they bet."""

    place: Participant
    seat: Seat


@dataclass(frozen=True, slots=True)
class WatchAsked(GalleryEvent):
    """An onlooker asks to sit behind a player."""


@dataclass(frozen=True, slots=True)
class Watching(GalleryEvent):
    """An onlooker sits behind a player and sees the hand."""


@dataclass(frozen=True, slots=True)
class WatchDenied(GalleryEvent):
    """A player does not admit an onlooker."""


@dataclass(frozen=True, slots=True)
class BetOffered(GalleryEvent):
    """An onlooker offers a bet, the banker has to answer."""

    chips: Chips


@dataclass(frozen=True, slots=True)
class BetAnswered(GalleryEvent):
    """The banker has accepted or refused a bet."""

    chips: Chips
    accepted: bool


@dataclass(frozen=True, slots=True)
class BetLapsed(GalleryEvent):
    """The banker did not answer in time: the bet is refused."""

    chips: Chips


@dataclass(frozen=True, slots=True)
class BetPaid(GalleryEvent):
    """A bet is decided: an onlooker has won or lost `hc`."""

    hc: int


@dataclass(frozen=True, slots=True)
class BetTied(GalleryEvent):
    """A bet on a tied deal goes back, or (`carried`) stays for the next deal."""

    chips: Chips
    carried: bool


ONLOOKERS = (Watch, Wager, Rise)
ANSWERS = (Deny, Admit, Reject, Take)
ACTIONS: tuple[type[Action], ...] = (*ONLOOKERS, *ANSWERS)
EVENTS: tuple[type[Event], ...] = (
    WatchAsked,
    Watching,
    WatchDenied,
    BetOffered,
    BetAnswered,
    BetLapsed,
    BetPaid,
    BetTied,
)


class GalleryRules(NamedTuple):
    """House rules of the gallery."""

    limits: Limits  # as for stakes
    consent: bool = True  # a player is asked before an onlooker sits down
    carries: bool = False  # after a tie bets stay for the next deal


class Guest(NamedTuple):
    """An onlooker in this deal."""

    seat: Seat | None = None  # the seat it sits behind; only asked for until `admitted`
    admitted: bool = False  # sees the hand
    asked: tuple[Seat, ...] = ()  # seats asked in this deal; nobody is asked twice
    chips: Chips | None = None  # the bet
    accepted: bool = False
    stack: int = 0  # hc at the table
    # has got up, and cannot sit down again in this deal; in the next one, if a tie has carried the
    # bet over, behind the same player
    risen: bool = False


Guests: TypeAlias = tuple[Guest, ...]
Turns: TypeAlias = Callable[[Seat], int]  # number of turns that a seat has completed


def guest(guests: Guests, players: int, participant: Participant) -> Guest | None:
    """Return the onlooker with a number.

    The next free number is a new onlooker; any other number gives None.
    """
    at = participant - players
    if 0 <= at < len(guests):
        return guests[at]
    return Guest() if at == len(guests) < MOST else None


def watched(guests: Guests, players: int, participant: Participant) -> Seat | None:
    """Return the seat whose hand an onlooker sees, or None."""
    onlooker = guest(guests, players, participant)
    return onlooker.seat if onlooker is not None and onlooker.admitted else None


def staked(guests: Guests, players: int) -> tuple[int, ...]:
    """Return the chips that are bet on each seat."""
    return tuple(
        sum(
            onlooker.chips or 0
            for onlooker in guests
            if onlooker.accepted and onlooker.seat == seat
        )
        for seat in range(players)
    )


def bets(guests: Guests, players: int) -> tuple[Bet, ...]:
    """Return the bets as everybody sees them."""
    return tuple(
        Bet(participant, onlooker.seat, onlooker.chips, onlooker.accepted)
        for participant, onlooker in enumerate(guests, start=players)
        if onlooker.seat is not None and onlooker.chips is not None
    )


def own_bet(seen: View) -> Bet | None:
    """Return the bet of the onlooker whose view it is."""
    return next(
        (bet for bet in seen.gallery.bets if bet.participant == seen.gallery.onlooker), None
    )


def legal(
    guests: Guests, house: GalleryRules, book: Book, participant: Participant, turns: Turns
) -> tuple[Action, ...]:
    """Return the legal actions of an onlooker, or the answers that a seat may give."""
    players = len(book.stakes)
    if participant < players:
        return _answers(guests, book, participant)
    onlooker = guest(guests, players, participant)
    if onlooker is None:
        return ()
    if onlooker.seat is None or not onlooker.admitted:
        seats = tuple(
            Watch(seat)
            for seat in range(players)
            if seat not in onlooker.asked and _may_watch(onlooker, seat)
        )
        return seats if onlooker.seat is None or onlooker.risen else (*seats, Rise())
    if (
        onlooker.seat == book.banker
        or onlooker.chips is not None
        or turns(onlooker.seat) > BET_TURN
    ):
        return (Rise(),)
    return (
        *(Wager(Chips(chips)) for chips in range(house.limits.low, house.limits.high + 1)),
        Rise(),
    )


def _may_watch(onlooker: Guest, seat: Seat) -> bool:
    """Return whether an onlooker may change to a seat, or sit down there again."""
    return not onlooker.admitted and (
        seat == onlooker.seat or not (onlooker.risen or onlooker.accepted)
    )


def _answers(guests: Guests, book: Book, seat: Seat) -> tuple[Action, ...]:
    found: tuple[Action, ...] = ()
    for participant, onlooker in enumerate(guests, start=len(book.stakes)):
        if onlooker.seat == seat and not onlooker.admitted and not onlooker.risen:
            found += (Deny(participant), Admit(participant))
        if seat == book.banker and onlooker.chips is not None and not onlooker.accepted:
            found += (Reject(participant, onlooker.chips), Take(participant, onlooker.chips))
    return found


def prompted(guests: Guests, book: Book) -> tuple[Seat, ...]:
    """Return the seats with an open question of an onlooker."""
    return tuple(seat for seat in range(len(book.stakes)) if _answers(guests, book, seat))


def act(
    guests: Guests,
    house: GalleryRules,
    book: Book,
    participant: Participant,
    action: Action,
    *,
    turns: Turns,
) -> tuple[Guests, tuple[Event, ...]]:
    """Return the gallery and events after an onlooker's action or an answer to one.

    Raises `IllegalAction`.
    """
    players = len(book.stakes)
    if isinstance(action, ANSWERS):
        return _answered(guests, book, participant, action)
    if participant < players:
        raise IllegalAction("is-player")
    onlooker = guest(guests, players, participant)
    if onlooker is None:
        raise IllegalAction("gallery-full", most=MOST)
    if isinstance(action, Watch):
        onlooker, event = _watch(onlooker, house, participant, action.seat, players)
        return _with(guests, players, participant, onlooker), (event,)
    if onlooker.seat is None or onlooker.risen:
        raise IllegalAction("not-watching")
    if isinstance(action, Rise):
        if onlooker.admitted or onlooker.accepted:
            risen = onlooker._replace(
                admitted=False, risen=True, chips=onlooker.chips if onlooker.accepted else None
            )
            return _with(guests, players, participant, risen), ()
        return _with(guests, players, participant, onlooker._replace(seat=None)), ()
    assert isinstance(action, Wager)
    onlooker, event = _wager(
        onlooker, house, book, participant=participant, chips=action.chips, turns=turns
    )
    return _with(guests, players, participant, onlooker), (event,)


def _with(guests: Guests, players: int, participant: Participant, onlooker: Guest) -> Guests:
    at = participant - players
    return (*guests[:at], onlooker, *guests[at + 1 :])


def _watch(
    onlooker: Guest, house: GalleryRules, participant: Participant, seat: Seat, players: int
) -> tuple[Guest, Event]:
    if not 0 <= seat < players:
        raise IllegalAction("no-such-seat")
    if not _may_watch(onlooker, seat):
        raise IllegalAction("already-watching")
    if seat in onlooker.asked:
        raise IllegalAction("asked-before")
    onlooker = onlooker._replace(
        seat=seat, admitted=not house.consent, asked=(*onlooker.asked, seat), risen=False
    )
    return onlooker, WatchAsked(participant, seat) if house.consent else Watching(participant, seat)


def _wager(
    onlooker: Guest,
    house: GalleryRules,
    book: Book,
    participant: Participant,
    chips: Chips,
    turns: Turns,
) -> tuple[Guest, Event]:
    seat = onlooker.seat
    if seat is None or not onlooker.admitted:
        raise IllegalAction("not-watching")
    if seat == book.banker:
        raise IllegalAction("not-on-banker")
    if type(chips) is not int:
        raise IllegalAction("whole-chips-only")
    if onlooker.chips is not None:
        raise IllegalAction("already-bet" if onlooker.accepted else "already-offered")
    if turns(seat) > BET_TURN:
        raise IllegalAction("too-late")
    if chips < house.limits.low:
        raise IllegalAction("below-min", min=house.limits.low)
    if chips > house.limits.high:
        raise IllegalAction("over-max", max=house.limits.high)
    return onlooker._replace(chips=chips), BetOffered(participant, seat, chips)


def _answered(
    guests: Guests, book: Book, seat: Seat, action: Action
) -> tuple[Guests, tuple[Event, ...]]:
    if action not in _answers(guests, book, seat):
        if isinstance(action, Take | Reject) and seat != book.banker:
            raise IllegalAction("banker-only")
        raise IllegalAction("nothing-asked")
    assert isinstance(action, Admit | Deny | Take | Reject)
    players, participant = len(book.stakes), action.participant
    onlooker = guests[participant - players]
    if isinstance(action, Admit):
        return _with(guests, players, participant, onlooker._replace(admitted=True)), (
            Watching(participant, seat),
        )
    if isinstance(action, Deny):
        # an accepted bet stays with the seat
        onlooker = onlooker._replace(
            seat=seat if onlooker.accepted else None, risen=onlooker.accepted
        )
        return _with(guests, players, participant, onlooker), (WatchDenied(participant, seat),)
    accepted = isinstance(action, Take)
    on = onlooker.seat
    assert on is not None
    onlooker = (
        onlooker._replace(accepted=True, stack=stakes.lost(action.chips))
        if accepted
        else onlooker._replace(chips=None)
    )
    return _with(guests, players, participant, onlooker), (
        BetAnswered(participant, on, action.chips, accepted),
    )


def brings(
    guests: Guests, house: GalleryRules, book: Book, stack: int, action: Action
) -> dict[Participant, int]:
    """Return the hc, by participant, that come to the table with an accepted bet; {} for other
    actions.

    The onlooker brings the possible loss. The banker, with `stack` hc at the table, brings the rest
    for the worst case.
    """
    if not isinstance(action, Take):
        return {}
    players = len(book.stakes)
    taken, _ = _answered(guests, book, book.banker, action)
    lack = stakes.bank_exposure(book, house.limits, staked(taken, players)) - stack
    return {action.participant: stakes.lost(action.chips)} | (
        {book.banker: lack} if lack > 0 else {}
    )


def turn_completed(
    guests: Guests, players: int, seat: Seat, turns: int
) -> tuple[Guests, tuple[Event, ...]]:
    """Continue after a seat has completed its turn number `turns`: with the third, unanswered
    bets on it lapse.
    """
    return (
        _lapsed(guests, players, lambda onlooker: onlooker.seat == seat)
        if turns > BET_TURN
        else (guests, ())
    )


def _lapsed(
    guests: Guests, players: int, late: Callable[[Guest], bool]
) -> tuple[Guests, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for participant, onlooker in enumerate(guests, start=players):
        if (
            onlooker.chips is not None
            and onlooker.seat is not None
            and not onlooker.accepted
            and late(onlooker)
        ):
            events += (BetLapsed(participant, onlooker.seat, onlooker.chips),)
            guests = _with(guests, players, participant, onlooker._replace(chips=None))
    return guests, events


def deal_completed(
    guests: Guests, house: GalleryRules, players: int, winner: Seat | None
) -> tuple[Guests, int, tuple[Event, ...]]:
    """Settle all bets; return the gallery, the banker's gain (hc) and the events."""
    guests, events = _lapsed(guests, players, lambda _: True)
    bank = 0
    for participant, onlooker in enumerate(guests, start=players):
        if onlooker.chips is None or onlooker.seat is None:
            continue
        carried = winner is None and house.carries
        if winner is None:
            won = 0
            events += (BetTied(participant, onlooker.seat, onlooker.chips, carried),)
        else:
            won = (
                stakes.paid(onlooker.chips)
                if onlooker.seat == winner
                else -stakes.lost(onlooker.chips)
            )
            events += (BetPaid(participant, onlooker.seat, won),)
        bank -= won
        if not carried:
            guests = _with(
                guests,
                players,
                participant,
                onlooker._replace(chips=None, accepted=False, stack=onlooker.stack + won),
            )
    return guests, bank, events


def kept(onlooker: Guest) -> int:
    """Return the hc that an onlooker keeps at the table between deals, for a bet that was
    carried over a tie.
    """
    return stakes.lost(onlooker.chips) if onlooker.accepted and onlooker.chips is not None else 0


def next_deal(guests: Guests) -> Guests:
    """Return the gallery of the next deal: only onlookers whose bet was carried stay, behind the
    same player unless they have got up.
    """
    return tuple(
        onlooker._replace(asked=(), risen=not onlooker.admitted)
        for onlooker in guests
        if kept(onlooker)
    )
