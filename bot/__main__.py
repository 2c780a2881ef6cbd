"""`python -m bot`: the bot, or with `--demo` the playground and the bot."""

import argparse
import asyncio
import gc
import logging
import signal
import sys

import discord
import uvloop
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Kaffeehaus
from bot.demo import demo
from bot.settings import Settings
from bot.version import version


def main() -> int:
    """Exit status 0 after a stop by signal, 1 with a sentence otherwise."""
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
        uvloop.run(run(settings))  # as asyncio's own, with a twentieth less of the main thread (benchmarks/README.md)
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN. Make a new one in the developer portal, page Bot.", file=sys.stderr)
        return 1
    except (OSError, discord.HTTPException) as error:  # whoever looks after the process starts it again
        print(f"Discord or the database cannot be reached: {error}", file=sys.stderr)
        return 1
    except ValueError as error:  # a DATABASE_URL that nobody understands says so itself
        print(error, file=sys.stderr)
        return 1
    return 0


async def run(settings: Settings) -> None:
    """The bot until SIGINT or SIGTERM."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    if settings.discord_api_url:
        Route.BASE = settings.discord_api_url
    if settings.discord_gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
    logging.getLogger(__name__).info("Kaffeehaus %s", version())
    bot = Kaffeehaus(settings)
    gc.freeze()  # code and words stay; to look through them for garbage would stop everything for a fifth of a second
    gc.set_threshold(50_000, 10, 10)  # hardly anything that comes refers to itself: a twentieth less of the main thread
    loop = asyncio.get_running_loop()
    async with bot:
        task = asyncio.create_task(bot.start(settings.discord_token))
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, task.cancel)
        try:
            await task
        except asyncio.CancelledError:
            logging.getLogger(__name__).info("closing")


if __name__ == "__main__":
    sys.exit(main())
