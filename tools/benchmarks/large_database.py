"""Fills a database as two years of a large server leave it: members, rounds with their logs,
seasons, ratings, achievements, puzzles.

A few sessions of each game are really played. Their tables and logs are then repeated with other
people, at other times, and counted as the bot counts. Nothing here draws, and nothing needs
Discord.
"""

import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, select, text

from data import schema
from data.database.database import Database
from data.database.open_database import open_database
from data.store import open_store
from games import GAMES
from tables.people.achievements import ACHIEVEMENTS
from tables.people.leaderboard_kinds import ALL_GAMES
from tables.people.ratings_and_bot_levels import Rating
from tables.state import calendar_days
from tables.state.phases import Phase
from tests.tables.table_harness import GUILD, TableHarness

DAY = 86_400_000  # ms
DAYS = 730
# as `data.expiry` keeps them, and as long as logs are
DAYS_COUNTED, WEEKS_COUNTED, LOG_DAYS = 400, 14, 365
REST = 2 * DAY  # since the last session: the bot has nothing to show when it starts
ROUNDS = 3  # of a session
PEOPLE = 4  # at most, at a table
ROWS = 5_000  # inserted at once
PUZZLERS = 300  # people who try the puzzle of a day
BUSY = 1.1  # exponent: how unevenly people play


class Template(NamedTuple):
    """A session that was really played, by people with the ids 1 and up."""

    game: str
    people: int
    winners: tuple[int, ...]  # the person who has won each round; 0: nobody
    rows: Mapping[str, Sequence[Mapping[str, Any]]]  # of "tables", "log" and "transfers"


@dataclass(frozen=True)
class Size:
    """The size of a database: its people and their sessions."""

    members: int = 50_000
    sessions: int = 40_000


async def play_templates(folder: Path) -> list[Template]:
    """Play two sessions of each game."""
    found = []
    for number, game in enumerate(2 * list(GAMES)):
        people = max(GAMES[game].players[0], min(2 + number % 3, PEOPLE, GAMES[game].players[-1]))
        store = await open_store(f"sqlite:///{folder / f'{number}.sqlite3'}")
        house = TableHarness(store)
        for user in range(1, people + 1):
            await house.tables.house_chips.welcome(GUILD, user)
        table_id = await house.started(game, people)
        winners = []
        for played in range(ROUNDS):
            table = await house.deal(table_id)
            winner = next(
                (
                    row.user
                    for settlement in house.heard[-1].settlements
                    for row in settlement.rows
                    if row.won
                ),
                0,
            )
            winners.append(winner)
            for seat in table.people if played < ROUNDS - 1 else ():
                if (await house.tables.load(table_id)).phase is Phase.PAUSE:
                    await house.tables.ready(table_id, table.chairs[seat].user or 0)
        await house.closed(table_id)
        rows = {
            table.name: [dict(row._mapping) for row in await store.rows(select(table))]
            for table in (schema.tables, schema.log, schema.transfers)
        }
        rows["transfers"] = [row for row in rows["transfers"] if row["table_id"]]
        found.append(Template(game, people, tuple(winners), rows))
        await store.close()
    return found


