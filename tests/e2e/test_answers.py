"""Tests of secret answers and of public offers over sockets.

While players choose their claims, nothing changes that anybody else can see. An offer is seen by
all and answered by one player.
"""

import asyncio
import json
import re
import sqlite3
from collections.abc import Coroutine
from contextlib import AsyncExitStack, closing
from pathlib import Path

from tests.e2e.house import PATIENT, evening
from tests.e2e.players import Guest, Player, labels, menu_of, seat_and_start
from tools.playground.people.person import Json, components
from tools.playground.server import Playground

CHANNEL = "buki"
BEHIND = """SELECT place FROM messages JOIN tables ON id = table_id
    WHERE place LIKE 'old:%' OR place = 'table' AND messages.version < tables.version"""


def sent(playground: Playground, since: int) -> list[str]:
    """Return the requests that the bot has sent to Discord."""
    return [f"{request.method} {request.path}" for request in list(playground.requests)[since:]]


async def quiet(playground: Playground, database: str) -> int:
    """Wait until the bot sends nothing more and all messages are up to date; return the number
    of its requests.
    """
    count = -1
    with closing(sqlite3.connect(database)) as books:
        while count != len(playground.requests) or books.execute(BEHIND).fetchone():
            count = len(playground.requests)
            await asyncio.sleep(1)
    return count


async def claimed(guest: Guest, hand: Json, values: list[str]) -> Json:
    """Return the hand after some of its tiles were claimed.

    A press may repaint it before its effect is shown.
    """
    before = guest.now(hand) or hand
    menu = next(it for it in components(before) if it["type"] == 3)
    wanted = [
        option["value"] for option in menu["options"] if option["label"].split(" ")[0] in values
    ]
    await guest.choose(hand, menu["custom_id"], wanted)
    return await guest.until(
        lambda: (
            (now := guest.now(hand)) is not None
            and "You claim" in now["content"] != before["content"]
            and now
        )
    )


async def test_nobody_notices_that_somebody_has_answered(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, bot), AsyncExitStack() as stack:
        anna, bela, chloe = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla", "Chloé")
        ]
        await seat_and_start([anna, bela, chloe], CHANNEL, "challenge")
        for guest in (anna, bela, chloe):
            await guest.until(
                lambda guest=guest: any("kh:p:" in json.dumps(m) for m in guest.dms())
            )  # type: ignore[misc]
        private = await bela.press(bela.table(CHANNEL), "My hand")
        hand = anna.dms()[-1]
        table, others = bela.table(CHANNEL), (bela.dms()[-1], chloe.dms()[-1])
        assert "**Everyone:** choose your claim" in table["content"]
        first = await quiet(playground, bot.database.partition(":///")[2])
        await claimed(anna, hand, ["1", "2"])
        assert "Chosen" in anna.now(hand)["attachments"][0]["description"]  # type: ignore[index]
        for values in (["3"], ["1", "8"]):  # she thinks better of it
            await claimed(anna, hand, values)
        again = await bela.press(bela.table(CHANNEL), "My hand")
        assert again["attachments"][0]["filename"] == private["attachments"][0]["filename"]
        assert again["content"] == private["content"]
        assert [menu_of(it) for it in components(again)] == [
            menu_of(it) for it in components(private)
        ]
        assert [one for one in sent(playground, first) if "/channels/" in one] == []
        assert bela.table(CHANNEL) == table
        assert (bela.dms()[-1], chloe.dms()[-1]) == others

        await claimed(bela, bela.dms()[-1], ["1"])
        assert bela.table(CHANNEL) == table
        await chloe.press(chloe.dms()[-1], "No claim")
        await anna.until(lambda: "The claims are down. One tile" in anna.table(CHANNEL)["content"])
        assert "Two tiles" in anna.table(CHANNEL)["content"]
        # in the hand of the player who is to act the instruction takes its place
        await anna.until(
            lambda: re.search(r"Your claim, face down|Your turn", anna.dms()[-1]["content"])
        )


async def test_a_press_is_acknowledged_before_anything_is_done(tmp_path: Path) -> None:
    """Discord waits three seconds for that.

    Here nothing can be written until it has come, so no machine is too slow for this test.
    """
    async with evening(tmp_path) as (playground, bot), AsyncExitStack() as stack:
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        database = bot.database.partition(":///")[2]

        async def acknowledged(
            guest: Guest, doing: Coroutine[object, object, Json | None]
        ) -> Json | None:
            before = len(guest.acknowledged)
            with closing(sqlite3.connect(database, isolation_level=None)) as lock:
                lock.execute("BEGIN IMMEDIATE")
                shown = asyncio.create_task(doing)
                async with asyncio.timeout(PATIENT):
                    while len(guest.acknowledged) == before:  # noqa: ASYNC110 - another process does it
                        await asyncio.sleep(0.01)
                lock.rollback()
            return await shown

        assert await acknowledged(anna, anna.command(CHANNEL, "play", game="austrian-block"))
        await acknowledged(bela, bela.press(await bela.table_there(CHANNEL), "Join"))
        await anna.until(lambda: "Start" in labels(anna.table(CHANNEL)))
        await acknowledged(anna, anna.press(anna.table(CHANNEL), "Start"))
        await bela.until(lambda: "My hand" in labels(bela.table(CHANNEL)))
        assert await acknowledged(bela, bela.press(bela.table(CHANNEL), "My hand"))
        assert await acknowledged(bela, bela.command(CHANNEL, "chips daily"))
        players = [Player(guest, CHANNEL, 1, by_dm=True) for guest in (anna, bela)]
        while not (  # noqa: ASYNC110
            due := [
                (player.guest, hand)
                for player in players
                if (hand := player.hand()) and labels(hand)
            ]
        ):
            await asyncio.sleep(0.05)
        guest, hand = due[0]
        await acknowledged(guest, guest.press(hand, labels(hand)[0]))
