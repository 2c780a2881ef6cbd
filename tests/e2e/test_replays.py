"""Tests of replays over sockets: the button, the command, refusals, open hands at the end, the
seal.
"""

import asyncio
import json
import re
import sqlite3
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.e2e.house import evening
from tests.e2e.players import LONG, Guest, Player, labels, over, seat, start, table_id
from tests.test_verify_script import run
from tools.playground.people.person import Json, components

# heights: without, and at least with a shelf; half of those of a table
TABLE, WITH_HANDS = 385, 400


async def film(guest: Guest, message: Json | None) -> tuple[Image.Image, int]:
    """The animation of an answer, and how many frames it has."""
    assert message["ephemeral"]
    (file,) = message["attachments"]
    assert re.fullmatch(r"replay-[a-z0-9]{8}-\d+\.webp", file["filename"])
    assert 50 < len(file["description"]) <= 1024
    assert file["size"] < 3_000_000
    image = Image.open(BytesIO(await guest.download(file)))
    return image, image.n_frames  # type: ignore[attr-defined]


async def past_rounds(guest: Guest, channel: str = "buki") -> Json:
    """Return the page of the tables of a channel, by way of /help."""
    return await guest.press(
        await guest.command(channel, "help"), guest.words()("button-look-back")
    )


async def with_code(guest: Guest, code: str, channel: str = "buki") -> Json:
    """Return the replay of the table with a code."""
    label = guest.words()("button-table-code")
    form = await guest.press(await past_rounds(guest, channel), label)
    return await guest.submit(form, {label.rstrip("… "): code}, timeout=LONG)


class PatientPlayer(Player):
    """Begins the next round only when `goes_on` is set."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__(guest, "buki", seed, by_dm=True)
        self.goes_on = asyncio.Event()

    async def _result(self) -> int:
        number = await super()._result()
        await self.goes_on.wait()
        return number


async def test_a_deal_once_more(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, PAUSE_SECONDS="300", TURN_SECONDS="300") as (_, bot),
        Guest(_.url, "Anna") as anna,
        Guest(_.url, "Emi") as emi,
    ):
        assert "No round" in (await past_rounds(emi))["content"]
        emi.settle = LONG  # a process has to be started that draws replays
        await seat([anna], "buki", "buki", computers=3)
        fair = await anna.press(anna.table("buki"), "Fair?")
        kept = re.search(r"`([0-9a-f]{64})`", fair["content"])[1]  # type: ignore[index]
        await start(anna, "buki")
        code = table_id(anna.table("buki"))
        assert "No round" in (await with_code(emi, code))["content"]

        player = PatientPlayer(anna, 3)
        playing = asyncio.create_task(player.play(2))
        await emi.until(lambda: "Next round" in labels(emi.table("buki")), timeout=LONG)
        answer = await emi.press(emi.table("buki"), "Replay", timeout=LONG)
        image, frames = await film(emi, answer)
        assert image.size == (605, TABLE)
        assert frames > 5
        assert "everyone has seen" in answer["content"]
        assert code in answer["content"]

        player.goes_on.set()
        await playing
        await emi.until(lambda: over(emi.table("buki")))
        pressed = await emi.press(emi.table("buki"), "Replay", timeout=LONG)
        image, _frames = await film(emi, pressed)
        assert image.size[1] > WITH_HANDS
        assert "all hands are shown" in pressed["content"]
        words = emi.words()
        first = await emi.choose(pressed, words("menu-round"), ["1"], timeout=LONG)
        assert (await film(emi, first))[1] == frames
        fair = await emi.press(first, words("button-fair"))
        assert labels(fair) == [words("button-verify"), words("button-back")]
        # two, or three if the second was over before Anna's press, because she could only pass
        rounds = max(player.deals) + 1
        assert f"round {rounds}" in (await with_code(emi, code.upper(), "stammtisch"))["content"]

        (menu,) = (it for it in components(await past_rounds(emi)) if it["type"] == 3)
        assert [option["value"] for option in menu["options"]] == [code]
        assert f"{rounds} rounds" in menu["options"][0]["label"]
        assert "no table" in (await with_code(emi, "<@1>`x"))["content"]

        fair = await emi.press(emi.table("buki"), words("button-fair"))
        verified = await emi.press(fair, words("button-verify"), timeout=LONG)
        assert f"All {rounds} rounds are in order" in verified["content"]
        assert re.search(r": `([0-9a-f]{64})`", verified["content"])[1].startswith(kept)  # type: ignore[index]

        (file,) = verified["attachments"]
        told = json.loads(await emi.download(file))
        assert (file["filename"], told["seal"]) == (f"kaffeehaus-{code}.json", kept)
        assert [deal["deal"] for deal in told["deals"]] == list(range(1, rounds + 1))
        assert len(told["cuts"]) == 1, "one person, three computers"
        assert sum(press != "0" for press in told["deals"][1]["presses"]) == 1
        checked = await asyncio.to_thread(run, tmp_path, told)
        assert checked.stdout.endswith(
            f"All {rounds} rounds follow from the seal and the presses.\n"
        ), checked.stdout[-300:]

        # a new table that has not dealt yet does not hide the old one
        await anna.command("buki", "play", game="buki")
        shown = await emi.choose(
            await past_rounds(emi), words("menu-look-back"), [code], timeout=LONG
        )
        assert code in shown["content"]
        await anna.press(anna.table("buki"), "Close")

        with sqlite3.connect(bot.database.partition("///")[2]) as database:
            database.execute("UPDATE tables SET rules_version = 0")
        assert "older rules" in (await past_rounds(emi))["content"]
