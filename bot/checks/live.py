"""Small trials that only the real Discord can answer, in a channel of a test server, and a page of
findings.

Each trial says what we expect, does a few requests, and removes what it has made, also after an
error or Ctrl-C. The page has neither ids nor names nor texts of people: a host can send it to us.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord
from discord.http import Route

from bot.checks.channel_checks import RATE_HEADERS, THREADS
from bot.checks.discord_checks import DiscordSession
from bot.exit_codes import ExitCode, StartRefused
from bot.settings import Settings
from bot.version import commit, version

TRIAL_SECONDS: Final = 60.0
FORUM, VOICE, STAGE = 15, 2, 13  # types of channels
ROLE_MENU, BUTTON_ROW, TEXT_MENU = 6, 1, 3  # types of components
HIDDEN: Final = 1 << 17  # flag of a channel that the bot may not see
NUMBER: Final = re.compile(r"\d{7,}")  # ids, which no page shows; Discord's codes are shorter
HOUR: Final = timedelta(hours=1)
OLD_EDITS: Final = 6  # of one message; Discord says 30046 to the last of them if it counts
NAME: Final = "kaffeehaus-trial"
NO_PINGS: Final[Mapping[str, Any]] = {"parse": []}
NOT_TRIED: Final = """\
What needs a press, a second person or a telephone is in docs/hosts/first-evening.md: limits of
follow-ups and of edits through a press (3.8), new direct messages an hour (3.9), forms of more than
five parts, pictures and buttons on telephones (4.8)."""


@dataclass
class Ground:
    """The places of the trials: a channel of a server, and the direct messages of the application's
    owner, if there are any.
    """

    session: DiscordSession
    guild: int
    channel: int
    dm: int | None
    undo: AsyncExitStack = field(default_factory=AsyncExitStack)
    left: str = ""  # what the last trial could not remove

    async def request(self, method: str, path: str, **body: Any) -> Any:
        """Return the body of Discord's response. Raises `discord.HTTPException`."""
        http = self.session.client.http
        return await (
            http.request(Route(method, path), json=body)
            if body
            else http.request(Route(method, path))
        )

    async def post(self, channel: int, **body: Any) -> dict[str, Any]:
        """Post a message that is deleted when the trial is over."""
        message: dict[str, Any] = await self.request(
            "POST",
            f"/channels/{channel}/messages",
            **{"flags": 4096, "allowed_mentions": NO_PINGS} | body,
        )
        self.remove(f"/channels/{channel}/messages/{message['id']}")
        return message

    def remove(self, path: str) -> None:
        """Delete something when the trial is over, unless the trial has done so."""

        async def delete() -> None:
            with suppress(discord.NotFound):
                await self.request("DELETE", path)

        self.undo.push_async_callback(delete)

    @property
    def places(self) -> dict[str, int]:
        """The channels by what they are."""
        return {
            "channel": self.channel,
            **({} if self.dm is None else {"direct messages": self.dm}),
        }

    def limit(self) -> str:
        """Return what the headers of the last response say about the limit."""
        headers = self.session.headers
        limit, left, after = (headers.get(name, "?") for name in RATE_HEADERS)
        return (
            f"limit {limit}, remaining {left}, reset after {after} s, bucket"
            f" {headers.get('X-RateLimit-Bucket', '?')[:6]}"
        )


@dataclass(frozen=True)
class Trial:
    """Something to try. `run` returns its finding, without ids, names and texts."""

    title: str
    expected: str
    run: Callable[[Ground], Awaitable[str]]


async def limits(ground: Ground) -> str:
    seen = []
    for name, channel in ground.places.items():
        message = await ground.post(channel, content=NAME)
        seen.append(f"{name}, create: {ground.limit()}")
        await ground.request(
            "PATCH", f"/channels/{channel}/messages/{message['id']}", content=f"{NAME} 2"
        )
        seen.append(f"{name}, edit: {ground.limit()}")
    return "; ".join(seen)


async def old_edits(ground: Ground) -> str:
    seen, before = [], datetime.now(UTC) - HOUR
    me = str(getattr(ground.session.client.user, "id", ""))
    for name, channel in ground.places.items():
        old = [
            message
            for message in await ground.session.get(f"/channels/{channel}/messages", limit=50)
            if message["author"]["id"] == me
            and datetime.fromisoformat(message["timestamp"]) < before
        ]
        if not old:
            seen.append(
                f"{name}: not tried, the bot has no message there that is older than an hour"
            )
            continue
        done, answer = 0, "all taken"
        for _ in range(OLD_EDITS):
            try:
                await ground.request(
                    "PATCH",
                    f"/channels/{channel}/messages/{old[0]['id']}",
                    content=old[0]["content"],
                )
                done += 1
            except discord.HTTPException as error:
                answer = described(error)
                break
        seen.append(f"{name}: {done} edits taken, then: {answer}")
    return "; ".join(seen)


