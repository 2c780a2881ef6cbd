"""Tells systemd that the bot has started, stops, and still works (`sd_notify`). Without systemd nothing happens."""

import asyncio
import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"
ALIVE: Final = "WATCHDOG=1"


def notify(state: str, environment: Mapping[str, str] = os.environ) -> None:
    """Send a state to the supervisor, if there is one that listens."""
    address = environment.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)


def watchdog_seconds(environment: Mapping[str, str] = os.environ) -> float:
    """Return how often systemd wants to hear from this process, at half of its patience, or 0 if it does not."""
    if environment.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0.0
    return int(environment.get("WATCHDOG_USEC", "0")) / 2_000_000


async def keep_alive() -> None:
    """Tell systemd for ever that the event loop runs. If it hangs, systemd starts the bot again."""
    seconds = watchdog_seconds()
    while seconds:
        notify(ALIVE)
        await asyncio.sleep(seconds)
