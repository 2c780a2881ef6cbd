"""The other end of `workers.worker_process`, in the process that works. What is imported here is there for every job, so it is
little."""

import contextlib
import os
import pickle
import select
import signal
import socket
import threading
import traceback
from struct import Struct
from typing import Final

LENGTH: Final = Struct("!Q")  # of a pickle: it stands before each


def pickled(what: object) -> bytes:
    """As it goes over the socket."""
    data = pickle.dumps(what, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def serve(end: int, nice: int) -> None:
    """Do jobs until nobody asks for any."""
    attend(nice)
    with socket.socket(fileno=end) as line, line.makefile("rb") as asked:
        threading.Thread(target=follow, args=(line,), name="parent", daemon=True).start()
        while len(length := asked.read(LENGTH.size)) == LENGTH.size:
            line.sendall(done(asked.read(LENGTH.unpack(length)[0])))


def done(asked: bytes) -> bytes:
    """What a job returns, or what it raises."""
    try:
        job, arguments = pickle.loads(asked)  # noqa: S301 - from our parent
        return pickled((job(*arguments), None))
    except Exception as error:  # noqa: BLE001 - whoever has asked is told
        error.add_note(traceback.format_exc())
        return pickled((None, error))


def attend(nice: int) -> None:
    """Called in a new process. Ctrl-C is heard by its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(nice)


def follow(line: socket.socket) -> None:
    """This process ends with its parent, however that does, and whatever it is doing."""
    hung_up = select.poll()
    hung_up.register(line, 0)
    hung_up.poll()
    os._exit(0)
