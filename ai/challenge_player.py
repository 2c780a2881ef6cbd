"""Challenge: what to claim, what to challenge and what to give away.

All of it uses nothing but the view, notes included. The odds of claims are exact: the ways to fill
a hand with unplaced tiles are counted.

What a challenge gains and loses in tiles sets the threshold below which a claim is challenged: one
half for two players, where the opponent's tiles count as much as the own ones, and about one third
for many, where only the own tiles count. A bluff gains if it is challenged less often than one
time in three (two players) or one in two (many). The constants lie in between.

All decisions are random with calculated probabilities. What the round has shown shifts them: a
player whose bluffs were exposed is believed less, and a player whose bluffs were believed bluffs
more.

A Grandmaster against one opponent uses no threshold for challenges. In an equilibrium of a reduced
game (`tools.benchmarks.regret`) every claim is challenged often enough to make bluffs worthless,
and the own tiles decide when; `_equilibrium_rate` has that form.

In hindsight (`weigh`) values are tiles gained on the mean of the others in this roll. The others
are taken for Masters who sometimes challenge whatever they see, as people do: without that, nearly
every bluff with a large hand would look good.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

from ai.levels import Level
from games.challenge import DECK
from games.core import Action, Fate, Seat, SeatView, Tile, View
from games.parts import claims, tiles
from games.parts.challenge_steps import HAND
from games.parts.claims import MOST_CLAIMED, Discarded, Dispute, Exposed, Gave, Give, Lay, Received

# Index n: the number of ways to put n tiles of some group into a hand without making a true pair.
_Ways: TypeAlias = tuple[int, ...]


def true_claim_odds(
    dice: tuple[int, int], size: int, held: int, sure: Sequence[Tile], elsewhere: Sequence[Tile]
) -> float:
    """Return the probability that a hand holds a true claim.

    Args:
        dice: The toss.
        size: Tiles in the claim, 1 or 2.
        held: Tiles in the hand.
        sure: Tiles known to be in the hand.
        elsewhere: The unplaced tiles; the rest of the hand is drawn from them.
    """
    low, high = sorted(dice)
    known, unseen = Counter(sure), Counter(elsewhere)
    drawn = min(held - len(sure), len(elsewhere))
    if drawn < 0:
        return true_claim_odds(dice, size, held, sure[:held], elsewhere)
    if size == 1:
        wanted = tiles.of(low, high)
        return (
            1.0
            if known[wanted]
            else 1 - comb(len(elsewhere) - unseen[wanted], drawn) / comb(len(elsewhere), drawn)
        )
    without_pair: _Ways = (1,)
    grouped = 0
    for group in _pair_groups(low, high):
        copies = tuple((known[tile], unseen[tile]) for tile in group)
        without_pair = _multiply(without_pair, _ways_without_pair(low == high, copies))
        grouped += sum(unseen[tile] for tile in group)
    rest = len(elsewhere) - grouped
    ways = sum(
        count * comb(rest, drawn - number)
        for number, count in enumerate(without_pair)
        if number <= drawn
    )
    return 1 - ways / comb(len(elsewhere), drawn)


@lru_cache(maxsize=64)
def _pair_groups(low: int, high: int) -> tuple[tuple[Tile, ...], ...]:
    """Return the tiles that make true pairs, in groups that share no tile.

    A group is a pair, or the tile of the toss followed by the doubles of both its numbers.
    """
    if low == high:
        return tuple((tile,) for tile, _ in claims.true_pairs((low, high)))
    middle = tiles.of(low, high)
    pairs = tuple(pair for pair in claims.true_pairs((low, high)) if middle not in pair)
    return (*pairs, (middle, tiles.of(low, low), tiles.of(high, high)))


@lru_cache(maxsize=1 << 12)
def _ways_without_pair(is_double: bool, copies: tuple[tuple[int, int], ...]) -> _Ways:
    """Return the ways to draw tiles of one group without completing a true pair.

    Args:
        is_double: The toss is a double: a pair is two copies of one tile. Otherwise it is the first
            tile with one of the others.
        copies: By tile of the group: copies known to be in the hand, and copies that can be drawn.
    """
    if is_double:
        known, unseen = copies[0]
        return tuple(comb(unseen, number) for number in range(unseen + 1) if known + number < 2)
    first, *others = copies
    without_first: _Ways = (1,)
    for _, unseen in others:
        without_first = _multiply(
            without_first, tuple(comb(unseen, number) for number in range(unseen + 1))
        )
    only_first = tuple(comb(first[1], number) for number in range(first[1] + 1))
    if first[0]:
        without_first = ()
    else:
        only_first = (0, *only_first[1:])
    return _add(without_first, () if any(known for known, _ in others) else only_first)


def _multiply(ways: _Ways, other: _Ways) -> _Ways:
    """Return the ways to draw from both groups (the product of the polynomials)."""
    product = [0] * (len(ways) + len(other) - 1)
    for first, many in enumerate(ways):
        for second, more in enumerate(other):
            product[first + second] += many * more
    return tuple(product)


def _add(ways: _Ways, other: _Ways) -> _Ways:
    return tuple(
        (ways[number] if number < len(ways) else 0) + (other[number] if number < len(other) else 0)
        for number in range(max(len(ways), len(other)))
    ) or (0,)


TRUTHFUL = 0.95  # probability that a player who can make a true claim makes one
# weight of having seen a tile go into a hand; it may have been given away unseen since
REMEMBERED = 0.8
PRIOR_CLAIMS = 6  # exposed claims that weigh as much as the assumption about an unknown player
# own bluffs that weigh as much as the assumption about how often they are challenged
PRIOR_BLUFFS = 2
GAINING = (
    1 / 3,
    0.4,
    0.45,
    0.5,
)  # a bluff challenged less often than this gains; from two players on
PAIRS = 0.85  # share of pairs among the bluffs of a Master
HOPE = 0.2  # weight of bluffs of a size that nobody should believe
DOUBTED, STEEPNESS = (
    0.15,
    4,
)  # `_equilibrium_rate`: the rate if the own hand tells nothing, and how much the own hand counts
# `_equilibrium_rate`: claims that look less likely from outside are treated as this likely
PLAUSIBLE = 0.45
BLUFF_SOFTNESS = 0.06  # of the threshold from which a claim looks credible enough to bluff
MOST_BLUFFS = 0.6  # highest assumed probability that a player with nothing bluffs

# factor for a Master's bluffs after a double: true claims are rarer, so bluffs are believed less
DOUBLE = 0.5
BURDEN = 0.15  # added to the bluff rate for each double blank, which no die can ever match
WINNING = 0.65  # threshold for a challenge that wins the deal if it is right
SEES_TRUTH = 0.5  # probability that an apprentice makes a true claim that it can make


@dataclass(frozen=True, slots=True)
class ClaimStyle:
    """The way a level challenges and bluffs.

    Tuples are by number of players, from two on; the last value holds for more.
    """

    threshold: tuple[float, ...]  # a claim that is less likely to be true is challenged
    softness: tuple[float, ...]  # of that threshold
    bluff_rate: tuple[float, ...]  # probability of a bluff without a true claim
    caution: tuple[float, ...] = ()  # the higher, the fewer bluffs that do not look true
    # How strongly bluffs depend on whether earlier ones were believed. (): neither on that nor on
    # what the claim looks like.
    adaptation: tuple[float, ...] = ()
    # a claim that looks at least this likely is expected to be believed
    credible: tuple[float, ...] = ()
    # least assumed probability that an opponent with nothing bluffs
    assumed_bluffs: tuple[float, ...] = (0.25,)
    # assumed bluffs for each true claim that they could make, if that is more
    assumed_balance: tuple[float, ...] = (0.0,)
    truthful: float = TRUTHFUL
    uses_equilibrium: bool = False  # for challenges between two players


MASTER_STYLE = ClaimStyle((0.5, 0.42, 0.37, 0.33), (0.06,), (0.3, 0.2, 0.15, 0.1))
GRANDMASTER_STYLE = ClaimStyle(
    threshold=(0.4, 0.3, 0.24, 0.2),
    softness=(0.06, 0.03),
    bluff_rate=(1.0,),
    caution=(-1.2, 1.0, 1.0, 5.0),
    adaptation=(60, 30),
    credible=(0.55, 0.55, 0.55, 0.42),
    assumed_bluffs=(0.25, 0.15, 0.15, 0.12),
    assumed_balance=(0.6, 0.4),
    truthful=1.0,
    uses_equilibrium=True,
)


def choose(view: View, rng: Random, level: Level = Level.MASTER) -> Action | None:
    """Return one of `view.legal`, or None if the decision is not one of Challenge."""
    kinds = {type(action) for action in view.legal}
    if level in (Level.APPRENTICE, Level.JOURNEYMAN):
        return _choose_simply(view, kinds, rng, always_truthful=level is Level.JOURNEYMAN)
    style = GRANDMASTER_STYLE if level is Level.GRANDMASTER else MASTER_STYLE
    if Lay in kinds:
        return _draw(claim_mix(view, style), rng)
    if Give in kinds:
        return _choose_gift(view)
    return _draw(challenge_mix(view, style), rng) if Dispute in kinds else None


def _draw(mix: dict[Action, float], rng: Random) -> Action:
    """Draw an action by its probability."""
    return rng.choices(list(mix), list(mix.values()))[0]


def _by_players(values: tuple[float, ...], players: int) -> float:
    """Return the value for this number of players (see `ClaimStyle`)."""
    return values[min(players - 2, len(values) - 1)]


def _sigmoid(number: float) -> float:
    return 1 / (1 + math.exp(-max(-8.0, min(8.0, number))))


def _choose_simply(
    view: View, kinds: set[type[Action]], rng: Random, *, always_truthful: bool
) -> Action | None:
    """Return a choice without calculation: a true claim if there is one, else now and then a
    bluff; now and then a challenge.
    """
    if Lay in kinds:
        true = [
            action
            for action in view.legal
            if isinstance(action, Lay) and claims.holds_true(view.toss.pair, action.picked)
        ]
        if true and (always_truthful or rng.random() < SEES_TRUTH):
            return (
                max(true, key=lambda action: len(action.picked))
                if always_truthful
                else rng.choice(true)
            )
        return (
            rng.choice(view.legal)
            if rng.random() < (0.3 if always_truthful else 0.15)
            else view.legal[0]
        )
    if Give in kinds:
        return rng.choice(view.legal)
    if Dispute in kinds:
        return rng.choice(view.legal[1:]) if rng.random() < 0.15 else view.legal[0]
    return None


# ---- claims


@lru_cache(maxsize=1 << 12)
def _tosses_served(tile: Tile, other: Tile | None) -> int:
    """Return the tosses that make a tile or a pair a true claim, as a mask of `claims.TOSSES`."""
    claim = (tile,) if other is None else (tile, other)
    return sum(
        1 << number
        for number, numbers in enumerate(claims.TOSSES)
        if claims.holds_true(numbers, claim)
    )


_DOUBLES = sum(1 << number for number, (low, high) in enumerate(claims.TOSSES) if low == high)


def _claim_power(hand: tuple[Tile, ...]) -> float:
    """Return how many of 36 tosses give the hand a true claim, plus half of those that give it a
    true pair.
    """
    singles = pairs = 0
    for place, tile in enumerate(hand):
        singles |= _tosses_served(tile, None)
        for other in hand[place + 1 :]:
            pairs |= _tosses_served(tile, other)
    return _count_of_36(singles | pairs) + 0.5 * _count_of_36(pairs)


def _count_of_36(tosses: int) -> float:
    """Return how many of the 36 ordered tosses a mask of `claims.TOSSES` covers."""
    return 2 * tosses.bit_count() - (tosses & _DOUBLES).bit_count()


def _without(hand: tuple[Tile, ...], gone: Iterable[Tile]) -> tuple[Tile, ...]:
    return tuple((Counter(hand) - Counter(gone)).elements())


def least_useful(hand: tuple[Tile, ...], count: int) -> tuple[Tile, ...]:
    """Return the tiles whose loss costs the hand the least claim power, those with blanks first."""
    chosen: list[Tile] = []
    for _ in range(min(count, len(hand))):
        left = _without(hand, chosen)
        chosen.append(
            max(
                set(left),
                key=lambda tile: (
                    _claim_power(_without(left, (tile,))),
                    tiles.HALVES[tile].count(0),
                    tile,
                ),
            )
        )
    return tuple(sorted(chosen))


def true_claims(view: View) -> list[Lay]:
    """Return the true claims that the viewer's hand can make."""
    held = Counter(view.seats[view.own_seat].hand or ())
    single = tiles.of(*view.toss.pair)
    return [
        Lay(claim)
        for claim in ((single,), *set(claims.true_pairs(view.toss.pair)))
        if not Counter(claim) - held
    ]


