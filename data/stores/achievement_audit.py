"""Checks of achievements against the deals in the logs. Functions run inside their caller's transaction."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from sqlalchemy import Connection, func, select

from data.schema import achievement_steps, achievements
from data.stores.repeated_logs import Repeated, in_order, returned_until
from tables.achievements.catalogue import ACHIEVEMENTS, PEOPLE_BEATEN
from tables.history.recount import FORGOTTEN
from tables.state.change import Feat


def first_earned(connection: Connection) -> Mapping[str, int]:
    """Return when each achievement was earned first: from then on it is known to exist."""
    query = select(achievements.c.key, func.min(achievements.c.at).label("at")).group_by(achievements.c.key)
    return {row.key: int(row.at) for row in connection.execute(query)}


def achievement_faults(
    connection: Connection, guild: int, repeated: Repeated, complete: set[int], known: Mapping[str, int], unchecked: Counter[str]
) -> Iterator[str]:
    """Yield achievements that nobody has earned by the logs, and those that are missing.

    `complete` are the people of whom no log is missing. `known` says when each achievement was earned first.
    """
    done: dict[tuple[str, int], set[tuple[int, str]]] = defaultdict(set)
    for counted in repeated.rounds:
        done[counted.table, counted.added.deal] |= {(feat.user, feat.key) for feat in counted.added.feats}
    tables = {counted.table for counted in repeated.rounds} - repeated.disowned
    one = achievements.c
    earned = set()
    for row in connection.execute(select(achievements).where(one.guild == guild).order_by(one.user, one.key)):
        earned.add((row.user, row.key))
        if row.table_id in tables and (row.user, row.key) not in done.get((row.table_id, row.deal), set()):
            told = f"{row.key!r} is said to be earned in round {row.deal} of table {row.table_id}; its log does not show it"
            yield f"server {guild}, member {row.user}: {told}"
    there = [counted.added for counted in repeated.rounds if counted.table in repeated.disowned]
    complete = (
        complete - {one.user for added in there for one in added.tallies} - {one.user for added in there for one in added.feats}
    )
    steps, awarded = _award(repeated, returned_until(connection))
    for user, key in sorted(awarded):
        goal = ACHIEVEMENTS[key].goal
        if user in complete and (user, key) not in earned and known.get(key, 1 << 62) <= awarded[user, key]:
            yield f"server {guild}, member {user}: {key!r} is missing, which the logs give ({goal} of {goal})"
    step = achievement_steps.c
    kept = select(step.user, step.key, func.sum(step.count).label("taken")).where(step.guild == guild)
    for row in connection.execute(kept.group_by(step.user, step.key).order_by(step.user, step.key)):
        right = sum(steps.get((row.user, row.key), Counter()).values())
        if row.user not in complete or row.key not in ACHIEVEMENTS:
            unchecked["steps towards achievements"] += 1
        elif int(row.taken) != right:
            yield f"server {guild}, member {row.user}: {row.taken} steps towards {row.key!r}, the logs give {right}"


def _award(
    repeated: Repeated, returned: Mapping[int, int]
) -> tuple[dict[tuple[int, str], Counter[str]], dict[tuple[int, str], int]]:
    """Return the steps towards achievements, and when each was earned, as `data.stores.achievement_rows` counts them."""
    steps: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    awarded: dict[tuple[int, str], int] = {}
    for counted in in_order(repeated):
        for feat in counted.added.feats:
            of = (feat.user, feat.key)
            if feat.user >= FORGOTTEN or of in awarded or feat.key not in ACHIEVEMENTS:
                continue
            if feat.key == PEOPLE_BEATEN.key and counted.added.at < returned.get(int(feat.mark), 0):
                continue
            if feat.breaks:
                steps.pop(of, None)
            elif _step(steps[of], feat) >= ACHIEVEMENTS[feat.key].goal:
                steps.pop(of, None)
                awarded[of] = counted.added.at
    return steps, awarded


def _step(counted: Counter[str], feat: Feat) -> int:
    counted[feat.mark] = 1 if feat.mark else counted[feat.mark] + 1
    return sum(counted.values())
