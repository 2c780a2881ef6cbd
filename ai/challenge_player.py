"""Challenge: how likely a claim is to be true, when to bluff, what to give away. It knows only the view, notes included.

What a challenge gains and loses in tiles gives two thresholds for believing a claim: one half for two players, where the other's
tiles count as much as one's own, and about a third for many, where only one's own do. Bluffs gain if they are challenged less
than one time in three (two players) or two (many); in between the numbers are moved. All decisions are mixed, and what is
remembered of the round moves them: whose bluffs were exposed is believed less, and where bluffs are believed there are more.

A Grandmaster against one other challenges by no threshold: in an equilibrium of a reduced game (`benchmarks.regret`) every claim
is doubted about as often as makes bluffs not worth while, and the own tiles decide when; `_mixed` has that form.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ai import claim_odds
from ai.levels import Level
from games.challenge import DECK
from games.core import Action, Fate, Seat, Tile, View
from games.parts import dice as toss
from games.parts import tiles
from games.parts.claims import Discarded, Dispute, Exposed, Gave, Give, Lay, Received

TRUTHFUL = 0.95  # how often somebody who can make a true claim makes one
REMEMBERED = 0.8  # tiles seen in a hand are still there; they may have been given away unseen
SEEN = 6  # occasions that count as much as what is expected of somebody of whom nothing has been seen
EXPECTED = 2  # the same for own bluffs, and whether they are challenged
GAINING = (1 / 3, 0.4, 0.45, 0.5)  # from two players on: challenged less often than this a bluff gains
PAIRS = 0.85  # of bluffs
UNLIKELY = 0.2  # so much is hoped for of a bluff that nobody should believe
DOUBTED, STEEPNESS = 0.15, 4  # a claim no likelier than it looks without a hand is challenged so often; how much the hand counts
EVEN = 0.45  # what looks less likely without a hand is looked at as if it looked so
BOLDNESS = 0.06  # how soft it is whether a claim looks as if it would be believed
BOLDEST = 0.6  # how often somebody is expected to bluff with nothing, at most

DOUBLE = 0.5  # after a double toss true claims are rarer, and so are bluffs that are believed
BURDEN = 0.15  # more bluffing for each tile that no die can ever match
WINNING = 0.65  # the threshold for a challenge that wins the deal if it is right
TIMID = 0.5  # how often an apprentice tells the truth that can be told


@dataclass(frozen=True, slots=True)
class ClaimStyle:
    """How somebody challenges and bluffs. Tuples are from two players on; the last number holds for more."""

    belief: tuple[float, ...]  # a claim less likely than this is challenged
    softness: tuple[float, ...]  # of that threshold
    bluff: tuple[float, ...]  # how often a hand without a true claim bluffs
    caution: tuple[float, ...] = ()  # the higher the fewer bluffs that do not look true
    # How much the bluffs follow from whether earlier ones were believed; (): nor from what a claim looks like.
    watches: tuple[float, ...] = ()
    believed: tuple[float, ...] = ()  # a claim that looks as likely as that is expected to be believed
    usual: tuple[float, ...] = (0.25,)  # how often others are expected to bluff with nothing, at least
    balance: tuple[float, ...] = (0.0,)  # bluffs expected of them for each true claim that they could make, if that is more
    truthful: float = TRUTHFUL
    mixes: bool = False  # challenges, where two play


MASTER_STYLE = ClaimStyle((0.5, 0.42, 0.37, 0.33), (0.06,), (0.3, 0.2, 0.15, 0.1))
GRANDMASTER_STYLE = ClaimStyle(
    belief=(0.4, 0.3, 0.24, 0.2),
    softness=(0.06, 0.03),
    bluff=(1.0,),
    caution=(-1.2, 1.0, 1.0, 5.0),
    watches=(60, 30),
    believed=(0.55, 0.55, 0.55, 0.42),
    usual=(0.25, 0.15, 0.15, 0.12),
    balance=(0.6, 0.4),
    truthful=1.0,
    mixes=True,
)


def choose(view: View, rng: Random, level: Level = Level.MASTER) -> Action | None:
    """One of `view.legal`; None if these are not the decisions of this game."""
    kinds = {type(action) for action in view.legal}
    if level in (Level.APPRENTICE, Level.JOURNEYMAN):
        return _simple(view, kinds, rng, level is Level.JOURNEYMAN)
    style = GRANDMASTER_STYLE if level is Level.GRANDMASTER else MASTER_STYLE
    if Lay in kinds:
        return _drawn(claims(view, style), rng)
    if Give in kinds:
        return _give(view)
    if Dispute in kinds:
        return _drawn(challenges(view, style), rng)
    return None


def _drawn(mix: dict[Action, float], rng: Random) -> Action:
    """One of these by their probabilities."""
    return rng.choices(list(mix), list(mix.values()))[0]


def _for(numbers: tuple[float, ...], players: int) -> float:
    """The number that holds for so many players."""
    return numbers[min(players - 2, len(numbers) - 1)]


def _sigmoid(number: float) -> float:
    """Of 0 it is one half."""
    return 1 / (1 + math.exp(-max(-8.0, min(8.0, number))))


def _simple(view: View, kinds: set[type[Action]], rng: Random, truthful: bool) -> Action | None:
    """Without weighing anything: the truth if there is one (an apprentice does not always see it), a bluff or a challenge now and
    then."""
    if Lay in kinds:
        assert view.dice is not None
        true = [action for action in view.legal if isinstance(action, Lay) and toss.holds_true(view.dice, action.picked)]
        if true and (truthful or rng.random() < TIMID):
            return max(true, key=lambda action: len(action.picked)) if truthful else rng.choice(true)
        return rng.choice(view.legal) if rng.random() < (0.3 if truthful else 0.15) else view.legal[0]
    if Give in kinds:
        return rng.choice(view.legal)
    if Dispute in kinds:
        return rng.choice(view.legal[1:]) if rng.random() < 0.15 else view.legal[0]
    return None


# ---- claims


@lru_cache(maxsize=1 << 12)
def _serves(one: Tile, other: Tile | None) -> int:
    """The tosses that a tile or a pair serves, as a mask of `toss.TOSSES`."""
    claim = (one,) if other is None else (one, other)
    return sum(1 << number for number, numbers in enumerate(toss.TOSSES) if toss.holds_true(numbers, claim))


_DOUBLES = sum(1 << number for number, (one, two) in enumerate(toss.TOSSES) if one == two)


def _power(hand: tuple[Tile, ...]) -> float:
    """In how many of 36 tosses the hand can make a true claim, and for how many a pair."""
    singles = pairs = 0
    for place, one in enumerate(hand):
        singles |= _serves(one, None)
        for other in hand[place + 1 :]:
            pairs |= _serves(one, other)
    return _weight(singles | pairs) + 0.5 * _weight(pairs)


def _weight(tosses: int) -> float:
    return 2 * tosses.bit_count() - (tosses & _DOUBLES).bit_count()


def _rest(hand: tuple[Tile, ...], gone: Iterable[Tile]) -> tuple[Tile, ...]:
    return tuple((Counter(hand) - Counter(gone)).elements())


def worst(hand: tuple[Tile, ...], count: int) -> tuple[Tile, ...]:
    """Tiles whose loss hurts least: blanks that fit nowhere first, then by what the rest can still do."""
    chosen: list[Tile] = []
    for _ in range(min(count, len(hand))):
        left = _rest(hand, chosen)
        chosen.append(max(set(left), key=lambda tile: (_power(_rest(left, (tile,))), _blanks((tile,)), tile)))
    return tuple(sorted(chosen))


def _blanks(hand: Iterable[Tile]) -> int:
    """Halves without pips: no die ever matches them."""
    return sum(tiles.halves(tile).count(0) for tile in hand)


def truths(view: View) -> list[Lay]:
    """The true claims that the viewer's hand can make."""
    assert view.viewer is not None
    assert view.dice is not None
    held = Counter(view.seats[view.viewer].hand or ())
    single = tiles.of(*view.dice)
    return [Lay(claim) for claim in ((single,), *set(toss.true_pairs(view.dice))) if not Counter(claim) - held]


