"""/help and /about."""
