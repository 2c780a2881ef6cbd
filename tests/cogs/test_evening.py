"""/evening: a plan, who signs up, the reminder, the event, the table that opens by itself; nothing is
sent twice.
"""

import asyncio
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
import pytest

from cogs.evening.cog import EveningCog
from data.schema import entrants
from messages.notices.evening_message import plan_link
from tables.people.people import Ban, Preset
from tables.state.change import Refused, make_change
from tables.state.default_settings import Retention
from tables.state.evening_times_and_limits import (
    GRACE,
    HOST_EVENINGS,
    HOUR,
    KEPT,
    MINUTE,
    REMINDER,
    EveningStep,
)
from tables.state.house_rules_of_every_game import SLOW_SECONDS, TableOptions
from tables.state.phases import CloseReason
from tables.tournaments.tournament import Tournament
from tests.cogs.evening_harness import BLOCK, STARTS, Evenings
from tests.delivery.loopback_discord import GUILD, Request
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, in_lobby, person, with_limits
from tests.tables.test_fair_play import note_left


async def test_an_evening_from_the_plan_to_the_table(evenings: Evenings) -> None:
    plan = await evenings.planned()
    (shown,) = evenings.public("An evening of")
    assert [shown["allowed_mentions"][kind] for kind in ("parse", "users")] == [[], []]
    for user, verb in ((BEN, "join"), (CAT, "join"), (CAT, "join"), (CAT, "leave")):
        await evenings.press(user, plan, verb)
    assert await evenings.harness.store.evenings.guests(plan.id) == [ANN, BEN]
    assert "2 people have signed up" in shown["content"]
    for _ in range(2):
        await evenings.at(STARTS - REMINDER - MINUTE)
        assert evenings.discord.dms == {}
    for _ in range(2):
        await evenings.at(STARTS - REMINDER)
    assert [len(evenings.privately(user)) for user in (ANN, BEN, CAT)] == [1, 1, 0]
    for _ in range(2):
        await evenings.at(STARTS)
    table = await evenings.harness.tables.load(plan.id)
    assert (table.host, table.channel, table.game, table.live) == (
        ANN,
        CHANNEL,
        "austrian-block",
        True,
    )
    (call,) = evenings.public("begins: the table is open")
    assert call["allowed_mentions"]["users"] == [ANN, BEN]
    assert ("The table is open" in shown["content"], shown["components"]) == (True, [])
    for user, press in ((CAT, EveningCog.sign_up), (BEN, EveningCog.sign_off)):
        with pytest.raises(Refused, match="evening-over"):  # in the moment of the start
            await evenings.harness.during(
                press(EveningCog(evenings.house), evenings.interaction(user), plan)
            )
    assert [len(evenings.privately(user)) for user in (ANN, BEN, CAT)] == [1, 1, 0]
    with pytest.raises(Refused, match="evening-over"):
        await evenings.press(ANN, plan, "cancel")


@pytest.mark.parametrize("rounds", [0, 3])
@pytest.mark.parametrize(
    ("after", "quiet_hours", "says"),
    [
        (HOUR, None, [True, True]),
        (HOUR - MINUTE, None, [False, False]),
        (2 * HOUR, "8-9", [True, True]),  # it is eight now
        (2 * HOUR, "9-10", [True, False]),
    ],
)
async def test_a_plan_promises_a_reminder_if_there_will_be_one(
    evenings: Evenings, *, after: int, quiet_hours: str | None, says: list[bool], rounds: int
) -> None:
    await evenings.harness.store.people.update_person(BEN, quiet_hours=quiet_hours)
    await evenings.press(
        BEN, await evenings.planned(after=after, game="all-fives", rounds=rounds), "join"
    )
    assert [
        " remind you" in text
        for text in (evenings.public("All Fives")[0]["content"], evenings.answer)
    ] == says
    assert "press *I can’t come*" in evenings.answer  # it stands beside other buttons


