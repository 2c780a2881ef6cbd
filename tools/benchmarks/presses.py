"""Measures response times and resource use with 1, 20, 100 and 300 tables at once, and beyond
Discord's rate limit.

    python -m tools.benchmarks.presses [TABLES …] [--seconds 60] [--limit] [--games KEY …]

Playground and bot run in their own processes, on the same cores as the people. All games are
played, in turn by table. Each table has two people, one of them with closed direct messages, and up
to two computer players. Everybody takes twelve seconds, so each table has a move every twelve
seconds. One press in five is *My hand*. Tables are opened one after the other; measuring begins
when all are open. A session that ends is followed by another one. Pictures of trains hold up to
ninety tiles, so their times are printed apart.

With `--limit`, the largest number of tables below 300 is measured again with moves every six
seconds and play by direct messages, and the bot may send only half of the requests that this takes.
Measuring begins when the interactions that opened the tables have expired, because edits through
them do not count towards the rate limit.

Goals at a hundred tables are printed with PASS or FAIL; tools/benchmarks/README.md explains each.
Exits with 1 if one is missed. At 300 tables and at the limit the only goals are that Discord
refuses nothing and every first answer comes in time.
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

from games import GAMES
from games.core import Layout
from tools.benchmarks.bot_under_test import (
    BotUnderTest,
    ProcessorTime,
    RequestCounts,
    TableChange,
    run_bot,
)
from tools.playground.people.person import NoAnswer, PersonClient, components

LOADS = (1, 20, 100, 300)
GOALS_AT = 100  # tables
MANY = 300  # tables; printed without goals
MOVE = 12.0  # seconds between a turn and its move
LOOKS = 0.25  # presses of My hand for each other press: one in five
# that count towards the rate limit, if everybody plays by direct messages
REQUESTS_PER_CHANGE = 1.2
INTERACTION_LIFE = 15 * 60.0  # seconds that a message can be edited through an interaction
MENU_CHANCE = 0.5  # of choosing in a menu where there are buttons, too
LOOK_SECONDS = 0.25  # between two looks of a person at the table
PATIENCE = 60.0  # seconds until an answer counts as lost
GRACE = 10.0  # seconds after the end for the last pictures
FIRST_ANSWER = 3.0  # seconds that Discord allows
Json = dict[str, Any]


class TimedGuest(PersonClient):
    """A person who remembers when each version of a table was seen."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name, narrow=True)
        # by table: public version, time in ms since 1970
        self.pictures: dict[str, list[tuple[int, int]]] = defaultdict(list)

    def _hear(self, event: Json) -> None:
        if event["t"] in ("message", "edit"):
            for file in event["message"]["attachments"]:
                if found := re.fullmatch(r"table-(\d+)\.\w+", file["filename"]):
                    self.pictures[table_id(event["message"])].append(
                        (int(found[1]), time.time_ns() // 1_000_000)
                    )
        super()._hear(event)


@dataclass
class TableRecord:
    """The people at the table of a channel, and their lost presses."""

    people: tuple[TimedGuest, ...] = ()
    # key by table; several if one session has followed another
    games: dict[str, str] = field(default_factory=dict)
    opened: asyncio.Event = field(default_factory=asyncio.Event)
    lost: int = 0  # presses without any answer
    # seconds from *Start* until each person had their tiles
    dealt: list[float] = field(default_factory=list)


async def play(
    url: str,
    number: int,
    game: str,
    move: float,
    until: asyncio.Event,
    record: TableRecord,
    *,
    by_dm: bool,
) -> None:
    """Open and play the tables of one channel.

    With `by_dm` both people play by direct messages, and nobody presses buttons there.
    """
    chance = random.Random(number)
    channel = f"table-{number}"
    async with (
        TimedGuest(url, f"Host{number}") as host,
        TimedGuest(url, f"Friend{number}") as friend,
    ):
        people = record.people = host, friend
        for guest in people:
            await guest.open(channel)
        await friend.send("dms", open=by_dm)
        await open_table(people, channel, game, record, by_dm=by_dm)
        record.opened.set()
        await asyncio.sleep(chance.uniform(0, move))
        while not until.is_set():
            await asyncio.sleep(LOOK_SECONDS)
            if "Play again" in labels(table_message(host, channel)):
                await open_table(people, channel, game, record, by_dm=by_dm)
            due = next(
                (
                    guest
                    for guest in people
                    if due_actions(guest, channel) or due_menus(guest, channel)
                ),
                None,
            )
            if due is None:
                continue
            await asyncio.sleep(move - LOOK_SECONDS)
            try:
                await act(due, channel, chance)
                if not by_dm and chance.random() < LOOKS:
                    looks = chance.choice(people)
                    await looks.press(table_message(looks, channel), "My hand", timeout=PATIENCE)
            except LookupError:
                continue  # the message changed before the press
            except NoAnswer as wrong:
                record.lost += "nothing came" in str(wrong)


async def open_table(
    people: Sequence[TimedGuest], channel: str, game: str, record: TableRecord, *, by_dm: bool
) -> None:
    """Open a table with computer players, up to the third and fourth seat, and deal."""
    host, friend = people
    seats = GAMES[game].players
    before = table_message(host, channel).get("id")
    await host.command(channel, "play", game=game)
    await friend.until(lambda: table_message(friend, channel).get("id") != before)
    bots = min(4, seats[-1]) - len(people)
    for guest, label in ((friend, "Join"), *(bots * ((host, "Add bot"),)), (host, "Start")):
        await wait_for_button(guest, channel, "More…" if label == "Add bot" else label)
        if label == "Start":
            known, began = [hands(guest, channel) for guest in people], time.monotonic()
        await guest.press(table_message(guest, channel), label)
    for guest, before_deal in zip(people, known, strict=True):
        await guest.until(lambda guest=guest, old=before_deal: hands(guest, channel) - old)  # type: ignore[misc]
        record.dealt.append(time.monotonic() - began)
        await wait_for_button(guest, channel, "My hand")
    record.games[table_id(table_message(host, channel))] = game
    if not by_dm:
        await friend.press(table_message(friend, channel), "My hand")


async def act(guest: TimedGuest, channel: str, chance: random.Random) -> None:
    """Press something that the guest's hand offers: a button, or an entry of a menu."""
    hand, actions, menus = (
        newest_hand(guest, channel),
        due_actions(guest, channel),
        due_menus(guest, channel),
    )
    if hand is None:
        return
    if menus and (not actions or chance.random() < MENU_CHANCE):
        menu = chance.choice(menus)
        values = [option["value"] for option in menu["options"]]
        await guest.choose_in(
            hand, menu, chance.sample(values, menu.get("min_values", 1)), timeout=PATIENCE
        )
    elif actions:
        await guest.press(hand, chance.choice(actions), timeout=PATIENCE)


def table_id(message: Json) -> str:
    """Return the id of the table that the components of a message belong to."""
    return next(
        (
            str(component["custom_id"]).split(":")[2]
            for component in components(message)
            if component.get("custom_id")
        ),
        "",
    )


async def wait_for_button(guest: TimedGuest, channel: str, label: str) -> None:
    """Wait until the table message has a button with this label."""
    await guest.until(lambda: (there := table_message(guest, channel)) and label in labels(there))


def labels(message: Json) -> list[str]:
    """Return the labels of all buttons of a message."""
    return [
        component["label"]
        for component in components(message)
        if component["type"] == 2 and component.get("label")
    ]


def table_message(guest: TimedGuest, channel: str) -> Json:
    """Return the newest table message, or {} if there is none."""
    return next(
        (m for m in reversed(guest.messages(channel)) if m["components"] and not m["ephemeral"]), {}
    )


def newest_hand(guest: TimedGuest, channel: str) -> Json | None:
    """Return the newest private hand message: a direct message or an ephemeral one in the
    channel.
    """
    private = (m for m in reversed(guest.messages(channel)) if m["ephemeral"] and m["attachments"])
    return next((m for m in reversed(guest.dms()) if m["components"]), None) or next(private, None)


def hands(guest: TimedGuest, channel: str) -> set[tuple[str, str]]:
    """Return the pictures of hands that a guest sees: id of the message, and name of the file."""
    there = (*guest.dms(), *(m for m in guest.messages(channel) if m["ephemeral"]))
    files = ((m["id"], file["filename"]) for m in there for file in m["attachments"])
    return {(message, name) for message, name in files if name.startswith("hand-")}


def due_actions(guest: TimedGuest, channel: str) -> list[str]:
    """Return the custom ids of the guest's actions, or [] if the game does not wait for the
    guest.
    """
    hand = newest_hand(guest, channel)
    if hand is None:
        return []
    kinds = "kh:a:", "kh:z:"  # an action, and one that is repeated
    ways = [
        str(component["custom_id"])
        for component in components(hand)
        if component["type"] == 2 and component.get("custom_id")
    ]
    if ready := [way for way in ways if way.endswith(":ready")]:
        return ready
    if "our turn" not in hand["content"]:
        return []
    return [
        way
        for way in ways
        if way.startswith(kinds) and not way.endswith((":renounce", ":stake", ":raise", ":add"))
    ]


def due_menus(guest: TimedGuest, channel: str) -> list[Json]:
    """Return the menus of actions and of tiles in the guest's hand, or [] if the game does not
    wait for the guest.
    """
    hand = newest_hand(guest, channel)
    if hand is None or "our turn" not in hand["content"]:
        return []
    return [
        component
        for component in components(hand)
        if component["type"] == 3 and str(component.get("custom_id")).startswith(("kh:m:", "kh:p:"))
    ]


@dataclass
class RunFigures:
    """Figures of a run."""

    tables: int
    changes: int
    first: list[float]  # ms
    # by table: ms from each change to the first picture that shows it
    pictures: dict[str, list[float]]
    games: dict[str, str]  # key by table
    unseen: int  # changes that no picture ever showed
    requests: RequestCounts
    cost: ProcessorTime
    memory: list[float]
    idle: list[float]
    lost: int
    seconds: float
    dealt: list[float]  # seconds from *Start* until each person had their tiles

    def times(self, *, trains: bool) -> list[list[float]]:
        """Return the picture times of the tables with trains, or of all others, by table."""
        return [
            times
            for table, times in self.pictures.items()
            if has_trains(self.games[table]) == trains
        ]

    def worst(self, *, trains: bool = False) -> float:
        """Return the p95 of the worst table, divided by that of the median table."""
        each = [percentile(times, 0.95) for times in self.times(trains=trains)]
        return max(each) / median(each)


def has_trains(game: str) -> bool:
    """Return whether the pictures of a game show trains."""
    return GAMES[game].layout is Layout.TRAINS


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def picture_delays(
    changes: Sequence[TableChange], tables: Sequence[TableRecord]
) -> tuple[dict[str, list[float]], int]:
    """Return by table the ms from each change to its first picture (or a later one), and the number
    of changes never shown.

    Sealed answers are left out: the table's picture must not show that somebody has answered.
    """
    found: dict[str, list[float]] = defaultdict(list)
    unseen = 0
    pictures: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for guest in (guest for record in tables for guest in record.people):
        for table, shown in guest.pictures.items():
            pictures[table] += shown
    ordered = {table: sorted(shown) for table, shown in pictures.items()}
    for change in changes:
        if change.is_sealed:
            continue
        shown = ordered.get(change.table, [])
        later = [when for _, when in shown[bisect_left(shown, (change.version, 0)) :]]
        if later:
            found[change.table].append(max(0, min(later) - change.at))
        else:
            unseen += 1
    return found, unseen


async def measure(
    loads: int,
    seconds: float,
    games: Sequence[str],
    move: float = MOVE,
    *,
    by_dm: bool = False,
    **settings: str,
) -> RunFigures:
    """Measure `loads` tables of these games at once, with a move at each table every `move`
    seconds.
    """
    # without beats: while one is shown, newer pictures wait
    paces = {
        "COMPUTER_SECONDS": str(move),
        "PAUSE_SECONDS": str(move),
        "BEAT_SECONDS": "0",
    }
    with tempfile.TemporaryDirectory() as folder:
        async with (
            run_bot(Path(folder), **paces, **settings) as bot,
            PersonClient(bot.url, "Anna", narrow=True) as anna,
        ):
            idle = bot.memory()
            for number in range(loads):
                await anna.send("create_channel", name=f"table-{number}")
                for name in ("Host", "Friend"):
                    await anna.send("add_person", name=f"{name}{number}")
            await anna.until(
                lambda: any(
                    channel["name"] == f"table-{loads - 1}" for channel in anna.channels.values()
                )
            )
            await anna.until(
                lambda: any(
                    person["name"] == f"Friend{loads - 1}" for person in anna.people.values()
                )
            )
            until = asyncio.Event()
            tables = [TableRecord() for _ in range(loads)]
            async with asyncio.TaskGroup() as group:
                for number, record in enumerate(tables):
                    group.create_task(
                        play(
                            bot.url,
                            number,
                            games[number % len(games)],
                            move,
                            until,
                            record,
                            by_dm=by_dm,
                        )
                    )
                    await record.opened.wait()
                await asyncio.sleep(INTERACTION_LIFE if by_dm else move)
                figures = await measure_window(bot, seconds, tables, idle)
                until.set()
            return figures


async def measure_window(
    bot: BotUnderTest, seconds: float, tables: Sequence[TableRecord], idle: Sequence[float]
) -> RunFigures:
    """Measure for this many seconds."""

    async def now() -> tuple[int, RequestCounts, ProcessorTime]:
        return time.time_ns() // 1_000_000, await bot.requests(), bot.cost()

    people = [guest for record in tables for guest in record.people]
    answered = {guest: len(guest.acknowledged) for guest in people}
    since, requests, cost = await now()
    await asyncio.sleep(seconds)
    until, requests_then, cost_then = await now()
    first = [
        1000 * seconds for guest in people for seconds in guest.acknowledged[answered[guest] :]
    ]
    memory = bot.memory()
    await asyncio.sleep(GRACE)
    changes = bot.changes(since, until)
    pictures, unseen = picture_delays(changes, tables)
    return RunFigures(
        len(tables),
        changes=len(changes),
        first=first,
        pictures=pictures,
        games={table: game for record in tables for table, game in record.games.items()},
        unseen=unseen,
        requests=RequestCounts(
            *(then - before for then, before in zip(requests_then, requests, strict=True))
        ),
        cost=ProcessorTime(*(then - before for then, before in zip(cost_then, cost, strict=True))),
        memory=memory,
        idle=list(idle),
        lost=sum(record.lost for record in tables),
        seconds=(until - since) / 1000,
        dealt=[wait for record in tables for wait in record.dealt],
    )


class Goals:
    """Prints figures with their goals, and counts the goals that were missed."""

    def __init__(self) -> None:
        self.missed = 0

    def say(self, what: str, value: float, most: float | None = None) -> None:
        """Print a figure. `most` is its goal, if it has one."""
        self.missed += most is not None and value > most
        verdict = "    " if most is None else "PASS" if value <= most else "FAIL"
        print(
            f"{verdict}  {what:62} {value:9.2f}"
            + ("" if most is None else f"  (at most {most:g})"),
            flush=True,
        )


def print_figures(goals: Goals, figures: RunFigures, title: str, *, held: bool) -> None:
    """Print all figures of a run. `held`: compare them with the goals."""

    def goal(most: float) -> float | None:
        return most if held else None

    presses = len(figures.first)
    print(
        f"\n{title}: {presses / figures.seconds:.1f} presses and {figures.changes / figures.seconds:.1f} changes of a table a second "
        f"in {figures.seconds:.0f} s"
    )
    goals.say("first answer, ms, p50", median(figures.first), goal(10))
    goals.say("first answer, ms, p99", percentile(figures.first, 0.99), goal(50))
    goals.say("first answer, ms, the longest", max(figures.first), 1000 * FIRST_ANSWER)
    goals.say("from Start to everybody's tiles, s, p95", percentile(figures.dealt, 0.95), goal(5))
    shown = {figures.games[table] for table in figures.pictures}
    print(f"games with new pictures: {len(shown)} ({', '.join(sorted(shown))})")
    for trains in (False, True):
        if times := [value for each in figures.times(trains=trains) for value in each]:
            where, limits = (" of trains", (None, None)) if trains else ("", (goal(300), goal(150)))
            goals.say(f"from a change to the new picture{where}, ms, p50", median(times), limits[0])
            goals.say(
                f"from a change to the new picture{where}, ms, p95",
                percentile(times, 0.95),
                limits[1],
            )
    if figures.times(trains=False):
        goals.say("the worst table's p95 to the median table's", figures.worst(), goal(3))
    cost = figures.cost
    goals.say(
        "processor time of the bot a press, all its processes, ms",
        1000 * cost.whole / presses,
        goal(25),
    )
    goals.say(
        "processor time of the bot a press, main thread, ms", 1000 * cost.main / presses, goal(8)
    )
    goals.say("changes a press", figures.changes / presses)
    goals.say(
        "processor time of the bot a change, all its processes, ms",
        1000 * cost.whole / figures.changes,
    )
    parts = {"drawing": cost.drawing, "main thread": cost.main, "search": cost.search}
    parts["other threads"] = cost.whole - sum(parts.values())
    print(
        "processor time, ms of a second:",
        ", ".join(f"{name} {1000 * part / figures.seconds:.0f}" for name, part in parts.items()),
    )
    goals.say("limited requests a change", figures.requests.limited / figures.changes, goal(0.3))
    goals.say("limited requests a second", figures.requests.limited / figures.seconds)
    print("memory by process, MB:", [round(megabytes) for megabytes in figures.memory])
    goals.say("memory of the bot, all its processes, MB", sum(figures.memory), goal(350))
    goals.say(
        "memory of the bot before the first table, without its workers, MB",
        figures.idle[0],
        goal(150),
    )
    goals.say("requests that Discord refused", figures.requests.refused, 0)
    goals.say("presses that were never answered", figures.lost, 0)
    goals.say("changes that no picture has shown", figures.unseen)


async def run() -> int:
    """Measure all loads and print the figures; return 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks.presses")
    parser.add_argument("tables", nargs="*", type=int, default=LOADS, help="how many at once")
    parser.add_argument("--seconds", type=float, default=60.0, help="of play that count")
    parser.add_argument(
        "--games", nargs="+", choices=GAMES, default=tuple(GAMES), metavar="KEY", help="all without"
    )
    parser.add_argument(
        "--limit", action="store_true", help="then at twice the requests that the bot may send"
    )
    chosen = parser.parse_args()
    goals = Goals()
    print(f"{os.cpu_count()} cores")
    for loads in chosen.tables:
        figures = await measure(loads, chosen.seconds, chosen.games)
        print_figures(goals, figures, f"{loads} tables", held=loads == GOALS_AT)
        if chosen.limit and loads == max(
            (table for table in chosen.tables if table < MANY), default=0
        ):
            rate = max(1.0, REQUESTS_PER_CHANGE * figures.changes / figures.seconds)
            figures = await measure(
                loads,
                chosen.seconds,
                chosen.games,
                MOVE / 2,
                by_dm=True,
                REQUESTS_PER_SECOND=f"{rate:.1f}",
            )
            print_figures(
                goals,
                figures,
                f"{loads} tables, twice as quick, with no more than {rate:.1f} requests a second",
                held=False,
            )
            goals.say("the worst table's p95 to the median table's", figures.worst(), 3)
    return int(goals.missed > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(run()))
