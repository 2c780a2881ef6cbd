"""Achievements: each is earned in a session played by the rules, and none with bots alone."""

from dataclasses import replace

import pytest

from tables.changes import closing
from tables.changes.earned_achievements import feats_of_deal
from tables.people.achievements import ACHIEVEMENTS, MATCHES_WON, OF_THE_HOUSE
from tables.people.increments import Feat
from tables.state.phases import CloseReason, Presence
from tables.state.table import update_participant
from tests.settled import added
from tests.tables.achievement_sessions import SESSIONS

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
