"""/privacy in both languages and both kinds of places, and the addresses that whoever runs the
bot has set.
"""

import json
import zipfile
from contextlib import nullcontext
from io import BytesIO
from typing import Any

import discord
import pytest

from bot.settings import Settings
from cogs.help import cog as help_cog
from cogs.help.page import HelpPress
from cogs.settings import privacy_cog
from cogs.settings.page import PrivacyPress
from cogs.support.house import House
from cogs.support.refusal_and_error_answers import remember_person
from delivery.workers.picture_pool import PicturePool
from delivery.workers.replay_worker import ReplayWorker
from messages.parts.content import Addresses
from tables.state.change import Refused
from tables.state.phases import Presence
from tables.state.slots import TABLE, private
from tests.cogs.houses import answer, make_house
from tests.delivery.delivery_harness import DeliveryHarness, catalogues, until
from tests.tables.table_harness import ANN, BEN, CHANNEL
from tools.playground.world.serialise import EPHEMERAL

ADDRESSES = Addresses(
    "https://a.example/privacy",
    "https://a.example/terms",
    "https://a.example/fair",
    "https://a.example/ask",
)


@pytest.fixture
def real(house: DeliveryHarness) -> House:
    return make_house(house, replay_worker=ReplayWorker(PicturePool(0)), addresses=ADDRESSES)


def press(house: DeliveryHarness, user: int, channel: int = CHANNEL) -> discord.Interaction:
    """Something that is answered privately."""
    return house.discord.press(user, channel, 0, private=True)


async def nothing(*_: object) -> None:
    """In place of an answer."""


async def said(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, work: Any
) -> list[tuple[Any, ...]]:
    """With what a way out was called."""
    found: list[tuple[Any, ...]] = []

    async def note(_: discord.Interaction, *more: Any) -> None:
        found.append(more)

    monkeypatch.setattr(module, name, note)
    await work
    return found


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.german])
async def test_what_it_says_and_where_there_is_more(
    house: DeliveryHarness, real: House, monkeypatch: pytest.MonkeyPatch, locale: discord.Locale
) -> None:
    asked = press(house, ANN)
    asked.locale = locale
    work = house.during(answer(real, asked, PrivacyPress("about")))
    ((text, controls),) = await said(monkeypatch, privacy_cog, "say", work)
    assert [button.id.text for row in controls for button in row][:2] == ["kh:y:export", "kh:y:ask"]
    for piece in (
        "365",
        "30",
        "https://a.example/privacy",
        "https://a.example/terms",
    ):
        assert piece in text
    assert len(text) <= 2000


