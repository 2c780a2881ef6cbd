"""A job that is done in slices, so that its process can do other jobs between them."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Semaphore, Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class GivenUp(BaseException):  # so that no handler of errors stops it
    """Ends the thread of a job that has been given up."""


class SlicedJob(Generic[T]):
    """A function that pauses itself by calling what it gets as argument.

    It has a thread of its own, which works only while `go_on` waits for it: so no two things of a
    process are done at once.
    """

    def __init__(self, function: Callable[[Callable[[], None]], T]) -> None:
        self._function = function
        self._begin, self._end = Semaphore(0), Semaphore(0)  # of a slice
        self._outcome: Future[T] = Future()
        self._is_given_up = False
        Thread(target=self._work, name="sliced job", daemon=True).start()

    def go_on(self) -> bool:
        """Do the next slice. Returns True if it was the last one. Do not call this after that."""
        self._begin.release()
        self._end.acquire()
        return self._outcome.done()

    def result(self) -> T:
        """Return what the function has returned, or raise what it has raised.

        Call it after the last slice.

        Raises `concurrent.futures.CancelledError` if the job was given up.
        """
        return self._outcome.result(timeout=0)

    def give_up(self) -> None:
        """Do no more slices. Another thread may be waiting for one: that was the last."""
        self._is_given_up = True
        self._begin.release()

    def _work(self) -> None:
        try:
            self._wait()
            self._outcome.set_result(self._function(self._pause))
        except GivenUp:
            self._outcome.cancel()
        except BaseException as error:  # noqa: BLE001 - `result` raises it
            self._outcome.set_exception(error)
        self._end.release()

    def _pause(self) -> None:
        self._end.release()
        self._wait()

    def _wait(self) -> None:
        self._begin.acquire()
        if self._is_given_up:
            raise GivenUp
