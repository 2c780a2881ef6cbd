"""The commands of docs/hosts/installing.md, run in their order: from nothing to a bot that answers.

The quick test runs them in a clean folder, without network: `sudo` there drops its user, and what
changes the machine does nothing. The long one runs them as they are, as an ordinary user with sudo
in a fresh Debian (`debootstrap`), and needs root and the network; elsewhere it is the quick one
again. No systemd runs in either, so the units are verified, and started by hand.
"""

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tools.playground.server import Playground

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "hosts" / "installing.md"
FOLDER, REPOSITORY = "/opt/kaffeehaus", "ADDRESS_OF_THIS_REPOSITORY"
MACHINE_FILES = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/ssl/certs/ca-certificates.crt",
)
PACKAGES = "systemd,sudo,ca-certificates"  # what the page takes for granted
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


@pytest.fixture(scope="module")
def debian(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path | None]:
    """The root folder of a fresh Debian with an ordinary user `anna`, or None where it cannot be
    had.
    """
    if os.name != "posix" or os.getuid() or shutil.which("debootstrap") is None:
        yield None
        return
    root = Path(os.environ.get("DEBIAN_ROOT") or f"/var/tmp/kaffeehaus-{os.getpid()}")
    subprocess.run(
        ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", root], check=True
    )
    for file in filter(os.path.exists, MACHINE_FILES):
        (root / file[1:]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, root / file[1:])
    subprocess.run(
        ["chroot", root, "useradd", "--create-home", "--shell", "/bin/bash", "anna"], check=True
    )
    (root / "etc/sudoers.d/anna").write_text("anna ALL=(ALL) NOPASSWD: ALL\n")
    subprocess.run(
        ["git", "clone", "--quiet", "--no-hardlinks", "--bare", ROOT, root / "srv/kaffeehaus.git"],
        check=True,
    )
    trusted = "[safe]\n\tdirectory = /srv/kaffeehaus.git\n"  # it stands for an address on the web
    (root / "etc/gitconfig").write_text(trusted, encoding="utf-8")
    subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
    try:
        yield root
    finally:
        subprocess.run(["umount", root / "proc"], check=True)
        shutil.rmtree(root)


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_the_blocks_in_a_fresh_debian(
    debian: Path | None, playground: Playground, tmp_path: Path
) -> None:
    if debian is None:
        print("no debootstrap here, or not root: a clean folder is used", file=sys.stderr)
        await test_the_blocks_in_a_clean_folder(playground, tmp_path)
        return
    nano = debian / "usr/local/bin/nano"  # types what the page says
    nano.write_text(f"#!/bin/sh\nAPI={playground.api_url}\n{SHIMS['nano']}\n", encoding="utf-8")
    nano.chmod(0o755)
    environment = {
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "LANG": "C.UTF-8",
    }
    place, checked = "/home/anna", ""
    print()
    for line in steps():
        step = line.replace("systemctl enable --now", "systemctl --root=/ enable")
        if step.startswith("cd "):
            place = step.removeprefix("cd ")
            continue
        if step == "sudo systemctl daemon-reload":
            continue  # nobody is there to reload them
        command = f"cd {place} && {step.replace(REPOSITORY, '/srv/kaffeehaus.git')}"
        start = time.monotonic()
        said = await run(
            ["chroot", str(debian), "su", "anna", "-c", command], environment, tmp_path
        )
        print(f"{time.monotonic() - start:6.1f} s  {step}")
        checked = said if step.endswith("bot check") else checked
    assert "FAULT" not in checked, checked
    assert "This link invites it to a server: https://discord.com/" in checked
    verified = await run(
        [
            "chroot",
            str(debian),
            "sh",
            "-c",
            "systemd-analyze verify /etc/systemd/system/kaffeehaus* 2>&1",
        ],
        environment,
        tmp_path,
    )
    assert "kaffeehaus" not in verified, verified
    assert (
        debian / "etc/systemd/system/multi-user.target.wants/kaffeehaus.service"
    ).is_symlink(), "it starts with the machine"
    for _ in ("first start", "after a reboot"):
        start = time.monotonic()
        log = await started(debian, environment, "kaffeehaus.service")
        print(f"{time.monotonic() - start:6.1f} s  until open, and closed again")
        assert "Kaffeehaus" in log
        assert "closing" in log
    said = await run([*as_service(debian, "kaffeehaus-backup.service")], environment, tmp_path)
    assert "is complete, and its books are in order" in said


def as_service(debian: Path, name: str) -> list[str]:
    """Return the command with which systemd would start a service, as its user and in its
    folder.
    """
    text = (debian / "etc/systemd/system" / name).read_text(encoding="utf-8")
    lines = dict(line.split("=", 1) for line in text.splitlines() if re.match(r"\w+=", line))
    command = f"cd {lines['WorkingDirectory']} && exec {lines['ExecStart']}"
    return [
        "chroot",
        str(debian),
        "setpriv",
        "--reuid",
        lines["User"],
        "--regid",
        lines["User"],
        "--clear-groups",
        "sh",
        "-c",
        command,
    ]


async def started(debian: Path, environment: dict[str, str], name: str) -> str:
    """Start a service, stop it once it is open, and return its log."""
    process = await asyncio.create_subprocess_exec(
        *as_service(debian, name), env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    log = ""
    async with asyncio.timeout(120):
        while "open: " not in log:
            line = (await process.stdout.readline()).decode()
            assert line, log
            log += line
    process.send_signal(signal.SIGTERM)
    log += (await process.stdout.read()).decode()
    assert await process.wait() == 0, log
    return log
