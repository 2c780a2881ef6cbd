"""Evenings with the computer players of each level, over sockets: a hundred rounds of all games,
nothing refused, no fault.

pytest -m long tests/e2e/test_levels.py                 a hundred rounds with each level
ROUNDS=20 pytest -m long tests/e2e/test_levels.py -s    so many, told as they are played
"""

import asyncio
import os
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from ai.levels import Level
from games import GAMES
from tests.e2e.house import SLOWLY, Bot, evening
from tests.e2e.parties import Party, check
from tests.e2e.players import Guest, over
from tools.playground.server import Playground

ROUNDS = int(os.environ.get("ROUNDS", "100"))
AT_ONCE = 4  # tables
RULES = {"pulle": {"buyback": False}}  # or it lasts twice as long


@pytest.mark.long
@pytest.mark.parametrize("level", Level)
async def test_a_hundred_rounds(tmp_path: Path, level: Level) -> None:
    played = Counter[str]()
    room = asyncio.Semaphore(AT_ONCE)
    async with evening(tmp_path, **SLOWLY, SEARCH="true") as (playground, bot):

        async def one(game: str, number: int) -> None:
            async with room:
                played[game] += await session(playground, bot, level, game, number)
            print(f"{level}: {played.total()} rounds {dict(played)}", flush=True)

        for number in count():
            if played.total() >= ROUNDS:
                break
            async with asyncio.TaskGroup() as group:
                for game in GAMES:
                    group.create_task(one(game, number))
    if level is Level.GRANDMASTER:
        assert any("'searched'" in line for line in bot.lines), "nobody has searched"


async def session(playground: Playground, bot: Bot, level: Level, game: str, number: int) -> int:
    """One person and computer players, until the table is closed; how many rounds there were."""
    name = f"{game}-{number}"
    playground.add_person(name)
    if playground.world.channel(game) is None:
        playground.add_channel(game)
    async with Guest(playground.url, name) as guest:
        party = Party(game, [guest], by_dm=(True,), seed=number, level=level)
        table = await party.opened(**RULES.get(game, {}))
        await party.players[0].play()
        await guest.until(lambda: over(guest.table(game)))
        row = await check(bot, party, table)
        assert {row.level_of(seat) for seat, chair in enumerate(row.chairs) if chair.computer} == {
            level
        }
        return row.deals
