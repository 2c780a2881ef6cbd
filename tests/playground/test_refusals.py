"""Each family of requests that Discord refuses, by status, code and place."""

import asyncio
import base64
import io

import pytest
from PIL import Image

from playground.person import NoAnswer, Person
from playground.server import Playground
from tests.playground.raw import Clock, raw_bot

BUTTON = {"type": 2, "style": 1, "label": "go", "custom_id": "go"}
OPTION = {"label": "one", "value": "1"}
V2 = 1 << 15


def rows(*rows_):
    return {"content": "x", "components": [{"type": 1, "components": list(row)} for row in rows_]}


def button(**changes):
    return rows([{key: value for key, value in {**BUTTON, **changes}.items() if value is not None}])


def select(**changes):
    return rows([{"type": 3, "custom_id": "s", "options": [OPTION], **changes}])


def buttons(count, start=0):
    return [{**BUTTON, "custom_id": f"b{n}"} for n in range(start, start + count)]


def v2(*components, **more):
    return {"flags": V2, "components": list(components), **more}


def text(content="x"):
    return {"type": 10, "content": content}


def gallery(*urls, **more):
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def pg(clock):
    async with Playground(now=clock) as it:
        yield it


@pytest.fixture
async def raw(pg):
    async with raw_bot(pg) as it:
        yield it


@pytest.fixture
async def anna(pg, raw):
    async with Person(pg.url, "Anna") as it:
        yield it


def leaves(errors, path=()):
    """{"a/0/b": "CODE"} of Discord's nested errors object."""
    found = {}
    for key, value in (errors or {}).items():
        if key == "_errors":
            found["/".join(path)] = value[0]["code"]
        else:
            found |= leaves(value, (*path, key))
    return found


