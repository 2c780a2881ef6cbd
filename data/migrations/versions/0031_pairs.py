"""What two partners have played and won together, by time and game, and the partners of winners of seasons.

The migration cannot tell when earlier rounds of partners were played, or whether against bots: boards of pairs begin with it.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"

COUNTERS = ("played", "won", "matches", "matches_won")
ON_BOARDS = "span <> 'day' AND user_present AND partner_present"
BOARDS = {
    "won": f"{ON_BOARDS} AND played > 0",
    "matches_won": f"{ON_BOARDS} AND matches > 0",
    "rating": f"{ON_BOARDS} AND rating IS NOT NULL",
}
DAY = 24 * 60 * 60


def upgrade() -> None:
    op.create_table(
        "partner_tallies",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("span", sa.Text, primary_key=True),
        sa.Column("start", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("bots", sa.Boolean, primary_key=True),
        sa.Column("partner", sa.BigInteger, primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in COUNTERS),
        sa.Column("rating", sa.Integer),
        sa.Column("user_present", sa.Boolean, nullable=False),
        sa.Column("partner_present", sa.Boolean, nullable=False),
    )
    times = ["guild", "span", "start", "game", "bots"]
    for measure, where in BOARDS.items():
        add_index(measure, [*times, measure, "user", "partner"], where)
    add_index("partner", ["partner", *times])
    add_index("gone", ["guild", "user"], "NOT user_present")
    add_index("partner_gone", ["guild", "partner"], "NOT partner_present")
    add_index("start", ["span", "start"], "span IN ('day', 'week')")
    op.add_column("season_winners", sa.Column("partner", sa.BigInteger))
    connection = op.get_bind()
    partners = sa.table("partners", sa.column("user"))
    if connection.scalar(sa.select(partners.c.user).limit(1)) is not None:  # the audit then expects less than the logs give
        facts = sa.table("facts", sa.column("name"), sa.column("value"))
        first_whole_day = int(time.time()) // DAY + 2  # a time zone is at most a day ahead
        connection.execute(sa.insert(facts).values(name="pairs-counted-from-day", value=str(first_whole_day)))


def add_index(name: str, columns: list[str], where: str | None = None) -> None:
    condition = None if where is None else sa.text(where)
    op.create_index(f"partner_tallies_{name}", "partner_tallies", columns, sqlite_where=condition, postgresql_where=condition)
