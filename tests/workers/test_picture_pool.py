"""The drawing processes: pickled scenes, pictures, retries after a death, and the choice of the
format.
"""

import pickle
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import pytest
import pytest_asyncio

from delivery.workers.picture_pool import (
    JPEG_FROM,
    RATE_WINDOW,
    FormatChooser,
    PicturePool,
)
from delivery.workers.replay_jobs import ReplayOrder, begin_replay, go_on
from delivery.workers.worker_process import WorkerDied, WorkerProcess
from locales.catalogues import load, load_words
from renderer.scene import HandScene, Picture, TableScene
from tests.renderer.samples.game_views import all_hands, all_tables

WORDS = load().of("de")


@pytest.fixture(scope="module")
def table() -> TableScene:
    return all_tables(WORDS)["late"]


@pytest.fixture(scope="module")
def hand() -> HandScene:
    return all_hands(WORDS)["hand7"]


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[Callable[..., PicturePool]]:
    made: list[PicturePool] = []

    def make(*settings: Any) -> PicturePool:
        made.append(PicturePool(*settings))
        return made[-1]

    yield make
    for source in made:
        await source.close()


async def test_words_and_games_are_sent_by_their_names(
    pool: Callable[..., PicturePool], table: TableScene
) -> None:
    pool(0)
    sent = pickle.dumps(table)
    assert len(sent) < 4000
    received = pickle.loads(sent)
    assert (received.view, received.game) == (table.view, table.game)
    assert received.words is load_words("de")
    assert received.words("picture-your-turn") == WORDS("picture-your-turn")


async def test_a_process_draws_as_a_thread_does(
    pool: Callable[..., PicturePool], hand: HandScene
) -> None:
    """Starting a process takes a second, so it does all of this.

    `tests/e2e/test_smoke.py` tests that it is replaced.
    """
    threads, processes = pool(0, "jpeg"), pool(1, "jpeg")
    assert await processes.warm_up({"de": "Müllerſtraße", "xx": "\U0001f9ff\U00012345"}) == ["xx"]
    assert await processes.draw(hand) == await threads.draw(hand)
    assert await processes.describe(hand, 900) == await threads.describe(hand, 900)
    assert not threads.workers


async def test_a_picture_goes_to_the_least_busy_process(
    monkeypatch: pytest.MonkeyPatch, table: TableScene
) -> None:
    busy = PicturePool(3)
    chosen: list[int] = []

    async def run(worker: WorkerProcess, *_: object) -> None:
        chosen.append(busy.workers.index(worker))
        worker.pending += 1

    monkeypatch.setattr(WorkerProcess, "run", run)
    for _ in range(6):
        await busy.draw(table)
    assert sorted(chosen[:3]) == sorted(chosen[3:]) == [0, 1, 2]


async def test_a_replay_is_begun_once_more_if_its_process_dies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    picture, order, jobs = Picture(b"RIFF", "", (1, 1)), cast(ReplayOrder, None), []
    deaths = [2, 4]  # of all jobs, those in which the process dies

    async def run(_: WorkerProcess, job: object, *arguments: object) -> Any:
        jobs.append(job)
        if len(jobs) in deaths:
            raise WorkerDied
        return (True, picture) if job is go_on else None

    monkeypatch.setattr(WorkerProcess, "run", run)
    with pytest.raises(WorkerDied):
        await PicturePool(1).draw_replay(order, 1)
    assert jobs == [begin_replay, go_on] * 2
    deaths.append(5)
    assert [await PicturePool(1).draw_replay(order, 1) for _ in range(2)] == [picture] * 2
    assert jobs[4:] == [begin_replay, *[begin_replay, go_on] * 2]


def test_the_encoder_follows_the_load() -> None:
    now, busy = 0.0, FormatChooser("auto")
    for _ in range(int(2 * RATE_WINDOW)):
        now += 1.5 / JPEG_FROM
        assert busy.next_format(now) == "webp"
    formats = []
    for _ in range(int(4 * JPEG_FROM * RATE_WINDOW)):
        now += 0.5 / JPEG_FROM
        formats.append(busy.next_format(now))
    assert (formats[0], formats[-1]) == ("webp", "jpeg")
    assert busy.next_format(now + RATE_WINDOW + 1) == "webp"
    settled = FormatChooser("webp")
    assert {settled.next_format(0.0) for _ in range(100)} == {"webp"}
