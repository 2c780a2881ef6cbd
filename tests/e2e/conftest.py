"""A real PostgreSQL, where two processes share it."""

from tests.data.databases import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]
