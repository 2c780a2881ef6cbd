"""Who asks for too much waits, and nobody else."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.command_tree import RateLimitedTree
from cogs.presses import hand_presses
from cogs.presses.press_router import MOVES, PRESSES, PressRouter
from cogs.support.house import House
from cogs.support.rate_buckets import MINUTE, MOST_REMEMBERED, RateBuckets
from messages.parts import custom_ids as ids
from tables.state.refusal import Refused
from tests.cogs.houses import make_house
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, BEN, CHANNEL, Watch
from tests.tables.test_lobby import refused


def test_a_bucket_empties_and_fills_again() -> None:
    now = Watch()
    buckets = RateBuckets(3, now)
    for _ in range(3):
        buckets.take(ANN)
    with pytest.raises(Refused) as no:
        buckets.take(ANN)
    assert (no.value.key, no.value.values) == ("too-quick", {"seconds": 20})
    buckets.take(BEN)
    now.now += 19_999
    with refused("too-quick"):
        buckets.take(ANN)
    now.now += 1
    buckets.take(ANN)
    with refused("too-quick"):
        buckets.take(ANN)
    now.now += MINUTE
    for _ in range(3):
        buckets.take(ANN)


def test_full_buckets_are_forgotten() -> None:
    now = Watch()
    buckets = RateBuckets(3, now)
    for user in range(3 * MOST_REMEMBERED):
        now.now += 30
        buckets.take(user)
    assert len(buckets._full_at) <= MOST_REMEMBERED


@pytest.fixture
def strict(house: DeliveryHarness) -> House:
    """In which everybody has one press a minute, and may type one letter."""
    one, letter = (RateBuckets(1, house.watch) for _ in range(2))
    return make_house(house, presses=one, completions=letter)


async def test_a_command_too_much_is_refused_before_anything_is_done(house: DeliveryHarness, strict: House) -> None:
    client = house.discord.client
    client.house = strict  # type: ignore[attr-defined]
    tree = cast(Any, SimpleNamespace(client=client))
    for allowed in (True, False, False):
        press = house.discord.press(ANN, CHANNEL, 0, private=True)
        assert await RateLimitedTree.interaction_check(tree, press) is allowed
    assert "Please wait 60 seconds" in house.discord.channels[CHANNEL][max(house.discord.channels[CHANNEL])]["content"]
    typed = house.discord.press(BEN, CHANNEL, 0, private=True)
    typed.type = discord.InteractionType.autocomplete
    assert await RateLimitedTree.interaction_check(tree, typed)
    assert not await RateLimitedTree.interaction_check(tree, typed)
    assert house.discord.requests[-1].payload == {"type": 8, "data": {"choices": []}}
    assert await RateLimitedTree.interaction_check(tree, house.discord.press(BEN, CHANNEL, 0, private=True))


async def test_moves_are_free_as_long_as_they_are_taken(
    house: DeliveryHarness, strict: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = house.discord.client
    client.house = strict  # type: ignore[attr-defined]
    answered: list[str] = []

    async def answer(_house: House, interaction: discord.Interaction, press: ids.CustomId) -> None:
        answered.append(press.text)

    for kind in PRESSES:
        monkeypatch.setitem(cast(Any, PRESSES), kind, answer)
    monkeypatch.setattr("cogs.presses.press_router.is_offered", lambda *_: True)
    cog = PressRouter(strict)
    table = "abcdefgh"
    presses = [
        ids.ActionPress(table, 1, "pass"),
        ids.TablePress(table, "join"),
        ids.RuleMenu(table),
        ids.ActionPress(table, 2, "pass"),
    ]
    for press in presses:
        interaction = house.discord.press(ANN, CHANNEL, 0, private=True)
        interaction.data = {"custom_id": press.text, "component_type": 2}
        await cog.on_interaction(interaction)
    assert answered == [presses[0].text, presses[1].text, presses[3].text]
    assert {ids.TablePress, ids.RuleMenu, ids.ValueMenu, ids.BoardPress, ids.PreferenceMenu}.isdisjoint(MOVES)


async def test_a_move_that_is_refused_is_paid_for(house: DeliveryHarness, strict: House) -> None:
    table_id = await house.playing()
    for key in ("stale", "too-quick"):
        with refused(key):
            await hand_presses.handle_action(
                strict, house.discord.press(ANN, CHANNEL, 0, private=True), ids.ActionPress(table_id, 99, "pass")
            )