@pytest.mark.parametrize(
    ("rounds", "later", "says"), [(0, 3 * HOUR - 1000, True), (0, 3 * HOUR, False), (3, 0, False)]
)
async def test_who_plans_a_second_evening_in_a_channel_is_told_of_the_first(
    evenings: Evenings, rounds: int, later: int, says: bool
) -> None:
    first = await evenings.planned()
    assert "I read times as UTC." in evenings.answer, "nobody has chosen a time zone"
    await evenings.harness.store.people.update_person(BEN, time_zone="Europe/Vienna")
    await evenings.planned(BEN, after=STARTS + later, game="all-fives", rounds=rounds)
    near = f"<{plan_link(await evenings.now(first))}>"
    assert [text in evenings.answer for text in (near, "I read times")] == [says, False]


async def test_a_kill_at_any_request_sends_nothing_twice_and_opens_one_table(
    evenings: Evenings,
) -> None:
    plan = await evenings.planned()
    await evenings.press(BEN, plan, "join")
    for fails in range(12):
        for time in (STARTS - REMINDER, STARTS):
            count = 0

            async def kill(_: object, fails: int = fails) -> None:
                nonlocal count
                count += 1
                if count == fails:
                    raise asyncio.CancelledError

            evenings.discord.before = kill
            with suppress(asyncio.CancelledError):
                if fails < 6 or time == STARTS:
                    await evenings.at(time)
        await evenings.harness.restart()
        evenings.discord.forget_nonces()
    assert [len(evenings.privately(user)) <= 1 for user in (ANN, BEN)] == [True, True]
    assert len(evenings.public("begins: the table is open")) <= 1
    assert len(await evenings.harness.store.tables.hosted_tables(GUILD)) == 1
    assert (await evenings.now(plan)).step is EveningStep.OPENED


async def test_an_event_that_a_killed_process_has_created_is_found_again(
    evenings: Evenings,
) -> None:
    plan = await evenings.planned()
    other = await evenings.planned(BEN, STARTS + HOUR)
    created, second = plan.event, other.event
    assert created is not None
    # as if the process had been killed before it stored the events
    evenings.harness.publisher.evenings.unsure.clear()
    for one in (plan, other):
        assert await evenings.harness.store.evenings.change_evening(
            one.id, (EveningStep.PLANNED,), event=None
        )
    # somebody else's, with the same name
    evenings.discord.events[second or 0]["creator_id"] = "9" * 18
    # the server has removed the bot meanwhile
    await evenings.harness.store.evenings.create_evening(
        replace(plan, id="left", guild=77), evenings.start, 1
    )
    evenings.discord.fail("GET", "/guilds/77/scheduled-events", 403, code=50001)
    evenings.discord.fail("GET", f"/guilds/{GUILD}/scheduled-events", TimeoutError())
    for is_new in (True, False):
        await evenings.at(0, anew=is_new)
    assert ((await evenings.now(plan)).event, (await evenings.now(other)).event) == (created, None)
    await evenings.press(ANN, plan, "drop")
    await evenings.at(MINUTE)
    assert created not in evenings.discord.events


async def test_how_plans_end(evenings: Evenings) -> None:
    store, tables = evenings.harness.store, evenings.harness.tables
    nobody, banned, taken = (
        await evenings.planned(),
        await evenings.planned(BEN),
        await evenings.planned(CAT),
    )
    await evenings.press(ANN, nobody, "leave")
    await store.servers.ban(Ban(GUILD, BEN, evenings.start))
    await evenings.at(STARTS)
    assert [(await evenings.now(plan)).step for plan in (nobody, banned, taken)] == [
        EveningStep.NOBODY,
        EveningStep.REFUSED,
        EveningStep.OPENED,
    ]
    late = await evenings.planned(after=HOUR)
    await evenings.planned(CAT, after=2 * HOUR)
    await tables.open(GUILD, CHANNEL + 1, replace(person(CAT), cut=0), "buki", "en")
    await evenings.at(STARTS + HOUR + GRACE + 1)
    assert (await evenings.now(late)).step is EveningStep.MISSED
    await evenings.at(STARTS + 2 * HOUR)
    assert len(evenings.public("**There is already a table")) == 1


