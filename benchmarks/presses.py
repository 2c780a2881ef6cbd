"""What people feel, and what it costs, with 1, 20, 100 and 300 tables at once, and beyond Discord's limit.

    python -m benchmarks.presses [TABLES …] [--seconds 60] [--limit]

Playground, bot and people are processes of their own, all on the same cores. Each table has two people, one of them with closed
direct messages, and one or two computer players; everybody takes twelve seconds, so there is a move at each table every twelve seconds. One
press in five only looks: *My hand*. Tables are opened one after the other; what counts begins when all are open. With `--limit`
everybody then plays twice as quickly at the largest number of tables below 300, by direct messages, and what counts begins when nothing
can be shown any more through the presses by which tables were opened, for that is not limited. And the bot may send only half of what
that takes.

Goals, at a hundred tables, are printed with PASS or FAIL; one that is missed makes the exit status 1. benchmarks/README.md says what
each means. The figures of 300 tables and of the limit are told; that nobody is refused and every first answer comes in time are goals.
"""

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.house_edge import Asked, Cost, House, house
from playground.people.person import NoAnswer, Person, components

LOADS = (1, 20, 100, 300)
GOALS_AT = 100  # tables
MANY = 300  # tables: told
MOVE = 12.0  # seconds that everybody takes
LOOKS = 0.25  # presses that only look, to others: one in five
A_CHANGE = 1.2  # limited requests a change where everybody plays by direct messages
THROUGH = 15 * 60.0  # seconds that a message can be edited through a press
# In turn, with how many computer players there is room for; nothing is answered in secret there.
GAMES = (("buki", 2), ("austrian-block", 2), ("austrian-draw", 1))
PATIENCE = 60.0  # seconds
GRACE = 10.0  # seconds after the end for the last pictures
FIRST_ANSWER = 3.0  # seconds that Discord gives
Json = dict[str, Any]


class Guest(Person):
    """Remembers when it saw which state of the table."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name, narrow=True)
        self.pictures: list[tuple[int, int]] = []  # public version, ms since 1970

    def _hear(self, event: Json) -> None:
        if event["t"] in ("message", "edit"):
            for file in event["message"]["attachments"]:
                if found := re.fullmatch(r"table-(\d+)\.\w+", file["filename"]):
                    self.pictures.append((int(found[1]), time.time_ns() // 1_000_000))
        super()._hear(event)


@dataclass
class Seen:
    """What has been seen at one table."""

    table_id: str = ""
    people: tuple[Guest, ...] = ()
    opened: asyncio.Event = field(default_factory=asyncio.Event)
    lost: int = 0  # presses that nothing answered


async def play(url: str, number: int, move: float, until: asyncio.Event, seen: Seen, *, by_dm: bool) -> None:
    """A table. `by_dm`: both people play by direct messages, and nobody presses what is in the channel."""
    chance = random.Random(number)
    channel = f"table-{number}"
    async with Guest(url, f"Host{number}") as host, Guest(url, f"Friend{number}") as friend:
        people = seen.people = host, friend
        for guest in people:
            await guest.open(channel)
        await friend.send("dms", open=by_dm)
        game, bots = GAMES[number % len(GAMES)]
        await host.command(channel, "play", game=game)
        for guest, label in ((friend, "Join"), *(bots * ((host, "Add bot"),)), (host, "Start")):
            await offered(guest, channel, label)
            await guest.press(board(guest, channel), label)
        for guest in people:
            await offered(guest, channel, "My hand")
        seen.table_id = next(str(one["custom_id"]) for one in components(board(host, channel)) if one.get("custom_id")).split(
            ":"
        )[2]
        if not by_dm:
            await friend.press(board(friend, channel), "My hand")
        seen.opened.set()
        await asyncio.sleep(chance.uniform(0, move))
        while not until.is_set():
            await asyncio.sleep(0.25)
            due = next((guest for guest in people if wanted(guest, channel)), None)
            if due is None:
                continue
            await asyncio.sleep(move - 0.25)
            try:
                hand = newest(due, channel)
                if hand is not None and (ways := wanted(due, channel)):
                    await due.press(hand, chance.choice(ways), timeout=PATIENCE)
                if not by_dm and chance.random() < LOOKS:
                    looks = chance.choice(people)
                    await looks.press(board(looks, channel), "My hand", timeout=PATIENCE)
            except LookupError:
                continue  # what was to be pressed has changed
            except NoAnswer as wrong:
                seen.lost += "nothing came" in str(wrong)


async def offered(guest: Guest, channel: str, label: str) -> None:
    """Until the table has a button."""
    await guest.until(lambda: (there := board(guest, channel)) and label in labels(there))


def labels(message: Json) -> list[str]:
    """Of all buttons."""
    return [one["label"] for one in components(message) if one["type"] == 2 and one.get("label")]


def board(guest: Guest, channel: str) -> Json:
    """The table's newest message, empty as long as there is none."""
    return next((m for m in reversed(guest.messages(channel)) if m["components"] and not m["ephemeral"]), {})


