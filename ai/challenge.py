"""Challenge: how likely a claim is to be true, when to bluff, what to give away. It knows only the view, notes included.

What a challenge gains and loses in tiles gives two thresholds for believing a claim: one half for two players, where the other's
tiles count as much as one's own, and about a third for many, where only one's own do. Bluffs gain if they are challenged less
than one time in three (two players) or two (many); in between the numbers are moved. All decisions are mixed a little.
"""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ai.levels import Level
from games.challenge import DECK
from games.core import Action, Fate, Seat, Tile, View
from games.parts import dice as toss
from games.parts import tiles
from games.parts.claims import Discarded, Dispute, Exposed, Gave, Give, Lay, Received

TRUTHFUL = 0.95  # how often somebody who can make a true claim makes one
BLUFFS, HONEST = 1.5, 4.5  # before anything is seen of a seat: one bluff for three occasions (a Beta distribution)
SAMPLES = 80  # hands tried out for one claim
REMEMBERED = 0.8  # a tile seen in a hand is still there; it may have been given away unseen
SOFTNESS = 0.06  # of thresholds

DOUBLE = 0.5  # after a double toss true claims are rarer, and so are bluffs that are believed
BURDEN = 0.15  # more bluffing for each tile that no die can ever match
LAST = 0.9  # a claim that would win if it stays unchallenged: challenged unless it is nearly sure
WINNING = 0.65  # the threshold for a challenge that wins the deal if it is right
TIMID = 0.5  # how often an apprentice tells the truth that can be told


@dataclass(frozen=True, slots=True)
class Habit:
    """How somebody challenges and bluffs, by players; the last number holds for more."""

    belief: tuple[float, ...]  # from two players on: a claim less likely than this is challenged
    bluff: tuple[float, ...]  # how often a hand without a true claim bluffs


MEISTER = Habit((0.5, 0.42, 0.37, 0.33), (0.3, 0.2, 0.15, 0.1))
GROSSMEISTER = Habit((0.4, 0.3, 0.24, 0.2), (0.2, 0.1, 0.06, 0.04))


def choose(view: View, rng: Random, level: Level = Level.MEISTER) -> Action | None:
    """One of `view.legal`; None if these are not the decisions of this game."""
    kinds = {type(action) for action in view.legal}
    if level in (Level.LEHRLING, Level.GESELLE):
        return _simple(view, kinds, rng, level is Level.GESELLE)
    habit = GROSSMEISTER if level is Level.GROSSMEISTER else MEISTER
    if Lay in kinds:
        return _claim(view, rng, habit)
    if Give in kinds:
        return _give(view, rng)
    if Dispute in kinds:
        return _dispute(view, rng, habit)
    return None


def _for(numbers: tuple[float, ...], players: int) -> float:
    """The number that holds for so many players."""
    return numbers[min(players - 2, len(numbers) - 1)]


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


def _worst(hand: tuple[Tile, ...], count: int, rng: Random) -> tuple[Tile, ...]:
    """Tiles whose loss hurts least: blanks that fit nowhere first, then by what the rest can still do."""
    chosen: list[Tile] = []
    for _ in range(min(count, len(hand))):
        left = _rest(hand, chosen)
        chosen.append(max(set(left), key=lambda tile: (_power(_rest(left, (tile,))), _blanks((tile,)), rng.random())))
    return tuple(sorted(chosen))


def _blanks(hand: Iterable[Tile]) -> int:
    """Halves without pips: no die ever matches them."""
    return sum(tiles.halves(tile).count(0) for tile in hand)


def _claim(view: View, rng: Random, habit: Habit) -> Action:
    """The truth if there is one, else sometimes a bluff."""
    assert view.viewer is not None
    assert view.dice is not None
    hand = view.seats[view.viewer].hand or ()
    held = Counter(hand)
    single = tiles.of(*view.dice)
    true = [Lay(claim) for claim in ((single,), *set(toss.true_pairs(view.dice))) if not Counter(claim) - held]
    if true and rng.random() < TRUTHFUL:
        return max(true, key=lambda claim: (len(claim.picked), _power(_rest(hand, claim.picked)), claim.picked))
    rate = _for(habit.bluff, len(view.seats)) * (DOUBLE if view.dice[0] == view.dice[1] else 1)
    rate += BURDEN * hand.count(tiles.named("0-0"))
    if not true and rng.random() < rate:
        return Lay(_worst(hand, 2 if rng.random() < 0.85 else 1, rng))
    return view.legal[0]


def _give(view: View, rng: Random) -> Action:
    """What hurts least to lose."""
    assert view.viewer is not None
    gifts = [action for action in view.legal if isinstance(action, Give)]
    wanted = Give(_worst(view.seats[view.viewer].hand or (), len(gifts[0].picked), rng))
    return wanted if wanted in gifts else gifts[0]


# ---- challenges


@dataclass(frozen=True, slots=True)
class Known:
    """What the viewer knows of tiles in other hands."""

    elsewhere: tuple[Tile, ...]  # may be anywhere
    seen: dict[Seat, Counter[Tile]]  # by seat: seen to go into that hand


def _known(view: View) -> Known:
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
    return Known(tuple((Counter(DECK) - gone).elements()), seen)


def _frequency(view: View, seat: Seat) -> float:
    """How often this seat bluffs when it has nothing, from what challenges have shown."""
    shown = [note.true for note in view.notes if isinstance(note, Exposed) and note.target == seat]
    return (BLUFFS + shown.count(False)) / (BLUFFS + HONEST + len(shown))


def _truth(view: View, known: Known, seat: Seat, rng: Random) -> float:
    """The probability that this seat's open claim is true."""
    one = view.seats[seat]
    assert one.claim is not None
    assert view.dice is not None
    held = one.count + one.claim.size
    wanted = tiles.of(*view.dice)
    hits = 0
    for _ in range(SAMPLES):
        hand = [tile for tile in known.seen[seat].elements() if rng.random() < REMEMBERED][:held]
        hand += rng.sample(known.elsewhere, min(held - len(hand), len(known.elsewhere)))
        there = Counter(hand)
        if one.claim.size == 1:
            hits += there[wanted] > 0
        else:
            hits += any(not Counter(pair) - there for pair in toss.true_pairs(view.dice))
    could = hits / SAMPLES
    true, bluff = could * TRUTHFUL, (1 - could) * _frequency(view, seat)
    return true / (true + bluff) if true + bluff else 0.0


def _dispute(view: View, rng: Random, habit: Habit) -> Action:
    """Challenge the least likely claim if it is unlikely enough, else pass."""
    assert view.viewer is not None
    own = view.seats[view.viewer]
    known = _known(view)
    pressing: list[tuple[float, Action]] = []
    for action in view.legal:
        if not isinstance(action, Dispute):
            continue
        claimant = view.seats[action.seat]
        assert claimant.claim is not None
        threshold = _for(habit.belief, len(view.seats))
        if own.claim is None and own.count <= claimant.claim.size:
            threshold = WINNING
        if claimant.count == 0:
            threshold = LAST
        doubt = threshold - _truth(view, known, action.seat, rng)
        pressing.append((doubt, action))
    doubt, best = max(pressing, key=lambda one: one[0])
    softened = 1 / (1 + math.exp(-max(-8.0, min(8.0, doubt / SOFTNESS))))
    return best if rng.random() < softened else view.legal[0]
