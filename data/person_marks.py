"""Marks of people: keyed hashes of their ids. A mark stays when a person's other data is erased.

The key is random and stays in the database, so a mark holds whatever token the bot has. Nobody can
find a person by a mark. With the key, anyone who already knows an id can test whether there is a
mark of it.

All copies of a database have its key, so a mark that is younger than a copy still fits the ids in
it. The marks themselves are rows of `forgotten`, which a restore takes back. So they also stand in
a file, apart from the database and its copies. If a restored copy has brought people back, the next
start forgets them again (`data.privacy.Privacy.repeat_erasures`).
"""

import hashlib
import hmac
import os
import secrets
from collections.abc import Collection
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, select

from data.database.database import insert
from data.database.holder import OWNER_ONLY, OWNERS_FOLDER
from data.schema import facts, forgotten, returned_people
from tables.state.default_settings import MARK_MS

FACT: Final = "mark-key"  # its name in the database


def load_key(connection: Connection) -> bytes:
    """Return the key of this database. It is made when it is needed first."""
    connection.execute(
        insert(connection, facts)
        .values({"name": FACT, "value": secrets.token_hex(32)})
        .on_conflict_do_nothing(index_elements=["name"])
    )
    return bytes.fromhex(
        connection.scalars(select(facts.c.value).where(facts.c.name == FACT)).one()
    )


def note_erasure(file: Path, mark: str, at: int) -> None:
    """Add the mark of a forgotten person to a file, which is made if it does not exist."""
    file.parent.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
    file.touch(mode=OWNER_ONLY)
    with file.open("a", encoding="ascii") as opened:
        opened.write(f"{at} {mark}\n")
        opened.flush()
        os.fsync(opened.fileno())


def read_erasures(file: Path, since: int) -> dict[str, int]:
    """Return the marks in the file and when each was made last, and take older ones than `since`
    out of it.
    """
    if not file.exists():
        return {}
    lines = file.read_text(encoding="ascii", errors="replace").splitlines()
    noted: dict[str, int] = {}
    for at, _, mark in (line.partition(" ") for line in lines):
        if at.isdigit() and int(at) > since:
            noted[mark] = max(int(at), noted.get(mark, 0))
    if len(noted) < len(lines):
        part = file.with_name(f"{file.name}.part")
        part.touch(mode=OWNER_ONLY)
        part.write_text("".join(f"{at} {mark}\n" for mark, at in noted.items()), encoding="ascii")
        part.replace(file)
    return noted


def mark_of_person(key: bytes, user: int) -> str:
    """Return the mark of a person on all servers."""
    return mark_of(key, f"{user}")


def mark_of_member(key: bytes, guild: int, user: int) -> str:
    """Return the mark of a person on a server."""
    return mark_of(key, f"{guild}/{user}")


def mark_of_avoided(key: bytes, user: int, other: int) -> str:
    """Return the mark of a person that a user avoids.

    Nobody sees by it that others avoid the same person.
    """
    return mark_of(key, f"avoided/{user}/{other}")


def leaver_alias(key: bytes, guild: int, user: int) -> int:
    """Return the id below 0 that stands for a forgotten person in `left_rounds`, while these
    rows are kept.
    """
    return -1 - (int(mark_of(key, f"left/{guild}/{user}")[:16], 16) >> 2)


def note_return(connection: Connection, key: bytes, user: int) -> None:
    """Store that a person has come back who was forgotten lately."""
    at: int | None = connection.scalar(
        select(func.max(forgotten.c.at)).where(forgotten.c.mark == mark_of_person(key, user))
    )
    if at is not None:
        connection.execute(
            insert(connection, returned_people)
            .values({"user": user, "until": at + MARK_MS})
            .on_conflict_do_nothing()
        )


def returned_at(connection: Connection, users: Collection[int], now: int) -> set[int]:
    """Return which of these people have come back too lately to count for ratings and as other
    people.
    """
    columns = returned_people.c
    return {
        *connection.scalars(
            select(columns.user).where(columns.user.in_(users), columns.until > now)
        )
    }


def mark_of(key: bytes, about: str) -> str:
    """Return the mark of `about`, a text that contains the id of a person."""
    return hmac.new(key, about.encode(), hashlib.sha256).hexdigest()
