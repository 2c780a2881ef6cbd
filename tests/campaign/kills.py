"""The bot is killed (SIGKILL) at random moments of sessions of all games, on SQLite and on PostgreSQL, and started again each time
while Discord and the people go on. While it is dead its books are read; in the end the table is closed and paid, nothing was shown or
booked twice, nobody was timed out by an outage and no press stayed without an answer (`tests.e2e.company.all_is_well`)."""

import random
import re
from collections import Counter

from games import GAMES
from tests.campaign.part import Figures, Part, Place
from tests.e2e.company import Reaper, company

ACT = "(?!join|agree|computer|start|ready|close|end|leave|goodbye|hand|/).*"
LOBBY = {
    "press /play": "lobby",
    "press join": "lobby",
    "press computer|start": "lobby",
    "request POST /channels/\\d+/messages": "posting",
    "request POST /users/@me/channels": "posting",
}
PLAY = {
    f"press {ACT}": "play",
    "press stake|add|raise|bet|claim|buyback": "stakes",
    "press ready": "settlement",
    "request (PATCH|POST) . wins the round|nobody wins|Round over|reaches the target": "settlement",
    "request POST /channels/\\d+/messages": "posting",
    "request PATCH /channels/\\d+/messages": "posting",
    "request PATCH /webhooks/": "posting",
    "request POST /interactions/": "posting",
    "request DELETE .": "posting",
    "any time": "any",
}
LEAVING = {"press leave": "leaving", "press goodbye": "leaving"}
STAKES = {"buki"}  # where they are placed before a deal and during it; elsewhere what is booked is booked with the deal
KILLS = 10  # a session


async def case(number: int, place: Place) -> Figures:
    """One session."""
    kind = "postgres" if number % 2 else "sqlite"
    key = list(GAMES)[number // 2 % len(GAMES)]
    rng = random.Random(number)
    people = [("Anna", True), ("Ben", rng.random() < 0.5), ("Cilli", True), ("Dora", False)][
        : max(2, min(rng.randint(2, 3), GAMES[key].players[-1]))
    ]
    most = GAMES[key].players[-1]
    computers = max(0, rng.choice([size for size in GAMES[key].players if size >= len(people)]) - len(people)) if most > 2 else 0
    async with place.database(kind) as url:
        async with company(place.folder, number, people, computers, game=key, url=url, ends="", TURN_SECONDS="300") as reaper:
            figures = await killed(reaper, key, rng)
        figures += reaper.read
    return figures + Counter({f"sessions of {key}": 1, f"sessions on {kind}": 1})


async def killed(reaper: Reaper, game: str, rng: random.Random) -> Figures:
    """So often, as long as the session goes on; how often in which moments."""
    figures: Figures = Counter()
    plan = [(what, 0.1) for what in rng.sample(sorted(LOBBY), 2)]
    middle = [(what, 0.15) for what in rng.choices(sorted(PLAY), k=KILLS - 3)]
    plan += middle if game in STAKES else [(what, delay) for what, delay in middle if PLAY[what] != "stakes"]
    if rng.random() < 0.5:
        plan.append((rng.choice(sorted(LEAVING)), 0.1))
    for what, delay in plan:
        if over(reaper):
            break
        if what in LEAVING:
            reaper.regulars[-1].wants_to_leave = True
        before = reaper.came
        await reaper.at(what, 0.0 if what.startswith("request") and what in LOBBY else delay)
        where = {**LOBBY, **PLAY, **LEAVING}[what] if reaper.came > before else "any"
        figures += Counter({"kills": 1, f"kills in {where}" if where != "any" else "kills at any time": 1})
    return figures


def over(reaper: Reaper) -> bool:
    """Whether the session has come to its end by itself."""
    tables = reaper.regulars[0].tables()
    return bool(tables) and not any(re.search("kh:[th]:", str(m["components"])) for m in tables)


PART = Part(
    "Kills at random moments of sessions of all games, on SQLite and PostgreSQL: nothing lost, nothing twice, no press without an answer",
    "kills",
    1_000,
    case,
    wants_server=True,
)
