"""Rows of achievements. Every function runs inside its caller's transaction."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, delete, func, select

from data.database.upserts import insert
from data.person_marks import returned_at
from data.schema import achievement_steps, achievements
from tables.achievements.catalogue import ACHIEVEMENTS, PEOPLE_BEATEN, Progress
from tables.state.change import Change, Feat


def store(connection: Connection, change: Change, now: int) -> None:
    """Count the feats of a deal, and award what is earned by them. An achievement that was earned before changes nothing."""
    if not change.feats:
        return
    guild = change.table.guild
    earned = _earned(connection, guild, {feat.user for feat in change.feats})
    beaten = {int(feat.mark) for feat in change.feats if feat.key == PEOPLE_BEATEN.key}
    returned = {str(user) for user in returned_at(connection, beaten, now)} if beaten else set()
    for feat in change.feats:
        if (feat.user, feat.key) in earned or feat.key not in ACHIEVEMENTS or feat.mark in returned:
            continue
        if feat.breaks:
            _forget_steps(connection, guild, feat)
        elif _count_step(connection, guild, feat) >= ACHIEVEMENTS[feat.key].goal:
            _forget_steps(connection, guild, feat)
            source = {"table_id": change.table.id, "deal": change.table.deals}
            row = {"guild": guild, "user": feat.user, "key": feat.key, "at": now, **source}
            connection.execute(insert(connection, achievements).values(row).on_conflict_do_nothing())
            earned.add((feat.user, feat.key))


def load(connection: Connection, guild: int, user: int) -> Mapping[str, Progress]:
    """Return a person's progress by achievement, the first earned first."""
    one, step = achievements.c, achievement_steps.c
    query = select(one.key, one.at).where(one.guild == guild, one.user == user).order_by(one.at, one.key)
    found = {row.key: Progress(earned_at=row.at) for row in connection.execute(query)}
    counts = select(step.key, func.sum(step.count).label("steps")).where(step.guild == guild, step.user == user)
    for row in connection.execute(counts.group_by(step.key).order_by(step.key)):
        found.setdefault(row.key, Progress(int(row.steps)))
    return found


def _earned(connection: Connection, guild: int, users: Collection[int]) -> set[tuple[int, str]]:
    """Return what these people have earned before, as pairs of person and key."""
    one = achievements.c
    query = select(one.user, one.key).where(one.guild == guild, one.user.in_(sorted(users)))
    return {(row.user, row.key) for row in connection.execute(query)}


def _count_step(connection: Connection, guild: int, feat: Feat) -> int:
    """Store a step, and return how many there are. A mark counts once; without a mark every step counts."""
    goal, step = ACHIEVEMENTS[feat.key].goal, achievement_steps.c
    if goal == 1:
        return 1
    row = {"guild": guild, "user": feat.user, "key": feat.key, "mark": feat.mark, "count": 1}
    inserted = insert(connection, achievement_steps).values(row)
    keys = [column.name for column in achievement_steps.primary_key]
    once_more = inserted.on_conflict_do_update(index_elements=keys, set_={"count": step.count + 1})
    connection.execute(inserted.on_conflict_do_nothing() if feat.mark else once_more)
    mine = (step.guild == guild, step.user == feat.user, step.key == feat.key)
    return int(connection.scalar(select(func.sum(step.count)).where(*mine)) or 0)


def _forget_steps(connection: Connection, guild: int, feat: Feat) -> None:
    step = achievement_steps.c
    connection.execute(delete(achievement_steps).where(step.guild == guild, step.user == feat.user, step.key == feat.key))
