"""Measures tournaments with many people: how soon everybody is reached when a round begins, first
answers meanwhile, and how soon the standing is shown.

    python -m tools.benchmarks.tournament_load [PEOPLE …] [--game block] [--rounds 3] [--move 12]
        [--minutes 15] [--silent 3]

Playground and bot run in their own processes, on the same cores as the people. Everybody signs up,
and plays by a private answer: 40 limited requests a second and 30 new direct messages an hour are
the usual limits. Who has the tiles of a round before their eyes plays in them. Who is mentioned and
has no tiles presses *My hand*. With `--silent 3` every third person presses nothing after they have
signed up: the bot plays for them.

A person is reached when they have the tiles of the round in a private answer or a direct message,
or are mentioned beside *My hand*.

Goals are printed with PASS or FAIL. Exits with 1 if one is missed.
"""

import argparse
import asyncio
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from games import GAMES
from tools.benchmarks.bot_under_test import BotUnderTest, ProcessorTime, RequestCounts, run_bot
from tools.benchmarks.presses import Goals, labels, percentile
from tools.playground.people.person import NoAnswer, PersonClient, components

CHANNEL = "tournament"
REACHED = 60.0  # seconds after a round begins: the goal, and how long it counts as its start
SIGN_UPS = 10.0  # a second
REACTION = 10.0  # seconds, at most, until a person presses the button beside their name
LOOK = 0.5  # seconds between two looks of a person at their hand
PATIENCE = 60.0  # seconds until an answer counts as lost
PAUSE = "20"  # seconds between two rounds
TILES = re.compile(r"Round (\d+): time is up")  # in hands
Json = dict[str, Any]


class Contestant(PersonClient):
    """A person who remembers when they were reached, and how long first answers took."""

    def __init__(self, url: str, name: str, chance: random.Random) -> None:
        super().__init__(url, name, narrow=True)
        self.chance = chance
        self.tiles: dict[int, float] = {}  # by round: when they first had its tiles; s since 1970
        self.mentions: list[float] = []  # when they were mentioned beside *My hand*
        self.answers: list[tuple[float, float]] = []  # when, and seconds until the first answer
        self.lost = 0  # presses without any answer
        self.stages: list[tuple[float, str]] = []  # texts of the tournament's message
        self.hands: dict[str, Json] = {}  # messages with tiles, by id; the newest last
        self.call: Json | None = None  # the newest one that mentions them, until it is answered

    def _hear(self, event: Json) -> None:
        super()._hear(event)
        if event["t"] not in ("message", "edit"):
            return
        message = event["message"]
        if message["ephemeral"] or event["channel"] != self.channel_id(CHANNEL):
            if any(file["filename"].startswith("hand-") for file in message["attachments"]):
                if shown := TILES.search(message["content"]):
                    self.tiles.setdefault(int(shown[1]), time.time())
                self.hands.pop(message["id"], None)
                self.hands[message["id"]] = message
        elif "🏆" in message["content"]:
            self.stages.append((time.time(), message["content"]))
        elif f"<@{self.id}>" in message["content"] and "My hand" in labels(message):
            self.mentions.append(time.time())
            self.call = message

    async def press_timed(self, message: Json, button: str) -> None:
        """Press a button; note how long the first answer takes."""
        began, known = time.time(), len(self.acknowledged)
        try:
            await self.press(message, button, timeout=PATIENCE)
        except LookupError:
            pass  # the message changed before the press
        except NoAnswer as wrong:
            self.lost += "nothing came" in str(wrong)
        self.answers += [(began, seconds) for seconds in self.acknowledged[known:]]

    @property
    def due(self) -> tuple[Json, list[str]] | None:
        """The newest hand that says it is their turn, and the custom ids of what it offers."""
        for known in reversed(self.hands.values()):
            hand = self.now(known)
            if hand is None or "our turn" not in hand["content"]:
                continue
            ids = (str(item.get("custom_id")) for item in components(hand) if item["type"] == 2)
            if moves := [custom_id for custom_id in ids if custom_id.startswith("kh:a:")]:
                return hand, moves
        return None

    async def take_part(self, move: float, over: asyncio.Event) -> None:
        """Play until the tournament is over."""
        while not over.is_set():
            await asyncio.sleep(LOOK)
            if self.due:
                await asyncio.sleep(move - LOOK)
                if due := self.due:
                    hand, moves = due
                    await self.press_timed(hand, self.chance.choice(moves))
            elif (call := self.call) is not None:
                self.call = None
                if max(self.tiles.values(), default=0.0) < self.mentions[-1]:
                    await asyncio.sleep(self.chance.uniform(1, REACTION))
                    await self.press_timed(call, "My hand")


