"""/rules."""
