"""Scheduled events of servers: what Discord accepts, refuses and keeps."""

from datetime import UTC, datetime, timedelta


def an_event(hours=1, **more):
    starts = datetime.now(UTC) + timedelta(hours=hours)
    return {
        "name": "Buki",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#buki"},
        "scheduled_start_time": starts.isoformat(),
        "scheduled_end_time": (starts + timedelta(hours=3)).isoformat(),
        **more,
    }


async def test_an_event_from_its_plan_to_its_end(pg, raw, clock):
    path = f"/guilds/{pg.world.guild_id}/scheduled-events"
    for bad, where in (
        (an_event(-1), "scheduled_start_time"),
        (an_event(name=""), "name"),
        (an_event(entity_metadata={}), "entity_metadata"),
        (an_event(scheduled_end_time="soon"), "scheduled_end_time"),
        (an_event(entity_type=2), "entity_type"),
    ):
        status, body, _ = await raw("POST", path, bad)
        assert (status, body["code"], list(body["errors"])) == (400, 50035, [where])
    clock.ahead = 10
    pg.take("CREATE_EVENTS")  # to manage events is not enough
    status, body, _ = await raw("POST", path, an_event())
    assert (status, body["code"]) == (403, 50013)
    pg.give("CREATE_EVENTS")
    status, event, _ = await raw("POST", path, an_event())
    assert (status, event["status"]) == (200, 1)
    one = f"{path}/{event['id']}"
    assert (await raw("GET", one))[1]["name"] == "Buki"
    assert (await raw("PATCH", one, {"status": 3}))[0] == 400
    assert (await raw("PATCH", one, {"status": 2}))[1]["status"] == 2
    assert (await raw("PATCH", one, {"status": 3}))[1]["status"] == 3
    assert (await raw("PATCH", one, {"status": 3}))[1]["code"] == 180000
    assert (await raw("DELETE", one))[0] == 204
    assert (await raw("GET", one))[1]["code"] == 10070


async def test_events_begin_and_end_by_themselves_and_others_are_not_ours(pg, raw, clock):
    path = f"/guilds/{pg.world.guild_id}/scheduled-events"
    _, event, _ = await raw("POST", path, an_event())
    one = f"{path}/{event['id']}"
    assert [(await raw("GET", one))[1]["status"], event["creator_id"]] == [1, raw.app]
    clock.ahead += 3600
    assert (await raw("GET", one))[1]["status"] == 2
    clock.ahead += 3 * 3600
    assert (await raw("GET", one))[1]["status"] == 3
    pg.world.events[event["id"]]["creator_id"] = pg.person("Anna").id
    pg.take("MANAGE_EVENTS")
    assert (await raw("DELETE", one))[1]["code"] == 50013
    pg.give("MANAGE_EVENTS")
    assert (await raw("DELETE", one))[0] == 204