async def test_about_shows_all_addresses_that_there_are(
    house: DeliveryHarness, real: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = house.during(answer(real, press(house, ANN), HelpPress("about")))
    ((text, _),) = await said(monkeypatch, help_cog, "say", work)
    assert [word.strip("<>") for word in text.split() if word.startswith("<https://")] == [
        ADDRESSES.privacy,
        ADDRESSES.terms,
        ADDRESSES.fairness,
        ADDRESSES.support,
    ]


def test_addresses_are_links_or_nothing() -> None:
    assert Settings().addresses == Addresses()
    assert Settings(support_url="https://discord.gg/x").addresses.support == "https://discord.gg/x"
    with pytest.raises(ValueError, match="SUPPORT_URL"):
        Settings(support_url="javascript:alert(1)")


async def test_everything_is_handed_over_privately(
    house: DeliveryHarness, real: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await remember_person(real, press(house, BEN))
    await house.playing()
    export = PrivacyPress("export")
    work = house.during(answer(real, press(house, BEN), export))
    ((text, name, data),) = await said(monkeypatch, privacy_cog, "send_file", work)
    # for nobody else
    assert house.discord.sent("POST", "/callback")[-1].payload["data"]["flags"] == 64
    assert name in text
    given = json.loads(data)
    assert (given["about"]["person"], given["person"][0]["username"]) == (str(BEN), f"p{BEN}")
    assert given["tables"][0]["role"] == "player"
    assert f"P{ANN}" not in data.decode()
    with real.exports.slot(BEN), pytest.raises(Refused, match="replay-own"):
        await house.during(answer(real, press(house, BEN), export))


def test_what_is_too_large_is_packed() -> None:
    name, data = privacy_cog.pack_export({"log": ["x"] * 10_000}, 10_000)
    assert name.endswith(".zip")
    with zipfile.ZipFile(BytesIO(data)) as archive:
        assert len(json.loads(archive.read(privacy_cog.FILE))["log"]) == 10_000
    assert privacy_cog.pack_export({}, 10_000) == (privacy_cog.FILE, b"{}")


async def test_it_asks_once_more_and_then_forgets(
    house: DeliveryHarness, real: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await remember_person(real, press(house, BEN))
    table_id = await house.playing()
    work = house.during(answer(real, press(house, BEN), PrivacyPress("ask")))
    ((text, controls),) = await said(monkeypatch, privacy_cog, "say", work)
    assert "30" in text
    assert [button.id.text for row in controls for button in row] == ["kh:y:forget"]
    assert await house.store.people.person(BEN) is not None
    assert (await house.tables.load(table_id)).chairs[1].user == BEN
    hand = house.discord.hand(BEN)["content"]
    work = answer(real, press(house, BEN), PrivacyPress("forget"))
    ((text,),) = await said(monkeypatch, privacy_cog, "say", house.during(work))
    assert "30" in text
    table = await house.shown(table_id)
    assert table.chairs[1].presence is Presence.LEFT
    assert table.chairs[1].user != BEN
    assert house.discord.hand(BEN)["content"] != hand  # it has said goodbye
    assert await house.store.people.person(BEN) is None
    assert await house.store.tables.tables_played_at(BEN) == []
    alias = table.chairs[1].user
    await house.deal(table_id)
    await house.shown(table_id)
    assert alias not in house.discord.dms  # nobody writes to an alias


@pytest.mark.parametrize("slow", [False, True])
async def test_a_private_hand_of_whoever_is_forgotten_offers_nothing_more(
    house: DeliveryHarness, real: House, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    """In Buki whoever does not play may sit down behind somebody; not behind their own former
    seat.
    """
    monkeypatch.setattr(privacy_cog, "say", nothing)
    monkeypatch.setattr(privacy_cog, "change_controls", nothing)
    if slow:
        monkeypatch.setattr(privacy_cog, "GOODBYES", 0.0)
    table_id = await house.started("buki", 4)
    await house.shown(table_id)
    await house.during(
        house.publisher.answer_with_hand(
            house.discord.press(
                ANN,
                CHANNEL,
                (await house.store.messages.message(table_id, TABLE)).message,
                private=True,
            ),
            await house.tables.load(table_id),
            ANN,
        )
    )
    await house.shown(table_id)
    # it is shown when all is done
    async with house.queue.lock(table_id, private(ANN)) if slow else nullcontext():
        await house.during(answer(real, press(house, ANN), PrivacyPress("forget")))
        await until(lambda: not house.queue._readers)
    await house.shown(table_id)
    await house.step(table_id)
    await house.shown(table_id)
    (hand,) = [
        channel
        for channel in house.discord.channels[CHANNEL].values()
        if channel["flags"] & EPHEMERAL and channel["content"] != "thinking"
    ]
    assert hand["content"] == catalogues().of("en")("hand-left")
    assert hand["components"] == []


async def test_a_process_that_ends_during_the_goodbyes_has_noted_the_erasure(
    house: DeliveryHarness, real: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def end(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(privacy_cog, "change_controls", nothing)
    monkeypatch.setattr(privacy_cog, "take_out", end)
    with pytest.raises(SystemExit):
        await answer(real, press(house, ANN), PrivacyPress("forget"))
    assert await house.store.privacy.unfinished_erasures() == [ANN]
