"""Messages that belong to no table: rules, leaderboard, settings, replay."""
