"""/preferences and /timezone."""