BAD_MESSAGES = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"content": 7}, "content", "STRING_TYPE_CONVERT"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds/0/title", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds/0/description", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds/0/fields", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"fields": [{"name": "n", "value": ""}]}]}, "embeds/0/fields/0/value", "BASE_TYPE_REQUIRED"),
    ({"embeds": [{"footer": {"text": "x" * 2049}}]}, "embeds/0/footer/text", "BASE_TYPE_BAD_LENGTH"),
    ({"embeds": [{"image": {"url": "t.png"}}]}, "embeds/0/image/url", "URL_TYPE_INVALID_URL"),
    ({"embeds": [{}]}, "embeds/0/description", "BASE_TYPE_REQUIRED"),
    ({"content": "x", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "attachments": [{"id": 0}]}, "attachments/0/id", "ATTACHMENT_NOT_FOUND"),
    ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions/parse/0", "BASE_TYPE_CHOICES"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference", "REPLIES_UNKNOWN_MESSAGE"),
    (rows(*[[b] for b in buttons(6)]), "components", "BASE_TYPE_BAD_LENGTH"),
    (rows(buttons(6)), "components/0/components", "BASE_TYPE_BAD_LENGTH"),
    (rows([]), "components/0/components", "BASE_TYPE_BAD_LENGTH"),
    (rows([BUTTON, BUTTON]), "components", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (
        rows([BUTTON, {"type": 3, "custom_id": "s", "options": [OPTION]}]),
        "components/0/components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    ({"content": "x", "components": [BUTTON]}, "components/0/type", "BASE_TYPE_CHOICES"),
    ({"content": "x", "components": [text()]}, "components/0/type", "BASE_TYPE_CHOICES"),
    (button(custom_id=None), "components/0/components/0/custom_id", "BASE_TYPE_REQUIRED"),
    (button(custom_id=""), "components/0/components/0/custom_id", "BASE_TYPE_REQUIRED"),
    (button(custom_id="x" * 101), "components/0/components/0/custom_id", "BASE_TYPE_BAD_LENGTH"),
    (button(label="x" * 81), "components/0/components/0/label", "BASE_TYPE_MAX_LENGTH"),
    (button(label=None), "components/0/components/0/label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    (button(style=9), "components/0/components/0/style", "BASE_TYPE_CHOICES"),
    (button(style=5, custom_id=None), "components/0/components/0/url", "BASE_TYPE_REQUIRED"),
    (
        button(style=5, url="https://a.example"),
        "components/0/components/0/custom_id",
        "COMPONENT_CUSTOM_ID_AND_URL_BOTH_PROVIDED",
    ),
    (button(url="https://a.example"), "components/0/components/0/url", "COMPONENT_URL_NOT_ALLOWED"),
    (button(style=5, custom_id=None, url="ftp://a"), "components/0/components/0/url", "URL_TYPE_INVALID_SCHEME"),
    (button(emoji={"name": "\U0001f031"}), "components/0/components/0/emoji/name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (button(emoji={"id": "99", "name": "t"}), "components/0/components/0/emoji/id", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (select(options=[]), "components/0/components/0/options", "BASE_TYPE_BAD_LENGTH"),
    (
        select(options=[{"label": "x", "value": str(n)} for n in range(26)]),
        "components/0/components/0/options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (select(options=[OPTION, OPTION]), "components/0/components/0/options/1/value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    (select(options=[{**OPTION, "label": "x" * 101}]), "components/0/components/0/options/0/label", "BASE_TYPE_BAD_LENGTH"),
    (select(options=[{**OPTION, "value": ""}]), "components/0/components/0/options/0/value", "BASE_TYPE_REQUIRED"),
    (
        select(options=[{**OPTION, "description": "x" * 101}]),
        "components/0/components/0/options/0/description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (select(placeholder="x" * 151), "components/0/components/0/placeholder", "BASE_TYPE_MAX_LENGTH"),
    (select(max_values=2), "components/0/components/0/max_values", "NUMBER_TYPE_MAX"),
    (select(min_values=-1), "components/0/components/0/min_values", "NUMBER_TYPE_MIN"),
    (select(custom_id=""), "components/0/components/0/custom_id", "BASE_TYPE_REQUIRED"),
    (v2(text(), content="x"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (v2(text(), embeds=[{"title": "x"}]), "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (v2(*[text()] * 41), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (v2({"type": 17, "components": [text()] * 40}), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (v2(text("x" * 2001), text("x" * 2000)), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (v2(text("")), "components/0/content", "BASE_TYPE_REQUIRED"),
    (v2(gallery("attachment://no.png")), "components/0/items/0/media/url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    (v2(gallery("https://a.example/x.png", description="x" * 1025)), "components/0/items/0/description", "BASE_TYPE_BAD_LENGTH"),
    (v2(gallery()), "components/0/items", "BASE_TYPE_BAD_LENGTH"),
    (v2({"type": 9, "components": [text()]}), "components/0/accessory", "BASE_TYPE_REQUIRED"),
    (v2({"type": 9, "components": [text()] * 4, "accessory": BUTTON}), "components/0/components", "BASE_TYPE_BAD_LENGTH"),
    (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components/0/components/0/type",
        "BASE_TYPE_CHOICES",
    ),
    (v2({"type": 17, "components": [text()], "accent_color": 1 << 24}), "components/0/accent_color", "NUMBER_TYPE_MAX"),
    (v2({"type": 13, "file": {"url": "https://a.example/x"}}), "components/0/file/url", "URL_TYPE_INVALID_SCHEME"),
]


@pytest.mark.parametrize(("body", "place", "code"), BAD_MESSAGES, ids=[f"{n}-{c[2]}" for n, c in enumerate(BAD_MESSAGES)])
async def test_messages(pg, raw, body, place, code):
    status, answer, _ = await raw.send(body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert leaves(answer["errors"])[place] == code
    entry = pg.broken_rules[-1] if pg.broken_rules[-1]["status"] else pg.broken_rules[-2]
    assert (entry["method"], entry["code"]) == ("POST", 50035)
    assert pg.channel("#buki").messages == {}


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  \n"}, {"embeds": []}])
async def test_an_empty_message(raw, body):
    status, answer, _ = await raw.send(body)
    assert (status, answer["code"]) == (400, 50006)


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        {"embeds": [{"title": "x" * 256, "description": "y" * 4096}]},
        rows(*[buttons(5, 5 * n) for n in range(5)]),
        button(label=None, emoji={"name": "🎲"}),
        button(style=5, custom_id=None, url="https://a.example"),
        select(options=[{"label": "x" * 100, "value": str(n), "emoji": {"name": "1️⃣"}} for n in range(25)], max_values=25),
        v2(text("x" * 4000)),
        v2({"type": 17, "components": [text()] * 39}),
        v2({"type": 9, "components": [text()], "accessory": BUTTON}, {"type": 14}, gallery("https://a.example/x.png")),
    ],
)
async def test_messages_at_the_limit(raw, body):
    status, answer, _ = await raw.send(body)
    assert status == 200, answer
    assert (await raw("GET", f"/channels/{raw.buki}/messages/{answer['id']}"))[1] == answer


async def test_files(pg, raw):
    many = [(f"{n}.txt", b"x") for n in range(11)]
    status, answer, _ = await raw.send({}, many)
    assert (status, leaves(answer["errors"])) == (400, {"files": "BASE_TYPE_MAX_LENGTH"})
    status, answer, _ = await raw.send({}, [("big.bin", b"x" * (10 * 1024 * 1024 + 1))])
    assert (status, answer["code"]) == (413, 40005)
    long = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    status, answer, _ = await raw.send(long, [("a.txt", b"x")])
    assert leaves(answer["errors"]) == {"attachments/0/description": "BASE_TYPE_MAX_LENGTH"}
    status, answer, _ = await raw.send({}, [("Új kép (1).png", b"x")])
    assert answer["attachments"][0]["filename"] == "_j_k_p__1_.png"
    assert "width" not in answer["attachments"][0]
    status, answer, _ = await raw.send(v2(text()), [("a.png", b"x")])
    assert leaves(answer["errors"]) == {"attachments/0": "ATTACHMENT_NOT_REFERENCED"}
    assert len(pg.world.files) == 1


async def test_pictures_are_measured(raw):
    for kind in ("PNG", "GIF", "JPEG", "WEBP"):
        buffer = io.BytesIO()
        Image.new("RGB", (321, 123), "red").save(buffer, kind)
        _, answer, _ = await raw.send({}, [(f"p.{kind.lower()}", buffer.getvalue())])
        attachment = answer["attachments"][0]
        assert (attachment["width"], attachment["height"]) == (321, 123)
        assert attachment["content_type"] == f"image/{kind.lower()}"
    lossless = io.BytesIO()
    Image.new("RGBA", (321, 123)).save(lossless, "WEBP", lossless=True)
    _, answer, _ = await raw.send({}, [("p.webp", lossless.getvalue())])
    assert (answer["attachments"][0]["width"], answer["attachments"][0]["height"]) == (321, 123)


async def test_edits_keep_and_replace_files(raw):
    _, made, _ = await raw.send({"content": "x"}, [("a.txt", b"a"), ("b.txt", b"b")])
    path = f"/channels/{raw.buki}/messages/{made['id']}"
    _, kept, _ = await raw("PATCH", path, {"content": "y"})
    assert kept["attachments"] == made["attachments"]
    second = made["attachments"][1]["id"]
    body = {"attachments": [{"id": second, "description": "new words"}, {"id": 0, "filename": "c.txt"}]}
    _, changed, _ = await raw("PATCH", path, body, [("c.txt", b"c")])
    assert [a["filename"] for a in changed["attachments"]] == ["b.txt", "c.txt"]
    assert changed["attachments"][0]["description"] == "new words"
    _, empty, _ = await raw("PATCH", path, {"content": None, "attachments": []})
    assert empty["code"] == 50006
    status, answer, _ = await raw("PATCH", path, {"attachments": [{"id": made["attachments"][0]["id"]}]})
    assert (status, leaves(answer["errors"])) == (400, {"attachments/0/id": "ATTACHMENT_NOT_FOUND"})


async def test_a_message_becomes_v2_and_stays_so(raw):
    _, made, _ = await raw.send({"content": "x"})
    path = f"/channels/{raw.buki}/messages/{made['id']}"
    status, answer, _ = await raw("PATCH", path, v2(text()))
    assert leaves(answer["errors"]) == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    status, answer, _ = await raw("PATCH", path, v2(text(), content=None))
    assert (status, answer["flags"]) == (200, V2)
    status, answer, _ = await raw("PATCH", path, {"content": "back", "flags": 0})
    assert status == 400
    shown = {"components": [gallery("attachment://a.png")], "attachments": [{"id": 0, "filename": "a.png"}]}
    status, answer, _ = await raw("PATCH", path, shown, [("a.png", b"x")])
    assert status == 200
    status, answer, _ = await raw("PATCH", path, {"attachments": []})
    assert leaves(answer["errors"]) == {"components": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}


async def test_what_is_unknown_or_not_allowed(pg, raw):
    for method, path, body, expected in (
        ("GET", "/channels/1", None, (404, 10003)),
        ("POST", "/channels/1/messages", {"content": "x"}, (404, 10003)),
        ("GET", f"/channels/{raw.buki}/messages/1", None, (404, 10008)),
        ("PATCH", f"/channels/{raw.buki}/messages/1", {"content": "x"}, (404, 10008)),
        ("DELETE", f"/channels/{raw.buki}/messages/1", None, (404, 10008)),
        ("POST", "/interactions/1/a/callback", {"type": 4}, (404, 10062)),
        ("POST", f"/webhooks/{raw.app}/nothing", {"content": "x"}, (404, 10015)),
        ("GET", f"/guilds/{pg.world.guild_id}/members/1", None, (404, 10013)),
        ("GET", "/guilds/1/members/1", None, (404, 10004)),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}, (400, 50035)),
        ("GET", "/no/such/thing", None, (404, 0)),
        ("POST", f"/channels/{raw.buki}/messages", [], (400, 50109)),
    ):
        status, answer, _ = await raw(method, path, body)
        assert (status, answer["code"]) == expected, path
    assert (await raw("GET", "/users/@me", token=""))[0] == 401
    said = pg.hub.say(pg.person("Anna"), pg.channel("#buki"), "mine")
    assert (await raw("PATCH", f"/channels/{raw.buki}/messages/{said.id}", {"content": "x"}))[1]["code"] == 50005
    assert (await raw("DELETE", f"/channels/{raw.buki}/messages/{said.id}"))[0] == 204
    for permission, files, body in (
        ("ATTACH_FILES", [("a.txt", b"x")], {}),
        ("EMBED_LINKS", None, {"embeds": [{"title": "x"}]}),
        ("SEND_MESSAGES", None, {"content": "x"}),
    ):
        pg.revoke(permission, "#buki")
        assert (await raw.send(body, files))[1]["code"] == 50013
        pg.grant(permission, "#buki")
    pg.revoke("VIEW_CHANNEL", "#buki")
    assert (await raw("GET", f"/channels/{raw.buki}"))[1]["code"] == 50001


async def test_the_same_nonce_makes_one_message(raw):
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    _, first, _ = await raw.send(body)
    _, second, _ = await raw.send(body)
    assert first["id"] == second["id"]
    assert (await raw.send({**body, "nonce": "8"}))[1]["id"] != first["id"]


BAD_COMMANDS = [
    ({"name": "Play"}, "0/name", "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name": "a b"}, "0/name", "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name": "x" * 33}, "0/name", "BASE_TYPE_BAD_LENGTH"),
    ({"description": ""}, "0/description", "BASE_TYPE_REQUIRED"),
    ({"description": "x" * 101}, "0/description", "BASE_TYPE_BAD_LENGTH"),
    ({"name_localizations": {"lb": "x"}}, "0/name_localizations/lb", "BASE_TYPE_CHOICES"),
    ({"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]}, "0/options", "BASE_TYPE_MAX_LENGTH"),
    (
        {"options": [{"type": 3, "name": "o", "description": "d"}] * 2},
        "0/options/1/name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
    ),
    (
        {
            "options": [
                {"type": 3, "name": "o", "description": "d"},
                {"type": 3, "name": "p", "description": "d", "required": True},
            ]
        },
        "0/options/1/required",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        {
            "options": [
                {"type": 3, "name": "o", "description": "d", "choices": [{"name": str(n), "value": "v"} for n in range(26)]}
            ]
        },
        "0/options/0/choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"options": [{"type": 1, "name": "o", "description": "d"}, {"type": 3, "name": "p", "description": "d"}]},
        "0/options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        {
            "options": [
                {
                    "type": 1,
                    "name": f"o{n}",
                    "description": "x" * 100,
                    "options": [{"type": 3, "name": f"p{m}", "description": "x" * 100} for m in range(4)],
                }
                for n in range(20)
            ]
        },
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("change", "place", "code"), BAD_COMMANDS)
async def test_commands(pg, raw, change, place, code):
    command = {"name": "play", "description": "Play", **change}
    status, answer, _ = await raw("PUT", f"/applications/{raw.app}/commands", [command])
    assert (status, answer["code"]) == (400, 50035)
    assert leaves(answer["errors"])[place] == code
    assert pg.world.commands == {"": []}


async def test_commands_are_kept(pg, raw):
    path = f"/applications/{raw.app}/guilds/{pg.world.guild_id}/commands"
    command = {"name": "húzás", "description": "Play", "name_localizations": {"hu": "játék"}, "default_member_permissions": 32}
    _, first, _ = await raw("PUT", path, [command])
    _, second, _ = await raw("PUT", path, [command])
    assert first[0]["id"] == second[0]["id"]
    assert first[0]["version"] != second[0]["version"]
    assert (await raw("GET", path))[1] == second
    assert (await raw("POST", path, {**command, "description": "Other"}))[0] == 200
    assert (await raw("POST", path, {"name": "new", "description": "Other"}))[0] == 201
    double = [command, command]
    assert leaves((await raw("PUT", path, double))[1]["errors"]) == {"1/name": "APPLICATION_COMMANDS_DUPLICATE_NAME"}
    assert (await raw("PUT", "/applications/1/commands", []))[1]["code"] == 20012


async def test_emojis(raw):
    path = f"/applications/{raw.app}/emojis"
    image = "data:image/png;base64," + base64.b64encode(b"x" * 100).decode()
    status, emoji, _ = await raw("POST", path, {"name": "tile_35", "image": image})
    assert status == 201
    assert (await raw("GET", path))[1] == {"items": [emoji]}
    assert (await raw.send(button(label=None, emoji={"id": emoji["id"], "name": "tile_35"})))[0] == 200
    for body in ({"name": "x", "image": image}, {"name": "ok", "image": "x"}, {"name": "tile_35", "image": image}):
        assert (await raw("POST", path, body))[0] == 400
    large = "data:image/png;base64," + base64.b64encode(b"x" * (256 * 1024 + 1)).decode()
    assert (await raw("POST", path, {"name": "large", "image": large}))[0] == 400


async def pressed(raw, anna, **more):
    """A fresh interaction of a button in #buki."""
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
    "components": [{"type": 18, "label": "l", "component": {"type": 4, "style": 1, "custom_id": "w"}}],
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
    assert (it["context"], it["attachment_size_limit"], it["member"]["user"]["global_name"]) == (0, 10485760, "Anna")
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
    # The first follow-up fills the placeholder, and stays as private as that was.
    _, filled, _ = await raw.hook("POST", it, "?wait=1", {"content": "filled"})
    assert (filled["id"], filled["flags"]) == (original["id"], 64)
    assert (await task)["content"] == "filled"
    _, second, _ = await raw.hook("POST", it, "?wait=1", {"content": "second"})
    assert second["message_reference"]["message_id"] == original["id"]
    assert (await raw.hook("PATCH", it, f"/messages/{second['id']}", {"content": "2nd"}))[1]["content"] == "2nd"
    assert (await raw.hook("DELETE", it, "/messages/@original"))[0] == 204
    assert (await raw.hook("GET", it, "/messages/@original"))[0] == 429  # five requests in two seconds
    clock.ahead += 2
    assert (await raw.hook("GET", it, "/messages/@original"))[1]["code"] == 10008
    it, task = await pressed(raw, anna)
    assert (await raw.answer(it, 6))[0] == 204
    assert (await raw.hook("GET", it, "/messages/@original"))[1]["id"] == it["message"]["id"]
    assert (await raw.hook("GET", it, f"/messages/{second['id']}"))[1]["code"] == 10008  # of another token
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


async def test_rate_limits(pg, clock, raw):
    answers = [await raw.send({"content": "x"}) for _ in range(5)]
    assert [a[2]["X-RateLimit-Remaining"] for a in answers] == ["4", "3", "2", "1", "0"]
    status, body, headers = await raw.send({"content": "x"})
    assert (status, body["global"]) == (429, False)
    assert 0 < body["retry_after"] <= 5
    assert headers["Via"]
    assert pg.refused == []  # it could not have known yet
    clock.ahead += 1
    await raw.send({"content": "x"})
    assert [e["status"] for e in pg.broken_rules] == [429]
    other = pg.channel("#stammtisch").id
    assert (await raw.send({"content": "x"}, channel=other))[0] == 200
    clock.ahead += 5
    assert (await raw.send({"content": "x"}))[0] == 200
    path = f"/channels/{raw.buki}/messages/{answers[0][1]['id']}"
    assert [(await raw("PATCH", path, {"content": str(n)}))[0] for n in range(6)] == [200] * 5 + [429]


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
