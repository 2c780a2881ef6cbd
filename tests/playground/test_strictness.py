"""Tests of refusals that an imitation easily forgets: threads, new DMs, the last message, the
server's language.
"""

import pytest


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


async def test_every_429_says_how_long_and_whose_it_is(pg, clock, raw):
    _, made, _ = await raw.send({"content": "x"})
    answers = [await raw.send({"content": "x"}) for _ in range(5)]
    clock.ahead += 3601
    answers += [
        await raw("PATCH", f"/channels/{raw.buki}/messages/{made['id']}", {"content": str(n)})
        for n in range(4)
    ]
    held = [answer for answer in answers if answer[0] == 429]
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
