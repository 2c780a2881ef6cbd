"""Part of the campaign: matches in teams, with every company of people and bots in every game that
has teams.

One person has closed direct messages, the bot is killed in mid-round, a person leaves in mid-round,
and *Play again* keeps the teams (`tests.e2e.team_matches`).
"""

from collections import Counter
from itertools import product

from tests.e2e import books
from tests.e2e.company import ALREADY_ANSWERED
from tests.e2e.house import PATIENT, TOO_MANY, Bot, read_by_tests
from tests.e2e.team_matches import COMPANIES, SLOWLY, TEAM_GAMES, team_match
from tools.campaign.part import Figures, Part, Place
from tools.playground.server import Playground

ALONE = "one person"
# Company, whether a person leaves, and the game. In other companies than this one somebody always
# leaves.
STAYS = "four people"
CASES = [
    *((company, True, game) for company, game in product(COMPANIES, TEAM_GAMES)),
    *((STAYS, False, game) for game in TEAM_GAMES),
]


async def case(number: int, place: Place) -> Figures:
    """One match of one game, and the beginning of the next."""
    company, leaves, game = CASES[number]
    kind = "postgres" if sum(divmod(number, len(TEAM_GAMES))) % 2 else "sqlite"
    async with (
        place.database(kind) as url,
        Playground(first_answer=PATIENT) as playground,
        Bot(playground, url, **SLOWLY) as bot,
        team_match(playground, bot, game, company) as match,
    ):
        read_by_tests(playground)
        await match.open()
        await match.move(2)
        await match.survive_a_kill()
        if leaves and company != ALONE:
            await match.move(1)
            await match.leave([*match.people][-(number // 3 % 2)])  # the host or the last
        await match.play_on()
        await match.play_again()
        if company == ALONE:
            await match.move(2)
            await match.leave(0)
            await match.be_left()
        assert bot.faults == [], "".join(bot.lines[-60:])
        broken = [
            rule
            for rule in playground.broken_rules
            if rule["code"] != ALREADY_ANSWERED and rule["status"] != TOO_MANY
        ]
        assert broken == [], broken
        return (await books.check(url)) + Counter(
            {
                "matches": 1,
                f"matches of {game}": 1,
                company: 1,
                "kills": 1,
                "people who left": int(leaves),
            }
        )


PART = Part(
    "Matches of four in every game with teams, with every company of people and bots; closed direct messages, a kill and a leaver in mid-round, "
    "and *Play again*: teams, hands, buttons and clocks go on, and no partner is punished",
    "matches",
    len(CASES),
    case,
    most=len(CASES),
    wants_server=True,
)
