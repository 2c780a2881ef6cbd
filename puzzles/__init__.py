"""Puzzles of the day. What one is: `puzzle.py`; its table: `position.py`; those that are offered: `collection.py`."""
