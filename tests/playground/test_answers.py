"""Tests of answers to interactions: refusals, @original, and ageing tokens."""

import asyncio

from tests.playground.bodies import BUTTON, button, leaves, text
from tools.playground.people.person import NoAnswer


async def pressed(raw, anna, **more):
    """Return a fresh interaction of a button in #buki."""
    _, made, _ = await raw.send({**button(), **more})
    await anna.until(lambda: any(m["id"] == made["id"] for m in anna.messages("#buki")))
    message = next(m for m in anna.messages("#buki") if m["id"] == made["id"])
    task = asyncio.create_task(anna.press(message, "go"))
    return await raw.event("INTERACTION_CREATE"), task


async def finished(task):
    try:
        return await task
    except NoAnswer as none:
        return none


MODAL = {
    "title": "t",
    "custom_id": "m",
    "components": [
        {"type": 18, "label": "l", "component": {"type": 4, "style": 1, "custom_id": "w"}}
    ],
}
BAD_CALLBACKS = [
    (8, {"choices": []}, "type", "INTERACTION_RESPONSE_TYPE_INVALID"),
    (1, None, "type", "INTERACTION_RESPONSE_TYPE_INVALID"),
    (4, {"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    (7, {"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    (9, {**MODAL, "title": "x" * 46}, "data/title", "BASE_TYPE_BAD_LENGTH"),
    (9, {**MODAL, "custom_id": ""}, "data/custom_id", "BASE_TYPE_REQUIRED"),
    (9, {**MODAL, "components": []}, "data/components", "BASE_TYPE_BAD_LENGTH"),
    (9, {**MODAL, "components": [text()] * 6}, "data/components", "BASE_TYPE_BAD_LENGTH"),
    (9, {**MODAL, "components": [BUTTON]}, "data/components/0/type", "BASE_TYPE_CHOICES"),
    (
        9,
        {**MODAL, "components": [{**MODAL["components"][0], "label": "x" * 46}]},
        "data/components/0/label",
        "BASE_TYPE_BAD_LENGTH",
    ),
]


async def test_callbacks(raw, anna):
    it, task = await pressed(raw, anna)
    assert it["data"] == {"component_type": 2, "custom_id": "go", "id": 2}
    assert (it["context"], it["attachment_size_limit"], it["member"]["user"]["global_name"]) == (
        0,
        10485760,
        "Anna",
    )
    for kind, data, place, code in BAD_CALLBACKS:
        status, answer, _ = await raw.answer(it, kind, data)
        assert (status, answer["code"]) == (400, 50035)
        assert leaves(answer["errors"])[place] == code
    assert (await raw.answer(it, 4, {"content": ""}))[1]["code"] == 50006
    assert (await raw.hook("POST", it, "", {"content": "early"}))[1]["code"] == 10015
    status, answer, _ = await raw.answer(it, 7, {"content": "done"}, query="?with_response=true")
    assert (status, answer["resource"]["message"]["content"]) == (200, "done")
    assert answer["interaction"]["response_message_id"] == it["message"]["id"]
    assert (await task)["content"] == "done"
    status, answer, _ = await raw.answer(it, 4, {"content": "again"})
    assert (status, answer["code"]) == (400, 40060)


async def test_original_and_follow_ups(clock, raw, anna):
    it, task = await pressed(raw, anna)
    assert (await raw.answer(it, 5, {"flags": 64}))[0] == 204
    _, original, _ = await raw.hook("GET", it, "/messages/@original")
    assert original["flags"] == 64 | 128
    # The first follow-up fills the placeholder and keeps its privacy.
    _, filled, _ = await raw.hook("POST", it, "?wait=1", {"content": "filled"})
    assert (filled["id"], filled["flags"]) == (original["id"], 64)
    assert (await task)["content"] == "filled"
    _, second, _ = await raw.hook("POST", it, "?wait=1", {"content": "second"})
    assert second["message_reference"]["message_id"] == original["id"]
    assert (await raw.hook("PATCH", it, f"/messages/{second['id']}", {"content": "2nd"}))[1][
        "content"
    ] == "2nd"
    assert (await raw.hook("DELETE", it, "/messages/@original"))[0] == 204
    # five requests in two seconds
    assert (await raw.hook("GET", it, "/messages/@original"))[0] == 429
    clock.ahead += 2
    assert (await raw.hook("GET", it, "/messages/@original"))[1]["code"] == 10008
    it, task = await pressed(raw, anna)
    assert (await raw.answer(it, 6))[0] == 204
    assert (await raw.hook("GET", it, "/messages/@original"))[1]["id"] == it["message"]["id"]
    # of another token
    assert (await raw.hook("GET", it, f"/messages/{second['id']}"))[1]["code"] == 10008
    await raw.hook("PATCH", it, "/messages/@original", {"content": "new"})
    assert (await task)["content"] == "new"


async def test_tokens_age(clock, raw, anna):
    it, task = await pressed(raw, anna)
    await raw.answer(it, 4, {"content": "x", "flags": 64})
    await task
    clock.ahead += 899
    assert (await raw.hook("PATCH", it, "/messages/@original", {"content": "y"}))[0] == 200
    clock.ahead += 2
    status, answer, _ = await raw.hook("PATCH", it, "/messages/@original", {"content": "z"})
    assert (status, answer["code"]) == (401, 50027)
    it, task = await pressed(raw, anna)
    clock.ahead += 4
    assert (await raw.answer(it, 4, {"content": "x"}))[1]["code"] == 10062
    assert isinstance(await finished(task), NoAnswer)


async def test_a_modal_cannot_answer_a_modal(raw, anna):
    it, task = await pressed(raw, anna)
    await raw.answer(it, 9, MODAL)
    form = await task
    task = asyncio.create_task(anna.submit(form, {"l": "word"}))
    it = await raw.event("INTERACTION_CREATE")
    assert it["data"]["components"][0]["component"]["value"] == "word"
    assert it["message"]
    assert (await raw.answer(it, 9, MODAL))[0] == 400
    assert (await raw.answer(it, 7, {"content": "bid"}))[0] == 204
    assert (await task)["content"] == "bid"


async def test_completion(pg, raw, anna):
    option = {"type": 3, "name": "word", "description": "A word", "autocomplete": True}
    count = {"type": 4, "name": "count", "description": "How many"}
    command = {"name": "find", "description": "Find", "options": [option, count]}
    await raw("PUT", f"/applications/{raw.app}/commands", [command])
    await anna.until(lambda: anna.commands)
    task = asyncio.create_task(
        anna.autocomplete("#buki", "find", "word", word="ab", count="half-typed")
    )
    it = await raw.event("INTERACTION_CREATE")
    assert it["type"] == 4
    assert it["data"]["options"] == [{"name": "word", "type": 3, "value": "ab", "focused": True}]
    assert (await raw.answer(it, 4, {"content": "x"}))[1]["code"] == 50035
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    for choices, place in (
        (many, "data/choices"),
        ([{"name": "", "value": "x"}], "data/choices/0/name"),
        ([{"name": "x", "value": "y" * 101}], "data/choices/0/value"),
        ([{"name": "x", "value": None}], "data/choices/0/value"),
    ):
        assert list(leaves((await raw.answer(it, 8, {"choices": choices}))[1]["errors"])) == [place]
    assert (await raw.answer(it, 8, {"choices": many[:25]}))[0] == 204
    assert len(await task) == 25
