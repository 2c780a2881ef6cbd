"""The commands of docs/hosts/installing.md, run in their order: from nothing to a bot that answers.

They run in a clean folder, without network: `sudo` there drops its user, and what changes the
machine does nothing. No systemd runs.
"""

import asyncio
import os
import re
import shlex
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tree import ROOT
from tools.playground.server import Playground

PAGE = ROOT / "docs" / "hosts" / "installing.md"
FOLDER, REPOSITORY = "/opt/kaffeehaus", "ADDRESS_OF_THIS_REPOSITORY"
SHIMS = {  # in the quick test
    "sudo": 'while [ "$1" = -u ]; do shift 2; done; exec "$@"',
    "install": 'for a; do shift; case "$a" in -o|-g) skip=1;; *) [ "$skip" ] || set -- "$@" "$a"; skip=;; esac; done; exec /usr/bin/install "$@"',
    "make": f"ln -s {ROOT}/.venv .venv",
    "nano": 'sed -i "s|^DISCORD_TOKEN=.*|DISCORD_TOKEN=playground|; s|^DISCORD_API_URL=.*|DISCORD_API_URL=$API|" "$1"',
    **dict.fromkeys(("apt-get", "useradd", "systemctl"), ":"),
}


def steps() -> list[str]:
    """Return the commands of the blocks, in their order."""
    text = PAGE.read_text(encoding="utf-8").partition("## With Docker")[0]
    return [
        line
        for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
        for line in block.splitlines()
    ]


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as made:
        yield made


async def run(command: list[str], environment: dict[str, str], folder: Path) -> str:
    """Run a command while the playground answers, and return what it said."""
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said = (await process.communicate())[0].decode()
    assert process.returncode == 0 or " check" in command[-1], said
    return said


@pytest.mark.full
async def test_the_blocks_in_a_clean_folder(playground: Playground, tmp_path: Path) -> None:
    folder, shims, units = tmp_path / "kaffeehaus", tmp_path / "bin", tmp_path / "units"
    units.mkdir()
    shims.mkdir()
    for name, body in SHIMS.items():
        (shims / name).write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        (shims / name).chmod(0o755)
    environment = {
        "PATH": f"{shims}:/usr/bin:/bin",
        "HOME": str(tmp_path),
        "API": playground.api_url,
        "LANG": "C.UTF-8",
    }
    script = (
        "\n".join(steps()).replace(FOLDER, str(folder)).replace(REPOSITORY, shlex.quote(str(ROOT)))
    )
    script = script.replace("bot install-service", f"bot install-service --to {units} || true")
    said = await run(
        ["sh", "-c", f"set -ex\n{script.replace('-m bot check', '-m bot check || true')}"],
        environment,
        tmp_path,
    )
    assert "ok    Discord accepts the token: Kaffeehaus" in said
    assert "ok    All settings can be used." in said
    assert "ok    Only its owner can read .env." in said
    if os.getuid():  # root is told to give the folder to a user
        assert "Written to" in said
        assert {file.name for file in units.iterdir()} == {
            file.name for file in (ROOT / "docs/hosts/systemd").iterdir()
        }
    else:
        assert "belongs to root, and Kaffeehaus needs no such rights" in said