def newest(guest: Guest, channel: str) -> Json | None:
    """The newest hand, in private: in the direct messages or in the channel."""
    private = (m for m in reversed(guest.messages(channel)) if m["ephemeral"] and m["attachments"])
    return next((m for m in reversed(guest.dms()) if m["components"]), None) or next(private, None)


def wanted(guest: Guest, channel: str) -> list[str]:
    """The custom ids of what somebody may do now, if something is waited for."""
    hand = newest(guest, channel)
    if hand is None:
        return []
    ways = [
        str(one["custom_id"]) for one in components(hand) if one["type"] == 2 and str(one.get("custom_id")).startswith("kh:a:")
    ]
    due = "our turn" in hand["content"] or any(way.endswith(":ready") for way in ways)
    return [way for way in ways if not way.endswith((":renounce", ":stake", ":raise", ":add"))] if due else []


@dataclass
class Found:
    """What a run has found."""

    tables: int
    changes: int
    first: list[float]  # ms
    pictures: dict[str, list[float]]  # by table: ms from each change to a picture that shows it
    unseen: int  # changes that no picture has shown
    asked: Asked
    cost: Cost
    memory: list[float]
    idle: list[float]
    lost: int
    seconds: float

    @property
    def every(self) -> list[float]:
        """All tables' pictures."""
        return [one for each in self.pictures.values() for one in each]

    @property
    def worst(self) -> float:
        """The worst table's p95 to the median table's."""
        each = [percentile(times, 0.95) for times in self.pictures.values()]
        return max(each) / median(each)