async def hidden_channels(ground: Ground) -> str:
    channels = await ground.session.get(f"/guilds/{ground.guild}/channels")
    hidden = [
        channel
        for channel in channels
        if channel.get("flags", 0) & HIDDEN or channel["name"] == "___hidden___"
    ]
    no_bitrate = sum(
        channel["type"] in (VOICE, STAGE) and "bitrate" not in channel for channel in channels
    )
    no_tags = sum(
        channel["type"] == FORUM and channel.get("available_tags") is None for channel in channels
    )
    kinds = sorted({channel["type"] for channel in channels})
    lacks = f"without bitrate {no_bitrate}, without tags {no_tags}"
    return f"{len(channels)} channels of the types {kinds}, {len(hidden)} hidden; {lacks}"


async def role_mention(ground: Ground) -> str:
    roles = await ground.session.get(f"/guilds/{ground.guild}/roles")
    me = getattr(ground.session.client.user, "id", None)
    role = next(
        (
            candidate
            for candidate in roles
            if (candidate.get("tags") or {}).get("bot_id") == str(me)
        ),
        None,
    )
    if role is None:
        return "not tried: the bot has no role of its own"
    message = await ground.post(
        ground.channel, content=f"<@&{role['id']}>", allowed_mentions={"roles": [role["id"]]}
    )
    named = "in" if role["id"] in message.get("mention_roles", ()) else "not in"
    return f"role mentionable: {role['mentionable']}; it is {named} mention_roles"


async def event(ground: Ground) -> str:
    start = datetime.now(UTC) + 2 * HOUR
    path = f"/guilds/{ground.guild}/scheduled-events"
    times = {
        "scheduled_start_time": start.isoformat(),
        "scheduled_end_time": (start + HOUR).isoformat(),
    }
    made = await ground.request(
        "POST",
        path,
        name=NAME,
        privacy_level=2,
        entity_type=3,
        entity_metadata={"location": NAME},
        **times,
    )
    ground.remove(f"{path}/{made['id']}")
    later = {"scheduled_start_time": (start + timedelta(minutes=5)).isoformat()}
    moved = await ground.request("PATCH", f"{path}/{made['id']}", **later)
    return f"created with status {made['status']}, moved with status {moved['status']}"


def posts_in(*kinds: int) -> Callable[[Ground], Awaitable[str]]:
    """Return a trial that posts into the first channel of some types."""

    async def run(ground: Ground) -> str:
        channels = await ground.session.get(f"/guilds/{ground.guild}/channels")
        there = next((channel for channel in channels if channel["type"] in kinds), None)
        if there is None:
            return "not tried: the server has no such channel"
        await ground.post(int(there["id"]), content=NAME)
        return "taken"

    return run


async def gone_role(ground: Ground) -> str:
    menu = {"type": ROLE_MENU, "custom_id": NAME, "default_values": [{"id": "1", "type": "role"}]}
    await ground.post(
        ground.channel, content=NAME, components=[{"type": BUTTON_ROW, "components": [menu]}]
    )
    return "taken"


async def large_components(ground: Ground) -> str:
    options = [
        {"label": "牌" * 100, "value": f"{number}", "description": "卓" * 100}
        for number in range(25)
    ]
    menu = {"type": TEXT_MENU, "custom_id": NAME, "options": options}
    await ground.post(
        ground.channel, content=NAME, components=[{"type": BUTTON_ROW, "components": [menu]}]
    )
    return "taken (15 kB)"


async def isolates(ground: Ground) -> str:
    text = f"\u2068{NAME}\u2069"
    message = await ground.post(ground.channel, content=text)
    return "given back as sent" if message["content"] == text else "changed"


async def last_message(ground: Ground) -> str:
    first = await ground.post(ground.channel, content=NAME)
    second = await ground.post(ground.channel, content=f"{NAME} 2")
    await ground.request("DELETE", f"/channels/{ground.channel}/messages/{second['id']}")
    channel = await ground.session.get(f"/channels/{ground.channel}")
    names = {first["id"]: "the one before", second["id"]: "the deleted one"}
    return f"last_message_id is {names.get(channel.get('last_message_id'), 'another one')}"


