"""Posters: leaderboards and final standings."""
