"""Tests of the world's file, and of the program."""

import asyncio
import json
import signal
import sys

import pytest

from tests.playground.raw import eventually
from tools.playground.people.person import PersonClient
from tools.playground.server import Playground


async def test_the_world_survives_its_server(tmp_path):
    state = tmp_path / "playground.json"
    async with Playground(state=state) as pg:
        pg.hub.say(pg.person("Anna"), pg.channel("#buki"), "remember me")
        newcomer = pg.add_person("Gretl")
        pg.add_channel("neu")
        pg.revoke("ATTACH_FILES", "#neu")
        last = pg.world.ids.last
    assert not list(tmp_path.glob("**/*.new"))
    async with Playground(state=state) as pg, PersonClient(pg.url, newcomer.id) as gretl:
        assert pg.channel("#neu").denied == {"ATTACH_FILES"}
        assert [message["content"] for message in await gretl.open("#buki")] == ["remember me"]
        assert int(pg.world.ids.next()) > last


async def test_changes_are_saved_soon(tmp_path):
    state = tmp_path / "world.json"
    async with Playground(state=state) as pg:
        pg.hub.say(pg.person("Anna"), pg.channel("#buki"), "remember me")
        await eventually(lambda: state.exists() and "remember me" in state.read_text())


async def test_a_state_of_another_version_is_refused(tmp_path):
    state = tmp_path / "world.json"
    state.write_text('{"version": 99, "base_url": "http://127.0.0.1:1"}')
    with pytest.raises(ValueError, match="another version"):
        async with Playground(state=state):
            pass
    assert json.loads(state.read_text())["version"] == 99


async def test_the_program(tmp_path):
    state = tmp_path / "world.json"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tools.playground",
        "--port",
        "0",
        "--state",
        str(state),
        stdout=asyncio.subprocess.PIPE,
    )
    line = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
    assert line.startswith("Kaffeehaus playground: http://127.0.0.1:")
    async with PersonClient(line.split()[-1].rstrip("/"), "Béla") as bela:
        assert bela.people[bela.id]["locale"] == "hu"
        await bela.say("#buki", "hello")
        await bela.until(lambda: bela.messages("#buki"))
        process.send_signal(signal.SIGTERM)
        await bela.until(lambda: True)
        assert await asyncio.wait_for(process.wait(), 60) == 0
    assert "hello" in state.read_text()
