"""Jobs that are done in slices."""

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor

import pytest

from delivery.workers.replay_jobs import SlicedJob


def test_it_works_only_while_somebody_waits_for_it() -> None:
    done: list[int] = []

    def work(pause: Callable[[], None]) -> str:
        for number in range(3):
            done.append(number)
            pause()
        return "all"

    job = SlicedJob(work)
    assert done == []
    for number in range(3):
        assert not job.go_on()
        assert done == list(range(number + 1))
    assert job.go_on()
    assert job.result() == "all"


def test_what_it_raises_is_raised_to_the_caller() -> None:
    def fail(pause: Callable[[], None]) -> None:
        pause()
        raise LookupError("in the second slice")

    job = SlicedJob(fail)
    assert not job.go_on()
    assert job.go_on()
    with pytest.raises(LookupError, match="in the second slice"):
        job.result()


def test_one_that_is_given_up_ends_its_thread_and_what_it_has_opened() -> None:
    closed = threading.Event()

    def work(pause: Callable[[], None]) -> None:
        try:
            while True:
                pause()
        finally:
            closed.set()

    job = SlicedJob(work)
    job.go_on()
    job.give_up()
    assert closed.wait(10)


def test_who_waits_for_a_slice_of_one_that_is_given_up_waits_no_longer() -> None:
    busy, free = threading.Event(), threading.Event()

    def work(pause: Callable[[], None]) -> None:
        busy.set()
        free.wait(10)
        pause()

    job = SlicedJob(work)
    with ThreadPoolExecutor() as threads:
        waiting = threads.submit(job.go_on)
        assert busy.wait(10)
        job.give_up()
        free.set()
        waiting.result(timeout=10)
        while not job.go_on():
            pass
    with pytest.raises(CancelledError):
        job.result()
