"""Part of the campaign: the bot is killed (SIGKILL) at random moments of sessions of all games, and
started again.

It runs on SQLite and on PostgreSQL, while Discord and the players go on. While the bot is dead, its
books are checked. At the end all tables are closed and paid, nothing was shown or booked twice,
nobody lost a turn by an outage, and every press was answered (`tests.e2e.company`).
"""

from collections import Counter

from tools.campaign.evening import ANY, evening
from tools.campaign.part import Figures, Part, Place

KILLS = 25  # a case


async def case(number: int, place: Place, kills: int = KILLS) -> Figures:
    """Run one bot for an evening, and kill it again and again."""
    kind = "postgres" if number % 2 else "sqlite"
    async with place.database(kind) as url:
        async with evening(url, number) as here:
            for _ in range(kills):
                where = await here.struck()
                here.figures += Counter(
                    {"kills": 1, "kills at any time" if where == ANY else f"kills in {where}": 1}
                )
        return here.figures + Counter({f"evenings on {kind}": 1})


PART = Part(
    "Kills at random moments of sessions of all games, on SQLite and PostgreSQL: nothing lost, nothing twice, no press without an answer",
    "kills",
    1_000,
    case,
    wants_server=True,
)
