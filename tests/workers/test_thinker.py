"""Computer players outside the event loop."""

import os
import signal
from random import Random

import pytest
import pytest_asyncio

from ai.levels import Level
from delivery.workers import thinker, thinker_jobs
from delivery.workers.thinker import CROWDED, DIED, LATE, SEARCHED, Thinker
from games import GAMES
from games.parts.chance import Chance
from service.questions_to_computers import Question

GAME = GAMES["austrian-block"]


def asked(level: Level = Level.GRANDMASTER) -> Question:
    """The lead of a deal for two, whose hand has eleven tiles."""
    state = GAME.deal(GAME.open(GAME.options(), 2), (0, 0), bytes(32))[0]
    seat = state.to_move
    return Question(
        GAME.view(state, seat),
        GAME.redealt(state, seat, Chance(bytes([1]) * 32)),
        level,
        modest=False,
        seed=7,
    )


@pytest_asyncio.fixture
async def made():
    one = Thinker(searches=True)
    yield one
    await one.close()


async def test_a_process_answers_and_another_one_after_it_has_died(made, monkeypatch):
    for patience in ("PATIENCE", "STARTING_PATIENCE"):
        monkeypatch.setattr(thinker, patience, 300.0)
    question = asked()
    assert await made.choose(lambda: question) in question.view.legal
    os.kill(await made._search_process.run(os.getpid), signal.SIGKILL)
    assert await made.choose(lambda: question) in question.view.legal
    assert await made.choose(lambda: question) in question.view.legal
    assert made.answers[SEARCHED] >= 2
    assert made.answers[SEARCHED] + made.answers[DIED] == 3


async def test_a_process_that_starts_has_more_time(made, monkeypatch):
    monkeypatch.setattr(thinker, "PATIENCE", 0.0)
    monkeypatch.setattr(thinker, "STARTING_PATIENCE", 300.0)
    for _ in range(2):
        await made.choose(asked)
    assert made.answers == {SEARCHED: 1, LATE: 1}


async def test_without_an_answer_in_time_it_plays_like_the_second_best_and_says_so(
    made, monkeypatch, caplog
):
    for patience in ("PATIENCE", "STARTING_PATIENCE"):
        monkeypatch.setattr(thinker, patience, 0.0)
    question = asked()
    assert await made.choose(lambda: question) == thinker_jobs.choose_without_search(
        asked(Level.MASTER)
    )
    monkeypatch.setattr(thinker, "MAX_WAITING", 0)
    assert await made.choose(lambda: question) == thinker_jobs.choose_without_search(
        asked(Level.MASTER)
    )
    assert made.answers == {LATE: 1, CROWDED: 1}
    assert [
        line.getMessage()
        for line in caplog.records
        if "a search gave no answer" in line.getMessage()
    ] == [
        f"computer players: a search gave no answer ({why}); so far {so_far}"
        for why, so_far in ((LATE, {LATE: 1}), (CROWDED, {LATE: 1, CROWDED: 1}))
    ]


@pytest.mark.parametrize("level", Level)
async def test_without_the_process_every_level_answers(level):
    off = Thinker(searches=False)
    question = asked(level)
    assert await off.choose(lambda: question) in question.view.legal
    assert not off.answers
    assert not off._search_process.pending


def test_what_is_tried_out_depends_on_the_seed_alone():
    assert thinker_jobs.random_of(asked()).random() == Random(7).random()