@pytest.mark.parametrize(
    ("host", "limit", "banned", "reason"),
    [
        (CAT, "server_tables", CAT, "gave-way"),
        (ANN, "host_tables", CAT, "gave-way"),
        (CAT, "host_tables", ANN, ""),
    ],
)
async def test_a_lobby_at_its_minute_spoils_no_evening_and_gives_way_to_nothing_else(
    evenings: Evenings, host: int, limit: str, banned: int, reason: str
) -> None:
    """All guests were called to an evening that could not begin, before."""
    plan, harness = await evenings.planned(), evenings.harness
    lobby = await harness.tables.open(GUILD, CHANNEL, replace(person(host), cut=0), "buki", "en")
    harness.renew(settings=with_limits(harness.tables.settings, **{limit: 1}))
    await harness.store.servers.ban(Ban(GUILD, banned, evenings.start))
    await evenings.at(STARTS)
    assert (await evenings.now(plan)).step is (
        EveningStep.OPENED if reason else EveningStep.REFUSED
    )
    assert (await harness.tables.load(lobby.id)).closing.reason == reason


async def test_a_table_without_people_or_of_old_rules_makes_room_for_an_evening(
    evenings: Evenings,
) -> None:
    plans = [await evenings.planned(after=after) for after in (STARTS, STARTS + HOUR)]
    tables, old = evenings.harness.tables, replace(in_lobby(), rules_version=0)
    await tables.commits.create(make_change(old, None))
    await evenings.at(STARTS)
    await tables.join(plans[0].id, person(BEN))
    await tables.start(plans[0].id, ANN, 1)
    for user in (ANN, BEN):
        left = await tables.leave(plans[0].id, user)
    assert left.table.live
    await evenings.at(STARTS + HOUR)
    assert [(await evenings.now(plan)).step for plan in plans] == [EveningStep.OPENED] * 2


@pytest.mark.parametrize(("banned", "host"), [(CAT, BEN), (BEN, ANN)])
async def test_a_guest_who_has_to_wait_hosts_only_if_nobody_else_can(
    evenings: Evenings, banned: int, host: int
) -> None:
    """Nobody could sit down at the table to which all guests were called, before."""
    plan = await evenings.planned()
    await evenings.press(BEN, plan, "join")
    for number in range(6):
        await note_left(evenings.harness, ANN, evenings.start + STARTS - number)
    await evenings.harness.store.servers.ban(Ban(GUILD, banned, evenings.start))
    await evenings.at(STARTS)
    table = await evenings.harness.tables.load(plan.id)
    assert (table.host, table.bots_only_until > 0) == (host, host == ANN)


@pytest.mark.parametrize(
    ("user", "verb", "dies", "ends"),
    [
        (BEN, "join", False, (EveningStep.OPENED, "", [True])),
        (ANN, "drop", False, (EveningStep.CANCELLED, CloseReason.HOST, [])),
        (ANN, "drop", True, (EveningStep.CANCELLED, CloseReason.HOST, [])),
    ],
)
async def test_who_signs_up_while_it_opens_is_called_and_who_cancels_it_then_leaves_no_table(
    evenings: Evenings,
    monkeypatch: pytest.MonkeyPatch,
    *,
    user: int,
    verb: str,
    dies: bool,
    ends: tuple[EveningStep, str, list[bool]],
) -> None:
    plan, tables = await evenings.planned(), evenings.harness.tables
    opening = tables.open

    async def open_slowly(*where: Any, **how: Any) -> None:
        await opening(*where, **how)
        await evenings.press(user, plan, verb)
        if dies:
            raise asyncio.CancelledError

    monkeypatch.setattr(tables, "open", open_slowly)
    with suppress(asyncio.CancelledError):
        await evenings.at(STARTS)
    await evenings.harness.during(evenings.lost_places.job._do_once())
    assert (
        (await evenings.now(plan)).step,
        (await tables.load(plan.id)).closing.reason,
        [f"<@{BEN}>" in call["content"] for call in evenings.public("begins: the table is open")],
    ) == ends


