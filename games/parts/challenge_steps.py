"""The course of a deal of Challenge (rules, section 7): toss, claims, challenges, gifts of tiles,
domino, and payment.

Each function takes a state and returns the next state and its public events, or raises
`IllegalAction`.
"""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from games.core import Action, Ending, Event, Fate, IllegalAction, Seat, Step, Tile, by_seat
from games.parts import claims, tiles
from games.parts.amounts import Chips, HalfChips, booked
from games.parts.austrian import DealWon
from games.parts.chance import Chance
from games.parts.claims import (
    MOST_CLAIMED,
    BoldestLie,
    Challenged,
    ClaimReturned,
    ClaimShown,
    ClaimsRevealed,
    DealLost,
    Exposed,
    GaveTiles,
    Give,
    Lay,
    Lied,
    NoClaims,
    ToBoneyard,
    Tossed,
)
from games.parts.line import Passed
from games.parts.options import Options, option

HAND = 8  # tiles each
MOST_RATE = 100
UNCAPPED = Chips(56 * MOST_RATE)  # no deal can cost more


@dataclass(frozen=True, slots=True)
class ChallengeOptions(Options):
    """House rules of Challenge. Amounts are whole chips."""

    session_wins = 5

    claims: str = option("sealed", choices=("sealed", "open"))
    chips: str = option("none", choices=("none", "pot", "per_tile"))
    stake: Chips = option(1, low=1, high=100)
    rate: Chips = option(1, low=1, high=MOST_RATE)
    cap: Chips = option(UNCAPPED, low=1, high=UNCAPPED)
    reveal_after_domino: bool = option(False)


class Laid(NamedTuple):
    """A claim on the table."""

    tiles: tuple[Tile, ...]
    fate: Fate


class Giving(NamedTuple):
    """A gift of tiles that is still to be chosen."""

    giver: Seat
    receiver: Seat
    due: int  # tiles


class Kind(StrEnum):
    """The kind of a fact."""

    EXPOSED = "exposed"  # the claim of `seat`, taken by `other`; seen by all
    GIVEN = "given"  # by `seat` to `other`; known to these two
    DISCARDED = "discarded"  # the unchallenged claim of `seat`; known to that seat


class Fact(NamedTuple):
    """A past event about tiles that not everybody may know."""

    kind: Kind
    seat: Seat
    other: Seat
    tiles: tuple[Tile, ...]


class Lie(NamedTuple):
    """A false claim, after it was caught or nobody has doubted it."""

    seat: Seat
    tiles: tuple[Tile, ...]
    dice: tuple[int, int]
    caught: bool


class ChallengeState(NamedTuple):
    """A session: the present deal, or the last one until the next is dealt.

    Tuples are by seat, hands in ascending order.
    """

    options: ChallengeOptions
    stacks: tuple[int, ...]  # hc
    wins: tuple[int, ...]
    played: int = 0  # deals completed
    turn: int = 0  # decisions opened in this session
    seed: bytes = b""  # of the deal: the dice still to come
    hands: tuple[tuple[Tile, ...], ...] = ()  # () before the first deal
    toss: int = 0  # number of the toss in this deal, from 1
    tosser: Seat = 0
    dice: tuple[int, int] | None = None
    # while claims are made; these tiles are still in `hands`. () afterwards
    answers: tuple[tuple[Tile, ...] | None, ...] = ()
    laid: tuple[Laid | None, ...] = ()  # the claims of this toss, once all have answered
    pointer: Seat = 0  # who may challenge
    passes: int = 0  # in succession
    giving: Giving | None = None
    boneyard: int = 0  # tiles
    facts: tuple[Fact, ...] = ()  # of this deal
    lies: tuple[Lie, ...] = ()  # of this deal; secret until it is over
    winner: Seat | None = None  # of this deal: it is over
    loser: Seat | None = None  # tosses first in the next deal
    gains: tuple[int, ...] = ()  # hc won or lost in the last deal


def loser_of(hands: tuple[tuple[Tile, ...], ...], winner: Seat) -> Seat:
    """Return the loser of a deal: most tiles, then most pips, then the first clockwise from the
    winner.
    """
    others = [(winner + step) % len(hands) for step in range(1, len(hands))]
    return max(
        others, key=lambda seat: (len(hands[seat]), sum(tiles.PIPS[tile] for tile in hands[seat]))
    )


