"""Pages that belong to no table: rules, lessons, leaderboard, preferences, /house."""
