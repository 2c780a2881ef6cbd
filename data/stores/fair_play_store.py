"""Conduct of people, and figures about pairs of people."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Select, and_, case, false, func, not_, or_, select

from data.person_marks import leaver_alias
from data.schema import WITH_GAIN, WITH_SHARE, left_rounds, pair_shares, pairs, tallies
from data.stores import fair_play_rows
from data.stores.results_base import ResultsBase
from tables.people.boards import Span
from tables.people.fair_play import HALF, LEFT_DAYS, RELIABILITY_DAYS, ROUNDS_FOR_SHARE, ChipFlow, ClosePair, Conduct, Figures
from tables.state.default_settings import DAY


class SqlFairPlayStore(ResultsBase):
    """Conduct and pairs in the database (`tables.people.fair_play.FairPlayStore`)."""

    async def conduct(self, guild: int, user: int, now: int) -> Conduct:
        """Return how a person has played with others on a server."""
        one, today = tallies.c, now // DAY
        lately = case((one.start > today - LEFT_DAYS, one.begun), else_=0)
        counted = select(func.sum(one.begun), func.sum(one.played), func.sum(lately))
        with_others = (one.user == user, one.guild == guild, one.span == Span.DAY.value, one.bots == false())
        (sums,) = await self.rows(counted.where(*with_others, one.start > today - RELIABILITY_DAYS))
        users = [user, *(leaver_alias(key, guild, user) for key in (self._mark_key,))]
        left = left_rounds.c
        times = select(left.at, left.user).where(left.guild == guild, left.user.in_(users))
        rows = await self.rows(times.where(left.at > now - LEFT_DAYS * DAY).order_by(left.at))
        begun, played, recent = (int(value or 0) for value in sums)
        return Conduct(begun, played, recent, left=tuple(row.at for row in rows), returned=any(row.user < 0 for row in rows))

    async def chip_flows(self, guild: int, month: int, limit: int, offset: int = 0) -> Sequence[ChipFlow]:
        """Return pairs by the chips that went one way between them, the most chips first."""
        one = pairs.c
        query = select(one.user, one.opponent, one.hc, one.tables, one.rounds, one.gained, one.lost)
        query = query.where(one.guild == guild, one.month == month, WITH_GAIN).order_by(one.hc.desc(), one.user.desc())
        return [ChipFlow(*row) for row in await self.rows(query.limit(limit).offset(offset))]

    async def flow_figures(self, guild: int, month: int) -> Figures:
        """Return how many pairs have exchanged chips, and how many half-chips went one way in the middle of them."""
        one = pairs.c
        return await self._figures(select(one.hc).where(one.guild == guild, one.month == month, WITH_GAIN).order_by(one.hc))

    async def close_pairs(self, guild: int, month: int, limit: int, offset: int = 0) -> Sequence[ClosePair]:
        """Return pairs who play mostly with each other, the largest share of one of them first.

        At least one of the two has played half of their rounds with the other and no third person. People with fewer than
        `ROUNDS_FOR_SHARE` rounds are left out.
        """
        own, theirs, pair = pair_shares, pair_shares.alias("theirs"), pairs
        together = and_(
            pair.c.guild == own.c.guild,
            pair.c.month == own.c.month,
            pair.c.user == own.c.user,
            pair.c.alone * 1000 // own.c.rounds == own.c.share,
        )
        other = and_(theirs.c.guild == own.c.guild, theirs.c.month == own.c.month, theirs.c.user == pair.c.opponent)
        # Where both are on the list, the pair stands there once: with the larger share.
        stands_above = and_(
            theirs.c.rounds >= ROUNDS_FOR_SHARE,
            pair.c.alone * 1000 // theirs.c.rounds == theirs.c.share,
            or_(theirs.c.share > own.c.share, and_(theirs.c.share == own.c.share, theirs.c.user > own.c.user)),
        )
        columns = (own.c.user, pair.c.opponent, pair.c.alone, own.c.rounds, theirs.c.rounds.label("of_opponent"))
        query = select(*columns).select_from(own.join(pair, together).join(theirs, other))
        query = query.where(own.c.guild == guild, own.c.month == month, own.c.rounds >= ROUNDS_FOR_SHARE, own.c.share >= HALF)
        query = query.where(not_(stands_above)).order_by(own.c.share.desc(), own.c.user.desc())
        return [ClosePair(*row) for row in await self.rows(query.limit(limit).offset(offset))]

    async def pair_figures(self, guild: int, month: int) -> Figures:
        """Return how many people have played enough rounds, and the middle of their shares with the same person."""
        one = pair_shares.c
        query = select(one.share).where(one.guild == guild, one.month == month, WITH_SHARE)
        return await self._figures(query.order_by(one.share))

    async def _figures(self, ordered: Select[int]) -> Figures:
        """Return the number of values of a query, and the middle one."""
        (size,) = await self.rows(select(func.count()).select_from(ordered.order_by(None).subquery()))
        middle = await self.rows(ordered.limit(1).offset(size[0] // 2))
        return Figures(size[0], int(middle[0][0])) if middle else Figures()

    async def erase_fair_play(self, left_before: int, months_before: int) -> bool:
        """Erase some rows about rounds left before a time, and about earlier months. Returns False if there are none."""
        return await self.write(partial(fair_play_rows.erase_old, left_before=left_before, months_before=months_before))