def claim_mix(view: View, style: ClaimStyle, deck: Sequence[Tile] = DECK) -> dict[Action, float]:
    """Return the probability of each claim: the best true one, or sometimes a bluff."""
    hand = view.seats[view.own_seat].hand or ()
    true = true_claims(view)
    if true:
        best = max(
            true,
            key=lambda claim: (
                len(claim.picked),
                _claim_power(_without(hand, claim.picked)),
                claim.picked,
            ),
        )
        return {best: style.truthful, view.legal[0]: 1 - style.truthful}
    mix: dict[Action, float] = {view.legal[0]: 1.0}
    for size, rate in _bluff_rates(view, style, deck).items():
        bluff = Lay(least_useful(hand, size))
        mix[bluff] = mix.get(bluff, 0) + rate
        mix[view.legal[0]] -= rate
    return mix


def _bluff_rates(view: View, style: ClaimStyle, deck: Sequence[Tile]) -> dict[int, float]:
    """Return the probability of a bluff by its number of tiles.

    A style with `adaptation` bluffs where the claim looks true to players who see nothing of this
    hand, and more while its bluffs are believed.
    """
    players = len(view.seats)
    burden = BURDEN * (view.seats[view.own_seat].hand or ()).count(tiles.named("0-0"))
    if not style.adaptation:
        rate = (
            _by_players(style.bluff_rate, players)
            * (DOUBLE if view.toss.pair[0] == view.toss.pair[1] else 1)
            + burden
        )
        return {1: rate * (1 - PAIRS), 2: rate * PAIRS}
    gaining, credible = _by_players(GAINING, players), _by_players(style.credible, players)
    # the viewer's bluffs that were exposed, and its impossible claims that were believed
    exposed = sum(
        isinstance(note, Exposed) and note.target == view.viewer and not note.true
        for note in view.notes
    )
    passed = sum(
        isinstance(note, Discarded) and not _can_be_true(note.tiles) for note in view.notes
    )
    challenged = (PRIOR_BLUFFS * gaining + exposed) / (PRIOR_BLUFFS + exposed + passed)
    boldness = _by_players(style.adaptation, players) * (gaining - challenged)
    rates = {
        size: _sigmoid(
            (public_truth_odds(view, size, style, deck) - credible) / BLUFF_SOFTNESS + boldness
        )
        for size in (1, 2)
    }
    least = _sigmoid(boldness - _by_players(style.caution, players))
    rate = min(1.0, _by_players(style.bluff_rate, players) * max(least, *rates.values()) + burden)
    shares = {size: (size * (size_rate + HOPE)) ** 2 for size, size_rate in rates.items()}
    return {size: rate * share / sum(shares.values()) for size, share in shares.items()}


