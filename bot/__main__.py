"""`python -m bot` runs the bot; `python -m bot --demo` runs the playground and the bot."""

import argparse
import asyncio
import contextlib
import gc
import importlib
import logging
import signal
import sys
from collections.abc import Callable
from typing import cast

import discord

from bot.api_address import set_api_addresses
from bot.client import Kaffeehaus
from bot.demo import demo
from bot.settings import Settings
from bot.version import version


def main() -> int:
    """Run until a signal. Returns the exit status: 0 after a signal, 1 if something is wrong, which a sentence explains."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Kaffeehaus, a Discord bot.")
    parser.add_argument("--demo", action="store_true", help="play here, without Discord: start the playground beside the bot")
    parser.add_argument("--port", type=int, default=8765, help="of the playground's page (default %(default)s)")
    arguments = parser.parse_args()
    settings = Settings()
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("discord").setLevel(logging.WARNING)
    if arguments.demo:
        return demo(arguments.port)
    if not settings.discord_token:
        print("DISCORD_TOKEN is not set. Copy .env.example to .env and put the token in, or try `make demo`.", file=sys.stderr)
        return 1
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(settings))
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN. Make a new one in the developer portal, page Bot.", file=sys.stderr)
        return 1
    except (OSError, discord.HTTPException) as error:  # the supervisor starts the bot again
        print(f"Discord or the database cannot be reached: {error}", file=sys.stderr)
        return 1
    except ValueError as error:  # a malformed DATABASE_URL; the error is a sentence
        print(error, file=sys.stderr)
        return 1
    return 0


async def run(settings: Settings) -> None:
    """Run the bot until SIGINT or SIGTERM."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    set_api_addresses(settings.discord_api_url, settings.discord_gateway_url)
    logging.getLogger(__name__).info("Kaffeehaus %s", version())
    bot = Kaffeehaus(settings)
    gc.freeze()  # code and words; searching them for garbage would block the event loop for a fifth of a second
    gc.set_threshold(50_000, 10, 10)  # there are hardly any reference cycles; saves a twentieth of the main thread
    loop = asyncio.get_running_loop()
    async with bot:
        task = asyncio.create_task(bot.start(settings.discord_token))
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # on Windows Ctrl-C cancels the task of `asyncio.Runner`
                loop.add_signal_handler(number, task.cancel)
        try:
            await task
        except asyncio.CancelledError:
            logging.getLogger(__name__).info("closing")


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of uvloop where it is installed: it saves a twentieth of the main thread (benchmarks/README.md)."""
    try:
        uvloop = importlib.import_module("uvloop")
    except ImportError:  # there is none for Windows
        return None
    return cast(Callable[[], asyncio.AbstractEventLoop], uvloop.new_event_loop)


if __name__ == "__main__":
    sys.exit(main())
