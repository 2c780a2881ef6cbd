"""Deal again everything in a state of Challenge that one viewer cannot know."""

from games.core import Fate, Seat, Tile
from games.parts.chance import Chance
from games.parts.claim_cycle import ChallengeState, Fact, Kind, Laid
from games.parts.claims import MOST_CLAIMED


def redealt(state: ChallengeState, deck: tuple[Tile, ...], viewer: Seat | None, chance: Chance) -> ChallengeState:
    """Return the state with new hidden facts.

    These are the hands and open claims of others, the tiles that passed between others, the dice to come, and while sealed claims
    are made the answers of others. After the deal hands stay: some are shown, all are counted.
    """
    if not state.hands:
        return state
    seed = bytes(chance.below(256) for _ in state.seed)
    state = state._replace(seed=seed, facts=_facts(state, deck, viewer, chance))
    if state.winner is not None:
        return state
    unseen = list(deck)
    known = () if viewer is None else state.hands[viewer] + (_open(state.laid[viewer]) if state.laid else ())
    for tile in known:
        unseen.remove(tile)
    places = iter(chance.shuffled(unseen))

    def taken(count: int) -> tuple[Tile, ...]:
        return tuple(sorted(next(places) for _ in range(count)))

    hands = tuple(hand if seat == viewer else taken(len(hand)) for seat, hand in enumerate(state.hands))
    laid = tuple(
        claim if claim is None or seat == viewer or not _open(claim) else Laid(taken(len(claim.tiles)), claim.fate)
        for seat, claim in enumerate(state.laid)
    )
    state = state._replace(hands=hands, laid=laid)
    return state._replace(answers=_answers(state, viewer, chance)) if state.answers else state


def _open(claim: Laid | None) -> tuple[Tile, ...]:
    """Return the tiles of a claim that lies face down."""
    return claim.tiles if claim is not None and claim.fate is Fate.OPEN else ()


def _answers(state: ChallengeState, viewer: Seat | None, chance: Chance) -> tuple[tuple[Tile, ...] | None, ...]:
    """Return other answers; some may be missing, and at least one is. Open answers keep their size, which was shown."""
    answers = list(state.answers)
    others = [seat for seat in range(len(answers)) if seat != viewer]
    for seat in others:
        before = state.answers[seat]
        if state.options.claims == "open":
            size = None if before is None else len(before)
        else:
            size = (None, *range(MOST_CLAIMED + 1))[chance.below(MOST_CLAIMED + 2)]
        answers[seat] = None if size is None else tuple(sorted(chance.drawn(state.hands[seat], size)))
    if None not in answers:
        answers[others[chance.lot(len(others))]] = None
    return tuple(answers)


def _facts(state: ChallengeState, deck: tuple[Tile, ...], viewer: Seat | None, chance: Chance) -> tuple[Fact, ...]:
    """Return the facts with other tiles where the viewer has not seen them."""
    return tuple(
        fact
        if fact.kind is Kind.EXPOSED or viewer in (fact.seat, fact.other)
        else fact._replace(tiles=tuple(sorted(chance.drawn(deck, len(fact.tiles)))))
        for fact in state.facts
    )
