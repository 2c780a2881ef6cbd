"""The pool of Pulle (rules, section 5): scores, who is out, buying back, the broken pool, and what is paid.

Entry and payment are whole chips, all else is booked in half-chips (hc).
"""

from dataclasses import dataclass
from typing import NamedTuple

from games.core import Seat, by_seat
from games.parts import amounts
from games.parts.amounts import Chips, booked, half
from games.parts.options import Options, option

PLAYERS = 4
TARGET = 100  # whoever has more is out; 100 is alive


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
    buyback_with: str = option("four", choices=("four", "fewer"), younger=True)
    buyback_until: str = option("answer", choices=("answer", "deal"), younger=True)


class Pool(NamedTuple):
    """What there is to win, and how near everybody is to losing it. All tuples are by seat."""

    scores: tuple[int, ...] = (0,) * PLAYERS
    inside: tuple[bool, ...] = (True,) * PLAYERS
    gone: tuple[bool, ...] = (False,) * PLAYERS  # does not come back if the pool breaks: has given that up, or has left
    hc: int = 0


class Reckoning(NamedTuple):
    """What a deal comes to, before anybody buys back."""

    pool: Pool
    points: tuple[int, ...]  # added to the scores, by seat
    gains: tuple[int, ...]  # hc by seat
    broken: bool  # everybody who took part had more than 100: the scores are back at 0
    window: bool  # there may be buying back


def seats_in(pool: Pool) -> tuple[Seat, ...]:
    """Who still plays for the pool."""
    return tuple(seat for seat, inside in enumerate(pool.inside) if inside)


def winner(pool: Pool) -> Seat | None:
    """Who is the last one left."""
    left = seats_in(pool)
    return left[0] if len(left) == 1 else None


def buyback(own: int, others: tuple[int, ...]) -> tuple[int, bool]:
    """The score that buying back gives, and whether it may be bought: it must be lower than the own one and keep one alive."""
    low, middle, high = sorted(others)
    new = middle + 1 if low == high else middle
    return new, new < own and new <= TARGET


def offers(pool: Pool) -> dict[Seat, int]:
    """Who may buy back at these scores while a window is open, and the score it gives. Of the three others those count, too,
    who are out: with what put them there."""
    found = {}
    for seat in seats_in(pool):
        own = pool.scores[seat]
        new, allowed = buyback(own, pool.scores[:seat] + pool.scores[seat + 1 :])
        if allowed:
            found[seat] = new
    return found


def sold(options: PulleOptions, players: int) -> bool:
    """Whether so many who take part in a deal may buy back after it."""
    return options.buyback and (players == PLAYERS or options.buyback_with == "fewer")


def bought(pool: Pool, options: PulleOptions, seat: Seat) -> Pool:
    """The pool after this seat has taken its offer; it has paid half the entry."""
    scores = (*pool.scores[:seat], offers(pool)[seat], *pool.scores[seat + 1 :])
    return pool._replace(scores=scores, hc=pool.hc + half(options.entry))


def filled(pool: Pool, options: PulleOptions, seats: tuple[Seat, ...]) -> tuple[Pool, tuple[int, ...]]:
    """The pool with an entry of each of these seats, who then are in with a score of 0; and the gains (hc)."""
    scores, inside = list(pool.scores), [False] * PLAYERS
    for seat in seats:
        scores[seat], inside[seat] = 0, True
    paid = by_seat((0,) * PLAYERS, dict.fromkeys(seats, -booked(options.entry)))
    return pool._replace(scores=tuple(scores), inside=tuple(inside), hc=pool.hc - sum(paid)), paid


def reckoned(pool: Pool, options: PulleOptions, won: Seat | None, blocked: bool, pips: tuple[int, ...]) -> Reckoning:
    """Payment, pips and broken pool after a deal (rules 5.2, steps 1 to 4). `won` None: the lowest total was shared."""
    took_part = seats_in(pool)
    gains = [0] * PLAYERS
    if won is not None:
        each = half(options.payment) if blocked else booked(options.payment)
        for seat in took_part:
            gains[seat] -= each
            gains[won] += each
    window = sold(options, len(took_part))
    if won is None and not options.tie_adds_pips:
        return Reckoning(pool, (0,) * PLAYERS, tuple(gains), broken=False, window=window)
    points = tuple(pips[seat] if inside else 0 for seat, inside in enumerate(pool.inside))
    scores = by_seat(pool.scores, dict(enumerate(points)))
    pool = pool._replace(scores=scores)
    broken = all(scores[seat] > TARGET for seat in took_part)
    if broken:
        back = took_part if options.broken_reentry == "survivors" else range(PLAYERS)
        if again := tuple(seat for seat in back if not pool.gone[seat]):
            pool, paid = filled(pool, options, again)
            gains = [gain + part for gain, part in zip(gains, paid, strict=True)]
        else:  # nobody is left to pay an entry: those who took part go on for what is there
            pool = pool._replace(scores=tuple(0 if inside else score for inside, score in zip(pool.inside, scores, strict=True)))
    return Reckoning(pool, points, tuple(gains), broken, window and not broken)


def eliminated(pool: Pool) -> tuple[Pool, tuple[int, ...]]:
    """The pool when the window is closed: whoever has more than 100 is out, the last one left takes it. With the gains (hc)."""
    pool = pool._replace(inside=tuple(inside and score <= TARGET for inside, score in zip(pool.inside, pool.scores, strict=True)))
    last = winner(pool)
    if last is None:
        return pool, (0,) * PLAYERS
    return pool._replace(hc=0), by_seat((0,) * PLAYERS, {last: pool.hc})


def next_leader(pool: Pool, first: Seat, direction: int) -> Seat:
    """Who leads after a deal that `first` won, or laid the last tile of: that seat, or the next in direction that is in."""
    return next(seat for step in range(PLAYERS) if pool.inside[seat := (first + direction * step) % PLAYERS])


def shares(pool: Pool) -> tuple[int, ...]:
    """How the pool (hc) is divided by seat if play stops before anybody has won it: equally among those who are in."""
    seats = seats_in(pool)
    return by_seat((0,) * PLAYERS, amounts.shares(pool.hc, seats))


def exposure(pool: Pool, options: PulleOptions, first: bool) -> tuple[int, ...]:
    """hc that each seat must have there before a deal, its share of the pool included; `first`: the entries are still due.
    Whoever has more than 100 is out with the deal, and has a share until then.

    At the worst one pays the winner of the deal in full, or half of it and the entry again. If those who are out may come back,
    the full payment *and* an entry are asked for: so whoever drops out keeps the entry with which to come back, and nobody who
    is out can stop the pool for want of chips.
    """
    entry, payment = booked(options.entry), booked(options.payment)
    again = options.broken_reentry == "all"
    inside = eliminated(pool)[0].inside
    back = half(options.entry) if sold(options, sum(inside)) else 0
    playing = payment + entry if again else max(payment + back, half(options.payment) + entry)
    playing += entry if first else 0
    waiting = entry if again else 0
    costs = (playing if plays else 0 if gone else waiting for plays, gone in zip(inside, pool.gone, strict=True))
    return by_seat(shares(pool), dict(enumerate(costs)))
