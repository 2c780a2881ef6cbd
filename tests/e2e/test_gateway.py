"""Tests of what Discord's gateway may do to a running bot.

Random sequences of it: `tools/campaign/gateway.py`.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from games import GAMES
from tests.e2e.forked_bots import hatch
from tests.e2e.house import PATIENT, Bot, read_by_tests
from tests.e2e.players import Guest, seat
from tests.e2e.test_events import INTERACTION, quick_clocks
from tools.campaign.gateway import refusal
from tools.playground.api.gateway import GatewayClosed
from tools.playground.server import Playground

Json = dict[str, Any]
TOKEN, SETTINGS, DISCORD = 77, 78, 69  # exit codes
NOBODY = "123456789012345678"


async def begin(environment: Any) -> Any:
    """Start a bot with next to no waits between connections."""
    return await hatch(environment, quick_clocks)


@asynccontextmanager
async def running(folder: Path, **settings: str) -> AsyncIterator[tuple[Playground, Bot]]:
    async with Playground(first_answer=PATIENT) as playground:
        read_by_tests(playground)
        async with Bot(
            playground, f"sqlite:///{folder / 'kaffeehaus.sqlite3'}", begin, **settings
        ) as bot:
            yield playground, bot


def is_back(playground: Playground) -> bool:
    return any(
        session.socket is not None and not session.socket.closed
        for session in playground.hub.gateway.sessions.values()
    )


async def back(playground: Playground, bot: Bot) -> None:
    """Wait until the bot is connected."""
    async with asyncio.timeout(PATIENT):
        while not is_back(playground):
            assert bot.process.returncode is None, "".join(bot.lines[-40:])
            await asyncio.sleep(0.02)


def stumbling(*acts: int | str) -> Callable[[str, web.Request, web.WebSocketResponse], Any]:
    """Return trouble for the next connections: a status that refuses, or a close code before
    ("<code") or after HELLO.
    """
    waiting, closing = list(acts), dict[web.WebSocketResponse, str]()

    async def trouble(moment: str, request: web.Request, socket: web.WebSocketResponse) -> None:
        if moment == "connecting" and waiting:
            act = waiting.pop(0)
            if isinstance(act, int):
                raise refusal(act)
            closing[socket] = act
        act = closing.get(socket, "")
        if act and moment == ("connected" if act.startswith("<") else "greeted"):
            raise GatewayClosed(int(act.removeprefix("<")), "")

    return trouble


async def test_an_ordinary_outage(tmp_path: Path) -> None:
    """The line is cut, the next attempt is refused, the one after is accepted and closed before
    HELLO.
    """
    async with running(tmp_path) as (playground, bot), Guest(playground.url, "Anna") as anna:
        for code in ("<1001", "<4000", "<1011", "4000", "4009"):
            playground.hub.gateway.trouble = stumbling(503, code, 502, code)
            await playground.drop_gateway()
            await asyncio.sleep(0.1)
            await back(playground, bot)
        assert await anna.command("buki", "chips balance")
        assert bot.faults == [], "".join(bot.faults)


@pytest.mark.parametrize(("code", "end"), [(4004, TOKEN), (4010, SETTINGS), (4013, DISCORD)])
async def test_codes_after_which_discord_wants_no_new_attempt(
    tmp_path: Path, code: int, end: int
) -> None:
    async with running(tmp_path) as (playground, bot):
        playground.hub.gateway.trouble = stumbling(503, f"<{code}" if code == 4004 else str(code))
        await playground.drop_gateway()
        assert await asyncio.wait_for(bot.process.wait(), PATIENT) == end
        assert "Traceback" not in "".join(bot.lines)


async def test_few_sign_ins_are_left(tmp_path: Path) -> None:
    """The bot resumes as ever, but it signs in slowly, and says why."""
    async with running(tmp_path) as (playground, bot):
        playground.hub.gateway.identifies = 600
        await playground.drop_gateway()
        await asyncio.sleep(0.1)
        await back(playground, bot)
        assert playground.hub.gateway.identifies == 600
        async with asyncio.timeout(PATIENT):
            # it counts anew from time to time only
            while not any("sign-ins" in line for line in bot.lines):
                playground.hub.gateway.identifies = 600
                if is_back(playground):
                    await playground.drop_gateway(forget=True)
                await asyncio.sleep(0.05)
        assert [
            line
            for line in bot.lines
            if "of the day's 1000 sign-ins at Discord's gateway are spent" in line
        ], "".join(bot.lines[-20:])
        assert not is_back(playground)


def altered(playground: Playground, alter: Callable[[Json], Json], times: int = 1) -> None:
    """Let interactions reach the bot altered, and each so many times."""
    push = playground.hub.gateway.__class__.dispatch.__get__(playground.hub.gateway)

    def dispatch(event: str, data: Json, **others: Any) -> int:
        if event != INTERACTION:
            return push(event, data, **others)
        return max(push(event, alter(data), **others) for _ in range(times))

    playground.hub.gateway.dispatch = dispatch  # type: ignore[method-assign]


async def test_interactions_that_are_not_as_they_should_be(tmp_path: Path) -> None:
    """Twice, of a command that has changed, in a channel of a new type, about somebody who is
    not on the server: a sentence.
    """
    async with running(tmp_path) as (playground, bot), Guest(playground.url, "Anna") as anna:
        words = anna.words()
        altered(playground, lambda data: data, times=3)
        for _ in range(3):
            assert await anna.command("buki", "chips balance")
        await seat([anna], "buki", "austrian-block", GAMES["austrian-block"].players[0] - 1)
        assert playground.broken_rules == []
        assert not any("another Kaffeehaus" in line for line in bot.lines)
        for part in (
            {"name": "gone"},
            {"type": 4},
            {"options": [{"name": "gone", "type": 1, "options": []}]},
            {"type": 9},
        ):
            altered(playground, lambda data, part=part: data | {"data": data["data"] | part})
            anna.told.clear()
            await anna.command("buki", "chips balance")
            await anna.until(lambda: words("refused-old-command") in anna.told)
        altered(
            playground,
            lambda data: data | {"channel": {"id": NOBODY, "type": 99}, "channel_id": NOBODY},
        )
        for name, options in (
            ("play", {"game": "buki"}),
            ("evening", {"game": "buki", "when": "20:00"}),
            ("play", {}),
        ):
            anna.told.clear()
            await anna.command("buki", name, **options)
            await anna.until(lambda: words("refused-unknown-channel") in anna.told)
        altered(
            playground,
            lambda data: (  # without members
                data
                | {
                    "data": data["data"]
                    | {"resolved": {"users": data["data"]["resolved"]["users"]}}
                }
            ),
        )
        shown = await anna.command("buki", "profile", member=playground.person("Béla").id)
        assert words("broken", number="").split("(")[0] not in shown["content"]
        assert bot.faults == [], "".join(bot.lines[-40:])
