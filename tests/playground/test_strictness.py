"""Tests of refusals that an imitation easily forgets: threads, new DMs, the last message, the
server's language.
"""

import pytest

from tools.playground.people.person import PersonClient


async def thread(pg, raw):
    """Return the paths of a thread and of a message in it."""
    there = f"/channels/{pg.channel('Hinterzimmer').id}/messages"
    _, made, _ = await raw("POST", there, {"content": "x"})
    return there, f"{there}/{made['id']}"


@pytest.mark.parametrize("code", [40003, 20026])
async def test_new_direct_messages_are_objected_to_and_old_ones_are_not(pg, raw, code):
    anna, bela = pg.person("Anna").id, pg.person("Béla").id
    assert (await raw("POST", "/users/@me/channels", {"recipient_id": anna}))[0] == 200
    pg.object_to_dms(code)
    assert (await raw("POST", "/users/@me/channels", {"recipient_id": anna}))[0] == 200
    status, refused, _ = await raw("POST", "/users/@me/channels", {"recipient_id": bela})
    assert (status, refused["code"]) == (403, code)
    pg.object_to_dms(None)
    assert (await raw("POST", "/users/@me/channels", {"recipient_id": bela}))[0] == 200
    assert pg.broken_rules == []


async def test_whoever_has_left_the_last_common_server_cannot_be_written_to(pg, raw):
    _, dm, _ = await raw("POST", "/users/@me/channels", {"recipient_id": pg.person("Anna").id})
    pg.leave("Anna")
    status, refused, _ = await raw.send({"content": "x"}, channel=dm["id"])
    assert (status, refused["code"]) == (403, 50278)


async def test_the_last_message_may_have_been_deleted(pg, raw):
    _, first, _ = await raw.send({"content": "x"})
    _, second, _ = await raw.send({"content": "x"})
    await raw("DELETE", f"/channels/{raw.buki}/messages/{second['id']}")
    assert (await raw("GET", f"/channels/{raw.buki}"))[1]["last_message_id"] == second["id"]
    newer = f"/channels/{raw.buki}/messages?limit=1&after="
    assert (await raw("GET", newer + first["id"]))[1] == []
    assert [one["id"] for one in (await raw("GET", newer + "1"))[1]] == [first["id"]]
    pg.revoke("READ_MESSAGE_HISTORY", "#buki")
    assert (await raw("GET", newer + "1"))[:2] == (200, [])
    assert (await raw("GET", f"/channels/{raw.buki}/messages/{first['id']}"))[1]["code"] == 50013


@pytest.mark.parametrize(("community", "locale"), [(False, "en-US"), (True, "de")])
async def test_only_a_community_has_a_language(pg, raw, community, locale):
    pg.settle("de", community=community)
    await raw("PUT", f"/applications/{raw.app}/commands", [{"name": "x", "description": "x"}])
    async with PersonClient(pg.url, "Franz") as franz:
        await franz.send("command", channel=raw.buki, name="x", nonce="1")
        asked = await raw.event("INTERACTION_CREATE")
    assert (asked["guild_locale"], asked["guild"]["locale"], asked["locale"]) == (
        locale,
        locale,
        "de",
    )
    assert ("COMMUNITY" in asked["guild"]["features"]) == community


async def test_every_429_says_how_long_and_whose_it_is(pg, clock, raw):
    _, made, _ = await raw.send({"content": "x"})
    answers = [await raw.send({"content": "x"}) for _ in range(5)]
    clock.ahead += 3601
    answers += [
        await raw("PATCH", f"/channels/{raw.buki}/messages/{made['id']}", {"content": str(n)})
        for n in range(4)
    ]
    held = [one for one in answers if one[0] == 429]
    assert [body["code"] for _, body, _ in held] == [0, 30046]
    for _, body, headers in held:
        assert headers["X-RateLimit-Scope"] == "user"
        assert int(headers["Retry-After"]) >= body["retry_after"] > 0
        assert not body["global"]
    assert {
        "X-RateLimit-Limit",
        "X-RateLimit-Remaining",
        "X-RateLimit-Reset",
        "X-RateLimit-Reset-After",
        "X-RateLimit-Bucket",
    } <= set(held[0][2])
