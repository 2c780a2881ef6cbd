"""Tests of channels, threads, roles and permissions as Discord documents them, where an
imitation is easily kinder.
"""

import asyncio

import pytest

from tests.playground.bodies import leaves
from tests.playground.test_answers import pressed
from tools.playground.people.person import NoAnswer, PersonClient
from tools.playground.world.model import INVITED

HOUR = 3600.0
PICTURE = [("a.png", b"\x89PNG")]


async def test_what_can_be_posted_where(pg, raw):
    kinds = {
        kind: pg.add_channel(f"a-{kind}", kind=kind) for kind in ("news", "voice", "stage", "forum")
    }
    assert [(await raw.event("CHANNEL_CREATE"))["type"] for _ in kinds] == [5, 2, 13, 15]
    posted = {
        kind: (await raw.send({"content": "x"}, channel=it.id))[1].get("code")
        for kind, it in kinds.items()
    }
    assert posted == {"news": None, "voice": None, "stage": None, "forum": 50008}
    pg.take("CONNECT")
    posted = {
        kind: (await raw.send({"content": "x"}, channel=it.id))[1].get("code")
        for kind, it in kinds.items()
    }
    assert posted == {"news": None, "voice": 50001, "stage": 50001, "forum": 50008}
    _, listed, _ = await raw("GET", f"/guilds/{pg.world.guild_id}/channels")
    assert {one["type"] for one in listed} == {0, 2, 5, 13, 15}


async def test_threads_have_the_type_and_the_time_that_was_asked_for(pg, raw, clock):
    news = pg.add_channel("neues", kind="news")
    for channel, body, answer in (
        (raw.buki, {"type": 11, "auto_archive_duration": 60}, (11, 60)),
        (raw.buki, {"auto_archive_duration": 1440}, (12, 1440)),  # private, if nothing is said
        (raw.buki, {"type": 10}, "type"),
        (raw.buki, {"type": 11, "auto_archive_duration": 90}, "auto_archive_duration"),
        (news.id, {"type": 10}, (10, 4320)),
        (news.id, {"type": 12}, "type"),
    ):
        status, made, _ = await raw("POST", f"/channels/{channel}/threads", {"name": "t", **body})
        if isinstance(answer, str):
            assert (status, list(made["errors"])) == (400, [answer])
            continue
        assert (status, made["type"], made["thread_metadata"]["auto_archive_duration"]) == (
            201,
            *answer,
        )
        event = await raw.event("THREAD_CREATE")
        assert (event["newly_created"], event["member"]["user_id"]) == (True, raw.app)
    active = f"/guilds/{pg.world.guild_id}/threads/active"
    _, found, _ = await raw("GET", active)
    assert (len(found["threads"]), len(found["members"]), found["has_more"]) == (4, 3, False)
    clock.ahead += HOUR
    assert len((await raw("GET", active))[1]["threads"]) == 3  # the first has archived itself
    assert (await raw.event("THREAD_UPDATE"))["thread_metadata"]["archived"]
    pg.take("CREATE_PRIVATE_THREADS")
    assert (await raw("POST", f"/channels/{raw.buki}/threads", {"name": "t"}))[1]["code"] == 50013


async def test_private_threads_are_seen_by_their_members_and_by_moderators(pg, raw, anna):
    _, made, _ = await raw("POST", f"/channels/{raw.buki}/threads", {"name": "hinten", "type": 12})
    await anna.until(lambda: made["id"] in anna.channels)  # the owner
    async with PersonClient(pg.url, "Béla") as bela:
        assert made["id"] not in bela.channels
        pg.world.channels[made["id"]].members.add(bela.id)
        async with PersonClient(pg.url, "Béla") as again:
            assert made["id"] in again.channels
    pg.world.channels[made["id"]].members.discard(raw.app)
    assert (await raw.send({"content": "x"}, channel=made["id"]))[1]["code"] == 50001
    _, found, _ = await raw("GET", f"/guilds/{pg.world.guild_id}/threads/active")
    assert made["id"] not in {one["id"] for one in found["threads"]}
    pg.give("MANAGE_THREADS")
    assert (await raw.send({"content": "x"}, channel=made["id"]))[0] == 200


async def test_commands_wake_archived_threads_and_are_not_taken_in_locked_ones(pg, raw):
    await raw("PUT", f"/applications/{raw.app}/commands", [{"name": "x", "description": "x"}])
    thread = pg.channel("Hinterzimmer")
    async with PersonClient(pg.url, "Béla") as bela:
        pg.archive("Hinterzimmer", locked=True)
        with pytest.raises(NoAnswer, match="locked"):
            await bela.command(thread.id, "x", timeout=5)
        pg.archive("Hinterzimmer")
        await bela.send("command", channel=thread.id, name="x", nonce="1")
        assert (await raw.event("INTERACTION_CREATE"))["channel"]["id"] == thread.id
        assert not thread.archived


async def test_a_role_is_notified_only_if_it_may_be_mentioned(pg, raw):
    role = pg.add_role("Domino", "Béla", mentionable=False)
    made = await raw.event("GUILD_ROLE_CREATE")
    assert (made["role"]["id"], made["role"]["mentionable"]) == (role, False)
    body = {"content": f"<@&{role}>", "allowed_mentions": {"roles": [role]}}

    async def pings():
        _, message, _ = await raw.send(body)
        return pg.person("Béla").id in pg.channel("#buki").messages[message["id"]].pings

    pg.take("MENTION_EVERYONE")
    assert not await pings()
    pg.change_role(role, mentionable=True)
    assert await pings()
    pg.change_role(role, mentionable=False)
    pg.give("MENTION_EVERYONE")
    assert await pings()


