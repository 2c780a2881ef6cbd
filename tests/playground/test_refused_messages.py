"""Tests of each family of refused messages, by status, code and place."""

import pytest

from tests.playground.bodies import (
    BUTTON,
    OPTION,
    button,
    buttons,
    gallery,
    leaves,
    rows,
    select,
    text,
    v2,
)

BAD_MESSAGES = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"content": 7}, "content", "STRING_TYPE_CONVERT"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds/0/title", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds/0/description", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    (
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        "embeds/0/fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"fields": [{"name": "n", "value": ""}]}]},
        "embeds/0/fields/0/value",
        "BASE_TYPE_REQUIRED",
    ),
    (
        {"embeds": [{"footer": {"text": "x" * 2049}}]},
        "embeds/0/footer/text",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"embeds": [{"image": {"url": "t.png"}}]}, "embeds/0/image/url", "URL_TYPE_INVALID_URL"),
    ({"embeds": [{}]}, "embeds/0/description", "BASE_TYPE_REQUIRED"),
    ({"content": "x", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "attachments": [{"id": 0}]}, "attachments/0/id", "ATTACHMENT_NOT_FOUND"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions/parse/0",
        "BASE_TYPE_CHOICES",
    ),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
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
    (
        button(label=None),
        "components/0/components/0/label",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (button(style=9), "components/0/components/0/style", "BASE_TYPE_CHOICES"),
    (button(style=5, custom_id=None), "components/0/components/0/url", "BASE_TYPE_REQUIRED"),
    (
        button(style=5, url="https://a.example"),
        "components/0/components/0/custom_id",
        "COMPONENT_CUSTOM_ID_AND_URL_BOTH_PROVIDED",
    ),
    (button(url="https://a.example"), "components/0/components/0/url", "COMPONENT_URL_NOT_ALLOWED"),
    (
        button(style=5, custom_id=None, url="ftp://a"),
        "components/0/components/0/url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    (
        button(emoji={"name": "\U0001f031"}),
        "components/0/components/0/emoji/name",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (
        button(emoji={"id": "99", "name": "t"}),
        "components/0/components/0/emoji/id",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (select(options=[]), "components/0/components/0/options", "BASE_TYPE_BAD_LENGTH"),
    (
        select(options=[{"label": "x", "value": str(n)} for n in range(26)]),
        "components/0/components/0/options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        select(options=[OPTION, OPTION]),
        "components/0/components/0/options/1/value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        select(options=[{**OPTION, "label": "x" * 101}]),
        "components/0/components/0/options/0/label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        select(options=[{**OPTION, "value": ""}]),
        "components/0/components/0/options/0/value",
        "BASE_TYPE_REQUIRED",
    ),
    (
        select(options=[{**OPTION, "description": "x" * 101}]),
        "components/0/components/0/options/0/description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        select(placeholder="x" * 151),
        "components/0/components/0/placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (select(max_values=2), "components/0/components/0/max_values", "NUMBER_TYPE_MAX"),
    (select(min_values=-1), "components/0/components/0/min_values", "NUMBER_TYPE_MIN"),
    (select(custom_id=""), "components/0/components/0/custom_id", "BASE_TYPE_REQUIRED"),
    (v2(text(), content="x"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        v2(text(), embeds=[{"title": "x"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (v2(*[text()] * 41), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (
        v2({"type": 17, "components": [text()] * 40}),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        v2(text("x" * 2001), text("x" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (v2(text("")), "components/0/content", "BASE_TYPE_REQUIRED"),
    (
        v2(gallery("attachment://no.png")),
        "components/0/items/0/media/url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        v2(gallery("https://a.example/x.png", description="x" * 1025)),
        "components/0/items/0/description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (v2(gallery()), "components/0/items", "BASE_TYPE_BAD_LENGTH"),
    (v2({"type": 9, "components": [text()]}), "components/0/accessory", "BASE_TYPE_REQUIRED"),
    (
        v2({"type": 9, "components": [text()] * 4, "accessory": BUTTON}),
        "components/0/components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components/0/components/0/type",
        "BASE_TYPE_CHOICES",
    ),
    (
        v2({"type": 17, "components": [text()], "accent_color": 1 << 24}),
        "components/0/accent_color",
        "NUMBER_TYPE_MAX",
    ),
    (
        v2({"type": 13, "file": {"url": "https://a.example/x"}}),
        "components/0/file/url",
        "URL_TYPE_INVALID_SCHEME",
    ),
]


@pytest.mark.parametrize(
    ("body", "place", "code"), BAD_MESSAGES, ids=[f"{n}-{c[2]}" for n, c in enumerate(BAD_MESSAGES)]
)
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
    assert (await raw("PATCH", f"/channels/{raw.buki}/messages/{said.id}", {"content": "x"}))[1][
        "code"
    ] == 50005
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