def claims(view: View, style: ClaimStyle, deck: Sequence[Tile] = DECK) -> dict[Action, float]:
    """How often to claim what: the truth if there is one, else sometimes a bluff."""
    assert view.viewer is not None
    assert view.dice is not None
    hand = view.seats[view.viewer].hand or ()
    true = truths(view)
    if true:
        best = max(true, key=lambda claim: (len(claim.picked), _power(_rest(hand, claim.picked)), claim.picked))
        return {best: style.truthful, view.legal[0]: 1 - style.truthful}
    mix: dict[Action, float] = {view.legal[0]: 1.0}
    for size, rate in _bluffing(view, style, deck).items():
        bluff = Lay(worst(hand, size))
        mix[bluff] = mix.get(bluff, 0) + rate
        mix[view.legal[0]] -= rate
    return mix


def _bluffing(view: View, style: ClaimStyle, deck: Sequence[Tile]) -> dict[int, float]:
    """How often to bluff with how many tiles. Somebody who watches does so where a claim looks true to those who see
    nothing of this hand, and where bluffs were believed so far."""
    assert view.viewer is not None
    assert view.dice is not None
    own = view.seats[view.viewer]
    burden = BURDEN * (own.hand or ()).count(tiles.named("0-0"))
    if not style.watches:
        rate = _for(style.bluff, len(view.seats)) * (DOUBLE if view.dice[0] == view.dice[1] else 1) + burden
        return {1: rate * (1 - PAIRS), 2: rate * PAIRS}
    gaining, believed = _for(GAINING, len(view.seats)), _for(style.believed, len(view.seats))
    exposed, passed = _bluffed(view)
    bolder = _for(style.watches, len(view.seats)) * (gaining - (EXPECTED * gaining + exposed) / (EXPECTED + exposed + passed))
    rates = {}
    for size in (1, 2):
        rates[size] = _sigmoid((looks(view, size, style, deck) - believed) / BOLDNESS + bolder)
    least = _sigmoid(bolder - _for(style.caution, len(view.seats)))
    rate = min(1.0, _for(style.bluff, len(view.seats)) * max(least, *rates.values()) + burden)
    shares = {size: (size * (one + UNLIKELY)) ** 2 for size, one in rates.items()}
    return {size: rate * share / sum(shares.values()) for size, share in shares.items()}


