"""Marks of people: keyed hashes of their ids, which stay where nothing else of a person is kept.

The key is random and stays in the database, so a mark holds whatever token the bot has. Nobody can find a person by a mark. With
the key, anyone who already knows an id can test whether there is a mark of it.
"""

import hashlib
import hmac
import secrets
from typing import Final

from sqlalchemy import Connection, select

from data.database.upserts import insert
from data.schema import facts

FACT: Final = "mark-key"  # its name in the database


def load_key(connection: Connection) -> bytes:
    """Return the key of this database. It is made when it is needed first."""
    row = {"name": FACT, "value": secrets.token_hex(32)}
    connection.execute(insert(connection, facts).values(row).on_conflict_do_nothing(index_elements=["name"]))
    return bytes.fromhex(connection.scalars(select(facts.c.value).where(facts.c.name == FACT)).one())


def mark_of(key: bytes, about: str) -> str:
    """Return the mark of `about`, a text that contains the id of a person."""
    return hmac.new(key, about.encode(), hashlib.sha256).hexdigest()
