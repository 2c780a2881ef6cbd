"""Tests of preferences: people choose the look of their hands, a server that of its tables; all
messages follow at once.
"""

import re
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from tests.e2e.forked_bots import DRAWN
from tests.e2e.house import evening
from tools.playground.people.person import PersonClient


async def picture(
    person: PersonClient, message: dict[str, Any]
) -> tuple[bytes, tuple[int, int], str]:
    """The picture of a message as it is now."""
    now = person.now(message) or message
    data = await person.download(now["attachments"][0])
    return data, Image.open(BytesIO(data)).size, now["attachments"][0]["description"]


async def changed(person: PersonClient, message: dict[str, Any], before: bytes) -> bytes:
    """Wait until it shows something else."""
    while True:
        heard = person.events
        data, _, _ = await picture(person, message)
        if data != before:
            return data
        await person.until(lambda: person.events > heard)  # noqa: B023 - it is asked before the next round


TOLD = re.compile(r"^In order of play", re.MULTILINE)  # the hand in words


async def test_a_taste_counts_at_once(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, PAUSE_SECONDS="600", **DRAWN) as (playground, _),
        PersonClient(playground.url, "Anna") as anna,
        PersonClient(playground.url, "Béla") as bela,
    ):
        buki = anna.channel_id("buki")
        await anna.command(buki, "play", game="buki")
        table = await anna.until(
            lambda: next(
                (m for m in anna.messages(buki) if m["components"] and not m["ephemeral"]), None
            )
        )
        await bela.until(
            lambda: next(
                (m for m in bela.messages(buki) if m["components"] and not m["ephemeral"]), None
            )
        )
        await bela.press(table, "Join")
        for _ in range(2):
            await anna.press(table, "Add bot")
        await anna.press(table, "Start")
        await anna.until(lambda: "Round" in anna.now(table)["content"])
        dm = await anna.until(lambda: next((m for m in anna.dms() if m["attachments"]), None))
        hand, size, _ = await picture(anna, dm)
        private = await anna.press(table, "My hand")
        assert not TOLD.search(anna.now(dm)["content"])

        menus = await anna.command(buki, "preferences")
        await anna.choose(menus, "kh:l:person:more", ["large", "words"])
        await changed(anna, dm, hand)
        for message in (dm, private):
            await anna.until(lambda message=message: TOLD.search(anna.now(message)["content"]))
            assert (
                "Tiles left" in anna.now(message)["content"]
                or "Buki" in anna.now(message)["content"]
            )
        large, larger, _ = await picture(anna, dm)
        assert larger[1] > size[1]
        await anna.choose(menus, "kh:l:person:pips", ["classic"])
        await changed(anna, dm, large)
        await anna.choose(menus, "kh:l:person:more", [])
        await anna.until(lambda: not TOLD.search(anna.now(dm)["content"]))
        again = await anna.command(buki, "preferences")
        assert [
            option["value"]
            for option in again["components"][0]["components"][0]["options"]
            if option.get("default")
        ] == ["classic"]

        seen, _, _ = await picture(bela, table)
        looks = await anna.press(await anna.command(buki, "house"), "Looks")
        await anna.choose(looks, "kh:l:guild:more", ["digits", "contrast"])
        await changed(bela, table, seen)
        mine = await bela.command(buki, "preferences")
        for forged, value in (("kh:l:guild:more", "large"), ("kh:l:person:more", "nonsense")):
            refused = await bela.forge(mine, forged, component_type=3, values=[value])
            assert "out of date" in refused["content"], refused["content"]