async def test_who_may_cancel(evenings: Evenings) -> None:
    plan = await evenings.planned()
    await evenings.press(BEN, plan, "join")
    with pytest.raises(Refused, match="evening-not-yours"):
        await evenings.press(BEN, plan, "drop")
    await evenings.press(ANN, plan, "cancel")
    assert (await evenings.now(plan)).live
    for user in (ANN, CAT):
        await evenings.harness.store.servers.ban(Ban(GUILD, user, evenings.start))
    with pytest.raises(Refused, match="banned"):
        await evenings.press(ANN, plan, "drop")
    evenings.discord.fail("PATCH", "/messages/", TimeoutError())  # of the plan's message
    await evenings.press(CAT, plan, "drop", manage_guild=True)
    assert evenings.answer == "The evening has been cancelled."
    (call,) = evenings.public("has been cancelled.")
    assert call["allowed_mentions"]["users"] == [ANN, BEN]
    await evenings.at(STARTS)
    assert len(evenings.public("has been cancelled.")) == 2
    assert await evenings.harness.store.tables.hosted_tables(GUILD) == []


async def test_the_event_that_discord_shows(evenings: Evenings) -> None:
    plan, events = await evenings.planned(), evenings.discord.world.events
    (event,) = events.values()
    assert event["name"] == "Austrian block game evening"
    assert event["entity_metadata"] == {
        "location": f"https://discord.com/channels/{GUILD}/{CHANNEL}"
    }
    (shown,) = evenings.public("An evening of")
    assert f"https://discord.com/events/{GUILD}/{event['id']}" in shown["content"]
    second, third = await evenings.planned(BEN), await evenings.planned(CAT, after=STARTS + HOUR)
    await evenings.press(BEN, second, "drop")
    await evenings.at(0)
    assert len(events) == 2
    await evenings.at(STARTS)
    assert evenings.discord.sent("PATCH", "/scheduled-events") == []  # it begins by itself
    assert (await evenings.now(plan)).event is None
    del evenings.discord.world.events[str((await evenings.now(third)).event)]
    await evenings.at(STARTS + HOUR - REMINDER)
    assert "The server event has been deleted" in evenings.public("An evening of")[2]["content"]


async def test_what_is_refused(evenings: Evenings) -> None:
    for after, chips, why in ((61 * 24 * HOUR, 0, "evening-time"), (STARTS, 5, "evening-chips")):
        with pytest.raises(Refused, match=why):
            await evenings.planned(after=after, chips=chips)
    with pytest.raises(Refused, match="evening-unread"):
        await EveningCog(evenings.house).plan(evenings.interaction(ANN), "whenever", "buki", 0, 0)
    for _ in range(HOST_EVENINGS):
        await evenings.planned(BEN)
    with pytest.raises(Refused, match="evenings-yours"):
        await evenings.planned(BEN)
    await evenings.harness.store.servers.ban(Ban(GUILD, CAT, evenings.start))
    with pytest.raises(Refused, match="banned"):
        await evenings.planned(CAT)
    plan = (await evenings.harness.store.evenings.evenings(GUILD))[0]
    with pytest.raises(Refused, match="banned"):
        await evenings.press(CAT, plan, "join")
    evenings.discord.fail("POST", f"/channels/{CHANNEL}/", 403, code=50013)
    with pytest.raises(discord.Forbidden):
        await evenings.planned(ANN)
    assert [evening.by for evening in await evenings.harness.store.evenings.evenings(GUILD)] == [
        BEN
    ] * HOST_EVENINGS


async def test_a_forgotten_person_leaves_the_plan_to_others_and_old_plans_are_erased(
    evenings: Evenings,
) -> None:
    plan, store = await evenings.planned(), evenings.harness.store
    await evenings.press(BEN, plan, "join")
    await store.tournaments.create(GUILD, Tournament(plan.id, bytes(32)))
    await store.write(
        lambda connection: connection.execute(
            entrants.insert(),
            {"guild": GUILD, "tournament": plan.id, "user": ANN, "press": 0, "out": False},
        )
    )
    data = await store.privacy.personal_data(ANN)
    assert [evening["game"] for evening in data["evenings"]] == ["austrian-block"]
    assert len(data["evening_sign_ups"]) == 1
    await store.privacy.forget_person(ANN, evenings.start)
    assert await store.evenings.guests(plan.id) == [BEN]
    assert (await evenings.now(plan)).by < 0
    assert [entrant.user < 0 for entrant in await store.tournaments.entrants(plan.id)] == [True]
    (shown,) = evenings.public("An evening of")
    assert f"<@{ANN}>" in shown["content"]
    await evenings.at(0)
    assert f"<@{ANN}>" not in shown["content"]
    await evenings.at(STARTS)
    assert (await evenings.harness.tables.load(plan.id)).host == BEN
    for later, is_kept in ((KEPT, True), (KEPT + 1, False)):
        while await store.expiry.erase_expired(Retention(), plan.starts_at + later):
            pass
        assert (await store.evenings.evening(plan.id) is not None) is is_kept
    assert await store.tournaments.tournament(plan.id) is None
    assert not [*await store.evenings.guests(plan.id), *await store.tournaments.entrants(plan.id)]