def public_truth_odds(
    view: View, size: int, style: ClaimStyle, deck: Sequence[Tile] = DECK
) -> float:
    """Return how likely a claim of the viewer's is to be true for players who see nothing of
    this hand.
    """
    could = true_claim_odds(
        view.toss.pair, size, len(view.seats[view.own_seat].hand or ()), (), deck
    )
    return _posterior(could, _assumed_bluff_rate(view, view.own_seat, size, style, deck))


def challenge_rate(truth: float, style: ClaimStyle, players: int) -> float:
    """Return how often a claim is challenged that is true with this probability."""
    return _sigmoid(
        (_by_players(style.threshold, players) - truth) / _by_players(style.softness, players)
    )


def _posterior(could: float, bluffs: float) -> float:
    """Return the probability that a claim is true.

    `could` is the prior probability that the claimant can make it, `bluffs` the probability that a
    claimant who cannot bluffs.
    """
    true, bluff = could * TRUTHFUL, (1 - could) * bluffs
    return true / (true + bluff) if true + bluff else 0.0


@lru_cache(maxsize=1 << 10)
def _can_be_true(claim: tuple[Tile, ...]) -> bool:
    """Return True if the claim is true for some toss."""
    return bool(_tosses_served(claim[0], claim[1] if len(claim) > 1 else None))


