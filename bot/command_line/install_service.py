"""The command `install-service`: writes systemd's units for the folder that Kaffeehaus stands
in.
"""

import os
import re
import shlex
from pathlib import Path
from typing import Final

from bot.exit_codes import ExitCode, StartRefused
from bot.version import ROOT

TEMPLATES: Final = ROOT / "docs" / "hosts" / "systemd"
FOLDER, USER = "/opt/kaffeehaus", "User=kaffeehaus"  # in the templates
HOMES: Final = ("/home/", "/root/")
PLAIN: Final = re.compile(r"/[\w./-]+", re.ASCII)
OWNERS_FOLDER: Final = 0o700


def install_service(target: Path, folder: Path = ROOT) -> str:
    """Write the units into `target`, make the folder `var`, and return what to type next.

    The service runs as the owner of the folder. Raises `StartRefused`.
    """
    import pwd  # there is none on Windows, which has no systemd

    check_folder(folder)
    owner = folder.stat()
    user = pwd.getpwuid(owner.st_uid).pw_name
    if owner.st_uid == 0:
        raise refused(
            f"{folder} belongs to root, and Kaffeehaus needs no such rights: sudo chown -R USER:"
            f" {folder}"
        )
    try:
        names = [write_unit(file, target, folder, user) for file in sorted(TEMPLATES.iterdir())]
        var = folder / "var"
        var.mkdir(mode=OWNERS_FOLDER, exist_ok=True)
        os.chown(var, owner.st_uid, owner.st_gid)
    except OSError as error:
        raise refused(
            f"{error.filename or target} cannot be written ({error.strerror}): use sudo."
        ) from None
    return (
        f"Written to {target}: {', '.join(names)}. They run Kaffeehaus in {folder} as {user}."
        f" Next:\n"
        "sudo systemctl daemon-reload\n"
        "sudo systemctl enable --now kaffeehaus.service kaffeehaus-backup.timer"
    )


def check_folder(folder: Path) -> None:
    """Raise `StartRefused` if systemd cannot run Kaffeehaus in a folder."""
    if not PLAIN.fullmatch(str(folder)):
        raise refused(
            f"systemd would misread {shlex.quote(str(folder))}: move the folder to one of plain"
            f" letters, like {FOLDER}."
        )
    if str(folder).startswith(("/tmp/", "/var/tmp/")):  # noqa: S108 - what the service does not see
        raise refused(
            f"{folder} is emptied now and then: move the folder, for example to {FOLDER}."
        )
    if not (folder / ".venv" / "bin" / "python").exists():
        raise refused(f"There is no {folder}/.venv: make install")


def write_unit(file: Path, target: Path, folder: Path, user: str) -> str:
    """Write a unit for a folder and a user, and return its name."""
    text = (
        file.read_text(encoding="utf-8").replace(FOLDER, str(folder)).replace(USER, f"User={user}")
    )
    if str(folder).startswith(HOMES):  # the service has to see its own folder
        text = text.replace("ProtectHome=true", "ProtectHome=read-only")
    (target / file.name).write_text(text, encoding="utf-8")
    return file.name


def refused(sentence: str) -> StartRefused:
    return StartRefused(sentence, ExitCode.FAULTS)
