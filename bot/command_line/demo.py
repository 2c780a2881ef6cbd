"""The demonstration: runs the playground and the bot as two processes that end together."""

import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser

from bot.process_file import VAR

PATIENCE = 20.0  # seconds until the playground answers


def demo(preferred_port: int) -> int:
    """Run until Ctrl-C. Returns the exit status of the bot."""
    VAR.mkdir(exist_ok=True)
    port = preferred_port if is_free(preferred_port) else free_port()
    address = f"127.0.0.1:{port}"
    environment = os.environ | {
        "DISCORD_TOKEN": "playground",
        "DISCORD_API_URL": f"http://{address}/api/v10",
        "DISCORD_GATEWAY_URL": f"ws://{address}/gateway",
        "DATABASE_URL": f"sqlite:///{VAR / 'demo.sqlite3'}",
        # people made on the page have new accounts
        "ACCOUNT_DAYS": os.environ.get("ACCOUNT_DAYS", "0"),
        "LOG_LEVEL": os.environ.get("LOG_LEVEL", "WARNING"),
    }
    state = str(VAR / "playground.json")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    processes = [
        subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "tools.playground", "--port", str(port), "--state", state]
        )
    ]
    try:
        if not wait_until_open(port, processes[0]):
            print("The playground did not start.", file=sys.stderr)
            return 1
        print(
            "Open the page above and type /play in a channel. Ctrl-C ends the evening; what you"
            " won is kept.",
            flush=True,
        )
        if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            webbrowser.open(f"http://{address}/")
        processes.append(subprocess.Popen([sys.executable, "-m", "bot", "run"], env=environment))
        return processes[1].wait()
    except KeyboardInterrupt:
        return 0
    finally:
        for process in reversed(processes):  # the bot first, which still needs its Discord
            process.terminate()
            process.wait()


def wait_until_open(port: int, process: "subprocess.Popen[bytes]") -> bool:
    """Wait until the process listens on a port. Returns False if it ends or takes too long."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(0.05)
    return False


def is_free(port: int) -> bool:
    """Return whether nothing listens on a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def free_port() -> int:
    """Return a port that is not in use."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
