"""A reduced game of Challenge, small enough to calculate exactly how far a player can be exploited.

Two players, two sets of the six tiles over three numbers, three tiles each, one roll. Both claim in
secret: nothing, one tile or two. Then the roller may challenge the other player's claim, and after
that the other player the roller's. The payoff is the difference in tiles: a claim of k tiles is
worth k if it is believed and 4 k if it is true and challenged; a challenged bluff costs 2 k.

Exploitability is the gain of a best response to the player, in tiles a roll, as the mean over both
seats. An equilibrium has none; `tools.benchmarks.regret` finds one.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from ai import challenge_player
from ai.challenge_player import ClaimStyle
from games.core import Action, Claim, Layout, SeatView, Tile, Toss, View
from games.parts import tiles
from games.parts.claims import Dispute, Lay, choices, holds_true
from games.parts.line import Pass

NUMBERS = (1, 2, 3)  # a die shows no blank
KINDS = tuple(tiles.of(half, other) for half in NUMBERS for other in NUMBERS if half <= other)
DECK = tuple(sorted(KINDS * 2))
HELD = 3
TOSSES = ((1, 2), (1, 1))

Hand: TypeAlias = tuple[Tile, ...]


class ReducedClaim(NamedTuple):
    """A claim, as far as it matters for the payoff."""

    size: int
    true: bool


NOTHING = ReducedClaim(0, True)
CLAIMS = (
    NOTHING,
    ReducedClaim(1, True),
    ReducedClaim(1, False),
    ReducedClaim(2, True),
    ReducedClaim(2, False),
)


def payoff(claim: ReducedClaim, challenged: bool) -> int:
    """Return how many tiles the claimant gets ahead."""
    if not challenged:
        return claim.size
    return 4 * claim.size if claim.true else -2 * claim.size


@cache
def claims(hand: Hand, dice: tuple[int, int]) -> tuple[ReducedClaim, ...]:
    """Return the claims that a hand can make."""
    found = {NOTHING}
    for size in (1, 2):
        found |= {
            ReducedClaim(size, holds_true(dice, picked)) for picked in combinations(hand, size)
        }
    return tuple(claim for claim in CLAIMS if claim in found)


def deals() -> dict[tuple[Hand, Hand], float]:
    """Return the probability of every deal to two players."""
    found: Counter[tuple[Hand, Hand]] = Counter()
    every = range(len(DECK))
    for mine in combinations(every, HELD):
        rest = [place for place in every if place not in mine]
        for theirs in combinations(rest, HELD):
            found[tuple(DECK[place] for place in mine), tuple(DECK[place] for place in theirs)] += 1
    whole = sum(found.values())
    return {pair: count / whole for pair, count in found.items()}


@dataclass(frozen=True, slots=True)
class Spot:
    """The knowledge of a player who decides whether to challenge a claim of this size."""

    roller: bool
    hand: Hand
    own: ReducedClaim
    size: int
    challenged: bool = False  # the other player has just challenged the own claim


class Policy(NamedTuple):
    """A strategy for a roll."""

    # by whether the player is the roller, and the hand
    claim: Callable[[bool, Hand], dict[ReducedClaim, float]]
    challenge: Callable[[Spot], float]  # the probability of a challenge


class ReducedGame:
    """The reduced game for one roll."""

    def __init__(self, dice: tuple[int, int]) -> None:
        self.dice = dice
        self.deals = deals()
        self.hands = sorted({hand for hand, _ in self.deals})

    def spots(self, roller: bool, hand: Hand, own: ReducedClaim, size: int) -> Iterator[Spot]:
        """Yield the spots of a player who may challenge a claim of this size."""
        yield Spot(roller, hand, own, size)
        if not roller and own.size:
            yield Spot(roller, hand, own, size, True)

    def exploitability(self, policy: Policy) -> float:
        """Return the exploitability of a policy."""
        return sum(self._response(policy, roller) for roller in (True, False)) / 2

    def _response(self, policy: Policy, roller: bool) -> float:
        """Return the gain of the best response in one seat."""
        total = 0.0
        against: dict[Hand, list[tuple[Hand, float]]] = defaultdict(list)
        for (mine, theirs), chance in self.deals.items():
            against[mine].append((theirs, chance))
        respond = self._as_roller if roller else self._as_other
        for mine, others in against.items():
            total += max(respond(policy, own, others) for own in claims(mine, self.dice))
        return total

    def _as_roller(
        self, policy: Policy, own: ReducedClaim, others: Sequence[tuple[Hand, float]]
    ) -> float:
        """Return the roller's best gain with a hand and a claim, choosing for each size of the
        other claim whether to challenge it.
        """
        left, asked = defaultdict(float), defaultdict(float)
        for theirs, chance in others:
            for claim, often in policy.claim(False, theirs).items():
                for values, challenged in ((left, False), (asked, True)):
                    if challenged and not claim.size:
                        continue
                    spot = Spot(False, theirs, claim, own.size, challenged)
                    doubted = policy.challenge(spot) if own.size else 0.0
                    value = doubted * payoff(own, True) + (1 - doubted) * payoff(own, False)
                    values[claim.size] += chance * often * (value - payoff(claim, challenged))
        return sum(max(left[size], asked[size]) if size else left[size] for size in left)

    def _as_other(
        self, policy: Policy, own: ReducedClaim, others: Sequence[tuple[Hand, float]]
    ) -> float:
        """Return the other player's best gain.

        They know whether they were challenged when they choose.
        """
        left, asked = defaultdict(float), defaultdict(float)
        for theirs, chance in others:
            for claim, often in policy.claim(True, theirs).items():
                doubted = policy.challenge(Spot(True, theirs, claim, own.size)) if own.size else 0.0
                for challenged, share in ((False, 1 - doubted), (True, doubted)):
                    weight = chance * often * share
                    for values, answer in ((left, False), (asked, True)):
                        values[claim.size, challenged] += weight * (
                            payoff(own, challenged) - payoff(claim, answer and claim.size > 0)
                        )
        return sum(max(left[key], asked[key]) for key in left)


def random_policy(game: ReducedGame) -> Policy:
    """Return a policy that claims at random and challenges every second claim."""
    return Policy(
        lambda _, hand: dict.fromkeys(claims(hand, game.dice), 1 / len(claims(hand, game.dice))),
        lambda _: 0.5,
    )


def house_policy(game: ReducedGame, style: ClaimStyle) -> Policy:
    """Return the policy of a computer player, asked through views of a real table without the
    other tiles.
    """

    @cache
    def claim(roller: bool, hand: Hand) -> dict[ReducedClaim, float]:
        found: dict[ReducedClaim, float] = defaultdict(float)
        seen = _view(
            game.dice,
            roller,
            hand,
            tuple(Lay(picked) for size in range(3) for picked in choices(hand, size)),
        )
        for action, often in challenge_player.claim_mix(seen, style, DECK).items():
            picked = getattr(action, "picked", ())
            found[ReducedClaim(len(picked), not picked or holds_true(game.dice, picked))] += often
        return found

    @cache
    def doubts(spot: Spot) -> float:
        own = next(
            picked
            for picked in choices(spot.hand, spot.own.size)
            if not picked or holds_true(game.dice, picked) == spot.own.true
        )
        seen = _view(
            game.dice,
            spot.roller,
            spot.hand,
            (Pass(), Dispute(int(spot.roller))),
            own=own,
            size=spot.size,
        )
        return sum(
            often
            for action, often in challenge_player.challenge_mix(seen, style, DECK).items()
            if isinstance(action, Dispute)
        )

    return Policy(claim, doubts)


def _view(
    dice: tuple[int, int],
    roller: bool,
    hand: Hand,
    legal: tuple[Action, ...],
    own: Hand = (),
    size: int = 0,
) -> View:
    """Return the view of a player. The roller is seat 0."""
    me = int(not roller)
    kept = tuple((Counter(hand) - Counter(own)).elements())
    mine = SeatView(
        count=len(kept),
        hand=kept,
        stack=0,
        due=True,
        passed=False,
        wins=0,
        claim=Claim(len(own), own) if own else None,
    )
    other_claim = Claim(size, None) if size else None
    theirs = SeatView(
        count=HELD - size, hand=None, stack=0, due=False, passed=False, wins=0, claim=other_claim
    )
    return View(
        game="challenge",
        viewer=me,
        deal=1,
        dealing=True,
        direction=1,
        seats=(mine, theirs) if roller else (theirs, mine),
        line=(),
        ends=None,
        stock=0,
        legal=legal,
        result=None,
        layout=Layout.DICE,
        toss=Toss(dice=dice, tosser=0),
    )
