"""Measures how much Grandmasters slow down first answers, compared with the same load of
Journeymen.

    python -m tools.benchmarks.grandmaster_load [TABLES] [--seconds 60] [--rounds 3]

Fifty tables of Buki, each with one person and three computer players, at the usual pace: a computer
player takes 1.2 seconds for a move, a person twelve, and every six seconds a person presses *My
hand*. Runs with Grandmasters and with Journeymen alternate, each with a new bot, so that both see
the same machine. There are more decisions than the search process can take: the rest is decided
without searching, and the log says how often. Exits with 1 if a goal is missed.
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
from messages.parts.custom_ids import CompanyMenu
from messages.play.seat_menu import ANY
from tools.benchmarks.bot_under_test import run_bot
from tools.benchmarks.presses import (
    Goals,
    TimedGuest,
    due_actions,
    newest_hand,
    percentile,
    table_id,
    table_message,
    wait_for_button,
)
from tools.playground.people.person import NoAnswer, PersonClient

TABLES = 50
COMPUTERS = 3  # at each table
MOVE = 12.0  # seconds between two moves of a person
LOOKS = 6.0  # seconds between two presses of a person
PATIENCE = 60.0  # seconds until an answer counts as lost
MAX_RATIO = 1.2  # goal: p99 with Grandmasters to p99 with Journeymen
# beginning of the log line at the end of the bot: decisions by how they were taken
SUMMARY = "computer players: {"
FELL_BACK = "computer players: a search gave no answer"


@dataclass
class LevelResults:
    """Results of all runs with one level."""

    first: list[float] = field(default_factory=list)  # ms
    # decisions of players that search, by how they were taken
    answers: Counter[str] = field(default_factory=Counter)
    warned: bool = False  # the log says that a search was given up
    refused: int = 0
    lost: int = 0  # presses without any answer


async def play(
    guest: TimedGuest, channel: str, level: Level, until: asyncio.Event, results: LevelResults
) -> None:
    """Play at one table until `until` is set."""
    chance = random.Random(channel)
    await guest.command(channel, "play", game="buki")
    for number in range(COMPUTERS):
        await guest.until(
            lambda seated=number + 2: (
                f"({seated - 1} of " in table_message(guest, channel).get("content", "")
            )
        )
        there = table_message(guest, channel)
        await guest.choose(there, CompanyMenu(table_id(there)).text, [f"{ANY} {level}"])
    await wait_for_button(guest, channel, "Start")
    await guest.press(table_message(guest, channel), "Start")
    await wait_for_button(guest, channel, "My hand")
    await guest.press(table_message(guest, channel), "My hand")
    await asyncio.sleep(chance.uniform(0, LOOKS))
    looks = 0.0
    while not until.is_set():
        try:
            if (
                looks >= MOVE
                and (hand := newest_hand(guest, channel)) is not None
                and (ways := due_actions(guest, channel))
            ):
                looks = 0
                await guest.press(hand, chance.choice(ways), timeout=PATIENCE)
            else:
                await guest.press(table_message(guest, channel), "My hand", timeout=PATIENCE)
        except LookupError:
            continue  # the message changed before the press
        except NoAnswer as wrong:
            results.lost += "nothing came" in str(wrong)
        await asyncio.sleep(LOOKS)
        looks += LOOKS


async def run_tables(level: Level, tables: int, seconds: float, results: LevelResults) -> None:
    """Run a bot with this many tables whose computer players are of one level."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            run_bot(Path(folder), LOG_LEVEL="INFO") as bot,
            PersonClient(bot.url, "Anna", narrow=True) as anna,
        ):
            for number in range(tables):
                await anna.send("create_channel", name=f"table-{number}")
                await anna.send("add_person", name=f"Guest{number}")
            await anna.until(
                lambda: any(
                    channel["name"] == f"table-{tables - 1}" for channel in anna.channels.values()
                )
            )
            await anna.until(
                lambda: any(
                    person["name"] == f"Guest{tables - 1}" for person in anna.people.values()
                )
            )
            until = asyncio.Event()
            async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
                guests = []
                for number in range(tables):
                    guest = await stack.enter_async_context(TimedGuest(bot.url, f"Guest{number}"))
                    await guest.open(f"table-{number}")
                    guests.append(guest)
                    group.create_task(play(guest, f"table-{number}", level, until, results))
                    await wait_for_button(guest, f"table-{number}", "My hand")
                await asyncio.sleep(MOVE)
                for guest in guests:
                    guest.acknowledged.clear()
                await asyncio.sleep(seconds)
                results.first += [
                    1000 * seconds for guest in guests for seconds in guest.acknowledged
                ]
                results.refused += (await bot.requests()).refused
                until.set()
    for line in bot.lines:
        results.warned |= FELL_BACK in line
        if SUMMARY in line:
            results.answers.update(ast.literal_eval(line[line.index(SUMMARY) + len(SUMMARY) - 1 :]))


async def run() -> int:
    """Run both levels in turn and print the figures; return 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks.grandmaster_load")
    parser.add_argument("tables", nargs="?", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play that count, each time")
    parser.add_argument("--rounds", type=int, default=3, help="of both levels")
    chosen = parser.parse_args()
    results = {Level.JOURNEYMAN: LevelResults(), Level.GRANDMASTER: LevelResults()}
    for _ in range(chosen.rounds):
        for level, level_results in results.items():
            await run_tables(level, chosen.tables, chosen.seconds, level_results)
    goals = Goals()
    for level, one in results.items():
        print(
            f"\n{chosen.tables} tables with {COMPUTERS} of level {level} each: {len(one.first)} presses"
        )
        goals.say("first answer, ms, p50", median(one.first))
        goals.say("first answer, ms, p99", percentile(one.first, 0.99))
        goals.say("requests that Discord refused", one.refused, 0)
        goals.say("presses that were never answered", one.lost, 0)
        print(f"      decisions of those who search: {dict(one.answers)}")
    masters, journeymen = results[Level.GRANDMASTER], results[Level.JOURNEYMAN]
    print()
    goals.say(
        "p99 with Grandmasters to p99 with Journeymen",
        percentile(masters.first, 0.99) / percentile(journeymen.first, 0.99),
        MAX_RATIO,
    )
    without = masters.answers.total() - masters.answers["searched"]
    goals.say(
        "decisions that fell back to the heuristic, in a hundred",
        100 * without / max(1, masters.answers.total()),
    )
    goals.say("bots without a single decision by search", float(not masters.answers["searched"]), 0)
    goals.say(
        "decisions that fell back without a word in the log",
        float(without > 0 and not masters.warned),
        0,
    )
    return int(goals.missed > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(run()))