async def test_an_update_without_a_list_of_files_drops_them(raw, anna):
    it, task = await pressed_with_picture(raw, anna)
    assert len(it["message"]["attachments"]) == 1
    assert (await raw.answer(it, 7, {"content": "y"}))[0] == 204
    assert (await task)["attachments"] == []


async def pressed_with_picture(raw, anna):
    it, task = await pressed(raw, anna)
    await raw.answer(it, 6)
    await raw.hook(
        "PATCH", it, "/messages/@original", {"content": "z", "attachments": [{"id": 0}]}, PICTURE
    )
    shown = await task
    waiting = asyncio.create_task(anna.press(shown, "go"))
    return await raw.event("INTERACTION_CREATE"), waiting


async def test_menus_with_default_values(pg, raw):
    role = pg.add_role("Domino")

    async def send(*values, **menu):
        it = {"type": 6, "custom_id": "m", "default_values": list(values), **menu}
        status, body, _ = await raw.send(
            {"content": "x", "components": [{"type": 1, "components": [it]}]}
        )
        return status if status != 400 else leaves(body["errors"])

    known = {"id": role, "type": "role"}
    place = "components/0/components/0/default_values"
    assert await send(known) == 200
    assert await send(known, known) == {place: "BASE_TYPE_BAD_LENGTH"}
    assert await send({**known, "type": "user"}) == {f"{place}/0/type": "BASE_TYPE_CHOICES"}
    pg.delete_role(role)
    assert await send(known) == 500  # Discord says no more than that


async def test_commands_are_for_somebody(raw):
    path = f"/applications/{raw.app}/commands"
    nobody = {"name": "x", "description": "x", "integration_types": []}
    assert leaves((await raw("POST", path, nobody))[1]["errors"]) == {
        "integration_types": "BASE_TYPE_BAD_LENGTH"
    }
    _, made, _ = await raw("POST", path, {**nobody, "integration_types": [0]})
    one = f"{path}/{made['id']}"
    assert (await raw("PATCH", one, {"description": "y"}))[1]["description"] == "y"
    assert (await raw("GET", one))[1]["description"] == "y"
    assert (await raw("DELETE", one))[0] == 204
    assert (await raw("GET", one))[1]["code"] == 10063


async def test_routes_that_a_bot_may_use(pg, raw, clock):
    home, thread = f"/guilds/{pg.world.guild_id}", f"/channels/{pg.channel('Hinterzimmer').id}"
    _, log, _ = await raw("GET", home + "/audit-logs?action_type=28")
    assert [(one["user_id"], one["target_id"]) for one in log["audit_log_entries"]] == [
        (pg.world.inviter_id, raw.app)
    ]
    assert "Moderators" in {one["name"] for one in (await raw("GET", home + "/roles"))[1]}
    assert [one["id"] for one in (await raw("GET", "/users/@me/guilds"))[1]] == [pg.world.guild_id]
    assert (await raw("GET", home + "/members"))[1]["code"] == 50001
    assert (await raw("POST", f"/channels/{raw.buki}/typing"))[0] == 204
    assert (await raw("PUT", thread + "/thread-members/@me"))[0] == 204
    assert (await raw("GET", thread + "/thread-members/@me"))[1]["user_id"] == raw.app
    assert (await raw("DELETE", thread + "/thread-members/@me"))[0] == 204
    _, message, _ = await raw.send({"content": "x"})
    of_message = f"/channels/{raw.buki}/messages/{message['id']}/threads"
    assert (await raw("POST", of_message, {"name": "t"}))[1]["id"] == message["id"]
    assert (await raw("POST", of_message, {"name": "t"}))[1]["code"] == 160004
    clock.ahead += 10  # for the rate limits
    pg.archive("Hinterzimmer")
    _, old, _ = await raw("GET", f"/channels/{raw.buki}/threads/archived/public")
    assert [one["name"] for one in old["threads"]] == ["Hinterzimmer"]
    assert (
        await raw("GET", f"/applications/{raw.app}/guilds/{pg.world.guild_id}/commands/permissions")
    )[1] == []
    pg.world.granted = set(INVITED)  # what the invite link asks for: nothing more is allowed
    assert (await raw("GET", home + "/audit-logs"))[1]["code"] == 50013


async def test_members_and_the_bot_have_what_their_roles_say(pg, raw):
    pg.world.granted = set(INVITED)
    pg.make_moderator("Béla")
    _, home, _ = await raw("GET", f"/guilds/{pg.world.guild_id}")
    allowed = {one["id"]: int(one["permissions"]) for one in home["roles"]}

    async def held(user):
        _, member, _ = await raw("GET", f"/guilds/{pg.world.guild_id}/members/{user}")
        found = allowed[pg.world.guild_id]
        for role in member["roles"]:
            found |= allowed[role]
        return found

    assert await held(raw.app) == pg.world.bot_permissions(None)
    for name in ("Béla", "Chloé"):
        assert await held(pg.person(name).id) == pg.world.member_permissions(pg.person(name).id)