def percentile(values: Sequence[float], share: float) -> float:
    """Of a sorted copy."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def delays(changes: Sequence[tuple[str, int, int]], tables: Sequence[Seen]) -> tuple[dict[str, list[float]], int]:
    """From each change to the first picture that shows it or a later one, ms by table; how many were never shown."""
    found: dict[str, list[float]] = defaultdict(list)
    unseen = 0
    pictures = {one.table_id: sorted(picture for guest in one.people for picture in guest.pictures) for one in tables}
    for table_id, version, at in changes:
        shown = pictures.get(table_id, [])
        later = [when for _, when in shown[bisect_left(shown, (version, 0)) :]]
        if later:
            found[table_id].append(max(0, min(later) - at))
        else:
            unseen += 1
    return found, unseen


async def measure(loads: int, seconds: float, move: float = MOVE, *, by_dm: bool = False, **settings: str) -> Found:
    """So many tables at once, a move at each every `move` seconds."""
    paces = {"COMPUTER_SECONDS": str(move), "PAUSE_SECONDS": str(move)}
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder), **paces, **settings) as home, Person(home.url, "Anna", narrow=True) as anna:
            idle = home.memory()
            for number in range(loads):
                await anna.send("create_channel", name=f"table-{number}")
                for name in ("Host", "Friend"):
                    await anna.send("add_person", name=f"{name}{number}")
            await anna.until(lambda: any(one["name"] == f"table-{loads - 1}" for one in anna.channels.values()))
            await anna.until(lambda: any(one["name"] == f"Friend{loads - 1}" for one in anna.people.values()))
            until = asyncio.Event()
            tables = [Seen() for _ in range(loads)]
            async with asyncio.TaskGroup() as group:
                for number, seen in enumerate(tables):
                    group.create_task(play(home.url, number, move, until, seen, by_dm=by_dm))
                    await seen.opened.wait()
                await asyncio.sleep(THROUGH if by_dm else move)
                found = await window(home, seconds, tables, idle)
                until.set()
            return found


async def window(home: House, seconds: float, tables: Sequence[Seen], idle: Sequence[float]) -> Found:
    """What happens in so many seconds."""

    async def now() -> tuple[int, Asked, Cost]:
        return time.time_ns() // 1_000_000, await home.asked(), home.cost()

    people = [guest for seen in tables for guest in seen.people]
    answered = {guest: len(guest.acknowledged) for guest in people}
    since, asked, cost = await now()
    await asyncio.sleep(seconds)
    until, asked_then, cost_then = await now()
    first = [1000 * one for guest in people for one in guest.acknowledged[answered[guest] :]]
    memory = home.memory()
    await asyncio.sleep(GRACE)
    changes = home.changes(since, until)
    pictures, unseen = delays(changes, tables)
    return Found(
        len(tables),
        changes=len(changes),
        first=first,
        pictures=pictures,
        unseen=unseen,
        asked=Asked(*(then - before for then, before in zip(asked_then, asked, strict=True))),
        cost=Cost(*(then - before for then, before in zip(cost_then, cost, strict=True))),
        memory=memory,
        idle=list(idle),
        lost=sum(seen.lost for seen in tables),
        seconds=(until - since) / 1000,
    )


class Goals:
    """Prints figures, with their goals if they have any, and remembers whether one was missed."""

    def __init__(self) -> None:
        self.missed = 0

    def say(self, what: str, value: float, most: float | None = None) -> None:
        """`value` may be at most `most`."""
        self.missed += most is not None and value > most
        verdict = "    " if most is None else "PASS" if value <= most else "FAIL"
        print(f"{verdict}  {what:62} {value:9.2f}" + ("" if most is None else f"  (at most {most:g})"), flush=True)


def tell(goals: Goals, found: Found, title: str, *, held: bool) -> None:
    """All figures of a run; `held`: against the goals."""

    def goal(most: float) -> float | None:
        return most if held else None

    presses = len(found.first)
    print(
        f"\n{title}: {presses / found.seconds:.1f} presses and {found.changes / found.seconds:.1f} changes of a table a second "
        f"in {found.seconds:.0f} s"
    )
    goals.say("first answer, ms, p50", median(found.first), goal(10))
    goals.say("first answer, ms, p99", percentile(found.first, 0.99), goal(100))
    goals.say("first answer, ms, the longest", max(found.first), 1000 * FIRST_ANSWER)
    goals.say("from a change to the table's new picture, ms, p50", median(found.every), goal(300))
    goals.say("from a change to the table's new picture, ms, p95", percentile(found.every, 0.95), goal(1000))
    goals.say("the worst table's p95 to the median table's", found.worst, goal(3))
    goals.say("processor time of the bot a press, all its processes, ms", 1000 * found.cost.whole / presses, goal(25))
    goals.say("processor time of the bot a press, main thread, ms", 1000 * found.cost.main / presses, goal(8))
    goals.say("limited requests a change", found.asked.limited / found.changes, goal(1.1))
    goals.say("limited requests a second", found.asked.limited / found.seconds)
    goals.say("memory of the bot, all its processes, MB", sum(found.memory), goal(350))
    goals.say("memory of the bot before the first table, without its workers, MB", found.idle[0], goal(150))
    goals.say("requests that Discord refused", found.asked.refused, 0)
    goals.say("presses that were never answered", found.lost, 0)
    goals.say("changes that no picture has shown", found.unseen)


async def run() -> int:
    """All loads; 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.presses")
    parser.add_argument("tables", nargs="*", type=int, default=LOADS, help="how many at once")
    parser.add_argument("--seconds", type=float, default=60.0, help="of play that count")
    parser.add_argument("--limit", action="store_true", help="then at twice the requests that the bot may send")
    chosen = parser.parse_args()
    goals = Goals()
    print(f"{os.cpu_count()} cores")
    for loads in chosen.tables:
        found = await measure(loads, chosen.seconds)
        tell(goals, found, f"{loads} tables", held=loads == GOALS_AT)
        if chosen.limit and loads == max((one for one in chosen.tables if one < MANY), default=0):
            rate = max(1.0, A_CHANGE * found.changes / found.seconds)
            found = await measure(loads, chosen.seconds, MOVE / 2, by_dm=True, REQUESTS_PER_SECOND=f"{rate:.1f}")
            tell(goals, found, f"{loads} tables, twice as quick, with no more than {rate:.1f} requests a second", held=False)
            goals.say("the worst table's p95 to the median table's", found.worst, 3)
    return int(goals.missed > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(run()))
