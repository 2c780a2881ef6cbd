"""What pyproject.toml, the lists of requirements, Dockerfile, compose.yaml and the units of
systemd promise.
"""

import configparser
import os
import pwd
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import yaml

from bot.command_line import install_service
from bot.command_line.install_service import FOLDER
from bot.exit_codes import ExitCode, StartRefused
from bot.settings import Settings
from bot.version import version
from tests.tree import ROOT
from tools.release_notes import notes_of

UNITS = ROOT / "docs/hosts/systemd"
HARDENING = {
    "NoNewPrivileges": "true",
    "ProtectSystem": "strict",
    "ProtectHome": "true",
    "PrivateTmp": "true",
    "UMask": "0077",
}
Json = dict[str, Any]


def unit(name: str) -> configparser.ConfigParser:
    """Return a unit by its sections."""
    read = configparser.ConfigParser(interpolation=None, comment_prefixes="#")
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string((UNITS / name).read_text(encoding="utf-8"))
    return read


@pytest.fixture(scope="module")
def compose() -> Json:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def services(compose: Json, profile: str) -> dict[str, Json]:
    return {
        name: service
        for name, service in compose["services"].items()
        if profile in service["profiles"]
    }


def canonical(requirement: str) -> str:
    """Return the name of a package, as lists of requirements spell it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[=<> ;]", requirement, maxsplit=1)[0]).lower()


def pinned(name: str) -> list[str]:
    """Return the names of the packages in a list.

    Each has a version and a hash, and the list names no index.
    """
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "index" not in text
    assert "://" not in text
    entries = re.findall(r"^[a-z].*(?:\n {4}--hash.*)*", text, re.MULTILINE)
    assert all(re.match(r"\S+==\S+ .*\\\n {4}--hash=sha256:", entry) for entry in entries)
    return [canonical(entry) for entry in entries]


def test_what_the_project_needs_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = {"run": project["project"]["dependencies"], **project["dependency-groups"]}
    assert {file.stem for file in (ROOT / "requirements").iterdir()} == groups.keys()
    of_bot = pinned("run")
    for group, names in groups.items():
        packages = pinned(group)
        assert {canonical(name) for name in names} <= set(packages), group
        assert group == "run" or not set(packages) & set(of_bot), (
            "a second version of the same package"
        )


def test_the_command_is_there_under_both_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, _, function = project["scripts"]["kaffeehaus"].partition(":")
    for name in ("kaffeehaus", "python -m bot"):
        command = (
            f"import sys; from {module} import {function} as command; sys.exit(command({name!r}))"
        )
        assert subprocess.run(
            [sys.executable, "-c", command, "--help"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.startswith(f"Usage: {name} ")


def test_the_service_is_hardened_watched_and_not_started_again_in_vain() -> None:
    service = unit("kaffeehaus.service")["Service"]
    assert HARDENING.items() <= dict(service).items()
    assert (service["Type"], service["CapabilityBoundingSet"]) == ("notify", "")
    assert int(service["WatchdogSec"]) >= 30
    assert service["Restart"] == "always"
    assert {int(code) for code in service["RestartPreventExitStatus"].split()} == {
        ExitCode.SETTINGS,
        ExitCode.TOKEN,
        ExitCode.DATA,
    }
    folder = service["WorkingDirectory"]
    assert service["ReadWritePaths"] == f"{folder}/var"
    assert service["ExecStart"] == f"{folder}/.venv/bin/python -m bot run"


def test_a_timer_makes_a_backup_every_day() -> None:
    timer, service = unit("kaffeehaus-backup.timer"), unit("kaffeehaus-backup.service")["Service"]
    assert timer["Timer"]["OnCalendar"].startswith("*-*-* ")
    assert (timer["Timer"]["Persistent"], timer["Install"]["WantedBy"]) == ("true", "timers.target")
    assert HARDENING.items() <= dict(service).items()
    assert "-m bot backup --keep" in service["ExecStart"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units() -> None:
    assert [line for line in verified(UNITS) if "is not executable" not in line] == []


def verified(folder: Path) -> list[str]:
    """Return what systemd finds wrong with the units in a folder."""
    command = ["systemd-analyze", "verify", *sorted(map(str, folder.iterdir()))]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    return [line for line in said.splitlines() if "kaffeehaus" in line]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("place", ["srv/dominoes", "home/anna/kaffeehaus"])
def test_the_service_is_installed_for_the_folder_it_stands_in(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As root, for a folder of another user: systemd accepts the units, and the folder `var` is
    that user's.
    """
    with TemporaryDirectory(
        dir=ROOT.anchor if os.access(ROOT.anchor, os.W_OK) else Path.home()
    ) as there:
        folder, target = Path(there) / place, Path(there) / "units"
        (folder / ".venv/bin").mkdir(parents=True)
        (folder / ".venv/bin/python").symlink_to(sys.executable)
        target.mkdir()
        monkeypatch.setattr(install_service, "HOMES", (f"{there}/home/",))
        if os.getuid() == 0:
            with pytest.raises(StartRefused, match="belongs to root"):
                install_service.install_service(target, folder)
            os.chown(folder, *pwd.getpwnam("games")[2:4])
        said = install_service.install_service(target, folder)
        user = pwd.getpwuid(folder.stat().st_uid).pw_name
        assert said.endswith(
            "sudo systemctl enable --now kaffeehaus.service kaffeehaus-backup.timer"
        )
        assert verified(target) == []
        service = (target / "kaffeehaus.service").read_text(encoding="utf-8")
        assert f"ExecStart={folder}/.venv/bin/python -m bot run\n" in service
        assert f"User={user}\n" in service
        assert ("ProtectHome=read-only" in service) == place.startswith("home")
        assert FOLDER not in service
        var = (folder / "var").stat()
        assert (var.st_uid, var.st_mode & 0o777) == (folder.stat().st_uid, 0o700)


