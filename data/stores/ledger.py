"""The ledger: double-entry transfers, and the balances they add up to.

Every function runs inside its caller's transaction.
"""

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import Connection, func, literal, or_, select, union_all, update
from sqlalchemy.engine import CursorResult

from data.database.upserts import insert
from data.schema import accounts, transfers
from tables.chips import bookings, chip_accounts
from tables.chips.chip_accounts import Account, NotEnoughChips, Transfer
from tables.state.people import Booking

HOUSE = "house"


def book(connection: Connection, transfers_to_book: Sequence[Transfer], guild: int, table_id: str | None, now: int) -> bool:
    """Book transfers and move balances by their sums; return false, without moving any, if one of the ids is booked already.

    Raises `NotEnoughChips`. All transactions touch rows in the same order, so that two never wait for each other. The house of a
    server, which all its tables use, comes last, so that its row is locked for the shortest time.
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
    inserted = connection.execute(insert(connection, transfers).values(rows).on_conflict_do_nothing(index_elements=["id"]))
    if inserted.rowcount < len(rows):
        return False
    moves: Counter[Account] = Counter()
    for transfer in transfers_to_book:
        moves[transfer.source] -= transfer.amount
        moves[transfer.target] += transfer.amount
    order = sorted(moves, key=lambda account: (_kind(account) == HOUSE, account))
    new = [_account_row(account, guild) for account in order]
    connection.execute(insert(connection, accounts).values(new).on_conflict_do_nothing(index_elements=["account"]))
    for account in order:
        if moves[account]:
            _move(connection, account, moves[account])
    return True


def _move(connection: Connection, account: Account, amount: int) -> None:
    enough = or_(accounts.c.balance + amount >= 0, accounts.c.kind == HOUSE)  # as the CHECK of the table
    moved: CursorResult[object] = connection.execute(
        update(accounts).where(accounts.c.account == account, enough).values(balance=accounts.c.balance + amount)
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


def bookings_of(connection: Connection, account: Account, limit: int, before: int | None) -> list[Booking]:
    """Return the newest bookings of an account, newest first.

    Bookings of the same moment stay together, so there may be a few more than `limit`.
    """
    window = [] if before is None else [transfers.c.at < before]
    # The oldest moment of this page comes from two short walks along the two indexes, however long the history is.
    moments = [
        select(transfers.c.at).where(side == account, *window).order_by(transfers.c.at.desc()).limit(limit).subquery()
        for side in (transfers.c.source, transfers.c.target)
    ]
    newest = union_all(*(select(part.c.at) for part in moments)).subquery()
    page = connection.scalars(select(newest.c.at).order_by(newest.c.at.desc()).limit(limit)).all()
    if not page:
        return []
    mine = or_(transfers.c.source == account, transfers.c.target == account)
    rows = connection.execute(
        select(transfers)
        .where(mine, transfers.c.at >= page[-1], *window)
        .order_by(transfers.c.at.desc(), transfers.c.line.desc(), transfers.c.id)
    )
    return [
        Booking(row.at, row.amount, row.reason, row.source)
        if row.target == account
        else Booking(row.at, -row.amount, row.reason, row.target)
        for row in rows
    ]


def audit(connection: Connection) -> int:
    """Return the sum of all accounts. Raises `ValueError` for the first whose balance is not the sum of its transfers."""
    sides = union_all(
        select(transfers.c.target.label("account"), transfers.c.amount.label("amount")),
        select(transfers.c.source, -transfers.c.amount),
        select(accounts.c.account, literal(0)),
    ).subquery()
    booked = select(sides.c.account, func.sum(sides.c.amount).label("booked")).group_by(sides.c.account).subquery()
    both = booked.outerjoin(accounts, accounts.c.account == booked.c.account)
    wrong = select(booked.c.account, accounts.c.balance, booked.c.booked).select_from(both)
    wrong = wrong.where(func.coalesce(accounts.c.balance, 0) != booked.c.booked).order_by(booked.c.account).limit(1)
    found = connection.execute(wrong).first()
    if found is not None:
        raise ValueError(f"{found.account}: the balance is {found.balance}, its transfers add up to {found.booked}")
    return int(connection.scalar(select(func.coalesce(func.sum(accounts.c.balance), 0))) or 0)


def refunds(connection: Connection, table_id: str, version: int) -> list[Transfer]:
    """Return transfers that empty a table's account without knowing its game.

    Each account gets back what it paid in since it was last paid out, in proportion if the table holds another sum. Half-chips
    that remain after division go to the largest remainders.
    """
    account = chip_accounts.table(table_id)
    held = balance(connection, account)
    paid: Counter[Account] = Counter()
    mine = or_(transfers.c.source == account, transfers.c.target == account)
    order = (transfers.c.at, transfers.c.line, transfers.c.id)
    for row in connection.execute(select(transfers).where(mine).order_by(*order)):
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
