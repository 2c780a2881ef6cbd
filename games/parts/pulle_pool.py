"""The pool of Pulle: entries, payments, buying back, and the actions and events of it."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.core import Action, Event, Role, Seat, SeatEvent, by_seat
from games.parts import pot
from games.parts.amounts import Chips, HalfChips, booked, half
from games.parts.options import Options, option


@dataclass(frozen=True, slots=True)
class Buyback(Action):
    """Pay half the entry into the pool for this score.

    The score is part of the action, so an outdated offer is refused.
    """

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
class BoughtBack(SeatEvent):
    """A player has paid `price` (hc) into the pool for a new score."""

    price: int
    score: int


@dataclass(frozen=True, slots=True)
class Declined(SeatEvent):
    """A player has declined to buy back."""


@dataclass(frozen=True, slots=True)
class BuybackClosed(Event):
    """The window for buy-backs after a deal has closed."""

    passing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Eliminated(SeatEvent):
    """A player has more than 100 points and is out."""

    score: int


@dataclass(frozen=True, slots=True)
class PoolBroken(Event):
    """All players still in have more than 100 points: scores return to 0, and an entry (whole
    chips) is paid again, if anybody is left to pay it.
    """

    chips: int


@dataclass(frozen=True, slots=True)
class Returned(SeatEvent):
    """A player who was out is in again, because the pool broke."""


@dataclass(frozen=True, slots=True)
class Renounced(SeatEvent):
    """A player who is out will not come back into this pool."""


PLAYERS = 4
TARGET = 100  # a player with more is out; 100 is still in


@dataclass(frozen=True, slots=True)
class PulleOptions(Options):
    """House rules of Pulle. Entry and payment for each deal are whole chips."""

    entry: Chips = option(3, low=1, high=100)
    payment: Chips = option(0, low=0, high=100)
    buyback: bool = option(True)
    tie_adds_pips: bool = option(False)
    broken_reentry: str = option("all", choices=("all", "survivors"))
    direction: str = option("cw", choices=("cw", "ccw"))
    reverse_every: int = option(0, low=0, high=100)
    buyback_with: str = option("four", choices=("four", "fewer"))
    buyback_until: str = option("answer", choices=("answer", "deal"))


class Pool(NamedTuple):
    """The pool, and the score and status of each seat. All tuples are by seat."""

    scores: tuple[int, ...] = (0,) * PLAYERS
    inside: tuple[bool, ...] = (True,) * PLAYERS
    # does not come back if the pool breaks: has renounced, or has left
    gone: tuple[bool, ...] = (False,) * PLAYERS
    hc: int = 0


class Reckoning(NamedTuple):
    """The outcome of a deal for the pool, before any buy-back."""

    pool: Pool
    points: tuple[int, ...]  # added to the scores, by seat
    gains: tuple[int, ...]  # hc by seat
    broken: bool  # all who took part had more than 100: the scores are back at 0
    window: bool  # the window for buy-backs opens


def seats_in(pool: Pool) -> tuple[Seat, ...]:
    """Return the seats that still play for the pool."""
    return tuple(seat for seat, inside in enumerate(pool.inside) if inside)


def winner(pool: Pool) -> Seat | None:
    """Return the last seat left, or None."""
    left = seats_in(pool)
    return left[0] if len(left) == 1 else None


def buyback(score: int, others: tuple[int, ...]) -> tuple[int, bool]:
    """Return the score after a buy-back, and whether it is allowed: it must be below `score` and
    at most `TARGET`.
    """
    low, middle, high = sorted(others)
    new = middle + 1 if low == high else middle
    return new, new < score and new <= TARGET


def offers(pool: Pool) -> dict[Seat, int]:
    """Return the seats that may buy back while the window is open, with their new scores.

    The scores of eliminated seats count among the other three, too.
    """
    found = {}
    for seat in seats_in(pool):
        new, allowed = buyback(pool.scores[seat], pool.scores[:seat] + pool.scores[seat + 1 :])
        if allowed:
            found[seat] = new
    return found


def sells_buybacks(options: PulleOptions, players: int) -> bool:
    """Return whether buy-backs are sold after a deal with this many players."""
    return options.buyback and (players == PLAYERS or options.buyback_with == "fewer")


def buyback_price(options: PulleOptions) -> HalfChips:
    """Return what it costs to buy back (hc)."""
    return half(options.entry)


def buy_back(pool: Pool, options: PulleOptions, seat: Seat) -> Pool:
    """Return the pool after a seat has bought back."""
    scores = (*pool.scores[:seat], offers(pool)[seat], *pool.scores[seat + 1 :])
    return pool._replace(scores=scores, hc=pool.hc + buyback_price(options))


def pay_entries(
    pool: Pool, options: PulleOptions, seats: tuple[Seat, ...]
) -> tuple[Pool, tuple[int, ...]]:
    """Return the pool after these seats have paid an entry and are in with score 0, and the
    gains (hc).
    """
    scores, inside = list(pool.scores), [False] * PLAYERS
    for seat in seats:
        scores[seat], inside[seat] = 0, True
    paid = by_seat((0,) * PLAYERS, dict.fromkeys(seats, -booked(options.entry)))
    return pool._replace(scores=tuple(scores), inside=tuple(inside), hc=pool.hc - sum(paid)), paid


def count_deal(
    pool: Pool, options: PulleOptions, won: Seat | None, blocked: bool, pips: tuple[int, ...]
) -> Reckoning:
    """Apply payment, pips and a broken pool after a deal (rules 5.2, steps 1 to 4).

    `won` None: a shared lowest total.
    """
    took_part = seats_in(pool)
    gains = [0] * PLAYERS
    if won is not None:
        each = half(options.payment) if blocked else booked(options.payment)
        for seat in took_part:
            gains[seat] -= each
            gains[won] += each
    window = sells_buybacks(options, len(took_part))
    if won is None and not options.tie_adds_pips:
        return Reckoning(pool, (0,) * PLAYERS, tuple(gains), broken=False, window=window)
    points = tuple(pips[seat] if inside else 0 for seat, inside in enumerate(pool.inside))
    scores = by_seat(pool.scores, dict(enumerate(points)))
    pool = pool._replace(scores=scores)
    broken = all(scores[seat] > TARGET for seat in took_part)
    if broken:
        back = took_part if options.broken_reentry == "survivors" else range(PLAYERS)
        if again := tuple(seat for seat in back if not pool.gone[seat]):
            pool, paid = pay_entries(pool, options, again)
            gains = [gain + part for gain, part in zip(gains, paid, strict=True)]
        else:  # nobody can pay an entry: those who took part go on for the present pool
            pool = pool._replace(
                scores=tuple(
                    0 if inside else score
                    for inside, score in zip(pool.inside, scores, strict=True)
                )
            )
    return Reckoning(pool, points, tuple(gains), broken, window and not broken)


def eliminate(pool: Pool) -> tuple[Pool, tuple[int, ...]]:
    """Return the pool after the window has closed, and the gains (hc): more than 100 is out, the
    last one left takes it.
    """
    pool = pool._replace(
        inside=tuple(
            inside and score <= TARGET
            for inside, score in zip(pool.inside, pool.scores, strict=True)
        )
    )
    last = winner(pool)
    if last is None:
        return pool, (0,) * PLAYERS
    return pool._replace(hc=0), by_seat((0,) * PLAYERS, {last: pool.hc})


def next_leader(pool: Pool, first: Seat, direction: int) -> Seat:
    """Return the next leader: `first` (winner or last to lay a tile), or the next seat in
    direction that is in.
    """
    return next(
        seat for step in range(PLAYERS) if pool.inside[seat := (first + direction * step) % PLAYERS]
    )


def shares(pool: Pool) -> tuple[int, ...]:
    """Return the shares of the pool (hc) by seat if play stops before it is won: equal for all
    who are in.
    """
    return by_seat((0,) * PLAYERS, pot.shares(pool.hc, seats_in(pool)))


def exposure(pool: Pool, options: PulleOptions, first: bool) -> tuple[int, ...]:
    """Return the hc that each seat must have at the table before a deal, its share of the pool
    included.

    `first` means that the entries are still due. A seat with more than 100 points is out with the
    deal and has a share till then.

    In the worst case a seat pays the winner of the deal in full, or half of that and the entry
    again. If eliminated players may come back, the full payment *and* an entry are required. So an
    eliminated player keeps the entry needed to come back, and cannot stop the pool for lack of
    chips.
    """
    entry, payment = booked(options.entry), booked(options.payment)
    again = options.broken_reentry == "all"
    inside = eliminate(pool)[0].inside
    back = buyback_price(options) if sells_buybacks(options, sum(inside)) else 0
    playing = payment + entry if again else max(payment + back, half(options.payment) + entry)
    playing += entry if first else 0
    waiting = entry if again else 0
    costs = (
        playing if plays else 0 if gone else waiting
        for plays, gone in zip(inside, pool.gone, strict=True)
    )
    return by_seat(shares(pool), dict(enumerate(costs)))
