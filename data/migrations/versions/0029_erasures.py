"""People who are being forgotten, and a fact that databases lack which migration 0018 upgraded before it stored it."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"

FACT = "counted-before-days"
COUNTERS = ("begun", "played", "won", "hc")


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
    of_all_games = sa.select(one.guild, one.user).where(one.game == "", one.bots.is_(False)).group_by(one.guild, one.user)
    more = sums["all", "played"] > sums["month", "played"]
    begun = sums["all", "begun"] > sums["month", "begun"]
    query = of_all_games.having(sa.or_(more, begun)).subquery()
    return int(connection.scalar(sa.select(sa.func.count()).select_from(query)) or 0)
