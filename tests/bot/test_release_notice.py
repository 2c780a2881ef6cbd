"""A newer release is noticed, once, and only if the host has set an address."""

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.version import ReleaseNotice, newest_release, read_version


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("1.2.0\n", (1, 2, 0)),
        ('{"tag_name": "v1.10.2", "name": "Autumn"}', (1, 10, 2)),
        ('{"message": "Not Found"}', None),
        ("<html>", None),
        ("", None),
    ],
)
def test_what_an_answer_names(text: str, version: tuple[int, int, int] | None) -> None:
    assert newest_release(text) == version


def test_a_version_under_way_is_that_version() -> None:
    assert read_version("1.1.0.dev0") == (1, 1, 0)


async def test_each_newer_version_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    answers = [
        ("1.0.9", 200),
        ("1.1.0", 200),
        ("v1.2.0", 200),
        ("v1.2.0", 200),
        ("{", 200),
        ("1.3.0", 500),
    ]
    left = iter(answers)

    async def answer(_: web.Request) -> web.Response:
        text, status = next(left)
        return web.Response(text=text, status=status)

    app = web.Application()
    app.router.add_get("/", answer)
    async with TestServer(app) as server:
        notice = ReleaseNotice(str(server.make_url("/")), "1.1.0")
        for _ in answers:
            await notice.look()
    assert [record.getMessage() for record in caplog.records if record.name == "bot.version"] == [
        "version 1.2.0 is out: docs/hosts/hosting.md says how to update",
        "RELEASE_URL could not be read: JSONDecodeError",
        "RELEASE_URL could not be read: ClientResponseError",
    ]


def test_without_an_address_nothing_is_asked() -> None:
    assert ReleaseNotice("", "1.1.0").jobs() == []
    assert len(ReleaseNotice("https://example.org", "1.1.0").jobs()) == 1
