"""Command line: `python -m tools.playground [--port N] [--state PATH]` runs until SIGTERM or
Ctrl-C.
"""

import argparse
import asyncio
import signal
from pathlib import Path

from tools.playground.server import Playground


async def _run(port: int, state: Path | None) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with Playground(port, state, identify_seconds=5.0) as playground:
        print(f"Kaffeehaus playground: {playground.url}/", flush=True)
        await stopped.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="playground", description="A small Discord on the loopback address."
    )
    parser.add_argument("--port", type=int, default=8088, help="0 takes a free one")
    parser.add_argument(
        "--state", type=Path, help="the world's file; without it the world is new each time"
    )
    chosen = parser.parse_args()
    asyncio.run(_run(chosen.port, chosen.state))


if __name__ == "__main__":
    main()