async def test_an_evening_of_house_rules_opens_with_them(evenings: Evenings) -> None:
    rules = Preset(GUILD, "Pair", "block", BLOCK.options(hand=9), TableOptions())
    for preset in (
        rules,
        replace(rules, name="Other", options=BLOCK.options()),
        replace(rules, name="Slow", table_options=TableOptions(turn_seconds=SLOW_SECONDS)),
    ):
        await evenings.harness.store.servers.save_preset(preset)
    with pytest.raises(Refused, match="evening-slow"):  # its thread would be missing
        await evenings.planned(game="Slow")
    plan = await evenings.planned(game="Pair")
    await evenings.harness.store.people.remember_name(GUILD, ANN, "Ännchen")
    await evenings.at(STARTS)
    table = await evenings.harness.tables.load(plan.id)
    host = table.chairs[0]
    assert (table.options, host.name, host.username) == (rules.options, "Ännchen", "p1")


@pytest.mark.parametrize("found_out", ["at once", "at the start", "at its time"])
async def test_a_plan_outlives_its_message_but_not_its_channel(
    evenings: Evenings, found_out: str
) -> None:
    """Nobody could cancel a plan without a message; one without a channel failed in silence."""
    plan = await evenings.planned()
    evenings.discord.archive(CHANNEL)
    await evenings.press(BEN, plan, "join")
    assert len(evenings.public("An evening of")) == 1, "no second one opens the thread again"
    evenings.discord.unlock(CHANNEL)
    evenings.discord.delete(CHANNEL, int(evenings.public("An evening of")[0]["id"]))
    with pytest.raises(Refused, match="evening-time"):
        await evenings.planned(after=9 * MINUTE)
    await evenings.at(MINUTE)
    assert len(evenings.public("An evening of")) == 1
    evenings.discord.delete_channel(CHANNEL)
    if found_out == "at once":
        await evenings.lost_places.on_guild_channel_delete(discord.Object(CHANNEL))  # type: ignore[arg-type]
    elif found_out == "at the start":
        await evenings.at(MINUTE, anew=True)
    await evenings.at(STARTS - REMINDER if found_out == "at its time" else 2 * MINUTE)
    assert (await evenings.now(plan)).step is EveningStep.CANCELLED
    assert evenings.discord.events == {}
    assert [len(evenings.privately(user)) for user in (ANN, BEN)] == [1, 1]


@pytest.mark.parametrize(
    "error", [TimeoutError(), aiohttp.ServerDisconnectedError(), discord.RateLimited(60.0), 503]
)
@pytest.mark.parametrize("what", ["/scheduled-events", "/messages"])
async def test_no_answer_of_discord_cancels_a_plan(
    evenings: Evenings, what: str, error: Exception | int
) -> None:
    evenings.discord.fail("POST", what, error, times=2)
    assert (await evenings.planned()).live
    for _ in range(2):
        await evenings.at(MINUTE)
    assert len(evenings.public("An evening of")) == 1


