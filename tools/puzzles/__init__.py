"""Makes the puzzles of the day."""
