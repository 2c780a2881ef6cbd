"""Checks of the levels of bots that people meet against the logs. Functions run inside their caller's transaction."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, select

from ai.levels import Level
from data.people import parse_level
from data.schema import level_progress, rounds_played
from data.stores.repeated_logs import Repeated
from tables.history.recount import FORGOTTEN
from tables.people.levels import LevelProgress


class BotRound(NamedTuple):
    """A round of a person alone against bots, ordered by time."""

    at: int
    table: str
    version: int
    level: Level | None  # None: the log does not tell it
    won: bool


@dataclass
class BotRounds:
    """What the logs of all servers say about rounds with bots, by person and game."""

    alone: dict[tuple[int, str], list[BotRound]] = field(default_factory=lambda: defaultdict(list))
    played: Counter[tuple[int, str]] = field(default_factory=Counter)  # rounds played to the end, with others as well

    def add(self, repeated: Repeated) -> None:
        """Add the rounds of a server."""
        for counted in repeated.rounds:
            added = counted.added
            for record in added.records:
                if record.user < FORGOTTEN:
                    self.played[record.user, counted.game] += 1
                    if record.level is not None:
                        level = record.level if added.are_levels_known else None
                        one = BotRound(added.at, counted.table, added.version, level, record.won)
                        self.alone[record.user, counted.game].append(one)


def level_faults(connection: Connection, rounds: BotRounds, unchecked: Counter[str]) -> Iterator[str]:
    """Yield levels that the rounds do not give. Only of people and games of which all logs on all servers are kept."""
    stored = {(row.user, row.game): (row.level, row.recent) for row in connection.execute(select(level_progress))}
    for row in connection.execute(select(rounds_played).order_by(rounds_played.c.user, rounds_played.c.game)):
        of = (row.user, row.game)
        if of not in stored and of not in rounds.alone:
            continue
        told = parse_level(*stored[of]) if of in stored else LevelProgress()
        right = _progress(rounds.alone.get(of, []))
        if told is None or right is None or row.played != rounds.played[of]:
            unchecked["levels of bots"] += 1
        elif told != right:
            yield f"member {row.user}: the level of bots in {row.game} is {_told(told)}, the logs give {_told(right)}"


def _progress(rounds: list[BotRound]) -> LevelProgress | None:
    """Return the progress after these rounds; None if it depends on what the logs do not tell."""
    times = Counter(one.at for one in rounds)
    progress = LevelProgress()
    for one in sorted(rounds, key=lambda one: one.at):
        if one.level is None or times[one.at] > 1:
            return None
        if one.level is progress.level:
            progress = progress.after_round(won=one.won)
    return progress


def _told(progress: LevelProgress) -> str:
    signs = "".join("+" if won else "-" for won in progress.recent)
    return f"{progress.level.name.lower()}{f' ({signs})' if signs else ''}"
