"""A server that forks preloaded bots: `python -m tests.e2e.fork_server SOCKET`.

It has imported the bot's code and drawn the pictures that all bots need, which takes a new process
more than two seconds. Protocol: the caller sends the length of the request (four bytes) together
with the file descriptor for the copy's standard output, then a pickled pair of environment and
function. The server answers with the copy's process id and later with its exit code (four bytes
each). A copy ends with its caller; the server ends with its standard input.
"""

import atexit
import faulthandler
import importlib
import os
import pickle
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = "KAFFEEHAUS_FORK_SERVER"  # says where the one is that all processes of a test run share
NUMBER = 4  # bytes, of all numbers that are said


def numbered(number: int) -> bytes:
    """Encode a number for the protocol."""
    return number.to_bytes(NUMBER, "big", signed=True)


def number(said: bytes) -> int:
    """Decode a number of the protocol."""
    return int.from_bytes(said, "big", signed=True)


def open_server() -> str:
    """Start a server for this process and its children; return the path of its socket."""
    folder = tempfile.mkdtemp(prefix="kh-")
    path = f"{folder}/socket"
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.e2e.fork_server", path], cwd=ROOT, stdin=subprocess.PIPE
    )

    def close() -> None:
        process.stdin.close()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(close)
    until = time.monotonic() + 30.0
    while not Path(path).exists():
        if process.poll() is not None or time.monotonic() > until:
            raise RuntimeError("the server that forks bots does not start")
        time.sleep(0.005)
    os.environ[SERVER] = path
    return path


def serve(path: str) -> None:
    """Serve callers until the standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, and they end this process
    callers: dict[int, socket.socket] = {}  # by the process that was forked for them
    with socket.socket(socket.AF_UNIX) as door, selectors.DefaultSelector() as ears:
        door.bind(f"{path}.new")
        door.listen(64)
        Path(f"{path}.new").rename(path)
        importlib.import_module("tests.e2e.bot_preloaded")  # meanwhile they wait at the door
        ears.register(door, selectors.EVENT_READ)
        ears.register(sys.stdin, selectors.EVENT_READ)
        while True:
            # while somebody calls, look every 0.01 s at who has ended
            for key, _ in ears.select(0.01 if callers else None):
                if key.fileobj is sys.stdin:
                    for pid in callers:
                        os.kill(pid, signal.SIGKILL)
                    return
                if key.fileobj is not door:  # a caller says no more than once: this one has ended
                    ears.unregister(key.fileobj)
                    os.kill(key.data, signal.SIGKILL)
                    continue
                caller, _ = door.accept()
                if (pid := forked(caller)) is not None:
                    callers[pid] = caller
                    ears.register(caller, selectors.EVENT_READ, pid)
            for pid in [*callers]:
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    caller = callers.pop(pid)
                    with suppress(KeyError):
                        ears.unregister(caller)
                    with caller, suppress(OSError):
                        caller.sendall(numbered(os.waitstatus_to_exitcode(status)))


def forked(caller: socket.socket) -> int | None:
    """Fork a copy for a caller; return its process id, or None if the caller has gone."""
    size, files, _, _ = socket.recv_fds(caller, NUMBER, 1)
    if len(size) < NUMBER or not files:
        caller.close()
        return None
    wish = caller.recv(number(size), socket.MSG_WAITALL)
    pid = os.fork()
    if not pid:
        live(files[0], wish)
    os.close(files[0])
    with suppress(OSError):  # the caller has gone: the copy is killed when that is heard
        caller.sendall(numbered(pid))
    return pid


def live(output: int, wish: bytes) -> None:
    """Run the requested function in the copy, and exit."""
    code = 1
    try:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        for file in (1, 2):
            os.dup2(output, file)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        environment, begin = pickle.loads(wish)
        os.chdir(ROOT)
        os.environ.clear()
        os.environ.update(environment)
        faulthandler.enable()
        sys.argv = ["bot"]
        code = begin()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:  # noqa: BLE001 - there is nobody else to tell
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    serve(sys.argv[1])
