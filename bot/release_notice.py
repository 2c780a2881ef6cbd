"""Notices a newer release, if the host wishes: reads `RELEASE_URL` once a day, and logs a line
for each newer version.
"""

import json
import logging
import re
from typing import Final

import aiohttp

from bot.periodic_work import Job

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