def looks(view: View, size: int, style: ClaimStyle, deck: Sequence[Tile] = DECK) -> float:
    """How likely to be true a claim of the viewer's looks to whoever sees nothing of this hand."""
    assert view.viewer is not None
    assert view.dice is not None
    could = claim_odds.could(view.dice, size, len(view.seats[view.viewer].hand or ()), (), deck)
    return _posterior(could, _frequency(view, view.viewer, size, style, deck))


def doubt(likely: float, style: ClaimStyle, players: int) -> float:
    """How often a claim is challenged that is as likely as that."""
    return _sigmoid((_for(style.belief, players) - likely) / _for(style.softness, players))


def _posterior(could: float, bluffs: float) -> float:
    """The probability that a claim is true that could be made so often, by somebody who bluffs so often with nothing."""
    true, bluff = could * TRUTHFUL, (1 - could) * bluffs
    return true / (true + bluff) if true + bluff else 0.0


def _bluffed(view: View) -> tuple[int, int]:
    """How many of the viewer's bluffs were exposed in this deal, and how many claims that no toss makes true were not."""
    exposed = sum(isinstance(note, Exposed) and note.target == view.viewer and not note.true for note in view.notes)
    return exposed, sum(isinstance(note, Discarded) and not _possible(note.tiles) for note in view.notes)


@lru_cache(maxsize=1 << 10)
def _possible(claim: tuple[Tile, ...]) -> bool:
    """Whether a claim is true for any toss."""
    return bool(_serves(claim[0], claim[1] if len(claim) > 1 else None))


def _give(view: View) -> Action:
    """What hurts least to lose."""
    assert view.viewer is not None
    gifts = [action for action in view.legal if isinstance(action, Give)]
    wanted = Give(worst(view.seats[view.viewer].hand or (), len(gifts[0].picked)))
    return wanted if wanted in gifts else gifts[0]


