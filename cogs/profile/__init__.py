"""/profile and /achievements."""