def _choose_gift(view: View) -> Action:
    gifts = [action for action in view.legal if isinstance(action, Give)]
    wanted = Give(least_useful(view.seats[view.own_seat].hand or (), len(gifts[0].picked)))
    return wanted if wanted in gifts else gifts[0]


# ---- challenges


@dataclass(frozen=True, slots=True)
class KnownTiles:
    """Tiles in other hands, as far as the viewer knows them."""

    elsewhere: tuple[Tile, ...]  # tiles that may be anywhere
    seen: dict[Seat, Counter[Tile]]  # by seat: tiles that were seen to go into that hand


def known_tiles(view: View, deck: Sequence[Tile] = DECK) -> KnownTiles:
    """Count the tiles from the viewer's hand, claim and notes."""
    player = view.seats[view.own_seat]
    gone = Counter(player.hand or ())
    if player.claim is not None and player.claim.fate is Fate.OPEN:
        gone.update(player.claim.tiles or ())
    seen: dict[Seat, Counter[Tile]] = {seat: Counter() for seat in range(len(view.seats))}
    for note in view.notes:
        if isinstance(note, Exposed):
            seen[note.target] -= Counter(note.tiles)
            seen[note.seat].update(note.tiles)
        elif isinstance(note, Gave):
            seen[note.seat].update(note.tiles)
        elif isinstance(note, Received):
            seen[note.seat] -= Counter(note.tiles)
        elif isinstance(note, Discarded):
            gone.update(note.tiles)
    del seen[view.own_seat]
    for held in seen.values():
        gone.update(held)
    return KnownTiles(tuple((Counter(deck) - gone).elements()), seen)


