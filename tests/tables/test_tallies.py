"""Tallies: what a round, a match and the chips of a table count for whom."""

from ai.levels import Level
from tables.changes import coming_and_going, play
from tables.people.increments import Tally
from tables.state.change import Change
from tables.state.phases import Phase
from tables.state.table import Table, update_latest_deal, view
from tests.settled import added
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    context,
    due,
    ended,
    in_play,
    moved,
    played,
    rich,
)


def winner_of(change: Change) -> int:
    (winner,) = view(change.table, None).result.winners
    return winner + 1


def test_a_round_to_its_end_counts_for_the_people_who_were_there() -> None:
    change = played(in_play("austrian-block", 3))
    assert added(change).tallies == tuple(
        Tally(user, bots=False, begun=1, played=1, won=int(user == winner_of(change)), fair=333)
        for user in (ANN, BEN, CAT)
    )
    assert [
        (tally.user, tally.bots, tally.played)
        for tally in added(played(in_play("austrian-block", 1, computers=2))).tallies
    ] == [(ANN, True, 1)]
    assert [
        (tally.user, tally.bots)
        for tally in added(played(in_play("austrian-block", 2, computers=1))).tallies
    ] == [
        (ANN, False),
        (BEN, False),
    ]


def played_with_substitute(table: Table, seat: int, own_moves: int) -> Change:
    """The deal is played to its end; after `own_moves` a substitute moves for this seat, whose
    player is there at the end.
    """
    while True:
        acting = due(table)
        by_person = acting != seat or own_moves > 0
        own_moves -= acting == seat
        change = moved(table, by_person=by_person)
        table = change.table
        if table.phase is not Phase.PLAYING:
            return change


def test_a_round_that_a_substitute_has_played_is_begun_and_no_more() -> None:
    """A substitute played 100 of 111 moves, and the round counted as played and won."""
    table = in_play("austrian-block", 3)
    change = played(table)
    winner = winner_of(change)
    moves = sum(
        getattr(event, "seat", None) == winner - 1 for event in change.table.latest_deal.story
    )
    by_bot = played_with_substitute(table, winner - 1, 1)
    assert winner_of(by_bot) == winner, "a substitute plays as well as the test"
    assert {tally.user: tally for tally in added(by_bot).tallies}[winner] == Tally(
        winner, bots=False, begun=1
    )
    assert not added(by_bot).places
    assert winner not in {
        tally.user
        for tally in added(
            played_with_substitute(update_latest_deal(table, excused=(winner - 1,)), winner - 1, 1)
        ).tallies
    }
    by_person = played_with_substitute(table, winner - 1, moves)
    assert {tally.user: tally for tally in added(by_person).tallies}[winner].won == 1
    assert added(by_person).places[0] == (winner,)
    assert added(played_with_substitute(table, winner % 3, 0)).places == added(change).places, (
        "nobody is spared a defeat by it"
    )
    alone = in_play("austrian-block", 1, computers=1)
    levels = [record.level for record in added(played(alone)).records]
    assert [record.level for record in added(played_with_substitute(alone, 0, 1)).records] == [None]
    assert levels == [Level.MASTER], "only rounds that you play count for the level of bots"


def test_a_decided_match_counts_for_everyone_who_has_begun_it() -> None:
    table = played(in_play("hungarian", 3)).table
    table = coming_and_going.leave(
        table, CAT, context(balances=rich(table)), computer_chips=True, successor="Resi"
    ).table
    table = (
        play.deal_next(table, None, context(balances=rich(table))).table
        if table.phase is Phase.PAUSE
        else table
    )
    *rounds, change = ended(table)
    assert not any(tally.matches for each in rounds for tally in added(each).tallies)
    winners = {change.table.chairs[seat].user for seat in view(change.table, None).winners}
    assert {tally.user: tally.matches_won for tally in added(change).tallies if tally.matches} == {
        user: int(user in winners) for user in (ANN, BEN, CAT)
    }
    assert all(not tally.bots for tally in added(change).tallies if tally.matches)
