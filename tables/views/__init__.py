"""Views of a table for the room and for each participant."""
