"""Jobs with the log of a session: draw a replay in slices, verify the session."""

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache, partial
from threading import Semaphore, Thread
from typing import Final, Generic, TypeVar

from delivery.workers.picture_jobs import painter, trimmer
from locales.catalogues import Catalogues, load
from messages.play.replay_and_fairness import proof_file, replay_scene
from renderer.drawing.theme import PictureStyle
from renderer.scene import Picture
from tables.history.proof import session_proof
from tables.history.replay import first_disagreement
from tables.people.people import MemberName
from tables.state.log_items import PackedLog, unpack_log
from tables.state.table import Table
from tables.views.table_views import public_table, replay_steps

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


replays: Final[list[SlicedJob[Picture | None]]] = []  # the one that this process draws, if any


class ReplayLost(Exception):  # noqa: N818 - a reason to begin again
    """Raised if this process has begun no replay: the one that had begun it has died."""


@dataclass(frozen=True, slots=True)
class ReplayOrder:
    """A deal to draw, and its reader."""

    table: Table
    log: PackedLog
    deal: int  # number of a finished deal
    people: Mapping[int, MemberName]
    locale: str  # of the reader, as Discord names it
    style: PictureStyle


def begin_replay(order: ReplayOrder, max_bytes: int, cache_share: float) -> None:
    """Begin a replay; `go_on` draws it. One that was begun before is given up."""
    while replays:
        replays.pop().give_up()
    replays.append(SlicedJob(partial(draw_replay, order, max_bytes, cache_share)))


def go_on() -> tuple[bool, Picture | None]:
    """Draw one more frame.

    Returns whether the replay is finished, and then the animation (None: it does not fit in
    `max_bytes`).

    Raises `ReplayLost`.
    """
    if not replays:
        raise ReplayLost
    replay = replays[0]
    if not replay.go_on():
        return False, None
    if replay in replays:  # it was not given up meanwhile, in another thread
        replays.remove(replay)
    return True, replay.result()


def draw_replay(
    order: ReplayOrder, max_bytes: int, cache_share: float, pause: Callable[[], None]
) -> Picture | None:
    """Draw a finished deal as an animation.

    Returns None if it does not fit in `max_bytes`. Calls `pause` after each frame.
    """
    # no name holds the steps: they take 5 MB, and are freed before the frames are drawn
    scene = replay_scene(
        replay_steps(order.table, unpack_log(order.log), order.deal, order.people),
        catalogues().of(order.locale),
        order.style,
    )
    pause()

    def after_frame() -> None:
        trimmer.trim()
        pause()

    try:
        return painter(cache_share).draw_replay(scene, max_bytes, after_frame)
    except ValueError:
        return None
    finally:
        trimmer.trim()


def verify_session(table: Table, log: PackedLog) -> tuple[int | None, bytes]:
    """Return the result of `first_disagreement`, and the file that lets anybody check the deals."""
    entries = unpack_log(log)
    return first_disagreement(entries, table.secret, table.state), proof_file(
        public_table(table), session_proof(table, entries)
    )


@cache
def catalogues() -> Catalogues:
    """Return the words of all languages, loaded once per process."""
    return load()