# ---- challenges


@dataclass(frozen=True, slots=True)
class Known:
    """What the viewer knows of tiles in other hands."""

    elsewhere: tuple[Tile, ...]  # may be anywhere
    seen: dict[Seat, Counter[Tile]]  # by seat: seen to go into that hand


def known_to(view: View, deck: Sequence[Tile] = DECK) -> Known:
    """Count the tiles from the viewer's hand, claim and notes."""
    assert view.viewer is not None
    own = view.seats[view.viewer]
    gone = Counter(own.hand or ())
    if own.claim is not None and own.claim.fate is Fate.OPEN:
        gone.update(own.claim.tiles or ())
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
    del seen[view.viewer]
    for held in seen.values():
        gone.update(held)
    return Known(tuple((Counter(deck) - gone).elements()), seen)


def _frequency(view: View, seat: Seat, size: int, style: ClaimStyle, deck: Sequence[Tile]) -> float:
    """How often this seat bluffs when it has nothing, from what challenges have shown."""
    assert view.dice is not None
    one = view.seats[seat]
    held = one.count + (one.claim.size if one.claim is not None and one.claim.fate is Fate.OPEN else 0)
    could = claim_odds.could(view.dice, size, held, (), deck)
    usual, balance = _for(style.usual, len(view.seats)), _for(style.balance, len(view.seats))
    usual = min(BOLDEST, max(usual, balance * could / (1 - could))) if could < 1 else BOLDEST
    shown = [note.true for note in view.notes if isinstance(note, Exposed) and note.target == seat]
    return (SEEN * usual + shown.count(False)) / (SEEN + len(shown))


def truth(view: View, known: Known, seat: Seat, style: ClaimStyle, deck: Sequence[Tile] = DECK) -> float:
    """The probability that this seat's open claim is true."""
    one = view.seats[seat]
    assert one.claim is not None
    assert view.dice is not None
    held, sure = one.count + one.claim.size, tuple(known.seen[seat].elements())
    could = claim_odds.could(view.dice, one.claim.size, held, (), known.elsewhere)
    if sure:
        could += REMEMBERED * (claim_odds.could(view.dice, one.claim.size, held, sure, known.elsewhere) - could)
    return _posterior(could, _frequency(view, seat, one.claim.size, style, deck))


def challenges(view: View, style: ClaimStyle, deck: Sequence[Tile] = DECK) -> dict[Action, float]:
    """How often to challenge the least likely claim, and to pass. A claim that would win is challenged: it costs nothing."""
    assert view.viewer is not None
    own = view.seats[view.viewer]
    known = known_to(view, deck)
    pressing: list[tuple[float, float, Action]] = []
    for action in view.legal:
        if not isinstance(action, Dispute):
            continue
        claimant = view.seats[action.seat]
        assert claimant.claim is not None
        if claimant.count == 0:
            return {action: 1.0}
        likely = truth(view, known, action.seat, style, deck)
        if own.claim is None and own.count <= claimant.claim.size:
            often = _sigmoid((WINNING - likely) / _for(style.softness, len(view.seats)))
        elif style.mixes and len(view.seats) == 2:
            often = _mixed(view, action.seat, likely, style, deck)
        else:
            often = doubt(likely, style, len(view.seats))
        pressing.append((often, -likely, action))
    often, _, best = max(pressing, key=lambda one: one[:2])
    return {best: often, view.legal[0]: 1 - often}


def _mixed(view: View, seat: Seat, likely: float, style: ClaimStyle, deck: Sequence[Tile]) -> float:
    """How often a claim is challenged that is as likely as that with the own hand in view: more than usual if it looks likelier
    without."""
    one = view.seats[seat]
    assert one.claim is not None
    assert view.dice is not None
    could = claim_odds.could(view.dice, one.claim.size, one.count + one.claim.size, (), deck)
    looked = max(EVEN, _posterior(could, _frequency(view, seat, one.claim.size, style, deck)))
    return min(1.0, DOUBTED * ((1 - likely) / (1 - looked)) ** STEEPNESS) if looked < 1 else 0.0