class LargeServer:
    """The rows of a large server, made by chance from a number.

    Args:
        guild: the server.
        channel: where all tables were.
        known: people of whom much is known: those who will ask.
        now: the end of the two years, ms.
    """

    def __init__(
        self, guild: int, channel: int, known: Sequence[int], now: int, size: Size
    ) -> None:
        self.guild, self.channel, self.now, self.size = guild, channel, now, size
        self.rng = random.Random(1)
        others = [10**17 + 977 * number for number in range(size.members - len(known))]
        self.members = [*known, *others]
        self.weights = [1 / (place + 20) ** BUSY for place in range(len(self.members))]
        self.counters: dict[tuple[int, str, int, str], Counter[str]] = defaultdict(Counter)
        self.met: Counter[tuple[int, int, str]] = Counter()
        self.played: Counter[tuple[int, str]] = Counter()

    def sessions(self, templates: Sequence[Template]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Yield the rows of all sessions by table, oldest first, and count them.

        Logs older than a year are left out.
        """
        today = calendar_days.day_at(self.now, None)
        waiting = iter(self.members)  # everybody has played once
        for number in range(self.size.sessions):
            template = self.rng.choice(templates)
            at = self.now - REST - int((1 - number / self.size.sessions) * DAYS * DAY)
            chosen = {
                user for user in (next(waiting, None), next(waiting, None)) if user is not None
            }
            while len(chosen) < template.people:
                chosen.update(
                    self.rng.choices(self.members, self.weights, k=template.people - len(chosen))
                )
            people = self.rng.sample(sorted(chosen), template.people)
            self.count(template, people, calendar_days.day_at(at, None), today)
            if at >= self.now - LOG_DAYS * DAY:
                yield from self.repeated(template, people, f"{number:08x}", at)

    def repeated(
        self, template: Template, people: Sequence[int], table_id: str, at: int
    ) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Yield the rows of a session with other people at another time."""
        (old,) = template.rows["tables"]
        moved = at - old["changed_at"]
        body = json.loads(old["body"])
        for chair in body["chairs"]:
            chair["user"] = people[chair["user"] - 1]
        body |= {"id": table_id, "guild": self.guild, "host": people[0], "agreed": []}
        ids = {"id": table_id, "guild": self.guild, "channel": self.channel, "host": people[0]}
        yield "tables", {**old, **ids, "changed_at": at, "body": json.dumps(body)}
        for row in template.rows["log"]:
            by = None if row["by"] is None else people[row["by"] - 1]
            yield "log", {**row, "table_id": table_id, "by": by, "at": row["at"] + moved}
        for row in template.rows["transfers"]:
            sides = {
                side: self.account(row[side], people, table_id) for side in ("source", "target")
            }
            yield (
                "transfers",
                {
                    **row,
                    **sides,
                    "id": f"{table_id}{row['id'][8:]}",
                    "table_id": table_id,
                    "at": row["at"] + moved,
                },
            )

    def account(self, account: str, people: Sequence[int], table_id: str) -> str:
        """Return an account of a template as one of this server."""
        kind, _, rest = account.partition(":")
        if kind == "member":
            return f"member:{self.guild}:{people[int(rest.rpartition(':')[2]) - 1]}"
        return f"table:{table_id}" if kind == "table" else f"house:{self.guild}"

    def count(self, template: Template, people: Sequence[int], day: int, today: int) -> None:
        """Count the rounds of a session."""
        spans = [("all", 0), ("month", calendar_days.month_of(day))]
        spans += [("week", calendar_days.week_of(day))] if day >= today - WEEKS_COUNTED else []
        for place, user in enumerate(people, 1):
            won = template.winners.count(place)
            counted = Counter(
                begun=ROUNDS,
                played=ROUNDS,
                won=won,
                fair=1000 * ROUNDS // len(people),
                hc=self.rng.randint(-40, 40),
            )
            for span, start in spans:
                for game in (ALL_GAMES, template.game):
                    self.counters[user, span, start, game].update(counted)
            if day >= today - DAYS_COUNTED:
                self.counters[user, "day", day, template.game].update(counted)
            self.played[user, template.game] += ROUNDS
            self.met.update((user, other, template.game) for other in people if other != user)

    def others(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Yield the rows of people and what they have earned, once all sessions have been
        counted.
        """
        guild, rng, today = self.guild, self.rng, calendar_days.day_at(self.now, None)
        shown: dict[tuple[int, str], int | None] = {}
        best: dict[int, int] = {}
        opponents: Counter[tuple[int, str]] = Counter((user, game) for user, _, game in self.met)
        for (user, game), rounds in self.played.items():
            rating = Rating(
                rng.gauss(25, 5),
                max(1.0, 8 - rounds / 20),
                rounds,
                opponents[user, game],
                2 * rounds,
            )
            shown[user, game] = rating.shown
            best[user] = max(best.get(user, 0), rating.shown or 0)
            fields = {
                name: getattr(rating, name)
                for name in ("mu", "sigma", "played", "opponents", "meetings")
            }
            yield (
                "ratings",
                {"guild": guild, "game": game, "user": user, "shown": rating.shown, **fields},
            )
            yield "rounds", {"user": user, "game": game, "played": rounds}
        for (user, span, start, game), counted in self.counters.items():
            figures = {
                name: counted[name]
                for name in ("begun", "played", "won", "fair", "matches", "matches_won", "hc")
            }
            told = shown.get((user, game)) if game else best.get(user) or None
            place = {
                "user": user,
                "guild": guild,
                "span": span,
                "start": start,
                "game": game,
                "bots": False,
            }
            yield "tallies", {**place, **figures, "rating": told, "present": True}
        for (user, other, game), times in self.met.items():
            yield (
                "rating_meetings",
                {"guild": guild, "game": game, "user": user, "opponent": other, "played": times},
            )
        for number, user in enumerate(self.members):
            name = f"Member {number}"
            names = {
                "name": name,
                "username": name.lower(),
                "locale": "en",
                "dm_channel": None,
                "dm_closed": False,
            }
            yield "people", {"user": user, **names}
            yield "members", {"guild": guild, "user": user, "name": name}
            account = {
                "account": f"member:{guild}:{user}",
                "guild": guild,
                "kind": "member",
                "user": user,
                "balance": 400,
            }
            yield "accounts", account
            for key in rng.sample(
                sorted(ACHIEVEMENTS), min(len(ACHIEVEMENTS), int(rng.expovariate(1 / 4)))
            ):
                yield (
                    "achievements",
                    {
                        "guild": guild,
                        "user": user,
                        "key": key,
                        "at": self.now - rng.randrange(DAYS) * DAY,
                        "deal": 1,
                    },
                )
        for day in range(today - DAYS_COUNTED, today):
            for user in {*rng.choices(self.members, self.weights, k=PUZZLERS), *self.members[:5]}:
                yield (
                    "puzzle_answers",
                    {
                        "user": user,
                        "day": day,
                        "counted": day,
                        "choice": 0,
                        "right": rng.random() < 0.4,
                    },
                )
        month = calendar_days.month_of(today)
        for back in range(1, 25):
            start = calendar_days.months_later(month, -back)
            yield (
                "seasons",
                {
                    "guild": guild,
                    "start": start,
                    "closed_at": self.now - back * 30 * DAY,
                    "told": self.now,
                },
            )
            for game in GAMES:
                winner = {"user": rng.choice(self.members[:100]), "measure": "won", "value": 99}
                yield "season_winners", {"guild": guild, "start": start, "game": game, **winner}
        yield (
            "accounts",
            {
                "account": f"house:{guild}",
                "guild": guild,
                "kind": "house",
                "user": None,
                "balance": 0,
            },
        )


async def fill(url: str, server: LargeServer, templates: Sequence[Template]) -> Mapping[str, int]:
    """Write all rows into a database that has the schema. Returns the number of rows by table."""
    database = await open_database(url)
    written: Counter[str] = Counter()
    waiting: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    try:
        for rows in (server.sessions(templates), server.others()):
            for name, row in rows:
                waiting[name].append(row)
                if len(waiting[name]) >= ROWS:
                    await flush(database, waiting, written)
        await flush(database, waiting, written)
        await database.write(lambda connection: connection.execute(text("ANALYZE")))
    finally:
        await database.close()
    return written


async def flush(
    database: Database, waiting: dict[str, list[Mapping[str, Any]]], written: Counter[str]
) -> None:
    """Insert what waits, tables first: the others refer to them."""
    for name in sorted(waiting, key=lambda name: name != "tables"):
        if rows := waiting[name]:
            await database.write(partial(insert, schema.metadata.tables[name], rows))
            written[name] += len(rows)
    waiting.clear()


def insert(table: Table, rows: Sequence[Mapping[str, Any]], connection: Connection) -> None:
    """Insert rows into a table."""
    connection.execute(table.insert(), list(rows))
