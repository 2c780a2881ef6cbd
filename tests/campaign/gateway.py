"""The line to Discord's gateway breaks in sessions of all games: the bot resumes, or its session is invalid and it begins a new one, or
the gateway is out of order for a minute in the middle of somebody's turn. Nobody loses a turn by it (`all_is_well`), and whoever
presses once it is back is answered."""

import asyncio
import random
import re
from collections import Counter

from games import GAMES
from tests.campaign.kills import ACT
from tests.campaign.part import Figures, Part, Place
from tests.e2e.company import Reaper, company

MOMENTS = ("press join", "press computer|start", f"press {ACT}", f"press {ACT}", "press ready", "any time")
BREAKS = 8  # a session
OUTAGE = 60.0  # seconds; a turn has less
TURN = "45"


async def case(number: int, place: Place) -> Figures:
    """One session."""
    key = list(GAMES)[number % len(GAMES)]
    rng = random.Random(number)
    people = [("Anna", True), ("Ben", False)]
    computers = max(0, GAMES[key].players[0] - 2)
    figures: Figures = Counter({f"sessions of {key}": 1})
    async with (
        place.database("sqlite") as url,
        company(place.folder, number, people, computers, game=key, url=url, ends="", TURN_SECONDS=TURN) as reaper,
    ):
        gateway = reaper.playground.hub.gateway
        outage = rng.randrange(2, BREAKS)
        for at in range(BREAKS):
            if over(reaper):
                break
            identified = gateway.identifies
            if at == outage:
                await reaper.at(f"press {ACT}", how=lambda: out_of_order(reaper), dies=False)
                forgive(reaper)
                figures += Counter({"breaks": 1, "outages of a minute": 1})
                continue
            forget = rng.random() < 0.4
            await reaper.at(rng.choice(MOMENTS), how=lambda forget=forget: dropped(reaper, forget=forget), dies=False)  # type: ignore[misc]
            assert (gateway.identifies > identified) == forget, (
                "it should have resumed" if not forget else "it should have begun anew"
            )
            figures += Counter({"breaks": 1, "invalid sessions" if forget else "resumes": 1})
        figures += reaper.read
    return figures + reaper.read


def over(reaper: Reaper) -> bool:
    """Whether the session has come to its end by itself."""
    tables = reaper.regulars[0].tables()
    return bool(tables) and not any(re.search("kh:[th]:", str(m["components"])) for m in tables)


async def dropped(reaper: Reaper, *, forget: bool) -> None:
    """The line is cut; until the bot is back."""
    await broken(reaper, reaper.playground.drop_gateway(forget=forget) if forget else reaper.playground.drop_gateway())


async def out_of_order(reaper: Reaper) -> None:
    """For a minute."""
    await broken(reaper, reaper.playground.gateway_out(OUTAGE))


def forgive(reaper: Reaper) -> None:
    """What discord.py has logged of each attempt to come back is no fault."""
    records = re.split(r"^(?=\d{4}-\d\d-\d\d )", "".join(reaper.bot.lines), flags=re.MULTILINE)
    left = [one for one in records if ": Attempting a reconnect" not in one]
    reaper.bot.lines[:] = "".join(left).splitlines(keepends=True)


async def broken(reaper: Reaper, what: object) -> None:
    """While it is so nobody can press anything; who has just pressed may be told that there is no answer."""
    for regular in reaper.regulars:
        regular.outage_begins()
    await what  # type: ignore[misc]
    for regular in reaper.regulars:
        regular.down()
    while not any(session.socket is not None for session in reaper.playground.hub.gateway.sessions.values()):  # noqa: ASYNC110 - another process
        await asyncio.sleep(0.1)
    await asyncio.sleep(1.0)  # a resume tells the bot what it has missed
    for regular in reaper.regulars:
        regular.alive.set()


PART = Part(
    "Gateway connections cut, resumed, invalid, and out of order for a minute in mid-turn: nobody loses a turn",
    "breaks",
    200,
    case,
)
