"""The version of the bot, as `pyproject.toml` says it, the commit of its files, as git knows it,
and newer releases.
"""

import json
import logging
import re
import tomllib
from pathlib import Path
from typing import Final

import aiohttp

from bot.periodic_work import Job

ROOT = Path(__file__).parents[1]
PROJECT = ROOT / "pyproject.toml"


def version() -> str:
    """Return the version, like `2.0.0`, or `2.0.0.dev0` before its release."""
    found: str = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    return found


def commit(folder: Path = ROOT) -> str:
    """Return the commit that git has checked out in a folder, eight digits of it; "" where there is
    no git, as in a container.

    The files are read, because the command may be missing, and refuses the folder of another user.
    """
    git = folder / ".git"
    try:
        if git.is_file():  # of a second work tree
            git = folder / git.read_text(encoding="utf-8").removeprefix("gitdir:").strip()
        head = (git / "HEAD").read_text(encoding="utf-8").strip()
        if not head.startswith("ref: "):
            return head[:8]
        name, common = head.removeprefix("ref: "), git
        if (git / "commondir").is_file():
            common = git / (git / "commondir").read_text(encoding="utf-8").strip()
        if (common / name).is_file():
            return (common / name).read_text(encoding="utf-8")[:8]
        packed = (common / "packed-refs").read_text(encoding="utf-8").splitlines()
        return next((line[:8] for line in packed if line.endswith(f" {name}")), "")
    except (OSError, UnicodeDecodeError):
        return ""


log = logging.getLogger(__name__)

FIRST: Final = 60.0  # seconds after the start
DAILY: Final = 86_400.0  # seconds
TIMEOUT: Final = aiohttp.ClientTimeout(total=30)
MOST_BYTES: Final = 1_000_000
VERSION: Final = re.compile(r"v?(\d+)\.(\d+)\.(\d+)")
Version = tuple[int, int, int]


class ReleaseNotice:
    """Looks at `address`; "" means never. `current` is the version of this process."""

    def __init__(self, address: str, current: str) -> None:
        self._address = address
        self._newest = read_version(current)

    def jobs(self) -> list[Job]:
        """Return the daily look, if there is an address."""
        return [Job("the look for a release", self.look, DAILY, FIRST)] if self._address else []

    async def look(self) -> None:
        """Read the address, and log a version that is newer than all that are known.

        Each is logged once.
        """
        try:
            found = newest_release(await self._fetch())
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            log.info("RELEASE_URL could not be read: %s", type(error).__name__)
            return
        if found is not None and (self._newest is None or found > self._newest):
            self._newest = found
            log.warning("version %d.%d.%d is out: docs/hosts/hosting.md says how to update", *found)

    async def _fetch(self) -> str:
        async with (
            aiohttp.ClientSession(timeout=TIMEOUT, raise_for_status=True) as session,
            session.get(self._address) as answer,
        ):
            return (await answer.content.read(MOST_BYTES)).decode()


def newest_release(text: str) -> Version | None:
    """Return the version that an answer names, or None if it names none.

    The answer is a line with the version, or the JSON of the newest release as code hosts give it
    (`tag_name`).
    """
    if text.lstrip().startswith("{"):
        text = str(json.loads(text).get("tag_name", ""))
    return read_version(text.strip())


def read_version(text: str) -> Version | None:
    """Return the three numbers of a version such as "v1.2.0"; None for other texts.

    What follows them is left out.
    """
    found = VERSION.match(text)
    return None if found is None else (int(found[1]), int(found[2]), int(found[3]))
