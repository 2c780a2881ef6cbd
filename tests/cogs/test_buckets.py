"""Who asks for too much waits, and nobody else."""

from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.slash_commands import RateLimitedTree
from cogs.play.opening import open_table
from cogs.press_router import PressRouter
from cogs.profile.page import ProfilePress
from cogs.puzzle.page import PuzzleShare
from cogs.support.house import House
from cogs.support.rate_buckets import (
    MINUTE,
    MOST_REMEMBERED,
    OPENING,
    REPOSTING,
    SHARES_A_MINUTE,
    MoveBuckets,
    RateBuckets,
)
from cogs.support.refusal_and_error_answers import answer_error
from cogs.table.cog import TableCog
from delivery.discord_api.follow_up_limit import MOST, SEATED, FollowUpLimit
from delivery.discord_api.interaction_answers import say
from messages.parts import custom_ids as ids
from tables.people.people import Ban, PuzzleAnswer
from tables.state import calendar_days
from tables.state.change import Refused
from tables.state.table import Table, game_of
from tests.cogs.houses import answer, make_house, newest
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, BEN, CHANNEL, DAN, GUILD, NOW, Watch, due
from tests.tables.test_lobby import refused


def test_nobody_waits_for_the_time_from_which_the_clock_was_set_back() -> None:
    now = Watch()
    buckets, follow_ups = RateBuckets(3, now), FollowUpLimit(now)
    for _ in range(3):
        buckets.take(ANN)
    assert all(follow_ups.take(CHANNEL) for _ in range(MOST))
    assert not follow_ups.take(CHANNEL)
    now.now -= 60 * MINUTE
    for _ in range(3):
        buckets.take(ANN)
    with refused("too-quick"):
        buckets.take(ANN)
    assert follow_ups.take(CHANNEL)


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
    return make_house(house, presses=one, moves=MoveBuckets(1, house.watch), completions=letter)


