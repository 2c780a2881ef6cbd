"""Writing a database as SQL that SQLite and PostgreSQL both read."""

from typing import Any

from sqlalchemy import Connection, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from data.schema import metadata


def dumped(connection: Connection) -> str:
    """Return the whole database in SQL.

    Each statement ends with a semicolon at the end of a line.
    """
    statements = [
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    ]
    (version,) = connection.execute(text("SELECT version_num FROM alembic_version")).scalars()
    statements.append(f"INSERT INTO alembic_version VALUES ('{version}')")
    for table in metadata.sorted_tables:
        made = [
            CreateTable(table),
            *(
                CreateIndex(index)
                for index in sorted(table.indexes, key=lambda index: str(index.name))
            ),
        ]
        statements += [
            " ".join(str(source.compile(dialect=postgresql.dialect())).split()) for source in made
        ]
        values = [
            f"({', '.join(map(literal, row))})"
            for row in connection.execute(select(table).order_by(*table.primary_key))
        ]
        assert not any("\n" in value for value in values)
        if values:
            statements.append(f'INSERT INTO "{table.name}" VALUES\n' + ",\n".join(values))
    return "".join(f"{statement};\n" for statement in statements)


def literal(value: Any) -> str:
    """Return a value as both databases write it."""
    if value is None or isinstance(value, bool):
        return {None: "NULL", True: "TRUE", False: "FALSE"}[value]
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, tuple):
        value = " ".join(value)
    return "'" + value.replace("'", "''") + "'"
