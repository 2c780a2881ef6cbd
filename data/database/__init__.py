"""SQLite and PostgreSQL: connections, transactions, upserts, and messages between processes."""