@pytest.mark.parametrize("folder", ["/srv/my house", "/tmp/kaffeehaus", "/srv/nothing/here"])
def test_a_folder_in_which_no_service_can_run_is_refused(folder: str, tmp_path: Path) -> None:
    with pytest.raises(StartRefused, match=r": (move the folder|make install)"):
        install_service.install_service(tmp_path, Path(folder))


def test_the_image_has_a_fixed_user_and_a_health_check() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    uid = re.search(r"useradd .*--uid (\d+)", text)
    assert f"\nUSER {uid[1]}:{uid[1]}\n" in text
    assert re.search(r"^HEALTHCHECK .*--start-period=\S+ .*\"healthy\"\]$", text, re.MULTILINE)
    assert "--require-hashes" in text
    assert re.search(r"^FROM \S+@sha256:|^# By tag and not by digest: ", text, re.MULTILINE), (
        "a digest, or the reason why not"
    )


def test_a_tag_publishes_notes_and_an_image_that_compose_runs(compose: Json) -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))[
        "jobs"
    ]
    assert (ROOT / jobs["check"]["uses"]).is_file()
    assert jobs["release"]["needs"] == "check"
    (image,) = [step["with"] for step in jobs["release"]["steps"] if step.get("id") == "image"]
    assert image["platforms"] == "linux/amd64,linux/arm64"
    ours = {service["image"] for service in compose["services"].values() if "image" in service}
    assert ours == {"${KAFFEEHAUS_IMAGE:-kaffeehaus}", "postgres:16"}


def test_the_notes_of_a_release_are_its_part_of_the_change_log() -> None:
    tag = f"v{version()}"
    parts = (
        "## [Unreleased]\n\n- later\n",
        f"## [{version()}] 2026-12-01\n\n- new\n",
        "## [1.0]\n",
    )
    assert notes_of(tag, "\n".join(parts)) == "- new\n"
    with pytest.raises(ValueError, match="no part"):
        notes_of(tag, parts[0])
    with pytest.raises(ValueError, match="the tag is v0"):
        notes_of("v0", "\n".join(parts))


def test_one_bot_needs_no_other_service(compose: Json) -> None:
    single = services(compose, "single")
    assert single.keys() == {"kaffeehaus", "backup"}
    assert single["kaffeehaus"]["volumes"] == single["backup"]["volumes"]  # the database
    assert not any("depends_on" in service for service in single.values())


def test_many_bots_have_each_shard_once(compose: Json) -> None:
    many = services(compose, "many")
    bots = [service["environment"] for name, service in many.items() if name.startswith("bot-")]
    shares = [
        Settings(shard_count=bot["SHARD_COUNT"], shards=bot["SHARDS"]).sharding for bot in bots
    ]
    assert sorted(shard for share in shares for shard in share.mine) == list(range(shares[0].count))
    assert many["database"]["healthcheck"]["test"]
    assert re.search(r"#[0-9a-f]{40}$", many["proxy"]["build"]), "pinned to a commit"
    assert compose["services"].keys() == {*services(compose, "single"), *many}


def test_logs_are_limited_and_containers_may_do_little(compose: Json) -> None:
    for name, service in compose["services"].items():
        assert service["logging"]["options"].keys() >= {"max-size", "max-file"}, name
        assert service["restart"] == "unless-stopped"
        if service.get("image") == "kaffeehaus":
            assert service["cap_drop"] == ["ALL"]
            assert service["read_only"]
            assert any(volume.endswith(":/kaffeehaus/var") for volume in service["volumes"])


def test_files_run_commands_that_exist() -> None:
    from bot.command_line.commands import kaffeehaus

    files = (ROOT / "Dockerfile", ROOT / "compose.yaml", *UNITS.iterdir())
    texts = "".join(file.read_text(encoding="utf-8") for file in files)
    run = set(re.findall(r'(?:-m bot |"bot", ")(\w+)', texts))
    assert run == {"run", "backup", "healthy"}
    assert run <= kaffeehaus.commands.keys()
