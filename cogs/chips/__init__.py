"""/chips."""
