"""Achievements of Challenge.

Only its owner knows a claim that nobody has challenged. So it is read from the view of that seat.
"""

from collections.abc import Iterator
from typing import NamedTuple

from games.core import Seat, Tile
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.claims import Challenged, ClaimsRevealed, Discarded, Exposed, ToBoneyard, Tossed
from games.parts.dice import holds_true

LIES = 4  # bluffs that one player exposes in a round


class Undoubted(NamedTuple):
    """A claim that nobody has challenged."""

    tiles: tuple[Tile, ...]
    true: bool
    toss: int  # number of the toss, from 1


def undoubted_claims(deal: FinishedDeal, seat: Seat) -> Iterator[Undoubted]:
    """Yield the claims of a seat that have gone to the boneyard unseen, in order."""
    mine = (note.tiles for note in deal.own(seat).notes if isinstance(note, Discarded))
    dice, toss, claiming = (0, 0), 0, set[Seat]()
    for event in deal.story:
        match event:
            case Tossed():
                dice, toss, claiming = (event.one, event.two), toss + 1, set()
            case ClaimsRevealed():
                claiming = {*event.singles, *event.pairs}
            case Exposed():
                claiming.discard(event.target)
            case ToBoneyard() if seat in claiming:
                tiles = next(mine)
                yield Undoubted(tiles, holds_true(dice, tiles), toss)


def has_bluffed_with_two(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether nobody has doubted a false claim of two tiles by this seat."""
    return any(len(claim.tiles) == 2 and not claim.true for claim in undoubted_claims(deal, seat))


def has_won_by_bluff(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether the last tiles of this seat were a false claim that nobody has doubted."""
    last = list(undoubted_claims(deal, seat))[-1:]
    return bool(last) and not last[0].true and last[0].toss == len(deal.events(Tossed)) and ends_unchallenged(deal)


def ends_unchallenged(deal: FinishedDeal) -> bool:
    """Return whether the last open claims of the deal went to the boneyard, which decided it."""
    decisive = [event for event in deal.story if isinstance(event, Tossed | Exposed | ToBoneyard)]
    return isinstance(decisive[-1], ToBoneyard)


def verdicts(deal: FinishedDeal) -> Iterator[tuple[Seat, Seat, bool]]:
    """Yield the challenger, the claimant and whether the claim was true, for each challenge."""
    for challenged, exposed in zip(deal.events(Challenged), deal.events(Exposed), strict=True):
        yield challenged.seat, exposed.target, exposed.true


def exposed_bluffs(deal: FinishedDeal, seat: Seat) -> int:
    """Return how many bluffs this seat has exposed."""
    return sum(challenger == seat and not true for challenger, _, true in verdicts(deal))


def is_thrice_true(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether this seat's claims were challenged three times, and all of them were true."""
    claims = [true for _, claimant, true in verdicts(deal) if claimant == seat]
    return len(claims) >= 3 and all(claims)


ACHIEVEMENTS = (
    Achievement("poker-face", lambda deal: [seat for seat in all_seats(deal) if has_bluffed_with_two(deal, seat)]),
    Achievement("lie-detector", lambda deal: [seat for seat in all_seats(deal) if exposed_bluffs(deal, seat) >= LIES]),
    Achievement("honest-soul", lambda deal: [seat for seat in all_seats(deal) if is_thrice_true(deal, seat)]),
    Achievement("last-laugh", lambda deal: seat_if(deal.winner, lambda seat: has_won_by_bluff(deal, seat))),
)


def all_seats(deal: FinishedDeal) -> range:
    """Return all seats."""
    return range(len(deal.seen.seats))