async def test_an_event_whose_creation_was_not_confirmed_is_adopted_and_one_made_twice_removed(
    evenings: Evenings,
) -> None:
    async def lose(request: Request) -> None:
        if request.method == "POST" and "scheduled-events" in request.path:
            raise TimeoutError

    evenings.discord.after = lose
    plan = await evenings.planned()
    assert plan.event is None
    assert "Discord did not confirm a server event" in evenings.answer
    (event,) = evenings.discord.events
    # discord.py tried twice
    twice = str(event + 1)
    evenings.discord.world.events[twice] = {**evenings.discord.events[event], "id": twice}
    await evenings.at(MINUTE)
    assert (await evenings.now(plan)).event == event
    assert list(evenings.discord.events) == [event]
    await evenings.press(BEN, await evenings.planned(BEN, after=2 * HOUR), "drop")
    await evenings.at(2 * MINUTE)
    # that of the cancelled evening was found and removed
    assert list(evenings.discord.events) == [event]


async def test_an_evening_in_a_private_channel_is_announced_to_nobody_else(
    evenings: Evenings,
) -> None:
    evenings.discord.channel(CHANNEL).hidden = True
    evenings.discord.join_server()
    assert ((await evenings.planned()).event, evenings.discord.events) == (None, {})
    assert "not everyone can see this channel" in evenings.answer
    for user in (BEN, CAT):
        await evenings.harness.store.evenings.add_wish(GUILD, user, "buki")
    evenings.discord.person(BEN).moderator = True
    table = await evenings.harness.tables.open(
        GUILD, CHANNEL, replace(person(ANN), cut=0), "buki", "en"
    )
    await evenings.harness.during(evenings.harness.publisher.notices.tell_of_opening(table.id))
    assert BEN in evenings.discord.dms
    assert CAT not in evenings.discord.dms


async def test_without_the_permission_for_events_the_planner_is_told(evenings: Evenings) -> None:
    evenings.may_create_events = False
    assert (await evenings.planned()).live
    assert evenings.discord.events == {}
    assert "I need the permission Create Events" in evenings.answer
    evenings.may_create_events = True
    evenings.discord.fail("POST", "/scheduled-events", 403, code=50013)
    await evenings.planned(BEN)
    assert "I need the permission Create Events" in evenings.answer


async def test_an_evening_follows_its_event(evenings: Evenings) -> None:
    plan = await evenings.planned()
    event = evenings.discord.events[plan.event or 0]

    def move(after: int) -> int:
        begins = evenings.start + after
        event["scheduled_start_time"] = datetime.fromtimestamp(begins / 1000, UTC).isoformat()
        return begins

    await evenings.at(STARTS - REMINDER)
    assert len(evenings.privately(ANN)) == 1
    moved = move(STARTS + HOUR)
    await evenings.at(STARTS)  # when the old time has come, Discord is asked
    assert (await evenings.now(plan)).starts_at == moved
    assert await evenings.harness.store.tables.hosted_tables(GUILD) == []
    (shown,) = evenings.public("An evening of")
    assert f"<t:{moved // 1000}:F>" in shown["content"]
    await evenings.at(STARTS + HOUR - REMINDER)
    assert len(evenings.privately(ANN)) == 2
    await evenings.harness.publisher.evenings.note_event(  # Discord tells of it at once
        GUILD, plan.event or 0, move(STARTS + HOUR - 5 * MINUTE)
    )
    await evenings.at(STARTS + HOUR - 5 * MINUTE)
    assert (await evenings.now(plan)).step is EveningStep.OPENED


async def test_an_event_may_move_while_people_are_reminded(evenings: Evenings) -> None:
    """Who has been written to is reminded again, an hour later; the other one only then."""
    plan = await evenings.planned()
    await evenings.press(BEN, plan, "join")
    moved = evenings.start + STARTS + HOUR
    event = evenings.discord.events[plan.event or 0]

    async def move(request: Request) -> None:
        if request.path.endswith("/messages"):
            event["scheduled_start_time"] = datetime.fromtimestamp(moved / 1000, UTC).isoformat()
            await evenings.harness.publisher.evenings.note_event(GUILD, plan.event or 0, moved)

    evenings.discord.before = move
    await evenings.at(STARTS - REMINDER)
    assert (await evenings.now(plan)).due == moved - REMINDER
    assert [len(evenings.privately(user)) for user in (ANN, BEN)] == [1, 0]
    await evenings.at(STARTS + HOUR - REMINDER)
    assert [len(evenings.privately(user)) for user in (ANN, BEN)] == [2, 1]
    assert (await evenings.now(plan)).due == moved
