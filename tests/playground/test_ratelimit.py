"""Tests of the rate limits with a clock moved by hand."""

import asyncio


async def test_rate_limits(pg, clock, raw):
    answers = [await raw.send({"content": "x"}) for _ in range(5)]
    assert [a[2]["X-RateLimit-Remaining"] for a in answers] == ["4", "3", "2", "1", "0"]
    status, body, headers = await raw.send({"content": "x"})
    assert (status, body["global"]) == (429, False)
    assert 0 < body["retry_after"] <= 5
    assert headers["Via"]
    assert pg.refused == []  # it could not know yet
    clock.ahead += 1
    await raw.send({"content": "x"})
    assert [e["status"] for e in pg.broken_rules] == [429]
    other = pg.channel("#stammtisch").id
    assert (await raw.send({"content": "x"}, channel=other))[0] == 200
    clock.ahead += 5
    assert (await raw.send({"content": "x"}))[0] == 200
    path = f"/channels/{raw.buki}/messages/{answers[0][1]['id']}"
    assert [(await raw("PATCH", path, {"content": str(n)}))[0] for n in range(6)] == [200] * 5 + [
        429
    ]


async def test_old_messages_and_the_global_limit(pg, clock, raw):
    _, made, _ = await raw.send({"content": "x"})
    path = f"/channels/{raw.buki}/messages/{made['id']}"
    clock.ahead += 3601
    answers = [await raw("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [a[0] for a in answers] == [200, 200, 200, 429]
    assert answers[-1][1]["code"] == 30046
    clock.ahead += 7
    assert (await raw("PATCH", path, {"content": "x"}))[0] == 200
    clock.ahead += 60
    channels = [pg.add_channel(f"c{n}").id for n in range(60)]
    answers = await asyncio.gather(*[raw.send({"content": "x"}, channel=c) for c in channels])
    held = [a for a in answers if a[0] == 429]
    assert held
    assert held[0][1]["global"]
    assert held[0][2]["X-RateLimit-Scope"] == "global"