def _capped(options: ChallengeOptions, held: int) -> Chips:
    """Return the whole chips that `held` tiles left in a hand cost; in a pot they cost the
    stake.
    """
    if options.chips == "per_tile":
        return Chips(min(options.cap, options.rate * held))
    return options.stake if options.chips == "pot" else Chips(0)


def most_lost(options: ChallengeOptions, players: int) -> HalfChips:
    """Return the most hc that a deal can cost a seat.

    No hand exceeds the tiles dealt, since the boneyard only grows.
    """
    return booked(_capped(options, HAND * players))


def gains(
    options: ChallengeOptions, hands: tuple[tuple[Tile, ...], ...], winner: Seat
) -> tuple[int, ...]:
    """Return the hc that each seat wins or loses: a pot of equal stakes, or a rate for each tile
    left, up to the cap.
    """
    paid = [
        0 if seat == winner else -booked(_capped(options, len(hand)))
        for seat, hand in enumerate(hands)
    ]
    paid[winner] = -sum(paid)
    return tuple(paid)


def _without(hand: tuple[Tile, ...], gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(sorted((Counter(hand) - Counter(gone)).elements()))


def _moved(
    hands: tuple[tuple[Tile, ...], ...],
    plus: dict[Seat, tuple[Tile, ...]],
    minus: dict[Seat, tuple[Tile, ...]],
) -> tuple[tuple[Tile, ...], ...]:
    """Return the hands after adding the tiles `plus` and removing `minus`."""
    return tuple(
        tuple(sorted(_without(hand, minus.get(seat, ())) + plus.get(seat, ())))
        for seat, hand in enumerate(hands)
    )


def is_open(state: ChallengeState, seat: Seat) -> bool:
    """Return whether the claim of a seat lies face down."""
    claim = state.laid[seat] if state.laid else None
    return claim is not None and claim.fate is Fate.OPEN


def _order(state: ChallengeState) -> tuple[Seat, ...]:
    """Return the seats in challenge order: the tosser, then clockwise."""
    players = len(state.hands)
    return tuple((state.tosser + step) % players for step in range(players))


def next_toss(state: ChallengeState, tosser: Seat) -> Step[ChallengeState]:
    """Toss the dice and ask every seat for a claim."""
    number = state.toss + 1
    first, second = claims.dice(state.seed, number)
    nobody = (None,) * len(state.hands)
    state = state._replace(
        toss=number,
        tosser=tosser,
        dice=(first, second),
        answers=nobody,
        laid=nobody,
        pointer=tosser,
        passes=0,
        turn=state.turn + 1,
    )
    return state, (Tossed(tosser, first, second),)


def _continue(state: ChallengeState, events: tuple[Event, ...]) -> Step[ChallengeState]:
    """Continue after a challenge, or after all have passed: a domino, the next toss, or the next
    seat to challenge.
    """
    for seat in _order(state):
        if not state.hands[seat] and not is_open(state, seat):
            return _end_deal(state, seat, events)
    if not any(is_open(state, seat) for seat in range(len(state.hands))):
        state, tossed = next_toss(state, (state.tosser + 1) % len(state.hands))
        return state, events + tossed
    return state._replace(
        pointer=(state.pointer + 1) % len(state.hands), turn=state.turn + 1
    ), events


def _end_deal(state: ChallengeState, seat: Seat, events: tuple[Event, ...]) -> Step[ChallengeState]:
    """End the deal. Open claims of other seats return to their hands (ambiguity F7)."""
    returning = {
        claimant: claim.tiles
        for claimant, claim in enumerate(state.laid)
        if claim is not None and claim.fate is Fate.OPEN
    }
    events += tuple(
        ClaimReturned(claimant, len(returned)) for claimant, returned in returning.items()
    )
    hands = _moved(state.hands, returning, {})
    loser = loser_of(hands, seat)
    won = gains(state.options, hands, seat)
    state = state._replace(
        hands=hands,
        laid=tuple(
            None if claimant in returning else claim for claimant, claim in enumerate(state.laid)
        ),
        winner=seat,
        loser=loser,
        gains=won,
        stacks=tuple(map(sum, zip(state.stacks, won, strict=True))),
        wins=by_seat(state.wins, {seat: 1}),
        played=state.played + 1,
        turn=state.turn + 1,
    )
    over = DealWon(seat, Ending.DOMINO), DealLost(loser, len(hands[loser]))
    return state, (*events, *over, *_told_lies(state))


def _told_lies(state: ChallengeState) -> tuple[Event, ...]:
    """Return what everybody learns of the lies of a deal that is over."""
    lies = Counter(lie.seat for lie in state.lies)
    caught = Counter(lie.seat for lie in state.lies if lie.caught)
    counts = tuple(Lied(seat, lies[seat], caught[seat]) for seat in sorted(lies))
    undoubted = [lie for lie in reversed(state.lies) if not lie.caught]
    boldest = max(undoubted, key=lambda lie: len(lie.tiles), default=None)
    if boldest is None:
        return counts
    return (*counts, BoldestLie(boldest.seat, boldest.tiles, *boldest.dice))


def lay_claim(state: ChallengeState, seat: Seat, action: Action) -> Step[ChallengeState]:
    """Record a claim, which may be empty.

    It stays secret until all have answered, unless claims are open.
    """
    if not isinstance(action, Lay):
        raise IllegalAction("claims-first")
    if len(action.picked) > MOST_CLAIMED:
        raise IllegalAction("too-many-tiles", most=MOST_CLAIMED)
    _must_hold(state, seat, action.picked)
    answers = (*state.answers[:seat], action.picked, *state.answers[seat + 1 :])
    state = state._replace(answers=answers)
    events: tuple[Event, ...] = (
        (ClaimShown(seat, len(action.picked)),) if state.options.claims == "open" else ()
    )
    if None in answers:
        return state, events
    claims = {claimant: answer for claimant, answer in enumerate(answers) if answer}
    state = state._replace(
        hands=_moved(state.hands, {}, claims),
        answers=(),
        laid=tuple(Laid(answer, Fate.OPEN) if answer else None for answer in answers),
    )
    if not claims:
        state, tossed = next_toss(state, (state.tosser + 1) % len(state.hands))
        return state, (*events, NoClaims(), *tossed)
    sizes = {claimant: len(claims.get(claimant, ())) for claimant in _order(state)}
    shown = ClaimsRevealed(
        *(tuple(claimant for claimant in sizes if sizes[claimant] == size) for size in (1, 2))
    )
    return state._replace(turn=state.turn + 1), (*events, shown)


def _must_hold(state: ChallengeState, seat: Seat, wanted: tuple[Tile, ...]) -> None:
    for tile in Counter(wanted) - Counter(state.hands[seat]):
        raise IllegalAction("not-in-hand", tile=tiles.NAMES[tile])


def pass_turn(state: ChallengeState, seat: Seat) -> Step[ChallengeState]:
    """Record a pass. When all have passed in succession, the open claims go to the boneyard."""
    players = len(state.hands)
    if state.passes + 1 < players:
        return state._replace(
            passes=state.passes + 1, pointer=(seat + 1) % players, turn=state.turn + 1
        ), (Passed(seat),)
    gone = tuple(
        Fact(Kind.DISCARDED, claimant, claimant, claim.tiles)
        for claimant, claim in enumerate(state.laid)
        if claim is not None and claim.fate is Fate.OPEN
    )
    count = sum(len(fact.tiles) for fact in gone)
    left = tuple(
        None if claim is None or claim.fate is Fate.OPEN else claim for claim in state.laid
    )
    assert state.dice is not None
    lies = tuple(
        Lie(fact.seat, fact.tiles, state.dice, caught=False)
        for fact in gone
        if not claims.holds_true(state.dice, fact.tiles)
    )
    state = state._replace(
        laid=left,
        boneyard=state.boneyard + count,
        facts=state.facts + gone,
        lies=state.lies + lies,
    )
    return _continue(state, (Passed(seat), ToBoneyard(count)))


def challenge_claim(state: ChallengeState, seat: Seat, target: Seat) -> Step[ChallengeState]:
    """Expose a claim.

    The loser of the challenge takes its tiles, and will be given as many by the winner.
    """
    if target == seat:
        raise IllegalAction("not-yourself")
    claim = state.laid[target] if 0 <= target < len(state.laid) else None
    if claim is None or claim.fate is not Fate.OPEN:
        raise IllegalAction("no-open-claim")
    assert state.dice is not None
    true = claims.holds_true(state.dice, claim.tiles)
    taker, giver = (seat, target) if true else (target, seat)
    shown = Laid(claim.tiles, Fate.TRUE if true else Fate.BLUFF)
    held = len(state.hands[target]), len(state.hands[seat])
    exposed = Exposed(target, claim.tiles, true, taker, dice=state.dice, held=held)
    events = Challenged(seat, target), exposed
    caught = () if true else (Lie(target, claim.tiles, state.dice, caught=True),)
    state = state._replace(
        hands=_moved(state.hands, {taker: claim.tiles}, {}),
        laid=(*state.laid[:target], shown, *state.laid[target + 1 :]),
        passes=0,
        facts=(*state.facts, Fact(Kind.EXPOSED, target, taker, claim.tiles)),
        lies=state.lies + caught,
    )
    if not exposed.given:
        return _continue(state, (*events, GaveTiles(giver, taker, 0)))
    return state._replace(giving=Giving(giver, taker, exposed.given), turn=state.turn + 1), events


def give_tiles(state: ChallengeState, giving: Giving, action: Action) -> Step[ChallengeState]:
    """Move tiles from hand to hand, unseen by the others."""
    if not isinstance(action, Give):
        raise IllegalAction("give-first", need=giving.due)
    giver, receiver, count = giving
    if len(action.picked) != count:
        raise IllegalAction("wrong-give-count", need=count)
    _must_hold(state, giver, action.picked)
    state = state._replace(
        hands=_moved(state.hands, {receiver: action.picked}, {giver: action.picked}),
        giving=None,
        facts=(*state.facts, Fact(Kind.GIVEN, giver, receiver, action.picked)),
    )
    return _continue(state, (GaveTiles(giver, receiver, count),))


def redealt(
    state: ChallengeState, deck: tuple[Tile, ...], viewer: Seat | None, chance: Chance
) -> ChallengeState:
    """Return the state with new hidden facts.

    These are the hands and open claims of others, the tiles that passed between others, the dice to
    come, and while sealed claims are made the answers of others. After the deal hands stay: some
    are shown, all are counted.
    """
    if not state.hands:
        return state
    seed = bytes(chance.below(256) for _ in state.seed)
    state = state._replace(seed=seed, facts=_redealt_facts(state, deck, viewer, chance), lies=())
    if state.winner is not None:
        return state
    unseen = list(deck)
    known = (
        ()
        if viewer is None
        else state.hands[viewer] + (_open_tiles(state.laid[viewer]) if state.laid else ())
    )
    for tile in known:
        unseen.remove(tile)
    places = iter(chance.shuffled(unseen))

    def taken(count: int) -> tuple[Tile, ...]:
        return tuple(sorted(next(places) for _ in range(count)))

    hands = tuple(
        hand if seat == viewer else taken(len(hand)) for seat, hand in enumerate(state.hands)
    )
    laid = tuple(
        claim
        if claim is None or seat == viewer or not _open_tiles(claim)
        else Laid(taken(len(claim.tiles)), claim.fate)
        for seat, claim in enumerate(state.laid)
    )
    state = state._replace(hands=hands, laid=laid)
    return (
        state._replace(answers=_redealt_answers(state, viewer, chance)) if state.answers else state
    )


def _open_tiles(claim: Laid | None) -> tuple[Tile, ...]:
    """Return the tiles of a claim that lies face down."""
    return claim.tiles if claim is not None and claim.fate is Fate.OPEN else ()


def _redealt_answers(
    state: ChallengeState, viewer: Seat | None, chance: Chance
) -> tuple[tuple[Tile, ...] | None, ...]:
    """Return other answers; some may be missing, and at least one is.

    Open answers keep their size, which was shown.
    """
    answers = list(state.answers)
    others = [seat for seat in range(len(answers)) if seat != viewer]
    for seat in others:
        before = state.answers[seat]
        if state.options.claims == "open":
            size = None if before is None else len(before)
        else:
            size = (None, *range(MOST_CLAIMED + 1))[chance.below(MOST_CLAIMED + 2)]
        answers[seat] = (
            None if size is None else tuple(sorted(chance.drawn(state.hands[seat], size)))
        )
    if None not in answers:
        answers[others[chance.lot(len(others))]] = None
    return tuple(answers)


def _redealt_facts(
    state: ChallengeState, deck: tuple[Tile, ...], viewer: Seat | None, chance: Chance
) -> tuple[Fact, ...]:
    """Return the facts with other tiles where the viewer has not seen them."""
    return tuple(
        fact
        if fact.kind is Kind.EXPOSED or viewer in (fact.seat, fact.other)
        else fact._replace(tiles=tuple(sorted(chance.drawn(deck, len(fact.tiles)))))
        for fact in state.facts
    )
