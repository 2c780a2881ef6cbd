"""What Grandmasters cost those who play with them: first answers at tables with three of them each, against tables with Journeymen.

    python -m benchmarks.load_company [TABLES] [--seconds 60] [--rounds 3]

Fifty tables of Buki, each with one person and three computer players, at the ordinary pace: a computer takes 1.2 seconds for a move, a
person twelve, and every six seconds a person looks: *My hand*. Grandmasters and Journeymen take turns, each time with a bot of their
own, so that both see the same machine. More questions come than the process that searches can answer: what it cannot is answered
without searching, and the log says how often. Goals that are missed make the exit status 1.
"""

import argparse
import ast
import asyncio
import random
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from ai.levels import Level
from benchmarks.house_edge import house
from benchmarks.presses import Goals, Guest, board, newest, offered, percentile, wanted
from messages.play.company_menu import ANY
from playground.people.person import NoAnswer, Person, components

TABLES = 50
COMPUTERS = 3  # at each
MOVE = 12.0  # seconds that a person takes
LOOKS = 6.0  # seconds between two looks
PATIENCE = 60.0  # seconds for an answer
MOST = 1.2  # p99 with Grandmasters, to that with Journeymen: the goal
TOLD = "computer players: {"  # how the line begins with which the bot says in the end what it has answered how
FELL_BACK = "computer players: a search gave no answer"


@dataclass
class Found:
    """Of all runs with one level."""

    first: list[float] = field(default_factory=list)  # ms
    answers: Counter[str] = field(default_factory=Counter)  # of those that would search, by how they were found
    warned: bool = False  # the log says that something was not tried out
    refused: int = 0
    lost: int = 0  # presses that nothing answered


async def play(guest: Guest, channel: str, level: Level, until: asyncio.Event, found: Found) -> None:
    """One table, until it is enough."""
    chance = random.Random(channel)
    await guest.command(channel, "play", game="buki")
    for number in range(COMPUTERS):
        await guest.until(lambda seated=number + 2: f"({seated - 1} of " in board(guest, channel).get("content", ""))
        there = board(guest, channel)
        menu = next(one for one in components(there) if one["type"] == 3)
        await guest.choose(there, menu["custom_id"], [f"{ANY} {level}"])
    await offered(guest, channel, "Start")
    await guest.press(board(guest, channel), "Start")
    await offered(guest, channel, "My hand")
    await guest.press(board(guest, channel), "My hand")
    await asyncio.sleep(chance.uniform(0, LOOKS))
    looks = 0.0
    while not until.is_set():
        try:
            if looks >= MOVE and (hand := newest(guest, channel)) is not None and (ways := wanted(guest, channel)):
                looks = 0
                await guest.press(hand, chance.choice(ways), timeout=PATIENCE)
            else:
                await guest.press(board(guest, channel), "My hand", timeout=PATIENCE)
        except LookupError:
            continue  # what was to be pressed has changed
        except NoAnswer as wrong:
            found.lost += "nothing came" in str(wrong)
        await asyncio.sleep(LOOKS)
        looks += LOOKS


async def evening(level: Level, tables: int, seconds: float, found: Found) -> None:
    """So many tables with computer players of one level."""
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder), LOG_LEVEL="INFO") as home, Person(home.url, "Anna", narrow=True) as anna:
            for number in range(tables):
                await anna.send("create_channel", name=f"table-{number}")
                await anna.send("add_person", name=f"Guest{number}")
            await anna.until(lambda: any(one["name"] == f"table-{tables - 1}" for one in anna.channels.values()))
            await anna.until(lambda: any(one["name"] == f"Guest{tables - 1}" for one in anna.people.values()))
            until = asyncio.Event()
            async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
                guests = []
                for number in range(tables):
                    guest = await stack.enter_async_context(Guest(home.url, f"Guest{number}"))
                    await guest.open(f"table-{number}")
                    guests.append(guest)
                    group.create_task(play(guest, f"table-{number}", level, until, found))
                    await offered(guest, f"table-{number}", "My hand")
                await asyncio.sleep(MOVE)
                for guest in guests:
                    guest.acknowledged.clear()
                await asyncio.sleep(seconds)
                found.first += [1000 * one for guest in guests for one in guest.acknowledged]
                found.refused += (await home.asked()).refused
                until.set()
    for line in home.lines:
        found.warned |= FELL_BACK in line
        if TOLD in line:
            found.answers.update(ast.literal_eval(line[line.index(TOLD) + len(TOLD) - 1 :]))


async def run() -> int:
    """Both levels in turn; 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load_company")
    parser.add_argument("tables", nargs="?", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play that count, each time")
    parser.add_argument("--rounds", type=int, default=3, help="of both levels")
    chosen = parser.parse_args()
    found = {Level.JOURNEYMAN: Found(), Level.GRANDMASTER: Found()}
    for _ in range(chosen.rounds):
        for level, so_far in found.items():
            await evening(level, chosen.tables, chosen.seconds, so_far)
    goals = Goals()
    for level, one in found.items():
        print(f"\n{chosen.tables} tables with {COMPUTERS} of level {level} each: {len(one.first)} presses")
        goals.say("first answer, ms, p50", median(one.first))
        goals.say("first answer, ms, p99", percentile(one.first, 0.99))
        goals.say("requests that Discord refused", one.refused, 0)
        goals.say("presses that were never answered", one.lost, 0)
        print(f"      decisions of those who search: {dict(one.answers)}")
    masters, journeymen = found[Level.GRANDMASTER], found[Level.JOURNEYMAN]
    print()
    goals.say(
        "p99 with Grandmasters to p99 with Journeymen", percentile(masters.first, 0.99) / percentile(journeymen.first, 0.99), MOST
    )
    without = masters.answers.total() - masters.answers["searched"]
    goals.say("decisions that fell back to the heuristic, in a hundred", 100 * without / max(1, masters.answers.total()))
    goals.say("bots without a single decision by search", float(not masters.answers["searched"]), 0)
    goals.say("decisions that fell back without a word in the log", float(without > 0 and not masters.warned), 0)
    return int(goals.missed > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(run()))