def _assumed_bluff_rate(
    view: View, seat: Seat, size: int, style: ClaimStyle, deck: Sequence[Tile]
) -> float:
    """Return how often this seat is assumed to bluff with nothing, by the style and by what
    challenges have shown.
    """
    claimant = view.seats[seat]
    held = claimant.count + (
        claimant.claim.size
        if claimant.claim is not None and claimant.claim.fate is Fate.OPEN
        else 0
    )
    could = true_claim_odds(view.toss.pair, size, held, (), deck)
    usual, balance = (
        _by_players(style.assumed_bluffs, len(view.seats)),
        _by_players(style.assumed_balance, len(view.seats)),
    )
    usual = (
        min(MOST_BLUFFS, max(usual, balance * could / (1 - could))) if could < 1 else MOST_BLUFFS
    )
    shown = [note.true for note in view.notes if isinstance(note, Exposed) and note.target == seat]
    return (PRIOR_CLAIMS * usual + shown.count(False)) / (PRIOR_CLAIMS + len(shown))


def truth_odds(
    view: View, known: KnownTiles, seat: Seat, style: ClaimStyle, deck: Sequence[Tile] = DECK
) -> float:
    """Return the probability that this seat's open claim is true, by all that the viewer knows."""
    claimant = view.seats[seat]
    size, held, sure = (
        claimant.laid_claim.size,
        claimant.count + claimant.laid_claim.size,
        tuple(known.seen[seat].elements()),
    )
    could = true_claim_odds(view.toss.pair, size, held, (), known.elsewhere)
    if sure:
        could += REMEMBERED * (
            true_claim_odds(view.toss.pair, size, held, sure, known.elsewhere) - could
        )
    return _posterior(could, _assumed_bluff_rate(view, seat, size, style, deck))


def challenge_mix(
    view: View, style: ClaimStyle, deck: Sequence[Tile] = DECK
) -> dict[Action, float]:
    """Return the probabilities of the most promising challenge and of passing.

    A claim that wins the deal if it is true is always challenged: that costs nothing.
    """
    player = view.seats[view.own_seat]
    known = known_tiles(view, deck)
    pressing: list[tuple[float, float, Action]] = []
    for action in view.legal:
        if not isinstance(action, Dispute):
            continue
        claimant = view.seats[action.seat]
        if claimant.count == 0:
            return {action: 1.0}
        truth = truth_odds(view, known, action.seat, style, deck)
        if wins_if_right(player, claimant.laid_claim.size):
            rate = _sigmoid((WINNING - truth) / _by_players(style.softness, len(view.seats)))
        elif style.uses_equilibrium and len(view.seats) == 2:
            rate = _equilibrium_rate(view, action.seat, truth, style, deck)
        else:
            rate = challenge_rate(truth, style, len(view.seats))
        pressing.append((rate, -truth, action))
    rate, _, best = max(pressing, key=lambda entry: entry[:2])
    return {best: rate, view.legal[0]: 1 - rate}


