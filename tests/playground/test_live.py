"""`check --live` against the playground: everything is tried and removed, also after Ctrl-C, and
the page names nobody.
"""

import asyncio
import re
from collections.abc import AsyncIterator

import pytest
from discord.http import Route

from bot.checks import live
from bot.checks.live import TRIALS, live_page
from bot.settings import Settings
from bot.version import commit
from tools.playground.limits import ratelimit
from tools.playground.server import Playground


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    sleep = asyncio.sleep  # discord.py waits for 25 seconds in all before it believes a 500
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(min(seconds, 0.15)))
    for name in ("CREATE", "DELETE", "EDIT"):
        monkeypatch.setattr(ratelimit, name, getattr(ratelimit, name)._replace(seconds=0.1))
    async with Playground() as made:
        yield made


async def page(playground: Playground) -> list[str]:
    settings = Settings(discord_token="playground", discord_api_url=playground.api_url)
    return [line async for line in live_page(settings, int(playground.channel("buki").id))]


def left_in(playground: Playground) -> list[str]:
    """Return what trials have left: messages, open threads, events.

    Without Manage Threads a closed thread stays.
    """
    world = playground.world
    threads = [
        channel.id
        for channel in world.channels.values()
        if channel.name == live.NAME and not channel.archived
    ]
    return (
        [message for channel in world.channels.values() for message in channel.messages]
        + threads
        + [*world.events]
    )


@pytest.mark.full
async def test_all_is_tried_and_removed_and_the_page_names_nobody(playground: Playground) -> None:
    lines = await page(playground)
    text = "\n".join(lines)
    assert len(lines) == len(TRIALS) + 3
    for seen in (
        "channel, create: limit 5, remaining 4",
        "last_message_id is the deleted one",
        "created with status 1, moved with status 1",
        "a message in the closed thread leaves it open",
    ):
        assert seen in text
    assert "cannot be read" not in text
    assert "not removed" not in text
    assert "(the thread kaffeehaus-trial stays, closed: delete it by hand)" in text
    assert left_in(playground) == []
    assert re.findall(r"\d{7,}", text.replace(commit() or "no commit", "")) == [], "an id"
    named = {person.name for person in playground.world.people.values()} | {
        "buki",
        playground.api_url,
    }
    assert not [name for name in named if name in text]


@pytest.mark.full
async def test_a_refusal_is_seen_and_nothing_is_left(playground: Playground) -> None:
    """Discord may refuse anything: that is what is to be seen."""
    playground.fail_next("POST", "/threads", 403, 1)
    assert "seen: HTTP 403, code" in "\n".join(await page(playground))
    assert left_in(playground) == []
