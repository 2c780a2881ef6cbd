"""Counters for leaderboards of a week, a season or all times, and the time zone of a server.

What is known of the time before is counted as if it had been played against people, in all games together: rounds, rounds won,
and the chips that tables have paid less those that they have taken. Processes of version 1 still write the rounds into `records`.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

COUNTERS = ("begun", "played", "won", "matches", "matches_won", "hc")
ON_BOARDS = "span <> 'day' AND present"
BOARDS = {
    "won": f"{ON_BOARDS} AND played > 0",
    "hc": f"{ON_BOARDS} AND played > 0",
    "matches_won": f"{ON_BOARDS} AND matches > 0",
    "rating": f"{ON_BOARDS} AND rating IS NOT NULL",
}


def upgrade() -> None:
    op.add_column("guilds", sa.Column("time_zone", sa.Text))
    tallies = op.create_table(
        "tallies",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("span", sa.Text, primary_key=True),
        sa.Column("start", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("bots", sa.Boolean, primary_key=True),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in COUNTERS),
        sa.Column("rating", sa.Integer),
        sa.Column("present", sa.Boolean, nullable=False),
    )
    for measure, where in BOARDS.items():
        columns = ["guild", "span", "start", "game", "bots", measure, "user"]
        add_index(f"tallies_{measure}", columns, where)
    add_index("tallies_gone", ["guild", "user"], "NOT present")
    add_index("tallies_start", ["span", "start"], "span IN ('day', 'week')")
    connection = op.get_bind()
    chips = chips_won(connection)
    records = sa.table("records", *(sa.column(name) for name in ("guild", "user", "played", "won")))
    rows = [
        {
            "user": row.user,
            "guild": row.guild,
            "span": "all",
            "start": 0,
            "game": "",
            "bots": False,
            **dict.fromkeys(COUNTERS, 0),
            "begun": row.played,
            "played": row.played,
            "won": row.won,
            "hc": chips.get((row.guild, row.user), 0),
            "rating": None,
            "present": True,
        }
        for row in connection.execute(sa.select(records))
    ]
    for first in range(0, len(rows), 1000):
        connection.execute(tallies.insert(), rows[first : first + 1000])
    connection.execute(sa.delete(records))
    if rows:  # the audit then knows that counters of all games hold more than their games
        facts = sa.table("facts", sa.column("name"), sa.column("value"))
        connection.execute(sa.insert(facts).values(name="counted-before-days", value=str(len(rows))))


def add_index(name: str, columns: list[str], where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, "tallies", columns, sqlite_where=condition, postgresql_where=condition)


def chips_won(connection: sa.Connection) -> dict[tuple[int, int], int]:
    """Return what each member has won at tables, less what they have lost, with the chips that lie at live tables."""
    won: dict[tuple[int, int], int] = {}
    accounts = sa.table("accounts", *(sa.column(name) for name in ("account", "guild", "user", "kind")))
    transfers = sa.table("transfers", *(sa.column(name) for name in ("source", "target", "amount", "reason")))
    of_tables = transfers.c.reason.not_in(("welcome", "daily"))
    for side, sign in ((transfers.c.target, 1), (transfers.c.source, -1)):
        moved = sa.select(accounts.c.guild, accounts.c.user, sa.func.sum(transfers.c.amount).label("hc"))
        moved = moved.select_from(accounts.join(transfers, side == accounts.c.account))
        moved = moved.where(accounts.c.kind == "member", accounts.c.user > 0, of_tables)
        for row in connection.execute(moved.group_by(accounts.c.guild, accounts.c.user)):
            won[row.guild, row.user] = won.get((row.guild, row.user), 0) + sign * int(row.hc)
    tables = sa.table("tables", *(sa.column(name) for name in ("guild", "phase", "body")))
    live = sa.select(tables.c.guild, tables.c.body).where(tables.c.phase.in_(("lobby", "playing", "pause")))
    for at_table in connection.execute(live):
        table = json.loads(at_table.body)
        if table["for_chips"]:
            lying = [(chair["user"], hc) for chair, hc in zip(table["chairs"], table["stacks"], strict=False)]
            lying += [(onlooker["user"], onlooker["paid_in"]) for onlooker in table.get("gallery", ())]
            for user, hc in lying:
                if user is not None and user > 0:
                    won[at_table.guild, user] = won.get((at_table.guild, user), 0) + hc
    return won
