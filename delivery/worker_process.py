"""How a process of ours begins that works for this one: modestly, deaf to Ctrl-C, and no longer than its parent lives."""

import contextlib
import multiprocessing
import os
import signal
import threading

NICE = 10  # on a machine with few cores, tables come first


def attend() -> None:
    """Called in the new process. Ctrl-C is heard by its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(NICE)
    threading.Thread(target=_follow, name="parent", daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
