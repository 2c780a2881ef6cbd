"""All checks, one after another."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from bot.checks import Finding, fault, good, note
from bot.checks.channel_checks import check_channel
from bot.checks.database_checks import check_database
from bot.checks.discord_checks import DiscordSession, check_discord
from bot.checks.machine_checks import (
    check_env_file,
    check_fonts,
    check_memory,
    check_metrics,
)
from bot.exit_codes import ExitCode, refusal_of
from bot.settings import TOKEN_MISSING, Settings, strange_settings

PATIENCE: Final = 60.0  # seconds for all questions to Discord


async def check(settings: Settings, channel: int | None) -> AsyncIterator[Finding]:
    """Check everything that a host can get wrong, also in a channel if its id is given."""
    strange = strange_settings()
    for is_misspelt, sentence in strange:
        yield fault(sentence) if is_misspelt else note(sentence)
    if not strange:
        yield good("All settings can be used.")
    for finding in (
        *check_env_file(),
        *check_memory(),
        *check_fonts(),
        *check_metrics(settings.metrics_host, settings.metrics_port),
        *await check_database(settings),
    ):
        yield finding
    for finding in await check_online(settings, channel):
        yield finding


async def check_online(settings: Settings, channel: int | None) -> list[Finding]:
    """Check the application, the gateway, the commands and the channel at Discord."""
    if not settings.discord_token:
        return [fault(TOKEN_MISSING)]
    found: list[Finding] = []
    try:
        async with asyncio.timeout(PATIENCE), DiscordSession(settings) as session:
            found += await check_discord(session, settings)
            found += (
                [note("No channel was checked: python -m bot check --channel ID does it.")]
                if channel is None
                else await check_channel(session, channel)
            )
    except Exception as error:
        refusal = refusal_of(error)
        if refusal is None:
            raise
        found.append(
            fault(
                f"{str(refusal).rstrip('.')}. See whether this machine reaches it, and"
                f" DISCORD_API_URL."
                if refusal.code is ExitCode.DISCORD
                else str(refusal)
            )
        )
    return found
