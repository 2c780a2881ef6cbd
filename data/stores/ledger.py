"""The ledger: double-entry bookings and the balances they add up to. Every function runs inside its caller's transaction."""

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


def book(connection: Connection, bookings: Sequence[Transfer], guild: int, table_id: str | None, now: int) -> bool:
    """Book them all and move the balances by what they come to. False, with no balance moved, if one of the ids is known.

    Raises `NotEnoughChips`. Rows are touched in the same order by everybody, so that PostgreSQL never sees two of these wait
    for each other; the house of a guild, which all its tables want, comes last and is held for the shortest time.
    """
    if not bookings:
        return True
    rows = [
        {
            "id": one.id,
            "source": one.source,
            "target": one.target,
            "amount": one.amount,
            "reason": one.reason,
            "table_id": table_id,
            "at": now,
            "line": line,
        }
        for line, one in enumerate(bookings)
    ]
    rows.sort(key=lambda row: str(row["id"]))
    booked = connection.execute(insert(connection, transfers).values(rows).on_conflict_do_nothing(index_elements=["id"]))
    if booked.rowcount < len(rows):
        return False
    moves: Counter[Account] = Counter()
    for one in bookings:
        moves[one.source] -= one.amount
        moves[one.target] += one.amount
    order = sorted(moves, key=lambda account: (_kind(account) == HOUSE, account))
    new = [_opened(account, guild) for account in order]
    connection.execute(insert(connection, accounts).values(new).on_conflict_do_nothing(index_elements=["account"]))
    for account in order:
        if moves[account]:
            _move(connection, account, moves[account])
    return True


def _move(connection: Connection, account: Account, amount: int) -> None:
    enough = or_(accounts.c.balance + amount >= 0, accounts.c.kind == HOUSE)  # the CHECK says so too
    moved: CursorResult[object] = connection.execute(
        update(accounts).where(accounts.c.account == account, enough).values(balance=accounts.c.balance + amount)
    )
    if moved.rowcount == 0:
        raise NotEnoughChips(account)


def _opened(account: Account, guild: int) -> dict[str, object]:
    kind = _kind(account)
    user = int(account.rpartition(":")[2]) if kind == "member" else None
    return {"account": account, "guild": guild, "kind": kind, "user": user, "balance": 0}


def _kind(account: Account) -> str:
    return account.partition(":")[0]


def balance(connection: Connection, account: Account) -> int:
    """hc; 0 for an account that was never used."""
    return connection.scalar(select(accounts.c.balance).where(accounts.c.account == account)) or 0


def history(connection: Connection, account: Account, limit: int, before: int | None) -> list[Booking]:
    """The newest bookings, newest first. Those of one moment stay together, so there can be a few more than `limit`."""
    window = [] if before is None else [transfers.c.at < before]
    # the oldest moment of this page: two short walks along the two indexes, however long the account's history is
    moments = [
        select(transfers.c.at).where(side == account, *window).order_by(transfers.c.at.desc()).limit(limit).subquery()
        for side in (transfers.c.source, transfers.c.target)
    ]
    newest = union_all(*(select(part.c.at) for part in moments)).subquery()
    page = (connection.scalars(select(newest.c.at).order_by(newest.c.at.desc()).limit(limit))).all()
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
    """The sum over all accounts. Raises `ValueError` for the first account whose balance is not what its transfers add up to."""
    sides = union_all(
        select(transfers.c.target.label("account"), transfers.c.amount.label("amount")),
        select(transfers.c.source, -transfers.c.amount),
        select(accounts.c.account, literal(0)),
    ).subquery()
    booked = select(sides.c.account, func.sum(sides.c.amount).label("booked")).group_by(sides.c.account).subquery()
    both = booked.outerjoin(accounts, accounts.c.account == booked.c.account)
    wrong = select(booked.c.account, accounts.c.balance, booked.c.booked).select_from(both)
    wrong = wrong.where(func.coalesce(accounts.c.balance, 0) != booked.c.booked).order_by(booked.c.account).limit(1)
    found = (connection.execute(wrong)).first()
    if found is not None:
        raise ValueError(f"{found.account}: the balance is {found.balance}, its transfers add up to {found.booked}")
    return int(connection.scalar(select(func.coalesce(func.sum(accounts.c.balance), 0))) or 0)


def refunds(connection: Connection, table_id: str, version: int) -> list[Transfer]:
    """Bookings that empty a table's account without knowing its game: to all what they have paid in since they were last paid
    out, in proportion if the account holds another sum (largest remainders first, so that nothing is left over)."""
    account = chip_accounts.table(table_id)
    held = balance(connection, account)
    paid: Counter[Account] = Counter()
    mine = or_(transfers.c.source == account, transfers.c.target == account)
    order = (transfers.c.at, transfers.c.line, transfers.c.id)
    for row in connection.execute(select(transfers).where(mine).order_by(*order)):
        if row.target == account:
            paid[row.source] += row.amount
        elif _kind(row.target) == HOUSE:  # it may have several computer players here: the others' chips stay
            paid[row.target] = max(0, paid[row.target] - row.amount)
        else:  # has left with everything
            paid[row.target] = 0
    total = paid.total()
    if held == 0 or total == 0:
        return []
    shares = {one: divmod(held * amount, total) for one, amount in sorted(paid.items())}
    left = held - sum(whole for whole, _ in shares.values())
    lucky = sorted(shares, key=lambda one: -shares[one][1])[:left]
    return [
        bookings.refund(table_id, version, line, one, whole + (one in lucky))
        for line, (one, (whole, _)) in enumerate(shares.items())
        if whole + (one in lucky) > 0
    ]