@dataclass
class Round:
    """A round as the database has it; times in s since 1970."""

    number: int
    tables: set[str] = field(default_factory=set)
    users: set[int] = field(default_factory=set)
    began: float = 0.0  # the first deal
    dealt: float = 0.0  # the last one
    ended: float = 0.0  # the last change


def read_rounds(database: Path) -> list[Round]:
    """Return the rounds of the only tournament."""
    rounds: dict[int, Round] = {}
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
        for number, table, user in file.execute('SELECT round, "table", user FROM round_places'):
            one_round = rounds.setdefault(number, Round(number))
            one_round.tables.add(table)
            one_round.users.add(user)
        times = {
            table: (first / 1000, last / 1000)
            for table, first, last in file.execute(
                "SELECT table_id, min(at), max(at) FROM log GROUP BY table_id"
            )
        }
    for one_round in rounds.values():
        firsts = [times[table][0] for table in one_round.tables if table in times]
        one_round.began, one_round.dealt = min(firsts), max(firsts)
        one_round.ended = max(times[table][1] for table in one_round.tables if table in times)
    return [rounds[number] for number in sorted(rounds)]


@dataclass
class Load:
    """Resources while a tournament is played."""

    most_memory: float = 0.0  # MB
    main: list[tuple[float, float]] = field(default_factory=list)  # s since 1970, s of processor

    async def watch(self, bot: BotUnderTest) -> None:
        while True:
            with suppress(FileNotFoundError, ProcessLookupError):
                self.most_memory = max(self.most_memory, sum(bot.memory()))
            self.main.append((time.time(), bot.cost().main))
            await asyncio.sleep(1)


async def measure(people: int, chosen: argparse.Namespace, goals: Goals) -> None:
    """Let people play a tournament, and print the figures."""
    settings = {
        "PAUSE_SECONDS": PAUSE,
        "REQUESTS_PER_SECOND": "40",
        "NEW_DMS_PER_SECOND": "0.5",
        "NEW_DMS_PER_HOUR": "30",
        "NEW_DMS_PER_DAY": "200",
        "PRESSES_PER_MINUTE": "30",
    }
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            bot = await stack.enter_async_context(run_bot(Path(folder), **settings))
            anna = await stack.enter_async_context(PersonClient(bot.url, "Anna", narrow=True))
            await anna.send("create_channel", name=CHANNEL)
            names = [f"Person{number}" for number in range(people)]
            for name in names:
                await anna.send("add_person", name=name)
            await anna.until(lambda: any(c["name"] == CHANNEL for c in anna.channels.values()))
            await anna.until(lambda: any(p["name"] == names[-1] for p in anna.people.values()))
            guests: list[Contestant] = []
            for number, name in enumerate(names):
                guest = Contestant(bot.url, name, random.Random(number))
                guests.append(await stack.enter_async_context(guest))
                await guest.open(CHANNEL)
            await play(bot, guests, chosen, goals)


async def play(
    bot: BotUnderTest, guests: Sequence[Contestant], chosen: argparse.Namespace, goals: Goals
) -> None:
    """Sign everybody up, play, and print the figures."""
    game, rounds, move, silent = chosen.game, chosen.rounds, chosen.move, chosen.silent
    host = guests[0]
    options = {"when": "in 2 hours", "game": game, "rounds": rounds, "minutes": chosen.minutes}
    await host.command(CHANNEL, "evening", **options)
    plan = await host.until(
        lambda: next((m for m in host.messages(CHANNEL) if "🏆" in m["content"]), None)
    )
    async with asyncio.TaskGroup() as group:
        for guest in guests[1:]:
            group.create_task(guest.press_timed(plan, "Sign up"))
            await asyncio.sleep(1 / SIGN_UPS)
    signing_up = [seconds for guest in guests for _, seconds in guest.answers]
    over, load = asyncio.Event(), Load()
    requests, cost, began = await bot.requests(), bot.cost(), time.time()
    async with asyncio.TaskGroup() as group:
        watching = group.create_task(load.watch(bot))
        await host.press_timed(plan, "Begin now")
        for number, guest in enumerate(guests):
            if not silent or number % silent:
                group.create_task(guest.take_part(move, over))
        print(f"\n{len(guests)} people, {game}, {rounds} rounds, {move:g} s a move", end="")
        print(f", every {silent}. person silent" if silent else "")
        goals.say("signing up: first answer, ms, p99", 1000 * percentile(signing_up, 0.99))
        for number in range(1, rounds + 1):
            await host.until(partial(has_ended, host, number), timeout=3600)
            await asyncio.sleep(2)
            print_round(read_rounds(bot.database)[number - 1], guests, load, goals)
        over.set()
        await asyncio.sleep(5)
        watching.cancel()
    spent = time.time() - began
    first = [seconds for guest in guests for _, seconds in guest.answers]
    goals.say("first answer, ms, p50, all", 1000 * median(first))
    goals.say("first answer, ms, p99, all", 1000 * percentile(first, 0.99), 100)
    goals.say("memory of the bot, all its processes, MB", load.most_memory, 400)
    print_cost(bot.cost(), cost, spent, len(first))
    then = await bot.requests()
    made = RequestCounts(*(new - old for new, old in zip(then, requests, strict=True)))
    goals.say("limited requests a second", made.limited / spent)
    goals.say("requests that Discord refused", made.refused, 0)
    goals.say("presses that were never answered", sum(guest.lost for guest in guests), 0)
    left = [m for m in host.messages(CHANNEL) if "<@" in m["content"] and "🏆" not in m["content"]]
    goals.say("messages with mentions that are left in the channel", len(left), 0)


