"""Challenge looked back on: how good a claim or a challenge was, as far as a seat could know, in tiles by which it gets ahead of
the others' mean with that roll. Chances are counted over all the ways in which tiles that it cannot place may lie.

The others are taken for Masters who sometimes challenge whatever they see, as people do: without that, nearly every bluff with a
large hand would look good.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ai import challenge_player
from ai.challenge_player import MASTER_STYLE
from games.core import Action, Fate, View
from games.parts import dice as toss
from games.parts.claim_cycle import HAND
from games.parts.claims import MOST_CLAIMED, Dispute, Lay

CURIOUS = 0.15  # how often each of the others challenges at least
ROUND = HAND  # tiles that a round is worth which is won or lost at once


class Worth(NamedTuple):
    """Something that could have been done."""

    action: Action
    tiles: float  # more than with no claim, or no challenge
    odds: float | None  # that the claim in question is true, or that a bluff is challenged


def choices(view: View, played: Action) -> Sequence[Worth]:
    """What was played, and after it what else would have made sense; () where there was nothing to weigh."""
    if isinstance(played, Lay):
        return [_claimed(view, lay) for lay in (played, *_claims(view))]
    challenged = [_challenged(view, action) for action in view.legal if isinstance(action, Dispute)]
    if not challenged:  # tiles to give away
        return ()
    best = max(challenged, key=lambda one: one.tiles)
    mine = next((one for one in challenged if one.action == played), Worth(played, 0.0, best.odds))
    return (mine, Worth(view.legal[0], 0.0, mine.odds), best)


def _claims(view: View) -> list[Lay]:
    """Nothing, the truth, and the best bluff with one tile and with two."""
    assert view.viewer is not None
    hand = view.seats[view.viewer].hand or ()
    bluffs = [Lay(challenge_player.worst(hand, size)) for size in range(1, min(MOST_CLAIMED, len(hand)) + 1)]
    return [Lay(()), *challenge_player.truths(view), *bluffs]


def _claimed(view: View, lay: Lay) -> Worth:
    """A claim that would win the round is challenged by everybody."""
    assert view.viewer is not None
    assert view.dice is not None
    size, held, others = len(lay.picked), len(view.seats[view.viewer].hand or ()), len(view.seats) - 1
    if not size:
        return Worth(lay, 0.0, None)
    likely = challenge_player.looks(view, size, MASTER_STYLE)
    each = 1.0 if size == held else max(CURIOUS, challenge_player.doubt(likely, MASTER_STYLE, len(view.seats)))
    odds = 1 - (1 - each) ** others
    if not toss.holds_true(view.dice, lay.picked):
        return Worth(lay, (1 - odds) * size - odds * size * (1 + 1 / others), odds)
    if size == held:
        return Worth(lay, size + ROUND, None)
    return Worth(lay, (1 - odds) * size + odds * (size + min(size, held - size)) * (1 + 1 / others), None)


def _challenged(view: View, dispute: Dispute) -> Worth:
    """One that wins the round if it is true does so whether it is challenged or not."""
    assert view.viewer is not None
    own, one = view.seats[view.viewer], view.seats[dispute.seat]
    assert one.claim is not None
    size, others = one.claim.size, len(view.seats) - 1
    odds = challenge_player.truth(view, challenge_player.known_to(view), dispute.seat, MASTER_STYLE)
    given = min(size, own.count)
    won, lost = given + (given + size) / others, -(size + min(size, one.count)) * (1 + 1 / others) + size / others
    if given == own.count and (own.claim is None or own.claim.fate is not Fate.OPEN):
        won += ROUND
    if not one.count:
        lost = 0.0
        if all(seat.passed for number, seat in enumerate(view.seats) if number not in (view.viewer, dispute.seat)):
            won += ROUND  # nobody else is left to do it
    return Worth(dispute, odds * lost + (1 - odds) * won, odds)
