"""Test of a bot killed at seven random moments of a session of Buki, and started again on the same
database.

Discord and the players go on: in the lobby, in play, while stakes are placed, during settlement,
between commit, sending and recording. The campaign does this many more times, with all games
(docs/developers/reliability.md).
"""

import os
from pathlib import Path

from tests.e2e.company import company

SEED = int(os.environ.get("KILL_SEED", "20"))

LOBBY = [
    "request POST /channels/\\d+/messages",
    "press join",
    "request POST /users/@me/channels",
    "press computer|start",
]
PLAY = [
    "press stake|add|raise",
    "press play|pass",
    "press ready",
    "request POST /channels/\\d+/messages Buki",
    "request (PATCH|POST) . wins the round|nobody wins",
    "request DELETE .",
    "any time",
]


async def test_killed_seven_times_and_played_to_the_end(tmp_path: Path) -> None:
    async with company(
        tmp_path, SEED, [("Anna", True), ("Ben", True), ("Cilli", False)], 1
    ) as reaper:
        moments = reaper.rng.sample(PLAY, 3)
        for what in LOBBY:
            await reaper.at(what, 0.0 if what.startswith("request") else 0.1)
        for what in moments:
            await reaper.at(what)