async def test_a_command_too_much_is_refused_before_anything_is_done(
    house: DeliveryHarness, strict: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the interaction of this test has no command; tests/e2e/test_events.py asks this question
    monkeypatch.setattr("bot.slash_commands.can_complete", lambda _: True)
    client = house.discord.client
    client.house = strict  # type: ignore[attr-defined]
    tree = cast(
        Any,
        SimpleNamespace(client=client, _refuse=partial(RateLimitedTree._refuse, cast(Any, None))),
    )
    for allowed in (True, False, False):
        press = house.discord.press(ANN, CHANNEL, 0, private=True)
        assert await RateLimitedTree.interaction_check(tree, press) is allowed
    assert "Please wait 60 seconds" in house.discord.answer(press)["content"]
    typed = house.discord.press(BEN, CHANNEL, 0, private=True)
    typed.type = discord.InteractionType.autocomplete
    assert await RateLimitedTree.interaction_check(tree, typed)
    assert not await RateLimitedTree.interaction_check(tree, typed)
    assert house.discord.requests[-1].payload == {"type": 8, "data": {"choices": []}}
    assert await RateLimitedTree.interaction_check(
        tree, house.discord.press(BEN, CHANNEL, 0, private=True)
    )


async def test_the_first_move_of_a_turn_is_free_and_all_others_are_paid_for(
    house: DeliveryHarness,
) -> None:
    """Ann lays one sealed claim after the other; Ben has laid one."""
    moves = MoveBuckets(10, house.watch)
    inside = make_house(house, moves=moves)
    table_id = await house.started("challenge", 3)
    await pressed(inside, house, table_id, BEN, "claim")
    had = credit(moves, ANN)
    for number in range(5):
        await pressed(inside, house, table_id, ANN, "claim")
        assert credit(moves, ANN) == had - number
    assert credit(moves, BEN) == had
    table = await pressed(inside, house, table_id, 3, "claim")
    assert game_of(table).turn(table.state) > 1
    assert credit(moves, 3) == had


async def test_a_move_that_is_refused_is_paid_for_before_it_is_looked_at(
    house: DeliveryHarness, strict: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await house.playing()
    house.discord.client.house = strict  # type: ignore[attr-defined]
    monkeypatch.setattr("cogs.press_router.is_offered", lambda *_: True)
    looked: list[str] = []
    load = house.tables.load
    monkeypatch.setattr(house.tables, "load", lambda table: looked.append(table) or load(table))
    for said in ("out of date", "Please wait 60 seconds"):
        looked.clear()
        press = house.discord.press(ANN, CHANNEL, 0, private=True)
        press.data = {"custom_id": ids.ActionPress(table_id, 99, "pass").text, "component_type": 2}
        await PressRouter(strict).on_interaction(press)
        assert said in str(house.discord.sent("POST", press.token)[-1].payload), said
    assert looked == []


async def pressed(
    inside: House, house: DeliveryHarness, table_id: str, user: int, text: str
) -> Table:
    """Press a button of somebody's hand, and pay for it as the router does."""
    table = await house.tables.load(table_id)
    seat = table.seat_of(user)
    inside.moves.take(user)
    press = house.discord.press(user, CHANNEL, 0, private=True)
    await answer(inside, press, ids.ActionPress(table_id, table.chairs[seat].acts, text))
    return await house.tables.load(table_id)


def credit(buckets: RateBuckets, user: int) -> int:
    """Return how many presses of a person are left of ten."""
    return 10 - round(max(0, buckets._full_at.get(user, 0) - buckets._now()) / buckets._drop)


async def test_to_post_a_table_again_costs_many_presses_and_banned_people_cannot(
    house: DeliveryHarness,
) -> None:
    table_id = await house.lobby()
    inside = make_house(house, presses=RateBuckets(2 * REPOSTING, house.watch))

    async def reposted(press: discord.Interaction) -> None:
        await press.response.defer(ephemeral=True, thinking=True)
        await TableCog(inside).repost(press, table_id)

    for refusal in (None, None, "too-quick"):
        posted = len(house.discord.sent("POST", f"/channels/{CHANNEL}/messages"))
        work = reposted(on_server(house))
        if refusal is None:
            await house.during(work)
        else:
            with refused(refusal):
                await house.during(work)
        assert len(house.discord.sent("POST", f"/channels/{CHANNEL}/messages")) - posted == (
            refusal is None
        )
    await house.store.servers.ban(Ban((await house.tables.load(table_id)).guild, DAN, NOW))
    with refused("banned"):
        await reposted(on_server(house, DAN))


async def test_to_open_a_table_costs_many_presses(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = make_house(house, presses=RateBuckets(OPENING + 2, house.watch))
    monkeypatch.setattr("cogs.play.opening.require_permissions", lambda *_, **__: None)
    await house.during(open_table(inside, on_server(house), "buki"))
    table = await house.store.tables.live_table_in(CHANNEL)
    with refused("too-quick"):
        await TableCog(inside).close_for_good(on_server(house), table.id)
    house.watch.now += MINUTE
    await TableCog(inside).close_for_good(on_server(house), table.id)
    with refused("too-quick"):
        await house.during(open_table(inside, on_server(house), "buki"))
    assert await house.store.tables.live_table_in(CHANNEL) is None


def on_server(house: DeliveryHarness, user: int = ANN) -> discord.Interaction:
    """A command on the server of the tables."""
    press = house.discord.press(user, CHANNEL, 0, private=True)
    press.guild_id = GUILD
    return press


async def test_a_move_that_is_out_of_date_is_refused_in_the_first_answer(
    house: DeliveryHarness,
) -> None:
    """Discord limits the follow-ups in a channel, so mashing a button must not make any."""
    cafe = make_house(house)
    house.discord.client.house = cafe  # type: ignore[attr-defined]
    table_id = await house.playing()
    table = await house.tables.load(table_id)
    user = table.chairs[due(table)].user
    await house.step(table_id)
    await house.shown(table_id)
    channel = house.discord.dms[user]
    before, hand = len(house.discord.requests), max(house.discord.channels[channel])
    for _ in range(MOST + 10):
        await house.during(
            answer(
                cafe,
                house.discord.press(user, channel, hand),
                ids.ActionPress(table_id, 0, "pass"),
            )
        )
    sent = house.discord.requests[before:]
    assert [request.payload["type"] for request in sent if "/callback" in request.path] == [4] * (
        MOST + 10
    )
    assert not [request for request in sent if "/webhooks/" in request.path]
    await house.shown(table_id)
    assert house.discord.sent("PATCH", f"/messages/{hand}")  # the hand is put right


async def press_in_channel(house: DeliveryHarness, cafe: House, user: int) -> discord.Interaction:
    """A press on the message of the table, as the router receives it."""
    press = house.discord.press(user, CHANNEL, min(house.discord.channels[CHANNEL]))
    await cafe.learn_language(press)
    return press


async def test_a_channel_that_has_had_too_many_follow_ups_takes_no_press_that_needs_one(
    house: DeliveryHarness,
) -> None:
    cafe = make_house(house)
    table_id = await house.lobby()
    for number in range(MOST + 5):
        press = await press_in_channel(house, cafe, 100 + number)
        press.extras[SEATED] = True
        await house.during(press.response.defer())
        await house.during(say(press, "no"))
    assert len(house.discord.sent("POST", "/webhooks/")) == MOST  # what is too much is left out
    with refused("crowded"):
        await house.during(
            answer(
                cafe, await press_in_channel(house, cafe, ANN), ids.TablePress(table_id, "leave")
            )
        )
    assert ANN in {chair.user for chair in (await house.tables.load(table_id)).chairs}
    house.watch.now += MINUTE
    await house.during(
        answer(cafe, await press_in_channel(house, cafe, ANN), ids.TablePress(table_id, "leave"))
    )
    assert len(house.discord.sent("POST", "/webhooks/")) == MOST + 1
    cafe.publisher.follow_ups.exhaust(CHANNEL)  # Discord has kept one waiting
    with refused("crowded"):
        await house.during(
            answer(
                cafe, await press_in_channel(house, cafe, BEN), ids.TablePress(table_id, "computer")
            )
        )


@pytest.mark.parametrize(
    "verb",
    [
        "leave",
        *(
            pytest.param(verb, marks=pytest.mark.full)
            for verb in ("computer", "start", "close", "ready")
        ),
    ],
)
async def test_outsiders_who_flood_a_channel_keep_nobody_from_its_buttons(
    house: DeliveryHarness, verb: str
) -> None:
    """They press what only players may press, and Join with house rules that are out of date."""
    cafe = make_house(house)
    house.discord.client.house = cafe  # type: ignore[attr-defined]
    table_id = await house.lobby()
    await house.tables.set_option(table_id, ANN, "deals", 3)
    await house.agreed(table_id)
    for number in range(3 * MOST):
        for custom_id in (ids.TablePress(table_id, verb), ids.RulesPress(table_id, 0, "join")):
            await press_table(house, cafe, 1000 + number % 5, custom_id)
    await press_table(house, cafe, ANN, ids.TablePress(table_id, "computer"))
    await press_table(house, cafe, BEN, ids.TablePress(table_id, "leave"))
    assert [
        (chair.user, chair.computer) for chair in (await house.tables.load(table_id)).chairs
    ] == [(ANN, False), (None, True)]


@pytest.mark.parametrize(("is_puzzle", "told"), [(True, "gelöst"), (False, "Dein Profil")])
async def test_profiles_are_shown_twice_a_minute_at_most_and_the_result_of_a_puzzle_once(
    house: DeliveryHarness, told: str, *, is_puzzle: bool
) -> None:
    """27 times in three seconds, before."""
    cafe, day = make_house(house), calendar_days.day_at(house.watch.now, None)
    await house.store.people.answer_puzzle(PuzzleAnswer(ANN, day, 0, right=True, counted=day))
    await house.store.servers.update_guild_settings(GUILD, locale="de")
    await house.lobby()
    posted, press_id = 0, PuzzleShare(day) if is_puzzle else ProfilePress()
    for posted_by_then in (1, 1) if is_puzzle else (SHARES_A_MINUTE, 2 * SHARES_A_MINUTE):
        for _ in range(27):
            with suppress(Refused):
                await house.during(answer(cafe, await press_in_channel(house, cafe, ANN), press_id))
                posted += 1
        assert posted == posted_by_then
        house.watch.now += MINUTE
    assert told in newest(house)["content"], "in the language of the server"


async def press_table(house: DeliveryHarness, cafe: House, user: int, custom_id: Any) -> None:
    """Handle a press on the message of the table, and answer what is refused."""
    press = await press_in_channel(house, cafe, user)
    try:
        await house.during(answer(cafe, press, custom_id))
    except Refused as no:
        await house.during(answer_error(press, no))
