"""How much a player of Challenge can be exploited, exactly, on a game so small that it can be searched whole.

Two players, two sets of the six tiles over three numbers, three tiles each, one roll. Both claim in secret: nothing, one tile or
two; then the roller may challenge the other's claim, and after that the other the roller's. What counts is the difference of tiles: a
claim of k that is believed is worth k, a true one that is challenged 4 k, a bluff that is challenged costs 2 k. Exploitability is what a
best response to the player wins, in tiles a roll: the mean of both seats. An equilibrium, found by counterfactual regret, has none; `benchmarks.regret` finds one.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from ai import challenge_player
from ai.challenge_player import ClaimStyle
from games.core import Action, Layout, SeatView, Tile, View
from games.core import Claim as Claimed
from games.parts import dice as toss
from games.parts import tiles
from games.parts.claims import Dispute, Lay
from games.parts.line import Pass

NUMBERS = (1, 2, 3)  # a die shows no blank
KINDS = tuple(tiles.of(one, other) for one in NUMBERS for other in NUMBERS if one <= other)
DECK = tuple(sorted(KINDS * 2))
HELD = 3
TOSSES = ((1, 2), (1, 1))

Hand: TypeAlias = tuple[Tile, ...]


class Claim(NamedTuple):
    """What lies there, as far as it matters."""

    size: int
    true: bool


NOTHING = Claim(0, True)
CLAIMS = (NOTHING, Claim(1, True), Claim(1, False), Claim(2, True), Claim(2, False))


def worth(claim: Claim, challenged: bool) -> int:
    """By how many tiles its owner gets ahead."""
    if not challenged:
        return claim.size
    return 4 * claim.size if claim.true else -2 * claim.size


@cache
def claims(hand: Hand, dice: tuple[int, int]) -> tuple[Claim, ...]:
    """What can be claimed with a hand."""
    found = {NOTHING}
    for size in (1, 2):
        found |= {Claim(size, toss.holds_true(dice, picked)) for picked in combinations(hand, size)}
    return tuple(one for one in CLAIMS if one in found)


def deals() -> dict[tuple[Hand, Hand], float]:
    """Every way to deal to two, with its probability."""
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
    """What somebody knows who decides whether to challenge a claim of this size."""

    roller: bool
    hand: Hand
    own: Claim
    size: int
    challenged: bool = False  # the other one has just challenged the own claim


class Policy(NamedTuple):
    """How somebody plays a roll."""

    claim: Callable[[bool, Hand], dict[Claim, float]]  # by whether one rolls, and the hand
    challenge: Callable[[Spot], float]  # how often


class Game:
    """A roll of these dice."""

    def __init__(self, dice: tuple[int, int]) -> None:
        self.dice = dice
        self.deals = deals()
        self.hands = sorted({hand for hand, _ in self.deals})

    def spots(self, roller: bool, hand: Hand, own: Claim, size: int) -> Iterator[Spot]:
        """Where somebody may find themselves before a claim of this size."""
        yield Spot(roller, hand, own, size)
        if not roller and own.size:
            yield Spot(roller, hand, own, size, True)

    def gained(self, policy: Policy) -> float:
        """What a best response wins against this policy, tiles a roll: the mean of both seats."""
        return sum(self._response(policy, roller) for roller in (True, False)) / 2

    def _response(self, policy: Policy, roller: bool) -> float:
        """What the best response wins in one of the seats."""
        total = 0.0
        against: dict[Hand, list[tuple[Hand, float]]] = defaultdict(list)
        for (mine, theirs), chance in self.deals.items():
            against[mine].append((theirs, chance))
        respond = self._as_roller if roller else self._as_other
        for mine, others in against.items():
            total += max(respond(policy, own, others) for own in claims(mine, self.dice))
        return total

    def _as_roller(self, policy: Policy, own: Claim, others: Sequence[tuple[Hand, float]]) -> float:
        """The most that the roller wins with a hand and a claim. For each size of the other's claim: to challenge or not."""
        left, asked = defaultdict(float), defaultdict(float)
        for theirs, chance in others:
            for claim, often in policy.claim(False, theirs).items():
                for values, challenged in ((left, False), (asked, True)):
                    if challenged and not claim.size:
                        continue
                    spot = Spot(False, theirs, claim, own.size, challenged)
                    doubted = policy.challenge(spot) if own.size else 0.0
                    value = doubted * worth(own, True) + (1 - doubted) * worth(own, False)
                    values[claim.size] += chance * often * (value - worth(claim, challenged))
        return sum(max(left[size], asked[size]) if size else left[size] for size in left)

    def _as_other(self, policy: Policy, own: Claim, others: Sequence[tuple[Hand, float]]) -> float:
        """The most that the other one wins. They have seen whether they were challenged."""
        left, asked = defaultdict(float), defaultdict(float)
        for theirs, chance in others:
            for claim, often in policy.claim(True, theirs).items():
                doubted = policy.challenge(Spot(True, theirs, claim, own.size)) if own.size else 0.0
                for challenged, share in ((False, 1 - doubted), (True, doubted)):
                    weight = chance * often * share
                    for values, answer in ((left, False), (asked, True)):
                        values[claim.size, challenged] += weight * (
                            worth(own, challenged) - worth(claim, answer and claim.size > 0)
                        )
        return sum(max(left[key], asked[key]) for key in left)


def uniform(game: Game) -> Policy:
    """Anything, and every second claim is challenged."""
    return Policy(lambda _, hand: dict.fromkeys(claims(hand, game.dice), 1 / len(claims(hand, game.dice))), lambda _: 0.5)


def house(game: Game, style: ClaimStyle) -> Policy:
    """A computer player of the house, asked through views of a real table at which the other tiles are out of play."""

    @cache
    def claim(roller: bool, hand: Hand) -> dict[Claim, float]:
        found: dict[Claim, float] = defaultdict(float)
        seen = _view(game.dice, roller, hand, tuple(Lay(picked) for size in range(3) for picked in toss.choices(hand, size)))
        for action, often in challenge_player.claim_mix(seen, style, DECK).items():
            picked = getattr(action, "picked", ())
            found[Claim(len(picked), not picked or toss.holds_true(game.dice, picked))] += often
        return found

    @cache
    def doubts(spot: Spot) -> float:
        own = next(
            picked
            for picked in toss.choices(spot.hand, spot.own.size)
            if not picked or toss.holds_true(game.dice, picked) == spot.own.true
        )
        seen = _view(game.dice, spot.roller, spot.hand, (Pass(), Dispute(int(spot.roller))), own, spot.size)
        return sum(
            often for action, often in challenge_player.challenge_mix(seen, style, DECK).items() if isinstance(action, Dispute)
        )

    return Policy(claim, doubts)


def _view(dice: tuple[int, int], roller: bool, hand: Hand, legal: tuple[Action, ...], own: Hand = (), size: int = 0) -> View:
    """What somebody sees: the roller is seat 0."""
    me = int(not roller)
    mine = SeatView(
        HELD - len(own),
        tuple((Counter(hand) - Counter(own)).elements()),
        0,
        True,
        False,
        0,
        claim=Claimed(len(own), own) if own else None,
    )
    theirs = SeatView(HELD - size, None, 0, False, False, 0, claim=Claimed(size, None) if size else None)
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
        dice=dice,
        tosser=0,
    )
