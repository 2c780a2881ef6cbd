"""What rounds and matches in teams count for: both partners win, bots in a team lift nobody."""

from dataclasses import replace

import pytest

from games.core import View
from tables.changes import closing, coming_and_going, play
from tables.changes.settling import match_places, settle_chips
from tables.people.ratings_and_bot_levels import RatedRound, Rating, rated
from tables.state.change import Change
from tables.state.phases import CloseReason, Presence
from tables.state.table import update_participant, view
from tests.settled import added
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    context,
    ended,
    in_play,
    played,
    rich,
)

SIDES = {ANN: (ANN, CAT), CAT: (ANN, CAT), BEN: (BEN, DAN), DAN: (BEN, DAN)}


def seen(change: Change) -> View:
    return view(change.table, None)


def test_both_partners_win_the_match_and_share_the_pot() -> None:
    changes = ended(in_play("latin", target=50, entry=6))
    last = changes[-1]
    best = seen(last).winners
    assert len(best) == 2
    champions = {seat + 1 for seat in best}
    assert {tally.user: tally.matches_won for tally in added(last).tallies if tally.matches} == {
        user: int(user in champions) for user in (ANN, BEN, CAT, DAN)
    }
    before = last.table
    assert sorted(
        stack - chair.paid_in for stack, chair in zip(before.stacks, before.chairs, strict=True)
    ) == [-12, -12, 12, 12]
    assert set(added(last).places[0]) == champions
    assert all(added(change).places == () for change in changes[:-1])
    hc = settle_chips(changes[-2].table if len(changes) > 1 else in_play("latin", entry=6), last)
    assert not any(tally.bots for tally in added(hc).tallies)
    flows = {
        (encounter.user, encounter.opponent): encounter.hc for encounter in added(last).encounters
    }
    for (one, other), amount in flows.items():
        assert (amount == 0) == (other in SIDES[one]), "partners win nothing from each other"


def test_a_quitter_of_a_match_has_lost_even_if_the_team_wins() -> None:
    table = played(in_play("latin", target=50)).table
    if not table.live:
        pytest.fail("a round is not enough for 50 points with these hands")
    table = coming_and_going.leave(
        table, CAT, context(balances=rich(table)), computer_chips=True, successor="Resi"
    ).table
    table = (
        play.deal_next(table, None, context(balances=rich(table))).table
        if table.phase == "pause"
        else table
    )
    last = ended(table)[-1]
    assert (set(added(last).places[0]), added(last).places[1]) == ({ANN, BEN, DAN}, (CAT,))
    assert set(added(last).rated.spared) == {ANN, BEN, DAN}
    assert {tally.user: tally.matches for tally in added(last).tallies if tally.matches} == {
        ANN: 1,
        BEN: 1,
        CAT: 1,
        DAN: 1,
    }
    assert (
        added(closing.end_session(played(in_play("latin")).table, ANN, CloseReason.AGREED)).places
        == ()
    )


@pytest.mark.parametrize("presence", [Presence.AWAY, Presence.LEFT])
def test_a_team_that_is_losing_when_a_partner_goes_has_lost(presence: Presence) -> None:
    """Else a team could spare one of its ratings whenever a match looks lost."""
    last = ended(in_play("latin", target=50))[-1]
    best = seen(last).winners
    for left in range(4):
        found = match_places(update_participant(last.table, left, presence=presence))
        if left in best:
            assert set(found.spared) == {ANN, BEN, CAT, DAN} - {left + 1}
            assert found.places[1:] == ((left + 1,),)
            continue
        winners, losers = SIDES[best[0] + 1], SIDES[left + 1]
        assert (found.places, found.spared) == ((winners, losers), winners)
        assert set(found.teams) == {winners, losers}
        after = rated(
            RatedRound(found.places, found.teams, found.spared),
            {user: Rating() for user in SIDES},
            {},
        )
        assert (
            {user for user, rating in after.items() if rating.mu < Rating().mu}
            == set(losers)
            == set(after)
        )


def test_a_partner_who_quits_a_match_does_not_spare_the_other_a_defeat() -> None:
    """A bot has the seat by then; the match may end without a winner."""
    last = ended(in_play("latin", target=50))[-1].table
    best = view(last, None).winners  # type: ignore[union-attr]
    left = next(seat for seat in range(4) if seat not in best)
    chairs = tuple(
        replace(chair, user=None) if seat == left else chair
        for seat, chair in enumerate(last.chairs)
    )
    found = match_places(replace(last, chairs=chairs, quitters=(left + 1,)))
    assert (found.places, found.spared) == (
        (SIDES[best[0] + 1], SIDES[left + 1]),
        SIDES[best[0] + 1],
    )
    assert match_places(replace(last, chairs=chairs, quitters=(left + 1, 99))).teams == (), (
        "nobody knows who sat where"
    )


@pytest.mark.parametrize("presence", [Presence.AWAY, None])
def test_two_people_who_go_from_different_teams_do_not_spare_the_one_who_stays_in_the_losing_team(
    presence: Presence | None,
) -> None:
    """Else a helper in the other team, who goes at the same time, would save the rating."""
    table = ended(in_play("latin", target=50))[-1].table
    best = view(table, None).winners  # type: ignore[union-attr]
    gone = [best[0], next(seat for seat in range(4) if seat not in best)]
    (stays,) = {*range(4)} - {*best, *gone}
    for seat in gone:
        if presence is not None:
            table = update_participant(table, seat, presence=presence)
        else:  # bots have their seats by then
            table = update_participant(
                replace(table, quitters=(*table.quitters, seat + 1)), seat, user=None
            )
    found = match_places(table)
    assert found.spared == found.places[0] == (best[1] + 1,)
    assert stays + 1 in {user for place in found.places[1:] for user in place}
    after = rated(
        RatedRound(found.places, found.teams, found.spared), {user: Rating() for user in SIDES}, {}
    )
    assert {user for user, rating in after.items() if rating.mu < Rating().mu} == {
        ANN,
        BEN,
        CAT,
        DAN,
    } - {best[1] + 1}
