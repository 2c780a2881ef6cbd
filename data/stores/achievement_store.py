"""Reads the achievements of people, and the counts towards them."""

from collections.abc import Mapping, Sequence

from sqlalchemy import select

from data.schema import achievements
from data.stores import achievement_rows
from data.stores.results_base import ResultsBase
from tables.achievements.catalogue import Progress


class SqlAchievementStore(ResultsBase):
    """Achievements in the database (`tables.achievements.achievement_store.AchievementStore`)."""

    async def achievements(self, guild: int, user: int) -> Mapping[str, Progress]:
        """Return a person's progress by achievement, the first earned first. Those without any step are left out."""
        return await self.read(lambda connection: achievement_rows.load(connection, guild, user))

    async def earned_in_deal(self, user: int, table_id: str, deal: int) -> Sequence[str]:
        """Return the achievements that a person has earned with this deal of a table, by key."""
        one = achievements.c
        query = select(one.key).where(one.user == user, one.table_id == table_id, one.deal == deal).order_by(one.key)
        return [row.key for row in await self.rows(query)]
