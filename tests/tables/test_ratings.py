"""Ratings: which rounds count, who has beaten whom, and what the numbers are worth."""

import random
from dataclasses import replace

import pytest

from tables.changes import closing, coming_and_going, play
from tables.changes.absences import MOST_ABSENCES
from tables.people.ratings_and_bot_levels import (
    FREE_MEETINGS,
    PEOPLE_TO_SHOW,
    ROUNDS_TO_SHOW,
    Rating,
)
from tables.state.change import Change
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import Table, update_closing, update_participant, view
from tests.settled import added
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    NOW,
    TableHarness,
    context,
    ended,
    in_play,
    played,
    rich,
)
from tools.benchmarks.ratings import Server, evenings, strengths
from tools.campaign.recount import disagreements


def left(table: Table, user: int) -> Change:
    """Return the change by which a person leaves."""
    return coming_and_going.leave(
        table, user, context(balances=rich(table)), computer_chips=True, successor=f"Resi {user}"
    )


def winner_of(change: Change) -> int | None:
    return view(change.table, None).result.winner


@pytest.mark.parametrize("presence", [Presence.AWAY, Presence.LEFT])
def test_a_person_whose_seat_a_bot_plays_has_lost_even_if_the_bot_wins(presence: Presence) -> None:
    table = in_play("austrian-block", 3)
    winner = winner_of(played(table))
    assert added(played(update_participant(table, winner, presence=presence))).places == (
        tuple(user for user in (ANN, BEN, CAT) if user != winner + 1),
        (winner + 1,),
    )
    wound_up = played(
        update_closing(
            update_participant(table, winner, presence=presence), winding_up=CloseReason.SERVER_GONE
        )
    )
    assert bool(added(wound_up).places) is (presence is Presence.LEFT), "nobody can find the table"


def test_bots_are_no_opponents() -> None:
    assert added(played(in_play("austrian-block", 1, computers=2))).places == ()
    table = in_play("austrian-block", 3)
    winner = winner_of(played(table))
    chairs = tuple(
        replace(chair, user=None) if seat == winner else chair
        for seat, chair in enumerate(table.chairs)
    )
    assert added(played(replace(table, chairs=chairs))).places == (), "no person has won"


def test_a_match_counts_once_and_people_who_left_it_come_last() -> None:
    *rounds, change = ended(in_play("luxembourg", 3))
    assert not any(added(settled).places for settled in rounds), "a round does not count by itself"
    assert change.table.closing.reason == CloseReason.FINISHED
    assert set(added(change).places[0]) == {seat + 1 for seat in view(change.table, None).winners}
    table = left(played(in_play("luxembourg", 3)).table, BEN).table
    assert added(
        ended(play.deal_next(table, None, context(balances=rich(table))).table)[-1]
    ).places[-1] == (BEN,)
    table = left(in_play("luxembourg", 3), BEN).table  # during a round
    table = left(played(table).table, ANN).table
    assert table.quitters == (BEN, ANN)
    assert added(closing.end_session(table, CAT, CloseReason.AGREED)).places == (
        (CAT,),
        (ANN,),
        (BEN,),
    )
    assert (
        added(
            closing.end_session(played(in_play("luxembourg", 3)).table, CAT, CloseReason.AGREED)
        ).places
        == ()
    )
    assert left(played(in_play("austrian-block", 3)).table, BEN).table.quitters == (), "no match"


@pytest.mark.parametrize(("game", "people"), [("luxembourg", 2), ("latin", 4)])
async def test_being_away_costs_nothing_once_all_have_agreed_to_end_the_match(
    harness: TableHarness, game: str, people: int
) -> None:
    table_id = await harness.started(game, people)
    for user in range(1, people + 1):
        await harness.tables.close(table_id, user)
    await harness.ring(table_id)  # the player whose turn it is runs out of time
    table = await harness.deal(table_id)
    (away,) = table.latest_deal.absent
    assert (table.closing.reason, added(harness.heard[-1]).places) == (CloseReason.AGREED, ())
    assert await disagreements(harness.store) == []
    table = replace(update_participant(table, away, absences=MOST_ABSENCES), phase=Phase.PAUSE)
    assert away + 1 in added(closing.end_session(table, None, CloseReason.AGREED)).places[-1], (
        "they count as having left, and were not asked"
    )


def test_a_rating_is_shown_after_ten_rounds_against_five_people() -> None:
    assert Rating(played=ROUNDS_TO_SHOW, opponents=PEOPLE_TO_SHOW).shown == 0
    assert Rating(played=ROUNDS_TO_SHOW - 1, opponents=PEOPLE_TO_SHOW).shown is None
    assert Rating(played=ROUNDS_TO_SHOW, opponents=PEOPLE_TO_SHOW - 1).shown is None


def test_two_who_play_only_each_other_do_not_climb() -> None:
    odds, server = strengths(12, 1.5), Server()
    for _ in range(500):
        server.play(((NOW,), (NOW + 1,)))
    assert (server.counted, server.shown(NOW)) == (FREE_MEETINGS, None)
    for _ in evenings(server, {**odds, NOW: odds[6]}, 2, 60, random.Random(5)):
        server.play(((NOW,), (NOW + 1,)))  # in turn with others, only a third counts
    assert server.met[NOW, NOW + 1] <= server.ratings[NOW].meetings / 3 + FREE_MEETINGS