def wins_if_right(player: SeatView, size: int) -> bool:
    """Return whether a right challenge of a claim of `size` tiles takes a player's last tiles, and
    no claim of their own can bring them some back.
    """
    is_open = player.claim is not None and player.claim.fate is Fate.OPEN
    return player.count <= size and not is_open


def _equilibrium_rate(
    view: View, seat: Seat, truth: float, style: ClaimStyle, deck: Sequence[Tile]
) -> float:
    """Return how often to challenge a claim that is true with probability `truth` by all that the
    viewer knows.

    It is challenged more often if it looks more likely to players who do not know the viewer's
    hand.
    """
    claimant = view.seats[seat]
    size = claimant.laid_claim.size
    could = true_claim_odds(view.toss.pair, size, claimant.count + size, (), deck)
    public = max(PLAUSIBLE, _posterior(could, _assumed_bluff_rate(view, seat, size, style, deck)))
    return min(1.0, DOUBTED * ((1 - truth) / (1 - public)) ** STEEPNESS) if public < 1 else 0.0


CURIOUS = 0.15  # least probability that one of the others challenges a claim
WON_ROUND = HAND  # tiles that winning the round at once is worth


class ValuedChoice(NamedTuple):
    """An action and its value."""

    action: Action
    tiles: float  # compared with no claim or no challenge
    # probability that the claim in question is true, or that the bluff is challenged
    odds: float | None


def weigh(view: View, played: Action) -> Sequence[ValuedChoice]:
    """Return the values of `played`, which comes first, and of the sensible alternatives; () for
    gifts.
    """
    if isinstance(played, Lay):
        return [_value_claim(view, lay) for lay in (played, *_sensible_claims(view))]
    challenges = [
        _value_challenge(view, action) for action in view.legal if isinstance(action, Dispute)
    ]
    if not challenges:  # tiles to give away
        return ()
    best = max(challenges, key=lambda choice: choice.tiles)
    made = next(
        (choice for choice in challenges if choice.action == played),
        ValuedChoice(played, 0.0, best.odds),
    )
    return (made, ValuedChoice(view.legal[0], 0.0, made.odds), best)


def _sensible_claims(view: View) -> list[Lay]:
    """Return no claim, the true claims, and the best bluffs with one tile and with two."""
    hand = view.seats[view.own_seat].hand or ()
    bluffs = [Lay(least_useful(hand, size)) for size in range(1, min(MOST_CLAIMED, len(hand)) + 1)]
    return [Lay(()), *true_claims(view), *bluffs]


def _value_claim(view: View, lay: Lay) -> ValuedChoice:
    """Return the value of a claim. A claim that would win the round is challenged by everybody."""
    size, held, others = (
        len(lay.picked),
        len(view.seats[view.own_seat].hand or ()),
        len(view.seats) - 1,
    )
    if not size:
        return ValuedChoice(lay, 0.0, None)
    likely = public_truth_odds(view, size, MASTER_STYLE)
    each = (
        1.0 if size == held else max(CURIOUS, challenge_rate(likely, MASTER_STYLE, len(view.seats)))
    )
    odds = 1 - (1 - each) ** others
    if not claims.holds_true(view.toss.pair, lay.picked):
        return ValuedChoice(lay, (1 - odds) * size - odds * size * (1 + 1 / others), odds)
    if size == held:
        return ValuedChoice(lay, size + WON_ROUND, None)
    return ValuedChoice(
        lay, (1 - odds) * size + odds * (size + min(size, held - size)) * (1 + 1 / others), None
    )


def _value_challenge(view: View, dispute: Dispute) -> ValuedChoice:
    """Return the value of a challenge.

    A claim that wins the round if true costs nothing to challenge.
    """
    player, claimant = view.seats[view.own_seat], view.seats[dispute.seat]
    size, others = claimant.laid_claim.size, len(view.seats) - 1
    odds = truth_odds(view, known_tiles(view), dispute.seat, MASTER_STYLE)
    given = min(size, player.count)
    gain = given + (given + size) / others
    loss = -(size + min(size, claimant.count)) * (1 + 1 / others) + size / others
    if wins_if_right(player, size):
        gain += WON_ROUND
    if not claimant.count:
        loss = 0.0
        if all(
            seat.passed
            for number, seat in enumerate(view.seats)
            if number not in (view.own_seat, dispute.seat)
        ):
            gain += WON_ROUND  # nobody else is left to challenge
    return ValuedChoice(dispute, odds * loss + (1 - odds) * gain, odds)
