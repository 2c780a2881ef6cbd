"""Worker processes: jobs, failures, the end of the process and of its parent."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NoReturn

import pytest
import pytest_asyncio

from delivery.workers import worker_main, worker_process
from delivery.workers.worker_process import WorkerDied, WorkerProcess

PATIENCE = 30.0  # seconds; the machine may be busy


# all jobs of a process come from one event loop
shared_loop = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def worker() -> AsyncIterator[WorkerProcess]:
    """One for most tests, because the first start takes a while."""
    process = WorkerProcess(niceness=3)
    yield process
    await process.close()


def fail() -> NoReturn:
    raise LookupError("in the job")


def die() -> NoReturn:
    os._exit(1)


class Unreadable(Exception):  # noqa: N818
    """Can be pickled, but not unpickled."""

    def __init__(self, key: str, *, number: int) -> None:
        super().__init__(key)


def raise_unreadable() -> NoReturn:
    raise Unreadable("in the job", number=1)


@shared_loop
async def test_a_job_returns_or_raises(worker: WorkerProcess) -> None:
    printed = await worker.run(os.write, 1, bytes(8))
    assert (printed, await worker.run(len, bytes(2_000_000))) == (8, 2_000_000)
    with pytest.raises(LookupError, match="in the job") as raised:
        await worker.run(fail)
    assert "in fail" in str(raised.value.__cause__)
    assert (
        await worker.run(os.getpriority, os.PRIO_PROCESS, 0)
        == os.getpriority(os.PRIO_PROCESS, 0) + 3
    )
    assert worker.pending == 0


@shared_loop
async def test_a_result_that_cannot_be_sent_is_an_error_of_its_job(worker: WorkerProcess) -> None:
    pid = await worker.run(os.getpid)
    with pytest.raises(TypeError, match="pickle"):
        await worker.run(threading.Lock)
    assert await worker.run(os.getpid) == pid


@shared_loop
async def test_signals_to_the_whole_group_are_for_the_bot(worker: WorkerProcess) -> None:
    pid = await worker.run(os.getpid)
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(pid, number)
    await worker.run(time.sleep, 0.1)
    assert await worker.run(os.getpid) == pid


@shared_loop
@pytest.mark.parametrize("job", [die, raise_unreadable])
async def test_after_a_death_another_process_follows(
    worker: WorkerProcess, job: type[None]
) -> None:
    pid = await worker.run(os.getpid)
    broken, waiting = await asyncio.gather(
        worker.run(job), worker.run(time.sleep, 600), return_exceptions=True
    )
    assert isinstance(broken, WorkerDied)
    assert isinstance(waiting, WorkerDied)
    assert has_ended(pid), "the bot does not go on, or end, before it is gone"
    assert await worker.run(os.getpid) != pid


def last_at_first(begun: Path) -> None:
    """Create a file, and sleep for minutes if it has not been there."""
    if not begun.exists():
        begun.touch()
        time.sleep(600)


@shared_loop
async def test_a_job_is_run_again_once(
    worker: WorkerProcess, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    pid, begun = await worker.run(os.getpid), tmp_path / "begun"
    job = asyncio.create_task(worker.run_with_retry(last_at_first, begun))
    while not begun.exists():  # noqa: ASYNC110 - only the file system knows
        await asyncio.sleep(0.01)
    os.kill(pid, signal.SIGKILL)
    await job
    with pytest.raises(WorkerDied):
        await worker.run_with_retry(die)
    assert caplog.text.count("a worker process has died") == 2


async def test_the_end_does_not_wait_for_jobs() -> None:
    worker = WorkerProcess()
    pid = await worker.run(os.getpid)
    await worker.stop()
    assert await worker.run(os.getpid) != pid
    sleep = asyncio.create_task(worker.run_with_retry(time.sleep, 600))
    await asyncio.sleep(0.05)
    for _ in range(2):
        await worker.close()
    with pytest.raises(WorkerDied):
        await sleep
    with pytest.raises(WorkerDied):
        await worker.run(os.getpid)


PARENT = """
import asyncio, os, time
from delivery.workers.worker_process import WorkerProcess

async def main():
    worker = WorkerProcess()
    print(await worker.run(os.getpid), flush=True)
    await worker.run(time.sleep, 600)

asyncio.run(main())
"""


@pytest.mark.full
def test_a_process_ends_with_its_parent_whatever_it_is_doing() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True
    ) as parent:
        pid = int(parent.stdout.readline())
        assert not has_ended(pid)
        parent.kill()
    assert ended(pid)


@pytest.mark.parametrize("noticed_by", ["bot", "worker"])
async def test_no_worker_is_started_with_newer_code(
    monkeypatch: pytest.MonkeyPatch, noticed_by: str
) -> None:
    """The bot looks before it starts one, and the worker looks when it has imported the code.

    One that runs goes on.
    """
    running, later = WorkerProcess(), WorkerProcess()
    try:
        pid = await running.run(os.getpid)
        monkeypatch.setattr(worker_main, "AT_START", "older")
        if noticed_by == "worker":
            monkeypatch.setattr(worker_process, "check_code", list)
        with pytest.raises(WorkerDied, match="changed" if noticed_by == "bot" else "^$"):
            await later.run_with_retry(os.getpid)
        assert await running.run(os.getpid) == pid
    finally:
        await running.close()
        await later.close()


def ended(pid: int) -> bool:
    """Wait until a process is gone, and is no zombie either."""
    until = time.monotonic() + PATIENCE
    while not has_ended(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return has_ended(pid)


def has_ended(pid: int) -> bool:
    """True if there is no such process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False