async def thread(ground: Ground) -> str:
    made = await ground.request(
        "POST",
        f"/channels/{ground.channel}/threads",
        name=NAME,
        type=THREADS[1],
        auto_archive_duration=60,
    )
    path = f"/channels/{made['id']}"

    async def put_away() -> None:
        try:
            await ground.request("DELETE", path)
        except discord.Forbidden:  # without Manage Threads
            await ground.request("PATCH", path, archived=True)
            ground.left = f" (the thread {NAME} stays, closed: delete it by hand)"

    ground.undo.push_async_callback(put_away)
    await ground.request("PATCH", path, archived=True)
    message = await ground.request("POST", f"{path}/messages", content=NAME, flags=4096)
    await ground.request("DELETE", f"{path}/messages/{message['id']}")
    after = await ground.session.get(path)
    active = await ground.session.get(f"/guilds/{ground.guild}/threads/active")
    state = "closed" if after["thread_metadata"]["archived"] else "open"
    keys = (
        f"newly_created {'newly_created' in made}, member {'member' in made}, has_more"
        f" {'has_more' in active}"
    )
    return f"a message in the closed thread leaves it {state}; keys of the answers: {keys}"


TRIALS: Final = (
    Trial(
        "Limits of creating and editing",
        "5 in 5 s a channel, edits counted apart, in direct messages too",
        limits,
    ),
    Trial(
        "Edits of messages older than an hour",
        "30046 after some, in direct messages too",
        old_edits,
    ),
    Trial(
        "Channels that it may not see",
        "named ___hidden___; voice channels have a bitrate, forums tags",
        hidden_channels,
    ),
    Trial(
        "A mention of a role that is not mentionable",
        "it is not in mention_roles, and pings nobody",
        role_mention,
    ),
    Trial("A server event", "taken with Create Events, else code 50013", event),
    Trial("A message into a forum", "code 50008", posts_in(FORUM)),
    Trial(
        "A message into the chat of a voice channel",
        "taken with Connect, else code 50001",
        posts_in(VOICE, STAGE),
    ),
    Trial("A menu whose chosen role is gone", "refused with 400; we have heard of 500", gone_role),
    Trial(
        "A menu of 15 kB of Japanese", "taken; we have heard of 500 from 10 kB on", large_components
    ),
    Trial("Characters that isolate names", "given back as sent", isolates),
    Trial(
        "The last message after it is deleted", "last_message_id is the deleted one", last_message
    ),
    Trial(
        "A thread that is closed, and written to",
        "newly_created and member; open again; has_more",
        thread,
    ),
)


def described(error: discord.HTTPException) -> str:
    """Return an error without ids."""
    return NUMBER.sub(
        "#", f"HTTP {error.status}, code {error.code}: {' '.join(error.text.split())[:200]}"
    )


async def live_page(settings: Settings, channel: int) -> AsyncIterator[str]:
    """Make all trials in a channel, and yield the lines of the page.

    Raises `StartRefused`, and what discord.py raises.
    """
    async with DiscordSession(settings) as session:
        place = await session.get(f"/channels/{channel}")
        if place.get("guild_id") is None or place["type"] in (*THREADS, FORUM):
            raise StartRefused(
                "Trials need a text channel of a server: give its id with --channel.",
                ExitCode.FAULTS,
            )
        ground = Ground(session, int(place["guild_id"]), channel, await owners_dm(session))
        where = (
            "the real Discord"
            if not settings.discord_api_url
            else "another address than Discord's (DISCORD_API_URL)"
        )
        yield f"# What Discord does, seen on {datetime.now(UTC):%Y-%m-%d %H:%M} UTC"
        yield f"Kaffeehaus {version()} {commit()}, discord.py {discord.__version__}, at {where}."
        for trial in TRIALS:
            yield (
                f"## {trial.title}\n\n* expected: {trial.expected}\n* seen:"
                f" {await tried(trial, ground)}"
            )
        yield NOT_TRIED


async def tried(trial: Trial, ground: Ground) -> str:
    """Make a trial, remove the messages and channels that it made, and return its finding.

    Cancelling waits for the end of the trial.
    """
    work = asyncio.create_task(_tried(trial, ground))
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await work  # a message that is being sent has no id yet, so nobody could delete it
        raise


async def _tried(trial: Trial, ground: Ground) -> str:
    seen = ground.left = ""
    try:
        async with AsyncExitStack() as ground.undo:
            try:
                async with asyncio.timeout(TRIAL_SECONDS):
                    seen = await trial.run(ground)
            except discord.HTTPException as error:
                seen = described(error)
            except TimeoutError:
                seen = f"no answer in {TRIAL_SECONDS:.0f} s"
            except Exception as error:  # noqa: BLE001 - an answer that we did not expect is what we look for
                seen = f"an answer that cannot be read ({type(error).__name__})"
    except discord.HTTPException as error:
        ground.left = f" (not removed: {described(error)})"
    return seen + ground.left


async def owners_dm(session: DiscordSession) -> int | None:
    """Return the channel of direct messages with the owner of the application, or None if there
    can be none.
    """
    try:
        application = await session.get("/applications/@me")
        owner = (application.get("team") or {}).get("owner_user_id") or (
            application.get("owner") or {}
        ).get("id")
        if owner is None:
            return None
        return int((await session.client.http.start_private_message(int(owner)))["id"])
    except discord.HTTPException:
        return None
