"""A session with Discord's REST, and checks of the token, the application, the gateway, the clock
and the commands by what it says.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any, Final, Self, cast

import discord
from discord.http import Route

from bot.application import invite_link, other_application, set_api_address
from bot.checks import Finding, fault, good, note
from bot.checks.database_checks import stored_application
from bot.client import COGS, Kaffeehaus
from bot.settings import Settings
from bot.slash_commands import (
    CommandTranslator,
    agrees,
    command_payload,
    describe_commands,
)
from cogs.press_handlers import PressHandlers
from cogs.support.house import House
from delivery.discord_api.request_trace import header_trace
from locales.catalogues import load

SLASH_COMMAND: Final = 1
MAX_SKEW: Final = 5.0  # seconds; the header says whole seconds
FEW_STARTS: Final = 20
VERIFICATION_FROM: Final = 75  # servers; at 100 Discord stops an application that is not verified


class DiscordSession:
    """Logged in with the token of the settings: `async with DiscordSession(settings) as session`.

    Attributes:
        client: A client of discord.py that is not connected.
        headers: Headers of the last response.
    """

    def __init__(self, settings: Settings) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        set_api_address(settings.discord_api_url)
        self.client = discord.Client(
            intents=discord.Intents(guilds=True), max_ratelimit_timeout=30.0
        )
        self.headers: Mapping[str, str] = {}
        self.client.http.http_trace = header_trace(self._note)
        self._token = settings.discord_token

    async def __aenter__(self) -> Self:
        try:
            await self.client.login(self._token)
        except BaseException:
            await self.client.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.close()

    def _note(self, headers: Mapping[str, str]) -> None:
        self.headers = headers

    async def get(self, path: str, **parameters: Any) -> Any:
        """Return the body of a GET. Raises what discord.py raises."""
        return await self.client.http.request(Route("GET", path), params=parameters)


async def check_discord(session: DiscordSession, settings: Settings) -> list[Finding]:
    """Check everything that needs no channel. The session is logged in, so the token is right."""
    user, application_id = session.client.user, session.client.application_id
    assert user is not None
    assert application_id is not None
    commands = f"/applications/{application_id}/commands"
    sentence = other_application(await stored_application(settings), application_id)
    return [
        good(f"Discord accepts the token: {user} (id {user.id})."),
        *check_application(await session.get("/applications/@me")),
        good(f"This link invites it to a server: {invite_link(application_id)}"),
        *([fault(sentence)] if sentence else []),
        *check_gateway(await session.get("/gateway/bot"), settings),
        check_clock(session.headers),
        *check_commands(
            await our_commands(settings),
            await session.get(commands, with_localizations="true"),
        ),
    ]


def check_application(application: Mapping[str, Any]) -> Iterator[Finding]:
    if address := application.get("interactions_endpoint_url"):
        yield fault(
            "Discord sends presses to a web address instead of Kaffeehaus: empty Interactions"
            " Endpoint URL, on the page"
            " General Information of the developer portal."
        )
    if needs_grant := application.get("bot_require_code_grant"):
        yield fault(
            "Nobody can invite it: switch off Requires OAuth2 Code Grant, page Bot of the"
            " developer portal."
        )
    if not address and not needs_grant:
        yield good("The application is set up as it should be.")
    servers = application.get("approximate_guild_count") or 0
    if servers >= VERIFICATION_FROM:
        yield note(
            f"It is on {servers} servers. At 100 Discord stops an application that is not"
            f" verified: apply for it now."
        )
    if not application.get("bot_public", True):
        yield note(
            "Only you can invite it: the switch Public Bot is off, page Bot of the developer"
            " portal."
        )


def check_gateway(gateway: Mapping[str, Any], settings: Settings) -> Iterator[Finding]:
    limit = gateway["session_start_limit"]
    left, hours = limit["remaining"], limit["reset_after"] / 3_600_000
    if not left:
        yield fault(
            f"Discord allows no start for {hours:.1f} hours: something starts again and again;"
            f" stop it."
        )
    elif left < FEW_STARTS:
        yield note(
            f"Discord allows {left} more starts in the next {hours:.1f} hours: something starts"
            f" again and again."
        )
    else:
        yield good(f"Discord's gateway answers and allows {left} starts.")
    wanted = gateway["shards"]
    if settings.shard_count and settings.sharding.count < wanted:
        yield fault(
            f"SHARD_COUNT is {settings.sharding.count}, and Discord recommends {wanted}: stop all"
            f" processes and raise it."
        )


def check_clock(headers: Mapping[str, str]) -> Finding:
    """Compare the clock of the machine with the time that Discord's last response names."""
    try:
        date: datetime = parsedate_to_datetime(headers["Date"])
    except (KeyError, ValueError):
        return note("Discord's answer names no time, so the clock of this machine is not checked.")
    skew = time.time() - date.timestamp()
    if abs(skew) > MAX_SKEW:
        which = "ahead" if skew > 0 else "behind"
        return fault(
            f"The clock of this machine is {abs(skew):.0f} seconds {which}, so turns end at wrong"
            f" times: timedatectl set-ntp true"
        )
    return good("The clock of this machine is right.")


async def our_commands(settings: Settings) -> list[dict[str, Any]]:
    """Return the commands of this version, as Discord is told of them."""
    bot = Kaffeehaus(settings)
    # Nobody uses a command of this bot, so it needs no services but the list of handlers.
    bot.house = cast(House, SimpleNamespace(handlers=PressHandlers()))
    await bot.tree.set_translator(CommandTranslator(load()))
    for cog in COGS:
        await bot.load_extension(cog)
    describe_commands(bot.tree, load().of(None))
    return await command_payload(bot.tree)


def check_commands(
    ours: Sequence[Mapping[str, Any]], registered: Sequence[Mapping[str, Any]]
) -> Iterator[Finding]:
    known = {
        command["name"]: command
        for command in registered
        if command.get("type", SLASH_COMMAND) == SLASH_COMMAND
    }
    missing = sorted(
        {command["name"] for command in ours} - {command["name"] for command in registered}
    )
    if len(missing) == len(ours):
        yield note("Discord does not know the commands yet: the first start registers them.")
        return
    if missing:
        yield fault(
            f"Discord does not know {_named(missing)}: start Kaffeehaus again, which registers its"
            f" commands."
        )
    if strange := sorted(known.keys() - {command["name"] for command in ours}):
        yield fault(
            f"Discord has commands of another program ({_named(strange)}): give each program an"
            f" application of its own."
        )
    changed = [
        command["name"]
        for command in ours
        if command["name"] in known and not agrees(command, known[command["name"]])
    ]
    if changed:
        yield note(
            f"Discord knows {_named(changed)} of another version: the next start of this version"
            f" registers them."
        )
    if not missing and not strange and not changed:
        yield good(f"Discord knows all {len(ours)} commands.")


def _named(names: Sequence[str]) -> str:
    return ", ".join(f"/{name}" for name in names)
