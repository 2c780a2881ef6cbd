"""Challenge: a test for each decision on an ambiguity (rules, section 9, F), secrets, and
payments.
"""

import pytest

from games.challenge import Challenge
from games.core import Claim, Duel, Ending, Fate, IllegalAction
from games.parts import codec, tiles
from games.parts.challenge_steps import ChallengeOptions, ChallengeState
from games.parts.claims import (
    Challenged,
    ClaimsRevealed,
    Discarded,
    Exposed,
    FirstTosser,
    Gave,
    Give,
    Received,
)
from games.parts.line import Pass

GAME = Challenge()


def named(*names):
    return tuple(sorted(tiles.named(name) for name in names))


def position(dice, *hands, tosser=0, **options):
    """A toss that waits for claims."""
    nobody = (None,) * len(hands)
    return ChallengeState(
        ChallengeOptions(**options),
        (100,) * len(hands),
        (0,) * len(hands),
        hands=tuple(named(*hand.split()) for hand in hands),
        toss=1,
        tosser=tosser,
        dice=dice,
        answers=nobody,
        laid=nobody,
        pointer=tosser,
        boneyard=0,
    )


def play(state, *moves):
    """The state after moves ("0 claim 3-4") and all that was made known."""
    events = []
    for move in moves:
        seat, text = move.split(" ", 1)
        state, new = GAME.apply(state, int(seat), codec.read(GAME, text))
        events += new
    return state, events


def refused(state, move):
    seat, text = move.split(" ", 1)
    with pytest.raises(IllegalAction) as no:
        GAME.apply(state, int(seat), codec.read(GAME, text))
    return no.value


def dealt(players=3, options=None, seed=bytes(32)):
    state = GAME.open(options or ChallengeOptions(), players)
    return GAME.deal(state, GAME.exposure(state), seed)


# ---- the ambiguities


def test_f1_the_loser_of_the_deal_and_not_of_the_toss_tosses_first_next():
    state, _ = play(
        position((3, 4), "3-4", "1-1 2-2", "6-6"),
        "0 claim 3-4",
        "1 claim",
        "2 claim",
        "0 pass",
        "1 pass",
        "2 pass",
    )
    assert (state.winner, state.loser) == (0, 1)
    state, events = GAME.deal(state, state.stacks, bytes(32))
    assert events[0] == FirstTosser(2, 1, False)
    assert (state.tosser, events[1].seat) == (1, 1)


def test_f2_claims_are_sealed_and_may_be_changed_until_all_have_answered():
    state = position((3, 4), "3-4 1-1", "5-5 6-6", "0-0 2-2")
    state, events = play(state, "1 claim 5-5 6-6", "0 claim 3-4", "1 claim", "0 claim 1-1")
    assert events == []
    assert GAME.due(state) == (2,)
    state, events = play(state, "2 claim 0-0")
    assert events == [ClaimsRevealed((0, 2), ())]
    assert [claim and claim.tiles for claim in state.laid] == [named("1-1"), None, named("0-0")]
    assert refused(state, "1 claim 5-5").key == "claims-closed"


# ---- true claims


@pytest.mark.parametrize(
    ("moves", "move", "key"),
    [
        ((), "0 pass", "claims-first"),
        ((), "0 challenge 1", "claims-first"),
        ((), "0 claim 4-4", "not-in-hand"),
        ((), "0 claim 1-1 2-2 5-5", "too-many-tiles"),
        (("0 claim", "1 claim 6-6"), "1 pass", "not-your-turn"),
        (("0 claim 1-1", "1 claim 6-6"), "0 challenge 0", "not-yourself"),
        (("0 claim 1-1", "1 claim"), "0 challenge 1", "no-open-claim"),
        (("0 claim 1-1", "1 claim"), "0 challenge 7", "no-open-claim"),
        (("0 claim", "1 claim 6-6"), "0 give 1-1", "nothing-to-give"),
        (("0 claim", "1 claim 6-6", "0 challenge 1"), "0 pass", "give-first"),
        (("0 claim", "1 claim 6-6", "0 challenge 1"), "1 give 0-0", "not-your-turn"),
        (("0 claim", "1 claim 6-6", "0 challenge 1"), "0 give 1-1 2-2", "wrong-give-count"),
        (("0 claim", "1 claim 6-6", "0 challenge 1"), "0 give 0-0", "not-in-hand"),
    ],
)
def test_refusals(moves, move, key):
    state, _ = play(position((3, 4), "1-1 2-2 5-5", "0-0 6-6"), *moves)
    assert refused(state, move).key == key


# ---- secrets


def test_nobody_else_sees_who_has_answered():
    before = position((3, 4), "3-4 1-1", "5-5 6-6", "0-0 2-2")
    after, events = play(before, "1 claim 5-5 6-6")
    assert events == []
    assert GAME.turn(after) == GAME.turn(before)
    for viewer in (None, 0, 2):
        assert GAME.view(after, viewer) == GAME.view(before, viewer)
        assert [seat.due for seat in GAME.view(after, viewer).seats] == [True, True, True]
    own = GAME.view(after, 1).seats
    assert [player.due for player in own] == [True, False, True]
    # the tiles leave the hand when all have answered
    assert (own[1].claim, own[1].count) == (Claim(2, named("5-5", "6-6")), 2)


