"""People who are being forgotten, a fact that migration 0018 did not store at first, and traces of forgotten people.

Until now the meetings of others kept the id of a forgotten person if a round had spared the rating of that person.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"

FACT = "counted-before-days"
COUNTERS = ("begun", "played")


def upgrade() -> None:
    op.create_table(
        "erasures",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    facts = sa.table("facts", sa.column("name"), sa.column("value"))
    known = connection.scalar(sa.select(facts.c.value).where(facts.c.name == FACT))
    upgraded = 0 if known else counted_before(connection)
    if upgraded:
        connection.execute(sa.insert(facts).values(name=FACT, value=str(upgraded)))
    disown_meetings(connection)


def disown_meetings(connection: sa.Connection) -> None:
    """Replace opponents who have no rating any more by random ids: ratings are deleted only when a person is forgotten."""
    names = ("guild", "game", "user", "opponent")
    meetings = sa.table("rating_meetings", *(sa.column(name) for name in names))
    one, rating = meetings.c, sa.table("ratings", *(sa.column(name) for name in names[:3])).c
    theirs = sa.exists().where(rating.guild == one.guild, rating.game == one.game, rating.user == one.opponent)
    for row in connection.execute(sa.select(meetings).where(one.opponent > 0, ~theirs)).all():
        same = [one[name] == row._mapping[name] for name in names]
        connection.execute(sa.update(meetings).where(*same).values(opponent=-1 - secrets.randbits(62)))


def counted_before(connection: sa.Connection) -> int:
    """Return how many members have more in all games of all times than in all their months: 0018 wrote their rows.

    The months are kept for ever, and all rounds since 0018 are counted in them.
    """
    tallies = sa.table("tallies", *(sa.column(name) for name in ("guild", "user", "span", "game", "bots", *COUNTERS)))
    one = tallies.c
    sums = {
        (span, name): sa.func.sum(sa.case((one.span == span, one[name]), else_=0))
        for span in ("all", "month")
        for name in COUNTERS
    }
    more = [sums["all", name] > sums["month", name] for name in COUNTERS]
    members = sa.select(one.guild, one.user).where(one.game == "", one.bots.is_(False)).group_by(one.guild, one.user)
    query = members.having(sa.or_(*more)).subquery()
    return int(connection.scalar(sa.select(sa.func.count()).select_from(query)) or 0)
