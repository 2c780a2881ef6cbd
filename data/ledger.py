"""The ledger: double-entry transfers, the balances they add up to, and what the house has paid
people today.

Every function runs inside its caller's transaction.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter

from sqlalchemy import Connection, and_, case, func, literal, or_, select, union_all, update
from sqlalchemy.engine import CursorResult

from data import schema, table_json
from data.database.database import insert
from data.exceptions import Conflict
from data.schema import accounts, transfers, winnings
from data.transactions_and_caches import Transactions
from tables.chips import bookings, chip_accounts
from tables.chips.chip_accounts import Account, NotEnoughChips, Transfer
from tables.people.people import Booking
from tables.state.change import Winnings
from tables.tournaments.public_tournament import RUNNING

HOUSE = "house"


def book(
    connection: Connection,
    transfers_to_book: Sequence[Transfer],
    guild: int,
    table_id: str | None,
    now: int,
) -> bool:
    """Book transfers and move balances by their sums; return false, without moving any, if one of
    the ids is booked already.

    Raises `NotEnoughChips`. All transactions touch rows in the same order, so that two never wait
    for each other. The house of a server, which all its tables use, comes last, so that its row is
    locked for the shortest time.
    """
    if not transfers_to_book:
        return True
    rows = [
        {
            "id": transfer.id,
            "source": transfer.source,
            "target": transfer.target,
            "amount": transfer.amount,
            "reason": transfer.reason,
            "table_id": table_id,
            "at": now,
            "line": line,
        }
        for line, transfer in enumerate(transfers_to_book)
    ]
    rows.sort(key=lambda row: str(row["id"]))
    inserted = connection.execute(
        insert(connection, transfers).values(rows).on_conflict_do_nothing(index_elements=["id"])
    )
    if inserted.rowcount < len(rows):
        return False
    moves: Counter[Account] = Counter()
    for transfer in transfers_to_book:
        moves[transfer.source] -= transfer.amount
        moves[transfer.target] += transfer.amount
    order = sorted(moves, key=lambda account: (_kind(account) == HOUSE, account))
    connection.execute(
        insert(connection, accounts)
        .values([_account_row(account, guild) for account in order])
        .on_conflict_do_nothing(index_elements=["account"])
    )
    for account in order:
        if moves[account]:
            _move(connection, account, moves[account])
    return True


def _move(connection: Connection, account: Account, amount: int) -> None:
    # as the CHECK of the table
    enough = or_(accounts.c.balance + amount >= 0, accounts.c.kind == HOUSE)
    moved: CursorResult[object] = connection.execute(
        update(accounts)
        .where(accounts.c.account == account, enough)
        .values(balance=accounts.c.balance + amount)
    )
    if moved.rowcount == 0:
        raise NotEnoughChips(account)


def _account_row(account: Account, guild: int) -> dict[str, object]:
    kind = _kind(account)
    user = int(account.rpartition(":")[2]) if kind == "member" else None
    return {"account": account, "guild": guild, "kind": kind, "user": user, "balance": 0}


def _kind(account: Account) -> str:
    return account.partition(":")[0]


def balance(connection: Connection, account: Account) -> int:
    """Return the half-chips in an account; 0 if it was never used."""
    return connection.scalar(select(accounts.c.balance).where(accounts.c.account == account)) or 0


def bookings_of(connection: Connection, account: Account, limit: int) -> list[Booking]:
    """Return the newest bookings of an account, newest first.

    Bookings of the same moment stay together, so there may be a few more than `limit`.
    """
    # The oldest moment of this page comes from two short walks along the two indexes, however long
    # the history is.
    moments = [
        select(transfers.c.at)
        .where(side == account)
        .order_by(transfers.c.at.desc())
        .limit(limit)
        .subquery()
        for side in (transfers.c.source, transfers.c.target)
    ]
    newest = union_all(*(select(part.c.at) for part in moments)).subquery()
    page = connection.scalars(select(newest.c.at).order_by(newest.c.at.desc()).limit(limit)).all()
    if not page:
        return []
    of_account = or_(transfers.c.source == account, transfers.c.target == account)
    rows = connection.execute(
        select(transfers)
        .where(of_account, transfers.c.at >= page[-1])
        .order_by(transfers.c.at.desc(), transfers.c.line.desc(), transfers.c.id)
    )
    return [
        Booking(row.at, row.amount, row.reason, row.source)
        if row.target == account
        else Booking(row.at, -row.amount, row.reason, row.target)
        for row in rows
    ]


def audit(connection: Connection) -> int:
    """Return the sum of all accounts.

    Raises `ValueError` for the first whose balance is not the sum of its transfers.
    """
    sides = union_all(
        select(transfers.c.target.label("account"), transfers.c.amount.label("amount")),
        select(transfers.c.source, -transfers.c.amount),
        select(accounts.c.account, literal(0)),
    ).subquery()
    booked = (
        select(sides.c.account, func.sum(sides.c.amount).label("booked"))
        .group_by(sides.c.account)
        .subquery()
    )
    both = booked.outerjoin(accounts, accounts.c.account == booked.c.account)
    wrong = select(booked.c.account, accounts.c.balance, booked.c.booked).select_from(both)
    wrong = (
        wrong.where(func.coalesce(accounts.c.balance, 0) != booked.c.booked)
        .order_by(booked.c.account)
        .limit(1)
    )
    found = connection.execute(wrong).first()
    if found is not None:
        raise ValueError(
            f"{found.account}: the balance is {found.balance}, its transfers add up to"
            f" {found.booked}"
        )
    return int(connection.scalar(select(func.coalesce(func.sum(accounts.c.balance), 0))) or 0)


def census(connection: Connection) -> tuple[dict[tuple[str, str], int], int]:
    """Return the numbers of live tables by game and phase, and all half-chips that are not the
    house's.
    """
    tables = schema.tables.c
    rows = connection.execute(
        select(tables.game, tables.phase, func.count())
        .where(schema.LIVE)
        .group_by(tables.game, tables.phase)
    )
    chips = select(func.sum(accounts.c.balance)).where(accounts.c.kind != HOUSE)
    live = {(str(game), str(phase)): int(count) for game, phase, count in rows}
    return live, int(connection.scalar(chips) or 0)


def refunds(connection: Connection, table_id: str, version: int) -> list[Transfer]:
    """Return transfers that empty a table's account without knowing its game.

    Each account gets back what it paid in since it was last paid out, in proportion if the table
    holds another sum. Half-chips that remain after division go to the largest remainders.
    """
    account = chip_accounts.table(table_id)
    held = balance(connection, account)
    paid: Counter[Account] = Counter()
    of_account = or_(transfers.c.source == account, transfers.c.target == account)
    order = (transfers.c.at, transfers.c.line, transfers.c.id)
    for row in connection.execute(select(transfers).where(of_account).order_by(*order)):
        if row.target == account:
            paid[row.source] += row.amount
        elif _kind(row.target) == HOUSE:  # other bots of the house may still play: their chips stay
            paid[row.target] = max(0, paid[row.target] - row.amount)
        else:  # a player who is paid out has left with everything
            paid[row.target] = 0
    total = paid.total()
    if held == 0 or total == 0:
        return []
    shares = {payer: divmod(held * amount, total) for payer, amount in sorted(paid.items())}
    left = held - sum(whole for whole, _ in shares.values())
    rounded_up = sorted(shares, key=lambda payer: -shares[payer][1])[:left]
    return [
        bookings.refund(table_id, version, line, payer, whole + (payer in rounded_up))
        for line, (payer, (whole, _)) in enumerate(shares.items())
        if whole + (payer in rounded_up) > 0
    ]


def store_winnings(connection: Connection, guild: int, changes: Sequence[Winnings]) -> None:
    """Store new winnings.

    Raises `Conflict` if a deal at another table has changed a player's meanwhile.

    All transactions touch the rows in the same order, so that none waits for the other in a circle.
    """
    for change in sorted(changes, key=attrgetter("user")):
        tomorrow = change.day + 1
        unchanged = and_(winnings.c.day.in_((change.day, tomorrow)), winnings.c.hc == change.before)
        if change.before == 0:
            unchanged = or_(unchanged, winnings.c.day.not_in((change.day, tomorrow)))
        row = insert(connection, winnings).values(
            guild=guild, user=change.user, day=change.day, hc=change.after
        )
        newer = {
            "day": case((winnings.c.day == tomorrow, tomorrow), else_=change.day),
            "hc": row.excluded.hc,
        }
        written = connection.execute(
            row.on_conflict_do_update(index_elements=["guild", "user"], set_=newer, where=unchanged)
        )
        if written.rowcount == 0:
            raise Conflict


class Ledger(Transactions):
    """Accounts, bookings and balances of chips."""

    async def transfer(self, transfer: Transfer, guild: int, now: int) -> bool:
        """Book a transfer outside a table; false if its id is booked already.

        Raises `NotEnoughChips`.
        """
        return await self.write(lambda connection: book(connection, (transfer,), guild, None, now))

    async def balance(self, account: Account) -> int:
        """Return the half-chips in an account; 0 if it was never used."""
        return (await self.balances((account,)))[account]

    async def balances(self, accounts: Collection[Account]) -> Mapping[Account, int]:
        """Return the half-chips in each of these accounts at one moment."""
        columns = schema.accounts.c
        rows = await self.rows(
            select(columns.account, columns.balance).where(columns.account.in_(accounts))
        )
        return {**dict.fromkeys(accounts, 0), **{row.account: row.balance for row in rows}}

    async def day_winnings(self, guild: int, users: Collection[int], day: int) -> Mapping[int, int]:
        """Return the half-chips that players won from the house of a server on a day, less their
        losses.

        Players who have not played against the house that day are left out. `day` counts from 1970.
        """
        columns = winnings.c
        query = select(columns.user, columns.hc).where(
            columns.guild == guild,
            columns.user.in_(sorted(users)),
            columns.day.in_((day, day + 1)),
        )
        return {row.user: row.hc for row in await self.rows(query)}

    async def chips_at_tables(self, guild: int, user: int) -> int:
        """Return the half-chips of a member that lie at live tables, in mid-deal those that they
        have brought for it, and those that they have paid to enter tournaments that are played.
        """
        rows = await self.rows(
            select(schema.tables.c.body).where(schema.tables.c.guild == guild, schema.LIVE)
        )
        playing = schema.tournaments.c
        paid = select(func.sum(transfers.c.amount).label("hc")).join_from(
            transfers,
            schema.tournaments,
            (transfers.c.target == literal("table:") + playing.id)
            & (playing.guild == guild)
            & playing.stage.in_(RUNNING),
        )
        (entries,) = await self.rows(
            paid.where(transfers.c.source == chip_accounts.member(guild, user))
        )
        return sum(table_json.chips_by_user(row.body)[user] for row in rows) + (entries.hc or 0)

    async def bookings(self, account: Account, limit: int) -> Sequence[Booking]:
        """Return the newest bookings of an account, newest first.

        Bookings of the same moment stay together, so there may be a few more than `limit`.
        """
        return await self.read(lambda connection: bookings_of(connection, account, limit))

    async def audit(self) -> int:
        """Return the sum of all accounts, which is always 0.

        Raises `ValueError` for the first account whose balance is not the sum of its transfers.
        """
        return await self.read(audit)