def test_each_player_has_a_record_of_his_own():
    state = position((3, 4), "1-1 2-2 5-5", "0-0 6-6", "0-1 4-6")
    state, _ = play(
        state,
        "0 claim",
        "1 claim 0-0",
        "2 claim 0-1",
        "0 challenge 1",
        "0 give 1-1",
        "1 pass",
        "2 pass",
        "0 pass",
    )
    shown = Exposed(1, named("0-0"), False, 1)
    assert [GAME.view(state, viewer).notes for viewer in (0, 1, 2, None)] == [
        (shown, Gave(1, named("1-1"))),
        (shown, Received(0, named("1-1"))),
        (shown, Discarded(named("0-1"))),
        (),
    ]


def test_a_challenged_claim_lies_open_for_all_until_the_next_toss():
    state = position((3, 4), "1-1 2-2 5-5", "0-0 6-6", "0-1 4-6")
    state, events = play(state, "0 claim", "1 claim 0-0", "2 claim 0-1", "0 challenge 1")
    assert events[-2:] == [
        Challenged(0, 1),
        Exposed(1, named("0-0"), False, 1, dice=(3, 4), held=(1, 3)),
    ]
    seen = GAME.view(state, None)
    assert [seat.claim for seat in seen.seats] == [
        None,
        Claim(1, named("0-0"), Fate.BLUFF),
        Claim(1, None),
    ]
    assert [seat.due for seat in seen.seats] == [True, False, False]
    state, _ = play(state, "0 give 1-1")
    assert [seat.passed for seat in GAME.view(play(state, "1 pass")[0], None).seats] == [
        False,
        True,
        False,
    ]


def test_the_room_sees_who_has_challenged_whom_and_who_is_to_give():
    state = position((3, 4), "1-1 2-2 5-5", "0-0 6-6 3-4", "0-1 4-6 4-6")
    assert GAME.view(state, None).toss.claiming
    state, _ = play(state, "0 claim", "1 claim 0-0", "2 claim 0-1")
    assert not GAME.view(state, None).toss.claiming
    assert GAME.view(state, None).toss.duel is None
    bluff, _ = play(state, "0 challenge 1")
    for viewer in (None, 0, 1, 2):
        duel = GAME.view(bluff, viewer).toss.duel
        assert duel == Duel(challenger=0, target=1, giver=0, count=1)
        assert duel.receiver == 1
    done, _ = play(bluff, "0 give 1-1")
    assert GAME.view(done, None).toss.duel is None
    again, _ = play(done, "1 challenge 2")
    assert GAME.view(again, None).toss.duel == Duel(challenger=1, target=2, giver=1, count=1)
    state, _ = play(position((3, 4), "1-1 2-2 5-5", "3-4 6-6"), "0 claim", "1 claim 3-4")
    true, _ = play(state, "0 challenge 1")
    duel = GAME.view(true, None).toss.duel
    assert duel == Duel(challenger=0, target=1, giver=1, count=1)
    assert duel.receiver == 0


def test_a_pass_without_a_choice_is_forced_and_a_gift_only_if_all_can_see_that_there_is_none():
    state, _ = play(
        position((3, 4), "1-1 1-1", "0-0 6-6 2-2", "4-4"), "0 claim", "1 claim 0-0", "2 claim"
    )
    assert GAME.forced(state, 0) is None
    giving, _ = play(state, "0 challenge 1")
    assert GAME.legal(giving, 0) == (Give(named("1-1")),)
    assert GAME.forced(giving, 0) is None  # a gift at once would tell that the two are alike
    state, _ = play(state, "0 pass")
    assert GAME.forced(state, 1) == Pass()
    state, _ = play(state, "1 pass", "2 challenge 1")
    assert GAME.forced(state, 2) == Give(named("4-4"))


def test_hands_are_shown_only_where_pips_had_to_decide_who_lost():
    moves = ("0 claim 3-4", "1 claim", "2 claim", "0 pass", "1 pass", "2 pass")
    state, _ = play(position((3, 4), "3-4", "1-1 2-2", "6-6"), *moves)
    result = GAME.view(state, None).result
    assert (result.ending, result.hands, result.pips) == (
        Ending.DOMINO,
        ((), None, None),
        (0, None, None),
    )
    state, _ = play(position((3, 4), "3-4", "1-1", "6-6"), *moves)
    result = GAME.view(state, None).result
    assert (result.hands, result.pips) == (((), named("1-1"), named("6-6")), (0, 2, 12))
    assert state.loser == 2
    state, _ = play(position((3, 4), "3-4", "1-1 2-2", "6-6", reveal_after_domino=True), *moves)
    assert None not in GAME.view(state, None).result.hands
