"""`Table` and its parts: plain data."""
