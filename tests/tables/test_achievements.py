"""Achievements: each is earned in a session played by the rules, and none with bots alone."""

from dataclasses import replace

import pytest

from tables.changes import clock_and_beats, closing, play
from tables.changes.steps_towards_achievements import feats_of_deal
from tables.people.achievements import ACHIEVEMENTS, MATCHES_WON, OF_THE_HOUSE, ROUNDS_WON
from tables.people.increments import Feat
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import update_closing, update_participant, view
from tests.settled import added
from tests.tables.achievement_sessions import SESSIONS
from tests.tables.table_harness import context, due, in_play, moved, played, rich
from tests.tables.test_ratings import winner_of

BADGES = {"first-win", "first-friend", "first-bluff", "first-catch"}  # of beginners


def test_there_is_a_session_for_each_of_a_game() -> None:
    assert ACHIEVEMENTS.keys() - SESSIONS.keys() == {one.key for one in OF_THE_HOUSE}
    assert all(ACHIEVEMENTS[key].game == session.game for key, session in SESSIONS.items())


@pytest.mark.parametrize("key", SESSIONS)
def test_a_session_earns_it_and_the_same_session_with_bots_earns_nothing(key: str) -> None:
    *_, last = SESSIONS[key].changes()
    assert key in {feat.key for feat in added(last).feats}
    assert {
        feat.key for change in SESSIONS[key].changes(bots=True) for feat in added(change).feats
    } <= BADGES - {"first-friend"}


def test_leaving_ends_a_series() -> None:
    *_, change = SESSIONS["clean-sweep"].changes()
    steps = {
        (feat.user, feat.breaks) for feat in added(change).feats if feat.key == MATCHES_WON.key
    }
    (loser,) = {user for user, breaks in steps if breaks}
    assert steps == {(loser, True), (3 - loser, False)}
    gone = [
        feat
        for feat in feats_of_deal(
            update_participant(change.table, loser - 1, presence=Presence.LEFT)
        )
        if feat.key not in BADGES  # bots alone are enough for those
    ]
    assert {(feat.user, feat.key) for feat in gone} >= {(loser, MATCHES_WON.key)}
    assert all(feat.breaks and feat.user == loser for feat in gone), (
        "the winner has played against a bot"
    )
    assert (
        Feat(9, MATCHES_WON.key, breaks=True)
        in added(
            closing.end_session(replace(change.table, quitters=(9,)), None, CloseReason.AGREED)
        ).feats
    )


def test_a_turn_that_has_run_out_saves_no_series_from_a_defeat() -> None:
    table = in_play("austrian-block", 2, number=5)
    winner = winner_of(played(table))
    while due(table) == winner:
        table = moved(table).table
    table = moved(clock_and_beats.time_out(table, context()).table, by_person=False).table
    change = played(update_participant(table, 1 - winner, presence=Presence.HERE))
    assert winner_of(change) == winner
    feats = [feat for feat in added(change).feats if feat.key == ROUNDS_WON.key]
    assert feats == [Feat(2 - winner, ROUNDS_WON.key, breaks=True)], "nobody has a step"
    lost = update_closing(change.table, winding_up=CloseReason.CHANNEL_GONE)
    lost = update_participant(lost, 1 - winner, presence=Presence.AWAY)
    assert not any(feat.breaks for feat in feats_of_deal(lost)), "they cannot find the table"


def test_a_deal_that_somebody_only_watches_counts_nothing_for_them() -> None:
    table = in_play("pulle", 4, number=7, buyback=False)
    watchers = 0
    while table.phase is Phase.PLAYING:
        seen = view(table, None)
        assert seen is not None
        out = {seat for seat, player in enumerate(seen.seats) if player.out}
        change = played(table)
        deal = change.settlements[0]
        assert {row.number for row in deal.rows} == {0, 1, 2, 3} - out
        assert {row.fair for row in deal.rows} == {1000 // (4 - len(out))}
        watchers += len(out)
        table = change.table
        if table.phase is Phase.PAUSE:
            table = play.deal_next(table, None, context(balances=rich(table))).table
    assert watchers
