"""Tests of the tips in a newcomer's first rounds."""

import pytest

from games import GAMES
from games.parts.line import Play
from locales.catalogues import load
from messages.play.hand_message import hand_content
from messages.play.instructions import instruction_lines, tip_text, tip_topic
from messages.play.table_message import table_content
from tables.views.table_views import private_table, public_table
from tests.games import random_play
from tests.tables.table_harness import in_play


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_due_is_told_what_they_may_do(game: str, language: str) -> None:
    words = load().of(language)
    table = in_play(game, GAMES[game].players[0])
    for seat in range(len(table.chairs)):
        own = private_table(table, seat)
        told = instruction_lines(own, words, coached=True)
        assert told or not own.view.legal  # type: ignore[union-attr]
        for said in told:
            assert said in hand_content(own, words, None, coached=True).text
            assert said not in hand_content(own, words, None).text
    assert words("coach-table") in table_content(public_table(table), words, coached=True).text
    assert words("coach-table") not in table_content(public_table(table), words).text


@pytest.mark.parametrize("language", load().languages)
def test_the_tip_of_bergen_knows_the_slow_finish(language: str) -> None:
    hands = [private_table(in_play("bergen", 2, slow_finish=slow), 0) for slow in (False, True)]
    words = load().of(language)
    assert len({tip_text(hand.public, "play", words, hand.seen, 0) for hand in hands}) == 2


def test_who_can_only_cover_a_double_is_told_so() -> None:
    table, tips = public_table(in_play("mexican-train", 3)), set()

    def look(session: random_play.Session, moment: random_play.Moment) -> None:
        for seat in session.game.due(moment.after):
            view = session.game.view(moment.after, seat)
            ends = {action.end for action in view.legal if isinstance(action, Play)}
            if ends == {*view.railway.doubles[-1:]} != set():
                tips.add(tip_topic(view.legal[0], view))
                assert tip_text(table, "cover", load().of("en"), view, seat)

    for seed in range(4):
        random_play.hold(GAMES["mexican-train"], 3, seed, look, deals=2)
    assert tips == {"cover"}
