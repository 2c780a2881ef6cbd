"""/play and /tables: choosing a game, opening a table."""