def has_ended(guest: Contestant, number: int) -> float:
    """Return when the message of the tournament first showed the end of a round (0: not yet)."""
    ends = f"Round {number + 1} of", "tournament is over"
    return next((when for when, text in guest.stages if any(end in text for end in ends)), 0.0)


def print_round(one_round: Round, guests: Sequence[Contestant], load: Load, goals: Goals) -> None:
    """Print the figures of a round."""
    print(f"round {one_round.number}: {one_round.ended - one_round.began:.0f} s")
    waits, by_tiles, missing = [], 0, 0
    for guest in guests:
        if int(guest.id) not in one_round.users:
            continue
        called = [when for when in guest.mentions if one_round.began - 1 <= when <= one_round.ended]
        tiles = [guest.tiles[one_round.number]] if one_round.number in guest.tiles else []
        missing += not (called or tiles)
        if called or tiles:
            waits.append(min(called + tiles) - one_round.began)
            by_tiles += tiles[:1] == [min(called + tiles)]
    goals.say("  seconds until the last table is dealt", one_round.dealt - one_round.began)
    goals.say("  people who were never reached", missing, 0)
    goals.say("  reached by tiles (the others by a mention)", by_tiles)
    goals.say("  seconds until a person is reached, p50", median(waits))
    goals.say("  seconds until the last person is reached", max(waits), REACHED)
    until = one_round.began + REACHED
    early = [s for guest in guests for at, s in guest.answers if one_round.began <= at <= until]
    late = [s for guest in guests for at, s in guest.answers if until < at <= one_round.ended]
    for when, answers in (("in the first minute", early), ("later", late)):
        if answers:
            goals.say(
                f"  first answer {when}, ms, p99 ({len(answers)} presses)",
                1000 * percentile(answers, 0.99),
                100,
            )
    busy = [
        (after[1] - before[1]) / (after[0] - before[0])
        for before, after in zip(load.main, load.main[1:], strict=False)
        if one_round.began - 1 <= before[0] <= until
    ]
    goals.say("  main thread, share of a core in the first minute", sum(busy) / max(1, len(busy)))
    shown = has_ended(guests[0], one_round.number)
    goals.say("  seconds from its end to the standing", shown - one_round.ended, 10)


def print_cost(after: ProcessorTime, before: ProcessorTime, seconds: float, presses: int) -> None:
    """Print the processor time of the bot."""
    whole, main, drawing = (
        after.whole - before.whole,
        after.main - before.main,
        after.drawing - before.drawing,
    )
    print(
        f"processor time, ms of a second: all {1000 * whole / seconds:.0f}, main thread "
        f"{1000 * main / seconds:.0f}, drawing {1000 * drawing / seconds:.0f}; "
        f"{1000 * whole / max(1, presses):.0f} ms a press"
    )


async def run() -> int:
    """Measure and print the figures; return 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks.tournament_load")
    parser.add_argument("people", nargs="*", type=int, default=(400,))
    parser.add_argument("--game", choices=GAMES, default="block", metavar="KEY")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--move", type=float, default=12.0, help="seconds that people think")
    parser.add_argument("--minutes", type=int, default=15, help="that a round takes at most")
    parser.add_argument("--silent", type=int, default=0, help="every nth person presses nothing")
    chosen = parser.parse_args()
    goals = Goals()
    for people in chosen.people:
        await measure(people, chosen, goals)
    return int(goals.missed > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(run()))
