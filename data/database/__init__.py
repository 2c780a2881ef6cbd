"""SQLite and PostgreSQL: connections, transactions, and messages between processes."""
