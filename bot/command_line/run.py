"""Running the bot: the event loop, signals, the end."""

import asyncio
import contextlib
import gc
import importlib
import logging
import signal
import sys
from collections.abc import Callable
from typing import Final, cast

import discord

from bot.application import set_api_address
from bot.client import Kaffeehaus
from bot.monitoring.fault_log import FaultLog, set_up_logging
from bot.monitoring.outage_probes import look_at_disk
from bot.settings import Settings, load_settings, strange_settings
from bot.version import commit, version
from delivery.workers.heap import limit_arenas

log = logging.getLogger(__name__)

STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


def run() -> None:
    """Run the bot until SIGINT or SIGTERM.

    Raises what ends it otherwise; `bot.exit_codes.refusal_of` knows the sentences.
    """
    limit_arenas()
    settings = load_settings()
    fault_log = set_up_logging(settings.log_level, settings.log_format)
    for _, sentence in strange_settings():
        log.warning("%s", sentence)
    look_at_disk(fault_log, settings.database_folder)
    with (
        asyncio.Runner(loop_factory=loop_factory()) as runner,
        contextlib.suppress(KeyboardInterrupt),
    ):
        runner.run(serve(settings, fault_log))


async def serve(settings: Settings, fault_log: FaultLog) -> None:
    """Run the bot until SIGINT or SIGTERM."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    set_api_address(settings.discord_api_url)
    log.info("Kaffeehaus %s", " ".join(filter(None, (version(), commit()))))
    bot = Kaffeehaus(settings, fault_log)
    # code and words; searching them for garbage would block the event loop for a fifth of a second
    gc.freeze()
    # Every interaction is a reference cycle of discord.py's. Fewer objects until the next search
    # (700 by default) would cost a twentieth of the main thread, more would leave too many
    # interactions in memory. Most interactions end after that search and before the next wider one,
    # which comes after 80,000 objects. Only a full search finds longer-lived garbage: it comes
    # after a million objects, if a quarter of all is new. `collect` begins that count without the
    # frozen objects.
    gc.collect()
    gc.set_threshold(10_000, 8, 12)
    loop = asyncio.get_running_loop()
    async with bot:
        task = asyncio.create_task(bot.start(settings.discord_token))
        if sys.platform != "win32":  # there Ctrl-C cancels the task of `asyncio.Runner`
            for number in STOPPING:
                loop.add_signal_handler(number, task.cancel)
        try:
            await task
        except asyncio.CancelledError:
            log.info("closing")
    for number in STOPPING:  # all is closed: a second signal changes nothing
        if sys.platform != "win32":
            loop.remove_signal_handler(number)
        signal.signal(number, signal.SIG_IGN)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of uvloop if it is installed.

    It saves a twentieth of the main thread (tools/benchmarks/README.md).
    """
    try:
        uvloop = importlib.import_module("uvloop")
    except ImportError:  # there is none for Windows
        return None
    return cast(Callable[[], asyncio.AbstractEventLoop], uvloop.new_event_loop)
