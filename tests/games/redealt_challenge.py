"""A state of Challenge with everything anew that one viewer cannot know: for the contract's test of secrecy."""

import random

from games.challenge import DECK
from games.core import Fate, Seat
from games.parts.claim_cycle import ChallengeState, Kind, Laid


def redealt_challenge(state: ChallengeState, viewer: Seat | None, rng: random.Random) -> ChallengeState:
    """Other hands, other people's open claims, the tiles that passed between others, the dice to come, and while sealed claims
    are made who of the others has answered with what. Hands that were shown at the end stay."""
    if not state.hands:
        return state
    if state.winner is not None:
        return state._replace(seed=rng.randbytes(32), facts=_facts(state, viewer, rng))
    hidden = list(DECK)
    known = list(state.hands[viewer]) if viewer is not None else []
    for seat, claim in enumerate(state.laid):
        if claim is not None and claim.fate is Fate.OPEN and seat == viewer:
            known += claim.tiles
    for tile in known:
        hidden.remove(tile)
    rng.shuffle(hidden)

    def taken(count: int) -> tuple[int, ...]:
        return tuple(sorted(hidden.pop() for _ in range(count)))

    hands = tuple(hand if seat == viewer else taken(len(hand)) for seat, hand in enumerate(state.hands))
    laid = tuple(
        Laid(taken(len(claim.tiles)), claim.fate) if claim is not None and claim.fate is Fate.OPEN and seat != viewer else claim
        for seat, claim in enumerate(state.laid)
    )
    state = state._replace(seed=rng.randbytes(32), hands=hands, laid=laid, facts=_facts(state, viewer, rng))
    return state._replace(answers=_answers(state, viewer, rng)) if state.answers else state


def _answers(state: ChallengeState, viewer: Seat | None, rng: random.Random) -> tuple[tuple[int, ...] | None, ...]:
    """Other answers, or none yet; of open ones the size stays, since it was shown. Somebody has not answered."""
    answers = list(state.answers)
    others = [seat for seat in range(len(answers)) if seat != viewer]
    for seat in others:
        size = rng.choice((None, 0, 1, 2))
        if state.options.claims == "open":
            before = state.answers[seat]
            size = None if before is None else len(before)
        answers[seat] = None if size is None else tuple(sorted(rng.sample(state.hands[seat], min(size, len(state.hands[seat])))))
    if None not in answers:
        answers[rng.choice(others)] = None
    return tuple(answers)


def _facts(state: ChallengeState, viewer: Seat | None, rng: random.Random) -> tuple:
    """What only others have seen was something else."""
    instead = rng.choice(DECK)
    return tuple(
        fact
        if fact.kind is Kind.EXPOSED or viewer in (fact.seat, fact.other)
        else fact._replace(tiles=(instead,) * len(fact.tiles))
        for fact in state.facts
    )
