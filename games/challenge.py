"""Challenge (rules, section 7): dice, sealed claims and bluffs with two double-six sets.

The boneyard only grows.
"""

from collections.abc import Iterator
from functools import lru_cache

from games.core import (
    Action,
    Claim,
    Duel,
    Ending,
    Event,
    Fate,
    IllegalAction,
    Layout,
    Result,
    Seat,
    SeatView,
    Step,
    Tile,
    Toss,
    View,
)
from games.game import Game, Thinking
from games.parts import challenge_steps, claims, tiles
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.amounts import booked
from games.parts.austrian import DealWon
from games.parts.challenge_steps import HAND, ChallengeOptions, ChallengeState, Fact, Kind
from games.parts.chance import Chance
from games.parts.claims import (
    MOST_CLAIMED,
    BoldestLie,
    Challenged,
    ClaimReturned,
    ClaimShown,
    ClaimsRevealed,
    DealLost,
    Discarded,
    Dispute,
    Exposed,
    FirstTosser,
    Gave,
    GaveTiles,
    Give,
    Lay,
    Lied,
    NoClaims,
    Received,
    ToBoneyard,
    Tossed,
    undoubted_claims,
)
from games.parts.line import Pass, Passed

LIES = 4  # bluffs that one player exposes in a round


def has_bluffed_with_two(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether nobody has doubted a false claim of two tiles by this seat."""
    claims = undoubted_claims(deal.story, deal.own(seat).notes, seat)
    return any(len(claim.tiles) == 2 and not claim.true for claim in claims)


def has_won_by_bluff(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether the last tiles of this seat were a false claim that nobody has doubted."""
    last = list(undoubted_claims(deal.story, deal.own(seat).notes, seat))[-1:]
    return (
        bool(last)
        and not last[0].true
        and last[0].toss == len(deal.events(Tossed))
        and ends_unchallenged(deal)
    )


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


def has_bluffed(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether nobody has doubted a false claim of this seat."""
    return any(not claim.true for claim in undoubted_claims(deal.story, deal.own(seat).notes, seat))


ACHIEVEMENTS = (
    Achievement(
        "first-bluff",
        lambda deal: [seat for seat in all_seats(deal) if has_bluffed(deal, seat)],
        with_bots=True,
    ),
    Achievement(
        "first-catch",
        lambda deal: [seat for seat in all_seats(deal) if exposed_bluffs(deal, seat)],
        with_bots=True,
    ),
    Achievement(
        "poker-face",
        lambda deal: [seat for seat in all_seats(deal) if has_bluffed_with_two(deal, seat)],
    ),
    Achievement(
        "lie-detector",
        lambda deal: [seat for seat in all_seats(deal) if exposed_bluffs(deal, seat) >= LIES],
    ),
    Achievement(
        "honest-soul", lambda deal: [seat for seat in all_seats(deal) if is_thrice_true(deal, seat)]
    ),
    Achievement(
        "last-laugh", lambda deal: seat_if(deal.winner, lambda seat: has_won_by_bluff(deal, seat))
    ),
)


def all_seats(deal: FinishedDeal) -> range:
    return range(len(deal.seen.seats))


DECK: tuple[Tile, ...] = tuple(tile for tile in claims.SET for _ in range(2))
_EXPOSED = Kind.EXPOSED  # naming a member of an enumeration takes its time


@lru_cache(maxsize=1 << 7)
def _answers(hand: tuple[Tile, ...]) -> tuple[Action, ...]:
    return tuple(
        Lay(pick) for size in range(MOST_CLAIMED + 1) for pick in claims.choices(hand, size)
    )


@lru_cache(maxsize=1 << 7)
def _gifts(hand: tuple[Tile, ...], count: int) -> tuple[Action, ...]:
    return tuple(Give(pick) for pick in claims.choices(hand, count))


class Challenge(Game[ChallengeState, ChallengeOptions]):
    """The rules of Challenge."""

    key = "challenge"
    players = range(2, 8)
    minutes = 10
    thinking = Thinking.CLAIMS
    options = ChallengeOptions
    state = ChallengeState
    actions = (Lay, Pass, Dispute, Give)
    events = (
        FirstTosser,
        Tossed,
        ClaimShown,
        ClaimsRevealed,
        NoClaims,
        Passed,
        Challenged,
        Exposed,
        GaveTiles,
        ToBoneyard,
        ClaimReturned,
        DealWon,
        DealLost,
        Lied,
        BoldestLie,
    )
    deck = tiles.bits(tiles.D6) * 2
    layout = Layout.DICE
    endings = (Ending.DOMINO,)
    achievements = ACHIEVEMENTS

    def open(self, options: ChallengeOptions, seats: int) -> ChallengeState:
        self.check(options, seats)
        return ChallengeState(options, (0,) * seats, (0,) * seats)

    def exposure(self, state: ChallengeState) -> tuple[int, ...]:
        players = len(state.stacks)
        return (challenge_steps.most_lost(state.options, players),) * players

    def deal(
        self, state: ChallengeState, stacks: tuple[int, ...], seed: bytes
    ) -> Step[ChallengeState]:
        players = len(stacks)
        chance = Chance(seed)
        lot = state.loser is None
        # the lot comes first, the shuffle after it
        tosser = chance.lot(players) if state.loser is None else state.loser
        drawn = chance.drawn(DECK, HAND * players)
        dealt = ChallengeState(
            state.options,
            stacks,
            state.wins,
            played=state.played,
            turn=state.turn,
            seed=seed,
            hands=tuple(
                tuple(sorted(drawn[first : first + HAND]))
                for first in range(0, HAND * players, HAND)
            ),
            boneyard=len(DECK) - HAND * players,
        )
        dealt, events = challenge_steps.next_toss(dealt, tosser)
        return dealt, (FirstTosser(state.played + 1, tosser, lot), *events)

    def legal(self, state: ChallengeState, seat: Seat) -> tuple[Action, ...]:
        if not self.dealing(state):
            return ()
        if state.answers:
            return _answers(state.hands[seat])
        if state.giving is not None:
            return _gifts(state.hands[seat], state.giving.due) if seat == state.giving.giver else ()
        if seat != state.pointer:
            return ()
        others = (
            other
            for other in range(len(state.hands))
            if other != seat and challenge_steps.is_open(state, other)
        )
        return (Pass(), *(Dispute(other) for other in others))

    def apply(self, state: ChallengeState, seat: Seat, action: Action) -> Step[ChallengeState]:
        if not self.dealing(state):
            raise IllegalAction("deal-over")
        if state.answers:
            return challenge_steps.lay_claim(state, seat, action)
        if isinstance(action, Lay):
            raise IllegalAction("claims-closed")
        if seat != (state.pointer if state.giving is None else state.giving.giver):
            raise IllegalAction("not-your-turn")
        if state.giving is not None:
            return challenge_steps.give_tiles(state, state.giving, action)
        if isinstance(action, Dispute):
            return challenge_steps.challenge_claim(state, seat, action.seat)
        if isinstance(action, Pass):
            return challenge_steps.pass_turn(state, seat)
        raise IllegalAction("nothing-to-give" if isinstance(action, Give) else "not-this-game")

    def view(self, state: ChallengeState, viewer: Seat | None) -> View:
        dealing = self.dealing(state)
        result = _result(state)
        pot = state.options.chips == "pot" and dealing
        return View(
            game=self.key,
            viewer=viewer,
            deal=state.played + dealing,
            dealing=dealing,
            direction=1,
            seats=tuple(
                _seat_view(state, result, seat, viewer) for seat in range(len(state.stacks))
            ),
            line=(),
            ends=(),
            stock=state.boneyard,
            legal=() if viewer is None else self.legal(state, viewer),
            result=result,
            layout=self.layout,
            compared=self.compared,
            pool=booked(state.options.stake) * len(state.stacks) if pot else 0,
            toss=Toss(
                dice=state.dice,
                tosser=state.tosser if state.hands else None,
                claiming=dealing and bool(state.answers),
                duel=_duel(state),
            ),
            notes=() if viewer is None else _notes(state, viewer),
        )

    def redealt(self, state: ChallengeState, viewer: Seat | None, chance: Chance) -> ChallengeState:
        return challenge_steps.redealt(state, DECK, viewer, chance)

    def sit_down(self, state: ChallengeState, seat: Seat) -> ChallengeState:
        if seat == len(state.stacks):
            return ChallengeState(
                state.options,
                (*state.stacks, 0),
                (*state.wins, 0),
                played=state.played,
                turn=state.turn,
            )
        return state._replace(
            wins=tuple(0 if other == seat else won for other, won in enumerate(state.wins))
        )

    def due(self, state: ChallengeState) -> tuple[Seat, ...]:
        if not self.dealing(state):
            return ()
        if state.answers:
            return tuple(seat for seat, answer in enumerate(state.answers) if answer is None)
        return (state.pointer if state.giving is None else state.giving.giver,)

    def turn(self, state: ChallengeState) -> int:
        return state.turn

    def dealing(self, state: ChallengeState) -> bool:
        return bool(state.hands) and state.winner is None

    def forced(self, state: ChallengeState, seat: Seat) -> Action | None:
        """Return a pass that is the only legal action, or the gift of all tiles of a hand, which is
        no secret.

        Two copies of one tile leave no choice either, but acting at once would reveal them.
        """
        if (
            state.giving is not None
            and state.giving.giver == seat
            and state.giving.due == len(state.hands[seat])
        ):
            return self.legal(state, seat)[0]
        return Game.forced(self, state, seat)


def _result(state: ChallengeState) -> Result | None:
    """Return how the deal ended.

    The numbers of tiles left are public; hands are shown only if pips decided who lost.
    """
    if state.winner is None or state.loser is None:
        return None
    most = len(state.hands[state.loser])
    tied = sum(len(hand) == most for hand in state.hands) > 1
    shown = [
        not hand or state.options.reveal_after_domino or (tied and len(hand) == most)
        for seat, hand in enumerate(state.hands)
    ]
    return Result(
        ending=Ending.DOMINO,
        winners=(state.winner,),
        hands=tuple(
            hand if open_ else None for hand, open_ in zip(state.hands, shown, strict=True)
        ),
        pips=tuple(
            sum(tiles.PIPS[tile] for tile in hand) if open_ else None
            for hand, open_ in zip(state.hands, shown, strict=True)
        ),
        gains=state.gains,
    )


def _duel(state: ChallengeState) -> Duel | None:
    """Return the challenge whose tiles are still to be given, or None. All of it is public."""
    if state.giving is None:
        return None
    giver, receiver, count = state.giving
    target = state.facts[-1].seat  # the last thing that happened was the exposure
    return Duel(giver + receiver - target, target, giver, count)


def _seat_view(
    state: ChallengeState, result: Result | None, seat: Seat, viewer: Seat | None
) -> SeatView:
    """Return a seat as the viewer sees it.

    While sealed claims are made, only the seat itself sees whether it has answered.
    """
    is_viewer = seat == viewer
    hand = state.hands[seat] if state.hands else ()
    face_up = is_viewer or (result is not None and result.hands[seat] is not None)
    players = len(state.stacks)
    claim, due = None, False
    if state.answers:
        answer = state.answers[seat]
        public = is_viewer or state.options.claims == "open"
        due = answer is None or not public
        if public and answer:
            claim = Claim(len(answer), answer if is_viewer else None)
    elif state.laid:
        due = state.winner is None and seat == (
            state.pointer if state.giving is None else state.giving.giver
        )
        laid = state.laid[seat]
        if laid is not None:
            claim = Claim(
                len(laid.tiles),
                laid.tiles if is_viewer or laid.fate is not Fate.OPEN else None,
                laid.fate,
            )
    return SeatView(
        count=len(hand),
        hand=hand if face_up else None,
        stack=state.stacks[seat],
        due=due,
        passed=(state.pointer - 1 - seat) % players < state.passes,
        wins=state.wins[seat],
        claim=claim,
    )


def _notes(state: ChallengeState, viewer: Seat) -> tuple[Event, ...]:
    """Return the tiles that this seat has seen in this deal, and none that only others have
    seen.
    """
    return tuple(
        _note(fact, viewer)
        for fact in state.facts
        if fact.kind is _EXPOSED or viewer in (fact.seat, fact.other)
    )


@lru_cache(maxsize=1 << 9)
def _note(fact: Fact, viewer: Seat) -> Event:
    """Return a fact as an event for a viewer who knows of it."""
    kind, seat, other, seen = fact
    if kind is _EXPOSED:
        return Exposed(seat, seen, other != seat, other)
    if kind is Kind.DISCARDED:
        return Discarded(seen)
    return Gave(other, seen) if seat == viewer else Received(seat, seen)
