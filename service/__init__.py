"""What can be done: load, change, commit, retry; computer players, evenings, a person's tables."""
