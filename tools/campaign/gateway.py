"""Part of the campaign: the connection to Discord's gateway breaks in sessions of all games.

The bot resumes, or its session is invalid and it begins a new one, or the gateway is down for a minute during a turn. Nobody loses a
turn by it (`books_are_well`), and presses after the outage are answered.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Mapping
from functools import partial

from discord.backoff import ExponentialBackoff

from tests.e2e.company import Reaper
from tests.e2e.forked_bots import Running, hatch, main
from tools.campaign.evening import ACT, MOMENTS, evening
from tools.campaign.part import Figures, Part, Place

BREAKS = 20  # a case
EACH = 10  # of so many one is an outage
OUTAGE = 60.0  # seconds; a turn has less
TURN = "55"
LONGEST = 16.0  # seconds
FORGOTTEN = 0.4  # how many of the others find their session invalid


async def case(number: int, place: Place) -> Figures:
    """Run one bot for an evening."""
    async with place.database("sqlite") as url:
        async with evening(url, number, begin, TURN_SECONDS=TURN) as here:
            gateway = here.playground.hub.gateway
            for at in range(BREAKS):
                if at % EACH == EACH // 2:
                    await here.struck({"play": (f"press {ACT}",)}, partial(out_of_order, here.reaper), dies=False)
                    forgive(here.reaper)
                    here.figures += Counter({"breaks": 1, "outages of a minute": 1})
                    continue
                forget, before = here.rng.random() < FORGOTTEN, gateway.identifies
                await here.struck(MOMENTS, partial(dropped, here.reaper, forget=forget), dies=False)
                assert (gateway.identifies > before) == forget, (
                    "it should have begun anew" if forget else "it should have resumed"
                )
                here.figures += Counter({"breaks": 1, "invalid sessions" if forget else "resumes": 1})
        return here.figures


async def begin(environment: Mapping[str, str]) -> Running:
    """A bot that does not stay away for longer than is asked for."""
    return await hatch(environment, soon_back)


def soon_back() -> int:
    """Run the bot with waits between reconnects of at most `LONGEST`.

    discord.py doubles its wait after each break within half an hour, up to a quarter of an hour.
    """
    wait = ExponentialBackoff.delay
    ExponentialBackoff.delay = lambda self: min(LONGEST, wait(self))  # type: ignore[method-assign, assignment]
    return main()


async def dropped(reaper: Reaper, *, forget: bool) -> None:
    """The line is cut; until the bot is back."""
    await broken(reaper, reaper.playground.drop_gateway(forget=forget) if forget else reaper.playground.drop_gateway())


async def out_of_order(reaper: Reaper) -> None:
    """Take the gateway down for a minute."""
    await broken(reaper, reaper.playground.gateway_out(OUTAGE))


def forgive(reaper: Reaper) -> None:
    """Ignore discord.py's log records of attempts to reconnect."""
    records = re.split(r"^(?=\d{4}-\d\d-\d\d )", "".join(reaper.bot.lines), flags=re.MULTILINE)
    left = [one for one in records if ": Attempting a reconnect" not in one]
    reaper.bot.lines[:] = "".join(left).splitlines(keepends=True)


async def broken(reaper: Reaper, what: object) -> None:
    """While it is so nobody can press anything; who has just pressed may be told that there is no answer."""
    reaper.dead = True
    for regular in reaper.regulars:
        regular.outage_begins()
    await what  # type: ignore[misc]
    for regular in reaper.regulars:
        regular.down()
    while not any(session.socket is not None for session in reaper.playground.hub.gateway.sessions.values()):  # noqa: ASYNC110 - another process
        await asyncio.sleep(0.1)
    await asyncio.sleep(1.0)  # a resume tells the bot what it has missed
    reaper.dead = False
    for regular in reaper.regulars:
        regular.alive.set()


PART = Part(
    "Gateway connections cut, resumed, invalid, and out of order for a minute in mid-turn: nobody loses a turn",
    "breaks",
    200,
    case,
)
