"""Measures the memory of the bot while six tables of all games are played, minute by minute.

    python -m tools.benchmarks.memory [--minutes 60] [--tables 6] [--move 3] [--csv FILE]

Each table plays a session of three rounds of a game, then one of the next game, until the time is
over. One person sits there with as many bots as there is room for, presses legal actions at random,
and looks at a replay after each session. Memory is the proportional set size (PSS), so pages that
processes share count once. The last line fits a straight line through the second half.
"""

import argparse
import asyncio
import contextlib
import csv
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import linear_regression
from typing import TextIO

from games import GAMES
from tools.benchmarks.bot_under_test import BotUnderTest, run_bot
from tools.benchmarks.presses import (
    TimedGuest,
    due_actions,
    due_menus,
    labels,
    newest_hand,
    table_message,
)
from tools.playground.people.person import NoAnswer

GOAL_MB = 300
ROUNDS = "3"  # in a session
LOOK_SECONDS = 0.25
MENU_CHANCE = 0.5  # of choosing in a menu where there are buttons, too
Sample = tuple[float, dict[str, float]]  # minutes since the first table, megabytes by process


async def play_all_games(
    bot: BotUnderTest, number: int, move: float, rounds_over: list[str]
) -> None:
    """Play sessions of all games at one table, one after the other, for ever."""
    chance, keys = random.Random(number), list(GAMES)
    async with TimedGuest(bot.url, f"Host{number}") as host:
        await host.open(channel := f"table-{number}")
        for turn in range(sys.maxsize):
            game = keys[(number + turn) % len(keys)]
            with contextlib.suppress(NoAnswer, LookupError, TimeoutError):
                await play_session(host, channel, game, chance, move)
                rounds_over.append(game)


async def play_session(
    host: TimedGuest, channel: str, game: str, chance: random.Random, move: float
) -> None:
    """Open a table, fill it with bots, and play until it is closed."""
    before = table_message(host, channel).get("id")
    await host.command(channel, "play", game=game)
    await host.until(
        lambda: (
            table_message(host, channel).get("id") != before
            and "More…" in labels(table_message(host, channel))
        )
    )
    with contextlib.suppress(LookupError):  # the table is full
        while True:
            await host.press(table_message(host, channel), "Add bot")
    start = next(
        label for label in labels(table_message(host, channel)) if label in ("Start", "Play now")
    )
    await host.press(table_message(host, channel), start)
    await host.until(lambda: "My hand" in labels(table_message(host, channel)))
    while "Play again" not in labels(table := table_message(host, channel)):
        await asyncio.sleep(LOOK_SECONDS)
        with contextlib.suppress(NoAnswer, LookupError):
            # of buying back
            if own := [label for label in labels(table) if label.startswith(f"{host.name}: ")]:
                await host.press(table, chance.choice(own))
            if hand := newest_hand(host, channel):
                actions, menus = due_actions(host, channel), due_menus(host, channel)
                await asyncio.sleep(move * chance.random() * bool(actions or menus))
                if menus and (not actions or chance.random() < MENU_CHANCE):
                    menu = chance.choice(menus)
                    values = [option["value"] for option in menu["options"]]
                    await host.choose_in(
                        hand, menu, chance.sample(values, menu.get("min_values", 1))
                    )
                elif actions:
                    await host.press(hand, chance.choice(actions))
    await host.press(table_message(host, channel), "Replay")


async def watch(
    bot: BotUnderTest, minutes: float, every: float, file: TextIO | None
) -> list[Sample]:
    """Measure every so many seconds, for so many minutes, and print each measurement."""
    samples: list[Sample] = []
    began = time.monotonic()
    writer = csv.writer(file) if file else None
    while (passed := (time.monotonic() - began) / 60) < minutes:
        memory = bot.memory_by_name()
        samples.append((passed, memory))
        parts = "  ".join(f"{name} {each:.0f}" for name, each in memory.items())
        print(f"{passed:6.1f} min  {sum(memory.values()):6.1f} MB  {parts}", flush=True)
        if writer and file:
            writer.writerow([f"{passed:.2f}", *(f"{each:.1f}" for each in memory.values())])
            file.flush()
        await asyncio.sleep(every)
    return samples


def report(samples: Sequence[Sample], sessions: Sequence[str]) -> int:
    """Print what the samples come to. Returns 1 if the goal is missed."""
    half = [(minute, sum(memory.values())) for minute, memory in samples[len(samples) // 2 :]]
    slope, _ = linear_regression([minute for minute, _ in half], [total for _, total in half])
    most = max(sum(memory.values()) for _, memory in samples)
    usual = max(sum(memory.values()) - memory["looking-back"] for _, memory in samples)
    print(
        f"{len(sessions)} sessions of {len(set(sessions))} games; at most {most:.0f} MB,", end=" "
    )
    print(f"{usual:.0f} MB without looking back (goal: {GOAL_MB} MB);", end=" ")
    print(f"second half: {60 * slope:+.1f} MB an hour")
    return int(most > GOAL_MB)


async def run() -> int:
    """Play and measure; return 1 if the goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks.memory")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument(
        "--move", type=float, default=3.0, help="seconds at most that a person takes for a move"
    )
    parser.add_argument(
        "--every", type=float, default=30.0, help="seconds between two measurements"
    )
    parser.add_argument(
        "--csv",
        type=argparse.FileType("w"),
        help="write minutes, and the megabytes of each process",
    )
    chosen = parser.parse_args()
    settings = {
        "COMPUTER_SECONDS": "0.6",
        "PAUSE_SECONDS": "3",
        "SESSION_DEALS": ROUNDS,
        "TURN_SECONDS": "20",
        "HOST_TABLES": "50",
    }
    with tempfile.TemporaryDirectory() as folder:
        async with run_bot(Path(folder), **settings):
            # makes the database: a start that does so holds Alembic in memory, which later starts
            # do not import
            pass
        async with run_bot(Path(folder), **settings) as bot, TimedGuest(bot.url, "Anna") as anna:
            for number in range(chosen.tables):
                await anna.send("create_channel", name=f"table-{number}")
                await anna.send("add_person", name=f"Host{number}")
            await anna.until(
                lambda: any(
                    person["name"] == f"Host{chosen.tables - 1}" for person in anna.people.values()
                )
            )
            sessions: list[str] = []
            players = [
                asyncio.create_task(play_all_games(bot, n, chosen.move, sessions))
                for n in range(chosen.tables)
            ]
            samples = await watch(bot, chosen.minutes, chosen.every, chosen.csv)
            for task in players:
                task.cancel()
            for outcome in await asyncio.gather(*players, return_exceptions=True):
                if isinstance(outcome, Exception):
                    print("a table ended early:", repr(outcome))
            return report(samples, sessions)


if __name__ == "__main__":
    sys.exit(asyncio.run(run()))
