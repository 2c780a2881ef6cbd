"""Replays and verifications: how many at once, and what is read before that is known."""

from contextlib import ExitStack
from types import SimpleNamespace
from typing import NoReturn

import discord
import pytest

from cogs.replay import replays
from cogs.replay.cog import ReplayCog
from cogs.replay.page import LookBackPress, RoundMenu, replay_controls
from cogs.replay.replays import table_with_code
from delivery.workers.picture_pool import PicturePool
from delivery.workers.replay_worker import MAX_JOBS, ReplayWorker
from messages.parts.custom_ids import CustomId, TablePress
from tables.state.change import Refused
from tables.views.table_views import public_table
from tests.cogs.houses import answer, controls, make_house
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, BEN, CHANNEL, EVE, in_play
from tests.words import WORDS

ELSEWHERE = 4  # a channel
TEXT, PRIVATE = discord.ChannelType.text, discord.ChannelType.private_thread
READS = discord.Permissions(view_channel=True, read_message_history=True)


@pytest.fixture
def worker() -> ReplayWorker:
    """No test in here gives it anything to do."""
    return ReplayWorker(PicturePool(0))


@pytest.fixture
def cog(house: DeliveryHarness, worker: ReplayWorker) -> ReplayCog:
    return ReplayCog(make_house(house, replay_worker=worker))


@pytest.mark.parametrize("kind", [RoundMenu("abcdefgh"), TablePress("abcdefgh", "verify")])
async def test_one_a_person_for_whatever_they_want_and_nothing_is_read_for_another(
    house: DeliveryHarness,
    cog: ReplayCog,
    worker: ReplayWorker,
    kind: CustomId,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def unread(*_: object) -> NoReturn:
        raise AssertionError("it was read")

    monkeypatch.setattr(house.store.tables, "table", unread)

    async def command(user: int) -> None:
        press = house.discord.press(user, CHANNEL, 0, private=True)
        press.data = {"values": ["1"]}  # type: ignore[typeddict-item]
        await house.during(answer(cog.house, press, kind))

    with worker.slot(ANN), pytest.raises(Refused) as refused:
        await command(ANN)
    assert refused.value.key == "replay-own"
    with ExitStack() as others, pytest.raises(Refused) as refused:
        for user in range(MAX_JOBS):
            others.enter_context(worker.slot(100 + user))
        await command(BEN)
    assert refused.value.key == "replay-busy"


async def test_whoever_looks_back_is_offered_the_tables_of_the_channel_with_a_round(
    house: DeliveryHarness, cog: ReplayCog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables on which nobody has played yet do not hide them, however many there are."""
    monkeypatch.setattr(replays, "MAX_ENTRIES", 1)
    table_id = await house.playing()
    offered = []
    for step in (house.shown, house.deal, house.closed, lambda _: house.lobby()):
        house.watch.now += 1
        await step(table_id)
        press = house.discord.press(EVE, CHANNEL, 0, private=True)
        await house.during(answer(cog.house, press, LookBackPress("tables")))
        offered.append(
            [
                entry["value"]
                for item in controls(house.discord.answer(press))
                for entry in item.get("options", ())
            ]
        )
    assert offered == [[], [table_id], [table_id], [table_id]]


@pytest.mark.parametrize(
    ("channel", "user", "may"),
    [
        (None, BEN, True),  # has played
        (None, EVE, False),  # the channel is gone
        (
            SimpleNamespace(
                type=TEXT, permissions_for=lambda _: discord.Permissions(view_channel=True)
            ),
            EVE,
            False,
        ),
        (SimpleNamespace(type=TEXT, permissions_for=lambda _: READS), EVE, True),
        (SimpleNamespace(type=PRIVATE, permissions_for=lambda _: READS), EVE, False),
        (
            SimpleNamespace(type=PRIVATE, permissions_for=lambda _: discord.Permissions.all()),
            EVE,
            True,
        ),
    ],
)
async def test_tables_of_channels_that_a_member_may_not_read_are_not_found(
    house: DeliveryHarness,
    cog: ReplayCog,
    monkeypatch: pytest.MonkeyPatch,
    channel: object,
    user: int,
    may: bool,
) -> None:
    table = await house.tables.load(await house.started("austrian-block", 2))
    house.discord.open(ELSEWHERE).join_server()
    for where, found in ((CHANNEL, True), (ELSEWHERE, may)):
        press = house.discord.press(user, where, 0, private=True)
        press.guild_id = table.guild
        monkeypatch.setattr(discord.Guild, "get_channel_or_thread", lambda *_: channel)
        if found:
            assert (await table_with_code(cog.house, press, table.id)).id == table.id
        else:
            with pytest.raises(Refused, match="replay-table"):
                await table_with_code(cog.house, press, table.id)


@pytest.mark.parametrize(
    ("deal", "rounds", "offered"),
    [
        (1, 1, []),
        (1, 2, [2, 1]),
        (60, 60, [*range(60, 35, -1)]),
        (36, 60, [*range(48, 23, -1)]),
        (2, 60, [*range(25, 0, -1)]),
    ],
)
def test_all_rounds_can_be_reached_the_newest_first(
    deal: int, rounds: int, offered: list[int]
) -> None:
    *menus, _ = replay_controls(
        public_table(in_play("block", 2)), deal, rounds, WORDS, looks_back=False
    )
    assert [int(entry.value) for menu in menus for entry in menu.entries] == offered
