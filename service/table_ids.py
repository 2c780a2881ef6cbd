"""Ids of new tables."""

import secrets

from tables.changes.rematch import TABLE_ID_ALPHABET, TABLE_ID_LENGTH


def new_table_id() -> str:
    """Return a random id."""
    return "".join(secrets.choice(TABLE_ID_ALPHABET) for _ in range(TABLE_ID_LENGTH))
