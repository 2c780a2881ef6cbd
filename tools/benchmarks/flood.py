"""Measures how much one flooding person slows down everybody else: first answers during a flood and
without it.

Four processes: the playground (Discord), the bot with its usual limits, the players, and the
flooder. At each of four tables a person and three computer players play Buki; every two to three
seconds the person presses a button of their hand, or *My hand*. The flooder sends fifty commands,
presses and autocompletions a second, of all kinds that post, draw or read logs. Quiet and flooded
phases alternate, so that both see the same machine. Run: `python -m tools.benchmarks.flood`.
"""

import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
from pathlib import Path

from tools.benchmarks.bot_under_test import run_bot
from tools.benchmarks.presses import TimedGuest, percentile, table_message, wait_for_button
from tools.playground.people.person import NoAnswer, PersonClient

TABLES = 4
ROUNDS = 8  # each a quiet and a flooded phase
SECONDS = 12.0  # that count in each phase
SETTLE = 1.5  # seconds at the beginning of a phase that do not count
WARM_UP = 60.0  # seconds until the first deals are over and can be replayed
FLOOD_PER_SECOND = 50
MAX_RATIO = 1.2  # goal: median during the flood to median without


async def play(url: str, number: int, until: asyncio.Event, times: list[float]) -> None:
    """Play at one table by pressing buttons.

    The seconds until each first answer are added to `times`.
    """
    chance = random.Random(number)
    async with TimedGuest(url, f"Guest{number}") as guest:
        channel = f"table-{number}"
        await guest.open(channel)
        await guest.command(channel, "play", game="buki")
        await wait_for_button(guest, channel, "Play now")
        await guest.press(table_message(guest, channel), "Play now")
        while not until.is_set():
            await asyncio.sleep(chance.uniform(2, 3))
            hand = next((m for m in reversed(guest.dms()) if m["components"]), None)
            buttons = [
                part
                for row in (hand or {}).get("components", [])
                for part in row["components"]
                if part["type"] == 2
            ]
            try:
                if hand is not None and buttons:
                    await guest.press(hand, chance.choice(buttons)["custom_id"], timeout=60)
                else:
                    await guest.press(table_message(guest, channel), "My hand", timeout=60)
            except (NoAnswer, LookupError):
                continue  # the message changed before the press
            times.append(guest.acknowledged[-1])


async def flood(url: str) -> None:
    """Flood the bot while the last line read from standard input is `on`."""
    on = asyncio.Event()

    async def read_commands() -> None:
        while line := await asyncio.to_thread(sys.stdin.readline):
            (on.set if line == "on\n" else on.clear)()

    reading = asyncio.create_task(read_commands())
    chance = random.Random(0)
    async with PersonClient(url, "Raider", narrow=True) as raider:
        rooms = [raider.channel_id(f"table-{number}") for number in range(2 * TABLES)]
        for room in rooms:
            await raider.open(room)
        serial = 0
        while not reading.done():
            await on.wait()
            room = chance.choice(rooms)
            serial += 1
            nonce = f"flood{serial}"
            commands = {
                "play": {"game": "buki"},
                "leaderboard": {},
                "profile": {},
                "puzzle": {},
                "settings": {},
                "help": {},
                "rules": {"game": "hungarian"},
            }
            kind = chance.choice((*commands, "typed", "press"))
            about = {"nonce": nonce, "channel": room, "sub": None, "group": None}
            shown = [m for m in raider.messages(room) if m["components"] and not m["ephemeral"]]
            if kind in commands:
                await raider.send("command", name=kind, options=commands[kind], **about)
            elif kind == "typed" or not shown:
                await raider.send(
                    "autocomplete", name="rules", options={"game": "b"}, focused="game", **about
                )
            else:
                buttons = [
                    part["custom_id"]
                    for row in shown[-1]["components"]
                    for part in row["components"]
                    if part["type"] == 2
                ]
                await raider.send(
                    "press",
                    nonce=nonce,
                    channel=room,
                    message=shown[-1]["id"],
                    custom_id=chance.choice(buttons or ["kh:t"]),
                )
            await asyncio.sleep(1 / FLOOD_PER_SECOND)


async def measure(url: str) -> tuple[list[float], list[float]]:
    """Return the times of first answers in milliseconds, without the flood and with it."""
    async with PersonClient(url, "Anna") as anna:
        for number in range(2 * TABLES):  # the other half is free for the flooder's tables
            await anna.send("create_channel", name=f"table-{number}")
        for name in (*(f"Guest{number}" for number in range(TABLES)), "Raider"):
            await anna.send("add_person", name=name)
        await anna.until(lambda: any(person["name"] == "Raider" for person in anna.people.values()))
        command = (sys.executable, "-m", "tools.benchmarks.flood", "--flood", url)
        raider = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)
        assert raider.stdin is not None
        times: list[float] = []
        found: dict[str, list[float]] = {"off": [], "on": []}
        until = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                group.create_task(play(url, number, until, times))
            await asyncio.sleep(WARM_UP)
            for _ in range(ROUNDS):
                for phase in ("off", "on"):
                    raider.stdin.write(f"{phase}\n".encode())
                    await asyncio.sleep(SETTLE)
                    times.clear()
                    await asyncio.sleep(SECONDS)
                    found[phase] += times
            until.set()
        raider.stdin.write(b"off\n")
        with contextlib.suppress(ProcessLookupError):
            raider.kill()
        await raider.wait()
    return [seconds * 1000 for seconds in found["off"]], [seconds * 1000 for seconds in found["on"]]


async def run() -> int:
    """Print both phases and their ratio; return 1 if the goal is missed."""
    with tempfile.TemporaryDirectory() as folder:
        async with run_bot(
            Path(folder), PRESSES_PER_MINUTE="30", COMPUTER_SECONDS="1", PAUSE_SECONDS="5"
        ) as bot:
            quiet, flooded = await measure(bot.url)
    print("first answers to four people who play, milliseconds")
    print(f"{'':>12} {'presses':>8} {'p50':>7} {'p95':>7}")
    for name, found in (("quiet", quiet), ("with a flood", flooded)):
        print(
            f"{name:>12} {len(found):>8} {statistics.median(found):>7.1f} {percentile(found, 0.95):>7.1f}"
        )
    ratio = statistics.median(flooded) / statistics.median(quiet)
    print(f"ratio of the medians: {ratio:.2f} (goal: at most {MAX_RATIO})")
    return int(ratio > MAX_RATIO)


if __name__ == "__main__":
    sys.exit(asyncio.run(flood(sys.argv[-1]) if "--flood" in sys.argv else run()))
