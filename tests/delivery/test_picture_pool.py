"""Pictures drawn elsewhere: what goes there, what comes back, what happens when a process dies, in what format."""

import os
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from locales.catalogues import load, words_of
from renderer.scene import HandScene, TableScene
from tests.delivery.driven_loop import driven
from tests.renderer.samples.views import all_hands, all_tables
from workers.picture_pool import LATELY, MANY, PicturePool, packed, usual_processes
from workers.worker_process import BrokenProcess, WorkerProcess

WORDS = load().of("de")


@pytest.fixture(scope="module")
def table() -> TableScene:
    return all_tables(WORDS)["late"]


@pytest.fixture(scope="module")
def hand() -> HandScene:
    return all_hands(WORDS)["hand7"]


@pytest.fixture
def pool() -> Iterator[Callable[..., PicturePool]]:
    made: list[PicturePool] = []

    def make(*settings: Any) -> PicturePool:
        made.append(PicturePool(*settings))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_a_scene_and_nothing_else_goes_to_a_process(table: TableScene) -> None:
    sent = packed(table)
    assert len(sent) < 4000
    came = pickle.loads(sent)
    assert came.view == table.view
    assert came.game is table.game
    assert came.words is words_of("de")
    assert came.words("picture-your-turn") == WORDS("picture-your-turn")


def test_words_of_one_language_are_those_of_all() -> None:
    assert [words_of(code).locale for code in load().languages] == list(load().languages)
    assert words_of("hu")("picture-bank") == load().of("hu")("picture-bank")


async def test_a_process_draws_as_a_thread_does(pool: Callable[..., PicturePool], hand: HandScene) -> None:
    """One process for all of this: it takes a second to begin. That another one follows is seen in `tests/e2e/test_smoke.py`."""
    here, there = pool(0, 1, "jpeg"), pool(1, 1, "jpeg")
    assert await there.warm({"de": "Müllerſtraße", "xx": "\U0001f9ff\U00012345"}) == ["xx"]
    assert await there.draw(hand) == await here.draw(hand)
    assert await there.told(hand, 900) == await here.told(hand, 900)
    assert len(there.workers[0].pids) == 1
    assert not here.workers


async def test_what_kills_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch, table: TableScene) -> None:
    tries: Counter[int] = Counter()

    async def dies(worker: object, *_: object) -> None:
        tries[id(worker)] += 1
        raise BrokenProcess

    monkeypatch.setattr(WorkerProcess, "run", dies)
    with pytest.raises(BrokenProcess):
        await PicturePool(2).draw(table)
    assert list(tries.values()) == [2]


async def test_each_picture_goes_to_whoever_has_least_to_do(monkeypatch: pytest.MonkeyPatch, table: TableScene) -> None:
    busy = PicturePool(3)
    asked: list[int] = []

    async def run(worker: WorkerProcess, *_: object) -> None:
        asked.append(busy.workers.index(worker))
        worker.waiting += 1

    monkeypatch.setattr(WorkerProcess, "run", run)
    for _ in range(6):
        await busy.draw(table)
    assert sorted(asked[:3]) == sorted(asked[3:]) == [0, 1, 2]


async def test_the_encoder_follows_the_load() -> None:
    busy = PicturePool(1, 1, "auto")
    for _ in range(int(2 * LATELY)):
        await driven().advance(1.5 / MANY)
        assert busy.format() == "webp"
    formats = []
    for _ in range(int(4 * MANY * LATELY)):
        await driven().advance(0.5 / MANY)
        formats.append(busy.format())
    assert formats[0] == "webp"
    assert formats[-1] == "jpeg"
    await driven().advance(LATELY + 1)
    assert busy.format() == "webp"
    assert len(busy._asked) == 1
    assert {PicturePool(1, 1, "webp").format() for _ in range(100)} == {"webp"}


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 1), (3, 2), (5, 4), (64, 4)])
def test_a_core_is_left_for_everything_else(monkeypatch: pytest.MonkeyPatch, cores: int, processes: int) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert usual_processes() == processes
