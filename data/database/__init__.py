"""How SQLite and PostgreSQL are reached: connections, transactions, upserts, and messages between processes."""
