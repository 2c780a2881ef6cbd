"""/puzzle: the puzzles of the day."""
