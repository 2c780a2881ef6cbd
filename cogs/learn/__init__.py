"""/learn: lessons, and the walk through them."""
