"""Challenge in hindsight: how good a claim or a challenge was, as far as the seat could know.

Values are tiles gained on the mean of the others in this roll. Probabilities are counted over all ways to place the hidden tiles.
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

CURIOUS = 0.15  # least probability that one of the others challenges a claim
ROUND = HAND  # tiles that winning the round at once is worth


class ValuedChoice(NamedTuple):
    """An action and its value."""

    action: Action
    tiles: float  # compared with no claim or no challenge
    odds: float | None  # probability that the claim in question is true, or that the bluff is challenged


def weigh(view: View, played: Action) -> Sequence[ValuedChoice]:
    """Return the values of `played`, which comes first, and of the sensible alternatives; () for gifts."""
    if isinstance(played, Lay):
        return [_value_claim(view, lay) for lay in (played, *_sensible_claims(view))]
    challenges = [_value_challenge(view, action) for action in view.legal if isinstance(action, Dispute)]
    if not challenges:  # tiles to give away
        return ()
    best = max(challenges, key=lambda choice: choice.tiles)
    mine = next((choice for choice in challenges if choice.action == played), ValuedChoice(played, 0.0, best.odds))
    return (mine, ValuedChoice(view.legal[0], 0.0, mine.odds), best)


def _sensible_claims(view: View) -> list[Lay]:
    """Return no claim, the true claims, and the best bluffs with one tile and with two."""
    assert view.viewer is not None
    hand = view.seats[view.viewer].hand or ()
    bluffs = [Lay(challenge_player.least_useful(hand, size)) for size in range(1, min(MOST_CLAIMED, len(hand)) + 1)]
    return [Lay(()), *challenge_player.true_claims(view), *bluffs]


def _value_claim(view: View, lay: Lay) -> ValuedChoice:
    """Return the value of a claim. A claim that would win the round is challenged by everybody."""
    assert view.viewer is not None
    assert view.toss.dice is not None
    size, held, others = len(lay.picked), len(view.seats[view.viewer].hand or ()), len(view.seats) - 1
    if not size:
        return ValuedChoice(lay, 0.0, None)
    likely = challenge_player.public_truth_odds(view, size, MASTER_STYLE)
    each = 1.0 if size == held else max(CURIOUS, challenge_player.challenge_rate(likely, MASTER_STYLE, len(view.seats)))
    odds = 1 - (1 - each) ** others
    if not toss.holds_true(view.toss.dice, lay.picked):
        return ValuedChoice(lay, (1 - odds) * size - odds * size * (1 + 1 / others), odds)
    if size == held:
        return ValuedChoice(lay, size + ROUND, None)
    return ValuedChoice(lay, (1 - odds) * size + odds * (size + min(size, held - size)) * (1 + 1 / others), None)


def _value_challenge(view: View, dispute: Dispute) -> ValuedChoice:
    """Return the value of a challenge. A claim that wins the round if true costs nothing to challenge."""
    assert view.viewer is not None
    own, claimant = view.seats[view.viewer], view.seats[dispute.seat]
    assert claimant.claim is not None
    size, others = claimant.claim.size, len(view.seats) - 1
    odds = challenge_player.truth_odds(view, challenge_player.known_tiles(view), dispute.seat, MASTER_STYLE)
    given = min(size, own.count)
    gain = given + (given + size) / others
    loss = -(size + min(size, claimant.count)) * (1 + 1 / others) + size / others
    if given == own.count and (own.claim is None or own.claim.fate is not Fate.OPEN):
        gain += ROUND
    if not claimant.count:
        loss = 0.0
        if all(seat.passed for number, seat in enumerate(view.seats) if number not in (view.viewer, dispute.seat)):
            gain += ROUND  # nobody else is left to challenge
    return ValuedChoice(dispute, odds * loss + (1 - odds) * gain, odds)
