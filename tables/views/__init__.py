"""What the room and each participant may know of a table."""
